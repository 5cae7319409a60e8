"""The whole game in eight lines, for somebody who has never played it."""

from __future__ import annotations

from lamplighter.sentences import Say

__all__ = ["game_in_short"]


def game_in_short(say: Say) -> list[str]:
    """Enough to begin; the rest explains itself at the prompt."""
    return say("game-in-short").splitlines()
