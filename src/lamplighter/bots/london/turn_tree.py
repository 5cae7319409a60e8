"""The search of ``ismcts`` in Mr. Jack (London), compiled: a tree of whole turns.

What an information set is here: all that lies open, and for Jack's side who he is. A spot of
the tree stands for what is open; how good it is, is a vector, the detective's chances if Jack
is this suspect or that one. A playout draws one suspect, goes down the tree as if he were Jack,
and opens one more turn at its end. On the way the detective, who does not know who was drawn,
takes what is best on the average of what he believes at that spot; Jack's side takes what is best
for the suspect drawn. Both try now and then what has been tried little (PUCT).

A whole turn is one edge: of the hundreds of turns that a player has, those that look best at
first sight are kept, some for each card that he might take and, where Jack moves, for each
suspect. A turn of Jack's changes what the detective believes, by the model of `belief`. So Jack
reckons with what his turns give away. The Jacks of a detective's search reckon even with the alibi
cards that he holds, though those are his secret: what a call leaves to him must be counted
without whom he knows to be innocent, and the one count serves both.
A spot is worth what the best of those below it is, not the average of its playouts: the leaves
are judged by a function and not by games of chance, so there is little noise to average (Lanctot,
Winands, Pepels, Sturtevant: "Monte Carlo tree search with heuristic evaluations using implicit
minimax backups", 2014). Information sets, and one tree for all worlds: Cowling, Powley, Whitehouse:
"Information set Monte Carlo tree search", 2012. PUCT: Rosin, "Multi-armed bandits with episode
context", 2011. Progressive widening was rejected for the fixed number of turns: a spot is seldom
met often enough to widen. Left out: which alibi cards are drawn, and the rounds to come; the
tree ends with the call for witnesses, and what comes after is `foresight`'s.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from lamplighter.bots.ending_of_round import random_below
from lamplighter.bots.london.belief import add_up, likelihood
from lamplighter.bots.london.plans import SPOT, Desk, find_plans, look
from lamplighter.games.compiled import compiled, door
from lamplighter.games.london.choices import player
from lamplighter.games.london.numbers import PLAYER_ACTIONS
from lamplighter.games.london.state import STATE

__all__ = ["KEPT", "Tree", "new_tree", "search"]

KEPT = 32
"""How many turns are kept of a spot, at most."""

EXPLORE = 0.05
"""How much what has been tried little is preferred: in the detective's chances."""

PINCH = 0.001
"""By how much at most chance changes the merit of a turn: among so many, equals abound."""

Array = Any
Record = Any


class Tree(NamedTuple):
    """A tree that grows: its root is the first spot."""

    spots: Array
    """Dtype `SPOT`."""
    records: Array
    """The position of each, dtype `STATE`."""
    trust: float
    """How far the detective trusts what Jack's turns seem to say; see `belief`."""
    widths: Array
    """Two widths as `ahead.next_action` reads them: at the root, and below it."""
    weights: Array
    """Scratch by suspect, as are all that follow: whose view of the worth is taken."""
    totals: Array
    wishes: Array
    """For whom turns are kept, and how many are: shape (2, suspects)."""
    quota: Array
    """By action: how many turns that begin with it may still be kept."""
    way: Array
    """The spots that a playout has met."""


def new_tree(playouts: int, trust: float, widths: np.ndarray) -> Tree:
    """A tree with room for so many playouts; the root is still to be filled in."""
    size = 1 + KEPT * playouts
    return Tree(
        np.zeros(size, dtype=SPOT),
        np.zeros(size, dtype=STATE),
        trust,
        widths,
        np.zeros(8),
        np.zeros(8),
        np.zeros((2, 8)),
        np.zeros(PLAYER_ACTIONS, dtype=np.int64),
        np.zeros(8, dtype=np.int64),
    )


@compiled
def average(weights: Array, worth: Array) -> float:
    """The sum of a vector by suspect, weighted."""
    total = 0.0
    for suspect in range(8):
        total += weights[suspect] * worth[suspect]
    return total


@compiled
def take_view(tree: Tree, spot: Record, suspect: int) -> None:
    """Set the weights for the player to move: what the detective believes, or the one suspect."""
    for other in range(8):
        if spot.mover == 0:
            tree.weights[other] = spot.beliefs[other]
        else:
            tree.weights[other] = 1.0 if other == suspect else 0.0


@compiled
def draw(bits: Array, beliefs: Array) -> int:
    """A suspect at random, by what is believed."""
    rest = random_below(bits, 1 << 20) / (1 << 20)
    last = 0
    for suspect in range(8):
        if beliefs[suspect] > 0:
            last = suspect
            rest -= beliefs[suspect]
            if rest < 0:
                break
    return last


# --- opening a spot ---------------------------------------------------------------------------


@compiled
def infer(tree: Tree, desk: Desk, number: int) -> None:
    """Let the detective draw his conclusions from each turn of Jack's, and judge it anew."""
    add_up(desk.plans, number, tree.totals)
    for index in range(number):
        plan = desk.plans[index]
        total = 0.0
        for suspect in range(8):
            likely = likelihood(plan.glance[suspect], tree.totals[suspect])
            plan.beliefs[suspect] *= likely**tree.trust
            total += plan.beliefs[suspect]
        for suspect in range(8):
            plan.beliefs[suspect] /= total
        look(desk.places[index], plan, desk)


@compiled
def set_quota(tree: Tree, desk: Desk, number: int) -> None:
    """Say how many turns may be kept of those that begin alike."""
    different = 0
    for index in range(number):
        tree.quota[desk.plans[index].action] = 0
    for index in range(number):
        different += 1 - tree.quota[desk.plans[index].action]
        tree.quota[desk.plans[index].action] = 1
    for index in range(number):
        tree.quota[desk.plans[index].action] = 2 + KEPT // different if different > 1 else KEPT


@compiled
def set_merits(tree: Tree, desk: Desk, number: int) -> None:
    """Say how good each turn looks to the detective; a pinch of chance parts equals."""
    for index in range(number):
        plan = desk.plans[index]
        plan.merit = average(tree.weights, plan.glance)
        plan.merit += PINCH * random_below(desk.bits, 1000) / 1000


@compiled
def set_wishes(tree: Tree, spot: Record, suspect: int) -> None:
    """Say for whom turns are kept: for each suspect as he is likely, for ``suspect`` if not -1."""
    for other in range(8):
        tree.wishes[1, other] = 0.0
        tree.wishes[0, other] = spot.beliefs[other]
        if suspect >= 0:
            tree.wishes[0, other] = 1.0 if other == suspect else 0.0


@compiled
def next_wish(wishes: Array) -> int:
    """For whom the next turn is kept: he who has the fewest for his share."""
    best = 0
    for suspect in range(8):
        if wishes[0, suspect] * (1 + wishes[1, best]) > wishes[0, best] * (1 + wishes[1, suspect]):
            best = suspect
    return best


@compiled
def best_left(tree: Tree, desk: Desk, number: int, wish: int) -> int:
    """The best turn that may still be kept, for the detective if ``wish`` is -1; -1 if none."""
    best = -1
    most = 0.0
    for index in range(number):
        plan = desk.plans[index]
        if plan.visits == 0 and tree.quota[plan.action] > 0:
            now = plan.merit if wish < 0 else -plan.glance[wish] + PINCH * plan.merit
            if best < 0 or now > most:
                best = index
                most = now
    return best


@compiled
def same_place(one: Record, other: Record) -> bool:
    """Whether two turns from the same position have led to the same one."""
    if int(one.facing) != int(other.facing) or int(one.covers) != int(other.covers):
        return False
    if int(one.cordons) != int(other.cordons) or int(one.played) != int(other.played):
        return False
    for index in range(8):
        if int(one.place[index]) != int(other.place[index]):
            return False
        if int(one.tile[index]) != int(other.tile[index]):
            return False
    return True


@compiled
def is_new(tree: Tree, desk: Desk, index: int, first: int, used: int) -> bool:
    """Whether no turn has been kept yet that comes to the same."""
    for other in range(first, used):
        alike = tree.spots[other].settled == desk.plans[index].settled
        if alike and same_place(tree.records[other], desk.places[index]):
            return False
    return True


@compiled
def keep(tree: Tree, desk: Desk, index: int, used: int) -> None:
    """Make a turn the next spot of the tree."""
    tree.spots[used] = desk.plans[index]
    tree.records[used] = desk.places[index]
    spot = tree.spots[used]
    record = tree.records[used]
    spot.visits = 0
    for suspect in range(8):
        spot.worth[suspect] = spot.glance[suspect]
    over = spot.settled != 0 or int(record.played) == int(record.cards)
    spot.mover = -1 if over else player(record)


@compiled
def open_spot(tree: Tree, desk: Desk, at: int, used: int, jack: int) -> int:
    """Put the turns that look best below a spot; how many spots there are then."""
    spot = tree.spots[at]
    number = find_plans(tree.records[at], spot, desk, tree.widths[1 if at else 0])
    if spot.mover == 1:
        infer(tree, desk, number)
    take_view(tree, spot, jack)
    set_merits(tree, desk, number)
    set_quota(tree, desk, number)
    set_wishes(tree, spot, -1 if at else jack)
    spot.first = used
    wish = -1
    while used - spot.first < KEPT:
        if spot.mover == 1:
            wish = next_wish(tree.wishes)
        best = best_left(tree, desk, number, wish)
        if best < 0:
            break
        desk.plans[best].visits = 1
        if is_new(tree, desk, best, spot.first, used):
            if wish >= 0:
                tree.wishes[1, wish] += 1
            tree.quota[desk.plans[best].action] -= 1
            keep(tree, desk, best, used)
            used += 1
    spot.children = used - spot.first
    return used


# --- a playout --------------------------------------------------------------------------------


@compiled
def drift(tree: Tree, spot: Record) -> float:
    """How much those below a spot have changed since first sight, on the average."""
    total = 0.0
    number = 0
    for index in range(spot.first, spot.first + spot.children):
        child = tree.spots[index]
        if child.visits:
            total += average(tree.weights, child.worth) - average(tree.weights, child.glance)
            number += 1
    return total / number if number else 0.0


@compiled
def next_spot(tree: Tree, spot: Record, suspect: int) -> int:
    """Where a playout goes on, Jack being this suspect."""
    take_view(tree, spot, suspect)
    change = drift(tree, spot)
    curious = EXPLORE * np.sqrt(spot.visits)
    best = -1
    most = 0.0
    for index in range(spot.first, spot.first + spot.children):
        child = tree.spots[index]
        now = average(tree.weights, child.worth) + (0.0 if child.visits else change)
        now = curious / (1 + child.visits) + (-now if spot.mover else now)
        if best < 0 or now > most:
            best = index
            most = now
    return best


@compiled
def back_up_detective(tree: Tree, spot: Record) -> None:
    """His spot is worth what the best of those below it is, if they have been looked into."""
    take_view(tree, spot, -1)
    best = -1
    most = 0.0
    for index in range(spot.first, spot.first + spot.children):
        if tree.spots[index].visits or spot.visits == 0:
            now = average(tree.weights, tree.spots[index].worth)
            if best < 0 or now > most:
                best = index
                most = now
    for suspect in range(8):
        spot.worth[suspect] = tree.spots[best].worth[suspect]


@compiled
def back_up_jack(tree: Tree, spot: Record) -> None:
    """A spot where Jack moves is worth to each suspect what is best for him below it."""
    for suspect in range(8):
        take_view(tree, spot, suspect)
        change = drift(tree, spot)
        least = 9.0
        for index in range(spot.first, spot.first + spot.children):
            child = tree.spots[index]
            least = min(least, child.worth[suspect] + (0.0 if child.visits else change))
        spot.worth[suspect] = least


@compiled
def back_up(tree: Tree, spot: Record) -> None:
    """Give a spot that has been opened the worth of the best below it."""
    if spot.mover == 0:
        back_up_detective(tree, spot)
    elif spot.mover == 1:
        back_up_jack(tree, spot)


@compiled
def go_down(tree: Tree, desk: Desk, jack: int) -> int:
    """Write the way of one playout through the tree, and say how long it is.

    Where the search is Jack's, every other playout lets the detective be wrong about him.
    """
    suspect = jack if jack >= 0 else draw(desk.bits, tree.spots[0].beliefs)
    depth = 0
    at = 0
    while tree.spots[at].children:
        at = next_spot(tree, tree.spots[at], suspect)
        depth += 1
        tree.way[depth] = at
        if depth == 1 and jack >= 0 and random_below(desk.bits, 2):
            suspect = draw(desk.bits, tree.spots[at].beliefs)
    return depth


@door
def search(tree: Tree, desk: Desk, playouts: int, jack: int) -> None:
    """Let a tree grow by so many playouts; ``jack`` is -1 where the detective searches."""
    used = 1
    for _ in range(playouts):
        depth = go_down(tree, desk, jack)
        at = tree.way[depth]
        if tree.spots[at].mover >= 0:
            used = open_spot(tree, desk, at, used, jack)
        while depth >= 0:
            spot = tree.spots[tree.way[depth]]
            back_up(tree, spot)
            spot.visits += 1
            depth -= 1
