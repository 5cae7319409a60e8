"""Who sits where, and the unguessable texts that let somebody sit down."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace

__all__ = ["Seat", "is_same", "new_table_id", "new_token"]

MOST_BROWSERS = 8
"""From how many browsers one seat can be played."""

_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
"""For addresses that people read to each other: nothing that looks like something else."""

_ID_LENGTH = 10


@dataclass(frozen=True, slots=True)
class Seat:
    """One side of a table that somebody has taken.

    Attributes:
        name: how the other side calls him.
        guests: the browsers that may act for it, the latest last; none for a bot.
        bot: which bot it is.
    """

    name: str
    guests: tuple[str, ...] = ()
    bot: str | None = None

    def joined(self, guest: str) -> Seat:
        """The seat with one more browser; of many the oldest is forgotten."""
        return replace(self, guests=(*self.guests, guest)[-MOST_BROWSERS:])


def new_table_id() -> str:
    """The public name of a new table; running games can be watched by it, nothing more."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def new_token() -> str:
    """A capability: whoever shows it may do what it is for."""
    return secrets.token_urlsafe(24)


def is_same(token: str | None, expected: str | None) -> bool:
    """Whether a token is the expected one, in a time that does not tell how much of it fits."""
    if not token or not expected:
        return False
    return secrets.compare_digest(token.encode(), expected.encode())
