"""Seeds that are committed to before anybody has said what he adds to them.

Whoever opens a table asks for a seal first: the service makes the seed and shows its commitment.
Only with the order does it learn the order's client seed, and by then it cannot choose another
seed any more. Seals are kept in memory alone; one that is lost is asked for again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from lamplighter.records import Secret, new_seed
from lamplighter.server.refusals import Refusal
from lamplighter.server.seats import new_token

__all__ = ["Seal", "Seals", "new_secret"]

LIFETIME = 600_000
"""Milliseconds for which a seal can be used."""

MOST = 20_000
"""How many seals are kept; of more the oldest are dropped."""


@dataclass(frozen=True, slots=True)
class Seal:
    """What is told of a seed that waits for its table.

    Attributes:
        token: who shows it may open a table with the seed, once.
        commitment: to the seed, 64 hexadecimal digits.
    """

    token: str = field(repr=False)
    commitment: str


class Seals:
    """The seeds that wait for their tables, the oldest first.

    Args:
        now: the present moment in milliseconds.
        most: how many are kept.
    """

    def __init__(self, now: Callable[[], int], most: int = MOST) -> None:
        self._now = now
        self._most = most
        self._waiting: dict[str, tuple[int, Secret]] = {}

    def new(self) -> Seal:
        """Make a seed, keep it, and commit to it."""
        self._forget_expired()
        if len(self._waiting) >= self._most:
            del self._waiting[next(iter(self._waiting))]
        seal = Seal(new_token(), _commitment(secret := new_secret()))
        self._waiting[seal.token] = self._now(), secret
        return seal

    def use(self, token: str) -> Secret:
        """The seed behind a seal, which nobody can use again.

        Refused: ``no_such_seal`` where it is unknown, has been used, or is too old.
        """
        self._forget_expired()
        _, secret = self._waiting.pop(token, (0, None))
        if secret is None:
            raise Refusal("no_such_seal", "This seal is used up or too old. Ask for another one.")
        return secret

    def _forget_expired(self) -> None:
        oldest = self._now() - LIFETIME
        while self._waiting:
            token, (made, _) = next(iter(self._waiting.items()))
            if made > oldest:
                return
            del self._waiting[token]


def new_secret() -> Secret:
    """A fresh secret seed. All seeds of the service are made here."""
    return Secret(new_seed())


def _commitment(secret: Secret) -> str:
    commitment = secret.commitment
    assert commitment is not None
    return commitment
