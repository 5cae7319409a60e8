"""What has just happened, in sentences: one for the thing, and what it changed in sight.

Everything is told to one viewer: the words are those he was told, the scenes are his.
"""

from __future__ import annotations

from collections.abc import Sequence

from lamplighter.sentences import Say
from lamplighter.telling.pocket.scene import Scene, hourglasses_on

__all__ = [
    "OPEN_WHEN_CLEARED",
    "notes_before",
    "tell_action",
    "tell_deal",
    "tell_draw",
    "tell_round",
]


OPEN_WHEN_CLEARED = "lane"
"""Whose tile has no wall on its other side."""


def tell_action(word: str, before: Scene, moved: Scene, say: Say) -> str:
    """A player's action."""
    who = before.who(before.actor)
    kind, *rest = word.split("-")
    spaces = {ray.detective: ray.space for ray in moved.rays}
    if kind in spaces:
        return say(
            "pocket-told-move", who=who, detective=kind, steps=int(rest[0]), space=spaces[kind]
        )
    if word == "joker-none":
        return say("pocket-told-joker-none", who=who)
    if kind == "joker":
        return say("pocket-told-joker", who=who, detective=rest[0], space=spaces[rest[0]])
    if kind == "rotate":
        return _rotation(rest, who, moved, say)
    if kind == "exchange":
        first, second = (before.tile_at(place).suspect for place in rest)
        return say(
            "pocket-told-exchange",
            who=who,
            place=rest[0],
            suspect=first,
            other=rest[1],
            second=second,
        )
    return say("pocket-told-alibi", who=who)


def _rotation(rest: list[str], who: str, moved: Scene, say: Say) -> str:
    place, degrees = rest
    tile = moved.tile_at(place)
    if not tile.wall:
        return say("pocket-told-rotate-open", who=who, place=place)
    return say(
        "pocket-told-rotate",
        who=who,
        place=place,
        suspect=tile.suspect,
        degrees=int(degrees),
        side=tile.wall,
    )


def tell_draw(taker: str, suspect: str, before: Scene, say: Say) -> str:
    """An alibi card: shown to all, seen by Jack alone, or (an empty ``suspect``) hidden."""
    if taker == "jack":
        if not suspect:
            return say("pocket-told-draw-hidden")
        return say("pocket-told-draw-own", suspect=suspect, hourglasses=hourglasses_on(suspect))
    cleared = "now" if suspect in before.suspects else "before"
    shown = say("pocket-told-draw-shown", suspect=suspect, cleared=cleared)
    if suspect == OPEN_WHEN_CLEARED and cleared == "now":
        return say("told-with-change", told=shown, change=say("pocket-told-open"))
    return shown


def tell_round(scene: Scene, say: Say) -> str:
    """How a round begins: where its tokens come from, and who chooses first."""
    return say(
        "pocket-told-toss" if scene.round % 2 else "pocket-told-turned",
        round=scene.round,
        first=scene.who(scene.order[0]),
    )


def tell_deal(word: str, after: Scene, say: Say) -> str:
    """A tile, or Jack's identity, in the words that the viewer was told."""
    kind, *rest = word.split("-")
    if kind == "jack":
        known = "yes" if rest else "no"
        own = "you" if after.is_jacks else known
        return say("told-jack", known=own, suspect=after.jack if rest else "")
    place, suspect, *wall = rest
    return say("pocket-told-tile", place=place, suspect=suspect, side=wall[0] if wall else "")


def notes_before(
    words: Sequence[str], before: Scene, moved: Scene, say: Say, *, drawn: bool
) -> list[str]:
    """What has to be known of a turn before it is played, and no board shows."""
    if words[-1] == "alibi":
        return [say("pocket-preview-alibi", role=before.actor)]
    return []
