"""What ``beginner`` makes of the street in Mr. Jack Pocket at a glance."""

from __future__ import annotations

from collections.abc import Container, Sequence

import numpy as np

from lamplighter.games.base import JACK, View
from lamplighter.games.pocket import knowledge
from lamplighter.games.pocket.board import SUSPECTS
from lamplighter.games.pocket.choices import KINDS

__all__ = ["kind", "liking"]

HIDDEN = 9.0
"""To be unseen himself means more to Jack than how many others are."""


def kind(action: int) -> int:
    """Which of the seven things that tokens do this is."""
    return int(KINDS[action])


def liking(view: View, actions: Sequence[int], counted: Container[str], splits: bool) -> np.ndarray:
    """How well each action pleases the player to move; the more, the better; shape (actions,).

    ``counted`` are the suspects whom he keeps an eye on; for ``splits`` see `Beginner`.
    """
    everybody = knowledge.visible_after(view, actions)
    seen = np.array([sum(slug in counted for slug in after) for after in everybody], dtype=float)
    if view.viewer == JACK:
        jack = SUSPECTS[int(view.record.jack)]
        hidden = np.array([jack not in after for after in everybody])
        result: np.ndarray = HIDDEN * hidden - splits * seen
        return result
    return -abs(2 * seen - sum(slug in counted for slug in view.suspects())) if splits else seen
