"""Where the characters of Mr. Jack (London) stand and how far they get, compiled.

How far one gets on foot and through open manholes, and how far Stealthy gets across everything,
stands in the tables of `board`: nothing is searched here (rule book, "Movement").
"""

from __future__ import annotations

from typing import Any

from lamplighter.games.compiled import compiled
from lamplighter.games.london.board import EXITS_NEAR, OUT, REACH, STEALTHY

__all__ = ["exits_of", "occupied", "reach_of"]

Record = Any


@compiled
def occupied(state: Record) -> int:
    """The streets on which somebody stands."""
    mask = 0
    for character in range(8):
        place = int(state.place[character])
        if place < OUT:
            mask |= 1 << place
    return mask


@compiled
def reach_of(state: Record, character: int) -> int:
    """The streets that a character could get to in one move, others standing there or not."""
    walker = 1 if character == STEALTHY else 0
    return int(REACH[walker, int(state.covers), int(state.place[character])])


@compiled
def exits_of(state: Record, character: int) -> int:
    """The exits, closed ones too, that a character could leave by in one move."""
    walker = 1 if character == STEALTHY else 0
    return int(EXITS_NEAR[walker, int(state.covers), int(state.place[character])])
