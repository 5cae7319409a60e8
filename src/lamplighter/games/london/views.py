"""What a player may know of a position of Mr. Jack (London): one projection, and its tensors.

`project` copies an allow-list of fields into a fresh record; whatever it does not copy stays
at -1. Every string, tensor, bot input and screen is made from its result and from the
redacted log, so nothing else can reach a hidden field.

**Observation tensor**, float32, all entries 0 or 1, in this order (`OBSERVATION_LAYOUT`):
the place of each character (60 streets, then the exit by which he left), the way of the
lantern, the tile on each lamp (none, 1 to 4, plain), the board, the covered manholes, the
closed exits, the cards of the round, those already chosen, what is due next, who is to move,
the round, the character in hand, what he still owes (move, ability), the points left of a
whistle, who has heard it, who is cleared, who stayed, the verdict of each round, who took each
round's alibi card, which card it was, the winner, Jack's identity.

**Information state tensor**: the present observation; the observation of the position the
game began from (zeros unless it was parsed); then, for perfect recall, Jack's identity and by
round the cards turned up, every decision, the alibi card and the verdict (`HISTORY_LAYOUT`).
A decision is marked exactly by its kind and its operands: that is six times smaller than one
entry for each action.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lamplighter.games.base import JACK
from lamplighter.games.compiled import compiled
from lamplighter.games.london import choices, numbers, state
from lamplighter.games.london.board import (
    CHARACTERS,
    COVERS,
    DIRECTIONS,
    EXITS,
    LAMPS,
    MANHOLES,
    ROUNDS,
    STREETS,
)
from lamplighter.games.london.state import OVER, UNKNOWN
from lamplighter.games.london.words import words
from lamplighter.games.projection import History, Projection
from lamplighter.games.tensors import Layout, mark, mark_mask, mark_player, mark_row

__all__ = [
    "HISTORY_LAYOUT",
    "INFORMATION_SIZE",
    "OBSERVATION_LAYOUT",
    "OBSERVATION_SIZE",
    "complete",
    "encode",
    "encode_history",
    "hidden_outcomes",
    "is_viewable",
    "observation_tensor",
    "project",
    "suspects",
]

OBSERVATION_LAYOUT: Layout = (
    ("place", (8, 64)),
    ("facing", (6,)),
    ("tile", (8, 6)),
    ("board", (2,)),
    ("covered", (14,)),
    ("cordons", (4,)),
    ("cards", (8,)),
    ("played", (8,)),
    ("phase", (7,)),
    ("player", (4,)),  # detective, Jack, chance, nobody
    ("round", (8,)),
    ("hand", (8,)),
    ("owed", (2,)),
    ("points", (3,)),
    ("whistled", (8,)),
    ("cleared", (8,)),
    ("stayed", (8,)),
    ("verdict", (8, 2)),
    ("taker", (8, 2)),
    ("card", (8, 8)),
    ("winner", (2,)),
    ("jack", (8,)),
)
"""Names and shapes of the parts of an observation tensor."""

_OPERANDS: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "play": (("character", CHARACTERS),),
    "move": (("street", STREETS),),
    "accuse": (("street", STREETS),),
    "escape": (("exit", EXITS),),
    "swap": (("character", CHARACTERS),),
    "lamp": (("lamp", LAMPS), ("to_lamp", LAMPS)),
    "cordon": (("exit", EXITS), ("to_exit", EXITS)),
    "cover": (("manhole", MANHOLES), ("to_manhole", MANHOLES)),
    "whistle": (("character", CHARACTERS), ("street", STREETS)),
    "face": (("direction", DIRECTIONS),),
    "stay": (),
}
"""What follows the first part of each word, in order: the tensor's part and the names there."""

_DECISIONS = (ROUNDS, 4, 6)
"""Round, turn, decision: choosing the card is the first of a turn, Goodley has six at most."""

HISTORY_LAYOUT: Layout = (
    ("jack", (8,)),
    ("cards", (ROUNDS, 8)),
    ("kind", (*_DECISIONS, len(_OPERANDS))),  # in the order of the action numbers
    *(
        (part, (*_DECISIONS, size))
        for part, size in (
            ("character", len(CHARACTERS)),
            ("street", len(STREETS)),
            ("exit", len(EXITS)),
            ("to_exit", len(EXITS)),
            ("lamp", len(LAMPS)),
            ("to_lamp", len(LAMPS)),
            ("manhole", len(MANHOLES)),
            ("to_manhole", len(MANHOLES)),
            ("direction", len(DIRECTIONS)),
        )
    ),
    ("draw", (ROUNDS, 9)),  # which card; the last entry: one that was not shown to the viewer
    ("verdict", (ROUNDS, 2)),
)
"""Names and shapes of the parts that follow the two observations in an information state tensor."""


# --- the projection -----------------------------------------------------------------------


@compiled
def copy_public(source: Any, target: Any) -> None:
    """Copy what lies open on the table, field by field."""
    for character in range(8):
        target.place[character] = source.place[character]
    for lamp in range(8):
        target.tile[lamp] = source.tile[lamp]
    target.facing = source.facing
    target.covers = source.covers
    target.cordons = source.cordons
    target.phase = source.phase
    target.round_number = source.round_number
    target.cards = source.cards
    target.played = source.played
    target.hand = source.hand
    target.owed = source.owed
    target.points = source.points
    target.whistled = source.whistled
    target.cleared = source.cleared
    target.stayed = source.stayed
    target.winner = source.winner
    for number in range(ROUNDS):
        target.verdict[number] = source.verdict[number]
        target.taker[number] = source.taker[number]


@compiled
def copy_secrets(source: Any, target: Any, viewer: int) -> None:
    """Copy the cards and the identity as far as ``viewer`` may know them.

    Each player knows the cards he drew himself, Jack his identity. At the end all is open.
    """
    over = int(source.phase) == OVER
    for number in range(ROUNDS):
        shown = over or int(source.taker[number]) == viewer
        target.card[number] = int(source.card[number]) if shown else UNKNOWN
    target.jack = int(source.jack) if over or viewer == JACK else UNKNOWN


# --- tensors ------------------------------------------------------------------------------


_BOARD = np.array([board for board, _, _ in COVERS], dtype=np.int64)
_COVERED = np.array([1 << one | 1 << other for _, one, other in COVERS], dtype=np.int64)


@compiled
def encode_board(state: Any, out: np.ndarray) -> int:
    """Characters, lantern, lamps, manholes, exits; returns where they end."""
    at = mark_row(out, 0, 64, state.place)
    at = mark(out, at, 6, int(state.facing))
    at = mark_row(out, at, 6, state.tile)
    at = mark(out, at, 2, int(_BOARD[int(state.covers)]))
    at = mark_mask(out, at, 14, int(_COVERED[int(state.covers)]))
    return mark_mask(out, at, 4, int(state.cordons))


@compiled
def encode_turn(state: Any, out: np.ndarray, at: int) -> int:
    """The round and the turn in progress; returns where they end."""
    at = mark_mask(out, at, 8, int(state.cards))
    at = mark_mask(out, at, 8, int(state.played))
    at = mark(out, at, 7, int(state.phase))
    at = mark_player(out, at, choices.player(state))
    at = mark(out, at, 8, int(state.round_number) - 1)
    at = mark(out, at, 8, int(state.hand))
    at = mark_mask(out, at, 2, int(state.owed))
    at = mark(out, at, 3, int(state.points) - 1)
    return mark_mask(out, at, 8, int(state.whistled))


@compiled
def encode_record(state: Any, out: np.ndarray) -> None:
    """Write the observation tensor of a projected record into zeroed ``out``."""
    at = encode_turn(state, out, encode_board(state, out))
    at = mark_mask(out, at, 8, int(state.cleared))
    at = mark_mask(out, at, 8, int(state.stayed))
    at = mark_row(out, at, 2, state.verdict)
    at = mark_row(out, at, 2, state.taker)
    at = mark_row(out, at, 8, state.card)
    at = mark(out, at, 2, int(state.winner))
    mark(out, at, 8, int(state.jack))


def _marks(word: str) -> tuple[tuple[str, int], ...]:
    """The parts of a tensor and the entries there that mark a decision."""
    kind, *names = word.split("-")
    operands = zip(_OPERANDS[kind], names, strict=True)
    return (
        ("kind", list(_OPERANDS).index(kind)),
        *((part, known.index(name)) for (part, known), name in operands),
    )


_MARKS = tuple(_marks(word) for word in words(False))


class LondonHistory(History):
    """The history of a view of London: see `HISTORY_LAYOUT`.

    In a game that began amid a turn, the decisions of that turn are counted from the second on:
    the position it began from says what had been done.
    """

    def __init__(self, parts: dict[str, np.ndarray], start: np.ndarray | None) -> None:
        super().__init__(parts, start)
        self.turn = UNKNOWN if start is None else int(start[0].played).bit_count() - 1
        self.decision = 1

    def decide(self, action: int) -> None:
        """Mark a decision at its place in its turn."""
        if numbers.GROUP_OF[action] == numbers.PLAY_GROUP:
            self.turn, self.decision = self.turn + 1, 0
        for part, entry in _MARKS[action]:
            self.parts[part][self.number, self.turn, self.decision, entry] = 1.0
        self.decision += 1

    def befall(self, outcome: int) -> None:
        """Mark Jack's identity, the cards turned up or an alibi card."""
        if outcome < numbers.CARDS_ACTIONS:
            self.parts["jack"][outcome - numbers.JACK_ACTIONS] = 1.0
        elif outcome < numbers.DRAW_ACTIONS:
            four = numbers.FOURS[outcome - numbers.CARDS_ACTIONS]
            self.parts["cards"][self.number, list(four)] = 1.0
        else:
            self.parts["draw"][self.number, outcome - numbers.DRAW_ACTIONS] = 1.0

    def end_round(self) -> None:
        """Turn to the first turn of the next round."""
        super().end_round()
        self.turn = UNKNOWN


# --- the views ----------------------------------------------------------------------------


_PROJECTION = Projection(
    "london",
    state,
    choices,
    (copy_public, copy_secrets, encode_record),
    OBSERVATION_LAYOUT,
    HISTORY_LAYOUT,
    LondonHistory,
)

OBSERVATION_SIZE = _PROJECTION.observation_size
INFORMATION_SIZE = _PROJECTION.information_size

project = _PROJECTION.project
encode = _PROJECTION.encode
observation_tensor = _PROJECTION.observation_tensor
encode_history = _PROJECTION.encode_history
is_viewable = _PROJECTION.is_viewable
hidden_outcomes = _PROJECTION.hidden_outcomes
complete = _PROJECTION.complete


def suspects(array: np.ndarray) -> list[str]:
    """The suspects not yet publicly cleared, in the order of the rules."""
    cleared = int(array["cleared"][0])
    return [slug for number, slug in enumerate(CHARACTERS) if not cleared >> number & 1]
