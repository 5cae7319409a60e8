"""The games by name. A game's rooms are loaded when it is asked for, not before."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from lamplighter.games.errors import shown

if TYPE_CHECKING:
    from lamplighter.games.base import Game

__all__ = ["GAMES", "OPTIONS", "load_game"]

GAMES = ("pocket", "london")
"""The names that `load_game` knows."""

OPTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "pocket": {},
    "london": {"board": ("revised", "first_2006")},
}
"""The options of each game and their values; the first value is the default."""

_CLASSES = {"pocket": "PocketGame", "london": "LondonGame"}
"""What each game's class is called, in the module ``game`` of its folder."""


def load_game(name: str, **options: str) -> Game:
    """The game called ``name``: ``"pocket"``, or ``"london"`` with its option ``board``.

    Options that are not given have their default. Raises `ValueError` that names the choices for
    an unknown game, option or value.
    """
    if name not in GAMES:
        raise ValueError(f"game: found {shown(name)}, expected one of: {', '.join(GAMES)}.")
    known = OPTIONS[name]
    for option, value in options.items():
        if option not in known:
            raise ValueError(f"option: found {shown(option)}, expected {_names_of(name)}.")
        if value not in known[option]:
            names = " or ".join(map(repr, known[option]))
            raise ValueError(f"{option}: found {shown(value)}, expected {names}.")
    made = getattr(importlib.import_module(f"lamplighter.games.{name}.game"), _CLASSES[name])
    game: Game = made({option: options.get(option, values[0]) for option, values in known.items()})
    return game


def _names_of(name: str) -> str:
    names = ", ".join(OPTIONS[name])
    return f"one of the options of {name!r}: {names}" if names else f"none: {name!r} has no options"
