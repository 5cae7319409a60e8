"""Who Jack may be and what he may hold in Mr. Jack Pocket: his types, and how cards change them.

A type is an identity together with a hand: how many of the cards he drew bear no hourglass, one,
and two. Which of several like cards they are makes no difference to anybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

import numpy as np

from lamplighter.games.pocket.board import HOURGLASSES, SUSPECTS

__all__ = ["Beliefs", "Hand", "Jack", "Jacks", "hand_of", "hours_of"]

Hand: TypeAlias = tuple[int, int, int]
"""Cards without an hourglass, with one, with two."""

Jack: TypeAlias = tuple[int, Hand]
"""A type: an identity and a hand."""

Beliefs: TypeAlias = Mapping[Jack, float]
"""How likely each type is."""

VALUES = range(3)


def hand_of(values: Sequence[int]) -> Hand:
    """The hand of cards with these hourglasses."""
    none, one, two = (values.count(value) for value in VALUES)
    return none, one, two


def hours_of(hand: Hand) -> int:
    """The hourglasses in a hand."""
    return hand[1] + 2 * hand[2]


def _with_one_more(hand: Hand, value: int) -> Hand:
    none, one, two = (count + (value == of) for of, count in enumerate(hand))
    return none, one, two


class Jacks:
    """The types of Jack that are possible, and the cards that may come to him or to the table.

    Args:
        beliefs: how likely each type is, up to a factor.
        shown: the cards that lie open, by suspect.

    Attributes:
        types, chances: the types that are possible, in order, and how likely each is; sum 1.
        wide: the types there are once Jack has drawn one more card.
        links: for each way from a type to a wide one: both numbers and how likely it is.
    """

    def __init__(self, beliefs: Beliefs, shown: frozenset[int]) -> None:
        self.types: list[Jack] = sorted(jack for jack, chance in beliefs.items() if chance > 0)
        self.shown = shown
        self.chances = np.array([beliefs[jack] for jack in self.types])
        self.chances /= self.chances.sum()
        self.wide, self.links = self._widened()

    def left_for(self, jack: Jack) -> list[int]:
        """How many cards with no, one and two hourglasses are in the deck if this is Jack."""
        identity, hand = jack
        return [len(self._open(identity, value)) - hand[value] for value in VALUES]

    def _open(self, identity: int, value: int) -> list[int]:
        """The cards with these hourglasses that are neither Jack's identity nor shown."""
        return [
            suspect
            for suspect in range(len(SUSPECTS))
            if HOURGLASSES[suspect] == value and suspect != identity and suspect not in self.shown
        ]

    def _widened(self) -> tuple[list[Jack], list[tuple[int, int, float]]]:
        numbers: dict[Jack, int] = {}
        links = []
        for number, (identity, hand) in enumerate(self.types):
            left = self.left_for((identity, hand))
            for value in VALUES:
                if left[value] > 0:
                    wider = identity, _with_one_more(hand, value)
                    to = numbers.setdefault(wider, len(numbers))
                    links.append((number, to, left[value] / sum(left)))
        return list(numbers), links

    def drawn(self) -> Beliefs:
        """What to believe once Jack has drawn a card, unseen by others."""
        beliefs = dict.fromkeys(self.wide, 0.0)
        for number, to, chance in self.links:
            beliefs[self.wide[to]] += chance * float(self.chances[number])
        return beliefs

    def chance_of_card(self, jack: Jack, suspect: int) -> float:
        """How likely the next card is this one, if this is Jack."""
        identity, _ = jack
        value = HOURGLASSES[suspect]
        if suspect == identity or suspect in self.shown:
            return 0.0
        left = self.left_for(jack)
        # Of the cards like it, as many are in the hand as the hand says.
        return left[value] / len(self._open(identity, value)) / sum(left)

    def cards(self, suspected: Sequence[int]) -> Iterator[list[int]]:
        """The cards that may be shown next, those together that make no difference to the game.

        Those of ``suspected`` suspects clear a tile, each another one; of others only their
        hourglasses count.
        """
        for suspect in suspected:
            if suspect not in self.shown:
                yield [suspect]
        for value in VALUES:
            others = [card for card in self._open(-1, value) if card not in suspected]
            if others:
                yield others
