"""The curtain between two persons at one keyboard.

What a player with secrets sees stands on the terminal's second screen, is wiped when his turn
closes, and can neither be scrolled back to nor called up among the typed lines. A terminal that
cannot clear (a pipe, or plain mode) gets enough empty lines instead, and is told so. What a player
sees who has no secrets (Pocket's investigator) needs no wiping.
"""

from __future__ import annotations

from collections.abc import Sequence

from lamplighter.sentences import Say
from lamplighter.text.terminal import Terminal

__all__ = ["Curtain"]

EMPTY_LINES = 60


class Curtain:
    """Who looks at the screen. With only one person at the terminal there is no curtain.

    Args:
        terminal: where.
        say: the sentences.
        players: what the two are called.
        secretive: which of them sees what the other one must not see.
        needed: whether two persons share the terminal.
    """

    def __init__(
        self,
        terminal: Terminal,
        say: Say,
        players: Sequence[str],
        secretive: Sequence[int],
        *,
        needed: bool,
    ) -> None:
        self._terminal = terminal
        self._say = say
        self._players = players
        self._secretive = secretive
        self._needed = needed
        self.looking: int | None = None
        """Who looks at the screen now, where that was asked."""

    @property
    def is_private(self) -> bool:
        """Whether secrets stand on a screen that somebody else will look at later."""
        return self._needed and self.looking in self._secretive

    def admit(self, player: int) -> None:
        """Let ``player`` look, once the keyboard has changed hands."""
        if not self._needed or self.looking == player:
            return
        self.close()
        self._terminal.fresh()
        hides = player in self._secretive
        self._terminal.read_afresh(
            self._say(
                "curtain-pass",
                player=self._players[player],
                looks_away="yes" if hides else "no",
            )
        )
        if hides:
            self._terminal.open_private()
        self.looking = player

    def close(self) -> None:
        """End a turn: wipe what only its player may see."""
        if self.is_private:
            self._terminal.close_private()
            if not self._terminal.can_clear:
                self._terminal.lines([""] * EMPTY_LINES)
                player = self._players[self.looking or 0]
                self._terminal.line(
                    self._say("curtain-empty-lines", lines=EMPTY_LINES, player=player)
                )
        self.looking = None
