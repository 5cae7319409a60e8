"""Where a game is, in one line: in every game alike."""

from __future__ import annotations

from lamplighter.sentences import Say
from lamplighter.telling.scene import TURNS, Scene

__all__ = ["heading_between", "turn_heading", "winner_line"]


def heading_between(scene: Scene, say: Say) -> str:
    """Where the game is while nobody's turn is: over, or waiting for chance; empty in a turn."""
    if scene.winner:
        return say("heading-over", round=scene.round, winner=scene.winner)
    if not scene.step:
        return say(f"{scene.game}-heading-between", round=scene.round, due=scene.due)
    return ""


def turn_heading(scene: Scene, say: Say) -> str:
    """The round, which of its turns it is, and whose."""
    return say(
        f"{scene.game}-heading-turn",
        round=scene.round,
        step=scene.step,
        turns=TURNS,
        order=_order(scene, say),
        actor=scene.who(scene.actor),
    )


def winner_line(scene: Scene, say: Say) -> str:
    """Who has won, for the viewer."""
    return say("end-winner", who=scene.who(scene.winner))


def _order(scene: Scene, say: Say) -> str:
    """Who takes the turns of the round, by initials, the one whose turn it is in brackets."""
    turns = [say(f"initial-{player}") for player in scene.order]
    turns[scene.step - 1] = f"[{turns[scene.step - 1]}]"
    return " ".join(turns)
