"""Which well-formed positions no game can reach: what the checks of every game have in common.

Each check raises `UnreachableError`, which names the field of the position string that shows it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

__all__ = [
    "UnreachableError",
    "WithRounds",
    "check_calls",
    "check_last_call",
    "check_one_in_two",
    "check_secrets",
    "count_calls",
]

UNKNOWN, SEEN = -1, 1
"""What stands in a record for nothing, and for a verdict: the same in every game."""


class WithRounds(Protocol):
    """A plain position of a game, as far as every game keeps the same account of its rounds."""

    round_number: int
    verdict: list[int]


class UnreachableError(Exception):
    """A position that no game reaches: the field that shows it, what was found and expected."""

    def __init__(self, field: str, found: object, expected: str) -> None:
        super().__init__(field, found, expected)
        self.field = field
        self.found = found
        self.expected = expected


def count_calls(position: WithRounds) -> int:
    """How often the witnesses have been called."""
    return sum(verdict != UNKNOWN for verdict in position.verdict)


def check_calls(position: WithRounds, closed: bool) -> None:
    """One call after each past round, and after this one too where it is ``closed``."""
    number, calls = position.round_number, count_calls(position)
    if calls != (number if closed else number - 1):
        raise UnreachableError(
            "verdicts", f"{calls} verdicts in round {number}", "one for each past round"
        )


def check_last_call(
    position: WithRounds, everybody: int, sights: Iterable[int], cleared: int, shown: int = 0
) -> None:
    """The latest call has cleared whom it had to; for right after it, all masks of bits.

    ``sights`` are those who may have been visible then, ``cleared`` those cleared by now and
    ``shown`` those of them whom a card cleared and no call. The first call cleared all others.
    """
    calls = count_calls(position)
    seen = position.verdict[calls - 1] == SEEN
    for sight in sights:
        innocent = everybody & ~sight if seen else sight
        if not innocent & ~cleared and (calls > 1 or not cleared & ~shown & ~innocent):
            return
    found = "seen" if seen else "unseen"
    raise UnreachableError("verdicts", f"{found} in round {calls}", "what the board shows")


def check_one_in_two(field: str, rounds: Iterable[int], complete: int) -> None:
    """One alibi card was taken in each two rounds, of which so many are complete."""
    taken = set(rounds)
    for first in range(1, 2 * complete, 2):
        count = len(taken & {first, first + 1})
        if count != 1:
            raise UnreachableError(field, f"{count} in rounds {first} and {first + 1}", "one")


def check_secrets(jack: int, cards: Sequence[int], innocent: int, letters: str) -> None:
    """Jack is none of the ``innocent``, and all cards differ, his too, as far as they are known."""
    if jack != UNKNOWN and innocent >> jack & 1:
        raise UnreachableError(
            "private part", f"Jack as {letters[jack]}", "one who can still be Jack"
        )
    known = [card for card in (jack, *cards) if card != UNKNOWN]
    if len(set(known)) != len(known):
        raise UnreachableError(
            "private part", "one card twice", "every card once, Jack's own included"
        )
