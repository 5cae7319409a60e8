"""Tensors as lists of named parts: their sizes, the parts of one, and how compiled code fills it.

A *layout* names the parts of a tensor in order, each with its shape. All entries are 0 or 1.
"""

from __future__ import annotations

import math

import numpy as np

from lamplighter.games.compiled import compiled

__all__ = ["Layout", "mark", "mark_mask", "mark_player", "mark_row", "parts", "size"]

Layout = tuple[tuple[str, tuple[int, ...]], ...]
"""Names and shapes of the parts of a tensor, in their order."""


def size(layout: Layout) -> int:
    """How many entries a tensor has."""
    return sum(math.prod(shape) for _, shape in layout)


def parts(layout: Layout, out: np.ndarray) -> dict[str, np.ndarray]:
    """A tensor cut into its named parts, which are views of it."""
    cut = {}
    at = 0
    for name, shape in layout:
        end = at + math.prod(shape)
        cut[name] = out[at:end].reshape(shape)
        at = end
    return cut


@compiled
def mark(out: np.ndarray, base: int, width: int, value: int) -> int:
    """Set entry ``value`` of the next ``width`` (none if negative); returns where they end."""
    if value >= 0:
        out[base + value] = 1.0
    return base + width


@compiled
def mark_mask(out: np.ndarray, base: int, width: int, mask: int) -> int:
    """Set the entries of the next ``width`` whose bits are set; returns where they end."""
    for bit in range(width):
        if mask >> bit & 1:
            out[base + bit] = 1.0
    return base + width


@compiled
def mark_player(out: np.ndarray, base: int, player: int) -> int:
    """`mark` for whose decision is due: 0, 1, chance (-1), nobody (-4); four entries."""
    return mark(out, base, 4, player if player >= 0 else (2 if player == -1 else 3))


@compiled
def mark_row(out: np.ndarray, base: int, width: int, values: np.ndarray) -> int:
    """`mark` for one value after the other, each with ``width`` entries of its own."""
    for value in values:
        base = mark(out, base, width, int(value))
    return base
