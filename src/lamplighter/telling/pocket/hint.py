"""What speaks for a move in Pocket, beside what a call would leave."""

from __future__ import annotations

from lamplighter.games.pocket.board import GOAL
from lamplighter.sentences import Say
from lamplighter.telling.pocket.scene import Scene

__all__ = ["reasons"]


def reasons(moved: Scene, say: Say) -> list[str]:
    """That a call which does not see him would bring Jack an hourglass; nothing else."""
    if not moved.is_jacks or moved.status_of_jack == "seen" or moved.chase:
        return []
    assert moved.hourglasses is not None
    return [say("pocket-hint-hourglass", hourglasses=moved.hourglasses + 1, goal=GOAL)]
