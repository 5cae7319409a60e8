"""The curtain between two persons at one keyboard.

What Jack sees stands on the terminal's second screen, is wiped when his turn closes, and can
neither be scrolled back to nor called up among the typed lines. A terminal that cannot clear
(a pipe, or plain mode) gets enough empty lines instead, and is told so. What the investigator
sees is public, so that needs no wiping.
"""

from __future__ import annotations

from lamplighter.sentences import Say
from lamplighter.text.scene import PLAYERS
from lamplighter.text.terminal import Terminal

__all__ = ["Curtain"]

EMPTY_LINES = 60


class Curtain:
    """Who looks at the screen. With only one person at the terminal there is no curtain.

    Args:
        terminal: where.
        say: the sentences.
        needed: whether two persons share the terminal.
    """

    def __init__(self, terminal: Terminal, say: Say, *, needed: bool) -> None:
        self._terminal = terminal
        self._say = say
        self._needed = needed
        self._looking: int | None = None

    @property
    def is_private(self) -> bool:
        """Whether secrets stand on a screen that somebody else will look at later."""
        return self._needed and self._looking == 1

    def admit(self, player: int) -> None:
        """Let ``player`` look, once the keyboard has changed hands."""
        if not self._needed or self._looking == player:
            return
        self.close()
        self._terminal.fresh()
        self._terminal.read_afresh(self._say("curtain-pass", player=PLAYERS[player]))
        if player == 1:
            self._terminal.open_private()
        self._looking = player

    def close(self) -> None:
        """End a turn: wipe what only Jack may see."""
        if self.is_private:
            self._terminal.close_private()
            if not self._terminal.can_clear:
                self._terminal.lines([""] * EMPTY_LINES)
                self._terminal.line(self._say("curtain-empty-lines", lines=EMPTY_LINES))
        self._looking = None
