"""How ``lookahead`` plays Mr. Jack (London): the best turn, judged by the call at the round's end.

As detective it wants his suspects split evenly into visible and invisible ones, other characters
near those who matter, and no suspect in the dark beside a free exit; it accuses where that is
better than going on. As Jack it stays out of the light and among many, keeps near an exit, and
leaves at once when it can. What the end of a round is worth comes from `outlook`; how one gets
there, from `ending_of_round`, `ahead` and `ends`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from lamplighter.bots import ending_of_round
from lamplighter.bots.london import ahead, ends
from lamplighter.bots.london.outlook import after_call
from lamplighter.games.base import JACK, View
from lamplighter.games.london import knowledge, numbers
from lamplighter.games.london.board import ALL_CHARACTERS, CHARACTERS, GOODLEY
from lamplighter.games.london.state import PLAY, UNKNOWN

__all__ = ["MANY", "chances_after_call", "judged", "suspicion", "widths_of"]

judge = ending_of_round.of_game("london", ahead)

SIZE = len(CHARACTERS)

REST = np.zeros(SIZE + 1)
"""The row ``LATER`` of the table; what a drawn card shows is filled in for each position."""
REST[ends.KEEP : ends.KEEP + 4] = 1.0, 0.8, 0.65, 0.5
REST[ends.SHOWS] = 0.35
REST[ends.PULL] = 0.15
REST[ends.FLIGHT] = 0.5

LEAVES_EVEN, LEAVES_ODD = 0.9, 0.35
"""How likely Jack, unseen beside a free exit, escapes in the round that comes: in an even one he
plays first, if his card is among the four that are known; in an odd one it may be."""

MANY = 64
"""A width at which all choices of a group are tried."""


def widths_of(*turns: tuple[int, int, int, int]) -> np.ndarray:
    """Widths as `ahead` wants them; the first turn is the one under way.

    Each has four: about how many moves to try, how many other choices, how many of Goodley's
    moves, and how many choices of an ability before the move, in each group of choices.
    """
    widths = np.full((len(turns), *ahead.WIDTHS_SHAPE), MANY)
    for turn, (moves, others, whistling, early) in enumerate(reversed(turns)):
        widths[turn, :, numbers.MOVE_GROUP] = moves
        widths[turn, :, numbers.SWAP_GROUP : numbers.STAY_GROUP] = others
        widths[turn, ahead.EARLY, numbers.COVER_GROUP : numbers.WHISTLE_GROUP] = early
        widths[turn, ahead.EARLY, numbers.CORDON_GROUP] = early
        widths[turn, ahead.EARLY, numbers.LAMP_GROUP] = 0  # the same as after the move
        widths[turn, ahead.WHISTLING, numbers.MOVE_GROUP] = whistling
        widths[turn, ahead.WHISTLING, numbers.WHISTLE_GROUP : numbers.FACE_GROUP] = 1
    return widths


ONE_TURN = widths_of((MANY, MANY, MANY, 2))
TWO_TURNS = widths_of((MANY, 5, 3, 1), (6, 3, 1, 1))
"""How broadly the search looks; see `_widths_for`."""


def judged(view: View, legal: Sequence[int], bits: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What the detective believes, shape (8,), and his chances after each legal action.

    The chances have shape (number of actions, 8): by the character that Jack might be. ``bits``
    is the state of the generator for samples, one number of 64 bits.
    """
    suspects = suspicion(view)
    beliefs = suspects / suspects.sum()
    widths = _widths_for(view)
    levels = 1 + len(widths) * ahead.TURN_LEVELS
    nodes = np.zeros(levels, dtype=ahead.NODE)
    nodes[0].turns = len(widths) - (int(view.record.phase) != PLAY)
    nodes[0].groups = np.bitwise_or.reduce(1 << numbers.GROUP_OF[legal])
    worth = np.empty((len(legal), SIZE))
    judge(
        np.repeat(view.array, levels),
        chances_after_call(view.record),
        beliefs,
        widths,
        bits,
        nodes,
        worth,
    )
    return beliefs, worth


def _widths_for(view: View) -> np.ndarray:
    """How far to look, and how broadly.

    The last turn of a round is answered by the call itself, so the one before it can be answered,
    too. Before that, and with Goodley's many choices in hand, the rest is guessed.
    """
    hand = int(view.record.hand)
    over = int(view.record.played).bit_count() - (hand != UNKNOWN)
    return TWO_TURNS if over == 2 and hand != GOODLEY else ONE_TURN


def suspicion(view: View) -> np.ndarray:
    """How likely the detective still suspects each character, shape (8,).

    He himself knows that of each; Jack has to reckon with the cards that the detective may hold.
    """
    if view.viewer != JACK:
        posterior = knowledge.detective_posterior(view)
        return np.array([float(slug in posterior) for slug in CHARACTERS])
    possible = knowledge.possible(view)
    suspected = np.array([float(slug in possible) for slug in CHARACTERS])
    for cards, chance in knowledge.jack_posterior(view).items():
        for slug in possible:
            suspected[CHARACTERS.index(slug)] -= float(chance) * (slug in cards)
    return suspected


def chances_after_call(record: Any) -> np.ndarray:
    """The detective's chances at the end of the round that a record is in, as `ends` reads them."""
    number = int(record.round_number)
    table = np.zeros((ends.PARTS, SIZE + 1))
    table[ends.CHANCES, 1:] = [after_call(number, left) for left in range(1, SIZE + 1)]
    coming = ALL_CHARACTERS & ~int(record.cards)
    for character in range(SIZE):
        if number % 2 == 0:
            table[ends.LEAVES, character] = LEAVES_ODD
        elif coming >> character & 1:
            table[ends.LEAVES, character] = LEAVES_EVEN
    table[ends.LATER] = REST
    own = sum(int(card) >= 0 for card in record.card)
    table[ends.LATER, ends.CARD] = 1 / (SIZE - 1 - own)
    return table
