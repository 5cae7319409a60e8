"""What ``?`` answers: what can be done now, and any rule of the game in our own words."""

from __future__ import annotations

from collections.abc import Sequence

from lamplighter.games.base import View
from lamplighter.sentences import Say
from lamplighter.telling.rooms import scene_of
from lamplighter.text.prompt import Spelling, shortest
from lamplighter.text.rooms import rooms_of
from lamplighter.text.setup import game_in_short

__all__ = ["help_lines"]

MOST_EXAMPLES = 3

SYNONYMS = {"rules": "game", "primer": "game", "commands": "words"}


def help_lines(topic: str, view: View, say: Say, *, drawn: bool = True) -> list[str]:
    """The answer to ``? topic``; without a topic, what can be done now.

    The board is explained as it is ``drawn``, or else as it is described.
    """
    game = view.game.name
    room = rooms_of(game).help
    asked = topic.lower().partition("-")[0].partition(" ")[0]
    if not asked:
        words = [view.action_to_string(action) for action in view.legal_actions()]
        lines = room.now_lines(scene_of(view), words, say, drawn=drawn)
        lines += _typing(words, rooms_of(game).prompt.SPELLING, say)
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


def _typing(words: Sequence[str], spelling: Spelling, say: Say) -> list[str]:
    """How one word of each kind, or of each of the first few, can be typed shorter."""
    kinds = {word.partition("-")[0]: word for word in reversed(words)}
    examples = [
        say("help-typing-example", short=short, word=word)
        for word in reversed(kinds.values())
        if len(short := shortest(word, words, spelling)) < len(word)
    ]
    return [say("help-typing", examples=examples[:MOST_EXAMPLES])] if examples else []


def _topic(game: str, topic: str, say: Say) -> list[str]:
    """One topic; several lines of a message are several lines of the answer."""
    return [*say(f"{game}-topic-{topic}").splitlines(), *rooms_of(game).help.more(topic, say)]
