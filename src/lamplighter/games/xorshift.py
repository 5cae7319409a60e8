"""Random numbers inside compiled loops: Marsaglia's xorshift64.

Only for playouts and measurements, where speed counts and nobody is to be surprised: chance
in a game that people play comes from `chance`. Reference: G. Marsaglia, "Xorshift RNGs",
Journal of Statistical Software 8 (2003), the triple (13, 7, 17).

The bits are one `numpy.uint64`; shifts drop what leaves it, in compiled code and in Python.
"""

from __future__ import annotations

import numpy as np

from lamplighter.games.compiled import compiled

__all__ = ["below", "start", "step"]

_SPREAD = 0x9E3779B97F4A7C15
"""Makes small seeds differ in all their bits, and no seed from 0 to 2**63 zero."""


@compiled
def step(bits: np.uint64) -> np.uint64:
    """The bits that follow."""
    bits = bits ^ bits << np.uint64(13)
    bits = bits ^ bits >> np.uint64(7)
    return bits ^ bits << np.uint64(17)


@compiled
def start(seed: int) -> np.uint64:
    """The first bits for a seed from 0 to 2**63 - 1."""
    bits = np.uint64(seed) ^ np.uint64(_SPREAD)
    for _ in range(8):
        bits = step(bits)
    return bits


@compiled
def below(bits: np.uint64, n: int) -> int:
    """A number in ``range(n)`` from the high bits, ``n`` far below 2**31; bias under n / 2**31."""
    return int((np.int64(bits >> np.uint64(33)) * n) >> 31)
