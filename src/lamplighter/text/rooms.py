"""The rooms of each game at the terminal, by the game's name: what only a terminal shows or asks.

Every game has the same rooms with the same functions in them, so that what leads through a game
(`page`, `turn`, `help`, ...) asks for a room and does not know which game it is in. What happened
and how things stand is told in other rooms, those of `lamplighter.telling.rooms`.
"""

from __future__ import annotations

import functools
import importlib
from dataclasses import dataclass
from types import ModuleType

__all__ = ["ROOMS", "Rooms", "rooms_of"]


@dataclass(frozen=True)
class Rooms:
    """The modules of one game at the terminal, each with the same functions in every game."""

    board: ModuleType
    """The drawing of the board: ``WIDTH``, ``HEIGHT``, ``draw_board``."""
    help: ModuleType
    """What can be asked: ``TOPICS``, ``SYNONYMS``, ``now_lines``, ``more``."""
    notebook: ModuleType
    """How moves are listed: ``ROW``, ``price``, ``legend``."""
    page: ModuleType
    """The page of a position: ``HEADINGS``, ``headings``, ``PANEL_WIDTH``, ``panel``."""
    prompt: ModuleType
    """What is typed: ``SPELLING``, ``which``, ``not_now``, ``no_such_place``."""


ROOMS = tuple(Rooms.__dataclass_fields__)
"""The names of the rooms."""


@functools.cache
def rooms_of(game: str) -> Rooms:
    """The rooms at the terminal of the game called ``game``; they load its compiled rules."""
    return Rooms(
        **{room: importlib.import_module(f"lamplighter.text.{game}.{room}") for room in ROOMS}
    )
