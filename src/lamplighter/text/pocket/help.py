"""What Pocket can be asked about, and what can be done in it now."""

from __future__ import annotations

from collections.abc import Sequence

from lamplighter.sentences import Say
from lamplighter.telling.pocket.actions import action_words
from lamplighter.telling.pocket.scene import Scene

__all__ = ["SYNONYMS", "TOPICS", "more", "now_lines"]

ACTIONS = ("alibi", "holmes", "watson", "toby", "rotate", "exchange", "joker")

TOPICS = (*ACTIONS, "board", "sight", "witnesses", "end", "words", "game")
"""What can be asked about with ``? TOPIC``; any beginning of it does."""

SYNONYMS = {"rotation": "rotate", "call": "witnesses"}


def more(topic: str, say: Say) -> list[str]:
    """What a topic tells from the board's own data: nothing."""
    return []


def now_lines(scene: Scene, words: Sequence[str], say: Say, *, drawn: bool) -> list[str]:
    """What the game is about for who is to act, and what he can do: examples are legal ``words``.

    No example depends on whether the board is ``drawn``.
    """
    role = scene.actor
    lines = [say(f"pocket-help-you-{role}"), say(f"pocket-help-aim-{role}"), say("help-now")]
    for action in dict.fromkeys(action_words(scene.left)):
        kind = "detective" if action in ("holmes", "watson", "toby") else action
        example = next(word for word in words if word.startswith(action))
        lines.append(say(f"pocket-help-now-{kind}", word=action, role=role, example=example))
    return lines
