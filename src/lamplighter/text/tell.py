"""What has just happened, in sentences: one for the thing, and what it changed in sight.

Everything is told to one viewer: the words are those he was told, the scenes are his.
"""

from __future__ import annotations

from lamplighter.sentences import Say
from lamplighter.text.scene import Scene, hourglasses_on, who_is

__all__ = ["OPEN_WHEN_CLEARED", "tell_action", "tell_draw", "tell_sight", "tell_tokens"]


OPEN_WHEN_CLEARED = "lane"
"""Whose tile has no wall on its other side."""


def tell_action(word: str, before: Scene, moved: Scene, say: Say, *, changes: bool = True) -> str:
    """A player's action and (with ``changes``) what it changed in sight, as one paragraph."""
    who = who_is(before.actor, before.viewer)
    sentence = _action(word, who, before, moved, say)
    change = tell_sight(before, moved, say) if changes else ""
    return say("told-with-change", told=sentence, change=change) if change else sentence


def _action(word: str, who: str, before: Scene, moved: Scene, say: Say) -> str:
    kind, *rest = word.split("-")
    spaces = {ray.detective: ray.space for ray in moved.rays}
    if kind in spaces:
        return say("told-move", who=who, detective=kind, steps=int(rest[0]), space=spaces[kind])
    if word == "joker-none":
        return say("told-joker-none", who=who)
    if kind == "joker":
        return say("told-joker", who=who, detective=rest[0], space=spaces[rest[0]])
    if kind == "rotate":
        return _rotation(rest, who, moved, say)
    if kind == "exchange":
        first, second = (before.tile_at(place).suspect for place in rest)
        return say(
            "told-exchange", who=who, place=rest[0], suspect=first, other=rest[1], second=second
        )
    return say("told-alibi", who=who)


def _rotation(rest: list[str], who: str, moved: Scene, say: Say) -> str:
    place, degrees = rest
    tile = moved.tile_at(place)
    if not tile.wall:
        return say("told-rotate-open", who=who, place=place)
    return say(
        "told-rotate",
        who=who,
        place=place,
        suspect=tile.suspect,
        degrees=int(degrees),
        side=tile.wall,
    )


def tell_sight(before: Scene, moved: Scene, say: Say) -> str:
    """Who came in sight and who is no longer; empty if nobody."""
    gained = [suspect for suspect in moved.seen if suspect not in before.seen]
    lost = [suspect for suspect in before.seen if suspect not in moved.seen]
    if gained and lost:
        return say("sight-both", gained=gained, lost=lost)
    if gained:
        return say("sight-gained", gained=gained)
    return say("sight-lost", lost=lost) if lost else ""


def tell_draw(taker: str, suspect: str, before: Scene, say: Say) -> str:
    """An alibi card: shown to all, seen by Jack alone, or (an empty ``suspect``) hidden."""
    if taker == "jack":
        if not suspect:
            return say("told-draw-hidden")
        return say("told-draw-own", suspect=suspect, hourglasses=hourglasses_on(suspect))
    cleared = "now" if suspect in before.suspects else "before"
    shown = say("told-draw-shown", suspect=suspect, cleared=cleared)
    if suspect == OPEN_WHEN_CLEARED and cleared == "now":
        return say("told-with-change", told=shown, change=say("told-open"))
    return shown


def tell_tokens(scene: Scene, say: Say) -> str:
    """How a round begins: where its tokens come from, and who chooses first."""
    return say(
        "told-toss" if scene.round % 2 else "told-turned",
        round=scene.round,
        first=who_is(scene.actor, scene.viewer),
    )
