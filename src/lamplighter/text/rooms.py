"""The rooms of each game at the terminal, by the game's name: the one place that tells games apart.

Every game has the same rooms with the same functions in them, so that what leads through a game
(`table`, `turn`, `chronicle`, ...) asks for a room and does not know which game it is in.
"""

from __future__ import annotations

import functools
import importlib
from dataclasses import dataclass
from types import ModuleType

from lamplighter.games.view import View
from lamplighter.text.scene import Scene, view_after

__all__ = ["ROOMS", "Rooms", "rooms_of", "scene_after", "scene_of"]


@dataclass(frozen=True)
class Rooms:
    """The modules of one game, each with the same functions in every game."""

    board: ModuleType
    """The drawing of the board: ``WIDTH``, ``HEIGHT``, ``draw_board``."""
    ending: ModuleType
    """The end of a game: ``tell_end``."""
    help: ModuleType
    """What can be asked: ``TOPICS``, ``SYNONYMS``, ``now_lines``, ``more``."""
    notebook: ModuleType
    """What is known: ``suspect_lines``, ``split_lines``, ``ROW``, ``DECISIVE``,
    ``decisive_lines``, ``price``, ``legend``."""
    page: ModuleType
    """The page of a position: ``HEADINGS``, ``headings``, ``PANEL_WIDTH``, ``panel``."""
    plain: ModuleType
    """A position in sentences: ``say_board``, ``say_turn``, ``say_why``."""
    prompt: ModuleType
    """What is typed: ``SPELLING``, ``which``, ``not_now``, ``no_such_place``."""
    scene: ModuleType
    """The facts of a position: ``Scene``, ``scene_after_draw``, ``letter_of``."""
    tell: ModuleType
    """What has just happened: ``tell_deal``, ``tell_round``, ``tell_action``, ``tell_draw``;
    and before it does, ``notes_before``."""
    witnesses: ModuleType
    """The call for witnesses: ``question``, ``tell_lines``, ``tell_verdict``."""


ROOMS = tuple(Rooms.__dataclass_fields__)
"""The names of the rooms."""


@functools.cache
def rooms_of(game: str) -> Rooms:
    """The rooms of the game called ``game``; they load its compiled rules."""
    return Rooms(
        **{room: importlib.import_module(f"lamplighter.text.{game}.{room}") for room in ROOMS}
    )


def scene_of(view: View) -> Scene:
    """The facts of a view, with the board of its game."""
    scene: Scene = rooms_of(view.game.name).scene.Scene.of(view)
    return scene


def scene_after(view: View, action: int) -> Scene:
    """The facts right after a legal action of either player, before any draw or call."""
    return scene_of(view_after(view, action))
