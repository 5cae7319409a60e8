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

import math
from typing import Any

import numpy as np

from lamplighter.games.compiled import compiled, door
from lamplighter.games.pocket import choices
from lamplighter.games.pocket.board import ROUNDS, SUSPECTS
from lamplighter.games.pocket.state import (
    DEAL,
    DRAW,
    JACK_CARD,
    OVER,
    STATE,
    UNKNOWN,
    copy_array,
    new_array,
)
from lamplighter.games.view import Log

__all__ = [
    "HISTORY_LAYOUT",
    "INFORMATION_SIZE",
    "OBSERVATION_LAYOUT",
    "OBSERVATION_SIZE",
    "complete",
    "encode",
    "encode_history",
    "hidden_outcomes",
    "observation_tensor",
    "project",
    "suspects",
]

SPECTATOR = -1
"""The number of a viewer who has no seat; in this game he sees what the investigator sees."""

OBSERVATION_LAYOUT: tuple[tuple[str, tuple[int, ...]], ...] = (
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

HISTORY_LAYOUT: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("tile", (9, 9, 4)),
    ("jack", (9,)),
    ("toss", (8, 16)),
    ("action", (8, 4, choices.PLAYER_ACTIONS)),
    ("draw", (8, 10)),  # which card; the last entry: one that was not shown to the viewer
    ("verdict", (8, 2)),
)
"""Names and shapes of the parts that follow the two observations in an information state tensor."""


def _size(layout: tuple[tuple[str, tuple[int, ...]], ...]) -> int:
    return sum(math.prod(shape) for _, shape in layout)


OBSERVATION_SIZE = _size(OBSERVATION_LAYOUT)
INFORMATION_SIZE = 2 * OBSERVATION_SIZE + _size(HISTORY_LAYOUT)


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
    everything = viewer == 1 or int(source.phase) == OVER
    for number in range(ROUNDS):
        shown = everything or int(source.taker[number]) == 0
        target.card[number] = int(source.card[number]) if shown else UNKNOWN
    target.jack = int(source.jack) if everything else UNKNOWN


@door
def door_project(states: Any, viewer: int, target: Any) -> None:
    """Project ``states[0]`` for a viewer (0, 1, -1 spectator) into ``target[0]``."""
    copy_public(states[0], target[0])
    copy_secrets(states[0], target[0], viewer)


def project(array: np.ndarray, viewer: int | None) -> np.ndarray:
    """The record that ``viewer`` (0, 1, ``None``: spectator) may see; array of one, same dtype."""
    target = new_array()
    door_project(array, SPECTATOR if viewer is None else viewer, target)
    return target


def suspects(array: np.ndarray) -> list[str]:
    """The suspects not yet publicly cleared, in the order of the rules."""
    blank = int(array[0].blank)
    return [slug for number, slug in enumerate(SUSPECTS) if not blank >> number & 1]


# --- putting a world together again ---------------------------------------------------------


def hidden_outcomes(world: np.ndarray, viewer: int) -> list[int]:
    """The chance numbers that ``viewer`` was not told in this world, in the order they came."""
    state = world[0]
    if viewer == 1 or state.jack == UNKNOWN:
        return []
    drawn = [
        choices.DRAW_ACTIONS + int(state.card[number])
        for number in range(ROUNDS)
        if state.taker[number] == 1 and state.card[number] != UNKNOWN
    ]
    return [choices.JACK_ACTIONS + int(state.jack), *drawn]


def complete(start: np.ndarray, world: np.ndarray) -> np.ndarray:
    """An earlier projected position with its secrets filled in from a world of the same game."""
    made = copy_array(start)
    early, late = made[0], world[0]
    if early.phase not in (DEAL, JACK_CARD):
        early.jack = late.jack
    for number in range(ROUNDS):
        pending = early.phase == DRAW and number == early.round_number - 1
        if early.taker[number] == 1 and not pending:
            early.card[number] = late.card[number]
    return made


# --- tensors ------------------------------------------------------------------------------


@compiled
def mark(out: np.ndarray, base: int, width: int, value: int) -> int:
    """Set entry ``value`` of the next ``width`` (none if negative); returns where they end."""
    if value >= 0:
        out[base + value] = 1.0
    return base + width


@compiled
def encode_board(state: Any, out: np.ndarray) -> int:
    """Tiles, walls, cleared and rotated places, detectives; returns where they end."""
    at = 0
    for place in range(9):
        at = mark(out, at, 9, int(state.suspect[place]))
    for place in range(9):
        at = mark(out, at, 5, int(state.wall[place]))
    for mask in (int(state.blank), int(state.rotated)):
        for place in range(9):
            suspect = int(state.suspect[place])
            at = mark(out, at, 1, 0 if suspect >= 0 and mask >> suspect & 1 else -1)
    for detective in range(3):
        at = mark(out, at, 12, int(state.detective[detective]))
    return at


@compiled
def encode_rounds(state: Any, out: np.ndarray, at: int) -> int:
    """Verdicts, alibi cards and who took them; returns where they end."""
    for number in range(ROUNDS):
        at = mark(out, at, 2, int(state.verdict[number]))
    for number in range(ROUNDS):
        at = mark(out, at, 2, int(state.taker[number]))
    for number in range(ROUNDS):
        at = mark(out, at, 9, int(state.card[number]))
    return at


@compiled
def encode_record(state: Any, out: np.ndarray) -> None:
    """Write the observation tensor of a projected record into zeroed ``out``."""
    at = encode_board(state, out)
    at = mark(out, at, 6, int(state.phase))
    mover = choices.player(state)
    at = mark(out, at, 4, mover if mover >= 0 else (2 if mover == -1 else 3))
    at = mark(out, at, 8, int(state.round_number) - 1)
    for mask in (int(state.faces), int(state.spent)):
        for token in range(4):
            at = mark(out, at, 1, 0 if mask >> token & 1 else -1)
    at = encode_rounds(state, out, at)
    at = mark(out, at, 8, int(state.chase) - 1)
    at = mark(out, at, 2, int(state.winner))
    mark(out, at, 9, int(state.jack))


@door
def door_encode(states: Any, out: np.ndarray) -> None:
    """Write the observation tensor of the projected ``states[0]``."""
    encode_record(states[0], out)


@door
def door_observe(states: Any, viewer: int, out: np.ndarray) -> None:
    """Project ``states[0]`` and encode the projection, in one step."""
    scratch = np.zeros(1, dtype=STATE)
    copy_public(states[0], scratch[0])
    copy_secrets(states[0], scratch[0], viewer)
    encode_record(scratch[0], out)


def encode(array: np.ndarray) -> np.ndarray:
    """The observation tensor of a projected record."""
    out = np.zeros(OBSERVATION_SIZE, dtype=np.float32)
    door_encode(array, out)
    return out


def observation_tensor(array: np.ndarray, viewer: int | None) -> np.ndarray:
    """The observation tensor of a full record for ``viewer``: the same as projecting first."""
    out = np.zeros(OBSERVATION_SIZE, dtype=np.float32)
    door_observe(array, SPECTATOR if viewer is None else viewer, out)
    return out


def encode_history(array: np.ndarray, start: np.ndarray | None, log: Log) -> np.ndarray:
    """The information state tensor of a view: observation, start, and all that was told."""
    out = np.zeros(INFORMATION_SIZE, dtype=np.float32)
    door_encode(array, out)
    if start is not None:
        door_encode(start, out[OBSERVATION_SIZE:])
    parts = _parts(out[2 * OBSERVATION_SIZE :])
    number = 0 if start is None else int(start[0].round_number) - 1
    turn = 0 if start is None else int(start[0].spent).bit_count()
    for ply, entry in enumerate(log.entries):
        if ply in log.hidden:
            _encode_hidden(parts, number, log.hidden[ply])
        elif entry >= 0:
            parts["action"][number, turn, entry] = 1.0
            turn += 1
        else:
            _encode_outcome(parts, number, ~entry)
        if ply in log.verdicts:
            parts["verdict"][number, log.verdicts[ply]] = 1.0
            number, turn = number + 1, 0
    return out


def _parts(out: np.ndarray) -> dict[str, np.ndarray]:
    """The history part of an information state tensor, cut into its named blocks (views)."""
    parts = {}
    at = 0
    for name, shape in HISTORY_LAYOUT:
        size = math.prod(shape)
        parts[name] = out[at : at + size].reshape(shape)
        at += size
    return parts


def _encode_hidden(parts: dict[str, np.ndarray], number: int, redacted: str) -> None:
    """Mark a card drawn unseen; a hidden identity needs no mark, it always follows the deal."""
    if redacted == "draw":
        parts["draw"][number, len(SUSPECTS)] = 1.0


def _encode_outcome(parts: dict[str, np.ndarray], number: int, outcome: int) -> None:
    """Mark one chance outcome of round ``number + 1``."""
    if outcome < choices.JACK_ACTIONS:
        parts["tile"].reshape(-1)[outcome] = 1.0
    elif outcome < choices.TOSS_ACTIONS:
        parts["jack"][outcome - choices.JACK_ACTIONS] = 1.0
    elif outcome < choices.DRAW_ACTIONS:
        parts["toss"][number, outcome - choices.TOSS_ACTIONS] = 1.0
    else:
        parts["draw"][number, outcome - choices.DRAW_ACTIONS] = 1.0
