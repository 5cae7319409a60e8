"""What the search of `ending_of_round` meets in Mr. Jack (London); compiled.

A turn is a few decisions, so the search counts turns, not decisions, and ends with the round or
after as many turns as it was told. Of many choices only a sample is tried. An escape hangs on a
hidden identity: in the search, Jack's character in hand may leave where it would if it were he,
and that is worth something in that world alone. An accusation ends the search, right or wrong.
What such ends are worth is told by `ends`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lamplighter.bots.ending_of_round import random_below
from lamplighter.bots.london.ends import read_end
from lamplighter.games.bits import lowest_bit, nth_bit, popcount
from lamplighter.games.compiled import compiled
from lamplighter.games.london.board import GOODLEY
from lamplighter.games.london.choices import exits_near, group_choices, groups_offered, player
from lamplighter.games.london.numbers import (
    ACCUSE_GROUP,
    ESCAPE_GROUP,
    FIRST,
    PLAY_GROUP,
    STAY_GROUP,
)
from lamplighter.games.london.rules import act
from lamplighter.games.london.state import ABILITY, DRAW, MOVE, PLAY, UNKNOWN

__all__ = [
    "EARLY",
    "NODE",
    "TURN_LEVELS",
    "WHISTLING",
    "WIDTHS_SHAPE",
    "follow",
    "is_end",
    "next_action",
    "player",
    "read_end",
]

TURN_LEVELS = 6
"""The most decisions of one turn: Goodley's card, three whistles, a lantern and his move."""

NODE = np.dtype(
    (
        np.record,
        [
            ("depth", np.int64),  # how many decisions it is below the root
            ("tried", np.int64),  # how many decisions have been searched
            ("groups", np.int64),  # the groups of choices that are still to come, as a bit mask
            ("group", np.int64),  # the one whose choices are being tried
            ("choices", np.int64),  # those of its choices that are still to come
            ("turns", np.int64),  # how many more cards may be chosen
            ("taker", np.int64),  # 1 + the player who has drawn a card since the root, or 0
            ("settled", np.int64),  # 1 + who was accused, 9 + who has escaped, or 0
            ("worth", np.float64, (8,)),  # by suspect, the detective's chances
        ],
    )
)
"""What is kept of a node, beside the record of its position."""

ORDINARY, EARLY, WHISTLING = range(3)
"""Three manners of a turn, which differ in what is tried: any; an ability may be used before the
move; Goodley's, who has far more choices than all others."""

WIDTHS_SHAPE = WHISTLING + 1, STAY_GROUP + 1
"""The shape of the widths for one turn."""

Array = Any
Record = Any


@compiled
def is_end(state: Record, node: Record) -> bool:
    """Whether the search goes no deeper: game decided, round over, or no more cards to choose."""
    if node.settled:
        return True
    if int(state.phase) != PLAY:
        return False
    return node.turns == 0 or int(state.played) == int(state.cards)


@compiled
def thinned(mask: int, width: int, bits: Array) -> int:
    """About ``width`` of the bits of a mask at random; one at least, unless ``width`` is 0."""
    size = popcount(mask)
    if width == 0 or size <= width:
        return mask if width else 0
    kept = 0
    rest = mask
    while rest:
        if random_below(bits, size) < width:
            kept |= rest & -rest
        rest &= rest - 1
    return kept if kept else 1 << nth_bit(mask, random_below(bits, size))


@compiled
def manner_of(state: Record) -> int:
    """Which manner of turn this is."""
    if int(state.hand) == GOODLEY:
        return WHISTLING
    return EARLY if int(state.owed) == MOVE | ABILITY else ORDINARY


@compiled
def next_action(state: Record, node: Record, widths: Array, bits: Array) -> int:
    """The next decision of the sample that is tried, -1 if that was all; at the root all are.

    ``widths[turns, manner, group]`` says about how many choices of a group to try where so many
    more cards may be chosen.
    """
    while node.choices == 0:
        if node.groups == 0:
            return -1
        group = lowest_bit(node.groups)
        node.group = group
        node.groups &= node.groups - 1
        if node.depth and group == ESCAPE_GROUP:
            node.choices = exits_near(state)
        else:
            node.choices = group_choices(state, group)
        if node.depth:
            width = widths[node.turns, manner_of(state), group]
            node.choices = thinned(node.choices, width, bits)
    choice = lowest_bit(node.choices)
    node.choices &= node.choices - 1
    return int(FIRST[node.group]) + choice


@compiled
def somebody_on(state: Record, street: int) -> int:
    """The character who stands there."""
    for character in range(8):
        if int(state.place[character]) == street:
            return character
    return UNKNOWN


@compiled
def follow(state: Record, node: Record, action: int) -> None:
    """Make a copy of a state and its node what they are after a player's decision."""
    group = node.group
    node.tried = 0
    node.choices = 0
    node.groups = 0
    node.depth += 1
    if group == ACCUSE_GROUP:
        node.settled = 1 + somebody_on(state, action - int(FIRST[ACCUSE_GROUP]))
        return
    if group == ESCAPE_GROUP:
        node.settled = 9 + int(state.hand)
        return
    if group == PLAY_GROUP:
        node.turns -= 1
    state.jack = UNKNOWN
    act(state, action)
    if int(state.phase) == DRAW:
        node.taker = 1 + int(state.taker[int(state.round_number) - 1])
        state.hand = UNKNOWN
        state.phase = PLAY
    node.groups = groups_offered(state)
