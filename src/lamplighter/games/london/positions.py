"""Position strings of Mr. Jack (London): `write` and `parse` are exact inverses.

Thirteen public fields, one space between them, and where it is known the private part::

    revised m8,h6,g10,e5,a3,m12,e9,i8 s 13*--*42 b1,l12 ne,sw 1 hwSg Wf - - - 1j = UB
    |       |                         | |        |      |     | |    |  | | | |    |
    |       |                         | |        |      |     | |    |  | | | |    Jack, then the
    |       |                         | |        |      |     | |    |  | | | |    cards drawn
    |       |                         | |        |      |     | |    |  | | | draws: round, by d or
    |       |                         | |        |      |     | |    |  | | |   j, ! if it is due
    |       |                         | |        |      |     | |    |  | | verdicts by round: s u
    |       |                         | |        |      |     | |    |  | stayed, so not Jack
    |       |                         | |        |      |     | |    |  cleared
    |       |                         | |        |      |     | |    turn: see below
    |       |                         | |        |      |     | cards of the round, small if played
    |       |                         | |        |      |     round
    |       |                         | |        |      closed exits
    |       |                         | |        covered manholes
    |       |                         | tiles on b2 c7 f5 f9 h4 h8 k6 l11: 1 to 4, * plain, - none
    |       |                         the way Watson's lantern faces
    |       places of H W S L T G U B; of who has escaped, the exit
    board: revised or first_2006

**turn**: ``-`` between two turns; else the letter of the character in hand, ``m`` if he owes his
move, ``a`` if he owes his ability; once Goodley has whistled, the points left and the letters of
those who heard him; ``f`` if Watson's lantern is to be set next. ``Gma`` is Goodley before all
he has to do, ``Gma1Wf`` after two points for Watson, ``Gma1W`` when the lantern is set, ``Gm0WS``
after the last point.

**cards** is the word ``jack`` or ``cards`` while chance is to bring these.

**private part**: the letters of Jack, then of the cards drawn, oldest first; ``?`` for each that
is not known, and no part at all if none is. In full `` = ULB``; as the detective sees it who drew
the first card `` = ?L?``, as Jack does who drew the second `` = U?B``.

Grammar::

    position = public [ " = " secret { secret } ]          ; secret: letter or "?"
    public   = board places lantern lamps covers cordons round cards turn cleared stayed
               verdicts draws                              ; one space between the fields
    board    = "revised" | "first_2006"
    places   = place { "," place }                         ; eight; place: street or exit
    lantern  = "n" | "ne" | "se" | "s" | "sw" | "nw"
    lamps    = tile { tile }                               ; eight; tile: 1 2 3 4 * -
    covers   = street "," street                           ; by column, then by number
    cordons  = exit "," exit                               ; in the order nw ne sw se
    round    = "1" | ... | "8"
    cards    = "jack" | "cards" | letter letter letter letter
    turn     = "-" | letter [ "m" ] [ "a" ] [ points letter { letter } ] [ "f" ]
    points   = "0" | "1" | "2"
    cleared  = "-" | letter { letter }                     ; stayed likewise
    verdicts = "-" | ( "s" | "u" ) { "s" | "u" }
    draws    = "-" | draw { "," draw }                     ; draw: round, "d" or "j", "!" if due
    letter   = "H" | "W" | "S" | "L" | "T" | "G" | "U" | "B"

An end shows on the board: somebody's place is an exit (he escaped), two stand on one street (an
accusation by the one in hand), or there are eight verdicts (time is up). `reachable` tells which
well-formed positions no game can reach.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from lamplighter.games import grammar
from lamplighter.games.base import DETECTIVE, JACK
from lamplighter.games.grammar import HIDDEN, NOTHING, Field, Grammar, wrong
from lamplighter.games.london.board import (
    BOARDS,
    CHARACTERS,
    COVERS,
    DIRECTIONS,
    EXITS,
    LAMPS,
    LETTERS,
    MANHOLES,
    MANHOLES_OF,
    STREETS,
)
from lamplighter.games.london.reachable import check
from lamplighter.games.london.state import (
    ABILITY,
    ALIBI_CARDS,
    CARDS,
    DRAW,
    FACE,
    JACK_CARD,
    MOVE,
    PLAY,
    TURN,
    UNKNOWN,
    Position,
    from_plain,
    new_array,
    plain,
)

if TYPE_CHECKING:
    import numpy as np

__all__ = ["FIELDS", "TILES", "parse", "write"]

TILES = "-1234*"
"""The sign of each tile: none, the numbered ones, one without a number."""

DUE = {JACK_CARD: "jack", CARDS: "cards"}
"""What stands in the field of the cards while chance is to bring something."""

TAKERS = "dj"
"""Detective and Jack, in the field of the draws."""

_PLACES = (*STREETS, *EXITS)


# --- board, places, things --------------------------------------------------------------------


def _write_board(record: Position) -> str:
    return BOARDS[COVERS[record.covers][0]]


def _read_board(record: Position, field: str) -> None:
    board = _write_board(record)
    if field == board:
        return
    if field in BOARDS:
        expected = f'{board!r}; load_game("london", board={field!r}) reads this position'
    else:
        expected = f"a board, here {board!r}"
    raise wrong("board", field, expected)


def _write_places(record: Position) -> str:
    return ",".join(_PLACES[place] for place in record.place)


def _read_places(record: Position, field: str) -> None:
    places = field.split(",")
    for place in places:
        if place not in _PLACES:
            raise wrong("places", place, "a street such as g5, or the exit of who has escaped")
    if len(places) != len(CHARACTERS):
        raise wrong("places", field, f"those of the eight characters, in the order {LETTERS}")
    record.place = [_PLACES.index(place) for place in places]


def _write_lantern(record: Position) -> str:
    return DIRECTIONS[record.facing]


def _read_lantern(record: Position, field: str) -> None:
    if field not in DIRECTIONS:
        raise wrong("lantern", field, f"one of {' '.join(DIRECTIONS)}")
    record.facing = DIRECTIONS.index(field)


def _write_lamps(record: Position) -> str:
    return "".join(TILES[tile] for tile in record.tile)


def _read_lamps(record: Position, field: str) -> None:
    if len(field) != len(LAMPS) or any(sign not in TILES for sign in field):
        raise wrong("lamps", field, f"a sign out of {TILES} for each of {' '.join(LAMPS)}")
    record.tile = [TILES.index(sign) for sign in field]


def _write_covers(record: Position) -> str:
    return ",".join(MANHOLES[manhole] for manhole in COVERS[record.covers][1:])


def _read_covers(record: Position, field: str) -> None:
    board = COVERS[record.covers][0]
    pairs = {
        f"{MANHOLES[one]},{MANHOLES[other]}": number
        for number, (its_board, one, other) in enumerate(COVERS)
        if its_board == board
    }
    if field not in pairs:
        names = " ".join(MANHOLES[manhole] for manhole in MANHOLES_OF[BOARDS[board]])
        raise wrong("covers", field, f"two of {names}, in this order")
    record.covers = pairs[field]


def _write_cordons(record: Position) -> str:
    return ",".join(name for exit_, name in enumerate(EXITS) if record.cordons >> exit_ & 1)


def _read_cordons(record: Position, field: str) -> None:
    names = field.split(",")
    if len(names) != 2 or not set(EXITS).issuperset(names):
        raise wrong("cordons", field, f"two of {' '.join(EXITS)}, in this order")
    record.cordons = sum(1 << exit_ for exit_, name in enumerate(EXITS) if name in names)


# --- cards and turn ---------------------------------------------------------------------------


def _write_cards(record: Position) -> str:
    if record.phase in DUE:
        return DUE[record.phase]
    return "".join(
        letter.lower() if record.played >> character & 1 else letter
        for character, letter in enumerate(LETTERS)
        if record.cards >> character & 1
    )


def _read_cards(record: Position, field: str) -> None:
    for phase, word in DUE.items():
        if field == word:
            record.phase = phase
            return
    if not field or any(letter.upper() not in LETTERS for letter in field):
        raise wrong("cards", field, f"jack, cards, or four letters of {LETTERS}, small when played")
    for letter in field:
        character = 1 << LETTERS.index(letter.upper())
        record.cards |= character
        record.played |= character if letter.islower() else 0
    record.phase = PLAY


def _write_turn(record: Position) -> str:
    if record.hand == UNKNOWN:
        return NOTHING
    owed = ("m" if record.owed & MOVE else "") + ("a" if record.owed & ABILITY else "")
    heard = ""
    if record.whistled:
        heard = f"{record.points}{grammar.write_letters(record.whistled, LETTERS)}"
    return LETTERS[record.hand] + owed + heard + ("f" if record.phase == FACE else "")


_TURN = re.compile(rf"([{LETTERS}])(m?)(a?)(?:([0-2])([{LETTERS}]+))?(f?)")


def _read_turn(record: Position, field: str) -> None:
    if field == NOTHING:
        return
    parts = _TURN.fullmatch(field)
    if not parts:
        raise wrong(
            "turn",
            field,
            "- or the letter of the character in hand and what is due, as in Sma, Gm1W, Wf",
        )
    letter, move, ability, points, heard, face = parts.groups()
    record.hand = LETTERS.index(letter)
    record.owed = (MOVE if move else 0) | (ABILITY if ability else 0)
    record.points = int(points or 0)
    record.whistled = grammar.read_letters("turn", heard or NOTHING, LETTERS)
    record.phase = FACE if face else TURN


# --- who is cleared, what was drawn -------------------------------------------------------------


def _write_cleared(record: Position) -> str:
    return grammar.write_letters(record.cleared, LETTERS)


def _read_cleared(record: Position, field: str) -> None:
    record.cleared = grammar.read_letters("cleared", field, LETTERS)


def _write_stayed(record: Position) -> str:
    return grammar.write_letters(record.stayed, LETTERS)


def _read_stayed(record: Position, field: str) -> None:
    record.stayed = grammar.read_letters("stayed", field, LETTERS)


def _write_draws(record: Position) -> str:
    due = record.round_number - 1 if record.phase == DRAW else UNKNOWN
    draws = [
        f"{number + 1}{TAKERS[taker]}" + ("!" if number == due else "")
        for number, taker in enumerate(record.taker)
        if taker != UNKNOWN
    ]
    return ",".join(draws) or NOTHING


def _read_draws(record: Position, field: str) -> None:
    if field == NOTHING:
        return
    for item in field.split(","):
        if not re.fullmatch(rf"[1-{len(record.taker)}][{TAKERS}]!?", item):
            raise wrong("draws", item, "a round and who drew in it, d or j, and ! if it is due")
        number = int(item[0])
        if record.taker[number - 1] != UNKNOWN:
            raise wrong("draws", item, "at most one card a round")
        record.taker[number - 1] = TAKERS.index(item[1])
        if item.endswith("!"):
            if number != record.round_number or record.phase != TURN:
                raise wrong("draws", item, "! only in this round, with Holmes in hand")
            record.phase = DRAW


def _write_private(record: Position) -> str:
    cards = [record.card[number] for number in ALIBI_CARDS.drawn(record, DETECTIVE, JACK)]
    return grammar.write_secrets([record.jack, *cards], LETTERS)


def _read_private(record: Position, private: str) -> None:
    drawn = ALIBI_CARDS.drawn(record, DETECTIVE, JACK)
    whose = f"Jack's letter and those of the {len(drawn)} cards drawn"
    record.jack, *cards = grammar.read_secrets(private, LETTERS + HIDDEN, 1 + len(drawn), whose)
    for number, card in zip(drawn, cards, strict=True):
        record.card[number] = card


# --- the whole ----------------------------------------------------------------------------


_GRAMMAR = Grammar[Position](
    fields=(
        Field("board", _write_board, _read_board),
        Field("places", _write_places, _read_places),
        Field("lantern", _write_lantern, _read_lantern),
        Field("lamps", _write_lamps, _read_lamps),
        Field("covers", _write_covers, _read_covers),
        Field("cordons", _write_cordons, _read_cordons),
        Field("round", grammar.write_round, grammar.read_round),
        Field("cards", _write_cards, _read_cards),
        Field("turn", _write_turn, _read_turn),
        Field("cleared", _write_cleared, _read_cleared),
        Field("stayed", _write_stayed, _read_stayed),
        Field("verdicts", grammar.write_verdicts, grammar.read_verdicts),
        Field("draws", _write_draws, _read_draws),
    ),
    private=Field("private part", _write_private, _read_private),
    check=check,
)

FIELDS = _GRAMMAR.names
"""The public fields in order."""


def write(array: np.ndarray) -> str:
    """The position string of a record, with the private part as far as the record holds it."""
    return _GRAMMAR.write(plain(array))


def parse(text: str, board: str = BOARDS[0]) -> np.ndarray:
    """The record of a position string on this board; array of one.

    Raises `PositionError` that names the field, the offending text and what was expected.
    """
    return from_plain(_GRAMMAR.read(plain(new_array(board=board)), text))
