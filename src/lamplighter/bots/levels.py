"""The five levels that people choose an opponent from, and who plays at each of them.

The two lowest are people's mistakes, not a strong player's accidents: see `beginner`. The third
thinks ahead, but of what it could do it notices a part only. From there on it is one rung of the
ladder of bots after another.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lamplighter.bots.registry import Bot
    from lamplighter.games.base import View

__all__ = ["LEVELS", "Level"]

LEVELS: dict[str, dict[str, str]] = {
    "ember": {
        "london": "beginner:notices=2:counts=0.5:splits=0",
        "pocket": "beginner:notices=2:counts=0.5:splits=0",
    },
    "candle": {
        "london": "beginner:notices=10:counts=0.95:splits=1",
        "pocket": "beginner:notices=10:counts=0.95:splits=1",
    },
    "lantern": {"london": "lookahead:notices=3", "pocket": "lookahead:notices=4"},
    "streetlamp": {"london": "lookahead", "pocket": "ismcts:playouts=2000"},
    "lighthouse": {"london": "ismcts", "pocket": "resolve"},
}
"""By level, the weakest first, and by game: the bot that plays there, as `make_bot` takes it."""


class Level:
    """An opponent of some strength in every game.

    Args:
        name: a key of `LEVELS`.
        bots: by game, who plays.
    """

    def __init__(self, name: str, bots: Mapping[str, Bot]) -> None:
        self.name = name
        self._bots = bots

    def act(self, view: View, rng: random.Random) -> int:
        """What the bot does that plays this game at this level."""
        return self._bots[view.game.name].act(view, rng)
