"""The end of a game of London: the reveal, and how it ended."""

from __future__ import annotations

from lamplighter.sentences import Say
from lamplighter.telling.london.scene import Scene

__all__ = ["tell_end"]


def tell_end(scene: Scene, say: Say) -> list[str]:
    """Who Jack was, which alibi cards both held, and why the game ended; who won stands above."""
    held = [[card.suspect for card in scene.cards_of(player)] for player in scene.players]
    return [
        say("end-jack", suspect=scene.jack, who=scene.who("jack")),
        say("london-end-cards", detective=held[0], jack=held[1]),
        _reason(scene, say),
    ]


def _reason(scene: Scene, say: Say) -> str:
    if scene.ending == "escape":
        jack = scene.person(scene.jack)
        return say("london-end-escape", exit=jack.exit, round=scene.round)
    if scene.ending == "time":
        return say("london-end-time", suspects=len(scene.suspects))
    accuser = scene.person(scene.hand)
    accused = scene.people_at(accuser.place)[0].name
    return say(
        f"london-end-{scene.ending}", accuser=accuser.name, accused=accused, place=accuser.place
    )
