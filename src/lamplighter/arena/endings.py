"""Why a finished game ended, in one word, for counting."""

from __future__ import annotations

from lamplighter.games.base import DETECTIVE, View

__all__ = ["ending"]

GOAL = 6
"""Hourglasses that Jack needs (rule book, "End of the game")."""


def ending(view: View) -> str:
    """Which line of the table "End of the game" decided the game of Mr. Jack Pocket in ``view``.

    Won by the investigator: ``one-left``, ``both-seen`` (both goals, Jack in sight),
    ``chase-caught``. Won by Jack: ``hourglasses``, ``both-unseen`` (both goals in round 8),
    ``time`` (neither in eight rounds), ``chase-escaped``.
    """
    investigator_won = view.returns()[DETECTIVE] > 0
    if view.record.chase:
        return "chase-caught" if investigator_won else "chase-escaped"
    enough = view.game.knowledge.jack_hourglasses(view) >= GOAL
    if investigator_won:
        return "both-seen" if enough else "one-left"
    if len(view.suspects()) == 1:
        return "both-unseen"
    return "hourglasses" if enough else "time"
