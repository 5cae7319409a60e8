"""How likely the investigator is to win once a round of Mr. Jack Pocket is over.

A coarse model of the rounds to come, worked out backwards from the eighth: all it knows is
how many suspects are left, how many hourglasses Jack has, which round was played, and
whether the alibi face comes up in the next one. Where the rule book decides the game, so does
this table; where it does not, each coming round is one of two typical rounds:

* odd (I J J I): Jack is seldom seen, and so few suspects are cleared;
* even (J I I J): he is seen more often, and more are cleared.

Where the alibi face shows, one of the two takes the card. The shares below were counted in games
of the bot ``lookahead``, which uses this table, against itself.
"""

from __future__ import annotations

import functools
import math

from lamplighter.games.pocket.board import GOAL, ROUNDS, SUSPECTS

__all__ = ["after_call", "chase"]

SEEN = (0.37, 0.20)
"""How often Jack is seen in an even and in an odd round."""
LEFT_IF_SEEN = (0.62, 0.69)
"""Which share of the suspects is left then, in an even and in an odd round."""
LEFT_IF_UNSEEN = (0.65, 0.77)
"""Which share is left if he is not seen."""
ALIBI_TO_INVESTIGATOR = (0.48, 0.52)
"""How often it is the investigator who takes the alibi card, in an even and in an odd round."""
CARDS = ((0, 2 / 9), (1, 6 / 9), (2, 1 / 9))
"""Hourglasses on an alibi card, and how often."""


def after_call(number: int, alibi: bool, left: int, hourglasses: int, seen: bool) -> float:
    """The investigator's chances after the call of round ``number``, the chase not yet begun.

    Args:
        number: the round just played, 1 to 8.
        alibi: whether the next round is even and will show the alibi face.
        left: suspects not cleared, 1 to 9.
        hourglasses: Jack's, the token of this round included.
        seen: the verdict of this call.
    """
    if left == 1 and hourglasses >= GOAL:
        return 1.0 if seen else chase(number)
    if left == 1:
        return 1.0
    if hourglasses >= GOAL or number == ROUNDS:
        return 0.0
    return _coming_round(number + 1, alibi, left, hourglasses)


@functools.cache
def chase(number: int) -> float:
    """The investigator's chances in a chase after round ``number``: to see Jack once."""
    if number == ROUNDS:
        return 0.0
    seen = SEEN[(number + 1) % 2]
    return seen + (1 - seen) * chase(number + 1)


@functools.cache
def _coming_round(number: int, alibi: bool, left: int, hourglasses: int) -> float:
    """His chances before round ``number``; in an odd one the toss decides about the alibi face."""
    if number % 2:
        return (
            _verdicts(number, False, left, hourglasses) + _alibi_taken(number, left, hourglasses)
        ) / 2
    if alibi:
        return _alibi_taken(number, left, hourglasses)
    return _verdicts(number, True, left, hourglasses)


def _alibi_taken(number: int, left: int, hourglasses: int) -> float:
    """The same where the alibi card is taken in this round, by one or the other."""
    one_less = (left - 1) / (len(SUSPECTS) - 1)
    his = one_less * _verdicts(number, True, left - 1, hourglasses) + (1 - one_less) * _verdicts(
        number, True, left, hourglasses
    )
    jacks = sum(
        chance * _verdicts(number, True, left, hourglasses + more) for more, chance in CARDS
    )
    share = ALIBI_TO_INVESTIGATOR[number % 2]
    return share * his + (1 - share) * jacks


@functools.cache
def _verdicts(number: int, alibi_spent: bool, left: int, hourglasses: int) -> float:
    """His chances before the call of round ``number``."""
    kind = number % 2
    # What an odd round did not show is what the even round after it shows.
    alibi = bool(kind) and not alibi_spent
    seen = _spread(number, alibi, left * LEFT_IF_SEEN[kind], hourglasses, seen=True)
    unseen = _spread(number, alibi, left * LEFT_IF_UNSEEN[kind], hourglasses + 1, seen=False)
    return SEEN[kind] * seen + (1 - SEEN[kind]) * unseen


def _spread(number: int, alibi: bool, left: float, hourglasses: int, *, seen: bool) -> float:
    """`after_call` for a broken number of suspects: the two whole numbers next to it, weighed."""
    low = max(1, math.floor(left))
    share = min(1.0, max(0.0, left - low))
    more = after_call(number, alibi, low + 1, hourglasses, seen) if share else 0.0
    return share * more + (1 - share) * after_call(number, alibi, low, hourglasses, seen)
