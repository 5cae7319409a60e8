"""The facts of a position in London: who stands where in which light, the map's movable things."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from lamplighter.games.base import DETECTIVE, JACK
from lamplighter.games.london import doors, knowledge
from lamplighter.games.london.board import (
    BOARDS,
    CHARACTERS,
    COVERS,
    DIRECTIONS,
    DISTANCE,
    EXITS,
    GATES,
    LAMPLIGHT,
    LAMPS,
    LAMPS_TO_GO_OUT,
    LETTERS,
    MANHOLES,
    MANHOLES_OF,
    NEIGHBOURS,
    OUT,
    PLAIN,
    ROUNDS,
    STREETS,
)
from lamplighter.games.london.state import (
    ABILITY,
    CARDS,
    DRAW,
    FACE,
    JACK_CARD,
    MOVE,
    TURN,
    UNKNOWN,
    Position,
)
from lamplighter.games.view import View
from lamplighter.telling import scene
from lamplighter.telling.scene import facts_of

__all__ = [
    "CHOOSING",
    "DECISIVE",
    "Lamp",
    "Person",
    "Scene",
    "gate_of",
    "letter_of",
    "scene_after_draw",
]

DUE = {JACK_CARD: "jack", CARDS: "cards", DRAW: "draw"}

_LAMPLIGHT = tuple(LAMPLIGHT.tolist())

DECISIVE = ("accuse", "escape")
"""The kinds of words that end the game."""

CHOOSING = ("play",)
"""The kinds of words that only choose who is to act."""


@dataclass(frozen=True)
class Person:
    """One of the eight characters."""

    name: str
    place: str
    """The street he stands on; empty once he has left."""
    exit: str
    """Where he left; empty while he is on the board."""
    cleared: bool
    stayed: bool
    """Whether all know that he is not Jack, since Jack would have had to leave where he stayed."""
    visible: bool
    lamps: tuple[str, ...]
    """The lit lamps he stands beside."""
    in_beam: bool
    company: tuple[str, ...]
    """The characters beside him."""

    @property
    def letter(self) -> str:
        """The letter that stands for him: a small one if he is cleared."""
        return letter_of(self.name).lower() if self.cleared else letter_of(self.name)


@dataclass(frozen=True)
class Lamp:
    """A gaslight and the tile that burns there, if one does."""

    place: str
    is_lit: bool
    number: int
    """The number on the tile, 0 for none."""


@dataclass(frozen=True, kw_only=True)
class Scene(scene.Scene):
    """One position of London as its viewer knows it."""

    game: ClassVar[str] = "london"
    secretive: ClassVar[tuple[int, ...]] = (0, 1)

    board: str
    """The name of the printed board."""
    people: tuple[Person, ...]
    lamps: tuple[Lamp, ...]
    manholes: tuple[str, ...]
    covered: tuple[str, ...]
    cordons: tuple[str, ...]
    lit: tuple[str, ...]
    """The streets beside a lit lamp."""
    beam: tuple[str, ...]
    """The streets in the beam of the lantern, nearest first."""
    facing: str
    hand: str
    """The character in hand; empty between two turns."""
    owes_move: bool
    owes_ability: bool
    owes_facing: bool
    points: int
    """What Goodley's whistle has still to spend; 0 for anybody else."""
    whistled: tuple[str, ...]
    """Who has heard the whistle in this turn."""
    whistling: bool
    """Whether a whistle has begun and is to be finished first."""
    left: tuple[str, ...]
    """The characters whose cards are still to be played this round."""
    played: tuple[str, ...]
    coming: tuple[str, ...]
    """The cards of the next round where they are known."""
    reach: tuple[str, ...]
    """The free streets to which the character in hand may move."""
    accusable: tuple[str, ...]
    """The streets where the detective may accuse somebody now."""
    possible: tuple[str, ...]
    """Who can be Jack, given what lies open and the cards that the viewer himself drew."""
    open_exits: tuple[str, ...]
    """The exits by which the viewer, Jack, may leave now."""

    @classmethod
    def of(cls, view: View) -> Scene:
        """The facts of ``view``."""
        record = view.position
        facts = facts_of(view, record, CHARACTERS, DUE)
        hand, phase, owed = record.hand, record.phase, record.owed
        board, *covered = COVERS[record.covers]
        cards, played = record.cards, record.played
        in_hand = hand != UNKNOWN and phase in (TURN, FACE)
        whistles = in_hand and CHARACTERS[hand] == "goodley" and owed & ABILITY
        return cls(
            **facts,
            step=played.bit_count() + (not in_hand) if facts["actor"] else 0,
            goes_on=in_hand,
            board=BOARDS[board],
            people=_people(view, record),
            lamps=tuple(
                Lamp(name, tile > 0, tile if 0 < tile < PLAIN else 0)
                for name, tile in zip(LAMPS, record.tile, strict=True)
            ),
            manholes=tuple(MANHOLES[number] for number in MANHOLES_OF[BOARDS[board]]),
            covered=tuple(MANHOLES[number] for number in covered),
            cordons=_named(record.cordons, EXITS),
            lit=knowledge.lit(view),
            beam=knowledge.beam(view),
            facing=DIRECTIONS[record.facing],
            hand=CHARACTERS[hand] if hand != UNKNOWN else "",
            owes_move=in_hand and bool(owed & MOVE),
            owes_ability=in_hand and bool(owed & ABILITY),
            owes_facing=phase == FACE,
            points=doors.points_to_spend(view.array, 0) if whistles else 0,
            whistled=_named(record.whistled, CHARACTERS) if in_hand else (),
            whistling=in_hand and record.points > 0,
            left=_named(cards & ~played, CHARACTERS),
            played=_named(played, CHARACTERS),
            coming=_named(~cards, CHARACTERS) if cards and record.round_number % 2 else (),
            reach=knowledge.reachable(view) if phase == TURN else (),
            accusable=_accusable(view) if phase == TURN and not record.points else (),
            possible=_possible(view),
            open_exits=_open_exits(view),
        )

    @property
    def witness_card(self) -> str:
        """What the witness card shows through this round: ``seen`` (visible) or ``unseen``."""
        before = self.verdicts[: self.round - 1]
        return before[-1] if before else "seen"

    @property
    def lamp_to_go_out(self) -> Lamp | None:
        """The lamp that goes out at the end of this round."""
        if self.round > LAMPS_TO_GO_OUT:
            return None
        return next((lamp for lamp in self.lamps if lamp.number == self.round), None)

    @property
    def is_last_round(self) -> bool:
        """Whether no round follows this one."""
        return self.round == ROUNDS

    def whistle_cost(self, name: str, end: str) -> int:
        """The points for whistling somebody to a street: his way there along the streets."""
        begin = STREETS.index(self.person(name).place)
        return int(DISTANCE[begin, STREETS.index(end)])

    @property
    def known(self) -> tuple[str, ...]:
        """The suspects whose alibi cards the detective holds, where he looks himself."""
        if self.viewer != DETECTIVE:
            return ()
        held = [card.suspect for card in self.cards_of(self.players[DETECTIVE])]
        return tuple(suspect for suspect in self.suspects if suspect in held)

    def person(self, name: str) -> Person:
        """The character called ``name``."""
        return self.people[CHARACTERS.index(name)]

    def why_innocent(self, name: str) -> str:
        """By what the viewer knows that somebody is not Jack: ``cleared``, ``stayed``, ``card``.

        ``open`` where he can be Jack, ``certain`` where nobody else can.
        """
        if name in self.possible:
            return "certain" if len(self.possible) == 1 else "open"
        person = self.person(name)
        return "cleared" if person.cleared else "stayed" if person.stayed else "card"

    def people_at(self, place: str) -> tuple[Person, ...]:
        """Who stands on a street: one person, after an accusation two, the accuser last."""
        here = [person for person in self.people if person.place == place]
        return tuple(sorted(here, key=lambda person: person.name == self.hand))


def scene_after_draw(view: View, suspect: str) -> Scene:
    """The board right after this card (empty: a hidden one) was drawn, which changes nothing."""
    return Scene.of(view)


def gate_of(exit_name: str) -> str:
    """The street beside an exit."""
    return STREETS[int(GATES[EXITS.index(exit_name)])]


def letter_of(name: str) -> str:
    """The letter that stands for a character on the map."""
    return LETTERS[CHARACTERS.index(name)]


def _named(mask: int, names: Sequence[str]) -> tuple[str, ...]:
    """The members of a set, given as a bit mask, by name."""
    return tuple(name for number, name in enumerate(names) if mask >> number & 1)


def _people(view: View, record: Position) -> tuple[Person, ...]:
    """The characters, and why each of them is visible."""
    return _standing(
        tuple(record.place),
        tuple(record.tile),
        record.cleared,
        record.stayed,
        knowledge.everybody_visible(view),
        knowledge.beam(view),
    )


@functools.lru_cache(maxsize=1024)
def _standing(
    places: tuple[int, ...],
    tiles: tuple[int, ...],
    cleared: int,
    stayed: int,
    visible: tuple[str, ...],
    beam: tuple[str, ...],
) -> tuple[Person, ...]:
    """The characters, from what lies open: it is the same for all viewers of a position."""
    return tuple(
        Person(
            name=name,
            place=STREETS[place] if place < OUT else "",
            exit=EXITS[place - OUT] if place >= OUT else "",
            cleared=bool(cleared >> number & 1),
            stayed=bool(stayed >> number & 1),
            visible=name in visible,
            lamps=_lamps_beside(tiles, place),
            in_beam=place < OUT and STREETS[place] in beam,
            company=_company(places, place),
        )
        for number, (name, place) in enumerate(zip(CHARACTERS, places, strict=True))
    )


def _lamps_beside(tiles: tuple[int, ...], place: int) -> tuple[str, ...]:
    """The lit lamps beside a street."""
    return tuple(
        lamp
        for lamp, tile, light in zip(LAMPS, tiles, _LAMPLIGHT, strict=True)
        if tile and place < OUT and light >> place & 1
    )


def _company(places: tuple[int, ...], place: int) -> tuple[str, ...]:
    """The characters beside a street."""
    beside = int(NEIGHBOURS[place]) if place < OUT else 0
    return tuple(
        name
        for name, there in zip(CHARACTERS, places, strict=True)
        if there < OUT and beside >> there & 1
    )


def _accusable(view: View) -> tuple[str, ...]:
    return _named(doors.accusations(view.array, 0), STREETS)


def _possible(view: View) -> tuple[str, ...]:
    if view.viewer == DETECTIVE:
        return tuple(knowledge.detective_posterior(view))
    return knowledge.possible(view)


def _open_exits(view: View) -> tuple[str, ...]:
    """Read from the words that the viewer can play, for only Jack himself may know."""
    if view.viewer != JACK:
        return ()
    words = view.game.words.words(False)
    told = (words[action] for action in view.legal_actions())
    return tuple(word.partition("-")[2] for word in told if word.startswith("escape-"))
