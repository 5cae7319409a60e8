"""What ``?`` answers: what can be done now, and any rule of the game in our own words."""

from __future__ import annotations

from lamplighter.games.base import View
from lamplighter.sentences import Say
from lamplighter.text.page import action_words
from lamplighter.text.primer import game_in_short
from lamplighter.text.scene import Scene

__all__ = ["TOPICS", "help_lines"]

ACTIONS = ("alibi", "holmes", "watson", "toby", "rotate", "exchange", "joker")

TOPICS = (*ACTIONS, "board", "sight", "witnesses", "end", "words", "game")
"""What can be asked about with ``? TOPIC``; any beginning of it does."""

SYNONYMS = {
    "rotation": "rotate",
    "call": "witnesses",
    "rules": "game",
    "primer": "game",
    "commands": "words",
}


def help_lines(topic: str, view: View, say: Say, *, drawn: bool = True) -> list[str]:
    """The answer to ``? topic``; without a topic, what can be done now.

    The board is explained as it is ``drawn``, or else as it is described.
    """
    asked = topic.lower().partition("-")[0].partition(" ")[0]
    if not asked:
        return _now(view, say)
    asked = SYNONYMS.get(asked, asked)
    found = [asked] if asked in TOPICS else [name for name in TOPICS if name.startswith(asked)]
    if len(found) == 1:
        if found[0] == "game":
            return game_in_short(say)
        is_described = found[0] == "board" and not drawn
        return _topic("board-plain" if is_described else found[0], say)
    return [say("help-no-topic", topics=TOPICS)]


def _topic(topic: str, say: Say) -> list[str]:
    """One topic; several lines of a message are several lines of the answer."""
    return say(f"topic-{topic}").splitlines()


def _now(view: View, say: Say) -> list[str]:
    scene = Scene.of(view)
    role = "jack" if view.viewer == 1 else "investigator"
    lines = [say(f"help-you-{role}"), say(f"help-aim-{role}"), say("help-now")]
    for action in dict.fromkeys(action_words(scene.left)):
        kind = "detective" if action in ("holmes", "watson", "toby") else action
        lines.append(say(f"help-now-{kind}", word=action, role=role))
    return [*lines, *say("help-commands").splitlines(), say("help-more", topics=TOPICS)]
