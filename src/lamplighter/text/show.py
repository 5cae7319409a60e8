"""One position on the screen, for ``lamplighter show`` and ``lamplighter replay``."""

from __future__ import annotations

from lamplighter.games.base import View
from lamplighter.sentences import catalogue, preferred_language
from lamplighter.text.ending import tell_end
from lamplighter.text.notebook import outlook_line
from lamplighter.text.scene import Scene
from lamplighter.text.screen import Screen
from lamplighter.text.terminal import Colour, Terminal

__all__ = ["show"]


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
    scene = Scene.of(view)
    Screen(terminal, say).position(scene)
    if scene.winner:
        terminal.lines(tell_end(scene, say))
    elif scene.step:
        terminal.line(outlook_line(scene, say))
    terminal.require_reader()
