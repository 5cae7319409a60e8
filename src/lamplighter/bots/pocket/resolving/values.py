"""The value networks of Mr. Jack Pocket, as they were trained: one for each round from the second.

They are in the file ``values.npz``: for each round an array ``weights_N`` with the weights of its
three layers in one row, and one ``layers`` with the sizes of the two hidden ones. How they came to
be: ``training/pocket_values.py``.
"""

from __future__ import annotations

import functools
from importlib import resources

import numpy as np

from lamplighter.games.pocket.board import ROUNDS

__all__ = ["Network", "network_of"]

Network = tuple[np.ndarray, np.ndarray]
"""Weights of all layers in one row, float64; how many units each of the two hidden layers has."""

NOTHING: Network = np.zeros(1), np.zeros(2, dtype=np.int64)
"""What comes after the last round."""


@functools.cache
def _kept() -> dict[str, np.ndarray]:
    file = resources.files("lamplighter.bots.pocket.resolving") / "values.npz"
    with file.open("rb") as opened, np.load(opened) as arrays:
        return {name: arrays[name] for name in arrays.files}


@functools.cache
def network_of(number: int) -> Network:
    """The network that guesses at the start of round ``number``, 2 to 8; of 9, none."""
    if number > ROUNDS:
        return NOTHING
    kept = _kept()
    return kept[f"weights_{number}"].astype(np.float64), kept["layers"]
