"""Whole games and whole trees of Mr. Jack Pocket inside compiled code."""

from __future__ import annotations

import numpy as np

from lamplighter.games import xorshift
from lamplighter.games.compiled import door
from lamplighter.games.pocket import choices, rules
from lamplighter.games.pocket.choices import Array
from lamplighter.games.pocket.state import ACTION, OVER

__all__ = ["perft", "random_games"]


@door
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


@door
def random_games(states: Array, games: int, seed: int) -> tuple[int, int]:
    """Play whole random games, chance included, every legal action equally likely.

    ``states`` holds two records: a fresh game and scratch. Returns the number of player
    decisions and of investigator's wins.
    """
    bits = xorshift.start(seed)
    decisions = 0
    wins = 0
    for _ in range(games):
        states[1] = states[0]
        state = states[1]
        while int(state.phase) != OVER:
            bits = xorshift.step(bits)
            choice = xorshift.below(bits, choices.count(state))
            decisions += 1 if int(state.phase) == ACTION else 0
            rules.apply(state, choices.nth(state, choice))
        wins += 1 - int(state.winner)
    return decisions, wins
