"""The questions before and after a game, and the game in a few lines for whoever asks back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from lamplighter.bots import LEVELS
from lamplighter.games.base import Game
from lamplighter.games.catalogue import GAMES, load_game
from lamplighter.sentences import Say
from lamplighter.text.settings import ANY_ROLE, HUMAN
from lamplighter.text.terminal import Terminal

__all__ = ["Again", "ask_again", "ask_game", "ask_opponent", "ask_role", "game_in_short"]

Again = Literal["swapped", "same", ""]
"""With which sides the next game is to be played; empty for no next game."""

PREFERRED_LEVEL = "candle"
"""For whoever does not say whom he wants to meet: somebody who can be beaten, not at once."""


def ask_game(terminal: Terminal, say: Say) -> Game:
    """Which game is played, with its options as they are unless somebody asks for others."""
    options = [say(f"{name}-game-option") for name in GAMES]
    return load_game(_choose(say("setup-game"), GAMES, options, GAMES, terminal, say))


def ask_role(game: Game, terminal: Terminal, say: Say) -> str:
    """Which side the person takes: one of the game's roles, or `ANY_ROLE`."""
    roles = [*game.roles, ANY_ROLE]
    options = [say(f"{game.name}-role-option", role=role) for role in roles]
    return _choose(say("setup-role"), roles, options, [game.name], terminal, say)


def ask_opponent(game: Game, terminal: Terminal, say: Say) -> str:
    """One of the levels, the weakest first, or `HUMAN`."""
    names = [*LEVELS, HUMAN]
    levels = [say("setup-level-option", name=name, text=say(f"level-{name}")) for name in LEVELS]
    options = [*levels, say("setup-human-option", name=HUMAN)]
    default = names.index(PREFERRED_LEVEL)
    return _choose(say("setup-opponent"), names, options, [game.name], terminal, say, default)


def ask_again(terminal: Terminal, say: Say, *, together: bool) -> Again:
    """Whether to play once more; two persons at one keyboard see to their sides themselves."""
    question = say("again-together" if together else "again")
    while True:
        try:
            typed = terminal.read(question).strip().lower()
        except (EOFError, KeyboardInterrupt):
            terminal.line()
            return ""
        if not typed:
            return "same" if together else "swapped"
        if typed in ("q", "quit", "n", "no"):
            return ""
        if not together and "same".startswith(typed):
            return "same"


def game_in_short(game: str, say: Say) -> list[str]:
    """A whole game in a few lines, for somebody who has never played it."""
    return say(f"{game}-in-short").splitlines()


def _choose(
    question: str,
    names: Sequence[str],
    options: Sequence[str],
    games: Sequence[str],
    terminal: Terminal,
    say: Say,
    default: int = 0,
) -> str:
    """One of ``names``, by its number or a beginning; the ``default`` one for just Enter.

    Who asks back reads what ``games`` are about.
    """
    _ask(question, options, terminal, say)
    while True:
        typed = terminal.read(say("setup-prompt", default=default + 1)).strip().lower()
        if typed.startswith("?") or typed == "primer":
            for name in games:
                terminal.lines(_headed(name, say) if len(games) > 1 else game_in_short(name, say))
            _ask(question, options, terminal, say)
            continue
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]
        found = [name for name in names if name.startswith(typed)]
        if not typed:
            return names[default]
        if len(found) == 1:
            return found[0]
        terminal.line(say("setup-again", names=names, count=len(names)))


def _ask(question: str, options: Sequence[str], terminal: Terminal, say: Say) -> None:
    terminal.line()
    terminal.line(question)
    for number, option in enumerate(options, start=1):
        terminal.line(say("setup-option", number=number, option=option))


def _headed(game: str, say: Say) -> list[str]:
    """A game in short, under its name."""
    return ["", say(f"{game}-title"), *game_in_short(game, say)]
