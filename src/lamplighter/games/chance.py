"""Chance from a seed: every outcome of a game, on every machine, for good.

The construction is a keyed function and not a generator with a state: which outcome
a chance node takes depends only on the seed, the node's domain (`tile`, `jack`, ...) and its
number within that domain. So nothing has to be stored between two draws, an interrupted
game goes on exactly as it would have, no draw tells anything about another one, and
anybody can check a single outcome with a few lines of standard Python. The paper that
defines it, with examples worked out, is ``docs/fairness.md``.

A shuffled deck was rejected because a state may hold no undrawn order, `random.Random` because
its outputs give its state away and because only `random()` promises to stay the same.
"""

from __future__ import annotations

import hashlib
import hmac
import operator
from collections import Counter
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lamplighter.games.base import State

__all__ = ["KEY_BYTES", "ChanceStream", "chance_domain", "frame", "play_chance", "seed_key"]

KEY_BYTES = 32
"""Length of a secret seed, and of every key made from another kind of seed."""

_WORDS = 1 << 64


def frame(*parts: bytes) -> bytes:
    """Join ``parts``, each behind its length in four bytes, so that no two lists collide."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def seed_key(seed: int | bytes) -> bytes:
    """The 32-byte key that stands for ``seed``.

    Exactly 32 bytes are the key itself. An integer of any size or sign, or bytes of any other
    length, are hashed together with their type: ``7`` and ``b"7"`` are different seeds.

    Raises:
        TypeError: ``seed`` is neither an integer nor bytes.
    """
    if isinstance(seed, bytes):
        if len(seed) == KEY_BYTES:
            return seed
        return hashlib.sha256(frame(b"lamplighter/1/seed/bytes", seed)).digest()
    if isinstance(seed, bool) or not hasattr(seed, "__index__"):
        raise TypeError(_wrong_seed(seed))
    number = operator.index(seed)
    # One bit more than the number needs: room for its sign.
    signed = number.to_bytes(number.bit_length() // 8 + 1, "big", signed=True)
    return hashlib.sha256(frame(b"lamplighter/1/seed/int", signed)).digest()


def _wrong_seed(seed: object) -> str:
    if isinstance(seed, str):
        remedy = "use seed.encode() for a text, int(seed) for a number written as text"
    elif isinstance(seed, float):
        remedy = "use int(seed)"
    else:
        remedy = "pass a whole number such as 7, or bytes such as secrets.token_bytes(32)"
    return f"a seed is an int or bytes, not {type(seed).__name__}: {remedy}"


class ChanceStream:
    """All the chance outcomes that a seed decides, looked up by domain and number.

    Args:
        seed: any int or bytes; see `seed_key`.
        client_seeds: bytes that the players added after the seed was fixed, in the order
            of the record. With the same ones in another order all outcomes are others.
    """

    __slots__ = ("_key",)

    def __init__(self, seed: int | bytes, client_seeds: Sequence[bytes] = ()) -> None:
        parts: tuple[object, ...] = tuple(client_seeds)
        if not all(isinstance(part, bytes) for part in parts):
            raise TypeError("client_seeds is a sequence of bytes: write [b'...'] even for one")
        message = frame(b"lamplighter/1/clients", *client_seeds)
        self._key = hmac.digest(seed_key(seed), message, "sha256")

    def below(self, domain: str, ordinal: int, n: int) -> int:
        """The outcome of chance node ``ordinal`` (from 0) of ``domain``: uniform in ``range(n)``.

        Raises:
            ValueError: ``ordinal`` is negative or needs over 64 bits, or ``n`` is not in 1..2**64.
        """
        if not 1 <= n <= _WORDS:
            raise ValueError(f"n is the number of outcomes, 1 to 2**64, not {n}")
        if not 0 <= ordinal < _WORDS:
            raise ValueError(f"ordinal counts the nodes of a domain from 0, it is not {ordinal}")
        place = frame(b"lamplighter/1/outcome", domain.encode(), ordinal.to_bytes(8, "big"))
        # Words at or above the largest multiple of n would favour the first outcomes.
        fair = _WORDS - _WORDS % n
        attempt = 0
        while (word := self._word(place, attempt)) >= fair:
            attempt += 1
        return word % n

    def _word(self, place: bytes, attempt: int) -> int:
        message = place + frame(attempt.to_bytes(8, "big"))
        return int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")


def chance_domain(word: str) -> str:
    """The domain of a chance word, its first part: ``draw`` for ``draw-gull``."""
    return word.partition("-")[0]


def play_chance(state: State, stream: ChanceStream, domains: Collection[str] | None = None) -> None:
    """Apply chance outcomes from ``stream`` until a player is to move or the game ends.

    The number of a node within its domain is counted from the history of ``state``; a state
    parsed from a position has none, so there the count begins at 0.

    Args:
        state: changed in place.
        stream: where the outcomes come from.
        domains: if given, stop also at the first chance node of any other domain.
    """
    if not state.is_chance_node():
        return
    drawn = Counter(map(chance_domain, state.words()))
    while state.is_chance_node():
        outcomes = state.legal_actions()
        domain = chance_domain(state.action_to_string(outcomes[0]))
        if domains is not None and domain not in domains:
            return
        state.apply_action(outcomes[stream.below(domain, drawn[domain], len(outcomes))])
        drawn[domain] += 1
