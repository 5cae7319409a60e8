"""What London can be asked about, and what can be done in it now."""

from __future__ import annotations

from collections.abc import Sequence

from lamplighter.games.london.board import CHARACTERS
from lamplighter.sentences import Say
from lamplighter.telling.london.gates import gates
from lamplighter.telling.london.owed import owed
from lamplighter.telling.london.scene import Scene

__all__ = ["SYNONYMS", "TOPICS", "more", "now_lines"]

TOPICS = (
    *CHARACTERS,
    "moving",
    "light",
    "witnesses",
    "lamps",
    "manholes",
    "accuse",
    "escape",
    "alibis",
    "board",
    "end",
    "words",
    "game",
)
"""What can be asked about with ``? TOPIC``; any beginning of it does."""

WITH_GATES = ("escape", "board", "board-plain")

SYNONYMS = {
    "move": "moving",
    "whistle": "goodley",
    "face": "watson",
    "lamp": "smith",
    "cordon": "lestrade",
    "cover": "bert",
    "swap": "gull",
    "alibi": "alibis",
    "call": "witnesses",
    "play": "words",
    "stay": "moving",
    "map": "board",
}


def more(topic: str, say: Say) -> list[str]:
    """What a topic tells from the board's own data: where the exits are."""
    return [say("london-help-gates", gates=gates(say))] if topic in WITH_GATES else []


def now_lines(scene: Scene, words: Sequence[str], say: Say, *, drawn: bool) -> list[str]:
    """What the game is about for who is to act, and what he can do, with examples of ``words``."""
    role = scene.actor
    lines = [say(f"london-help-you-{role}"), say(f"london-help-aim-{role}")]
    if not scene.hand:
        example = f"play-{scene.left[0]}"
        return [*lines, say("london-help-play", characters=scene.left, example=example)]
    lines += [owed(scene, say), say("help-now")]
    # One example of each kind of word, in the order in which ``moves`` lists them.
    examples = {word.partition("-")[0]: word for word in reversed(words)}
    for kind, word in reversed(examples.items()):
        _, *rest = word.split("-")
        lines.append(
            say(
                f"london-help-now-{kind}",
                word=word,
                short="-".join(rest),
                character=rest[0] if kind in ("whistle", "swap") else scene.hand,
                points=scene.points,
                drawn="yes" if drawn else "no",
            )
        )
    return lines
