"""Goodley's whistle: who can come how near for how many points, compiled.

Three points are spent on one to three other characters, each of whom ends strictly nearer to
Goodley along the streets. Exactly three are spent if any sequence of characters allows it,
else the most that any sequence allows; a word after which the rest could no longer be spent is
no legal word (rule book, "Goodley"). Characters do not block, but none ends where somebody
stands, so a street that one has left may serve the next: the order matters.

There are no more points than three, so the search for a way to spend them is written out in
three functions, each over sets of streets from the tables of `board`.
"""

from __future__ import annotations

from typing import Any

from lamplighter.games.compiled import compiled
from lamplighter.games.london.board import CLOSER, DISTANCE, GOODLEY, RING, WHISTLE_POINTS
from lamplighter.games.london.movement import occupied

__all__ = ["cost_of", "points_to_spend", "whistle_streets"]

Record = Any


@compiled
def nearer(state: Record, character: int, cost: int) -> int:
    """The streets, free or not, that bring a character nearer to Goodley for just ``cost``."""
    place = int(state.place[character])
    goodley = int(state.place[GOODLEY])
    return int(RING[place, cost]) & int(CLOSER[goodley, DISTANCE[place, goodley]])


@compiled
def can_spend_one(state: Record, taken: int, deaf: int) -> bool:
    """Whether a character who is not ``deaf`` can spend one point, these streets being taken."""
    for character in range(8):
        if not deaf >> character & 1 and nearer(state, character, 1) & ~taken:
            return True
    return False


@compiled
def can_spend_two(state: Record, taken: int, deaf: int) -> bool:
    """Whether two points can be spent, by one character or by two in either order."""
    for character in range(8):
        if deaf >> character & 1:
            continue
        if nearer(state, character, 2) & ~taken:
            return True
        left = taken & ~(1 << int(state.place[character]))
        ends = nearer(state, character, 1) & ~taken
        while ends:
            end = ends & -ends
            if can_spend_one(state, left | end, deaf | 1 << character):
                return True
            ends ^= end
    return False


@compiled
def can_spend_three(state: Record, taken: int, deaf: int) -> bool:
    """Whether three points can be spent, by one to three characters in any order."""
    for character in range(8):
        if not deaf >> character & 1 and nearer(state, character, 3) & ~taken:
            return True
    for character in range(8):
        if deaf >> character & 1:
            continue
        left = taken & ~(1 << int(state.place[character]))
        for cost in range(1, 3):
            ends = nearer(state, character, cost) & ~taken
            while ends:
                end = ends & -ends
                if can_spend(state, 3 - cost, left | end, deaf | 1 << character):
                    return True
                ends ^= end
    return False


@compiled
def can_spend(state: Record, points: int, taken: int, deaf: int) -> bool:
    """Whether one or two points can be spent."""
    if points == 1:
        return can_spend_one(state, taken, deaf)
    return can_spend_two(state, taken, deaf)


@compiled
def points_to_spend(state: Record) -> int:
    """The points left of a whistle under way, or the most that one beginning now can reach."""
    if int(state.points):
        return int(state.points)
    taken = occupied(state)
    deaf = 1 << GOODLEY
    if can_spend_three(state, taken, deaf):
        return WHISTLE_POINTS
    if can_spend_two(state, taken, deaf):
        return 2
    return 1 if can_spend_one(state, taken, deaf) else 0


@compiled
def whistle_streets(state: Record, character: int, points: int) -> int:
    """Where a character may end, all of ``points`` being spent in the end; 0 if he cannot hear."""
    deaf = int(state.whistled) | 1 << GOODLEY
    if deaf >> character & 1:
        return 0
    taken = occupied(state)
    left = taken & ~(1 << int(state.place[character]))
    deaf |= 1 << character
    streets = nearer(state, character, points) & ~taken
    for cost in range(1, points):
        ends = nearer(state, character, cost) & ~taken
        while ends:
            end = ends & -ends
            if can_spend(state, points - cost, left | end, deaf):
                streets |= end
            ends ^= end
    return streets


@compiled
def cost_of(state: Record, character: int, street: int) -> int:
    """The points that it costs to bring a character to a street: the way along the streets."""
    return int(DISTANCE[int(state.place[character]), street])
