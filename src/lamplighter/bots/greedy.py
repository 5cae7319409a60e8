"""The bot ``greedy``: the decision that looks best if the witnesses were called right after it.

One name for every game. What it aims at stands in the module ``greedy`` of each game's folder.
"""

from __future__ import annotations

import random
from importlib import import_module

import numpy as np

from lamplighter.games.base import View

__all__ = ["Greedy"]


class Greedy:
    """Sees what one decision of its own does, and nothing of what comes after."""

    name = "greedy"

    def act(self, view: View, rng: random.Random) -> int:
        """The action with the best prospects; of several, one at random."""
        game = import_module(f"lamplighter.bots.{view.game.name}.greedy")
        legal = view.legal_actions()
        prospects = game.prospects(view, legal)
        best = np.flatnonzero(prospects >= prospects.max() - 1e-9)
        return legal[int(best[int(rng.random() * len(best))])]
