"""Arguments and options that several commands have, and what their values must be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from lamplighter.cli.texts import quoted, say
from lamplighter.cli.trouble import bad_value

if TYPE_CHECKING:
    from lamplighter.games.base import Game

__all__ = ["AsJson", "GameName", "game_called", "pair_of_bots"]

GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("cli-argument-game"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("cli-option-json"))]


def game_called(name: str, option: str = "GAME") -> Game:
    """The game of that name; an unknown one is bad usage of ``option``."""
    from lamplighter.games.catalogue import GAMES, load_game

    if name not in GAMES:
        raise bad_value(option, say("cli-no-game", name=quoted(name), names=list(GAMES)))
    return load_game(name)


def pair_of_bots(text: str) -> tuple[str, str]:
    """The two names in the value of ``--bots``, such as ``greedy,random``."""
    from lamplighter.bots import BOTS

    names = [name.strip() for name in text.split(",")]
    if len(names) != 2:
        raise bad_value("--bots", say("cli-not-a-pair", text=quoted(text)))
    for name in names:
        if name not in BOTS:
            raise bad_value("--bots", say("cli-no-bot", name=quoted(name), names=list(BOTS)))
    return names[0], names[1]
