"""Going through a recorded game word by word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamplighter.games.view import REVEAL
from lamplighter.records import Record, replay, replay_view
from lamplighter.text.show import show

if TYPE_CHECKING:
    from lamplighter.games.base import View
    from lamplighter.sentences import Say
    from lamplighter.text.terminal import Terminal

__all__ = ["Replay"]


class Replay:
    """A recorded game as one viewer lived through it: nothing is shown before its time.

    Args:
        record: the game.
        viewer: 0, 1 (of a finished game), or ``None`` for a spectator.
    """

    def __init__(self, record: Record, viewer: int | None) -> None:
        self._record = record
        self._viewer = viewer

    def view(self, ply: int) -> View:
        """What the viewer knew after ``ply`` words."""
        if self._record.is_open:
            return replay(self._record, ply).view(self._viewer)
        return replay_view(self._record, ply)

    def first_decision(self) -> int:
        """After how many words a player first had to decide; all of them, if that never came."""
        for ply in range(self._record.plies):
            if self.view(ply).current_player() >= 0:
                return ply
        return self._record.plies

    def show(self, ply: int, terminal: Terminal, say: Say) -> None:
        """Draw the position after ``ply`` words, below the word that led to it."""
        view = self.view(ply)
        terminal.line(self._heading(ply, view, say), "bold")
        show(view, terminal=terminal)

    def step_through(self, ply: int, terminal: Terminal, say: Say) -> None:
        """Show one position after another, from ``ply`` on, as the person asks for them."""
        while True:
            terminal.fresh()
            self.show(ply, terminal, say)
            try:
                typed = terminal.read(say("cli-step")).strip().lower()
            except EOFError:
                return
            if typed.startswith("q"):
                return
            ply = self._next(ply, typed)

    def _next(self, ply: int, typed: str) -> int:
        """Where a typed line leads: back, to a number, else one on."""
        last = self._record.plies
        if typed.startswith("b"):
            return max(0, ply - 1)
        if typed.isdecimal() and len(typed) < 10:
            return min(last, int(typed))
        return min(last, ply + 1) if not typed else ply

    def _heading(self, ply: int, view: View, say: Say) -> str:
        if ply == 0:
            return say("cli-ply-none", plies=self._record.plies)
        told = view.words()
        if REVEAL in told:
            told = told[: told.index(REVEAL)]
        word = " ".join(told[len(self.view(ply - 1).words()) :])
        return say("cli-ply", ply=ply, plies=self._record.plies, word=word)
