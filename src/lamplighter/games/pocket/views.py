"""What a player may know of a position of Mr. Jack Pocket: one projection, and its tensors.

`project` copies an allow-list of fields into a fresh record; whatever it does not copy stays
at -1. Every string, tensor, bot input and screen is made from its result and from the
redacted log, so nothing else can reach a hidden field.

**Observation tensor**, float32, all entries 0 or 1, in this order (`OBSERVATION_LAYOUT`):
the suspect on each place, the wall of each place (n e s w none), cleared places, places
rotated this round, the space of each detective, what is due next, who is to move, the round,
the face of each token, the tokens spent, the verdict of each round, who took each round's
alibi card, which card it was, the round of the chase, the winner, Jack's identity.

**Information state tensor**: the present observation; the observation of the position the
game began from (zeros unless it was parsed); then, for perfect recall, the deal and each
round's toss, four actions, alibi card and verdict (`HISTORY_LAYOUT`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lamplighter.games.base import JACK
from lamplighter.games.compiled import compiled
from lamplighter.games.pocket import choices, state
from lamplighter.games.pocket.board import ROUNDS, SUSPECTS
from lamplighter.games.pocket.state import OVER, UNKNOWN
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
    ("suspect", (9, 9)),
    ("wall", (9, 5)),
    ("cleared", (9,)),
    ("rotated", (9,)),
    ("detective", (3, 12)),
    ("phase", (6,)),
    ("player", (4,)),  # investigator, Jack, chance, nobody
    ("round", (8,)),
    ("faces", (4,)),
    ("spent", (4,)),
    ("verdict", (8, 2)),
    ("taker", (8, 2)),
    ("card", (8, 9)),
    ("chase", (8,)),
    ("winner", (2,)),
    ("jack", (9,)),
)
"""Names and shapes of the parts of an observation tensor."""

HISTORY_LAYOUT: Layout = (
    ("tile", (9, 9, 4)),
    ("jack", (9,)),
    ("toss", (8, 16)),
    ("action", (8, 4, choices.PLAYER_ACTIONS)),
    ("draw", (8, 10)),  # which card; the last entry: one that was not shown to the viewer
    ("verdict", (8, 2)),
)
"""Names and shapes of the parts that follow the two observations in an information state tensor."""


# --- the projection -----------------------------------------------------------------------


@compiled
def copy_public(source: Any, target: Any) -> None:
    """Copy what lies open on the table, field by field."""
    for place in range(9):
        target.suspect[place] = source.suspect[place]
        target.wall[place] = source.wall[place]
    for detective in range(3):
        target.detective[detective] = source.detective[detective]
    target.phase = source.phase
    target.round_number = source.round_number
    target.faces = source.faces
    target.spent = source.spent
    target.blank = source.blank
    target.rotated = source.rotated
    target.chase = source.chase
    target.winner = source.winner
    for number in range(ROUNDS):
        target.verdict[number] = source.verdict[number]
        target.taker[number] = source.taker[number]


@compiled
def copy_secrets(source: Any, target: Any, viewer: int) -> None:
    """Copy the cards and the identity as far as ``viewer`` may know them.

    Cards the investigator drew are shown to all. Jack knows his own. At the end all is open.
    """
    everything = viewer == JACK or int(source.phase) == OVER
    for number in range(ROUNDS):
        shown = everything or int(source.taker[number]) == 0
        target.card[number] = int(source.card[number]) if shown else UNKNOWN
    target.jack = int(source.jack) if everything else UNKNOWN


# --- tensors ------------------------------------------------------------------------------


@compiled
def encode_board(state: Any, out: np.ndarray) -> int:
    """Tiles, walls, cleared and rotated places, detectives; returns where they end."""
    at = mark_row(out, 0, 9, state.suspect)
    at = mark_row(out, at, 5, state.wall)
    for mask in (int(state.blank), int(state.rotated)):
        for place in range(9):
            suspect = int(state.suspect[place])
            at = mark(out, at, 1, 0 if suspect >= 0 and mask >> suspect & 1 else -1)
    return mark_row(out, at, 12, state.detective)


@compiled
def encode_rounds(state: Any, out: np.ndarray, at: int) -> int:
    """Verdicts, alibi cards and who took them; returns where they end."""
    at = mark_row(out, at, 2, state.verdict)
    at = mark_row(out, at, 2, state.taker)
    return mark_row(out, at, 9, state.card)


@compiled
def encode_record(state: Any, out: np.ndarray) -> None:
    """Write the observation tensor of a projected record into zeroed ``out``."""
    at = encode_board(state, out)
    at = mark(out, at, 6, int(state.phase))
    at = mark_player(out, at, choices.player(state))
    at = mark(out, at, 8, int(state.round_number) - 1)
    at = mark_mask(out, at, 4, int(state.faces))
    at = mark_mask(out, at, 4, int(state.spent))
    at = encode_rounds(state, out, at)
    at = mark(out, at, 8, int(state.chase) - 1)
    at = mark(out, at, 2, int(state.winner))
    mark(out, at, 9, int(state.jack))


class PocketHistory(History):
    """The history of a view of Pocket: see `HISTORY_LAYOUT`."""

    def __init__(self, parts: dict[str, np.ndarray], start: np.ndarray | None) -> None:
        super().__init__(parts, start)
        self.turn = 0 if start is None else int(start[0].spent).bit_count()

    def decide(self, action: int) -> None:
        """Mark an action at its turn of the round."""
        self.parts["action"][self.number, self.turn, action] = 1.0
        self.turn += 1

    def befall(self, outcome: int) -> None:
        """Mark a tile, Jack's identity, a toss or a card."""
        if outcome < choices.JACK_ACTIONS:
            self.parts["tile"].reshape(-1)[outcome] = 1.0
        elif outcome < choices.TOSS_ACTIONS:
            self.parts["jack"][outcome - choices.JACK_ACTIONS] = 1.0
        elif outcome < choices.DRAW_ACTIONS:
            self.parts["toss"][self.number, outcome - choices.TOSS_ACTIONS] = 1.0
        else:
            self.parts["draw"][self.number, outcome - choices.DRAW_ACTIONS] = 1.0

    def end_round(self) -> None:
        """Turn to the first turn of the next round."""
        super().end_round()
        self.turn = 0


# --- the views ----------------------------------------------------------------------------


_PROJECTION = Projection(
    "pocket",
    state,
    choices,
    (copy_public, copy_secrets, encode_record),
    OBSERVATION_LAYOUT,
    HISTORY_LAYOUT,
    PocketHistory,
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
    blank = int(array["blank"][0])
    return [slug for number, slug in enumerate(SUSPECTS) if not blank >> number & 1]
