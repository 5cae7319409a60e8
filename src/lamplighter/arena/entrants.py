"""Who takes part: bots by name and settings, and bots from somebody's own file.

A file is read once, and its text travels with the games to wherever they are played, so that no
other process or machine needs to find it. What it imports must be installed there.

The text of a file is run as it stands: it can do whatever the person can who starts the arena.
"""

from __future__ import annotations

import hashlib
import importlib.util
import random
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from lamplighter.arena.errors import ArenaError
from lamplighter.bots.levels import LEVELS
from lamplighter.bots.registry import Bot, bots_for, configured, is_bot, make_bot
from lamplighter.games.base import Game, View

__all__ = ["Entrant", "entrants"]

NAME = re.compile(r"[^\W\d][\w.-]{0,39}")
"""What a bot from a file may be called: nothing that could be read as settings or as a list."""


@dataclass(frozen=True)
class Entrant:
    """One who takes part; can be sent to other processes.

    Attributes:
        text: name and settings, such as ``ismcts:playouts=500``; what reports call it.
        path: the file it comes from, or ``""`` for a bot of Lamplighter's own.
        source: the text of that file.
    """

    text: str
    path: str = ""
    source: str = ""

    @property
    def digest(self) -> str:
        """SHA-256 of the source as hexadecimal digits; ``""`` for a bot of Lamplighter's own."""
        return hashlib.sha256(self.source.encode()).hexdigest() if self.path else ""

    def make(self) -> Bot:
        """The bot, made anew: what it did in another game, it has forgotten.

        Raises `ArenaError` if it cannot be made here.
        """
        try:
            bot = self._from_file() if self.path else make_bot(self.text)
        except ArenaError:
            raise
        except Exception as error:
            why = str(error) if type(error) is ValueError else _why(error)
            message = f"{self.text} cannot be made: {why}"
            raise ArenaError("unmade", message, name=self.text, why=why) from error
        return bot if getattr(bot, "name", "") == self.text else _Named(self.text, bot.act)

    def _from_file(self) -> Bot:
        name, *settings = self.text.split(":")
        kind = _bot_in(_module(self.path, self.source), self.path)
        return configured(kind, name, settings) if isinstance(kind, type) else _Named(name, kind)


@dataclass
class _Named:
    """A function that decides, as a bot; or a bot under the name it takes part by."""

    name: str
    act: Callable[[View, random.Random], int]


def entrants(text: str, game: Game, files: Sequence[Path] = ()) -> list[Entrant]:
    """Those whom a list such as ``my_bot,ismcts:playouts=500,greedy`` names.

    Args:
        text: bots with commas between them, at least two, each once.
        game: which all of them must play.
        files: where bots of somebody's own are; each is called by the attribute ``name`` of its
            class, or else by the name of its file.

    Raises:
        ArenaError: a file holds no bot, a bot is unknown or named twice, a setting is wrong.
        OSError: a file cannot be read.
    """
    own = dict(_read(path) for path in files)
    found = [_entrant(part.strip(), own, game) for part in text.split(",")]
    if len(found) < 2:
        message = "name at least two bots, with commas between them"
        raise ArenaError("too-few", message, text=text)
    for number, entrant in enumerate(found):
        if entrant in found[:number]:
            message = f"{entrant.text} is named twice; a bot against itself is `simulate`'s"
            raise ArenaError("twice", message, name=entrant.text)
    return found


def _entrant(text: str, own: dict[str, Entrant], game: Game) -> Entrant:
    """One bot, made once to see that it can be."""
    name = text.partition(":")[0]
    known = [*LEVELS, *bots_for(game.name)]
    if name not in own and name not in known:
        names = [*own, *known]
        message = f"{game.name} has no bot {name!r}: choose one of {', '.join(names)}"
        raise ArenaError("no-bot", message, name=name, names=names, game=game.name)
    entrant = Entrant(text, own[name].path, own[name].source) if name in own else Entrant(text)
    entrant.make()
    return entrant


def _read(path: Path) -> tuple[str, Entrant]:
    """The bot in a file, by its name."""
    try:
        source = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise _broken(str(path), error) from None
    where = str(path.resolve())
    kind = _bot_in(_module(where, source), where)
    name = getattr(kind, "name", None) if isinstance(kind, type) else None
    name = name if isinstance(name, str) else path.stem
    if is_bot(name) or not NAME.fullmatch(name):
        message = f"{path}: no bot of somebody's own can be called {name!r}"
        raise ArenaError("code-name", message, file=str(path), name=name)
    return name, Entrant(name, where, source)


def _module(path: str, source: str) -> ModuleType:
    """The source as a module, run once in a process."""
    digest = hashlib.sha256(f"{path}:{source}".encode()).hexdigest()
    called = f"lamplighter_code_{digest[:16]}"
    if called in sys.modules:
        return sys.modules[called]
    spec = importlib.util.spec_from_loader(called, loader=None, origin=path)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    module.__file__ = path
    sys.modules[called] = module  # a dataclass looks itself up there
    try:
        exec(compile(source, path, "exec", dont_inherit=True), module.__dict__)
    except (Exception, SystemExit) as error:
        del sys.modules[called]
        raise _broken(path, error) from error
    return module


def _bot_in(module: ModuleType, path: str) -> Any:
    """The class of a bot in a module, or its function ``act``."""
    act = vars(module).get("act")
    if callable(act):
        return act
    kinds = [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type)
        and thing.__module__ == module.__name__
        and not thing.__name__.startswith("_")
        and callable(getattr(thing, "act", None))
    ]
    if len(kinds) != 1:
        message = f"{path}: expected a function act(view, rng), or one class with a method act"
        raise ArenaError("code-none", message, file=path)
    return kinds[0]


def _broken(path: str, error: BaseException) -> ArenaError:
    why = _why(error)
    return ArenaError("code-broken", f"{path} cannot be run: {why}", file=path, why=why)


def _why(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"
