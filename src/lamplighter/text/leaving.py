"""Playing a table to its end, or leaving it: what has been played is kept in either case."""

from __future__ import annotations

from lamplighter.games.base import State
from lamplighter.sentences import Say
from lamplighter.text.saving import Keeper
from lamplighter.text.table import Table
from lamplighter.text.terminal import Terminal
from lamplighter.text.turn import LeaveGame

__all__ = ["play_out"]


def play_out(table: Table, state: State, keeper: Keeper, terminal: Terminal, say: Say) -> bool:
    """Play until the game is over or the person has left, and keep the record of it.

    Whether the game came to its end.
    """
    while True:
        try:
            table.run()
        except EOFError:
            terminal.line(say("leave-end-of-input"))
            if table.persons_have_played:
                keeper.keep(state)
            return False
        except (KeyboardInterrupt, LeaveGame):
            terminal.line()
            if not table.persons_have_played:
                terminal.line(say("leave-nothing"))
                return False
            if _leaves(state, keeper, terminal, say):
                return False
        else:
            keeper.keep(state)
            return True


def _leaves(state: State, keeper: Keeper, terminal: Terminal, say: Say) -> bool:
    """Offer to save; whether the person leaves. A second Ctrl-C leaves at once."""
    while True:
        try:
            reply = terminal.read(say("leave-question")).strip()
        except KeyboardInterrupt:
            terminal.line()
            reply = "n"
        except EOFError:
            reply = ""
        if reply.lower() in ("n", "no"):
            terminal.line(say("leave-unsaved"))
            return True
        if reply.lower() in ("b", "back"):
            return False
        name = "" if reply.lower() in ("y", "yes") else reply
        if keeper.save(state, name) is not None:
            return True
