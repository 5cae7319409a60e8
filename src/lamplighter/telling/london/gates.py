"""Where London's exits are."""

from __future__ import annotations

from lamplighter.games.london.board import EXITS
from lamplighter.sentences import Say
from lamplighter.telling.london.scene import gate_of

__all__ = ["gates"]


def gates(say: Say) -> list[str]:
    """The exits, each with the street that it is beside."""
    return [say("london-gate", exit=name, place=gate_of(name)) for name in EXITS]
