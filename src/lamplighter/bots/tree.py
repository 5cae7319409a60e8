"""The tree of a search by playouts: its nodes, what was found there, and where to look next.

Compiled, and the same for any game: what a node stands for, the caller knows and gives as a key
of 64 bits. Nodes live in one array, their counts in another, and a hash table of open addressing
finds a node by its key; so two ways to one position meet again. A node costs little until it is
visited for the second time; only then do its edges get counts.

The counts of a node may have several rows: where the mover knows something that the tree must
not, each case has a row of its own, and a playout reads and writes only the row of its world.

The choice is UCB1 (P. Auer, N. Cesa-Bianchi and P. Fischer, "Finite-time Analysis of the
Multiarmed Bandit Problem", Machine Learning 47, 2002) as Kocsis and Szepesvari took it to trees
(ECML 2006), with a value set for edges never tried, so that a good edge can be taken twice before
each of seventy has been taken once.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from lamplighter.bots.ending_of_round import random_below
from lamplighter.games.compiled import compiled

__all__ = ["NODE", "TALLY", "choose", "expand", "find", "learn", "new_slots"]

NODE = np.dtype(
    (
        np.record,
        [
            ("key", np.uint64),
            ("first", np.int32),  # where its counts begin
            ("edges", np.int32),  # how many it has, 0 until they are counted
            ("visits", np.int32),
        ],
    )
)
"""One node; see `find`."""

TALLY = np.dtype((np.record, [("visits", np.int32), ("mean", np.float32)]))
"""How often an edge was taken, and what came of it on the average: the detective's chances."""

FREE = -1
"""A slot of the hash table without a node."""

UNTRIED = 1.5
"""What the width of the search adds to an edge never tried, above the average of its row."""

MOST = 4096

ROOTS = np.array([1.0] + [1 / math.sqrt(visits) for visits in range(1, MOST)], dtype=np.float32)
"""One by the square root of the number of visits."""

Array = Any
Node = Any


def new_slots(nodes: int) -> np.ndarray:
    """An empty hash table with room for so many nodes; its first number counts them."""
    slots = np.full(1 + (1 << (2 * nodes).bit_length()), FREE, dtype=np.int32)
    slots[0] = 0
    return slots


@compiled
def find(slots: Array, nodes: Array, key: np.uint64) -> int:
    """The number of the node with this key, which is made if it is new."""
    mask = len(slots) - 2
    place = int(key >> np.uint64(20)) & mask
    while slots[1 + place] != FREE:
        if nodes[slots[1 + place]].key == key:
            return int(slots[1 + place])
        place = (place + 1) & mask
    number = int(slots[0])
    slots[0] = number + 1
    slots[1 + place] = number
    nodes[number].key = key
    nodes[number].edges = 0
    nodes[number].visits = 0
    return number


@compiled
def expand(node: Node, tallies: Array, used: int, edges: int, rows: int) -> int:
    """Give a node counts behind those ``used`` so far; how many are used then.

    Each row ends with the count of all its visits. Where there is no more room nothing happens.
    """
    after = used + rows * (edges + 1)
    if after > len(tallies):
        return used
    node.first = used
    node.edges = edges
    for index in range(used, after):
        tallies[index].visits = 0
        tallies[index].mean = 0
    return after


@compiled
def choose(tallies: Array, row: int, edges: int, sign: float, width: float, bits: Array) -> int:
    """The edge to take next in the row of counts that begins at ``row``.

    ``sign`` is 1 where the detective moves, -1 where Jack does; ``width`` weighs what is little
    known against what looks good. Equals are tried in a changing order.
    """
    mean = sign * tallies[row + edges].mean
    wide = width * math.sqrt(math.log(tallies[row + edges].visits + 1.0))
    edge = random_below(bits, edges)
    best = -2.0
    found = edge
    for _ in range(edges):
        visits = tallies[row + edge].visits
        if visits == 0:
            score = mean + width * UNTRIED
        else:
            score = sign * tallies[row + edge].mean + wide * ROOTS[min(visits, MOST - 1)]
        if score > best:
            best = score
            found = edge
        edge = edge + 1 if edge + 1 < edges else 0
    return found


@compiled
def learn(tallies: Array, path: Array, length: int, value: float) -> None:
    """Count one more visit that came to this value, of the first edges and rows on a path."""
    for step in range(length):
        index = path[step]
        tallies[index].visits += 1
        tallies[index].mean += (value - tallies[index].mean) / tallies[index].visits
