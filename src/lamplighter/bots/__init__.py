"""Computer players. Each gets a view of what its seat may know, never a state of the game."""

from __future__ import annotations

from lamplighter.bots.levels import LEVELS
from lamplighter.bots.registry import (
    BOT_DOMAIN,
    BOTS,
    DICE,
    Bot,
    bots_for,
    decide,
    is_bot,
    is_prepared,
    make_bot,
)

__all__ = [
    "BOTS",
    "BOT_DOMAIN",
    "DICE",
    "LEVELS",
    "Bot",
    "bots_for",
    "decide",
    "is_bot",
    "is_prepared",
    "make_bot",
]
