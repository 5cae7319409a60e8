"""Jack's types: what cards do to them, against counting all cases."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from lamplighter.bots.pocket.resolving.jacks import Jack, Jacks, hand_of, hours_of
from lamplighter.games.pocket.board import HOURGLASSES, SUSPECTS

ALL = range(len(SUSPECTS))


def deals(shown: frozenset[int], kept: int) -> Iterator[tuple[Jack, tuple[int, ...], int]]:
    """Every type, the cards in his hand, and the next card of the deck, all alike likely."""
    closed = [card for card in ALL if card not in shown]
    for identity, *cards in permutations(closed, kept + 2):
        *hand, following = cards
        yield (identity, hand_of([HOURGLASSES[card] for card in hand])), tuple(hand), following


def counted(
    shown: frozenset[int], kept: int
) -> tuple[dict[Jack, int], dict[tuple[Jack, int], int]]:
    """How often each type comes up, and each type with each next card."""
    types: dict[Jack, int] = defaultdict(int)
    cards: dict[tuple[Jack, int], int] = defaultdict(int)
    for jack, _, following in deals(shown, kept):
        types[jack] += 1
        cards[jack, following] += 1
    return types, cards


CASES = [
    (frozenset[int](), 0),
    (frozenset({0}), 1),
    (frozenset({2, 8}), 2),
    (frozenset({1}), 3),
]


@pytest.mark.parametrize(("shown", "kept"), CASES)
def test_the_next_card_is_as_likely_as_counting_says(shown: frozenset[int], kept: int) -> None:
    types, cards = counted(shown, kept)
    jacks = Jacks({jack: float(ways) for jack, ways in types.items()}, shown)
    for jack in jacks.types:
        for card in ALL:
            expected = Fraction(cards[jack, card], types[jack])
            assert jacks.chance_of_card(jack, card) == pytest.approx(float(expected))


@pytest.mark.parametrize(("shown", "kept"), CASES[:3])
def test_a_card_drawn_unseen_makes_the_types_that_counting_says(
    shown: frozenset[int], kept: int
) -> None:
    types, _ = counted(shown, kept)
    wider, _ = counted(shown, kept + 1)
    drawn = Jacks({jack: float(ways) for jack, ways in types.items()}, shown).drawn()
    total = sum(wider.values())
    assert drawn == pytest.approx({jack: ways / total for jack, ways in wider.items()})


def test_cards_are_told_apart_where_it_matters() -> None:
    jacks = Jacks({(0, (0, 0, 0)): 1.0, (4, (0, 0, 0)): 1.0}, frozenset({2}))
    groups = list(jacks.cards([0, 4]))
    assert groups == [[0], [4], [1], [3, 5, 6, 7], [8]]
    for jack in jacks.types:
        chances = [jacks.chance_of_card(jack, card) for group in groups for card in group]
        assert sum(chances) == pytest.approx(1)


def test_a_hand() -> None:
    assert hand_of([1, 0, 2, 1]) == (1, 2, 1)
    assert hours_of((1, 2, 1)) == 4
