"""The record of one position of Mr. Jack (London): flat, small, integers only.

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
from lamplighter.games.base import DETECTIVE, JACK
from lamplighter.games.london.board import (
    BOARDS,
    CHARACTERS,
    FIRST_FACING,
    LAMPS,
    ROUNDS,
    START_CORDONS,
    START_COVERS,
    START_PLACES,
    START_TILES,
)

__all__ = [
    "ABILITY",
    "ALIBI_CARDS",
    "CARDS",
    "DRAW",
    "FACE",
    "FIELDS",
    "JACK_CARD",
    "MAX_DECISIONS",
    "MOVE",
    "OVER",
    "PLAY",
    "SEEN",
    "STATE",
    "TURN",
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
"""Not drawn, not yet decided, nobody, or hidden from the viewer of a projection."""

JACK_CARD, CARDS, PLAY, TURN, FACE, DRAW, OVER = range(7)
"""What is due next: Jack's identity, four character cards, the choice of one, a decision with
the character in hand, the lantern of a displaced Watson, an alibi card, nothing."""

MOVE, ABILITY = 1, 2
"""Bits of what the character in hand still owes."""

UNSEEN, SEEN = 0, 1
"""The two verdicts of the witnesses, and the two faces of the witness card."""

ALIBI_CARDS = AlibiCards(jack_card=JACK_CARD, draw=DRAW, secret=(DETECTIVE, JACK))
"""Both players keep their cards to themselves."""

STATE = np.dtype(
    (
        np.record,
        [
            ("place", np.int8, (len(CHARACTERS),)),  # by character: street; OUT + exit if he left
            ("facing", np.int8),  # the way Watson's lantern faces
            ("tile", np.int8, (len(LAMPS),)),  # by lamp: 0 dark, 1..4 numbered, PLAIN
            ("covers", np.int8),  # which pair of manholes is covered: tells the board, too
            ("cordons", np.int8),  # bit e: exit e is closed
            ("phase", np.int8),  # JACK_CARD .. OVER
            ("round_number", np.int8),  # 1..8
            ("cards", np.int16),  # bit c: a card of this round; 0 until four are turned up
            ("played", np.int16),  # bit c: chosen in this round
            ("hand", np.int8),  # the character being played, -1 between two turns
            ("owed", np.int8),  # MOVE, ABILITY: what he still has to do
            ("points", np.int8),  # what is left to be spent of a whistle that has begun, else 0
            ("whistled", np.int16),  # bit c: has heard the whistle this turn
            ("cleared", np.int16),  # bit c: the witnesses have cleared him
            ("stayed", np.int16),  # bit c: stayed with Jack's side where Jack would have had to go
            ("verdict", np.int8, (ROUNDS,)),  # by round - 1: SEEN, UNSEEN
            ("taker", np.int8, (ROUNDS,)),  # by round - 1: player who took that round's alibi card
            ("card", np.int8, (ROUNDS,)),  # by round - 1: which card it was: its taker's secret
            ("winner", np.int8),  # the player who has won
            ("jack", np.int8),  # Jack's identity: his secret
        ],
    )
)

FIELDS: tuple[str, ...] = STATE.names or ()
"""The names of the record's fields."""

MAX_DECISIONS = 25 * ROUNDS // 2
"""All eight characters in two rounds: Goodley takes six decisions, Holmes and Stealthy two, the
others three."""

MOST_CHOICES = 512
"""More than any node offers: a whistle has at most 420 words, a move 60."""


def _fresh(board: str) -> np.ndarray:
    array = np.zeros(1, dtype=STATE)
    for field in ("hand", "verdict", "taker", "card", "winner", "jack"):
        array[field] = UNKNOWN
    array["place"] = START_PLACES[board]
    array["facing"] = FIRST_FACING
    array["tile"] = START_TILES
    array["covers"] = START_COVERS[board]
    array["cordons"] = START_CORDONS
    array["round_number"] = 1
    return array


_FRESH = {board: _fresh(board) for board in BOARDS}


def new_array(size: int = 1, board: str = BOARDS[0]) -> np.ndarray:
    """``size`` fresh games before Jack has drawn his identity; shape (size,), dtype `STATE`."""
    return copy_array(_FRESH[board]) if size == 1 else np.repeat(_FRESH[board], size)


@dataclass
class Position:
    """The fields of one record, in its order, as Python numbers and lists; see `STATE`."""

    place: list[int]
    facing: int
    tile: list[int]
    covers: int
    cordons: int
    phase: int
    round_number: int
    cards: int
    played: int
    hand: int
    owed: int
    points: int
    whistled: int
    cleared: int
    stayed: int
    verdict: list[int]
    taker: list[int]
    card: list[int]
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
    return bool(array[0].phase == JACK_CARD)


is_complete = ALIBI_CARDS.is_complete


def goes_on(array: np.ndarray) -> bool:
    """Whether a turn goes on that was begun: somebody has a character in hand."""
    return array["phase"][0] in (TURN, FACE) and bool(array["hand"][0] != UNKNOWN)


def round_number(array: np.ndarray) -> int:
    """The round in progress, 1 to 8; 0 during the deal."""
    return 0 if array["phase"][0] == JACK_CARD else int(array["round_number"][0])
