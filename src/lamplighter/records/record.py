"""`Record`: one game, finished or interrupted, as immutable data.

A record is either *open* (the game is over, its words are complete, the seed is published) or
*sealed* (the game still runs, its words are what a spectator was told, there is no seed in it).
There is nothing in between, so a record that can be read can be shown to anybody.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from lamplighter.games.base import Game
from lamplighter.games.catalogue import GAMES, load_game
from lamplighter.games.chance import KEY_BYTES
from lamplighter.games.view import VERDICTS
from lamplighter.records.errors import fault
from lamplighter.records.seeds import CHOSEN, SECRET, ClientSeed

__all__ = ["ENDS", "NOBODY", "UNFINISHED", "Record", "game_of", "timestamp"]

UNFINISHED = "unfinished"
"""The result of a game that still runs."""

NOBODY = "nobody"
"""The result of a game that the players ended without a winner."""

ENDS = ("absence", "agreement", "resignation", "time")
"""What can end a game before the rules do. After ``agreement`` nobody has won, after ``absence``
nobody or the one who stayed, else the other player."""

_LONGEST_NAME = 80
_TIME = "%Y-%m-%dT%H:%M:%SZ"
_PATTERNS = {
    "game": re.compile(r"[a-z]{1,20}"),
    "rules": re.compile(r"[0-9]{1,9}"),
    "option": re.compile(r"[a-z0-9_]{1,40}"),
    "word": re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*"),
    "role": re.compile(r"[a-z]{1,20}"),
    "time": re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", re.ASCII),
    "commitment": re.compile(r"[0-9a-f]{64}"),
}


@dataclass(frozen=True, kw_only=True)
class Record:
    """One game. Wrong values raise `RecordError`; whether the words can be played shows later.

    Attributes:
        game: name of the game, such as ``pocket``.
        rules: version of the rules it was played by.
        options: the options in force, ``(name, value)``, sorted.
        players: names of the two players, in the order of the game's roles.
        started: when it began, in UTC, such as ``2026-11-30T05:00:00Z``.
        position: where it began, if not with the deal: a position string, without its
            private part while the game runs.
        source: where the seed came from, ``secret`` or ``chosen``.
        commitment: published commitment of a secret seed.
        client_seeds: what players added after the commitment, in this order.
        words: the words in order, with ``seen`` or ``unseen`` after a word that brought a
            verdict. While the game runs, those that a spectator was told.
        finished: when it ended.
        ended: what ended it before the rules did, one of `ENDS`.
        result: the role that won, `NOBODY`, or ``unfinished``.
        seed: published when the game is over, ``None`` before.
    """

    game: str
    rules: str = "1"
    options: tuple[tuple[str, str], ...] = ()
    players: tuple[str, str] = ("?", "?")
    started: str | None = None
    position: str | None = None
    source: str = SECRET
    commitment: str | None = None
    client_seeds: tuple[ClientSeed, ...] = ()
    words: tuple[str, ...] = ()
    finished: str | None = None
    ended: str | None = None
    result: str = UNFINISHED
    seed: int | bytes | None = None

    def __post_init__(self) -> None:
        _check_heading(self)
        _check_fairness(self)
        for item, word in enumerate(self.words):
            _match("word", f"words[{item}]", word, "a word: lower-case parts joined by '-'")
        if self.result != UNFINISHED:
            _match("role", "result", self.result, "a role of the game, 'nobody' or 'unfinished'")
        _check_end(self)

    @property
    def is_open(self) -> bool:
        """Whether the game is over and all of it public."""
        return self.result != UNFINISHED

    @property
    def plies(self) -> int:
        """How many words were played, chance included, verdicts not counted."""
        return sum(word not in VERDICTS for word in self.words)


def game_of(record: Record) -> Game:
    """The game of a record, with its options in force.

    Raises:
        RecordError: this Lamplighter does not know that game, an option, or the rules version,
            or a client seed is of nobody who plays it.
    """
    field, found = "game", record.game
    if record.game in GAMES and record.options:
        field, found = "options[0]", _options_text(dict(record.options))
    try:
        game = load_game(record.game, **dict(record.options))
    except (TypeError, ValueError) as error:
        raise fault("format", field, found, f"a known game and its options ({error})") from None
    if game.rules_version != record.rules:
        expected = f"{game.rules_version!r}, the rules version that this Lamplighter plays"
        raise fault("format", "rules", record.rules, expected)
    if dict(record.options) != game.options:
        raise fault("format", field, found, f"the options {_options_text(game.options)}")
    for number, client in enumerate(record.client_seeds):
        if client.role not in game.roles:
            expected = f"a role of the game: {' or '.join(game.roles)}"
            raise fault("format", f"client_seeds[{number}]", client.role, expected)
    return game


def _options_text(options: Mapping[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in sorted(options.items()))


def timestamp(moment: datetime | None = None) -> str:
    """A moment (now, if none is given) as records write it, in UTC to the second."""
    return (moment or datetime.now(UTC)).astimezone(UTC).strftime(_TIME)


def _match(pattern: str, field: str, value: object, expected: str) -> None:
    if not isinstance(value, str) or not _PATTERNS[pattern].fullmatch(value):
        raise fault("format", field, value, expected)


def _check_heading(record: Record) -> None:
    _match("game", "game", record.game, "the name of a game, such as 'pocket'")
    _match("rules", "rules", record.rules, "a number, the version of the rules")
    for number, option in enumerate(record.options):
        for part in option:
            _match("option", f"options[{number}]", part, "an option and its value, such as a=b")
    if [name for name, _ in record.options] != sorted(dict(record.options)):
        raise fault("format", "options[0]", str(record.options), "each option once, sorted by name")
    if len(record.players) != 2:
        raise fault("format", "players", str(record.players), "two names")
    for number, name in enumerate(record.players):
        _check_text(f"players[{number}]", name, _LONGEST_NAME, "a name")
    _check_optional(record.started, "started", _check_time)
    _check_optional(record.position, "position", _check_position)


def _check_fairness(record: Record) -> None:
    if record.source not in (SECRET, CHOSEN):
        raise fault("format", "source", record.source, f"{SECRET!r} or {CHOSEN!r}")
    if record.source == SECRET:
        expected = "the 64 hexadecimal digits of a commitment"
        _match("commitment", "commitment", record.commitment or "", expected)
    elif record.commitment is not None:
        raise fault("format", "commitment", record.commitment, "none, since the seed was chosen")
    if len(record.client_seeds) > 2:
        raise fault("format", "client_seeds[2]", "a third one", "at most two client seeds")
    for number, client in enumerate(record.client_seeds):
        _check_client(f"client_seeds[{number}]", client)
    if not record.is_open:
        for field, value in (("finished", record.finished), ("seed", record.seed)):
            if value is not None:
                raise fault("format", field, "one", "none as long as the game is unfinished")
        return
    _check_optional(record.finished, "finished", _check_time)
    if isinstance(record.seed, bytes) and len(record.seed) == KEY_BYTES:
        return
    if record.source == SECRET or type(record.seed) is not int:
        raise fault("format", "seed", "" if record.seed is None else record.seed, "the seed")


def _check_end(record: Record) -> None:
    """What is said of a game that did not end by the rules; which role won is no matter here."""
    if record.ended is not None:
        if record.ended not in ENDS:
            raise fault("format", "ended", record.ended, f"one of {', '.join(ENDS)}")
        if not record.is_open:
            raise fault("format", "ended", record.ended, "none as long as the game is unfinished")
    may_be_nobody = record.ended in ("absence", "agreement")
    if record.result == NOBODY and not may_be_nobody:
        raise fault("result", "result", record.result, "the role that won")
    if record.ended == "agreement" and record.result != NOBODY:
        raise fault("result", "result", record.result, f"{NOBODY!r}, as the players agreed")


def _check_client(field: str, client: ClientSeed) -> None:
    _match("role", field, client.role, "a role of the game and its client seed")
    value: object = client.value
    if not isinstance(value, bytes) or not 1 <= len(value) <= 64:
        raise fault("format", field, value, "a client seed of 1 to 64 bytes")


def _check_optional(value: str | None, field: str, check: Callable[[str, str], None]) -> None:
    if value is not None:
        check(field, value)


def _check_text(field: str, value: object, longest: int, what: str) -> None:
    """Printable excludes all line ends, and the signs that turn the direction of writing."""
    fits = isinstance(value, str) and value.isprintable() and 1 <= len(value) <= longest
    if not fits or value != str(value).strip():
        expected = f"{what} of 1 to {longest} printable characters, no space at either end"
        raise fault("format", field, value, expected)


def _check_position(field: str, value: str) -> None:
    _check_text(field, value, 500, "a position string")


def _check_time(field: str, value: str) -> None:
    expected = "a moment in UTC such as 2026-11-30T05:00:00Z"
    _match("time", field, value, expected)
    try:
        datetime.strptime(value, _TIME).replace(tzinfo=UTC)
    except ValueError:
        raise fault("format", field, value, expected) from None
