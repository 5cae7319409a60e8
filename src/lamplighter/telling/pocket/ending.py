"""The end of a game: the reveal, who has won, and by which line of the rules."""

from __future__ import annotations

from lamplighter.sentences import Say
from lamplighter.telling.pocket.scene import Scene, hourglasses_on

__all__ = ["tell_end"]


def tell_end(scene: Scene, say: Say) -> list[str]:
    """Who Jack was, what he held, who has won and why."""
    held = [card.suspect for card in scene.cards_of("jack")]
    on_cards = sum(hourglasses_on(suspect) for suspect in held)
    total = scene.hourglasses or 0
    return [
        say("end-jack", suspect=scene.jack, who=scene.who("jack")),
        say("pocket-end-cards", suspects=held, hourglasses=on_cards, total=total),
        say("end-winner", who=scene.who(scene.winner)),
        say(f"pocket-end-reason-{scene.ending}", suspects=len(scene.suspects), hourglasses=total),
    ]
