"""The rooms of each game as it is told, by the game's name, and the facts of a view of any game.

Every game has the same rooms with the same functions in them, so that whoever tells a game
(`chronicle`, a table, ...) asks for a room and does not know which game it is in.
"""

from __future__ import annotations

import functools
import importlib
from dataclasses import dataclass
from types import ModuleType

from lamplighter.games.view import View
from lamplighter.telling.scene import Scene, view_after

__all__ = ["TELLING_ROOMS", "Telling", "scene_after", "scene_of", "telling_of"]


@dataclass(frozen=True)
class Telling:
    """The modules that tell one game, each with the same functions in every game."""

    ending: ModuleType
    """The end of a game: ``tell_end``."""
    hint: ModuleType
    """What speaks for a move: ``reasons``."""
    plain: ModuleType
    """A position in sentences: ``say_board``, ``say_turn``, ``say_why``."""
    scene: ModuleType
    """The facts of a position: ``Scene``, ``scene_after_draw``, ``letter_of``; ``DECISIVE``,
    ``CHOOSING``."""
    suspects: ModuleType
    """Who can be Jack: ``suspect_lines``, ``split_lines``, ``decisive_lines``."""
    tell: ModuleType
    """What has just happened: ``tell_deal``, ``tell_round``, ``tell_action``, ``tell_draw``;
    and before it does, ``notes_before``."""
    witnesses: ModuleType
    """The call for witnesses: ``question``, ``tell_lines``, ``tell_verdict``, ``why_cleared``."""


TELLING_ROOMS = tuple(Telling.__dataclass_fields__)
"""The names of the rooms."""


@functools.cache
def telling_of(game: str) -> Telling:
    """The rooms that tell the game called ``game``; they load its compiled rules."""
    return Telling(
        **{
            room: importlib.import_module(f"lamplighter.telling.{game}.{room}")
            for room in TELLING_ROOMS
        }
    )


def scene_of(view: View) -> Scene:
    """The facts of a view, with the board of its game."""
    if view.facts is None:
        view.facts = telling_of(view.game.name).scene.Scene.of(view)
    scene: Scene = view.facts
    return scene


def scene_after(view: View, action: int) -> Scene:
    """The facts right after a legal action of either player, before any draw or call."""
    return scene_of(view_after(view, action))
