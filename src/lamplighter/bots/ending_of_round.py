"""Looking from a position to the end of its round: compiled, for bots of Mr. Jack Pocket.

The search tells the worlds apart by Jack's identity and by nothing else. A node is worth a
vector: for each suspect, the investigator's chances if that suspect is Jack. Where the
investigator moves, he takes the one action whose vector is best on the average of what he
believes; where Jack moves, he takes in each world the action that is best for him there. So
Jack uses what he knows, and the investigator only what he can know. What either might learn
from the other's choices within the round is left out; that is what keeps a node nine numbers.

After the fourth action a table gives the worth (see `outlook`). Deeper in the round, of the
many rotations and exchanges only a sample is tried. A card drawn within the round is not drawn
here; the table has a layer with its effect on the average, for either player.

The nodes are walked with a stack of records instead of a function that calls itself, whose
machine code Numba cannot keep on disk. There are plain loops where NumPy would do, all arrays
come from the caller, and the level is never a bare number, since each array expression, each
array made and each constant passed on costs a good part of a second to compile.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lamplighter.games.compiled import compiled, door
from lamplighter.games.pocket.board import ALL_SUSPECTS, EXCHANGE, ROTATION
from lamplighter.games.pocket.choices import count, kind_of, nth, player, popcount
from lamplighter.games.pocket.rules import act, visible
from lamplighter.games.pocket.state import ACTION

__all__ = ["EVERY", "LEVELS", "door_judge"]

LEVELS = 5
"""Records that a search needs: the root and four actions."""

EVERY = 36
"""The width at which all rotations and exchanges are tried: there are never more."""

NEXT, TRIED, LAYER = range(3)
"""What is kept of a node, by column: which action to try next, how many were tried, and which
layer of the table its ends are read from."""

Array = Any
Record = Any


@compiled
def random_below(bits: Array, n: int) -> int:
    """A number in ``range(n)`` from the xorshift64 generator whose state is ``bits[0]``.

    A sample of moves needs no better one, and the usual multiplication at the end would
    overflow, and be told so, where this runs as plain Python.
    """
    word = bits[0]
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    bits[0] = word
    return (int(word >> np.uint64(33)) * n) >> 31


@compiled
def read_verdicts(state: Record, level: int, table: Array, layer: int, worth: Array) -> None:
    """The worth of a round that is over: ``table[layer, suspect, suspects left, seen]``."""
    sight = visible(state)
    suspects = ALL_SUSPECTS & ~int(state.blank)
    left_if_seen = popcount(suspects & sight)
    left_if_unseen = popcount(suspects & ~sight)
    for suspect in range(9):
        if sight >> suspect & 1:
            worth[level, suspect] = table[layer, suspect, left_if_seen, 1]
        else:
            worth[level, suspect] = table[layer, suspect, left_if_unseen, 0]


@compiled
def descend(states: Array, level: int, action: int, nodes: Array) -> None:
    """Make the next level the node after a player's action."""
    states[level + 1] = states[level]
    state = states[level + 1]
    act(state, action)
    nodes[level + 1, NEXT] = 0
    nodes[level + 1, TRIED] = 0
    nodes[level + 1, LAYER] = nodes[level, LAYER]
    if int(state.phase) != ACTION:  # an alibi card is due
        nodes[level + 1, LAYER] = 1 + int(state.taker[int(state.round_number) - 1])
        state.phase = ACTION


@compiled
def next_action(states: Array, level: int, nodes: Array, width: int, bits: Array) -> bool:
    """Make the next level the node after the next action of the sample, if there is one."""
    total = count(states[level])
    while nodes[level, NEXT] < total:
        action = nth(states[level], nodes[level, NEXT])
        nodes[level, NEXT] += 1
        kind = kind_of(action)
        many = width < EVERY and kind in (ROTATION, EXCHANGE)
        # The last one is taken unseen if the sample would else be empty.
        last = nodes[level, NEXT] == total and nodes[level, TRIED] == 0
        if last or not many or random_below(bits, EVERY) < width:
            descend(states, level, action, nodes)
            return True
    return False


@compiled
def take_better(state: Record, level: int, nodes: Array, beliefs: Array, worth: Array) -> None:
    """Keep the worth of the action just searched, at the next level, if its mover prefers it."""
    first = nodes[level, TRIED] == 0
    nodes[level, TRIED] += 1
    jack = player(state) == 1
    gain = 0.0
    for suspect in range(9):
        gain += beliefs[suspect] * (worth[level + 1, suspect] - worth[level, suspect])
    for suspect in range(9):
        better = worth[level + 1, suspect] < worth[level, suspect] if jack else gain > 0
        if first or better:
            worth[level, suspect] = worth[level + 1, suspect]


@door
def door_judge(
    states: Array,
    table: Array,
    beliefs: Array,
    widths: Array,
    bits: Array,
    nodes: Array,
    worth: Array,
    out: Array,
) -> int:
    """Search every action of the player to move at ``states[0]``, and say how many there are.

    Args:
        states: shape (LEVELS,), dtype `STATE`: a projected record, then scratch.
        table: shape (3, 9, 10, 2), the investigator's chances after the call, by who has drawn
            a card since the root (nobody, the investigator, Jack), suspect, suspects left and
            verdict.
        beliefs: shape (9,), how likely the investigator thinks each suspect to be Jack.
        widths: shape (5,), int64, by actions still to come: of 36 rotations or exchanges,
            about how many to try; all of them at the root.
        bits: shape (1,), uint64, not 0: the state of the generator for the samples.
        nodes: shape (LEVELS, 3), int64, all 0: scratch.
        worth: shape (LEVELS, 9): scratch.
        out: shape (at least the number of actions, 9): row ``i`` becomes the worth of action ``i``.
    """
    level: Any = np.int64(0)
    while level >= 0:
        to_come = 4 - popcount(int(states[level].spent))
        if to_come == 0:
            read_verdicts(states[level], level, table, nodes[level, LAYER], worth)
        elif next_action(states, level, nodes, widths[to_come], bits):
            level += 1
            continue
        level -= 1
        if level == 0:
            for suspect in range(9):
                out[nodes[0, TRIED], suspect] = worth[1, suspect]
            nodes[0, TRIED] += 1
        elif level > 0:
            take_better(states[level], level, nodes, beliefs, worth)
    return int(nodes[0, TRIED])
