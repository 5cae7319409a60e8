"""The bot ``ismcts``: a tree search by playouts over the worlds that could be true.

One name for every game. The search stands in the module ``ismcts`` of each game's folder: how
often it visited each action, and what the mover's chances were there.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from importlib import import_module

import numpy as np

from lamplighter.bots.mixing import drawn
from lamplighter.games.base import View

__all__ = ["Ismcts"]

NEAR = 0.8
"""The least share of the visits of the first that makes an action as good as it."""


@dataclass
class Ismcts:
    """Plays by lot among the actions that were visited most.

    A search that is sure of one action visits it far more often than the next; where several are
    nearly as good, nobody shall tell from which one is played what the mover knows.
    """

    playouts: int = 0
    """How many make a move; 0: as many as the game's module thinks right."""

    name = "ismcts"

    def act(self, view: View, rng: random.Random) -> int:
        """An action drawn as `weigh` says."""
        return drawn(self.weigh(view, rng), rng)

    def weigh(self, view: View, rng: random.Random) -> list[tuple[int, float, float]]:
        """For each legal action: it, how likely it is played, and the mover's chances with it."""
        game = import_module(f"lamplighter.bots.{view.game.name}.ismcts")
        visits, chances = game.searched(view, rng, self.playouts or game.PLAYOUTS)
        near = np.where(np.array(visits) >= NEAR * max(visits), visits, 0)
        probabilities = (near / near.sum()).tolist()
        return list(zip(view.legal_actions(), probabilities, chances, strict=True))
