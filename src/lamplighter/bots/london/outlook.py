"""How likely the detective is to win once a round of Mr. Jack (London) is over.

A coarse model of the rounds to come, worked out backwards from the eighth: all it knows is which
round was played, how many suspects are left, and whether Jack was seen, since then he cannot
escape in the round that follows. In each coming round the detective may catch the one suspect
who is left, or accuse one of several on the odds; Jack may slip away, and is seen or not.

The shares below were counted in games of the bot ``lookahead``, which uses this table, against
itself. One thing it leaves out on purpose: Jack keeps out of reach of those who could accuse
him, so that an accusation on the odds is right far less often than the odds say. Nor does it tell
even rounds from odd ones where the only suspect is to be caught (0.68 and 0.94). With either told,
the bot won no more games.
"""

from __future__ import annotations

import functools

from lamplighter.games.london.board import ROUNDS

__all__ = ["after_call"]

SEEN = (0.72, 0.81)
"""How often Jack is seen in an even and in an odd round."""
LEFT_IF_SEEN = (0.80, 0.77)
"""Which share of the other suspects is left then, in an even and in an odd round."""
LEFT_IF_UNSEEN = (0.48, 0.39)
"""Which share of them is left if he is not seen."""
CAUGHT = 0.78
"""How likely the detective gets hold of a suspect in a round, if he wants just him."""
ESCAPES = (0.30, 0.07)
"""How likely Jack escapes in an even and in an odd round in which he may."""


def after_call(number: int, left: int) -> float:
    """The detective's chances after the call of round ``number``, if Jack lets the next one pass.

    Whether Jack escapes in the next round hangs on where he stands, and whether he was seen: this
    table is for those who know, and leaves it out.

    Args:
        number: the round just played, 1 to 8.
        left: suspects not cleared, 1 to 8.
    """
    return 0.0 if number == ROUNDS else _coming_round(number + 1, left)


@functools.cache
def _coming_round(number: int, left: int) -> float:
    """His chances in round ``number`` and after it, if Jack does not escape in it."""
    if left == 1:
        return CAUGHT + (1 - CAUGHT) * _later(number, 1, False)
    odd = number % 2
    going_on = SEEN[odd] * _fewer(number, left, LEFT_IF_SEEN[odd], True)
    going_on += (1 - SEEN[odd]) * _fewer(number, left, LEFT_IF_UNSEEN[odd], False)
    return max(CAUGHT / left, going_on)


def _fewer(number: int, left: int, share: float, seen: bool) -> float:
    """The chances after round ``number`` if about that share of the other suspects is left."""
    others = (left - 1) * share
    few = 1 + int(others)
    part = others - int(others)
    return (1 - part) * _later(number, few, seen) + part * _later(number, few + 1, seen)


def _later(number: int, left: int, seen: bool) -> float:
    """The chances after the call of round ``number``, Jack's escape in the next one counted in."""
    escapes = 0.0 if seen else ESCAPES[(number + 1) % 2]
    return (1 - escapes) * after_call(number, left)
