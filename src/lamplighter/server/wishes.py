"""What somebody with a seat can ask a table for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

__all__ = [
    "Answer",
    "Cancel",
    "Claim",
    "Matter",
    "Offer",
    "Play",
    "Resign",
    "Wish",
    "Withdraw",
]

Matter = Literal["undo", "stop", "rematch"]
"""What needs the consent of both sides."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play ``words`` of one turn, all or none; ``ply`` and ``undos`` say what they follow."""

    ply: int
    undos: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """Propose something to the other side; to a rematch one may add a client seed."""

    what: Matter
    client_seed: str | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """Accept or decline what the other side proposed; to a rematch one may add a client seed."""

    what: Matter
    accept: bool
    client_seed: str | None = None


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take back one's own proposal."""

    what: Matter


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the game up."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Call the game off before its first move, or a table that nobody has joined."""


@dataclass(frozen=True, slots=True)
class Claim:
    """End a game whose other side is absent: as a win, or without a winner."""

    how: Literal["win", "stop"]


Wish = Play | Offer | Answer | Withdraw | Resign | Cancel | Claim
"""A request; `lamplighter.server.tables.Tables.wish` carries it out."""
