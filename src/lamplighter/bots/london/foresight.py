"""What a position between two turns of Mr. Jack (London) promises, learned from games; compiled.

Whoever searches cannot play to the end of the game, so he has to guess the detective's chances
where he stops: at the call for witnesses, or after a turn of a round. `ends` guesses by a model
that was made and counted by hand. Here that guess is one of two dozen things told of a suspect
(`SIGNS`), weighed against each other by a logistic regression: how likely does the detective win if
this one is Jack? The weights come from ``training/london_outlook.py``, which has ``ismcts`` play
against itself; there are some for each number of turns over, in odd rounds and in even ones.

They guess better than `ends`, above all in the middle of a round: ``training/london_outlook.csv``.
Small networks, boosted trees and products of signs guessed no better where tried (800 games).
In play it is mixed with what `ends` says, see `SHARES`.

What the rules or plain reason decide is not left to the weights: who was caught or has left, whom
Jack takes out with his next decision, whom the detective had better accuse, and that time is up.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from lamplighter.bots.london.ends import (
    FAINT,
    guess_sight,
    near_exit,
    read_accusation,
    read_call,
    read_escapes,
    read_settled,
)
from lamplighter.games.base import DETECTIVE, JACK
from lamplighter.games.compiled import compiled, door
from lamplighter.games.london.board import ALL_CHARACTERS, DISTANCE, GATES, ROUNDS
from lamplighter.games.london.choices import player, turn_number
from lamplighter.games.london.movement import reach_of
from lamplighter.games.london.rules import visible
from lamplighter.games.london.state import UNSEEN

__all__ = ["SHARES", "SIGNS", "describe_all", "foresee", "hand_made", "learned", "weights_for"]

SIGNS = (
    "time",
    "late",
    "seen",
    "waits",
    "may_leave",
    "near",
    "near_unseen",
    "about_to_leave",
    "comes",
    "leaves_next",
    "alike",
    "unlike",
    "waiting",
    "left",
    "hunters",
    "hunters_to_come",
    "detective_cards",
    "jack_cards",
    "loose",
    "steps",
    "ends",
    "stays_seen",
    "crowd",
    "always",
)
"""What is told of a suspect, in this order; see `describe`."""

(
    TIME,
    LATE,
    SEES,
    WAITS,
    MAY_LEAVE,
    NEAR,
    NEAR_UNSEEN,
    ABOUT_TO_LEAVE,
    COMES,
    LEAVES_NEXT,
    ALIKE,
    UNLIKE,
    WAITING,
    LEFT,
    HUNTERS,
    HUNTERS_TO_COME,
    DETECTIVE_CARDS,
    JACK_CARDS,
    LOOSE,
    STEPS,
    ENDS,
    STAYS_SEEN,
    CROWD,
    ALWAYS,
) = range(len(SIGNS))

NUMBER = len(SIGNS)

TURNS = 4

SHARES = {DETECTIVE: 0.5, JACK: 0.25}
"""By the player who searches: how far he goes by what was learned, and not by `ends` alone.

Signs go with what players did who wanted to win: that Jack stands near an exit says also that he
has not left. A detective who took them for laws won as often, but let Jack escape more often; a
Jack who did won far fewer games than one who knew nothing of them, and a detective who read Jack's
turns by them (see `belief`) named the wrong one. With these shares it beat the search that goes by
`ends` alone, in both roles; against ``lookahead`` it won no more than that search did.
"""

FAR = 9
"""Farther from an exit than that is all the same."""

MOST = 20.0
"""So many times as likely as one suspect can others be, at most."""

DOUBT = 0.005
"""Nearer to 0 and 1 than this the guess of `ends` is not believed."""

Array = Any
Record = Any


def hand_made() -> np.ndarray:
    """The weights that leave it to `ends`."""
    weights = np.zeros((2, TURNS, NUMBER))
    weights[:, :, ENDS] = 1.0
    return weights


@cache
def learned() -> np.ndarray:
    """The weights by parity of the round (0 even) and turns over less 1; shape (2, 4, signs)."""
    with files("lamplighter.bots.london").joinpath("foresight.csv").open() as file:
        rows = np.loadtxt(file, delimiter=",", skiprows=1)
    made: np.ndarray = rows.reshape(2, TURNS, NUMBER)
    return made


@cache
def weights_for(share: float) -> np.ndarray:
    """Weights half way, or any other share of it, from what `ends` says to what was learned."""
    return (1 - share) * hand_made() + share * learned()


# --- what is told of a suspect ----------------------------------------------------------------


@compiled
def of_group(mask: int, beliefs: Array, suspect: int) -> float:
    """How many a group has beside a suspect, each counted as he is likelier; a logarithm."""
    total = 0.0
    for other in range(8):
        if other != suspect and mask >> other & 1:
            total += beliefs[other]
    return float(np.log1p(min(total / max(beliefs[suspect], FAINT), MOST)))


@compiled
def log_odds(worth: float) -> float:
    """Chances as a regression has them: 0 for evens."""
    bounded = min(max(worth, DOUBT), 1 - DOUBT)
    return float(np.log(bounded / (1 - bounded)))


@compiled
def steps_to_exit(state: Record, suspect: int) -> int:
    """How far a suspect is from the gate of the nearest free exit, along the streets."""
    least = FAR
    for exit_ in range(4):
        if not int(state.cordons) >> exit_ & 1:
            least = min(least, int(DISTANCE[int(GATES[exit_]), int(state.place[suspect])]))
    return least


@compiled
def cards_to_come(state: Record, turn: int) -> int:
    """Whose cards are still to be played, in this round or else in the next."""
    if turn < TURNS:
        return int(state.cards) & ~int(state.played)
    return ALL_CHARACTERS & ~int(state.cards) if int(state.round_number) & 1 else ALL_CHARACTERS


@compiled
def describe_hunters(state: Record, come: int, beliefs: Array, told: Array) -> None:
    """How many others could get to where each suspect is, and to where suspects are in general."""
    crowd = 0.0
    for suspect in range(8):
        told[suspect, HUNTERS] = 0.0
        told[suspect, HUNTERS_TO_COME] = 0.0
    for hunter in range(8):
        reach = reach_of(state, hunter)
        for suspect in range(8):
            if hunter != suspect and reach >> int(state.place[suspect]) & 1:
                told[suspect, HUNTERS] += 0.25
                told[suspect, HUNTERS_TO_COME] += 0.5 * (come >> hunter & 1)
                crowd += 0.25 * beliefs[suspect]
    for suspect in range(8):
        told[suspect, CROWD] = crowd


@compiled
def describe_exits(state: Record, sight: int, beliefs: Array, told: Array) -> None:
    """Who could leave by a move, unseen or not, and how likely Jack is one of those unseen."""
    loose = 0.0
    for suspect in range(8):
        near = near_exit(state, suspect)
        told[suspect, NEAR] = 1.0 if near else 0.0
        told[suspect, NEAR_UNSEEN] = 1.0 if near and not sight >> suspect & 1 else 0.0
        told[suspect, STEPS] = 0.2 * steps_to_exit(state, suspect)
        loose += beliefs[suspect] * told[suspect, NEAR_UNSEEN]
    for suspect in range(8):
        told[suspect, LOOSE] = loose


@compiled
def describe_round(state: Record, row: Array) -> None:
    """What is the same for every suspect: the time, the alibi cards, the last call."""
    number = int(state.round_number)
    row[ALWAYS] = 1.0
    row[TIME] = 0.25 * (number - 4)
    row[LATE] = 1.0 if number > 6 else 0.0
    row[MAY_LEAVE] = 1.0 if number > 1 and int(state.verdict[number - 2]) == UNSEEN else 0.0
    row[DETECTIVE_CARDS] = 0.0
    row[JACK_CARDS] = 0.0
    for index in range(8):
        if int(state.taker[index]) == 0:
            row[DETECTIVE_CARDS] += 0.5
        elif int(state.taker[index]) == 1:
            row[JACK_CARDS] += 0.5


@compiled
def describe_suspect(sight: int, waiting: int, beliefs: Array, suspect: int, row: Array) -> None:
    """Whether one is seen, whether that may change, and how many are like him."""
    seen = sight >> suspect & 1
    waits = waiting >> suspect & 1
    alike = sight if seen else ALL_CHARACTERS & ~sight
    row[SEES] = seen
    row[WAITS] = waits
    row[STAYS_SEEN] = seen * (1 - waits)
    row[ABOUT_TO_LEAVE] = row[NEAR] * waits * row[MAY_LEAVE]
    row[ALIKE] = of_group(alike & ~waiting, beliefs, suspect)
    row[UNLIKE] = of_group(ALL_CHARACTERS & ~alike & ~waiting, beliefs, suspect)
    row[WAITING] = of_group(waiting, beliefs, suspect)
    row[LEFT] = of_group(ALL_CHARACTERS, beliefs, suspect)


@compiled
def describe(state: Record, table: Array, beliefs: Array, node: Record, told: Array) -> None:
    """Write what is told of each suspect who is believed in, shape (8, signs).

    The node's worth becomes what `ends` says, but for an accusation.
    """
    guess_sight(state, table, node)
    read_call(state, table, beliefs, node)
    turn = turn_number(state)
    if turn < TURNS:
        read_escapes(state, table, node)
    sight = visible(state)
    waiting = int(state.cards) & ~int(state.played)
    come = cards_to_come(state, turn)
    known = come if turn == TURNS and int(state.round_number) & 1 else 0
    describe_hunters(state, come, beliefs, told)
    describe_exits(state, sight, beliefs, told)
    for suspect in range(8):
        if beliefs[suspect] > 0:
            row = told[suspect]
            describe_round(state, row)
            describe_suspect(sight, waiting, beliefs, suspect, row)
            row[COMES] = known >> suspect & 1
            row[LEAVES_NEXT] = row[NEAR_UNSEEN] * row[COMES]
            row[ENDS] = log_odds(node.worth[suspect])


@door
def describe_all(states: Array, tables: Array, beliefs: Array, node: Array, out: Array) -> None:
    """`describe` many positions; ``out`` has shape (positions, 8, signs), ``node`` is scratch."""
    for index in range(len(states)):
        describe(states[index], tables[index], beliefs[index], node[0], out[index])


# --- what it promises -------------------------------------------------------------------------


@compiled
def chances(weights: Array, row: Array) -> float:
    """What the weights make of what is told of a suspect."""
    total = 0.0
    for sign in range(NUMBER):
        total += weights[sign] * row[sign]
    return float(1 / (1 + np.exp(-total)))


@compiled
def foresee(
    state: Record, table: Array, weights: Array, beliefs: Array, told: Array, node: Record
) -> None:
    """The detective's chances where the search ends, by suspect who may be Jack.

    Args:
        state: a position between two turns, the call not yet made.
        table: as `ends` reads it.
        weights: as `weights_for` makes them.
        beliefs: how likely each suspect is to the detective; one who cannot be Jack is worth 0.
        told: scratch, shape (8, signs).
        node: whose worth is written; it tells who was accused or has left.
    """
    if node.settled:
        read_settled(node)
        return
    turn = turn_number(state)
    number = int(state.round_number)
    in_time = number < ROUNDS or turn < TURNS
    describe(state, table, beliefs, node, told)
    to_move = player(state) if turn < TURNS else -1
    for suspect in range(8):
        node.worth[suspect] = 0.0
        leaves = to_move == 1 and told[suspect, ABOUT_TO_LEAVE] > 0
        if in_time and beliefs[suspect] > 0 and not leaves:
            node.worth[suspect] = chances(weights[number & 1, turn - 1], told[suspect])
    if to_move == 0:
        read_accusation(state, beliefs, node)
