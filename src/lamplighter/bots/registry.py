"""What a bot is, and the bots by name.

A bot's module is loaded when the bot is made, so that listing the names costs nothing.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Mapping
from typing import NamedTuple, Protocol

from lamplighter.games.base import View

__all__ = ["BOTS", "BOT_DOMAIN", "DICE", "Bot", "decide", "is_prepared", "make_bot"]

BOT_DOMAIN = "bot"
"""What a bot's own dice are called in a game's seed: so a game that was interrupted goes on as it
would have."""

DICE = 1 << 53
"""How many ways they can fall."""


class Bot(Protocol):
    """A computer player for either seat of any game. It keeps nothing between two moves."""

    name: str

    def act(self, view: View, rng: random.Random) -> int:
        """One of ``view.legal_actions()``, for the player to move, whose view ``view`` is.

        ``rng`` is the only source of chance: the same view and the same generator state give
        the same move on every machine. Which game is played, the view tells (``view.game``).
        """
        ...


class Entry(NamedTuple):
    """Where a bot is found."""

    module: str
    kind: str
    """The name of its class."""
    compiled: Mapping[str, tuple[str, ...]] = {}
    """By game: the modules whose compiled code it runs, apart from the rules."""


BOTS: dict[str, Entry] = {
    "greedy": Entry(
        "lamplighter.bots.greedy",
        "Greedy",
        {"london": ("ending_of_round.london",), "pocket": ("ending_of_round.pocket",)},
    ),
    "random": Entry("lamplighter.bots.uniform", "Uniform"),
}
"""Every bot by the name people choose it by, in alphabetical order. All of them play all games."""


def make_bot(name: str) -> Bot:
    """The bot of that name; raises `ValueError`, which names the choices, if there is none."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}: choose one of {', '.join(BOTS)}")
    entry = BOTS[name]
    bot: Bot = getattr(importlib.import_module(entry.module), entry.kind)()
    return bot


def decide(bot: Bot, view: View, dice: int) -> int:
    """What a bot does when its dice fall like this, one of `DICE` ways: that is all its chance."""
    return bot.act(view, random.Random(dice))


def is_prepared(name: str, game: str) -> bool:
    """Whether a bot's first move in a game comes at once: nothing has to be compiled for it."""
    from lamplighter.games import compiled

    return name not in BOTS or compiled.is_prepared(*BOTS[name].compiled.get(game, ()))
