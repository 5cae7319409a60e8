"""One position on the screen, for ``lamplighter show`` and ``lamplighter replay``."""

from __future__ import annotations

from lamplighter.games.base import View
from lamplighter.sentences import Say, catalogue, preferred_language
from lamplighter.telling.chronicle import event_between, retell
from lamplighter.telling.headings import winner_line
from lamplighter.telling.outlook import outlook_line
from lamplighter.telling.rooms import scene_of, telling_of
from lamplighter.text.screen import Screen
from lamplighter.text.terminal import Colour, Terminal

__all__ = ["show", "show_step"]


def show(
    view: View,
    *,
    plain: bool = False,
    colour: Colour = "auto",
    language: str | None = None,
    terminal: Terminal | None = None,
) -> None:
    """Draw (or with ``plain`` describe) what the viewer of ``view`` may know.

    Args:
        view: the position, at any node.
        plain: sentences instead of a drawing.
        colour: when to colour.
        language: language of the sentences; that of the environment if it is not given.
        terminal: where; the process's own if it is not given.
    """
    say = catalogue(language or preferred_language())
    terminal = terminal or Terminal.of_process(colour=colour, plain=plain)
    show_step(None, view, terminal, say)


def show_step(before: View | None, after: View, terminal: Terminal, say: Say) -> None:
    """Show the position ``after``, and tell what the word brought that led to it from ``before``.

    Raises:
        OSError: whoever read what is written has gone.
    """
    scene, screen = scene_of(after), Screen(terminal, say)
    # A small window has room for the drawing and the sentences, not for what it shows as well.
    lines = not screen.draws(scene.game)
    screen.position(scene, retell(event_between(before, after), say, lines=lines) if before else [])
    if scene.winner:
        ending = telling_of(scene.game).ending.tell_end(scene, say)
        terminal.lines([winner_line(scene, say), *ending])
    elif scene.step:
        terminal.line(outlook_line(scene, say))
    terminal.require_reader()
