"""The end of a game: the reveal, and the line of the rules by which it ended."""

from __future__ import annotations

from lamplighter.sentences import Say
from lamplighter.telling.pocket.scene import Scene, hourglasses_on

__all__ = ["tell_end"]


def tell_end(scene: Scene, say: Say) -> list[str]:
    """Who Jack was, what he held, and why the game ended; who has won is told above it."""
    held = [card.suspect for card in scene.cards_of("jack")]
    on_cards = sum(hourglasses_on(suspect) for suspect in held)
    total = scene.hourglasses or 0
    return [
        say("end-jack", suspect=scene.jack, who=scene.who("jack")),
        say("pocket-end-cards", suspects=held, hourglasses=on_cards, total=total),
        say(f"pocket-end-reason-{scene.ending}", suspects=len(scene.suspects), hourglasses=total),
    ]
