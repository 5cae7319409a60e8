"""Position strings of Mr. Jack Pocket: `write` and `parse` are exact inverses.

Eight public fields, one space between them, and where it is known the private part::

    Uw,bn,Le/Ps,Me,n/Tw,Gs,Sn 11,3,7 2 AtRx U s 1B - = G
    |                         |      | |    | | |  |   Jack's identity, then his cards
    |                         |      | |    | | |  chase: the round that began it
    |                         |      | |    | | cards: round and letter, ? for Jack's, ! if due
    |                         |      | |    | verdicts by round: s seen, u unseen
    |                         |      | |    tiles rotated this round
    |                         |      | tokens: the face of each, small when spent
    |                         |      round
    |                         spaces of Holmes, Watson, Toby
    board: letter (small when cleared) and side of the wall; Lane's blank has none

The grammar with examples is ``docs/notation.md``. `reachable` tells which well-formed
positions no game can reach.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from lamplighter.games import grammar
from lamplighter.games.base import JACK
from lamplighter.games.errors import PositionError
from lamplighter.games.grammar import NOTHING, Field, Grammar, quoted, wrong
from lamplighter.games.pocket.board import LANE, LETTERS, NO_WALL, PLACES, ROUNDS, SIDES, SPACES
from lamplighter.games.pocket.reachable import check
from lamplighter.games.pocket.state import (
    ACTION,
    ALIBI_CARDS,
    DEAL,
    DRAW,
    JACK_CARD,
    OVER,
    TOSS,
    UNKNOWN,
    Position,
    from_plain,
    new_array,
    plain,
)
from lamplighter.games.reachability import count_calls

if TYPE_CHECKING:
    import numpy as np

__all__ = ["FACE_LETTERS", "FIELDS", "parse", "write"]

FACE_LETTERS = ("AH", "TW", "RX", "RJ")
"""The letters of each token's two faces: Alibi Holmes, Toby Watson, Rotation eXchange, ..."""

DUE = {DEAL: "deal", JACK_CARD: "jack", TOSS: "toss"}
"""What stands in the field of the tokens while chance is to make or change the set-up."""

# --- writing ------------------------------------------------------------------------------


def _write_board(record: Position) -> str:
    tiles = [_write_tile(record, place) for place in range(len(PLACES))]
    return "/".join(",".join(tiles[row : row + 3]) for row in (0, 3, 6))


def _write_tile(record: Position, place: int) -> str:
    suspect, wall = record.suspect[place], record.wall[place]
    if suspect == UNKNOWN:
        return NOTHING
    letter = LETTERS[suspect]
    if record.blank >> suspect & 1:
        letter = letter.lower()
    return letter if wall == NO_WALL else letter + SIDES[wall]


def _write_tokens(record: Position) -> str:
    if record.phase in DUE:
        return DUE[record.phase]
    letters = [FACE_LETTERS[token][record.faces >> token & 1] for token in range(4)]
    for token in range(4):
        if record.spent >> token & 1:
            letters[token] = letters[token].lower()
    if record.phase == DRAW:
        letters[0] += "?"
    return "".join(letters)


def _write_detectives(record: Position) -> str:
    return ",".join(str(space) for space in record.detective)


def _write_rotated(record: Position) -> str:
    return grammar.write_letters(record.rotated, LETTERS)


def _write_cards(record: Position) -> str:
    cards = []
    for number in range(ROUNDS):
        if record.taker[number] == 0:
            due = record.card[number] == UNKNOWN
            cards.append(f"{number + 1}" + ("!" if due else LETTERS[record.card[number]]))
        elif record.taker[number] == 1:
            cards.append(f"{number + 1}?")
    return ",".join(cards) or NOTHING


def _write_chase(record: Position) -> str:
    return str(record.chase) if record.chase else NOTHING


def _write_private(record: Position) -> str:
    cards = [record.card[number] for number in ALIBI_CARDS.drawn(record, JACK)]
    return grammar.write_secrets([record.jack, *cards], LETTERS)


# --- reading ------------------------------------------------------------------------------


def _wrong_tile(tile: str, place: int, expected: str) -> PositionError:
    found = quoted(tile) if tile else "nothing"
    return PositionError(f"board: found {found} on {PLACES[place]}, expected {expected}.")


def _read_board(record: Position, field: str) -> None:
    rows = [row.split(",") for row in field.split("/")]
    if [len(row) for row in rows] != [3, 3, 3]:
        raise wrong("board", field, "three rows of three tiles, as in Uw,bn,Le/-,-,-/-,-,-")
    for place, tile in enumerate(tile for row in rows for tile in row):
        if tile != NOTHING:
            _read_tile(record, place, tile)


def _read_tile(record: Position, place: int, tile: str) -> None:
    if not re.fullmatch(r"[A-Za-z][nesw]?", tile):
        expected = f"a suspect's letter and the side of the wall, one of {' '.join(SIDES)}"
        raise _wrong_tile(tile, place, f"{expected}, or {NOTHING} where none lies")
    letter, side = tile[0], tile[1:]
    if letter.upper() not in LETTERS:
        raise _wrong_tile(tile, place, f"a suspect's letter out of {LETTERS}")
    suspect = LETTERS.index(letter.upper())
    blank = letter.islower()
    if (suspect == LANE and blank) == bool(side):
        expected = "Lane's blank tile without a wall" if blank else "the side of the wall"
        raise _wrong_tile(tile, place, expected)
    if suspect in record.suspect:
        raise _wrong_tile(tile, place, "every suspect once")
    record.suspect[place] = suspect
    record.wall[place] = SIDES.index(side) if side else NO_WALL
    if blank:
        record.blank |= 1 << suspect


def _read_detectives(record: Position, field: str) -> None:
    spaces = field.split(",")
    valid = {str(space) for space in range(SPACES)}
    if len(spaces) != 3 or not valid.issuperset(spaces):
        raise wrong("detectives", field, "spaces 0 to 11 of Holmes, Watson and Toby, as in 11,3,7")
    record.detective = [int(space) for space in spaces]


def _read_tokens(record: Position, field: str) -> None:
    for phase, word in DUE.items():
        if field == word:
            record.phase = phase
            return
    due = field[1:2] == "?"
    letters = field[0] + field[2:] if due else field
    if len(letters) != 4 or any(
        letter.upper() not in faces for letter, faces in zip(letters, FACE_LETTERS, strict=True)
    ):
        raise wrong(
            "tokens",
            field,
            "deal, jack, toss, or a letter for each token (A or H, T or W, R or X, R or J; small "
            "when spent)",
        )
    for token, letter in enumerate(letters):
        record.faces |= FACE_LETTERS[token].index(letter.upper()) << token
        record.spent |= int(letter.islower()) << token
    if due and letters[0] != "a":
        raise wrong("tokens", field, "? only behind a spent alibi: a?")
    record.phase = DRAW if due else ACTION


def _read_rotated(record: Position, field: str) -> None:
    record.rotated = grammar.read_letters("rotated", field, LETTERS)


def _read_cards(record: Position, field: str) -> None:
    if field == NOTHING:
        return
    for item in field.split(","):
        if not re.fullmatch(rf"[1-{ROUNDS}][{LETTERS}?!]", item):
            raise wrong(
                "cards", item, "a round and the card shown in it, ? for one of Jack's, ! if due"
            )
        number = int(item[0]) - 1
        if record.taker[number] != UNKNOWN:
            raise wrong("cards", item, "at most one card a round")
        record.taker[number] = 1 if item[1] == "?" else 0
        if item[1] in LETTERS:
            record.card[number] = LETTERS.index(item[1])


def _read_chase(record: Position, field: str) -> None:
    if field == NOTHING:
        return
    if field not in {str(number) for number in range(1, ROUNDS)}:
        raise wrong("chase", field, "- or the round that began it, 1 to 7")
    record.chase = int(field)


def _read_private(record: Position, private: str) -> None:
    drawn = ALIBI_CARDS.drawn(record, JACK)
    whose = f"Jack's letter and those of the {len(drawn)} cards he drew"
    record.jack, *cards = grammar.read_secrets(private, LETTERS, 1 + len(drawn), whose)
    for number, card in zip(drawn, cards, strict=True):
        record.card[number] = card
    if record.phase == ACTION and record.spent == 15 and count_calls(record) == record.round_number:
        record.phase = OVER


# --- the whole ----------------------------------------------------------------------------


_GRAMMAR = Grammar[Position](
    fields=(
        Field("board", _write_board, _read_board),
        Field("detectives", _write_detectives, _read_detectives),
        Field("round", grammar.write_round, grammar.read_round),
        Field("tokens", _write_tokens, _read_tokens),
        Field("rotated", _write_rotated, _read_rotated),
        Field("verdicts", grammar.write_verdicts, grammar.read_verdicts),
        Field("cards", _write_cards, _read_cards),
        Field("chase", _write_chase, _read_chase),
    ),
    private=Field("private part", _write_private, _read_private),
    check=check,
)

FIELDS = _GRAMMAR.names
"""The public fields in order."""


def write(array: np.ndarray) -> str:
    """The position string of a record, with the private part as far as the record holds it."""
    return _GRAMMAR.write(plain(array))


def parse(text: str) -> np.ndarray:
    """The record of a position string; array of one.

    Raises `PositionError` that names the field, the offending text and what was expected.
    """
    return from_plain(_GRAMMAR.read(plain(new_array()), text))
