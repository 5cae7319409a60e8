"""London's list of moves: what stands in it beside the words."""

from __future__ import annotations

from collections.abc import Sequence

from lamplighter.sentences import Say
from lamplighter.telling.london.scene import Scene

__all__ = ["ROW", "legend", "price"]

ROW: dict[str, int] = {}
"""No kind of word has a row of its own length in ``moves``."""


def price(word: str, scene: Scene) -> str:
    """What stands behind a word in ``moves`` beside the split: the points of a whistle."""
    kind, *rest = word.split("-")
    return f" {scene.whistle_cost(*rest)}p" if kind == "whistle" else ""


def legend(words: Sequence[str], say: Say) -> list[str]:
    """What `price` means, where it stands anywhere."""
    whistles = any(word.startswith("whistle-") for word in words)
    return [say("london-moves-cost")] if whistles else []
