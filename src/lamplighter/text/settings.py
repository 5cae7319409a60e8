"""How a game at the terminal is to be set up. Whatever is ``None`` is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lamplighter.games.base import Game
from lamplighter.text.terminal import Colour

__all__ = ["ANY_ROLE", "HUMAN", "PlaySettings"]

ANY_ROLE = "random"
"""The side of somebody who lets the seed decide."""

HUMAN = "human"
"""The opponent who is a second person at the same keyboard."""


@dataclass(frozen=True, kw_only=True)
class PlaySettings:
    """What ``lamplighter play`` was asked for.

    Attributes:
        game: the game with its options; asked for if it is not given, or that of the record.
        role: the side of the person who starts the game, one of the game's roles or `ANY_ROLE`.
        opponent: a level or another bot by its name, or ``human``.
        seed: a chosen seed; without one the deal comes from a secret one, which can be
            verified after the game.
        resume: the record of an unfinished game to go on with.
        save: where the record goes; a file named after the time if it is not given.
        plain: sentences instead of drawings.
        colour: when to colour.
        language: language of all sentences; that of the environment if it is not given.
    """

    game: Game | None = None
    role: str | None = None
    opponent: str | None = None
    seed: int | None = None
    resume: Path | None = None
    save: Path | None = None
    plain: bool = False
    colour: Colour = "auto"
    language: str | None = None
