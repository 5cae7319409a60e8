"""Perft: how many ways there are to play on for so many words.

The count is the classic check of a rules engine: it is exact, small to keep as data, and wherever
two engines differ, dividing it by the first word, and again below that word, leads to the
position where they part. Every action and every outcome of chance is one word.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from lamplighter.games.base import State

__all__ = ["divide", "perft"]

COMPILED_DEPTH = 3
"""How far one call into compiled code looks: short enough for a progress bar and for Ctrl-C."""


def perft(state: State, depth: int) -> int:
    """The number of nodes exactly ``depth`` words below ``state``.

    A game that ends sooner counts as no node. Raises `ValueError` for a negative depth,
    `HiddenInformationError` for a position without its private part.
    """
    _check(depth)
    if depth == 0:
        return 1
    return sum(leaves for _, leaves in divide(state, depth))


def divide(state: State, depth: int) -> Iterator[tuple[str, int]]:
    """The same, one first word after another in the order of their numbers: ``(word, nodes)``.

    Raises `ValueError` for a depth below 1.
    """
    _check(depth - 1)
    for action in state.legal_actions():
        child = state.clone()
        child.apply_action(action)
        yield state.action_to_string(action), _leaves(child, depth - 1)


def _check(depth: int) -> None:
    if depth < 0:
        raise ValueError("depth: it counts words, and there are no fewer than none.")


def _leaves(state: State, depth: int) -> int:
    if depth > COMPILED_DEPTH:
        return sum(leaves for _, leaves in divide(state, depth))
    records = np.repeat(np.array([state.record]), depth + 1)
    return int(state.game.loops.perft(records, depth))
