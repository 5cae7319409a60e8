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
    "legal",
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
def legal(states: Array, index: int, out: np.ndarray) -> int:
    """`choices.legal` of one state: writes the numbers to ``out`` and returns how many they are."""
    return choices.legal(states[index], out)


@door
def status(states: Array, index: int) -> int:
    """One node in one number: ``signature | (player + 4) << 16``."""
    return choices.signature(states[index]) | (choices.player(states[index]) + 4) << 16


@door
def advance(states: Array, index: int, action: int) -> int:
    """Apply ``action`` if it is legal and describe the next node; -1 and no change otherwise.

    Returns what `status` does, plus ``(verdict + 1) << 19`` for a call for witnesses and
    ``(owner + 1) << 21`` for a chance outcome that only one player may know.
    """
    state = states[index]
    if not choices.is_legal(state, action):
        return -1
    told = rules.owner(state)
    verdict = rules.apply(state, action)
    return status(states, index) | (verdict + 1) << 19 | (told + 1) << 21


@door
def act(states: Array, index: int, action: int) -> None:
    """Carry out a player's action on one state without the draw or the call that follow."""
    rules.act(states[index], action)
