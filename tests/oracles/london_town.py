"""The printed boards of Mr. Jack (London) as dictionaries, and what can be read off them.

The facts stand in ``tests/data/london_boards.json``. Hexes, directions and exits are the words of
the contract. Distances are searched for, beams are walked along, whenever somebody asks.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

__all__ = [
    "BOARDS",
    "DIRECTIONS",
    "EXITS",
    "LAMP_HEXES",
    "NEIGHBOURS",
    "STREETS",
    "distances",
    "line_from",
    "next_to",
    "on_foot",
]

_DATA = Path(__file__).parent.parent / "data" / "london_boards.json"
_FACTS: dict[str, Any] = json.loads(_DATA.read_text(encoding="utf-8"))

NEIGHBOURS: dict[str, dict[str, str]] = _FACTS["neighbours"]
"""By hex: the hex in each direction in which there is one."""

STREETS: set[str] = set(_FACTS["terrain"]["street"])
"""Movement: streets and manholes are walkable, the same hexes on both boards."""

LAMP_HEXES: dict[str, Any] = _FACTS["lamps"]
"""The gaslight hexes and what lies there at the start: a tile's number, "plain", or "unlit"."""

EXITS: dict[str, dict[str, Any]] = _FACTS["exits"]
"""By exit: its gate hex, and whether a cordon stands there at the start."""

BOARDS: dict[str, dict[str, Any]] = _FACTS["boards"]
"""By edition: manholes, covered ones, starting places, the way the lantern faces."""

DIRECTIONS = ["n", "ne", "se", "s", "sw", "nw"]


def next_to(one: str, other: str) -> bool:
    """Whether two hexes share a side."""
    return other in NEIGHBOURS[one].values()


def distances(start: str, most: int, open_manholes: set[str], anywhere: bool) -> dict[str, int]:
    """Movement: every hex within so many steps, and how many it takes to get there.

    One step leads to a street beside, or from an open manhole to any other. Whoever may go
    `anywhere` crosses every hex on the board.
    """
    steps = {start: 0}
    edge = [start]
    for step in range(1, most + 1):
        reached = []
        for hex_ in edge:
            beside = [h for h in NEIGHBOURS[hex_].values() if anywhere or h in STREETS]
            below = open_manholes if hex_ in open_manholes else set()
            reached += [h for h in {*beside, *below} if h not in steps]
            steps.update(dict.fromkeys(reached, step))
        edge = list(dict.fromkeys(reached))
    return steps


@cache
def on_foot(start: str, most: int = len(STREETS)) -> dict[str, int]:
    """The whistle: distances along streets, without manholes as passages, up to so many steps."""
    return distances(start, most, set(), anywhere=False)


def line_from(start: str, direction: str) -> list[str]:
    """Light: the streets in an unlimited straight line, up to the first hex that stops it.

    Buildings, gardens, every gaslight hex and the edge do.
    """
    line = []
    hex_ = NEIGHBOURS[start].get(direction)
    while hex_ in STREETS:
        line.append(hex_)
        hex_ = NEIGHBOURS[hex_].get(direction)
    return line
