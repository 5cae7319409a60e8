"""Arguments and options that several commands have, and what their values must be.

A command that is about a game takes a parameter ``game: Game``, or ``game: Meant`` if it finds out
for itself which one is meant, and stands below `takes_game`, which puts in its place the game's
name and one option for each that some game has.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Annotated, Any

import typer

from lamplighter.cli.meant import Meant, one_of
from lamplighter.cli.texts import quoted, say
from lamplighter.cli.trouble import bad_value
from lamplighter.games.base import Game
from lamplighter.games.catalogue import OPTIONS

__all__ = [
    "MOST_WORKERS",
    "SPECTATOR",
    "AsJson",
    "Viewer",
    "pair_of_bots",
    "seat_of",
    "takes_game",
]

AsJson = Annotated[bool, typer.Option("--json", help=say("cli-option-json"))]
Viewer = Annotated[str, typer.Option(metavar="WHO", help=say("cli-option-viewer"))]

MOST_WORKERS = 256

SPECTATOR = "spectator"
"""The viewer who has no seat."""

Command = Callable[..., Any]


def takes_game(option: str = "") -> Callable[[Command], Command]:
    """Let the person name the game, and its options, that a command is called with.

    The name is the argument ``GAME``, or an option such as ``--game`` where that is given; it may
    be left out where the command takes what is `Meant`. What no game is or has is bad usage.
    """

    def taking(command: Command) -> Command:
        signature = inspect.signature(command, eval_str=True)
        is_open = signature.parameters["game"].annotation is Meant

        @functools.wraps(command)
        def run(*, game: str | None, **given: Any) -> None:
            wanted = {name: given.pop(name) for name in _option_values()}
            options = {name: value for name, value in wanted.items() if value is not None}
            meant = Meant(game, options, option or "GAME")
            command(game=meant if is_open else meant.game(), **given)

        parameters: list[inspect.Parameter] = []
        for parameter in signature.parameters.values():
            parameters += _in_its_place(parameter, option)
        asked = [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in parameters]
        # Typer reads both; `wraps` has copied what the command itself takes.
        run.__signature__ = signature.replace(parameters=asked)  # type: ignore[attr-defined]
        run.__annotations__ = {parameter.name: parameter.annotation for parameter in asked}
        return run

    return taking


def _option_values() -> dict[str, list[str]]:
    """The options of all games, and the values that any of them takes."""
    values: dict[str, list[str]] = {}
    for options in OPTIONS.values():
        for name, choices in options.items():
            known = values.setdefault(name, [])
            known += [value for value in choices if value not in known]
    return values


def _in_its_place(parameter: inspect.Parameter, option: str) -> list[inspect.Parameter]:
    """What the command line asks for a command's parameter: several things for its ``game``."""
    if parameter.name != "game":
        return [parameter]
    said: dict[str, Any] = {"metavar": "GAME", "help": say("cli-argument-game")}
    name: Any = typer.Option(option, **said) if option else typer.Argument(**said)
    default = None if parameter.annotation is Meant else parameter.default
    asked = [parameter.replace(default=default, annotation=Annotated[str | None, name])]
    for key, values in _option_values().items():
        value: Any = typer.Option(
            f"--{key}", metavar="|".join(values), help=say(f"cli-option-{key}")
        )
        annotation = Annotated[str | None, value]
        asked.append(parameter.replace(name=key, default=None, annotation=annotation))
    return asked


def seat_of(viewer: str, game: Game) -> int | None:
    """The seat from which a viewer looks, ``None`` for a spectator; others are bad usage."""
    name = one_of([*game.roles, SPECTATOR], viewer, "--viewer", game)
    return None if name == SPECTATOR else game.roles.index(name)


def pair_of_bots(text: str, game: Game) -> tuple[str, str]:
    """The two bots in the value of ``--bots``, such as ``greedy,random``, which play the game."""
    from lamplighter.bots import LEVELS, bots_for, make_bot

    bots = [bot.strip() for bot in text.split(",")]
    if len(bots) != 2:
        raise bad_value("--bots", say("cli-not-a-pair", text=quoted(text)))
    known = [*LEVELS, *bots_for(game.name)]
    for bot in bots:
        name = bot.partition(":")[0]
        if name not in known:
            raise bad_value("--bots", say("cli-no-bot", name=quoted(name), names=known))
        try:
            make_bot(bot)
        except ValueError as error:
            raise bad_value("--bots", say("cli-bot-setting", why=quoted(str(error)))) from None
    return bots[0], bots[1]
