"""The facts of one position as its viewer knows them: what drawings and sentences are made of.

This is the only module of the terminal that reads a view's record. Everything else is given a
`Scene`, in which things bear the names of the contract's words.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

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
    copy_array,
)
from lamplighter.games.view import Log, View

if TYPE_CHECKING:
    import numpy as np

__all__ = [
    "PLAYERS",
    "Card",
    "Ray",
    "Scene",
    "Tile",
    "after_action",
    "after_draw",
    "hourglasses_on",
    "letter_of",
    "who_is",
]

PLAYERS = ("investigator", "jack")
"""The two sides by player number."""

INVESTIGATOR, JACK = PLAYERS

ORDERS = (
    (INVESTIGATOR, JACK, JACK, INVESTIGATOR),
    (JACK, INVESTIGATOR, INVESTIGATOR, JACK),
)
"""Who takes the four actions of an odd and of an even round."""


DUE = {DEAL: "tile", JACK_CARD: "jack", TOSS: "toss", DRAW: "draw"}


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
class Card:
    """An alibi card taken in the course of the game."""

    round: int
    taker: str
    suspect: str
    """Empty where the viewer may not know."""


@dataclass(frozen=True)
class Scene:
    """One position as its viewer knows it."""

    viewer: int | None
    tiles: tuple[Tile | None, ...]
    """In reading order from the top left; ``None`` where none has been dealt."""
    rays: tuple[Ray, ...]
    round: int
    step: int
    """Which action of the round is due, 1 to 4; 0 where none is."""
    actor: str
    """Who is to act; empty where nobody is."""
    due: str
    """What chance is to bring: ``tile``, ``jack``, ``toss`` or ``draw``; empty where nothing."""
    left: tuple[str, ...]
    """The actions that the tokens still offer this round."""
    spent: tuple[str, ...]
    coming: tuple[str, ...]
    """The actions of the next round where the tokens already show them."""
    track: tuple[str, ...]
    """Who took each round token so far."""
    cards: tuple[Card, ...]
    jack: str
    """Jack's identity where the viewer may know it."""
    chase: int
    """The round whose call began the chase; 0 where there is none."""
    winner: str
    ending: str
    """Which line of the rules decided a finished game; see `knowledge.ending`."""

    @classmethod
    def of(cls, view: View) -> Scene:
        """The facts of ``view``."""
        record = view.record
        rays = _rays(view)
        step, actor = _turn(view)
        faces, spent = int(record.faces), int(record.spent)
        over = int(record.phase) == OVER
        tossed = over or int(record.phase) in (ACTION, DRAW)
        shown = [ACTIONS[int(FACES[token, faces >> token & 1])] for token in range(4)]
        others = [ACTIONS[int(FACES[token, 1 - (faces >> token & 1)])] for token in range(4)]
        odd = int(record.round_number) % 2 == 1
        return cls(
            viewer=view.viewer,
            tiles=tuple(_tile(record, number, rays) for number in range(len(PLACES))),
            rays=rays,
            round=int(record.round_number),
            step=step,
            actor=actor,
            due=DUE.get(int(record.phase), ""),
            left=tuple(shown[t] for t in range(4) if tossed and not spent >> t & 1),
            spent=tuple(shown[t] for t in range(4) if spent >> t & 1),
            coming=tuple(others) if tossed and odd and not over else (),
            track=tuple(PLAYERS[1 - int(v)] for v in record.verdict if int(v) != UNKNOWN),
            cards=_cards(record),
            jack=_suspect(int(record.jack)),
            chase=int(record.chase),
            winner=PLAYERS[int(record.winner)] if over else "",
            ending=knowledge.ending(view) if over else "",
        )

    @property
    def suspects(self) -> tuple[str, ...]:
        """The suspects not yet publicly cleared, in the order of the rules."""
        cleared = {tile.suspect for tile in self.tiles if tile and tile.cleared}
        return tuple(suspect for suspect in SUSPECTS if suspect not in cleared)

    @property
    def seen(self) -> tuple[str, ...]:
        """The suspects not yet cleared who would be seen if the round ended now."""
        watched = {tile.suspect for tile in self.tiles if tile and tile.seen_by}
        return tuple(suspect for suspect in self.suspects if suspect in watched)

    @property
    def unseen(self) -> tuple[str, ...]:
        """The suspects not yet cleared who would not be seen if the round ended now."""
        seen = self.seen
        return tuple(suspect for suspect in self.suspects if suspect not in seen)

    @property
    def order(self) -> tuple[str, ...]:
        """Who takes the four actions of this round."""
        return ORDERS[(self.round - 1) % 2]

    @property
    def tokens_of_jack(self) -> int:
        """Round tokens before Jack, an hourglass each."""
        return self.track.count("jack")

    @property
    def cards_of_jack(self) -> tuple[Card, ...]:
        """The alibi cards Jack has drawn."""
        return tuple(card for card in self.cards if card.taker == "jack")

    @property
    def cards_shown(self) -> tuple[str, ...]:
        """The suspects on the alibi cards that the investigator has drawn."""
        return tuple(c.suspect for c in self.cards if c.taker == "investigator" and c.suspect)

    @property
    def hourglasses(self) -> int | None:
        """Jack's hourglasses in all, where the viewer knows his cards."""
        if not all(card.suspect for card in self.cards_of_jack):
            return None
        on_cards = sum(hourglasses_on(card.suspect) for card in self.cards_of_jack)
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


def after_action(view: View, action: int) -> Scene:
    """The board right after a legal action of either player, before any draw or call."""
    array = copy_array(view.array)
    doors.act(array, 0, action)
    return _scene_of(view, array)


def after_draw(view: View, suspect: str) -> Scene:
    """The board right after this card was drawn (empty: a hidden one), before any call."""
    array = copy_array(view.array)
    if suspect:
        doors.draw(array, 0, SUSPECTS.index(suspect))
    return _scene_of(view, array)


def _scene_of(view: View, array: np.ndarray) -> Scene:
    return Scene.of(View(view.game, view.viewer, array, None, Log()))


def who_is(player: str, viewer: int | None) -> str:
    """``you`` where ``player`` is the viewer, else the player."""
    return "you" if viewer is not None and PLAYERS[viewer] == player else player


def letter_of(suspect: str) -> str:
    """The letter that stands for a suspect on the board."""
    return LETTERS[SUSPECTS.index(suspect)]


def hourglasses_on(suspect: str) -> int:
    """The hourglasses on a suspect's alibi card."""
    return HOURGLASSES[SUSPECTS.index(suspect)]


def _suspect(number: int) -> str:
    return "" if number == UNKNOWN else SUSPECTS[number]


def _turn(view: View) -> tuple[int, str]:
    player = view.current_player()
    if player not in (0, 1):
        return 0, ""
    return int(view.record.spent).bit_count() + 1, PLAYERS[player]


def _rays(view: View) -> tuple[Ray, ...]:
    """What the detectives see; nothing while tiles are still being dealt."""
    record = view.record
    dealt = all(int(suspect) != UNKNOWN for suspect in record.suspect)
    lines = knowledge.lines_of_sight(view) if dealt else ((),) * len(DETECTIVES)
    rays = []
    for number, detective in enumerate(DETECTIVES):
        space = int(record.detective[number])
        heading = SIDES[(int(FACING[space]) + 2) % 4]
        rays.append(Ray(detective, space, heading, tuple(lines[number])))
    return tuple(rays)


def _tile(record: Any, number: int, rays: tuple[Ray, ...]) -> Tile | None:
    suspect = int(record.suspect[number])
    if suspect == UNKNOWN:
        return None
    wall = int(record.wall[number])
    place = PLACES[number]
    return Tile(
        place=place,
        suspect=SUSPECTS[suspect],
        wall="" if wall == NO_WALL else SIDES[wall],
        cleared=bool(int(record.blank) >> suspect & 1),
        rotated=bool(int(record.rotated) >> suspect & 1),
        seen_by=tuple(ray.detective for ray in rays if place in ray.places),
    )


def _cards(record: Any) -> tuple[Card, ...]:
    """The cards taken so far; one still to be drawn is nobody's yet."""
    due = int(record.round_number) if int(record.phase) == DRAW else 0
    return tuple(
        Card(number, PLAYERS[int(taker)], _suspect(int(card)))
        for number, (taker, card) in enumerate(zip(record.taker, record.card, strict=True), start=1)
        if int(taker) != UNKNOWN and number != due
    )
