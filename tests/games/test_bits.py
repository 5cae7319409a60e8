"""Sets as bits: compiled and plain Python count and find them alike."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from lamplighter.games import bits
from lamplighter.games.compiled import door

MASKS = st.integers(1, 2**63 - 1)


@door
def count_compiled(masks: np.ndarray) -> int:
    """`bits.popcount` from compiled code."""
    return bits.popcount(masks[0])


@door
def nth_compiled(masks: np.ndarray, index: int) -> int:
    """`bits.nth_bit` from compiled code."""
    return bits.nth_bit(masks[0], index)


def set_bits(mask: int) -> list[int]:
    """The numbers of the set bits, read off the binary text."""
    return [place for place, digit in enumerate(reversed(f"{mask:b}")) if digit == "1"]


@given(MASKS)
def test_bits_are_counted_and_found(mask: int) -> None:
    expected = set_bits(mask)
    array = np.array([mask], dtype=np.int64)
    assert count_compiled(array) == len(expected)
    assert [nth_compiled(array, index) for index in range(len(expected))] == expected


def test_every_single_bit_is_found() -> None:
    for bit in range(63):
        assert nth_compiled(np.array([1 << bit], dtype=np.int64), 0) == bit


def test_the_empty_set_has_no_bits() -> None:
    assert count_compiled(np.array([0], dtype=np.int64)) == 0
