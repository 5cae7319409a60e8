"""What speaks for a move in London, beside what a call would leave."""

from __future__ import annotations

from lamplighter.sentences import Say
from lamplighter.telling.london.scene import Scene

__all__ = ["reasons"]


def reasons(moved: Scene, say: Say) -> list[str]:
    """That Jack, unseen at the call, may leave in the round after it; nothing else."""
    if not moved.is_jacks or moved.status_of_jack == "seen" or moved.is_last_round:
        return []
    return [say("london-hint-leave")]
