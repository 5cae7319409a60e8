"""Looking from a position towards the end of its round: compiled, for bots of any game.

The search tells the worlds apart by Jack's identity and by nothing else. A node is worth a
vector: for each suspect, the detective's chances if that suspect is Jack. Where the
detective moves, he takes the one action whose vector is best on the average of what he
believes; where Jack moves, he takes in each world the action that is best for him there. So
Jack uses what he knows, and the detective only what he can know. What either might learn
from the other's choices within the round is left out; that is what keeps a node so small.

Which actions are tried, where the search ends, and what an end is worth, differs from game to
game: that is the room `ahead` in the folder of each. What it keeps of a node is the record
`NODE`, whose fields ``tried`` and ``worth`` (how many actions were searched, and the vector) are
used here.

The nodes are walked with a stack of records instead of a function that calls itself, whose
machine code Numba cannot keep on disk. There are plain loops where NumPy would do, all arrays
come from the caller, and the level is never a bare number, since each array expression, each
array made and each constant passed on costs a good part of a second to compile.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lamplighter.games.compiled import bound, compiled, door
from lamplighter.games.xorshift import below, step

__all__ = ["of_game", "random_below"]

Array = Any
Record = Any

ahead: Any = None
"""Stands for the ``ahead`` of a game."""


def of_game(game: str, ahead: Any) -> Any:
    """The search for the game of that name, whose room this is; see `judge`."""
    return door(bound(judge, game, ahead=ahead))


@compiled
def random_below(bits: Array, n: int) -> int:
    """A number in ``range(n)`` from the xorshift64 generator whose state is ``bits[0]``."""
    bits[0] = step(bits[0])
    return below(bits[0], n)


@compiled
def take_better(jack: bool, node: Record, after: Record, beliefs: Array) -> None:
    """Give a node the worth of the one after an action, if the player to move prefers it."""
    first = node.tried == 0
    node.tried += 1
    gain = 0.0
    for suspect in range(len(beliefs)):
        gain += beliefs[suspect] * (after.worth[suspect] - node.worth[suspect])
    for suspect in range(len(beliefs)):
        better = after.worth[suspect] < node.worth[suspect] if jack else gain > 0
        if first or better:
            node.worth[suspect] = after.worth[suspect]


def judge(
    states: Array,
    table: Array,
    beliefs: Array,
    widths: Array,
    bits: Array,
    nodes: Array,
    out: Array,
) -> int:
    """Search every action of the player to move at ``states[0]``, and say how many there are.

    Args:
        states: shape (levels,), dtype `STATE`: a projected record, then scratch.
        table: the detective's chances at the end of the round, as the game's room reads them.
        beliefs: shape (suspects,), how likely the detective thinks each suspect to be Jack.
        widths: int64, how many actions to try, as the game's room reads them.
        bits: shape (1,), uint64, not 0: the state of the generator for samples.
        nodes: shape (levels,), dtype `NODE` of the game's room: the root, then scratch.
        out: shape (at least the number of actions, suspects): row ``i`` becomes the worth of
            action ``i``.
    """
    level: Any = np.int64(0)
    while level >= 0:
        if ahead.is_end(states[level], nodes[level]):
            ahead.read_end(states[level], table, beliefs, nodes[level])
        else:
            action = ahead.next_action(states[level], nodes[level], widths, bits)
            if action >= 0:
                states[level + 1] = states[level]
                nodes[level + 1] = nodes[level]
                level += 1
                ahead.follow(states[level], nodes[level], action)
                continue
        level -= 1
        if level == 0:
            for suspect in range(len(beliefs)):
                out[nodes[0].tried, suspect] = nodes[1].worth[suspect]
            nodes[0].tried += 1
        elif level > 0:
            jack = ahead.player(states[level]) == 1
            take_better(jack, nodes[level], nodes[level + 1], beliefs)
    return int(nodes[0].tried)
