"""The end of a game: the reveal, who has won, and by which line of the rules."""

from __future__ import annotations

from lamplighter.sentences import Say
from lamplighter.text.scene import Scene, hourglasses_on, who_is

__all__ = ["reason", "tell_end"]

GOAL = 6
"""Hourglasses that Jack needs."""


def reason(scene: Scene) -> str:
    """Which line of the rules decided a finished game (rule book, "End of the game")."""
    if scene.chase:
        return "chase-caught" if scene.winner == "investigator" else "chase-escaped"
    one_left = len(scene.suspects) == 1
    enough = (scene.hourglasses or 0) >= GOAL
    if scene.winner == "investigator":
        return "both-seen" if enough else "one-left"
    if one_left:
        return "both-unseen"
    return "hourglasses" if enough else "time"


def tell_end(scene: Scene, say: Say) -> list[str]:
    """Who Jack was, what he held, who has won and why."""
    held = [card.suspect for card in scene.cards_of_jack]
    on_cards = sum(hourglasses_on(suspect) for suspect in held)
    total = scene.hourglasses or 0
    return [
        say("end-jack", suspect=scene.jack),
        say("end-cards", suspects=held, hourglasses=on_cards, total=total),
        say("end-winner", who=who_is(scene.winner, scene.viewer)),
        say(f"end-reason-{reason(scene)}", suspects=len(scene.suspects), hourglasses=total),
    ]
