"""What a bot is, the bots by name, and how a bot is made from what people write.

A bot's module is loaded when the bot is made, so that listing the names costs nothing.
"""

from __future__ import annotations

import dataclasses
import importlib
import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from lamplighter.bots.levels import LEVELS, Level
from lamplighter.games.base import View
from lamplighter.games.catalogue import GAMES

__all__ = [
    "BOTS",
    "BOT_DOMAIN",
    "DICE",
    "LEVELS",
    "Bot",
    "bots_for",
    "configured",
    "decide",
    "is_bot",
    "is_prepared",
    "make_bot",
]

BOT_DOMAIN = "bot"
"""What a bot's own dice are called in a game's seed: so a game that was interrupted goes on as it
would have."""

DICE = 1 << 53
"""How many ways they can fall."""


class Bot(Protocol):
    """A computer player for either seat of a game.

    It keeps nothing between two moves but what it could work out again from the view it is given,
    and whatever it keeps changes no move.
    """

    name: str

    def act(self, view: View, rng: random.Random) -> int:
        """One of ``view.legal_actions()``, for the player to move, whose view ``view`` is.

        ``rng`` is the only source of chance: the same view and the same generator state give
        the same move on every machine. Which game is played, the view tells (``view.game``).
        """
        ...


class Entry(NamedTuple):
    """Where a bot is found, and what it plays."""

    module: str
    kind: str
    """The name of its class, a dataclass whose fields are the bot's settings, if it has any."""
    games: tuple[str, ...] = GAMES
    """The games it plays."""
    compiled: Mapping[str, tuple[str, ...]] = {}
    """By game: the modules whose compiled code it runs, apart from the rules."""


BOTS: dict[str, Entry] = {
    "beginner": Entry("lamplighter.bots.beginner", "Beginner"),
    "greedy": Entry("lamplighter.bots.greedy", "Greedy"),
    "ismcts": Entry(
        "lamplighter.bots.ismcts",
        "Ismcts",
        compiled={"london": ("turn_tree",), "pocket": ("ismcts.pocket",)},
    ),
    "lookahead": Entry(
        "lamplighter.bots.lookahead",
        "Lookahead",
        compiled={"london": ("ending_of_round.london",), "pocket": ("ending_of_round.pocket",)},
    ),
    "random": Entry("lamplighter.bots.uniform", "Uniform"),
    "resolve": Entry(
        "lamplighter.bots.resolve",
        "Resolve",
        games=("pocket",),
        compiled={"pocket": ("cfr",)},
    ),
}
"""Every bot by the name people choose it by, in alphabetical order."""


def bots_for(game: str) -> list[str]:
    """The names of the bots that play a game, in alphabetical order."""
    return [name for name, entry in BOTS.items() if game in entry.games]


def is_bot(text: str, game: str | None = None) -> bool:
    """Whether a text names a level or a bot, of a game if one is given.

    Perhaps with settings; those are not looked at.
    """
    known = list(BOTS) if game is None else bots_for(game)
    return text in LEVELS or text.partition(":")[0] in known


def make_bot(text: str) -> Bot:
    """The bot that a text names, perhaps with settings: ``ismcts`` or ``ismcts:playouts=500``.

    A level, such as ``lantern``, is a bot, too, and has no settings.

    Raises `ValueError`, which names the choices, for an unknown bot, setting or value.
    """
    if text in LEVELS:
        return Level(text, {game: make_bot(plays) for game, plays in LEVELS[text].items()})
    name, *settings = text.split(":")
    if name not in BOTS:
        choices = ", ".join((*LEVELS, *BOTS))
        raise ValueError(f"there is no bot {name!r}: choose one of {choices}")
    entry = BOTS[name]
    return configured(getattr(importlib.import_module(entry.module), entry.kind), name, settings)


def configured(kind: Any, name: str, settings: Sequence[str]) -> Bot:
    """A bot of the class ``kind``, told of as ``name``, with settings such as ``playouts=500``.

    Raises `ValueError`, which names the choices, for an unknown setting or value.
    """
    bot: Bot = kind(**dict(_setting(kind, name, setting) for setting in settings))
    return bot


def _setting(kind: Any, name: str, text: str) -> tuple[str, Any]:
    """One setting of a bot and its value, from ``key=value``."""
    key, equals, value = text.partition("=")
    fields = dataclasses.fields(kind) if dataclasses.is_dataclass(kind) else ()
    defaults = {field.name: field.default for field in fields if field.init}
    if not equals or key not in defaults:
        known = ", ".join(f"{key}={value}" for key, value in defaults.items()) or "none"
        raise ValueError(f"{name} has no setting {text!r}: its settings and defaults are {known}")
    kind_of_value: Any = type(defaults[key])
    try:
        return key, kind_of_value(value)
    except ValueError:
        wanted = "a whole number" if kind_of_value is int else "a number"
        raise ValueError(f"{name}: {key} is {value!r}, which is not {wanted}") from None


def decide(bot: Bot, view: View, dice: int) -> int:
    """What a bot does when its dice fall like this, one of `DICE` ways: that is all its chance."""
    return bot.act(view, random.Random(dice))


def is_prepared(text: str, game: str) -> bool:
    """Whether a bot's first move in a game comes at once: nothing has to be compiled for it."""
    from lamplighter.games import compiled

    plays = LEVELS[text][game] if text in LEVELS else text
    name = plays.partition(":")[0]
    return name not in BOTS or compiled.is_prepared(*BOTS[name].compiled.get(game, ()))
