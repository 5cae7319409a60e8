"""The whole turns that a player of Mr. Jack (London) might take, as seen at first sight; compiled.

A turn is a few decisions: a card, a move, an ability, perhaps a lantern. For whoever plans
ahead it is one thing: the position when it is over, and what that is worth, as `foresight`
judges it.
Which choices are tried is told by widths, as in `ahead`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from lamplighter.bots.ending_of_round import random_below
from lamplighter.bots.london.ahead import NODE, TURN_LEVELS, follow, is_end, next_action
from lamplighter.bots.london.foresight import SIGNS, foresee
from lamplighter.games.compiled import compiled
from lamplighter.games.london.choices import groups_offered
from lamplighter.games.london.state import PLAY, STATE

__all__ = ["MOST_PLANS", "SPOT", "Desk", "find_plans", "look", "new_desk"]

SPOT = np.dtype(
    (
        np.record,
        [
            ("mover", np.int64),  # 0 detective, 1 Jack, -1: nobody plans on from here
            ("action", np.int64),  # the first decision of the turn that led here
            ("first", np.int64),  # in a tree: the first of the spots below
            ("children", np.int64),  # how many those are, 0 as long as it has not been opened
            ("visits", np.int64),  # in how many playouts it was met
            ("depth", np.int64),  # how many decisions it is below the root
            ("taker", np.int64),  # as in `ahead.NODE`
            ("settled", np.int64),  # as there
            ("merit", np.float64),  # for the detective, with a pinch of chance among equals
            ("worth", np.float64, (8,)),  # by suspect, the detective's chances
            ("glance", np.float64, (8,)),  # the same at first sight
            ("beliefs", np.float64, (8,)),  # how likely each suspect is, as all can see
        ],
    )
)
"""What is kept of a position between two turns, beside its record."""

MOST_PLANS = 4096
"""As many turns of one player are looked at closely, at most."""

Array = Any
Record = Any


class Desk(NamedTuple):
    """What planning needs at hand; all but the first three is scratch."""

    table: Array
    """The detective's chances at the end of the round, as `ends` reads them."""
    weights: Array
    """How `foresight` weighs what it sees."""
    bits: Array
    """The state of the generator for samples: one number of 64 bits, not 0."""
    told: Array
    states: Array
    nodes: Array
    path: Array
    plans: Array
    """The spots to which turns lead, dtype `SPOT`."""
    places: Array
    """Their records, dtype `STATE`."""


def new_desk(table: np.ndarray, weights: np.ndarray, bits: np.ndarray) -> Desk:
    """A desk for positions of one round."""
    levels = 2 + TURN_LEVELS
    return Desk(
        table,
        weights,
        bits,
        np.zeros((8, len(SIGNS))),
        np.zeros(levels, dtype=STATE),
        np.zeros(levels, dtype=NODE),
        np.zeros(levels, dtype=np.int64),
        np.zeros(MOST_PLANS, dtype=SPOT),
        np.zeros(MOST_PLANS, dtype=STATE),
    )


@compiled
def begin(place: Record, spot: Record, desk: Desk) -> None:
    """Make level 0 ready for the turns of the player to move, who may be amid one.

    At depth 0 he is the one who is asked: all his own choices are tried, and no other.
    """
    desk.states[0] = place
    node = desk.nodes[0]
    node.depth = spot.depth
    node.taker = spot.taker
    node.settled = 0
    node.tried = 0
    node.choices = 0
    node.groups = groups_offered(place)
    node.turns = 1 if int(place.phase) == PLAY else 0


@compiled
def next_end(desk: Desk, widths: Array, level: int) -> int:
    """Go on from a level (0 at first, then one less than the last) to the next end of a turn.

    Returns the level whose state and node are that end; -1 if that was all.
    """
    while level >= 0:
        action = next_action(desk.states[level], desk.nodes[level], widths, desk.bits)
        if action < 0:
            level -= 1
            continue
        desk.path[level] = action
        desk.states[level + 1] = desk.states[level]
        desk.nodes[level + 1] = desk.nodes[level]
        level += 1
        follow(desk.states[level], desk.nodes[level], action)
        if is_end(desk.states[level], desk.nodes[level]):
            return level
    return -1


@compiled
def look(place: Record, spot: Record, desk: Desk) -> None:
    """Judge a spot at first sight, by what the detective believes there."""
    node = desk.nodes[0]
    node.depth = spot.depth
    node.taker = spot.taker
    node.settled = spot.settled
    foresee(place, desk.table, desk.weights, spot.beliefs, desk.told, node)
    for suspect in range(8):
        spot.glance[suspect] = node.worth[suspect]


@compiled
def slot_for(desk: Desk, number: int, settled: int) -> int:
    """Where a turn goes on the desk, if so many were found before it; -1 nowhere.

    Goodley may have more of them than there is room for: a sample of them stays, and all that
    end the game.
    """
    if number < MOST_PLANS:
        return number
    slot = random_below(desk.bits, MOST_PLANS if settled else number + 1)
    if slot >= MOST_PLANS or (desk.plans[slot].settled and not settled):
        return -1
    return slot


@compiled
def find_plans(place: Record, spot: Record, desk: Desk, widths: Array) -> int:
    """Write the turns that may follow a spot to the desk, and say how many are there."""
    begin(place, spot, desk)
    number = 0
    level = next_end(desk, widths, 0)
    while level >= 0:
        node = desk.nodes[level]
        slot = slot_for(desk, number, node.settled)
        number += 1
        if slot >= 0:
            end = desk.states[level]
            foresee(end, desk.table, desk.weights, spot.beliefs, desk.told, node)
            plan = desk.plans[slot]
            plan.action = desk.path[0]
            plan.depth = node.depth
            plan.taker = node.taker
            plan.settled = node.settled
            plan.children = 0
            plan.visits = 0
            for suspect in range(8):
                plan.glance[suspect] = node.worth[suspect]
                plan.beliefs[suspect] = spot.beliefs[suspect]
            desk.places[slot] = end
        level = next_end(desk, widths, level - 1)
    return min(number, MOST_PLANS)
