"""The record of one position of Mr. Jack Pocket: flat, small, integers only.

A state is one element of a `STATE` array; compiled functions receive that element and
change it in place. All fields are signed, so that arithmetic means the same in compiled
code and in plain Python. No undrawn order is stored: chance is a player.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from lamplighter.games import arrays
from lamplighter.games.alibi import AlibiCards
from lamplighter.games.arrays import copy_array
from lamplighter.games.base import JACK
from lamplighter.games.pocket.board import PLACES, ROUNDS, START_SPACES

__all__ = [
    "ACTION",
    "ALIBI_CARDS",
    "DEAL",
    "DRAW",
    "FIELDS",
    "JACK_CARD",
    "MAX_DECISIONS",
    "OVER",
    "SEEN",
    "STATE",
    "TOSS",
    "UNKNOWN",
    "UNSEEN",
    "Position",
    "copy_array",
    "from_plain",
    "goes_on",
    "is_complete",
    "is_fresh",
    "new_array",
    "new_choices",
    "plain",
    "round_number",
]

UNKNOWN = -1
"""Not dealt, not drawn, not yet decided, or hidden from the viewer of a projection."""

DEAL, JACK_CARD, TOSS, ACTION, DRAW, OVER = range(6)
"""What is due next: a tile, Jack's identity, a toss, a player's action, an alibi card, nothing."""

UNSEEN, SEEN = 0, 1
"""The two verdicts of the witnesses."""

ALIBI_CARDS = AlibiCards(jack_card=JACK_CARD, draw=DRAW, secret=(JACK,))
"""The investigator's cards are shown to all, Jack's are his secret."""

STATE = np.dtype(
    (
        np.record,
        [
            ("suspect", np.int8, (len(PLACES),)),  # by place: the suspect whose tile lies there
            (
                "wall",
                np.int8,
                (len(PLACES),),
            ),  # by place: side of the wall, NO_WALL for Lane's blank
            ("detective", np.int8, (len(START_SPACES),)),  # space of Holmes, Watson, Toby
            ("phase", np.int8),  # DEAL .. OVER
            ("round_number", np.int8),  # 1..8
            ("faces", np.int8),  # bit t: token t shows its second face; 0 until tossed
            ("spent", np.int8),  # bit t: token t has been used this round
            ("blank", np.int16),  # bit s: suspect s is cleared, his tile turned over
            ("rotated", np.int16),  # bit s: the tile of suspect s was rotated this round
            ("verdict", np.int8, (ROUNDS,)),  # by round - 1: SEEN, UNSEEN (the token is Jack's)
            ("taker", np.int8, (ROUNDS,)),  # by round - 1: player who took that round's alibi card
            ("card", np.int8, (ROUNDS,)),  # by round - 1: which card it was; Jack's are his secret
            ("chase", np.int8),  # the round whose call began the chase, 0 while there is none
            ("winner", np.int8),  # the player who has won
            ("jack", np.int8),  # Jack's identity: his secret
        ],
    )
)

FIELDS: tuple[str, ...] = STATE.names or ()
"""The names of the record's fields."""

MAX_DECISIONS = 4 * ROUNDS
"""Four actions a round."""

MOST_CHOICES = 4 * len(PLACES) + 3 * len(PLACES) + 4 + 2
"""More than any node offers."""


def _fresh() -> np.ndarray:
    array = np.zeros(1, dtype=STATE)
    for field in ("suspect", "wall", "verdict", "taker", "card", "winner", "jack"):
        array[field] = UNKNOWN
    array["detective"] = START_SPACES
    array["round_number"] = 1
    return array


_FRESH = _fresh()


def new_array(size: int = 1) -> np.ndarray:
    """``size`` fresh games before the first tile is dealt; shape (size,), dtype `STATE`."""
    return copy_array(_FRESH) if size == 1 else np.repeat(_FRESH, size)


@dataclass
class Position:
    """The fields of one record, in its order, as Python numbers and lists; see `STATE`."""

    suspect: list[int]
    wall: list[int]
    detective: list[int]
    phase: int
    round_number: int
    faces: int
    spent: int
    blank: int
    rotated: int
    verdict: list[int]
    taker: list[int]
    card: list[int]
    chase: int
    winner: int
    jack: int


def plain(array: np.ndarray) -> Position:
    """The fields of the first record of an array."""
    return arrays.plain(Position, array)


def from_plain(position: Position) -> np.ndarray:
    """The inverse of `plain`; array of one."""
    return arrays.from_plain(position, new_array())


def new_choices() -> np.ndarray:
    """Room for the legal numbers of one node; int64."""
    return np.zeros(MOST_CHOICES, dtype=np.int64)


def is_fresh(array: np.ndarray) -> bool:
    """Whether nothing has been dealt yet."""
    return bool(array[0].suspect[0] == UNKNOWN)


is_complete = ALIBI_CARDS.is_complete


def goes_on(_array: np.ndarray) -> bool:
    """Whether a turn goes on that was begun: never, as every turn is one decision."""
    return False


def round_number(array: np.ndarray) -> int:
    """The round in progress, 1 to 8; 0 during the deal."""
    return 0 if array["phase"][0] in (DEAL, JACK_CARD) else int(array["round_number"][0])
