"""Whole games and whole trees inside compiled code, written once over any game's rooms.

The names ``choices`` and ``rules`` are bound to the rooms of one game where that game's
``loops`` are made (see `compiled.bound`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lamplighter.games import xorshift
from lamplighter.games.doors import Array

__all__ = ["perft", "random_games"]

choices: Any = None
"""Stands for the ``choices`` of a game."""

rules: Any = None
"""Stands for the ``rules`` of a game."""


def perft(states: Array, depth: int) -> int:
    """The leaves ``depth`` actions and outcomes below ``states[0]``.

    ``states`` holds ``depth + 1`` records; all but the first are scratch. A game that ends
    sooner counts as no leaf.
    """
    if depth == 0:
        return 1
    tried = np.zeros(depth, dtype=np.int64)
    leaves = 0
    level = 0
    while level >= 0:
        total = choices.count(states[level])
        if level == depth - 1:
            leaves += total
            level -= 1
        elif tried[level] == total:
            tried[level] = 0
            level -= 1
        else:
            states[level + 1] = states[level]
            outcome = choices.nth(states[level], tried[level])
            rules.apply(states[level + 1], outcome)
            tried[level] += 1
            level += 1
    return leaves


def random_games(states: Array, games: int, seed: int) -> tuple[int, int]:
    """Play whole random games, chance included, every legal action equally likely.

    ``states`` holds two records: a fresh game and scratch. Returns the number of player
    decisions and of wins of player 0.
    """
    bits = xorshift.start(seed)
    decisions = 0
    wins = 0
    for _ in range(games):
        states[1] = states[0]
        state = states[1]
        mover = choices.player(state)
        while mover != -4:
            bits = xorshift.step(bits)
            choice = xorshift.below(bits, choices.count(state))
            decisions += 1 if mover >= 0 else 0
            rules.apply(state, choices.nth(state, choice))
            mover = choices.player(state)
        wins += 1 - int(state.winner)
    return decisions, wins
