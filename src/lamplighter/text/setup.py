"""The questions before a game: which side, and against whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from lamplighter.bots import BOTS
from lamplighter.sentences import Say
from lamplighter.text.primer import game_in_short
from lamplighter.text.settings import HUMAN, Role
from lamplighter.text.terminal import Terminal

__all__ = ["Again", "ask_again", "ask_opponent", "ask_role"]

Again = Literal["swapped", "same", ""]
"""With which sides the next game is to be played; empty for no next game."""

ROLES = ("investigator", "jack", "random")

PREFERRED_BOT = "greedy"


def ask_role(terminal: Terminal, say: Say) -> Role:
    """Which side the person takes."""
    options = [say("setup-role-option", role=role) for role in ROLES]
    return cast(Role, _choose(say("setup-role"), ROLES, options, terminal, say))


def ask_opponent(terminal: Terminal, say: Say) -> str:
    """The name of a bot, or `HUMAN`."""
    names = [*sorted(BOTS, key=lambda name: (name != PREFERRED_BOT, name)), HUMAN]
    options = [say("setup-opponent-option", name=name) for name in names]
    return _choose(say("setup-opponent"), names, options, terminal, say)


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


def _choose(
    question: str, names: Sequence[str], options: Sequence[str], terminal: Terminal, say: Say
) -> str:
    """One of ``names``, by its number or a beginning; the first one for just Enter."""
    terminal.line()
    terminal.line(question)
    for number, option in enumerate(options, start=1):
        terminal.line(say("setup-option", number=number, option=option))
    while True:
        typed = terminal.read(say("setup-prompt")).strip().lower()
        if typed.startswith("?") or typed == "primer":
            terminal.lines(game_in_short(say))
            continue
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]
        found = [name for name in names if name.startswith(typed)]
        if len(found) == 1 or not typed:
            return found[0]
        terminal.line(say("setup-again", names=names, count=len(names)))
