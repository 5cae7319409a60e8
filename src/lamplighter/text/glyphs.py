"""The signs that drawings are made of: box and block signs, or ASCII where there are none."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["ASCII", "UNICODE", "Glyphs"]


@dataclass(frozen=True)
class Glyphs:
    """The signs of a drawing."""

    house: str
    cleared_house: str
    wall: str
    across: str
    """A line of sight along a row."""
    down: str
    """A line of sight along a column."""
    crossing: str
    empty: str
    """A space with nobody on it."""


UNICODE = Glyphs("▒", "░", "█", "─", "│", "┼", "·")
ASCII = Glyphs(":", ".", "#", "-", "|", "+", ".")
