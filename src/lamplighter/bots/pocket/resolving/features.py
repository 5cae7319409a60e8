"""What the value networks of Mr. Jack Pocket are told, and what they answer; compiled.

A network guesses the investigator's chances at the start of a round, for one of Jack's types (see
`jacks`). There is one for each round from the second on, see `values`. Every number it is told is
the same for a board turned by a quarter, as the game is.

Of the position (`OF_POSITION` numbers): the suspects left and one over them, Jack's expected
hourglasses, whether the chase is on, how concentrated the beliefs are; for each detective where he
stands, one and two spaces further, which share of the suspects he sees and how likely Jack is among
them; the same for all three together; how many spaces see a suspect on the average, and which share
of them is seen from any; the faces that are shown, before an even round.

Of the type (`OF_TYPE`): his hourglasses, one number for each count; how likely he is, measured by
the average; for each detective and the same three spaces, whether Jack is seen from there, and from
how many spaces at all, and how far each detective is from one; the cards left in the deck with no,
one and two hourglasses; whether his tile lies in the middle, at an edge or in a corner; and how he
fared when the round was played by lot (see `walks`). Only these last are not exactly the same for a
turned board.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lamplighter.bots.pocket.resolving.walks import FATES, WALKS, tell_fate, walk
from lamplighter.games.bits import popcount
from lamplighter.games.compiled import compiled, door
from lamplighter.games.pocket.board import ALL_SUSPECTS, GOAL, LINES, SPACES
from lamplighter.games.pocket.rules import line_of_sight
from lamplighter.games.pocket.state import STATE

__all__ = [
    "FEATURES",
    "describe",
    "describe_position",
    "describe_type",
    "guess",
    "hear_position",
    "look_from_everywhere",
]

REACHES = 3
"""Spaces of a detective that are looked at: where he stands, one further and two further."""

OF_POSITION = 5 + 6 * REACHES + 4 + 4
OF_TYPE = (GOAL + 1) + 1 + 3 * REACHES + 5 + 6 + FATES
FEATURES = OF_POSITION + OF_TYPE
"""How many numbers a network is told."""

MOST_SHARE = 3.0
"""Beliefs beyond so many times the average are not told apart."""

Array = Any
Record = Any


@compiled
def look_from_everywhere(state: Record, sights: Array) -> None:
    """Fill ``sights``, int64 of shape (12,), with the suspects seen from each space, as masks."""
    for space in range(SPACES):
        mask = 0
        for distance in range(line_of_sight(state, space)):
            mask |= 1 << int(state.suspect[LINES[space, distance]])
        sights[space] = mask


@compiled
def from_space(state: Record, sights: Array, detective: int, step: int) -> int:
    """The suspects that a detective would see so many spaces further."""
    return int(sights[(int(state.detective[detective]) + step) % SPACES])


@compiled
def mass(suspects: int, beliefs: Array) -> float:
    """How likely Jack is one of these suspects."""
    total = 0.0
    for suspect in range(9):
        if suspects >> suspect & 1:
            total += beliefs[suspect]
    return total


@compiled
def describe_sights(state: Record, sights: Array, beliefs: Array, at: int, out: Array) -> int:
    """Who is seen now and soon, and from anywhere; returns where these numbers end."""
    alive = ALL_SUSPECTS & ~int(state.blank)
    left = float(popcount(alive))
    now = 0
    for detective in range(3):
        now |= alive & from_space(state, sights, detective, 0)
        for step in range(REACHES):
            seen = alive & from_space(state, sights, detective, step)
            out[at] = popcount(seen) / left
            out[at + 1] = mass(seen, beliefs)
            at += 2
    out[at] = popcount(now) / left
    out[at + 1] = mass(now, beliefs)
    exposed = 0
    anywhere = 0
    for space in range(SPACES):
        exposed += popcount(alive & sights[space])
        anywhere |= alive & sights[space]
    out[at + 2] = exposed / left / 4
    out[at + 3] = popcount(anywhere) / left
    return at + 4


@compiled
def describe_position(
    state: Record, sights: Array, beliefs: Array, expected: float, in_chase: int, out: Array
) -> None:
    """Write the first `OF_POSITION` numbers of a position at the start of a round.

    ``sights`` comes from `look_from_everywhere`; ``beliefs``, shape (9,), is how likely each
    suspect is Jack; ``expected`` are the hourglasses he is expected to have.
    """
    left = float(popcount(ALL_SUSPECTS & ~int(state.blank)))
    concentration = 0.0
    for suspect in range(9):
        concentration += beliefs[suspect] * beliefs[suspect]
    out[0] = left / 9
    out[1] = 1 / left
    out[2] = expected / GOAL
    out[3] = float(in_chase)
    out[4] = concentration
    at = describe_sights(state, sights, beliefs, 5, out)
    even = int(state.round_number) % 2 == 0
    for token in range(4):
        out[at + token] = float(int(state.faces) >> token & 1) if even else 0.0


@compiled
def way_to_sight(state: Record, sights: Array, detective: int, suspect: int) -> int:
    """How many spaces a detective is from the next one that sees a suspect; 12 if none does."""
    way = 0
    while way < SPACES and not from_space(state, sights, detective, way) >> suspect & 1:
        way += 1
    return way


@compiled
def place_of(state: Record, suspect: int) -> int:
    """Where a suspect's tile lies."""
    place = 0
    while int(state.suspect[place]) != suspect:
        place += 1
    return place


@compiled
def describe_type(
    state: Record, sights: Array, walks: Array, values: Array, in_chase: int,
    identity: int, hours: int, share: float, rest: Array, out: Array,
) -> None:  # fmt: skip
    """Write the numbers of one type behind those of the position.

    ``hours`` are all of his hourglasses; ``share`` how likely he is, 1 for the average; ``rest``,
    shape (3,), how many cards with no, one and two hourglasses are left to be drawn.
    """
    at = OF_POSITION
    for number in range(GOAL + 1):
        out[at + number] = 1.0 if min(hours, GOAL) == number else 0.0
    at += GOAL + 1
    out[at] = min(share, MOST_SHARE) / MOST_SHARE
    at += 1
    now = 0
    for detective in range(3):
        now |= from_space(state, sights, detective, 0)
        for step in range(REACHES):
            out[at] = float(from_space(state, sights, detective, step) >> identity & 1)
            at += 1
    exposed = 0
    for space in range(SPACES):
        exposed += sights[space] >> identity & 1
    out[at] = float(now >> identity & 1)
    out[at + 1] = exposed / 4
    at += 2
    for detective in range(3):
        out[at] = way_to_sight(state, sights, detective, identity) / SPACES
        at += 1
    place = place_of(state, identity)
    for value in range(3):
        out[at + value] = rest[value] / 8
    out[at + 3] = 1.0 if place == 4 else 0.0
    out[at + 4] = 1.0 if place % 2 == 1 else 0.0
    out[at + 5] = 1.0 if place % 2 == 0 and place != 4 else 0.0
    number = int(state.round_number)
    tell_fate(walks, values, number, in_chase, identity, hours, out[at + 6 :])


@compiled
def add_inputs(
    weights: Array, start: int, inputs: Array, first: int, last: int, out: Array
) -> None:
    """Add to the units of a layer what some of its inputs contribute.

    The weights lie in rows, one for each input. Inputs that are not positive contribute nothing:
    rectified units do not, and features are never negative.
    """
    for number in range(first, last):
        if inputs[number] > 0.0:
            row = start + number * len(out)
            for unit in range(len(out)):
                out[unit] += inputs[number] * weights[row + unit]


@compiled
def add_biases(weights: Array, start: int, size: int, out: Array) -> int:
    """Begin the units of a layer of so many inputs; returns where the next layer's weights are."""
    row = start + size * len(out)
    for unit in range(len(out)):
        out[unit] = weights[row + unit]
    return row + len(out)


@compiled
def hear_position(weights: Array, features: Array, base: Array) -> None:
    """The first layer's units as far as the position goes; the types of one position share them."""
    add_biases(weights, 0, FEATURES, base)
    add_inputs(weights, 0, features, 0, OF_POSITION, base)


@compiled
def guess(
    weights: Array, features: Array, base: Array, first: Array, second: Array, last: Array
) -> float:
    """A network's answer: the investigator's chances, 0 to 1.

    ``weights`` are those of its three layers in one row, each layer's biases behind it; ``base``
    comes from `hear_position`; the other arrays are room for its units, ``last`` of shape (1,).
    """
    for unit in range(len(first)):
        first[unit] = base[unit]
    add_inputs(weights, 0, features, OF_POSITION, FEATURES, first)
    at = (FEATURES + 1) * len(first)
    after = add_biases(weights, at, len(first), second)
    add_inputs(weights, at, first, 0, len(first), second)
    add_biases(weights, after, len(second), last)
    add_inputs(weights, after, second, 0, len(second), last)
    return min(max(float(last[0]), 0.0), 1.0)


@door
def describe(
    states: Array,
    beliefs: Array,
    expected: float,
    in_chase: int,
    identities: Array,
    hours: Array,
    rest: Array,
    values: Array,
    out: Array,
) -> None:
    """Fill each row of ``out``, shape (types, `FEATURES`), for a position that begins a round.

    ``identities``, ``hours`` (all of his hourglasses) and ``rest``, shape (types, 3), say of each
    type what `describe_type` wants to know; the rest is what `describe_position` does.
    """
    sights = np.zeros(SPACES, dtype=np.int64)
    look_from_everywhere(states[0], sights)
    walks = np.zeros((WALKS, 3), dtype=np.int64)
    scratch = np.empty(2, dtype=STATE)
    scratch[0] = states[0]
    walk(scratch, np.zeros(1, dtype=np.uint64), walks)
    left = float(popcount(ALL_SUSPECTS & ~int(states[0].blank)))
    for number in range(len(identities)):
        row = out[number]
        share = left * beliefs[identities[number]]
        describe_position(states[0], sights, beliefs, expected, in_chase, row)
        describe_type(
            states[0], sights, walks, values, in_chase,
            identities[number], hours[number], share, rest[number], row,
        )  # fmt: skip
