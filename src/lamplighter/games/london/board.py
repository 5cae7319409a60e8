"""The printed things of Mr. Jack (London) and the geometry between them.

Numbers used everywhere: a *character* is an index into `CHARACTERS`, a *street* an index into
`STREETS` (the hexagons on which one may stand, manholes included), a *lamp* an index into
`LAMPS` (the gaslight hexagons, lit or not), an *exit* an index into `EXITS`, a *direction* one
into `DIRECTIONS`, a *manhole* one into `MANHOLES`. A set of streets is a bit mask, bit ``s`` for
street ``s``; there are 60 of them, so it fits a signed number of 64 bits.

Everything is worked out once, from the two maps (see `maps`). Source: rule book, "Material",
"Set-up", "Movement" and "Light".
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import numpy as np

from lamplighter.games.london.maps import (
    BOARDS,
    DIRECTIONS,
    EXITS,
    LETTERS,
    PrintedBoard,
    printed_board,
)

__all__ = [
    "ALL_CHARACTERS",
    "BEAM",
    "BERT",
    "BOARDS",
    "CHARACTERS",
    "CLOSER",
    "COVERS",
    "COVERS_AFTER",
    "DIRECTIONS",
    "DISTANCE",
    "EXITS",
    "EXITS_NEAR",
    "FIRST_FACING",
    "GATES",
    "GOODLEY",
    "GULL",
    "HEXES",
    "HOLMES",
    "LAMPLIGHT",
    "LAMPS",
    "LAMPS_TO_GO_OUT",
    "LESTRADE",
    "LETTERS",
    "MANHOLES",
    "MANHOLES_OF",
    "NEIGHBOURS",
    "OUT",
    "PLAIN",
    "PRINTED",
    "REACH",
    "RING",
    "ROUNDS",
    "SMITH",
    "START_CORDONS",
    "START_COVERS",
    "START_PLACES",
    "START_TILES",
    "STEALTHY",
    "STREETS",
    "STREET_OF_MANHOLE",
    "WATSON",
    "WHISTLE_POINTS",
]

CHARACTERS = ("holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert")
"""The eight characters, in the order of the rules."""

HOLMES, WATSON, SMITH, LESTRADE, STEALTHY, GOODLEY, GULL, BERT = range(len(CHARACTERS))

ALL_CHARACTERS = (1 << len(CHARACTERS)) - 1
"""The set of all characters as a bit mask, bit ``c`` for character ``c``."""

ROUNDS = 8

LAMPS_TO_GO_OUT = 4
"""The tile with the number of the round goes out for good at the end of rounds 1 to 4."""

STEPS = 3
"""The most steps of a move, and of one character that hears the whistle."""

STEALTHY_STEPS = 4

WHISTLE_POINTS = 3

PLAIN = 5
"""A lamp tile without a number; 0 is no tile."""

FIRST_FACING = DIRECTIONS.index("ne")
"""The way Watson's lantern faces at the start."""

PRINTED: dict[str, PrintedBoard] = {board: printed_board(board) for board in BOARDS}
"""The two boards as they are printed, by name."""

_PLAIN_BOARD = PRINTED[BOARDS[0]]
"""For all that the boards have in common: everything but manholes and two starting places."""


def by_name(hexes: Iterable[str]) -> tuple[str, ...]:
    """Hexagons in the order of their columns, and of their numbers within one."""
    return tuple(sorted(hexes, key=lambda name: (name[0], int(name[1:]))))


HEXES = by_name(_PLAIN_BOARD.neighbours)
STREETS = by_name(_PLAIN_BOARD.streets)
LAMPS = by_name(_PLAIN_BOARD.lamps)
MANHOLES = by_name(set().union(*(printed.manholes for printed in PRINTED.values())))
"""The manholes of both boards; a board has eight or nine of them."""

_STREET = {name: street for street, name in enumerate(STREETS)}

OUT = len(STREETS)
"""The place of a character who has left by exit 0; the other exits follow."""

GATES = np.array([_STREET[_PLAIN_BOARD.gates[name]] for name in EXITS], dtype=np.int64)
"""Shape (4,): the street from which each exit is one step away."""

STREET_OF_MANHOLE = np.array([_STREET[name] for name in MANHOLES], dtype=np.int64)

MANHOLES_OF = {
    board: tuple(m for m, name in enumerate(MANHOLES) if name in printed.manholes)
    for board, printed in PRINTED.items()
}
"""The manholes of each board."""


def _mask(streets: Iterable[int]) -> int:
    return sum(1 << street for street in streets)


# --- what is next to what -------------------------------------------------------------------


def _streets_beside(name: str) -> list[int]:
    return [_STREET[near] for near in _PLAIN_BOARD.neighbours[name] if near in _STREET]


NEIGHBOURS = np.array([_mask(_streets_beside(name)) for name in STREETS], dtype=np.int64)
"""Shape (60,): the streets beside each street."""

LAMPLIGHT = np.array([_mask(_streets_beside(name)) for name in LAMPS], dtype=np.int64)
"""Shape (8,): the streets that each lamp lights."""


def _ray(name: str, direction: int) -> list[int]:
    """The streets in a straight line from a hexagon, up to the first that is none."""
    ray: list[int] = []
    ahead = _PLAIN_BOARD.neighbours[name][direction]
    while ahead in _STREET:
        ray.append(_STREET[ahead])
        ahead = _PLAIN_BOARD.neighbours[ahead][direction]
    return ray


BEAM = np.array(
    [[_mask(_ray(name, way)) for way in range(len(DIRECTIONS))] for name in STREETS],
    dtype=np.int64,
)
"""Shape (60, 6): the streets in the lantern's beam, by Watson's street and the way he faces."""


# --- how far it is --------------------------------------------------------------------------


def _distance_table(walkable: Iterable[str]) -> np.ndarray:
    """The fewest steps between streets over these hexagons, without manholes; shape (60, 60)."""
    walkable = set(walkable)
    table = np.zeros((len(STREETS), len(STREETS)), dtype=np.int64)
    for start, name in enumerate(STREETS):
        steps = {name: 0}
        queue = [name]
        for here in queue:
            for near in _PLAIN_BOARD.neighbours[here]:
                if near in walkable and near not in steps:
                    steps[near] = steps[here] + 1
                    queue.append(near)
        table[start] = [steps[street] for street in STREETS]
    return table


def _masks(chosen: np.ndarray) -> np.ndarray:
    """The sets of streets whose members are true in the last axis of a table."""
    bits = np.int64(1) << np.arange(len(STREETS), dtype=np.int64)
    masks: np.ndarray = chosen.astype(np.int64) @ bits
    return masks


DISTANCE = _distance_table(STREETS)
"""Shape (60, 60): steps along streets alone, as the whistle counts them."""

_STEPS = np.arange(DISTANCE.max() + 1)[:, np.newaxis]

RING = _masks(DISTANCE[:, np.newaxis] == _STEPS[: STEPS + 1])
"""Shape (60, 4): the streets just so many steps along streets from each."""

CLOSER = _masks(DISTANCE[:, np.newaxis] < _STEPS)
"""Shape (60, farthest + 1): the streets fewer than so many steps along streets from each."""


# --- manholes, and how far one gets through them ------------------------------------------------

COVERS = tuple(
    (number, one, other)
    for number, board in enumerate(BOARDS)
    for one, other in combinations(MANHOLES_OF[board], 2)
)
"""Every pair of covered manholes, as (board, manhole, manhole). A number into this list is one
small field of a state, tells the board too, and finds in `REACH` where one gets."""


def _covers_after() -> np.ndarray:
    """The covers after one of them has moved, -1 where none does; shape (64, 14, 14)."""
    table = np.full((len(COVERS), len(MANHOLES), len(MANHOLES)), -1, dtype=np.int8)
    number_of = {covers: number for number, covers in enumerate(COVERS)}
    for number, (board, *covered) in enumerate(COVERS):
        for from_, kept in (covered, covered[::-1]):
            for to in set(MANHOLES_OF[BOARDS[board]]) - set(covered):
                table[number, from_, to] = number_of[board, min(kept, to), max(kept, to)]
    return table


COVERS_AFTER = _covers_after()


def _start_covers(board: str) -> int:
    one, other = sorted(MANHOLES.index(name) for name in PRINTED[board].covered)
    return COVERS.index((BOARDS.index(board), one, other))


def _reach_tables() -> tuple[np.ndarray, np.ndarray]:
    """`REACH` and `EXITS_NEAR`: on foot, or to a manhole, through it, and on from another.

    Going through manholes twice is never shorter, since each leads to every other.
    """
    reach, exits = [], []
    for steps, on_foot in ((STEPS, DISTANCE), (STEALTHY_STEPS, _distance_table(HEXES))):
        for board, *covered in COVERS:
            opened = set(MANHOLES_OF[BOARDS[board]]) - set(covered)
            to_manhole = on_foot[:, STREET_OF_MANHOLE[sorted(opened)]].min(axis=1)
            through = to_manhole[:, np.newaxis] + 1 + to_manhole
            far = np.minimum(on_foot, through)
            reach.append(_masks((far > 0) & (far <= steps)))
            exits.append((far[:, GATES] < steps) @ (1 << np.arange(len(GATES))))
    shape = 2, len(COVERS), len(STREETS)
    return np.array(reach).reshape(shape), np.array(exits, dtype=np.int8).reshape(shape)


REACH, EXITS_NEAR = _reach_tables()
"""By walker (0 anybody, 1 Stealthy), covers and street: the streets a move may lead to, others
standing there or not, shape (2, 64, 60); and the exits it may leave by, as a bit mask."""


# --- the start ------------------------------------------------------------------------------


START_COVERS = {board: _start_covers(board) for board in BOARDS}
START_PLACES = {
    board: tuple(_STREET[printed.start[letter]] for letter in LETTERS)
    for board, printed in PRINTED.items()
}
START_TILES = tuple("-1234*".index(_PLAIN_BOARD.lamps[name]) for name in LAMPS)
"""By lamp: 0 no tile, 1 to 4 the numbered ones, `PLAIN` one without a number."""
START_CORDONS = sum(1 << e for e, name in enumerate(EXITS) if name in _PLAIN_BOARD.cordons)
