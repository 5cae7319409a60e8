"""The bot ``lookahead``: the best it sees up to the end of the round, and no plan beyond.

One name for every game. What it aims at stands in the module ``lookahead`` of each game's folder:
how likely the detective thinks each suspect to be Jack, and the detective's chances after each
action, for each of them.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from importlib import import_module

import numpy as np

from lamplighter.bots.noticing import noticed
from lamplighter.games.base import JACK, View

__all__ = ["Lookahead"]


@dataclass(frozen=True)
class Lookahead:
    """Tries every action of its own, and looks from there towards the end of the round.

    Attributes:
        notices: how many of its actions of each kind it notices; 0: all of them.
    """

    notices: int = 0

    name = "lookahead"

    def act(self, view: View, rng: random.Random) -> int:
        """The action with the best prospects; of several, one at random."""
        game = import_module(f"lamplighter.bots.{view.game.name}.lookahead")
        legal = view.legal_actions()
        bits = np.array([1 + int(rng.random() * 2**53) << 10], dtype=np.uint64)
        beliefs, worth = game.judged(view, legal, bits)
        if view.viewer == JACK:
            prospects = -worth[:, int(view.record.jack)]
        else:
            prospects = worth @ beliefs
        if self.notices:
            seen = noticed(view, legal, self.notices, rng)
            prospects[~np.isin(legal, seen)] = -np.inf
        best = np.flatnonzero(prospects >= prospects.max() - 1e-9)
        return legal[int(best[int(rng.random() * len(best))])]
