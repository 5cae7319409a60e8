"""The games by name. A game's rooms are loaded when it is asked for, not before."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lamplighter.games.base import Game

__all__ = ["GAMES", "load_game"]

GAMES = ("pocket",)
"""The names that `load_game` knows."""


def load_game(name: str, **options: str) -> Game:
    """The game called ``name`` with its options set: ``"pocket"``, which has none.

    Raises `ValueError` that names the choices for an unknown game, option or value.
    """
    if name != "pocket":
        raise ValueError(f"game: found {name!r}, expected one of: {', '.join(GAMES)}.")
    if options:
        raise ValueError(f"option: found {sorted(options)[0]!r}, but 'pocket' has no options.")
    from lamplighter.games.pocket.game import PocketGame

    return PocketGame()
