"""What a careful investigator keeps on paper: who can be Jack, and what Jack may hold.

The prior is the deal's: every identity and every card of the deck equally likely. Nothing is
assumed about how Jack plays. What the game tells beyond the cleared tiles is that it did not
end: at each call Jack had fewer than six hourglasses, unless that call began the chase, when
he had at least six (rule book, "End of the game").
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations, product
from typing import TYPE_CHECKING

import numpy as np

from lamplighter.games.base import JACK
from lamplighter.games.pocket import doors
from lamplighter.games.pocket.board import (
    DETECTIVES,
    GOAL,
    HOURGLASSES,
    LINES,
    PLACES,
    SUSPECTS,
)
from lamplighter.games.pocket.state import (
    ALIBI_CARDS,
    DEAL,
    JACK_CARD,
    OVER,
    UNKNOWN,
    UNSEEN,
    Position,
    copy_array,
    is_complete,
    plain,
)

if TYPE_CHECKING:
    import random

    from lamplighter.games.view import View

__all__ = [
    "could_have_gone_on",
    "ending",
    "every_world",
    "hourglasses",
    "identity_posterior",
    "jack_hourglasses",
    "lines_of_sight",
    "possible",
    "posterior",
    "sample_world",
    "visible",
    "visible_after",
    "worlds",
]


# --- what lies open -----------------------------------------------------------------------


def visible(view: View) -> tuple[str, ...]:
    """The suspects not cleared whose tiles some detective has in sight now, in rule book order.

    Nobody during the deal: the board is not yet whole.
    """
    record = view.position
    if record.phase == DEAL:
        return ()
    return _names(doors.visible(view.array, 0) & ~record.blank)


def visible_after(view: View, actions: Sequence[int]) -> list[tuple[str, ...]]:
    """`visible` right after each of these ``actions`` of the player to move, before any draw."""
    blank = view.position.blank
    masks = np.zeros(len(actions), dtype=np.int64)
    doors.visible_after(view.array, 0, np.array(actions, dtype=np.int64), masks)
    return [_names(mask & ~blank) for mask in masks.tolist()]


@functools.cache
def _names(suspects: int) -> tuple[str, ...]:
    return tuple(slug for number, slug in enumerate(SUSPECTS) if suspects >> number & 1)


def lines_of_sight(view: View) -> tuple[tuple[str, ...], ...]:
    """The places that Holmes, Watson and Toby have in sight, each list nearest first.

    Empty lists during the deal.
    """
    record = view.position
    if record.phase == DEAL:
        return ((),) * len(DETECTIVES)
    return tuple(
        _line(space, doors.line_of_sight(view.array, 0, space)) for space in record.detective
    )


@functools.cache
def _line(space: int, seen: int) -> tuple[str, ...]:
    """The first places of the line along which a space looks."""
    return tuple(PLACES[place] for place in LINES[space, :seen])


def hourglasses(view: View) -> int:
    """The round tokens before Jack; what his hidden cards add is his secret."""
    return sum(int(verdict) == UNSEEN for verdict in view.position.verdict)


def jack_hourglasses(view: View) -> int:
    """All of Jack's hourglasses, those on his cards included, as far as this view shows them."""
    return int(doors.hourglasses(view.array, 0))


def ending(view: View) -> str:
    """Which line of the table "End of the game" decided a finished game.

    Won by the investigator: ``one-left``, ``both-seen`` (both goals, Jack in sight),
    ``chase-caught``. Won by Jack: ``hourglasses``, ``both-unseen`` (both goals in round 8),
    ``time`` (neither in eight rounds), ``chase-escaped``. Raises `ValueError` before the end.
    """
    record = view.position
    if record.winner == UNKNOWN:
        raise ValueError("view: found a game that is not decided, expected a finished one.")
    investigator_won = record.winner == 0
    if record.chase:
        return "chase-caught" if investigator_won else "chase-escaped"
    enough = jack_hourglasses(view) >= GOAL
    if investigator_won:
        return "both-seen" if enough else "one-left"
    if len(view.suspects()) == 1:
        return "both-unseen"
    return "hourglasses" if enough else "time"


# --- what follows from it -----------------------------------------------------------------


def could_have_gone_on(record: Position, values: Sequence[int]) -> bool:
    """Whether the game can have gone on as it did if Jack's cards bear these hourglasses.

    ``values`` belong to the cards that Jack drew, one by one. The call that ended a finished game
    is not looked at.
    """
    rounds = ALIBI_CARDS.drawn(record, JACK)
    unseen = [verdict == UNSEEN for verdict in record.verdict]
    calls = sum(verdict != UNKNOWN for verdict in record.verdict)
    last = calls - 1 if record.phase == OVER else calls
    chase = record.chase

    def total(call: int) -> int:
        drawn = (value for number, value in zip(rounds, values, strict=True) if number < call)
        return sum(unseen[:call]) + sum(drawn)

    if not chase:
        return total(last) < GOAL
    return total(chase - 1) < GOAL <= total(chase)


def _shown(record: Position) -> set[int]:
    """The cards the investigator drew, which everybody has seen."""
    return {card for card, taker in zip(record.card, record.taker, strict=True) if taker == 0}


def worlds(record: Position) -> Iterator[tuple[int, tuple[int, ...], int]]:
    """Every ``(identity, hourglasses on each of Jack's cards, weight)`` that the public allows.

    The weight counts the ways to name the cards, all equally likely. Reads public fields only.
    """
    shown = _shown(record)
    hands = _hands(record)
    for identity in range(len(SUSPECTS)):
        if record.blank >> identity & 1:
            continue
        left = [s for s in range(len(SUSPECTS)) if s != identity and s not in shown]
        for values in hands:
            if weight := _ways([HOURGLASSES[suspect] for suspect in left], values):
                yield identity, values, weight


def _hands(record: Position) -> list[tuple[int, ...]]:
    """The hourglasses that Jack's cards may bear, card by card, the game having gone on."""
    values = product((0, 1, 2), repeat=len(ALIBI_CARDS.drawn(record, JACK)))
    return [hand for hand in values if could_have_gone_on(record, hand)]


def _ways(deck: Sequence[int], values: Sequence[int]) -> int:
    """In how many ways cards with these hourglasses can be drawn in this order from a deck."""
    left = {value: deck.count(value) for value in (0, 1, 2)}
    ways = 1
    for value in values:
        ways *= left[value]
        left[value] -= 1
    return ways


def posterior(view: View) -> dict[tuple[str, int], Fraction]:
    """The joint distribution of Jack's identity and the hourglasses on the cards he drew.

    Exact, given all that is public (whoever looks), with a uniform prior; only possible pairs
    appear, in rule book order. Before Jack has drawn his identity the prior stands; once the
    game is over the truth.
    """
    record = view.position
    if record.phase in (DEAL, JACK_CARD):
        return {(slug, 0): Fraction(1, len(SUSPECTS)) for slug in SUSPECTS}
    if record.phase == OVER:
        drawn = sum(HOURGLASSES[record.card[number]] for number in ALIBI_CARDS.drawn(record, JACK))
        return {(SUSPECTS[record.jack], drawn): Fraction(1)}
    weights: dict[tuple[str, int], int] = {}
    for identity, values, weight in worlds(record):
        key = (SUSPECTS[identity], sum(values))
        weights[key] = weights.get(key, 0) + weight
    total = sum(weights.values())
    return {key: Fraction(weights[key], total) for key in sorted(weights, key=_rule_book_order)}


def _rule_book_order(key: tuple[str, int]) -> tuple[int, int]:
    return SUSPECTS.index(key[0]), key[1]


def identity_posterior(view: View) -> dict[str, Fraction]:
    """The distribution of Jack's identity alone; see `posterior`."""
    chances: dict[str, Fraction] = {}
    for (slug, _), chance in posterior(view).items():
        chances[slug] = chances.get(slug, Fraction(0)) + chance
    return chances


def possible(view: View) -> tuple[str, ...]:
    """The suspects who can still be Jack.

    Never more than `View.suspects`; fewer where only some identities leave Jack cards with
    which the game would have gone on.
    """
    return tuple(identity_posterior(view))


# --- whole worlds --------------------------------------------------------------------------


def every_world(array: np.ndarray) -> Iterator[np.ndarray]:
    """Every full record that agrees with a projected one, each once; at most 15,120.

    A record without anything hidden comes back as a copy.
    """
    if is_complete(array):
        yield copy_array(array)
        return
    record = plain(array)
    rounds, shown, hands = ALIBI_CARDS.drawn(record, JACK), _shown(record), set(_hands(record))
    for identity in range(len(SUSPECTS)):
        if record.blank >> identity & 1:
            continue
        left = [s for s in range(len(SUSPECTS)) if s != identity and s not in shown]
        for cards in permutations(left, len(rounds)):
            if tuple(HOURGLASSES[card] for card in cards) in hands:
                world = copy_array(array)
                world[0].jack = identity
                for number, card in zip(rounds, cards, strict=True):
                    world[0].card[number] = card
                yield world


def sample_world(array: np.ndarray, rng: random.Random) -> np.ndarray:
    """A full record drawn uniformly from the worlds that agree with a projected one.

    A record without anything hidden comes back as a copy.
    """
    world = copy_array(array)
    if is_complete(array):
        return world
    record = plain(array)
    identity, values = _weighted(list(worlds(record)), rng)
    world[0].jack = identity
    used = _shown(record) | {identity}
    for number, value in zip(ALIBI_CARDS.drawn(record, JACK), values, strict=True):
        fitting = [
            suspect
            for suspect in range(len(SUSPECTS))
            if suspect not in used and HOURGLASSES[suspect] == value
        ]
        card = fitting[int(rng.random() * len(fitting))]
        used.add(card)
        world[0].card[number] = card
    return world


def _weighted(
    choices: Sequence[tuple[int, tuple[int, ...], int]], rng: random.Random
) -> tuple[int, tuple[int, ...]]:
    """One ``(identity, values)`` drawn by weight."""
    pick = int(rng.random() * sum(weight for _, _, weight in choices))
    for identity, values, weight in choices:
        if pick < weight:
            return identity, values
        pick -= weight
    raise AssertionError("unreachable: the pick is below the sum of the weights")
