"""What ``?`` answers: what can be done now, and any rule of the game in our own words."""

from __future__ import annotations

from lamplighter.games.base import View
from lamplighter.sentences import Say
from lamplighter.text.rooms import rooms_of, scene_of
from lamplighter.text.setup import game_in_short

__all__ = ["help_lines"]

SYNONYMS = {"rules": "game", "primer": "game", "commands": "words"}


def help_lines(topic: str, view: View, say: Say, *, drawn: bool = True) -> list[str]:
    """The answer to ``? topic``; without a topic, what can be done now.

    The board is explained as it is ``drawn``, or else as it is described.
    """
    game = view.game.name
    room = rooms_of(game).help
    asked = topic.lower().partition("-")[0].partition(" ")[0]
    if not asked:
        lines = [*room.now_lines(scene_of(view), say), say(f"{game}-help-typing")]
        return [*lines, *say("help-commands").splitlines(), say("help-more", topics=room.TOPICS)]
    asked = {**SYNONYMS, **room.SYNONYMS}.get(asked, asked)
    topics = room.TOPICS
    found = [asked] if asked in topics else [name for name in topics if name.startswith(asked)]
    if len(found) == 1:
        if found[0] == "game":
            return game_in_short(game, say)
        is_described = found[0] == "board" and not drawn
        return _topic(game, "board-plain" if is_described else found[0], say)
    return [say("help-no-topic", topics=topics)]


def _topic(game: str, topic: str, say: Say) -> list[str]:
    """One topic; several lines of a message are several lines of the answer."""
    return say(f"{game}-topic-{topic}").splitlines()
