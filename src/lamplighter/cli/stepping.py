"""Going through a recorded game word by word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamplighter.cli.texts import quoted
from lamplighter.records import Record, replay_view
from lamplighter.telling.chronicle import event_between
from lamplighter.text.show import show_step

if TYPE_CHECKING:
    from lamplighter.games.base import View
    from lamplighter.sentences import Say
    from lamplighter.text.terminal import Terminal

__all__ = ["Replay"]

MOST_DIGITS = 9
"""A longer number is beyond the end of any game."""

BACK = ("b", "back")
LEAVE = ("q", "quit")
HELP = ("?", "h", "help")


class Replay:
    """A recorded game as one viewer lived through it: nothing is shown before its time.

    Args:
        record: the game.
        viewer: 0, 1, or ``None`` for a spectator; see `records.is_told_all`.
    """

    def __init__(self, record: Record, viewer: int | None) -> None:
        self._record = record
        self._viewer = viewer

    def view(self, ply: int) -> View:
        """What the viewer knew after ``ply`` words."""
        return replay_view(self._record, ply, self._viewer)

    def first_decision(self) -> int:
        """After how many words a player first had to decide; all of them, if that never came."""
        for ply in range(self._record.plies):
            if self.view(ply).current_player() >= 0:
                return ply
        return self._record.plies

    def show(self, ply: int, terminal: Terminal, say: Say) -> None:
        """Show the position after ``ply`` words, and tell what the last of them brought."""
        after = self.view(ply)
        before = self.view(ply - 1) if ply else None
        terminal.line(self._heading(ply, before, after, say), "bold")
        show_step(before, after, terminal, say)

    def step_through(self, ply: int, terminal: Terminal, say: Say) -> None:
        """Show one position after another, from ``ply`` on, as the person asks for them."""
        terminal.fresh()
        self.show(ply, terminal, say)
        while True:
            try:
                typed = terminal.read(say("cli-step")).strip().lower()
            except EOFError:
                return
            if typed in LEAVE:
                return
            leads_to = self._next(ply, typed, say)
            if isinstance(leads_to, str):
                terminal.line(leads_to)
                continue
            ply = leads_to
            terminal.fresh()
            self.show(ply, terminal, say)

    def _next(self, ply: int, typed: str, say: Say) -> int | str:
        """Where a typed line leads: on, back, to a number; or what to say where it leads nowhere.

        Numbers are handed to the sentences as text: they are not to be grouped by thousands.
        """
        last = self._record.plies
        if not typed:
            return ply + 1 if ply < last else say("cli-step-last")
        if typed in BACK:
            return ply - 1 if ply else say("cli-step-first")
        if typed in HELP:
            return say("cli-step-help", plies=str(last))
        if typed.isdecimal():
            number = int(typed) if len(typed) <= MOST_DIGITS else last + 1
            return number if number <= last else say("cli-step-beyond", plies=str(last))
        return say("cli-step-unknown", typed=quoted(typed), plies=str(last))

    def _heading(self, ply: int, before: View | None, after: View, say: Say) -> str:
        plies = self._record.plies
        if before is None:
            return say("cli-ply-none", plies=plies)
        event = event_between(before, after)
        return say(
            "cli-ply",
            ply=ply,
            plies=plies,
            word=event.word,
            verdict=event.verdict or "none",
        )
