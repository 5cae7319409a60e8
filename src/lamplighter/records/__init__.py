"""Game records: one small text file a game, that a person can read and anybody can check.

>>> from lamplighter import load_game, records
>>> from lamplighter.games.chance import play_chance
>>> secret = records.Secret()
>>> state = load_game("pocket").new_initial_state()
>>> play_chance(state, secret.stream())
>>> record = records.record_of(state, secret, players=("Anna", "greedy"))
>>> records.read(records.write(record)) == record
True
>>> records.verify(record).status
'unfinished'

The format is described in ``docs/records.md``, the fairness of the deal in ``docs/fairness.md``.
"""

from __future__ import annotations

from lamplighter.records.errors import Finding, RecordError
from lamplighter.records.files import load, load_secret, save, secret_path, verify_file
from lamplighter.records.parse import MAX_BYTES, read
from lamplighter.records.record import ENDS, NOBODY, UNFINISHED, Record, game_of, timestamp
from lamplighter.records.replay import is_told_all, record_of, replay, replay_view
from lamplighter.records.seeds import ClientSeed, Secret, commitment, new_seed
from lamplighter.records.text import write
from lamplighter.records.twin import from_json, to_json
from lamplighter.records.verify import Verification, verify

__all__ = [
    "ENDS",
    "MAX_BYTES",
    "NOBODY",
    "UNFINISHED",
    "ClientSeed",
    "Finding",
    "Record",
    "RecordError",
    "Secret",
    "Verification",
    "commitment",
    "from_json",
    "game_of",
    "is_told_all",
    "load",
    "load_secret",
    "new_seed",
    "read",
    "record_of",
    "replay",
    "replay_view",
    "save",
    "secret_path",
    "timestamp",
    "to_json",
    "verify",
    "verify_file",
    "write",
]
