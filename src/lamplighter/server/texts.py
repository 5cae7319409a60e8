"""Whether there is anything to see of a text that somebody wrote."""

from __future__ import annotations

import unicodedata

__all__ = ["is_visible"]

BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Fillers of Hangul, and Braille without a dot: letters and signs, but nothing to the eye."""


def is_visible(text: str) -> bool:
    """Whether there is more in a text than marks, spaces, signs of control, and blanks."""
    return any(unicodedata.category(sign)[0] not in "MZC" and sign not in BLANKS for sign in text)
