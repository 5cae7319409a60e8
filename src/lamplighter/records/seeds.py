"""The seed of a game: how it is made, committed to, kept secret, and written down.

A seed that is to prove anything is 32 bytes from the operating system. Its commitment
hides it because nobody can try 2**256 seeds; Jack's identity, which has nine values, is
never committed to. A seed that a person chose can be guessed, so it gets no commitment at
all. The paper on both is ``docs/fairness.md``.
"""

from __future__ import annotations

import hashlib
import operator
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from lamplighter.games.chance import KEY_BYTES, ChanceStream, frame, seed_key

__all__ = [
    "CHOSEN",
    "SECRET",
    "ClientSeed",
    "Secret",
    "commitment",
    "new_seed",
    "seed_from_text",
    "seed_to_text",
]

SECRET, CHOSEN = "secret", "chosen"
"""The two sources of a seed: the operating system's secret random bytes, or a person's choice."""

_DIGITS = 40
_KEY = re.compile(r"[0-9a-f]{64}")
_NUMBER = re.compile(rf"0|-?[1-9][0-9]{{0,{_DIGITS - 1}}}")


class ClientSeed(NamedTuple):
    """Bytes that a player added after the commitment.

    Attributes:
        role: whose they are, a role of the game such as ``jack``.
        value: 1 to 64 bytes.
    """

    role: str
    value: bytes


def new_seed() -> bytes:
    """A fresh secret seed: 32 bytes from the operating system."""
    return secrets.token_bytes(KEY_BYTES)


def commitment(seed: bytes, position: str | None = None) -> str:
    """What is published of a secret seed before the first move: 64 hexadecimal digits.

    Where the game begins from a ``position`` instead of the deal, that position is committed to
    as well, its private part included; the seed hides it.

    Raises:
        ValueError: ``seed`` is not 32 bytes. Anything else could be found by trying.
    """
    given: object = seed
    if not isinstance(given, bytes) or len(given) != KEY_BYTES:
        raise ValueError("only a secret seed of 32 bytes can be committed to: use new_seed()")
    begin = [] if position is None else [position.encode()]
    return hashlib.sha256(frame(b"lamplighter/1/commitment", seed, *begin)).hexdigest()


@dataclass(frozen=True, slots=True)
class Secret:
    """What must stay hidden while a game runs; nothing of it shows in its ``repr``.

    Attributes:
        seed: 32 bytes; with ``chosen`` also any int or bytes. One too long to be written
            down is replaced by its key, which gives the same game.
        chosen: whether a person chose the seed, so that it proves nothing.
        position: the whole position string (with its private part) of a game that did not
            begin with the deal.
    """

    seed: int | bytes = field(default_factory=new_seed, repr=False)
    chosen: bool = False
    position: str | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        if not self.chosen:
            if not isinstance(self.seed, bytes) or len(self.seed) != KEY_BYTES:
                raise ValueError(
                    "a secret seed has 32 bytes: use new_seed(), or say chosen=True for another one"
                )
            return
        seed: int | bytes = seed_key(self.seed)
        if not isinstance(self.seed, bytes) and abs(self.seed) < 10**_DIGITS:
            seed = operator.index(self.seed)
        object.__setattr__(self, "seed", seed)

    @property
    def source(self) -> str:
        """`CHOSEN` or `SECRET`."""
        return CHOSEN if self.chosen else SECRET

    @property
    def commitment(self) -> str | None:
        """What may be published now; ``None`` for a chosen seed."""
        if self.chosen or not isinstance(self.seed, bytes):
            return None
        return commitment(self.seed, self.position)

    def stream(self, client_seeds: Sequence[ClientSeed] = ()) -> ChanceStream:
        """The chance outcomes of the game."""
        return ChanceStream(self.seed, [client.value for client in client_seeds])


def seed_to_text(seed: int | bytes) -> str:
    """A seed as it is written in a record: a number, or 32 bytes as hexadecimal digits."""
    return seed.hex() if isinstance(seed, bytes) else str(seed)


def seed_from_text(text: str) -> int | bytes | None:
    """The inverse of `seed_to_text`; ``None`` if ``text`` is nothing it writes."""
    if _KEY.fullmatch(text):
        return bytes.fromhex(text)
    return int(text) if _NUMBER.fullmatch(text) else None
