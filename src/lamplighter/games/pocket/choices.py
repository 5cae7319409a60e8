"""Whose turn it is in Mr. Jack Pocket, and what he may do: compiled, over one `STATE` record.

Chance is a player here like the others; its outcomes are numbered in a range of their own.

Action numbers. Players: holmes 0-1, watson 2-3, toby 4-5, joker 6-9 (the last moves
nobody), rotate ``10 + 3 * place + quarter turns - 1``, exchange ``37 + pair``, alibi 73.
Chance: tile ``36 * place + 4 * suspect + side``, jack 324-332, toss ``333 + faces``, draw
``349 + suspect``.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lamplighter.games.bits import nth_bit, popcount
from lamplighter.games.compiled import compiled
from lamplighter.games.deck import deck
from lamplighter.games.node_code import UNSHARED
from lamplighter.games.pocket.board import (
    ALL_SUSPECTS,
    CHOICES,
    FIXED_SIDE,
    JOKER,
    OPEN_ACTIONS,
    ROTATION,
)
from lamplighter.games.pocket.state import ACTION, DEAL, DRAW, JACK_CARD, OVER, TOSS, UNKNOWN
from lamplighter.games.turn_order import mover

__all__ = [
    "ALIBI_ACTION",
    "CHANCE_ACTIONS",
    "DRAW_ACTIONS",
    "EXCHANGE_ACTIONS",
    "JACK_ACTIONS",
    "JOKER_ACTIONS",
    "JOKER_NONE",
    "PLAYER_ACTIONS",
    "ROTATE_ACTIONS",
    "TOSS_ACTIONS",
    "Array",
    "Record",
    "count",
    "is_legal",
    "kind_of",
    "legal",
    "nth",
    "player",
    "signature",
]

JOKER_ACTIONS = 6
JOKER_NONE = 9
ROTATE_ACTIONS = 10
EXCHANGE_ACTIONS = 37
ALIBI_ACTION = 73
PLAYER_ACTIONS = 74

FIRST = np.array([0, 2, 4, JOKER_ACTIONS, ROTATE_ACTIONS, EXCHANGE_ACTIONS, ALIBI_ACTION])
"""The first action number of each action HOLMES .. ALIBI."""

KINDS = np.searchsorted(FIRST, np.arange(PLAYER_ACTIONS), side="right") - 1
"""The action HOLMES .. ALIBI of each action number."""

JACK_ACTIONS = 324
TOSS_ACTIONS = 333
DRAW_ACTIONS = 349
CHANCE_ACTIONS = 358

Record = Any
"""One element of a `STATE` array."""

Array = Any
"""A `STATE` array."""


@compiled
def player(state: Record) -> int:
    """Whose decision is due: 0 investigator, 1 Jack, -1 chance, -4 nobody (the game is over)."""
    phase = int(state.phase)
    if phase == ACTION:
        return mover(int(state.round_number), popcount(int(state.spent)))
    return -4 if phase == OVER else -1


@compiled
def kind_of(action: int) -> int:
    """The action of the token that a player's action number spends: HOLMES .. ALIBI."""
    return int(KINDS[action])


@compiled
def choices_of(state: Record, kind: int) -> int:
    """How many choices the player to move has with an action whose token is open."""
    if kind == JOKER:
        return int(CHOICES[kind]) + player(state)
    if kind == ROTATION:
        return int(CHOICES[kind]) - 3 * popcount(int(state.rotated))
    return int(CHOICES[kind])


@compiled
def first_undealt(state: Record) -> int:
    """The place whose tile is dealt next."""
    place = 0
    while int(state.suspect[place]) != UNKNOWN:
        place += 1
    return place


@compiled
def dealt(state: Record) -> int:
    """The suspects whose tiles lie on the board, as a bit mask."""
    mask = 0
    for place in range(9):
        suspect = int(state.suspect[place])
        if suspect != UNKNOWN:
            mask |= 1 << suspect
    return mask


@compiled
def count(state: Record) -> int:
    """How many actions (or chance outcomes) there are at this node; 0 when the game is over."""
    phase = int(state.phase)
    if phase == ACTION:
        offered = OPEN_ACTIONS[int(state.faces), int(state.spent)]
        total = 0
        for kind in range(7):
            if offered >> kind & 1:
                total += choices_of(state, kind)
        return total
    if phase == DRAW:
        return popcount(deck(state, ALL_SUSPECTS))
    if phase == TOSS:
        return 16
    if phase == JACK_CARD:
        return 9
    if phase == DEAL:
        place = first_undealt(state)
        return (9 - place) * (4 if FIXED_SIDE[place] < 0 else 1)
    return 0


@compiled
def nth_choice(state: Record, kind: int, index: int) -> int:
    """The number of the ``index``-th choice with an action; rotated tiles are passed over."""
    if kind == ROTATION and int(state.rotated):
        for place in range(9):
            if index >= 3 * place and int(state.rotated) >> int(state.suspect[place]) & 1:
                index += 3
    return int(FIRST[kind]) + index


@compiled
def nth_action(state: Record, index: int) -> int:
    """The ``index``-th action of the player to move, in ascending order of numbers."""
    offered = OPEN_ACTIONS[int(state.faces), int(state.spent)]
    for kind in range(7):
        if offered >> kind & 1:
            total = choices_of(state, kind)
            if index < total:
                return nth_choice(state, kind, index)
            index -= total
    return -1


@compiled
def nth(state: Record, index: int) -> int:
    """The ``index``-th legal action or chance outcome, ``0 <= index < count(state)``, ascending."""
    phase = int(state.phase)
    if phase == ACTION:
        return nth_action(state, index)
    if phase == DRAW:
        return DRAW_ACTIONS + nth_bit(deck(state, ALL_SUSPECTS), index)
    if phase == TOSS:
        return TOSS_ACTIONS + index
    if phase == JACK_CARD:
        return JACK_ACTIONS + index
    place = first_undealt(state)
    free = ALL_SUSPECTS & ~dealt(state)
    if FIXED_SIDE[place] < 0:
        return 36 * place + 4 * nth_bit(free, index >> 2) + (index & 3)
    return 36 * place + 4 * nth_bit(free, index) + int(FIXED_SIDE[place])


@compiled
def legal(state: Record, out: np.ndarray) -> int:
    """Write all legal numbers of this node to ``out``, ascending, and return how many they are."""
    total = count(state)
    for index in range(total):
        out[index] = nth(state, index)
    return total


@compiled
def signature(state: Record) -> int:
    """A number below 2**16 that stands for this node's legal numbers: same number, same list.

    So the lists that Python is given need be made only once (see `Game.legal_numbers`). The
    deck's list would tell Jack's identity to whoever finds it kept: its signature is UNSHARED.
    """
    phase = int(state.phase)
    if phase == ACTION:
        offered = OPEN_ACTIONS[int(state.faces), int(state.spent)]
        turned = 0
        if offered >> ROTATION & 1:
            for place in range(9):
                if int(state.rotated) >> int(state.suspect[place]) & 1:
                    turned = place + 1
        return phase << 13 | turned << 8 | player(state) << 7 | int(offered)
    if phase == DRAW:
        return UNSHARED
    if phase == DEAL:
        return phase << 13 | first_undealt(state) << 9 | dealt(state)
    return phase << 13


@compiled
def is_legal_outcome(state: Record, outcome: int) -> bool:
    """Whether chance may bring this outcome now."""
    phase = int(state.phase)
    if phase == DRAW:
        suspect = outcome - DRAW_ACTIONS
        return 0 <= suspect < 9 and bool(deck(state, ALL_SUSPECTS) >> suspect & 1)
    if phase == TOSS:
        return TOSS_ACTIONS <= outcome < DRAW_ACTIONS
    if phase == JACK_CARD:
        return JACK_ACTIONS <= outcome < TOSS_ACTIONS
    place = first_undealt(state)
    if not 36 * place <= outcome < 36 * (place + 1):
        return False
    suspect, side = (outcome - 36 * place) >> 2, outcome & 3
    fits = FIXED_SIDE[place] < 0 or side == FIXED_SIDE[place]
    return fits and not dealt(state) >> suspect & 1


@compiled
def is_legal(state: Record, action: int) -> bool:
    """Whether this number is an action (or chance outcome) of this node."""
    phase = int(state.phase)
    if phase == OVER:
        return False
    if phase != ACTION:
        return is_legal_outcome(state, action)
    if not 0 <= action < PLAYER_ACTIONS:
        return False
    kind = kind_of(action)
    if not OPEN_ACTIONS[int(state.faces), int(state.spent)] >> kind & 1:
        return False
    if action == JOKER_NONE:
        return player(state) == 1
    if kind == ROTATION:
        suspect = int(state.suspect[(action - ROTATE_ACTIONS) // 3])
        return not int(state.rotated) >> suspect & 1
    return True
