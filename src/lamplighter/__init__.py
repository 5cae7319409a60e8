"""Lamplighter: Mr. Jack Pocket and Mr. Jack to play, analyse and program.

>>> import lamplighter
>>> state = lamplighter.load_game("pocket").deal(seed=7)
>>> state.is_chance_node()
True
"""

from __future__ import annotations

from lamplighter.games.base import (
    CHANCE,
    DETECTIVE,
    JACK,
    TERMINAL,
    Game,
    HiddenInformationError,
    IllegalActionError,
    PositionError,
    State,
    View,
)
from lamplighter.games.catalogue import GAMES, load_game

__all__ = [
    "CHANCE",
    "DETECTIVE",
    "GAMES",
    "JACK",
    "TERMINAL",
    "Game",
    "HiddenInformationError",
    "IllegalActionError",
    "PositionError",
    "State",
    "View",
    "__version__",
    "load_game",
]

__version__ = "0.1.0"
