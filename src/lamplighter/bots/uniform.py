"""The bot ``random``: every legal action is equally likely."""

from __future__ import annotations

import random

from lamplighter.games.base import View

__all__ = ["Uniform"]


class Uniform:
    """Plays without looking; the yardstick for every other bot."""

    name = "random"

    def act(self, view: View, rng: random.Random) -> int:
        """A legal action, each with the same probability."""
        legal = view.legal_actions()
        return legal[int(rng.random() * len(legal))]
