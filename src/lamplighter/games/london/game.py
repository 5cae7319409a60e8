"""Mr. Jack (London) as a `Game`: the rooms of this folder under their common names."""

from __future__ import annotations

from types import ModuleType
from typing import ClassVar

from lamplighter.games.base import Game
from lamplighter.games.london import (
    choices,
    doors,
    knowledge,
    loops,
    positions,
    state,
    views,
    words,
)

__all__ = ["LondonGame"]


class LondonGame(Game):
    """Mr. Jack (London). Its option ``board`` is ``"revised"`` (default) or ``"first_2006"``."""

    name: ClassVar[str] = "london"
    rules_version: ClassVar[str] = "1"
    roles: ClassVar[tuple[str, str]] = ("detective", "jack")
    state: ClassVar[ModuleType] = state
    choices: ClassVar[ModuleType] = choices
    doors: ClassVar[ModuleType] = doors
    loops: ClassVar[ModuleType] = loops
    words: ClassVar[ModuleType] = words
    positions: ClassVar[ModuleType] = positions
    views: ClassVar[ModuleType] = views
    knowledge: ClassVar[ModuleType] = knowledge
