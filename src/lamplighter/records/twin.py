"""The JSON twin of a record: the same fields, and the digest of the text it belongs to."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from lamplighter.records.errors import RecordError, fault
from lamplighter.records.parse import MAX_BYTES
from lamplighter.records.record import Record, game_of
from lamplighter.records.seeds import ClientSeed, seed_from_text, seed_to_text
from lamplighter.records.text import MAGIC, write

__all__ = ["from_json", "to_json"]

_TEXTS = ("game", "rules", "started", "position", "source", "commitment", "finished", "result")


def to_json(record: Record) -> str:
    """A record as a JSON object; ends with a line feed.

    Raises:
        RecordError: as `write`.
    """
    twin = {
        "format": MAGIC,
        "game": record.game,
        "options": dict(record.options),
        "rules": record.rules,
        "players": dict(zip(game_of(record).roles, record.players, strict=True)),
        "started": record.started,
        "position": record.position,
        "source": record.source,
        "commitment": record.commitment,
        "client_seeds": [
            {"role": client.role, "value": client.value.hex()} for client in record.client_seeds
        ],
        "words": record.words,
        "finished": record.finished,
        **({} if record.ended is None else {"ended": record.ended}),
        "result": record.result,
        "seed": None if record.seed is None else seed_to_text(record.seed),
        "digest": _digest(record),
    }
    return json.dumps(twin, ensure_ascii=False, indent=2) + "\n"


def from_json(text: str) -> Record:
    """The record that a JSON twin tells; checked as thoroughly as `read` checks a text.

    Raises:
        RecordError: it is not JSON, a key is missing, unknown or given twice, a value is of the
            wrong kind, or the record is not the one that the digest belongs to.
    """
    twin = _loaded(text)
    keys = [*_TEXTS, "format", "options", "players", "client_seeds", "words", "seed", "digest"]
    for key in twin:
        if key not in (*keys, "ended"):
            raise fault("format", key, key, f"one of the keys {' '.join(sorted(keys))}")
    for key in keys:
        if key not in twin:
            raise fault("format", key, "", f"a key {key!r}")
    if twin["format"] != MAGIC:
        raise fault("format", "format", twin["format"], repr(MAGIC))
    record = _record(twin)
    if _digest(record) != twin["digest"]:
        expected = f"{_digest(record)}: something was changed after the record was written"
        raise fault("changed", "digest", twin["digest"], expected)
    return record


def _digest(record: Record) -> str:
    return write(record).rstrip("\n").rpartition("digest: ")[2]


def _loaded(text: str) -> dict[str, Any]:
    if not isinstance(text, str):
        raise TypeError(f"a record is read from a str, not {type(text).__name__}: decode it first")
    if len(text) > 2 * MAX_BYTES:
        raise fault("format", "text", f"{len(text)} characters", f"at most {2 * MAX_BYTES}")
    try:
        twin = json.loads(text, object_pairs_hook=_object)
    except RecordError:
        raise
    except (ValueError, RecursionError) as error:
        raise fault("format", "text", text, f"a record as JSON ({error})") from None
    if not isinstance(twin, dict):
        raise fault("format", "text", twin, "a JSON object")
    return twin


def _object(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for key, value in pairs:
        if key in made:
            raise fault("format", key, key, "each key once")
        made[key] = value
    return made


def _record(twin: Mapping[str, Any]) -> Record:
    for key in (*_TEXTS, "ended"):
        if not isinstance(twin.get(key), str | None):
            raise fault("format", key, twin[key], "a text or null")
    options = _mapping(twin, "options")
    players = _mapping(twin, "players")
    words = _list(twin, "words", str)
    record = Record(
        **{key: twin[key] for key in _TEXTS},
        ended=twin.get("ended"),
        options=tuple(sorted(options.items())),
        players=_pair(tuple(players.values())),
        client_seeds=tuple(_client(item) for item in _list(twin, "client_seeds", dict)),
        words=tuple(words),
        seed=_seed(twin["seed"]),
    )
    roles = game_of(record).roles
    if tuple(players) != roles:
        raise fault("format", "players", " ".join(players), f"the keys {' and '.join(roles)}")
    return record


def _pair(names: tuple[str, ...]) -> tuple[str, str]:
    if len(names) != 2:
        raise fault("format", "players", " ".join(names), "two players")
    return names[0], names[1]


def _mapping(twin: Mapping[str, Any], key: str) -> dict[str, str]:
    value = twin[key]
    if not isinstance(value, dict) or not all(isinstance(text, str) for text in value.values()):
        raise fault("format", key, value, "an object with texts in it")
    return value


def _list(twin: Mapping[str, Any], key: str, kind: type) -> list[Any]:
    value = twin[key]
    if not isinstance(value, list) or not all(isinstance(item, kind) for item in value):
        raise fault("format", key, value, "a list of texts" if kind is str else "a list of objects")
    return value


def _client(item: Mapping[str, Any]) -> ClientSeed:
    try:
        return ClientSeed(item["role"], bytes.fromhex(item["value"]))
    except (KeyError, TypeError, ValueError):
        expected = "an object with a role and a value in hexadecimal digits"
        raise fault("format", "client_seeds", item, expected) from None


def _seed(text: object) -> int | bytes | None:
    if text is None:
        return None
    seed = seed_from_text(text) if isinstance(text, str) else None
    if seed is None:
        raise fault("format", "seed", text, "a number or 64 hexadecimal digits, as a text")
    return seed
