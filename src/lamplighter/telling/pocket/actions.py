"""Which actions the tokens offer in this round and in the next one."""

from __future__ import annotations

from lamplighter.games.pocket.board import ROUNDS
from lamplighter.sentences import Say
from lamplighter.telling.pocket.scene import Scene

__all__ = ["action_words", "listed_actions", "say_coming", "say_left"]


def action_words(actions: tuple[str, ...]) -> list[str]:
    """Actions by the first part of the words that play them."""
    return ["rotate" if action == "rotation" else action for action in actions]


def listed_actions(actions: tuple[str, ...], say: Say) -> list[str]:
    """The same for a list to be read: what is there twice is named once."""
    words = action_words(actions)
    return [
        say("pocket-action-twice", action=word) if words.count(word) == 2 else word
        for word in dict.fromkeys(words)
    ]


def say_left(scene: Scene, say: Say) -> str:
    """The actions still left in this round, and those that were spent."""
    return say(
        "pocket-heading-actions",
        actions=listed_actions(scene.left, say),
        spent=listed_actions(scene.spent, say),
    )


def say_coming(scene: Scene, say: Say) -> str:
    """The actions of the next round, or that nobody knows them yet."""
    if scene.round == ROUNDS:
        return say("pocket-heading-last-round")
    if scene.coming:
        return say("pocket-heading-coming", actions=listed_actions(scene.coming, say))
    return say("pocket-heading-coming-tossed")
