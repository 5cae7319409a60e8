"""A position in sentences, for a screen reader or for whoever wants no drawing."""

from __future__ import annotations

from lamplighter.games.pocket.board import PLACES
from lamplighter.sentences import Say
from lamplighter.telling.headings import heading_between
from lamplighter.telling.pocket.actions import say_coming, say_left
from lamplighter.telling.pocket.scene import Scene, Tile

__all__ = ["say_board", "say_turn", "say_why"]


def say_turn(scene: Scene, say: Say) -> list[str]:
    """What has to be known for a decision, in a few lines."""
    return [*_headings(scene, say), *_detectives(scene, say)]


def say_board(scene: Scene, say: Say) -> list[str]:
    """Everything on the table: the tiles in reading order, the detectives, the standing."""
    tiles = [
        _tile(tile, say) if tile else say("pocket-plain-empty", place=place)
        for place, tile in zip(PLACES, scene.tiles, strict=True)
    ]
    rounds = [
        say("pocket-plain-round", round=number, taker=taker)
        for number, taker in enumerate(scene.track, start=1)
    ]
    lines = [
        *_headings(scene, say),
        *tiles,
        *_detectives(scene, say),
        *rounds,
        *_standing(scene, say),
    ]
    if scene.chase and not scene.winner:
        lines.append(say("pocket-panel-chase"))
    return lines


def say_why(scene: Scene, say: Say) -> list[str]:
    """Who is in sight, and of whom."""
    return _detectives(scene, say)


def _headings(scene: Scene, say: Say) -> list[str]:
    """Where the game is, with the order of the round in words, and the actions."""
    if not scene.step:
        return [heading_between(scene, say)]
    return [
        say(
            "pocket-plain-turn",
            round=scene.round,
            step=scene.step,
            actor=scene.who(scene.actor),
        ),
        say("plain-order", players=scene.order),
        say_left(scene, say),
        say_coming(scene, say),
    ]


def _standing(scene: Scene, say: Say) -> list[str]:
    """Jack's hourglasses and the alibi cards, by name."""
    held = scene.cards_of("jack")
    lines = []
    if scene.hourglasses is not None and (scene.is_jacks or scene.winner):
        lines.append(say("pocket-panel-hourglasses-known", hourglasses=scene.hourglasses))
        lines.append(say("pocket-plain-cards-jack", suspects=[card.suspect for card in held]))
    else:
        tokens = scene.tokens_of_jack
        lines.append(say("pocket-panel-hourglasses", tokens=tokens, cards=len(held)))
    return [*lines, say("pocket-plain-cards-shown", suspects=scene.cards_shown)]


def _tile(tile: Tile, say: Say) -> str:
    return say(
        "pocket-plain-tile",
        place=tile.place,
        suspect=tile.suspect,
        letter=tile.letter,
        wall=tile.wall or "none",
        cleared="yes" if tile.cleared else "no",
        rotated="yes" if tile.rotated else "no",
        seers=tile.seen_by,
    )


def _detectives(scene: Scene, say: Say) -> list[str]:
    if None in scene.tiles:
        return []
    return [
        say(
            "pocket-plain-detective",
            detective=ray.detective,
            space=ray.space,
            heading=ray.heading,
            street=ray.street,
            places=ray.places,
            suspects=[
                tile.suspect
                for tile in map(scene.tile_at, ray.places)
                if tile.suspect in scene.suspects
            ],
        )
        for ray in scene.rays
    ]
