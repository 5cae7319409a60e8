"""Pocket's list of moves: how it is laid out."""

from __future__ import annotations

from collections.abc import Sequence

from lamplighter.sentences import Say
from lamplighter.telling.pocket.scene import Scene

__all__ = ["ROW", "legend", "price"]

ROW = {"rotate": 3}
"""The most words of a kind in a row of ``moves``: the turns of one tile make one."""


def price(word: str, scene: Scene) -> str:
    """What stands behind a word in ``moves`` beside the split: nothing."""
    return ""


def legend(words: Sequence[str], say: Say) -> list[str]:
    """What `price` means: nothing to be told."""
    return []
