"""How likely it is of whom that he is Jack: in every game alike."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from lamplighter.sentences import Say

__all__ = ["chance_lines", "percent"]


def chance_lines(chances: Mapping[str, Fraction], say: Say) -> list[str]:
    """Who can be Jack, and how likely it is of each."""
    return [
        say("notes-suspect", suspect=suspect, percent=percent(chance))
        for suspect, chance in chances.items()
    ]


def percent(chance: Fraction) -> str:
    """A chance as it is told: in whole hundredths."""
    return f"{float(chance) * 100:.0f}"
