"""The bot ``lookahead`` of Mr. Jack Pocket: the best end of this round, and no plan beyond.

As investigator it aims at the round's end whose verdict helps most: one that splits the
suspects as evenly as the tokens allow, and denies Jack his hourglass. As Jack it hides and
keeps the suspects many. What the end of a round is worth, with hourglasses and rounds left
counted in, comes from `outlook`; how one gets there, against the best replies, from
`ending_of_round` and `ahead`.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

import numpy as np

from lamplighter.bots import ending_of_round
from lamplighter.bots.pocket import ahead
from lamplighter.bots.pocket.ahead import EVERY
from lamplighter.bots.pocket.outlook import after_call, chase
from lamplighter.games.base import JACK, View
from lamplighter.games.pocket import knowledge
from lamplighter.games.pocket.board import ALIBI, FACES, HOURGLASSES, SUSPECTS

__all__ = ["beliefs_of", "chances_after_call", "judged"]

judge = ending_of_round.of_game("pocket", ahead)

WIDTHS = (
    (0, 0, 0, 0, 0),
    (0, EVERY, 0, 0, 0),
    (0, EVERY, EVERY, 0, 0),
    (0, 12, 8, EVERY, 0),
    (0, 8, 4, 4, EVERY),
)
"""Widths of the search by actions still to come in the round, this bot's own included."""


def judged(view: View, legal: Sequence[int], bits: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What the investigator believes, shape (9,), and his chances after each legal action.

    The chances have shape (number of actions, 9): by the suspect that Jack might be. ``bits``
    is the state of the generator for samples, one number of 64 bits.
    """
    beliefs = beliefs_of(view)
    to_come = 4 - int(view.record.spent).bit_count()
    chances = _by_suspect(beliefs)
    worth = np.empty((len(legal), len(SUSPECTS)))
    judge(
        np.repeat(view.array, ahead.LEVELS),
        chances_after_call(view, beliefs),
        chances,
        np.array(WIDTHS[to_come], dtype=np.int64),
        bits,
        np.zeros(ahead.LEVELS, dtype=ahead.NODE),
        worth,
    )
    return chances, worth


Beliefs = Mapping[tuple[int, int], float]
"""The probability of each pair of an identity and the hourglasses that Jack has."""


def beliefs_of(view: View) -> Beliefs:
    """What the investigator believes; but Jack, who imagines it, counts his hourglasses right."""
    tokens = knowledge.hourglasses(view)
    beliefs: dict[tuple[int, int], float] = {}
    for (slug, on_cards), chance in knowledge.posterior(view).items():
        total = knowledge.jack_hourglasses(view) if view.viewer == JACK else tokens + on_cards
        key = SUSPECTS.index(slug), total
        beliefs[key] = beliefs.get(key, 0.0) + float(chance)
    return beliefs


def _by_suspect(beliefs: Beliefs) -> np.ndarray:
    """The same by identity alone; shape (9,)."""
    chances = np.zeros(len(SUSPECTS))
    for (suspect, _), chance in beliefs.items():
        chances[suspect] += chance
    return chances


def chances_after_call(view: View, beliefs: Beliefs) -> np.ndarray:
    """The investigator's chances after this round's call, as `ahead` reads them."""
    record = view.record
    number, in_chase = int(record.round_number), bool(record.chase)
    showing = FACES[0, int(record.faces) & 1]
    alibi = number % 2 == 1 and showing != ALIBI  # the other face comes up in the even round
    known = {int(card) for card in record.card}
    chances = _by_suspect(beliefs)
    table = np.zeros((3, len(SUSPECTS), len(SUSPECTS) + 1, 2))
    for (suspect, hourglasses), chance in beliefs.items():
        share = chance / chances[suspect]
        now = _after_call(number, alibi, hourglasses, in_chase)
        deck = [card for card in range(len(SUSPECTS)) if card != suspect and card not in known]
        table[0, suspect] += share * now
        table[1, suspect] += share * _one_less(now, len(deck))
        for card in deck:
            later = _after_call(number, alibi, hourglasses + HOURGLASSES[card], in_chase)
            table[2, suspect] += share / len(deck) * later
    return table


def _one_less(grid: np.ndarray, cards: int) -> np.ndarray:
    """`_after_call` where the investigator has drawn one of ``cards`` cards.

    It clears one suspect more if it is one of those left after the call, Jack himself apart.
    """
    fewer = np.roll(grid, 1, axis=0)
    share = np.clip((np.arange(len(grid)) - 1) / cards, 0, 1)[:, np.newaxis]
    mixed: np.ndarray = share * fewer + (1 - share) * grid
    return mixed


@functools.cache
def _after_call(number: int, alibi: bool, hourglasses: int, in_chase: bool) -> np.ndarray:
    """The chances by suspects left and verdict; ``hourglasses`` are those before the call."""
    grid = np.zeros((len(SUSPECTS) + 1, 2))
    for left in range(1, len(SUSPECTS) + 1):
        for seen in (False, True):
            if in_chase:
                grid[left, int(seen)] = 1.0 if seen else chase(number)
            else:
                total = hourglasses + (not seen)
                grid[left, int(seen)] = after_call(number, alibi, left, total, seen)
    return grid
