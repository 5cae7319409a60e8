"""What the search of `ending_of_round` meets in Mr. Jack Pocket; compiled.

After the fourth action a table gives the worth (see `outlook`). Deeper in the round, of the
many rotations and exchanges only a sample is tried. A card drawn within the round is not drawn
here; the table has a layer with its effect on the average, for either player.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lamplighter.bots.ending_of_round import random_below
from lamplighter.games.bits import popcount
from lamplighter.games.compiled import compiled
from lamplighter.games.pocket.board import ALL_SUSPECTS, EXCHANGE, ROTATION
from lamplighter.games.pocket.choices import count, kind_of, nth, player
from lamplighter.games.pocket.rules import act, visible
from lamplighter.games.pocket.state import ACTION

__all__ = ["EVERY", "LEVELS", "NODE", "follow", "is_end", "next_action", "player", "read_end"]

LEVELS = 5
"""Records that a search needs: the root and four actions."""

EVERY = 36
"""The width at which all rotations and exchanges are tried: there are never more."""

NODE = np.dtype(
    (
        np.record,
        [
            ("tried", np.int64),  # how many actions have been searched
            ("next", np.int64),  # which action comes next, by its place among all legal ones
            ("layer", np.int64),  # which layer of the table the ends below are read from
            ("worth", np.float64, (9,)),  # by suspect, the investigator's chances
        ],
    )
)
"""What is kept of a node, beside the record of its position; all 0 for the root."""

Array = Any
Record = Any


@compiled
def is_end(state: Record, node: Record) -> bool:
    """Whether the round is over."""
    return int(state.spent) == 15


@compiled
def read_end(state: Record, table: Array, beliefs: Array, node: Record) -> None:
    """The worth of a round that is over: ``table[layer, suspect, suspects left, seen]``.

    The table has shape (3, 9, 10, 2), its layers by who has drawn a card since the root:
    nobody, the investigator, Jack.
    """
    sight = visible(state)
    suspects = ALL_SUSPECTS & ~int(state.blank)
    left_if_seen = popcount(suspects & sight)
    left_if_unseen = popcount(suspects & ~sight)
    for suspect in range(9):
        if sight >> suspect & 1:
            node.worth[suspect] = table[node.layer, suspect, left_if_seen, 1]
        else:
            node.worth[suspect] = table[node.layer, suspect, left_if_unseen, 0]


@compiled
def next_action(state: Record, node: Record, widths: Array, bits: Array) -> int:
    """The next action of the sample that is tried, -1 if that was all.

    ``widths[actions still to come]`` says, of 36 rotations or exchanges, about how many to try.
    """
    total = count(state)
    width = widths[4 - popcount(int(state.spent))]
    while node.next < total:
        action = nth(state, node.next)
        node.next += 1
        kind = kind_of(action)
        many = width < EVERY and kind in (ROTATION, EXCHANGE)
        # The last one is taken unseen if the sample would else be empty.
        last = node.next == total and node.tried == 0
        if last or not many or random_below(bits, EVERY) < width:
            return action
    return -1


@compiled
def follow(state: Record, node: Record, action: int) -> None:
    """Make a copy of a state and its node what they are after a player's action."""
    node.next = 0
    node.tried = 0
    act(state, action)
    if int(state.phase) != ACTION:  # an alibi card is due
        node.layer = 1 + int(state.taker[int(state.round_number) - 1])
        state.phase = ACTION
