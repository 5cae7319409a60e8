"""The bot ``resolve``: near to the best strategy there is, as far as the end of the round.

It works out how both sides should play the rest of the round, given what everybody can know of
Jack, and plays its own part of that, at random where it should: a Jack who always does the same is
found out. So far it plays Mr. Jack Pocket only.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from importlib import import_module

from lamplighter.bots.mixing import drawn
from lamplighter.games.base import View

__all__ = ["Resolve"]


@dataclass
class Resolve:
    """Solves the rest of the round.

    Args:
        effort: about how many nodes of the tree to visit, all iterations together.
        doubt: which part of what Jack plays is taken to tell nothing of him, 0 to 1. Who trusts
            much is led astray by a Jack who plays otherwise than the solver, such as ``ismcts``.
    """

    effort: int = 2_000_000
    doubt: float = 0.6

    name = "resolve"

    def act(self, view: View, rng: random.Random) -> int:
        """An action, each as likely as the solution says."""
        return drawn(self.weigh(view, rng), rng)

    def weigh(self, view: View, _rng: random.Random) -> list[tuple[int, float, float]]:
        """For each legal action: it, how likely it is played, and the mover's chances to win."""
        game = import_module(f"lamplighter.bots.{view.game.name}.resolve")
        rows: list[tuple[int, float, float]] = game.weighed(view, self.effort, self.doubt)
        return rows
