"""Records of any game as arrays of one, and as plain Python objects.

Compiled functions take arrays, since an array crosses into compiled code several times faster
than a record does. A room that looks at many fields from Python takes a `dataclass` with the
record's fields instead, in their order: that is much quicker there.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, TypeVar

import numpy as np

__all__ = ["copy_array", "from_plain", "plain"]

P = TypeVar("P")


def copy_array(array: np.ndarray) -> np.ndarray:
    """An independent copy, made as one piece: NumPy itself would copy field by field."""
    return np.ndarray(array.shape, array.dtype, bytearray(array.tobytes()))


def plain(position: type[P], array: np.ndarray) -> P:
    """The fields of the first record of an array, as Python numbers and lists."""
    values = array.tolist()[0]
    return position(*(x.tolist() if isinstance(x, np.ndarray) else x for x in values))


def from_plain(position: Any, array: np.ndarray) -> np.ndarray:
    """Write the fields of a dataclass into the first record of ``array``, and return it."""
    for field in fields(position):
        array[field.name][0] = getattr(position, field.name)
    return array
