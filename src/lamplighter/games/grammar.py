"""The frame of position strings, the same in every game: public fields, then the private part.

A `Grammar` lists the fields of one game with the functions that write and read each. What it
writes it reads, and it reads nothing else: a text that is understood but would be written
otherwise is refused, so each position has one string. Reading ends with the game's own check
of what its rules can lead to.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from lamplighter.games.errors import PositionError
from lamplighter.games.reachability import UnreachableError, WithRounds, count_calls

__all__ = [
    "HIDDEN",
    "NOTHING",
    "PRIVATE",
    "Field",
    "Grammar",
    "quoted",
    "read_letters",
    "read_round",
    "read_secrets",
    "read_verdicts",
    "write_letters",
    "write_round",
    "write_secrets",
    "write_verdicts",
    "wrong",
]

PRIVATE = " = "
"""What stands between the public fields and the private part."""

NOTHING = "-"
"""A field that has nothing to say."""

HIDDEN = "?"
"""A letter that is not known."""

LONGEST = 100
"""Characters of an offending text that a message repeats."""

VERDICT_LETTERS = "us"
"""Unseen and seen, by verdict."""

UNKNOWN = -1
"""What stands in a record for all that is not there: the same in every game."""

P = TypeVar("P")


@dataclass(frozen=True)
class Field(Generic[P]):
    """One field: its name, what it says of a position, and how it is read into a fresh one."""

    name: str
    write: Callable[[P], str]
    read: Callable[[P, str], None]


@dataclass(frozen=True)
class Grammar(Generic[P]):
    """How the positions of one game are written and read.

    ``private`` writes an empty text where nothing private is known. ``check`` raises
    `UnreachableError` for what no game can reach, and may fill in what the text implies.
    """

    fields: Sequence[Field[P]]
    private: Field[P]
    check: Callable[[P], None]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the public fields, in order."""
        return tuple(field.name for field in self.fields)

    def write(self, position: P) -> str:
        """The position string, with the private part as far as the position holds it."""
        public = " ".join([field.write(position) for field in self.fields])
        secret = self.private.write(position)
        return f"{public}{PRIVATE}{secret}" if secret else public

    def read(self, position: P, text: object) -> P:
        """Fill a fresh position from a text, and return it.

        Raises `PositionError` that names the field, the offending text and what was expected.
        """
        if not isinstance(text, str):
            raise PositionError(f"position: found {text!r}, expected text.")
        public, separator, secret = text.partition(PRIVATE)
        texts = self._split(public, text)
        for field in self.fields:
            field.read(position, texts[field.name])
        if separator:
            self.private.read(position, secret)
        self._check(position, {**texts, self.private.name: secret})
        if (canonical := self.write(position)) != text:
            raise PositionError(
                f"position: found {quoted(text)}, expected it written {canonical!r}."
            )
        return position

    def _split(self, public: str, text: str) -> dict[str, str]:
        texts = public.split(" ")
        if len(texts) != len(self.fields):
            raise PositionError(
                f"position: found {len(texts)} public fields in {quoted(text)}, expected "
                f"{len(self.fields)} with one space between them: {' '.join(self.names)}."
            )
        return dict(zip(self.names, texts, strict=True))

    def _check(self, position: P, texts: dict[str, str]) -> None:
        try:
            self.check(position)
        except UnreachableError as error:
            found = f"{quoted(texts[error.field])}, {error.found}"
            raise PositionError(
                f"{error.field}: found {found}; expected {error.expected}."
            ) from None


def quoted(text: str) -> str:
    """An offending text as a message repeats it, cut short."""
    return repr(text if len(text) <= LONGEST else text[: LONGEST - 3] + "...")


def wrong(field: str, found: str, expected: str) -> PositionError:
    """The error for a field that cannot be read."""
    return PositionError(f"{field}: found {quoted(found)}, expected {expected}.")


# --- fields that every game has -------------------------------------------------------------


def write_letters(mask: int, letters: str) -> str:
    """The letters of a set, in their order."""
    return "".join(letter for bit, letter in enumerate(letters) if mask >> bit & 1) or NOTHING


def read_letters(name: str, field: str, letters: str) -> int:
    """The inverse of `write_letters`: the set as a bit mask."""
    if field == NOTHING:
        return 0
    if not field or any(letter not in letters for letter in field):
        raise wrong(name, field, f"- or letters out of {letters}")
    return sum(1 << bit for bit, letter in enumerate(letters) if letter in field)


def write_round(position: WithRounds) -> str:
    """The number of the round."""
    return str(position.round_number)


def read_round(position: WithRounds, field: str) -> None:
    """The inverse of `write_round`."""
    last = len(position.verdict)
    if field not in {str(number) for number in range(1, last + 1)}:
        raise wrong("round", field, f"a number from 1 to {last}")
    position.round_number = int(field)


def write_verdicts(position: WithRounds) -> str:
    """A letter for each call so far."""
    calls = count_calls(position)
    return "".join(VERDICT_LETTERS[verdict] for verdict in position.verdict[:calls]) or NOTHING


def read_verdicts(position: WithRounds, field: str) -> None:
    """The inverse of `write_verdicts`."""
    if field == NOTHING:
        return
    if not re.fullmatch(rf"[su]{{1,{len(position.verdict)}}}", field):
        raise wrong("verdicts", field, "- or a letter for each call so far: s seen, u unseen")
    for number, letter in enumerate(field):
        position.verdict[number] = VERDICT_LETTERS.index(letter)


def write_secrets(numbers: Sequence[int], letters: str) -> str:
    """Letters of cards that only some may know, a sign for each unknown; empty if all are."""
    if all(number == UNKNOWN for number in numbers):
        return ""
    return "".join(HIDDEN if number == UNKNOWN else letters[number] for number in numbers)


def read_secrets(private: str, letters: str, count: int, whose: str) -> list[int]:
    """The inverse of `write_secrets`, for so many cards; ``whose`` says which for an error.

    Unknown cards can be read only where `HIDDEN` is among ``letters``.
    """
    if len(private) != count or any(letter not in letters for letter in private):
        raise wrong("private part", private, f"{whose}, out of {letters}")
    return [UNKNOWN if letter == HIDDEN else letters.index(letter) for letter in private]
