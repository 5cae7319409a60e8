"""What Pocket can be asked about, and what can be done in it now."""

from __future__ import annotations

from lamplighter.sentences import Say
from lamplighter.text.pocket.page import action_words
from lamplighter.text.pocket.scene import Scene

__all__ = ["SYNONYMS", "TOPICS", "now_lines"]

ACTIONS = ("alibi", "holmes", "watson", "toby", "rotate", "exchange", "joker")

TOPICS = (*ACTIONS, "board", "sight", "witnesses", "end", "words", "game")
"""What can be asked about with ``? TOPIC``; any beginning of it does."""

SYNONYMS = {"rotation": "rotate", "call": "witnesses"}


def now_lines(scene: Scene, say: Say) -> list[str]:
    """What the game is about for who is to act, and what he can do."""
    role = scene.actor
    lines = [say(f"pocket-help-you-{role}"), say(f"pocket-help-aim-{role}"), say("help-now")]
    for action in dict.fromkeys(action_words(scene.left)):
        kind = "detective" if action in ("holmes", "watson", "toby") else action
        lines.append(say(f"pocket-help-now-{kind}", word=action, role=role))
    return lines
