"""The compiled functions of Mr. Jack Pocket that Python calls.

Each takes an array of states and the index of one, since an array crosses into compiled code
several times faster than a record does. Inside compiled code use `choices` and `rules`.
"""

from __future__ import annotations

import numpy as np

from lamplighter.games.compiled import door
from lamplighter.games.pocket import choices, rules
from lamplighter.games.pocket.choices import Array

__all__ = [
    "act",
    "advance",
    "decide",
    "draw",
    "hourglasses",
    "line_of_sight",
    "player",
    "status",
    "visible",
]


@door
def player(states: Array, index: int) -> int:
    """`player` of one state."""
    return choices.player(states[index])


@door
def visible(states: Array, index: int) -> int:
    """`visible` of one state."""
    return rules.visible(states[index])


@door
def line_of_sight(states: Array, index: int, space: int) -> int:
    """`line_of_sight` of one state."""
    return rules.line_of_sight(states[index], space)


@door
def hourglasses(states: Array, index: int) -> int:
    """`hourglasses` of one state."""
    return rules.hourglasses(states[index])


@door
def draw(states: Array, index: int, card: int) -> None:
    """`rules.draw` on one state."""
    rules.draw(states[index], card)


@door
def decide(states: Array, index: int, seen: bool) -> None:
    """`decide` on one state."""
    rules.decide(states[index], seen)


@door
def status(states: Array, index: int, out: np.ndarray) -> int:
    """Write the legal numbers of one state to ``out``; returns ``count | (player + 4) << 9``."""
    state = states[index]
    return choices.legal(state, out) | (choices.player(state) + 4) << 9


@door
def advance(states: Array, index: int, action: int, out: np.ndarray) -> int:
    """Apply ``action`` if it is legal and describe the next node; -1 and no change otherwise.

    Returns what `status` does, plus ``(verdict + 1) << 12`` for a call for witnesses and
    ``(owner + 1) << 14`` for a chance outcome that only one player may know.
    """
    state = states[index]
    if not choices.is_legal(state, action):
        return -1
    told = rules.owner(state)
    verdict = rules.apply(state, action)
    return status(states, index, out) | (verdict + 1) << 12 | (told + 1) << 14


@door
def act(states: Array, index: int, action: int) -> None:
    """Carry out a player's action on one state without the draw or the call that follow."""
    rules.act(states[index], action)
