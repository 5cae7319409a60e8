"""What careful players keep on paper: who can be Jack, and which alibi cards who may hold.

The prior is the deal's: every identity and every card of the deck equally likely. Nothing is
assumed about how anybody plays. Beside the cleared characters the game tells one thing more:
a character whom Jack's side let stay where Jack's own would have had to escape is not Jack.
Cleared characters' cards are drawn like all others.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, permutations
from typing import TYPE_CHECKING

import numpy as np

from lamplighter.games.base import DETECTIVE, JACK
from lamplighter.games.london import doors
from lamplighter.games.london.board import (
    BEAM,
    CHARACTERS,
    DISTANCE,
    OUT,
    STREETS,
    WATSON,
)
from lamplighter.games.london.state import (
    ALIBI_CARDS,
    TURN,
    UNKNOWN,
    Position,
    copy_array,
    is_complete,
    plain,
)

if TYPE_CHECKING:
    import random

    from lamplighter.games.view import View

__all__ = [
    "beam",
    "detective_posterior",
    "ending",
    "every_world",
    "everybody_visible",
    "identities",
    "identity_posterior",
    "jack_posterior",
    "lit",
    "possible",
    "posterior",
    "reachable",
    "sample_world",
    "visible",
    "visible_after",
]

Hand = tuple[str, ...]
"""Alibi cards in the order of the rules."""


@functools.cache
def _names(characters: int) -> tuple[str, ...]:
    return tuple(slug for number, slug in enumerate(CHARACTERS) if characters >> number & 1)


@functools.lru_cache(maxsize=4096)
def _streets(streets: int) -> tuple[str, ...]:
    return tuple(name for street, name in enumerate(STREETS) if streets >> street & 1)


# --- what lies open -----------------------------------------------------------------------


def visible(view: View) -> tuple[str, ...]:
    """The characters not cleared who are visible now, in the order of the rules."""
    return _names(doors.visible(view.array, 0) & ~view.position.cleared)


def visible_after(view: View, actions: Sequence[int]) -> list[tuple[str, ...]]:
    """`visible` right after each of these ``actions`` of the player to move, before any draw."""
    cleared = view.position.cleared
    masks = np.zeros(len(actions), dtype=np.int64)
    doors.visible_after(view.array, 0, np.array(actions, dtype=np.int64), masks)
    return [_names(mask & ~cleared) for mask in masks.tolist()]


def everybody_visible(view: View) -> tuple[str, ...]:
    """All characters who are visible now, cleared ones too, in the order of the rules."""
    return _names(doors.visible(view.array, 0))


def lit(view: View) -> tuple[str, ...]:
    """The streets beside a lit lamp, by column and number."""
    return _streets(doors.light(view.array, 0))


def beam(view: View) -> tuple[str, ...]:
    """The streets in the beam of Watson's lantern, nearest first; none once he has escaped."""
    record = view.position
    return _beam(record.place[WATSON], record.facing)


@functools.cache
def _beam(watson: int, facing: int) -> tuple[str, ...]:
    if watson >= OUT:
        return ()
    ray = int(BEAM[watson, facing])
    streets = [street for street in range(len(STREETS)) if ray >> street & 1]
    # A beam is straight and runs over streets alone: each is one step on from the one before.
    return tuple(STREETS[street] for street in sorted(streets, key=lambda s: DISTANCE[watson, s]))


def reachable(view: View) -> tuple[str, ...]:
    """The free streets to which the character in hand may move now, by column and number.

    None where no move is owed. Public, whoever looks: without accusations and escapes.
    """
    record = view.position
    if record.phase != TURN or record.points:
        return ()
    return _streets(doors.moves(view.array, 0))


def ending(view: View) -> str:
    """How a finished game ended.

    Won by the detective: ``accusation``. Won by Jack: ``wrong-accusation``, ``escape``,
    ``time`` (eight rounds are over). Raises `ValueError` where that is not decided: before the
    end, and after the preview of an accusation.
    """
    record = view.position
    if record.winner == UNKNOWN:
        raise ValueError("view: found a game that is not decided, expected a finished one.")
    if max(record.place) >= OUT:
        return "escape"
    if record.hand == UNKNOWN:
        return "time"
    return "accusation" if record.winner == DETECTIVE else "wrong-accusation"


# --- what follows from it -----------------------------------------------------------------


def identities(record: Position) -> list[int]:
    """Who can be Jack, given all that is known in this record: its open cards too."""
    if record.jack != UNKNOWN:
        return [record.jack]
    out = record.cleared | record.stayed | sum(1 << card for card in record.card if card >= 0)
    return [character for character in range(len(CHARACTERS)) if not out >> character & 1]


def _is_revealed(view: View) -> bool:
    """Whether the game is over and all of it open; the preview of an end reveals nothing."""
    return view.is_terminal() and is_complete(view.array)


def _publicly(view: View) -> Position:
    """The record of a view as a spectator would see it."""
    record: Position = view.position
    if _is_revealed(view):
        return record
    return replace(record, jack=UNKNOWN, card=[UNKNOWN] * len(record.card))


def _uniform(slugs: tuple[str, ...]) -> dict[str, Fraction]:
    return {slug: Fraction(1, len(slugs)) for slug in slugs}


def possible(view: View) -> tuple[str, ...]:
    """The characters who can be Jack, given what is public (whoever looks); the truth at the end.

    Never more than `View.suspects`; fewer where Jack's side has let somebody stay.
    """
    return tuple(CHARACTERS[character] for character in identities(_publicly(view)))


def identity_posterior(view: View) -> dict[str, Fraction]:
    """The distribution of Jack's identity, given what is public: all who are `possible` alike."""
    return _uniform(possible(view))


def posterior(view: View) -> dict[tuple[str, Hand, Hand], Fraction]:
    """The joint distribution of Jack's identity, the detective's cards and Jack's cards.

    Exact, given all that is public (whoever looks), with a uniform prior; only what is possible
    appears. Once the game is over the truth.
    """
    record = _publicly(view)
    if _is_revealed(view):
        hands = [_hand(record, player) for player in (DETECTIVE, JACK)]
        return {(CHARACTERS[record.jack], hands[0], hands[1]): Fraction(1)}
    sizes = [len(ALIBI_CARDS.drawn(record, player)) for player in (DETECTIVE, JACK)]
    keys = []
    for identity in identities(record):
        deck = [slug for slug in CHARACTERS if slug != CHARACTERS[identity]]
        for detective in combinations(deck, sizes[0]):
            left = [slug for slug in deck if slug not in detective]
            keys += [
                (CHARACTERS[identity], detective, jack) for jack in combinations(left, sizes[1])
            ]
    # Every way to deal the cards is as likely as any other, and each key stands for as many.
    chance = Fraction(1, len(keys))
    return dict.fromkeys(keys, chance)


def _hand(record: Position, player: int) -> Hand:
    """The cards that a player drew, those that are known."""
    cards = {record.card[number] for number in ALIBI_CARDS.drawn(record, player)}
    return tuple(slug for number, slug in enumerate(CHARACTERS) if number in cards)


def detective_posterior(view: View) -> dict[str, Fraction]:
    """The distribution of Jack's identity, given also the cards that the detective drew.

    Raises `ValueError` for anybody else's view, unless the game is over.
    """
    _require(view, DETECTIVE)
    return _uniform(tuple(CHARACTERS[identity] for identity in identities(view.position)))


def jack_posterior(view: View) -> dict[Hand, Fraction]:
    """The distribution of the detective's cards, given Jack's identity and cards.

    Raises `ValueError` for anybody else's view, unless the game is over.
    """
    _require(view, JACK)
    record = view.position
    if _is_revealed(view):
        return {_hand(record, DETECTIVE): Fraction(1)}
    own = {CHARACTERS[record.jack]} if record.jack != UNKNOWN else set()
    own.update(_hand(record, JACK))
    deck = [slug for slug in CHARACTERS if slug not in own]
    hands = list(combinations(deck, len(ALIBI_CARDS.drawn(record, DETECTIVE))))
    return {hand: Fraction(1, len(hands)) for hand in hands}


def _require(view: View, player: int) -> None:
    if view.viewer != player and not _is_revealed(view):
        raise ValueError(f"player: found a view of {view.viewer}, expected one of {player}.")


# --- whole worlds --------------------------------------------------------------------------


def _unknown_rounds(record: Position) -> list[int]:
    """The rounds, from 0, whose cards are hidden in this record."""
    drawn = ALIBI_CARDS.drawn(record, DETECTIVE, JACK)
    return [number for number in drawn if record.card[number] == UNKNOWN]


def _deck(record: Position, identity: int) -> list[int]:
    """The cards that nobody is known to have, Jack being so."""
    used = {identity, *record.card}
    return [card for card in range(len(CHARACTERS)) if card not in used]


def _world(array: np.ndarray, identity: int, cards: dict[int, int]) -> np.ndarray:
    """The record with its hidden facts filled in."""
    world = copy_array(array)
    world[0].jack = identity
    for number, card in cards.items():
        world[0].card[number] = card
    return world


def every_world(array: np.ndarray) -> Iterator[np.ndarray]:
    """Every full record that agrees with a projected one, each once; at most 6,720.

    A record without anything hidden comes back as a copy.
    """
    if is_complete(array):
        yield copy_array(array)
        return
    record = plain(array)
    hidden = _unknown_rounds(record)
    for identity in identities(record):
        for cards in permutations(_deck(record, identity), len(hidden)):
            yield _world(array, identity, dict(zip(hidden, cards, strict=True)))


def sample_world(array: np.ndarray, rng: random.Random) -> np.ndarray:
    """A full record drawn uniformly from the worlds that agree with a projected one.

    A record without anything hidden comes back as a copy. Each identity leaves as many ways to
    deal the cards as any other, so one may be drawn after the other.
    """
    if is_complete(array):
        return copy_array(array)
    record = plain(array)
    identity = _taken(identities(record), rng)
    deck = _deck(record, identity)
    return _world(
        array, identity, {number: _taken(deck, rng) for number in _unknown_rounds(record)}
    )


def _taken(left: list[int], rng: random.Random) -> int:
    """One of the numbers left, taken out of the list."""
    return left.pop(int(rng.random() * len(left)))
