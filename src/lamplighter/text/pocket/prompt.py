"""How Pocket's words may be typed, and why one of them is not possible now.

The two tiles of an exchange may come in either order, and ``rotation``, as the token is called,
means ``rotate``.
"""

from __future__ import annotations

from collections.abc import Sequence

from lamplighter.sentences import Say
from lamplighter.telling.pocket.actions import action_words, listed_actions
from lamplighter.telling.pocket.scene import Scene
from lamplighter.text.prompt import Spelling

__all__ = ["SPELLING", "no_such_place", "not_now", "which"]


def _spellings(word: str) -> list[list[str]]:
    """The parts of a word; for an exchange, also with the tiles the other way round."""
    parts = word.split("-")
    if parts[0] == "exchange":
        return [parts, [parts[0], *reversed(parts[1:])]]
    return [parts]


SPELLING = Spelling({"rotation": "rotate", "turn": "rotate", "swap": "exchange"}, _spellings)


def no_such_place(line: str, say: Say) -> str:
    """Nothing: whoever names a place names a tile."""
    return ""


def which(words: Sequence[str], scene: Scene, say: Say) -> list[str]:
    """What to ask where a line may mean very many words; nothing where they can be listed."""
    kinds = {word.partition("-")[0] for word in words}
    if len(kinds) > 1 or not kinds <= {"rotate", "exchange"}:
        return []
    return [say(f"pocket-turn-which-{kinds.pop()}", example=words[0].replace("-", " "))]


def not_now(words: Sequence[str], scene: Scene, say: Say) -> str:
    """Why an existing word (or any of several with one beginning) is not possible now."""
    kind, _, rest = words[0].partition("-")
    if kind not in action_words(scene.left):
        actions = listed_actions(scene.left, say)
        word = words[0] if len(words) == 1 else kind
        return say("pocket-not-now-token", word=word, actions=actions)
    if kind == "rotate":
        return say("pocket-not-now-rotated", place=rest.partition("-")[0])
    return say("pocket-not-now-jack", word=words[0])
