"""What the end of a round of Mr. Jack Pocket is worth, for each of Jack's types; compiled.

Where the rule book's table "End of the game" decides, so does this. Where the game goes on, the
network of the coming round guesses (see `features`), told what the investigator would believe
there. The position is taken as it is after the call, with the tiles turned.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lamplighter.bots.pocket.resolving.features import (
    FEATURES,
    describe_position,
    describe_type,
    guess,
    hear_position,
    look_from_everywhere,
)
from lamplighter.bots.pocket.resolving.walks import walk
from lamplighter.games.bits import popcount
from lamplighter.games.compiled import compiled, door
from lamplighter.games.pocket.board import ALL_SUSPECTS, GOAL, ROUNDS, SPACES
from lamplighter.games.pocket.rules import clear, visible
from lamplighter.games.pocket.state import ACTION, SEEN, TOSS, UNSEEN

__all__ = ["read_endings", "take_verdict", "walk_on"]

GOES_ON, CHASE_BEGINS = 2, 3
"""What a call may decide, beside a win of player 0 or 1."""

Array = Any
Record = Any


@compiled
def decided(number: int, in_chase: int, left: int, hours: int, seen: int) -> int:
    """What the call of round ``number`` decides (rule book, "End of the game").

    ``left`` are the suspects left and ``hours`` Jack's hourglasses, both after the call.
    """
    last = number == ROUNDS
    if in_chase or (left == 1 and hours >= GOAL):
        if seen:
            return 0
        if last:
            return 1
        return GOES_ON if in_chase else CHASE_BEGINS
    if left == 1:
        return 0
    return 1 if hours >= GOAL or last else GOES_ON


@compiled
def next_round(state: Record, seen: int) -> None:
    """After the fourth action: turn the tiles that the verdict clears, and begin the next round."""
    sight = visible(state)
    state.verdict[int(state.round_number) - 1] = SEEN if seen else UNSEEN
    clear(state, ALL_SUSPECTS & ~sight if seen else sight)
    state.round_number = int(state.round_number) + 1
    state.spent = 0
    state.rotated = 0
    odd = int(state.round_number) & 1
    state.faces = 0 if odd else 15 - int(state.faces)
    state.phase = TOSS if odd else ACTION


@door
def take_verdict(states: Array, seen: int) -> None:
    """`next_round` where the game is known to go on; a chase begins where one suspect is left."""
    state = states[0]
    number = int(state.round_number)
    next_round(state, seen)
    if popcount(ALL_SUSPECTS & ~int(state.blank)) == 1 and int(state.chase) == 0:
        state.chase = number


@compiled
def sum_up(
    ending: int, seen: int, suspects: int, number: int, in_chase: int, tokens: int,
    identities: Array, hours: Array, belief: Array, beliefs: Array, out: Array,
) -> float:  # fmt: skip
    """Settle the types of one verdict that win or lose by it, and believe in the others.

    ``beliefs``, shape (9,), becomes how likely each suspect is Jack if the game goes on. Returns
    the hourglasses that he is expected to have then; -1 if it does not go on.
    """
    left = popcount(suspects)
    total = 0.0
    expected = 0.0
    open_types = 0
    for suspect in range(9):
        beliefs[suspect] = 0.0
    for number_of_type in range(len(identities)):
        identity = identities[number_of_type]
        if suspects >> identity & 1:
            gathered = tokens + hours[number_of_type]
            fate = decided(number, in_chase, left, gathered, seen)
            out[number_of_type] = 1.0 - fate
            if fate >= GOES_ON:
                chance = belief[number_of_type]
                beliefs[identity] += chance
                expected += chance * gathered
                total += chance
                open_types += 1
    if open_types == 0:
        return -1.0
    for suspect in range(9):
        if total > 0:
            beliefs[suspect] /= total
        else:  # nobody comes here: any belief will do
            beliefs[suspect] = float(suspects >> suspect & 1) / left
    return expected / total if total > 0 else float(tokens)


@compiled
def guess_rest(
    state: Record, seen: int, in_chase: int, tokens: int, expected: float, identities: Array,
    hours: Array, rest: Array, beliefs: Array, weights: Array, values: Array, walks: Array,
    room: Any, out: Array,
) -> None:  # fmt: skip
    """Let the network guess for the types of one verdict with which the game goes on.

    ``state`` is a copy of the position, for good; ``walks`` are those of the coming round; ``room``
    are scratch arrays for the sights, the features and the units of the network's layers.
    """
    sights, features, base, first, second, last = room
    next_round(state, seen)
    look_from_everywhere(state, sights)
    alive = ALL_SUSPECTS & ~int(state.blank)
    left = popcount(alive)
    told = -1
    for number in range(len(identities)):
        identity = identities[number]
        if out[number] < 0 and alive >> identity & 1:
            chasing = 1 if in_chase or out[number] == 1.0 - CHASE_BEGINS else 0
            if chasing != told:
                describe_position(state, sights, beliefs, expected, chasing, features)
                hear_position(weights, features, base)
                told = chasing
            gathered = tokens + hours[number]
            share = left * beliefs[identity]
            describe_type(
                state, sights, walks, values, chasing, identity, gathered, share, rest[number],
                features,
            )  # fmt: skip
            out[number] = guess(weights, features, base, first, second, last)


@door
def walk_on(states: Array, endings: Array, scratch: Array, walks: Array) -> None:
    """Play the round after each ending by lot, for either verdict; see `walks`.

    Args:
        states: records; those of the tree.
        endings: shape (endings, 2): which record it is, and something else.
        scratch: an array of two records.
        walks: shape (endings, 2, walks, 3), filled where a verdict leaves somebody.
    """
    bits = np.zeros(1, dtype=np.uint64)
    for ending in range(len(endings)):
        state = states[endings[ending, 0]]
        alive, sight = ALL_SUSPECTS & ~int(state.blank), visible(state)
        for seen in range(2):
            if alive & sight if seen else alive & ~sight:
                scratch[0] = state
                next_round(scratch[0], seen)
                walk(scratch, bits, walks[ending, seen])


@door
def read_endings(
    states: Array, endings: Array, belief: Array, sizes: Array, identities: Array, hours: Array,
    rest: Array, tokens: int, weights: Array, layers: Array, values: Array, walks: Array,
    scratch: Array, out: Array,
) -> None:  # fmt: skip
    """The investigator's chances at the ends of a round, by ending and type.

    Args:
        states: records; those of the tree.
        endings: shape (endings, 2): which record it is, and whether the types are wide there.
        belief: shape (endings, types): how likely each type is there, up to a factor for each
            ending.
        sizes: shape (2,): how many types there are before and after Jack draws a card.
        identities: shape (2, types): who he is, of types and of wide ones.
        hours: the same shape: the hourglasses in his hand.
        rest: shape (2, types, 3): the cards left with no, one and two hourglasses.
        tokens: the hourglasses of Jack's round tokens before the call.
        weights: those of the coming round's network.
        layers: how many units its two hidden layers have.
        values: what calls are worth, see `lamplighter.bots.pocket.playout.values_after_calls`.
        walks: as `walk_on` fills them.
        scratch: an array of one record.
        out: shape (endings, types), filled.
    """
    beliefs = np.zeros(9)
    room = (
        np.zeros(SPACES, dtype=np.int64),
        np.zeros(FEATURES),
        np.zeros(layers[0]),
        np.zeros(layers[0]),
        np.zeros(layers[1]),
        np.zeros(1),
    )
    for ending in range(len(endings)):
        state = states[endings[ending, 0]]
        wide = endings[ending, 1]
        size = sizes[wide]
        who, held, left = identities[wide, :size], hours[wide, :size], rest[wide, :size]
        number, in_chase = int(state.round_number), 1 if int(state.chase) else 0
        alive = ALL_SUSPECTS & ~int(state.blank)
        sight = visible(state)
        out[ending] = 0.0
        for seen in range(2):
            suspects = alive & sight if seen else alive & ~sight
            row, mine = out[ending, :size], tokens + 1 - seen
            expected = sum_up(
                ending, seen, suspects, number, in_chase, mine, who, held,
                belief[ending], beliefs, row,
            )  # fmt: skip
            if expected >= 0:
                scratch[0] = state
                guess_rest(
                    scratch[0], seen, in_chase, mine, expected, who, held, left,
                    beliefs, weights, values, walks[ending, seen], room, row,
                )  # fmt: skip
