"""A position on the terminal: drawn where a drawing can be shown and is wanted, else described."""

from __future__ import annotations

from collections.abc import Sequence

from lamplighter.sentences import Say
from lamplighter.telling.rooms import telling_of
from lamplighter.telling.scene import Scene
from lamplighter.text.page import draw_page
from lamplighter.text.rooms import rooms_of
from lamplighter.text.terminal import Terminal

__all__ = ["Screen"]


class Screen:
    """Shows scenes on one terminal, in one language."""

    def __init__(self, terminal: Terminal, say: Say) -> None:
        self.terminal = terminal
        self.say = say

    def draws(self, game: str) -> bool:
        """Whether positions are drawn: not in plain mode, nor where the board does not fit."""
        return not self.terminal.plain and self.terminal.width >= rooms_of(game).board.WIDTH

    def position(self, scene: Scene, news: Sequence[str] = (), *, whole: bool = True) -> None:
        """The position and what has happened, below whatever stands on the screen.

        Where it is described, what has happened comes first, as it is heard; and without
        ``whole`` only what a decision needs is told again.
        """
        if self.draws(scene.game):
            self._draw(scene)
            self.terminal.lines(news)
        else:
            room = telling_of(scene.game).plain
            self.terminal.lines(news)
            self.terminal.lines((room.say_board if whole else room.say_turn)(scene, self.say))

    def board(self, scene: Scene, heading: Sequence[str], style: str = "bold") -> None:
        """The board on a fresh page under another heading; only that if nothing is drawn."""
        self.terminal.fresh()
        if self.draws(scene.game):
            self._draw(scene, heading, style)
        else:
            self.terminal.lines(line for line in heading if line)

    def fits(self, scene: Scene, heading: Sequence[str], below: Sequence[str]) -> bool:
        """Whether a page of this drawing, with these lines below it and a prompt, is in sight.

        Where nothing is drawn or pages do not vanish, everything can be read back.
        """
        if not (self.terminal.can_clear and self.draws(scene.game)):
            return True
        page = draw_page(scene, self.say, self.terminal.width, heading)
        return self.terminal.rows([*page, *below]) < self.terminal.height

    def joined(self, lines: Sequence[str]) -> list[str]:
        """Several paragraphs as one, which takes fewer lines."""
        told = [line for line in lines if line]
        while len(told) > 1:
            first, second, *rest = told
            told = [self.say("told-with-change", told=first, change=second), *rest]
        return told

    def alone(self, heading: str, lines: Sequence[str]) -> None:
        """A page without the board, for what has no room beside it, until it was read."""
        self.terminal.fresh()
        self.terminal.line(heading, "bold")
        self.terminal.lines(lines)
        self.terminal.read(self.say("pause"))

    def _draw(self, scene: Scene, heading: Sequence[str] = (), style: str = "bold") -> None:
        unicode, width = self.terminal.unicode, self.terminal.width
        self.terminal.lines(draw_page(scene, self.say, width, heading, style, unicode=unicode))
