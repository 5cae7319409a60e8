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

from lamplighter.games.errors import PositionError
from lamplighter.games.pocket.board import LANE, LETTERS, NO_WALL, PLACES, ROUNDS, SIDES, SPACES
from lamplighter.games.pocket.knowledge import jack_rounds
from lamplighter.games.pocket.reachable import check
from lamplighter.games.pocket.state import (
    ACTION,
    DEAL,
    DRAW,
    JACK_CARD,
    OVER,
    SEEN,
    TOSS,
    UNKNOWN,
    UNSEEN,
    Position,
    from_plain,
    new_array,
    plain,
)
from lamplighter.games.pocket.travels import UnreachableError

if TYPE_CHECKING:
    import numpy as np

__all__ = ["FACE_LETTERS", "FIELDS", "parse", "write"]

FACE_LETTERS = ("AH", "TW", "RX", "RJ")
"""The letters of each token's two faces: Alibi Holmes, Toby Watson, Rotation eXchange, ..."""

FIELDS = ("board", "detectives", "round", "tokens", "rotated", "verdicts", "cards", "chase")
"""The public fields in order."""

PRIVATE = " = "
NOTHING = "-"
DUE = {DEAL: "deal", JACK_CARD: "jack", TOSS: "toss"}
"""What stands in the field of the tokens while chance is to make or change the set-up."""

_VERDICTS = {UNSEEN: "u", SEEN: "s"}


# --- writing ------------------------------------------------------------------------------


def write(array: np.ndarray) -> str:
    """The position string of a record, with the private part as far as the record holds it."""
    record = plain(array)
    fields = [
        _write_board(record),
        ",".join(str(space) for space in record.detective),
        str(record.round_number),
        _write_tokens(record),
        _letters(record.rotated),
        "".join(_VERDICTS[v] for v in record.verdict if v != UNKNOWN) or NOTHING,
        _write_cards(record),
        str(record.chase) if record.chase else NOTHING,
    ]
    public = " ".join(fields)
    if record.jack == UNKNOWN:
        return public
    cards = "".join(LETTERS[record.card[number - 1]] for number in jack_rounds(record))
    return f"{public}{PRIVATE}{LETTERS[record.jack]}{cards}"


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


def _letters(mask: int) -> str:
    return "".join(LETTERS[s] for s in range(len(LETTERS)) if mask >> s & 1) or NOTHING


def _write_cards(record: Position) -> str:
    cards = []
    for number in range(ROUNDS):
        if record.taker[number] == 0:
            due = record.card[number] == UNKNOWN
            cards.append(f"{number + 1}" + ("!" if due else LETTERS[record.card[number]]))
        elif record.taker[number] == 1:
            cards.append(f"{number + 1}?")
    return ",".join(cards) or NOTHING


# --- reading ------------------------------------------------------------------------------


def parse(text: str) -> np.ndarray:
    """The record of a position string; array of one.

    Raises `PositionError` that names the field, the offending text and what was expected.
    """
    if not isinstance(text, str):
        raise PositionError(f"position: found {text!r}, expected text.")
    public, separator, private = text.partition(PRIVATE)
    fields = public.split(" ")
    if len(fields) != len(FIELDS):
        raise PositionError(
            f"position: found {len(fields)} public fields in {_short(text)}, expected "
            f"{len(FIELDS)} with one space between them: {' '.join(FIELDS)}."
        )
    record = plain(new_array())
    for name, field in zip(FIELDS, fields, strict=True):
        _READERS[name](record, field)
    if separator:
        _read_private(record, private)
    try:
        check(record)
    except UnreachableError as error:
        texts = {**dict(zip(FIELDS, fields, strict=True)), "private part": private}
        found = f"{_short(texts[error.field])}, {error.found}"
        raise PositionError(f"{error.field}: found {found}; expected {error.expected}.") from None
    array = from_plain(record)
    if (canonical := write(array)) != text:
        raise PositionError(f"position: found {_short(text)}, expected it written {canonical!r}.")
    return array


def _short(text: str) -> str:
    return repr(text if len(text) <= 100 else text[:97] + "...")


def _wrong(field: str, found: str, expected: str) -> PositionError:
    return PositionError(f"{field}: found {_short(found)}, expected {expected}.")


def _wrong_tile(tile: str, place: int, expected: str) -> PositionError:
    found = _short(tile) if tile else "nothing"
    return PositionError(f"board: found {found} on {PLACES[place]}, expected {expected}.")


def _read_board(record: Position, field: str) -> None:
    rows = [row.split(",") for row in field.split("/")]
    if [len(row) for row in rows] != [3, 3, 3]:
        raise _wrong("board", field, "three rows of three tiles, as in Uw,bn,Le/-,-,-/-,-,-")
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
        raise _wrong("detectives", field, "spaces 0 to 11 of Holmes, Watson and Toby, as in 11,3,7")
    record.detective = [int(space) for space in spaces]


def _read_round(record: Position, field: str) -> None:
    if field not in {str(number) for number in range(1, ROUNDS + 1)}:
        raise _wrong("round", field, f"a number from 1 to {ROUNDS}")
    record.round_number = int(field)


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
        raise _wrong(
            "tokens",
            field,
            "deal, jack, toss, or a letter for each token (A or H, T or W, R or X, R or J; small "
            "when spent)",
        )
    for token, letter in enumerate(letters):
        record.faces |= FACE_LETTERS[token].index(letter.upper()) << token
        record.spent |= int(letter.islower()) << token
    if due and letters[0] != "a":
        raise _wrong("tokens", field, "? only behind a spent alibi: a?")
    record.phase = DRAW if due else ACTION


def _read_rotated(record: Position, field: str) -> None:
    if field == NOTHING:
        return
    if not field or any(letter not in LETTERS for letter in field):
        raise _wrong("rotated", field, f"- or letters out of {LETTERS}")
    for letter in field:
        record.rotated |= 1 << LETTERS.index(letter)


def _read_verdicts(record: Position, field: str) -> None:
    if field == NOTHING:
        return
    if not re.fullmatch(r"[su]{1,8}", field):
        raise _wrong("verdicts", field, "- or a letter for each call so far: s seen, u unseen")
    for number, letter in enumerate(field):
        record.verdict[number] = SEEN if letter == "s" else UNSEEN


def _read_cards(record: Position, field: str) -> None:
    if field == NOTHING:
        return
    for item in field.split(","):
        if not re.fullmatch(rf"[1-{ROUNDS}][{LETTERS}?!]", item):
            raise _wrong(
                "cards", item, "a round and the card shown in it, ? for one of Jack's, ! if due"
            )
        number = int(item[0]) - 1
        if record.taker[number] != UNKNOWN:
            raise _wrong("cards", item, "at most one card a round")
        record.taker[number] = 1 if item[1] == "?" else 0
        if item[1] in LETTERS:
            record.card[number] = LETTERS.index(item[1])


def _read_chase(record: Position, field: str) -> None:
    if field == NOTHING:
        return
    if field not in {str(number) for number in range(1, ROUNDS)}:
        raise _wrong("chase", field, "- or the round that began it, 1 to 7")
    record.chase = int(field)


def _read_private(record: Position, private: str) -> None:
    rounds = jack_rounds(record)
    if len(private) != 1 + len(rounds) or any(letter not in LETTERS for letter in private):
        raise _wrong(
            "private part",
            private,
            f"Jack's letter and those of the {len(rounds)} cards he drew, out of {LETTERS}",
        )
    record.jack = LETTERS.index(private[0])
    for number, letter in zip(rounds, private[1:], strict=True):
        record.card[number - 1] = LETTERS.index(letter)
    calls = sum(verdict != UNKNOWN for verdict in record.verdict)
    if record.phase == ACTION and record.spent == 15 and calls == record.round_number:
        record.phase = OVER


_READERS = {
    "board": _read_board,
    "detectives": _read_detectives,
    "round": _read_round,
    "tokens": _read_tokens,
    "rotated": _read_rotated,
    "verdicts": _read_verdicts,
    "cards": _read_cards,
    "chase": _read_chase,
}
