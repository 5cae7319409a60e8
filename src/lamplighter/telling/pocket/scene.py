"""The facts of a position in Pocket: the tiles, what the detectives see, the action tokens."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import ClassVar

from lamplighter.games.pocket import doors, knowledge
from lamplighter.games.pocket.board import (
    ACTIONS,
    DETECTIVES,
    FACES,
    FACING,
    HOURGLASSES,
    LETTERS,
    NO_WALL,
    PLACES,
    SIDES,
    SUSPECTS,
)
from lamplighter.games.pocket.state import (
    ACTION,
    DEAL,
    DRAW,
    JACK_CARD,
    OVER,
    TOSS,
    UNKNOWN,
    Position,
    copy_array,
)
from lamplighter.games.view import Log, View
from lamplighter.telling import scene
from lamplighter.telling.scene import facts_of

__all__ = [
    "CHOOSING",
    "DECISIVE",
    "Ray",
    "Scene",
    "Tile",
    "Token",
    "hourglasses_on",
    "letter_of",
    "scene_after_draw",
]

INVESTIGATOR, JACK = "investigator", "jack"

DUE = {DEAL: "tile", JACK_CARD: "jack", TOSS: "toss", DRAW: "draw"}

DECISIVE: tuple[str, ...] = ()
"""The kinds of words that end the game: none."""

CHOOSING: tuple[str, ...] = ()
"""The kinds of words that only choose who is to act: none."""


@dataclass(frozen=True)
class Tile:
    """A tile on the board."""

    place: str
    suspect: str
    wall: str
    """The closed side, ``n e s w``; empty for Lane's blank crossroads."""
    cleared: bool
    rotated: bool
    """Whether it was rotated this round, and so may not be again."""
    seen_by: tuple[str, ...]

    @property
    def letter(self) -> str:
        """The letter that stands for the suspect."""
        return letter_of(self.suspect)


@dataclass(frozen=True)
class Ray:
    """What one detective sees."""

    detective: str
    space: int
    heading: str
    """The side of the board he looks towards."""
    places: tuple[str, ...]
    """The tiles in sight, nearest first."""

    @property
    def street(self) -> str:
        """The row or column he looks along, such as ``3`` or ``a``."""
        side, index = divmod(self.space, 3)
        return ("abc"[index], "321"[index], "cba"[index], "123"[index])[side]


@dataclass(frozen=True)
class Token:
    """One of the four action tokens, as it lies in this round."""

    action: str
    """What its upper side shows."""
    used: bool


@dataclass(frozen=True, kw_only=True)
class Scene(scene.Scene):
    """One position of Pocket as its viewer knows it."""

    game: ClassVar[str] = "pocket"
    secretive: ClassVar[tuple[int, ...]] = (1,)

    tiles: tuple[Tile | None, ...]
    """In reading order from the top left; ``None`` where none has been dealt."""
    rays: tuple[Ray, ...]
    tokens: tuple[Token, ...]
    """The four tokens, each in its own place all along; empty until they are tossed."""
    left: tuple[str, ...]
    """The actions that the tokens still offer this round."""
    spent: tuple[str, ...]
    coming: tuple[str, ...]
    """The actions of the next round where the tokens already show them."""
    chase: int
    """The round whose call began the chase; 0 where there is none."""

    @classmethod
    def of(cls, view: View) -> Scene:
        """The facts of ``view``."""
        record = view.position
        rays = _rays(view, record)
        faces, spent = record.faces, record.spent
        over = record.phase == OVER
        tossed = over or record.phase in (ACTION, DRAW)
        tokens = tuple(
            Token(ACTIONS[int(FACES[token, faces >> token & 1])], bool(spent >> token & 1))
            for token in range(4)
        )
        others = [ACTIONS[int(FACES[token, 1 - (faces >> token & 1)])] for token in range(4)]
        odd = record.round_number % 2 == 1
        facts = facts_of(view, record, SUSPECTS, DUE)
        return cls(
            **facts,
            step=spent.bit_count() + 1 if facts["actor"] else 0,
            goes_on=False,
            tiles=_tiles(
                tuple(record.suspect), tuple(record.wall), record.blank, record.rotated, rays
            ),
            rays=rays,
            tokens=tokens if tossed else (),
            left=tuple(token.action for token in tokens if tossed and not token.used),
            spent=tuple(token.action for token in tokens if token.used),
            coming=tuple(others) if tossed and odd and not over else (),
            chase=record.chase,
        )

    @property
    def track(self) -> tuple[str, ...]:
        """Who took each round token so far."""
        return tuple(INVESTIGATOR if verdict == "seen" else JACK for verdict in self.verdicts)

    @property
    def tokens_of_jack(self) -> int:
        """Round tokens before Jack, an hourglass each."""
        return self.track.count(JACK)

    @property
    def cards_shown(self) -> tuple[str, ...]:
        """The suspects on the alibi cards that the investigator has drawn."""
        return tuple(card.suspect for card in self.cards_of(INVESTIGATOR) if card.suspect)

    @property
    def hourglasses(self) -> int | None:
        """Jack's hourglasses in all, where the viewer knows his cards."""
        if not all(card.suspect for card in self.cards_of(JACK)):
            return None
        on_cards = sum(hourglasses_on(card.suspect) for card in self.cards_of(JACK))
        return self.tokens_of_jack + on_cards

    def tile_of(self, suspect: str) -> Tile:
        """The tile of a suspect; raises `LookupError` where it has not been dealt."""
        for tile in self.tiles:
            if tile and tile.suspect == suspect:
                return tile
        raise LookupError(suspect)

    def tile_at(self, place: str) -> Tile:
        """The tile at a place such as ``b2``; raises `LookupError` where none has been dealt."""
        tile = self.tiles[PLACES.index(place)]
        if tile is None:
            raise LookupError(place)
        return tile


def scene_after_draw(view: View, suspect: str) -> Scene:
    """The board right after this card was drawn (empty: a hidden one), before any call."""
    array = copy_array(view.array)
    if suspect:
        doors.draw(array, 0, SUSPECTS.index(suspect))
    return Scene.of(View(view.game, view.viewer, array, None, Log()))


def letter_of(name: str) -> str:
    """The letter that stands for a suspect on the board."""
    return LETTERS[SUSPECTS.index(name)]


def hourglasses_on(suspect: str) -> int:
    """The hourglasses on a suspect's alibi card."""
    return HOURGLASSES[SUSPECTS.index(suspect)]


def _rays(view: View, record: Position) -> tuple[Ray, ...]:
    """What the detectives see; nothing while tiles are still being dealt."""
    dealt = all(suspect != UNKNOWN for suspect in record.suspect)
    lines = knowledge.lines_of_sight(view) if dealt else ((),) * len(DETECTIVES)
    return _seen_from(tuple(record.detective), tuple(map(tuple, lines)))


@functools.lru_cache(maxsize=1024)
def _seen_from(spaces: tuple[int, ...], lines: tuple[tuple[str, ...], ...]) -> tuple[Ray, ...]:
    return tuple(
        Ray(detective, space, SIDES[(int(FACING[space]) + 2) % 4], places)
        for detective, space, places in zip(DETECTIVES, spaces, lines, strict=True)
    )


@functools.lru_cache(maxsize=1024)
def _tiles(
    suspects: tuple[int, ...],
    walls: tuple[int, ...],
    blank: int,
    rotated: int,
    rays: tuple[Ray, ...],
) -> tuple[Tile | None, ...]:
    """The tiles, from what lies open: it is the same for all viewers of a position."""
    return tuple(
        None
        if suspect == UNKNOWN
        else Tile(
            place=place,
            suspect=SUSPECTS[suspect],
            wall="" if wall == NO_WALL else SIDES[wall],
            cleared=bool(blank >> suspect & 1),
            rotated=bool(rotated >> suspect & 1),
            seen_by=tuple(ray.detective for ray in rays if place in ray.places),
        )
        for place, suspect, wall in zip(PLACES, suspects, walls, strict=True)
    )
