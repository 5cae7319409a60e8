"""The rest of a round of Mr. Jack Pocket as everybody sees it: a tree; compiled.

A node is what lies open on the table. Jack's secrets are not in it: who he is and what his
cards bear are his *types* (see `types`), and each node stands for all of them at once. A card
that the investigator draws is shown, so it has a branch for each card; one that Jack draws
changes his type and nothing else, so that node has one branch, after which types are *wide*.

The nodes lie in the order of a breadth-first walk: the branches of a node side by side, and each
node behind the one it came from, so that the solver's two passes are plain loops.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lamplighter.games.bits import popcount
from lamplighter.games.compiled import compiled, door
from lamplighter.games.pocket.board import ALIBI, OPEN_ACTIONS
from lamplighter.games.pocket.choices import count, nth, player
from lamplighter.games.pocket.rules import act, clear
from lamplighter.games.pocket.state import ACTION, STATE

__all__ = ["CARD_TO_HAND", "CARD_TO_TABLE", "END", "NODE", "grow", "grown"]

CARD_TO_TABLE, CARD_TO_HAND, END = 2, 3, 4
"""Kinds of nodes, beside those where player 0 or 1 decides: the investigator's card is due, or
Jack's; the round is over."""

NODE = np.dtype(
    (
        np.record,
        [
            ("first", np.int32),  # the first branch
            ("count", np.int32),  # how many branches there are, side by side
            ("ending", np.int32),  # of an END: the number of its position among different ones
            ("action", np.int16),  # the action, or the branch of a card, that led here
            ("kind", np.int8),  # 0 or 1: who decides, or one of the three above
            ("wide", np.int8),  # 1 once Jack has drawn a card since the root
            ("last", np.int8),  # 1 for the round's last decision, with ends only behind it
            ("unused", np.int8, (3,)),  # so that every node begins at a whole word
        ],
    )
)
"""A node. It is kept small, as a pass over the tree takes as long as reading it does."""

Array = Any
Record = Any


@compiled
def kind_of_node(state: Record) -> int:
    """What happens next in a position of the tree."""
    if int(state.phase) != ACTION:
        return CARD_TO_TABLE + int(state.taker[int(state.round_number) - 1])
    if int(state.spent) == 15:
        return END
    return player(state)


@compiled
def branch(states: Array, nodes: Array, node: int, index: int, cards: Array, new: int) -> None:
    """Make the position ``new`` from branch ``index`` of a node."""
    states[new] = states[node]
    state = states[new]
    made = nodes[new]
    made.wide = nodes[node].wide
    made.last = 0
    made.first = 0
    made.count = 0
    made.ending = -1
    kind = nodes[node].kind
    if kind == CARD_TO_TABLE:
        made.action = index
        clear(state, cards[index])
        state.phase = ACTION
    elif kind == CARD_TO_HAND:
        made.action = 0
        made.wide = 1
        state.phase = ACTION
    else:
        made.action = nth(states[node], index)
        act(state, made.action)
    made.kind = kind_of_node(state)
    if made.kind <= 1 and popcount(int(state.spent)) == 3:
        made.last = 1 if int(OPEN_ACTIONS[int(state.faces), int(state.spent)]) >> ALIBI == 0 else 0


@compiled
def mixed(key: int, value: int) -> int:
    """A hash with one more number in it (FNV-1a's scheme, on whole numbers)."""
    return (key ^ value) * 1099511628211


@compiled
def key_of(state: Record, wide: int) -> int:
    """A number that stands for a position at the end of a round: same number, same position."""
    key = mixed(1469598103934665603 + wide, int(state.blank))
    for place in range(9):
        key = mixed(key, int(state.suspect[place]) * 8 + int(state.wall[place]))
    for detective in range(3):
        key = mixed(key, int(state.detective[detective]))
    return key ^ key >> 29


@compiled
def ending_of(key: int, keys: Array, numbers: Array, found: int) -> int:
    """The number of the ending with this key, ``found`` if it is a new one."""
    slot = key & len(keys) - 1
    while numbers[slot] >= 0:
        if keys[slot] == key:
            return int(numbers[slot])
        slot = slot + 1 & len(keys) - 1
    keys[slot] = key
    numbers[slot] = found
    return found


@door
def grow(states: Array, nodes: Array, cards: Array, keys: Array, numbers: Array) -> int:
    """Grow the tree from the position ``states[0]``; returns how many nodes it has.

    Args:
        states: as many records as nodes; the first is the root, with an action due.
        nodes: shape (most nodes,), dtype `NODE`; becomes the tree.
        cards: int64, one for each branch of a card shown: the suspects it clears, as a mask.
        keys: int64, its length a power of two beyond the number of nodes: scratch.
        numbers: the same, filled with -1: scratch for telling the endings apart.

    Returns -1 if there is no room for all nodes.
    """
    nodes[0].kind = kind_of_node(states[0])
    nodes[0].wide = 0
    nodes[0].last = 0
    nodes[0].ending = -1
    total = 1
    endings = 0
    node = 0
    while node < total:
        kind = nodes[node].kind
        if kind == END:
            number = ending_of(key_of(states[node], nodes[node].wide), keys, numbers, endings)
            nodes[node].ending = number
            if number == endings:
                endings += 1
        else:
            branches = 1
            if kind == CARD_TO_TABLE:
                branches = len(cards)
            elif kind != CARD_TO_HAND:
                branches = count(states[node])
            if total + branches > len(nodes):
                return -1
            nodes[node].first = total
            nodes[node].count = branches
            for index in range(branches):
                branch(states, nodes, node, index, cards, total)
                total += 1
        node += 1
    return total


def grown(root: np.ndarray, cards: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The positions and nodes of the tree below ``root``, an array of one; see `grow`."""
    room = 1 << 14
    while True:
        states = np.empty(room, dtype=STATE)
        states[0] = root[0]
        nodes = np.empty(room, dtype=NODE)
        keys = np.empty(2 * room, dtype=np.int64)
        numbers = np.full(2 * room, -1, dtype=np.int64)
        total = grow(states, nodes, cards, keys, numbers)
        if total > 0:
            return states[:total], nodes[:total]
        room *= 4
