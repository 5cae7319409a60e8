"""Sets as bits of one number, in compiled code: how many there are, and which comes when.

All masks are signed, not negative, and have at most 63 bits, so that they mean the same in
compiled code and in plain Python.
"""

from __future__ import annotations

import numpy as np

from lamplighter.games.compiled import compiled

__all__ = ["lowest_bit", "nth_bit", "popcount"]

_TELLS = 67
"""Powers of two leave different remainders by this prime, of which 2 is a primitive root."""


def _bit_by_remainder() -> np.ndarray:
    table = np.zeros(_TELLS, dtype=np.int64)
    for bit in range(63):
        table[(1 << bit) % _TELLS] = bit
    return table


_BIT = _bit_by_remainder()


@compiled
def popcount(mask: int) -> int:
    """How many bits are set."""
    total = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


@compiled
def lowest_bit(mask: int) -> int:
    """The number of the lowest bit that is set; there must be one."""
    return int(_BIT[(mask & -mask) % _TELLS])


@compiled
def nth_bit(mask: int, index: int) -> int:
    """The number of the ``index``-th set bit, counted from the lowest."""
    while index > 0:
        mask &= mask - 1
        index -= 1
    return lowest_bit(mask)
