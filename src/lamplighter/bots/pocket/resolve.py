"""How ``resolve`` plays Mr. Jack Pocket: it solves the rest of the round anew at each decision.

The position and what everybody believes of Jack (`public`) are all that a solution hangs on, so it
is the same for both players, and the time it takes tells nothing of a secret. Jack looks up his own
type in it.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

import numpy as np

from lamplighter.bots.pocket.resolving.jacks import Jack, Jacks, hand_of
from lamplighter.bots.pocket.resolving.public import Table, table_of
from lamplighter.bots.pocket.resolving.rest_of_round import RestOfRound
from lamplighter.games.base import JACK, View
from lamplighter.games.pocket.board import HOURGLASSES
from lamplighter.games.pocket.state import STATE

__all__ = ["Solution", "played", "solution_at", "solution_of", "solve", "weighed"]

FEWEST, MOST = 12, 200
"""Iterations of the solver, however large or small the tree."""

BEFORE = 6
"""Iterations before the solver looks at the ends anew."""

RARE = 0.03
"""Actions that are planned more rarely, measured by the most frequent one, are not played: they are
what the solver tried on its way."""

KEPT = 4096
"""Solutions that are remembered, of some kilobytes each."""


class Solution(NamedTuple):
    """What the solver says of one decision."""

    actions: tuple[int, ...]
    types: list[Jack]
    plan: np.ndarray
    """Shape (actions, types) for Jack, (actions, 1) for the investigator."""
    worth: np.ndarray
    """The investigator's chances after each action, by type."""
    chances: np.ndarray
    """How likely each type is."""


@functools.lru_cache(maxsize=KEPT)
def solved(
    position: bytes, beliefs: tuple[tuple[Jack, float], ...], shown: frozenset[int], effort: int
) -> Solution:
    """The solution at a public position, given as its record, with these beliefs."""
    jacks = Jacks(dict(beliefs), shown)
    rest = RestOfRound(np.frombuffer(position, dtype=STATE).copy(), jacks)
    solve(rest, effort)
    rest.settle()
    actions = tuple(int(action) for action in rest.actions)
    return Solution(actions, jacks.types, rest.plan(), rest.worth(), jacks.chances)


def solve(rest: RestOfRound, effort: int) -> None:
    """Solve as long as the effort allows: so many nodes are looked at, all iterations together."""
    iterations = min(max(effort // rest.nodes, FEWEST), MOST)
    rest.improve(BEFORE)
    rest.read_ends()
    rest.improve(iterations - BEFORE)


def solution_at(table: Table, effort: int) -> Solution:
    """The solution at a table where an action is due."""
    position = table.array.tobytes()
    return solved(position, tuple(sorted(table.beliefs.items())), table.shown(), effort)


def solution_of(view: View, effort: int, doubt: float) -> Solution:
    """The solution for the decision that is due, whoever of the two looks."""

    def likelihood(table: Table, action: int) -> np.ndarray:
        found = solution_at(table, effort)
        row: np.ndarray = found.plan[found.actions.index(action)]
        return row

    return solution_at(table_of(view, likelihood, doubt), effort)


def own_type(view: View) -> Jack:
    """What Jack is and holds."""
    record = view.position
    drawn = zip(record.card, record.taker, strict=True)
    return record.jack, hand_of([HOURGLASSES[card] for card, taker in drawn if taker == JACK])


def played(plan: np.ndarray) -> np.ndarray:
    """A plan without its rare actions; each column sums to 1 again."""
    kept = np.where(plan < RARE * plan.max(axis=0), 0.0, plan)
    share: np.ndarray = kept / kept.sum(axis=0)
    return share


def weighed(view: View, effort: int, doubt: float) -> list[tuple[int, float, float]]:
    """For each legal action: how likely it is played, and the chances of the player to move."""
    found = solution_of(view, effort, doubt)
    if view.viewer == JACK:
        own = found.types.index(own_type(view))
        plan, chances = found.plan[:, own], 1 - found.worth[:, own]
    else:
        plan, chances = found.plan[:, 0], found.worth @ found.chances
    rows = zip(found.actions, played(plan).tolist(), chances.tolist(), strict=True)
    return [(action, share, chance) for action, share, chance in rows]
