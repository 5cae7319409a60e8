"""Whose turn it is in Mr. Jack (London), and what he may do: compiled, over one `STATE` record.

Chance is a player here like the others; its outcomes are numbered in a range of their own.

The choices of one group of `numbers` at one node are a bit mask, bit ``i`` for the number
``FIRST[group] + i``. `group_choices` is the one place that tells what is legal; counting,
listing and checking all ask it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lamplighter.games.bits import lowest_bit, nth_bit, popcount
from lamplighter.games.compiled import compiled
from lamplighter.games.deck import deck
from lamplighter.games.london.board import (
    ALL_CHARACTERS,
    BERT,
    CHARACTERS,
    COVERS,
    COVERS_AFTER,
    GOODLEY,
    GULL,
    LESTRADE,
    MANHOLES,
    SMITH,
)
from lamplighter.games.london.movement import exits_of, occupied, reach_of
from lamplighter.games.london.numbers import (
    ACCUSE_GROUP,
    CARDS_GROUP,
    CHANCE_ACTIONS,
    CORDON_GROUP,
    COVER_GROUP,
    DRAW_ACTIONS,
    DRAW_GROUP,
    ESCAPE_GROUP,
    FACE_GROUP,
    FIRST,
    GROUP_OF,
    GROUP_OF_OUTCOME,
    HALF,
    JACK_ACTIONS,
    JACK_GROUP,
    LAMP_GROUP,
    MORE_CARDS_GROUP,
    MOVE_GROUP,
    PLAY_GROUP,
    PLAYER_ACTIONS,
    STAY_GROUP,
    SWAP_GROUP,
    WHISTLE_GROUP,
    left_out,
    skipping,
)
from lamplighter.games.london.state import (
    ABILITY,
    CARDS,
    DRAW,
    FACE,
    JACK_CARD,
    MOVE,
    OVER,
    PLAY,
    TURN,
    UNKNOWN,
    UNSEEN,
)
from lamplighter.games.london.whistle import points_to_spend, whistle_streets
from lamplighter.games.node_code import UNSHARED
from lamplighter.games.turn_order import mover

__all__ = [
    "CHANCE_ACTIONS",
    "DRAW_ACTIONS",
    "JACK_ACTIONS",
    "PLAYER_ACTIONS",
    "Array",
    "Record",
    "accusations",
    "count",
    "exits_near",
    "group_choices",
    "groups_offered",
    "is_legal",
    "legal",
    "moves",
    "nth",
    "player",
    "signature",
    "turn_number",
]


def _groups_offered() -> np.ndarray:
    """The groups that a character's turn may offer, by what is still owed; shape (8, 4)."""
    one = np.int64(1)
    table = np.zeros((len(CHARACTERS), 4), dtype=np.int64)
    move = one << MOVE_GROUP | one << ACCUSE_GROUP | one << ESCAPE_GROUP | one << STAY_GROUP
    abilities = {
        SMITH: one << LAMP_GROUP,
        LESTRADE: one << CORDON_GROUP,
        BERT: sum(one << COVER_GROUP + manhole for manhole in range(len(MANHOLES))),
        GOODLEY: sum(one << WHISTLE_GROUP + other for other in range(len(CHARACTERS) - 1)),
    }
    for character in range(len(CHARACTERS)):
        for owed in range(4):
            if owed & MOVE:
                table[character, owed] |= move
                if character == GULL:
                    table[character, owed] |= one << SWAP_GROUP
            if owed & ABILITY:
                table[character, owed] |= abilities.get(character, 0)
    return table


_GROUPS_OFFERED = _groups_offered()

_DUE_GROUPS = {
    JACK_CARD: (JACK_GROUP,),
    CARDS: (CARDS_GROUP, MORE_CARDS_GROUP),
    PLAY: (PLAY_GROUP,),
    TURN: (),
    FACE: (FACE_GROUP,),
    DRAW: (DRAW_GROUP,),
    OVER: (),
}
_GROUPS_DUE = np.array(
    [sum(1 << group for group in _DUE_GROUPS[phase]) for phase in range(len(_DUE_GROUPS))],
    dtype=np.int64,
)
"""The groups of each phase; those of a turn depend on the character, see `_GROUPS_OFFERED`."""

_ALL_WHISTLES = sum(1 << WHISTLE_GROUP + other for other in range(len(CHARACTERS) - 1))

COVER_TO = np.array(
    [
        [
            sum(
                1 << to - (to > from_)
                for to in range(len(MANHOLES))
                if COVERS_AFTER[covers, from_, to] != UNKNOWN
            )
            for from_ in range(len(MANHOLES))
        ]
        for covers in range(len(COVERS))
    ],
    dtype=np.int64,
)
"""Shape (64, 14): the choices of each group of covers."""

Record = Any
"""One element of a `STATE` array."""

Array = Any
"""A `STATE` array."""


@compiled
def turn_number(state: Record) -> int:
    """How many turns of the round are over: 0 to 4."""
    return popcount(int(state.played)) - (1 if int(state.hand) != UNKNOWN else 0)


@compiled
def player(state: Record) -> int:
    """Whose decision is due: 0 detective, 1 Jack, -1 chance, -4 nobody (the game is over)."""
    phase = int(state.phase)
    if phase == OVER:
        return -4
    if PLAY <= phase <= FACE:
        return mover(int(state.round_number), turn_number(state))
    return -1


# --- where the character in hand may go -----------------------------------------------------


@compiled
def moves(state: Record) -> int:
    """The free streets that the character in hand may move to, if he owes his move."""
    if not int(state.owed) & MOVE:
        return 0
    return reach_of(state, int(state.hand)) & ~occupied(state)


@compiled
def accusations(state: Record) -> int:
    """The streets where the detective may end the move on somebody and so accuse him."""
    if not int(state.owed) & MOVE or player(state) != 0:
        return 0
    return reach_of(state, int(state.hand)) & occupied(state)


@compiled
def exits_near(state: Record) -> int:
    """The exits by which Jack would leave with the character in hand, were that his own.

    Only while the witness card shows invisible, and so never in round 1 (rule book, "Escape").
    """
    number = int(state.round_number)
    if player(state) != 1 or number == 1 or int(state.verdict[number - 2]) != UNSEEN:
        return 0
    return exits_of(state, int(state.hand)) & ~int(state.cordons)


@compiled
def escapes(state: Record) -> int:
    """The exits by which Jack may leave now: only he himself does, by his own move."""
    return exits_near(state) if int(state.hand) == int(state.jack) else 0


# --- the choices of each group ----------------------------------------------------------------


@compiled
def lamp_choices(state: Record) -> int:
    """Each lit tile to each lamp that is dark (rule book, "Smith")."""
    dark = 0
    for lamp in range(8):
        if int(state.tile[lamp]) == 0:
            dark |= 1 << lamp
    mask = 0
    for lamp in range(8):
        if not dark >> lamp & 1:
            mask |= left_out(dark, lamp) << 7 * lamp
    return mask


@compiled
def cordon_choices(state: Record) -> int:
    """Each cordon to each free exit (rule book, "Lestrade")."""
    cordons = int(state.cordons)
    mask = 0
    for exit_ in range(4):
        if cordons >> exit_ & 1:
            mask |= left_out(15 & ~cordons, exit_) << 3 * exit_
    return mask


@compiled
def whistle_choices(state: Record, other: int) -> int:
    """Where the whistle may bring one character (rule book, "Goodley")."""
    points = points_to_spend(state)
    if points == 0:
        return 0
    return whistle_streets(state, skipping(other, GOODLEY), points)


@compiled
def must_stay(state: Record) -> bool:
    """Whether the move is owed and the character has no free street, exit or swap to go to."""
    return int(state.hand) != GULL and moves(state) == 0 and escapes(state) == 0


@compiled
def ability_choices(state: Record, group: int) -> int:
    """The choices of Gull, Smith, Lestrade, Bert and Goodley in one group."""
    if group == SWAP_GROUP:
        return (1 << 7) - 1
    if group == LAMP_GROUP:
        return lamp_choices(state)
    if group == CORDON_GROUP:
        return cordon_choices(state)
    if group < WHISTLE_GROUP:
        return int(COVER_TO[int(state.covers), group - COVER_GROUP])
    return whistle_choices(state, group - WHISTLE_GROUP)


@compiled
def outcomes(state: Record, group: int) -> int:
    """What chance may bring, in one group."""
    if group == JACK_GROUP:
        return ALL_CHARACTERS
    return deck(state, ALL_CHARACTERS) if group == DRAW_GROUP else (1 << HALF) - 1


@compiled
def group_choices(state: Record, group: int) -> int:
    """The choices of one group that `groups_offered` names, as a bit mask."""
    if group == PLAY_GROUP:
        return int(state.cards) & ~int(state.played)
    if group == MOVE_GROUP:
        return moves(state)
    if group == ACCUSE_GROUP:
        return accusations(state)
    if group == ESCAPE_GROUP:
        return escapes(state)
    if group < FACE_GROUP:
        return ability_choices(state, group)
    if group == FACE_GROUP:
        return (1 << 6) - 1
    if group == STAY_GROUP:
        return 1 if must_stay(state) else 0
    return outcomes(state, group)


@compiled
def groups_offered(state: Record) -> int:
    """The groups whose numbers may be legal at this node, as a bit mask."""
    if int(state.phase) != TURN:
        return int(_GROUPS_DUE[int(state.phase)])
    if int(state.points):
        return _ALL_WHISTLES
    return int(_GROUPS_OFFERED[int(state.hand), int(state.owed)])


# --- counting, listing, checking --------------------------------------------------------------


@compiled
def count(state: Record) -> int:
    """How many actions (or chance outcomes) there are at this node; 0 when the game is over."""
    groups = groups_offered(state)
    total = 0
    while groups:
        total += popcount(group_choices(state, lowest_bit(groups)))
        groups &= groups - 1
    return total


@compiled
def nth(state: Record, index: int) -> int:
    """The ``index``-th legal action or chance outcome, ``0 <= index < count(state)``, ascending."""
    groups = groups_offered(state)
    while groups:
        group = lowest_bit(groups)
        mask = group_choices(state, group)
        size = popcount(mask)
        if index < size:
            return int(FIRST[group]) + nth_bit(mask, index)
        index -= size
        groups &= groups - 1
    return -1


@compiled
def legal(state: Record, out: np.ndarray) -> int:
    """Write all legal numbers of this node to ``out``, ascending, and return how many they are."""
    groups = groups_offered(state)
    total = 0
    while groups:
        group = lowest_bit(groups)
        mask = group_choices(state, group)
        while mask:
            out[total] = FIRST[group] + lowest_bit(mask)
            total += 1
            mask &= mask - 1
        groups &= groups - 1
    return total


@compiled
def is_legal(state: Record, action: int) -> bool:
    """Whether this number is an action (or chance outcome) of this node."""
    if PLAY <= int(state.phase) <= FACE:
        if not 0 <= action < PLAYER_ACTIONS:
            return False
        group = int(GROUP_OF[action])
    else:
        if not 0 <= action < CHANCE_ACTIONS:
            return False
        group = int(GROUP_OF_OUTCOME[action])
    if not groups_offered(state) >> group & 1:
        return False
    return bool(group_choices(state, group) >> action - int(FIRST[group]) & 1)


@compiled
def signature(state: Record) -> int:
    """A number below 2**16 that stands for this node's legal numbers: same number, same list.

    So the lists that Python is given need be made only once (see `Game.legal_numbers`). What a
    character may do differs nearly every time, and may tell Jack's identity, as the deck does.
    """
    phase = int(state.phase)
    if phase in (TURN, DRAW):
        return UNSHARED
    if phase == PLAY:
        return phase << 8 | int(state.cards) & ~int(state.played)
    return phase << 8
