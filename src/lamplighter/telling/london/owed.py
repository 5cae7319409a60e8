"""What the character in hand still owes."""

from __future__ import annotations

from lamplighter.sentences import Say
from lamplighter.telling.london.scene import Scene

__all__ = ["owed", "say_owed"]


def owed(scene: Scene, say: Say) -> str:
    """What is still to be decided in a turn; empty between turns."""
    if not scene.hand or scene.decided:
        return ""
    if scene.owes_facing:
        return say("london-owed-facing")
    points = scene.points
    if scene.whistling:
        return say("london-owed-whistle", points=points)
    if scene.owes_move and scene.owes_ability:
        return say("london-owed-both", character=scene.hand, points=points)
    if not (scene.owes_move or scene.owes_ability):
        return say("london-owed-draw")
    if scene.owes_ability:
        return say("london-owed-ability", character=scene.hand, points=points)
    return say("london-owed-move", character=scene.hand)


def say_owed(scene: Scene, say: Say) -> list[str]:
    """What is still to be decided in a turn, and where the character in hand can go."""
    if not scene.hand:
        return []
    lines = [owed(scene, say)]
    if scene.reach:
        lines.append(say("london-plain-reach", character=scene.hand, places=scene.reach))
    return lines
