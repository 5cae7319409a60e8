"""The bot ``beginner``: somebody who has just learnt the rules, of any game.

It looks at the board as people do at first. Of what each token or card can do it notices a few
things, not all sixty; it keeps an eye on some of the suspects and overlooks the others; and it
judges by what lies open right after its own move, as if nothing came between that and the call
for witnesses. Nothing is counted ahead, neither hourglasses nor lamps nor rounds.

How it judges stands in the room `glance` of each game's folder.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from importlib import import_module

import numpy as np

from lamplighter.bots.noticing import noticed
from lamplighter.games.base import View

__all__ = ["Beginner"]


@dataclass(frozen=True)
class Beginner:
    """Plays the best of the few actions it notices, as far as it sees what they do.

    Attributes:
        notices: how many actions of each kind it looks at.
        counts: how likely it keeps an eye on each suspect, 0 to 1; Jack never overlooks himself.
        splits: 1 where it knows what the others are good for: the hunter that half of them be
            seen, Jack that many stay hidden with him. At 0 the hunter is glad of everybody he
            sees, and Jack is content to be hidden.
    """

    notices: int = 3
    counts: float = 0.7
    splits: int = 1

    name = "beginner"

    def act(self, view: View, rng: random.Random) -> int:
        """The action it likes best; of several, one at random."""
        glance = import_module(f"lamplighter.bots.{view.game.name}.glance")
        options = noticed(view, view.legal_actions(), self.notices, rng)
        counted = {suspect for suspect in view.suspects() if rng.random() < self.counts}
        liking = glance.liking(view, options, counted, bool(self.splits))
        best = np.flatnonzero(liking >= liking.max() - 1e-9)
        return options[int(best[int(rng.random() * len(best))])]
