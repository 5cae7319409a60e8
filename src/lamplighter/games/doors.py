"""The compiled functions that Python calls in every game, written once over its rooms.

Each takes an array of states and the index of one, since an array crosses into compiled code
several times faster than a record does. The names ``choices`` and ``rules`` are bound to the
rooms of one game where that game's ``doors`` are made (see `compiled.bound`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lamplighter.games.compiled import bound, door
from lamplighter.games.node_code import OWNER, PLAYER, VERDICT

__all__ = [
    "Array",
    "act",
    "advance",
    "legal",
    "of_game",
    "player",
    "status",
    "visible",
    "visible_after",
]

Array = Any
"""An array of states."""

choices: Any = None
"""Stands for the ``choices`` of a game."""

rules: Any = None
"""Stands for the ``rules`` of a game."""


def of_game(function: Any, game: str, choices: Any, rules: Any) -> Any:
    """One of the functions below, compiled for the game of that name, whose rooms these are."""
    return door(bound(function, game, choices=choices, rules=rules))


def player(states: Array, index: int) -> int:
    """Whose decision is due in one state: 0 or 1, -1 chance, -4 nobody."""
    return int(choices.player(states[index]))


def visible(states: Array, index: int) -> int:
    """Who is visible in one state, as a bit mask."""
    return int(rules.visible(states[index]))


def legal(states: Array, index: int, out: np.ndarray) -> int:
    """Write the legal numbers of one state to ``out`` and return how many they are."""
    return int(choices.legal(states[index], out))


def status(states: Array, index: int) -> int:
    """One node in one number: its signature and its player, packed as in `node_code`."""
    return int(choices.signature(states[index]) | (choices.player(states[index]) + 4) << PLAYER)


def advance(states: Array, index: int, action: int) -> int:
    """Apply ``action`` if it is legal and describe the next node; -1 and no change otherwise.

    Returns what `status` does, with the verdict if the witnesses were called, and the owner of a
    chance outcome that only one player may know.
    """
    state = states[index]
    if not choices.is_legal(state, action):
        return -1
    told = rules.owner(state)
    verdict = rules.apply(state, action)
    node = choices.signature(state) | (choices.player(state) + 4) << PLAYER
    return int(node | (verdict + 1) << VERDICT | (told + 1) << OWNER)


def act(states: Array, index: int, action: int) -> None:
    """Carry out a player's action on one state without the draw or the call that follow."""
    rules.act(states[index], action)


def visible_after(states: Array, index: int, actions: np.ndarray, out: np.ndarray) -> None:
    """Write who would be visible right after each of a player's ``actions``, as bit masks."""
    scratch = states[index : index + 1].copy()
    for number in range(len(actions)):
        scratch[0] = states[index]
        rules.act(scratch[0], actions[number])
        out[number] = rules.visible(scratch[0])
