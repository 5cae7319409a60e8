"""What a playout of Mr. Jack Pocket does outside the tree; compiled.

It ends with the call that ends a given round. The way there is played by lot, but the last
action before the call is the best one for who moves: as Jack for the suspect he is in this
playout, as investigator for what he believed at the root. What the call leaves is worth what
`outlook` says.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from lamplighter.bots.ending_of_round import random_below
from lamplighter.bots.pocket import outlook
from lamplighter.games.bits import popcount
from lamplighter.games.compiled import compiled
from lamplighter.games.pocket.board import ALIBI, ALL_SUSPECTS, FACES, ROUNDS, SUSPECTS
from lamplighter.games.pocket.choices import count, nth, player
from lamplighter.games.pocket.rules import act, apply, hourglasses, visible
from lamplighter.games.pocket.state import DRAW, OVER, TOSS

__all__ = [
    "CHASE",
    "follow",
    "is_last",
    "key_of",
    "kind_of_future",
    "last_action",
    "play_out",
    "values_after_calls",
]

CHASE = 2
"""The third kind of future, after the next round being without the alibi face and with it."""

Array = Any
Record = Any


@compiled
def key_of(state: Record) -> np.uint64:
    """A number of 64 bits for what lies open in a position, and as good as never for another.

    Left out is what the playouts of one search have in common.
    """
    board = 0
    for place in range(9):
        board = board << 7 | int(state.suspect[place]) << 3 | int(state.wall[place])
    number = int(state.round_number)
    rest = int(state.detective[0]) << 8 | int(state.detective[1]) << 4 | int(state.detective[2])
    rest = rest << 12 | (number & 15) << 8 | int(state.faces) << 4 | int(state.spent)
    rest = rest << 18 | int(state.blank) << 9 | int(state.rotated)
    rest = rest << 2 | int(state.taker[number - 1]) + 1
    if number > 1:
        rest = rest << 2 | int(state.taker[number - 2]) + 1
        rest = rest << 1 | int(state.verdict[number - 2])
    bits = np.uint64(board) * np.uint64(0x9E3779B97F4A7C15) ^ np.uint64(rest)
    bits = (bits ^ bits >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ bits >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return bits ^ bits >> np.uint64(31)


@compiled
def kind_of_future(state: Record) -> int:
    """Which part of the table of values holds for this round's call; see `CHASE`."""
    if int(state.chase):
        return CHASE
    odd = int(state.round_number) & 1
    return int(odd and FACES[0, int(state.faces) & 1] != ALIBI)


@compiled
def is_last(state: Record, horizon: int) -> bool:
    """Whether the next action is the last before the call of round ``horizon``."""
    return int(state.round_number) == horizon and popcount(int(state.spent)) == 3


@compiled
def worth(state: Record, values: Array, future: int) -> float:
    """The investigator's chances after a call, before which ``future`` was its kind."""
    if int(state.winner) >= 0:
        return 1.0 - int(state.winner)
    number = int(state.round_number) - 1
    left = popcount(ALL_SUSPECTS & ~int(state.blank))
    kind = CHASE if int(state.chase) else future
    return float(values[number - 1, kind, left, hourglasses(state), state.verdict[number - 1]])


@compiled
def follow(state: Record, action: int, horizon: int, values: Array, bits: Array) -> float:
    """Carry out an action and what chance adds; the worth if the playout is over, else -1."""
    future = kind_of_future(state)
    apply(state, action)
    if int(state.phase) == DRAW:
        apply(state, nth(state, random_below(bits, count(state))))
    if int(state.phase) == OVER or int(state.round_number) > horizon:
        return worth(state, values, future)
    if int(state.phase) == TOSS:
        apply(state, nth(state, random_below(bits, count(state))))
    return -1.0


@compiled
def last_action(states: Array, values: Array, belief: Array) -> float:
    """The worth of the best action before the call, for the world that ``states[0]`` is.

    ``states[1]`` is scratch; ``belief`` holds for each set of suspects how likely Jack is one of
    them. No card is to be drawn.
    """
    state = states[0]
    number, future = int(state.round_number) - 1, kind_of_future(state)
    suspects, total = ALL_SUSPECTS & ~int(state.blank), hourglasses(state)
    jack = 1 << int(state.jack)
    sign = -1.0 if player(state) == 1 else 1.0
    best, found = -2.0, 0.0
    for index in range(count(state)):
        states[1] = states[0]
        act(states[1], nth(state, index))
        sight = suspects & visible(states[1])
        seen = values[number, future, popcount(sight), total, 1]
        unseen = values[number, future, popcount(suspects & ~sight), total + 1, 0]
        chances = seen if sight & jack else unseen
        score = sign * chances
        if sign > 0:
            score = belief[sight] * seen + belief[suspects & ~sight] * unseen
        if score > best:
            best, found = score, chances
    return float(found)


@compiled
def play_out(states: Array, horizon: int, values: Array, belief: Array, bits: Array) -> float:
    """Play ``states[0]`` on to the call of round ``horizon``; what that is worth."""
    state = states[0]
    result = -1.0
    while result < 0:
        total = count(state)
        if is_last(state, horizon) and total > 1:  # a single choice is the alibi card
            return last_action(states, values, belief)
        action = nth(state, random_below(bits, total))
        result = follow(state, action, horizon, values, bits)
    return result


@functools.cache
def values_after_calls() -> np.ndarray:
    """The investigator's chances after a call, as `outlook` has them.

    By round - 1, kind of future (no alibi face in the next round, one, chase), suspects left,
    Jack's hourglasses, and verdict; shape (8, 3, 10, 12, 2).
    """
    values = np.zeros((ROUNDS, 3, len(SUSPECTS) + 1, 12, 2))
    for index in np.ndindex(values.shape):
        number, future, left, hourglasses, seen = index
        if future == CHASE:
            values[index] = 1.0 if seen else outlook.chase(number + 1)
        elif left:
            values[index] = outlook.after_call(
                number + 1, bool(future), left, hourglasses, bool(seen)
            )
    return values
