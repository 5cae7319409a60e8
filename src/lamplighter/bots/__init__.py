"""Computer players. Each gets a view of what its seat may know, never a state of the game."""

from __future__ import annotations

from lamplighter.bots.registry import BOT_DOMAIN, BOTS, DICE, Bot, decide, is_prepared, make_bot

__all__ = ["BOTS", "BOT_DOMAIN", "DICE", "Bot", "decide", "is_prepared", "make_bot"]
