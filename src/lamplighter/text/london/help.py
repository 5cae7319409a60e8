"""What London can be asked about, and what can be done in it now."""

from __future__ import annotations

from lamplighter.games.london.board import CHARACTERS
from lamplighter.sentences import Say
from lamplighter.text.london.page import owed
from lamplighter.text.london.scene import Scene

__all__ = ["SYNONYMS", "TOPICS", "now_lines"]

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


def now_lines(scene: Scene, say: Say) -> list[str]:
    """What the game is about for who is to act, and what he can do."""
    role = scene.actor
    lines = [say(f"london-help-you-{role}"), say(f"london-help-aim-{role}")]
    if not scene.hand:
        example = f"play-{scene.left[0]}"
        return [*lines, say("london-help-play", characters=scene.left, example=example)]
    lines += [owed(scene, say), say("help-now")]
    if scene.owes_facing:
        return [*lines, say("london-help-now-face")]
    if scene.owes_move and not scene.whistling:
        lines.append(say("london-help-now-move"))
        lines += [say("london-help-now-accuse")] if scene.accusable else []
        lines += [say("london-help-now-escape", exits=scene.open_exits)] if scene.open_exits else []
        lines += [say("london-help-now-swap")] if scene.hand == "gull" else []
    if scene.owes_ability:
        lines.append(say(f"london-help-now-{scene.hand}", points=scene.points))
    return lines
