"""Games to make records of, and the records that are kept as files in tests/data/records.

``python -m tests.records.samples`` writes the files again. Do so only with a new version of the
format: old records must stay readable.
"""

from __future__ import annotations

import functools
import hashlib
import random
from pathlib import Path
from typing import NamedTuple

from lamplighter import State, load_game
from lamplighter.games.chance import play_chance
from lamplighter.records import ClientSeed, Record, Secret, record_of, save

FOLDER = Path(__file__).parents[1] / "data" / "records"

CLIENTS = (ClientSeed("investigator", b"anna"), ClientSeed("jack", b"\x01\x02\x03"))

MIDDLE = "Gn,ln,Be/ue,sw,ts/n,pn,mn 2,5,11 4 hWrJ N uus 2?,3N - = BG"


NAMES = (
    "finished.txt",
    "unfinished.txt",
    "chosen.txt",
    "chosen-unfinished.txt",
    "position.txt",
    "position-unfinished.txt",
)


class Sample(NamedTuple):
    """A game at some moment, with what belongs to it."""

    state: State
    secret: Secret
    record: Record


def secret_of(number: int, position: str | None = None) -> Secret:
    """A secret seed that is the same in every run."""
    return Secret(hashlib.sha256(b"lamplighter example %d" % number).digest(), position=position)


def play(
    secret: Secret, moves: int = 99, clients: tuple[ClientSeed, ...] = (), luck: int = 0
) -> State:
    """Up to ``moves`` decisions of players who choose at random, chance from ``secret``."""
    game, rng, stream = load_game("pocket"), random.Random(luck), secret.stream(clients)
    state = game.parse_state(secret.position) if secret.position else game.new_initial_state()
    play_chance(state, stream)
    while moves and not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
        play_chance(state, stream)
        moves -= 1
    return state


def sample(number: int, moves: int = 99, position: str | None = None) -> Sample:
    """Game ``number`` after so many decisions, without anything in its heading."""
    secret = secret_of(number, position)
    state = play(secret, moves, luck=number)
    return Sample(state, secret, record_of(state, secret))


@functools.cache
def kept() -> dict[str, Sample]:
    """The games of the files, by the names of the files."""
    chosen, middle = Secret(7, chosen=True), secret_of(1, MIDDLE)
    games = (
        (secret_of(69), 99, CLIENTS, 69),
        (secret_of(69), 18, CLIENTS, 69),
        (chosen, 99, (), 7),
        (chosen, 9, (), 7),
        (middle, 99, (), 1),
        (middle, 3, (), 1),
    )
    made = {}
    for name, (secret, moves, clients, luck) in zip(NAMES, games, strict=True):
        state = play(secret, moves, clients, luck)
        record = record_of(
            state,
            secret,
            players=("Anna Nováková", "greedy"),
            started="2026-11-30T05:00:00Z",
            finished="2026-11-30T05:31:07Z",
            client_seeds=clients,
        )
        made[name] = Sample(state, secret, record)
    return made


if __name__ == "__main__":
    for name, (_, secret, record) in kept().items():
        save(record, FOLDER / name, secret, overwrite=True)
