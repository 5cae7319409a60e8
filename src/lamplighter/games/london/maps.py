"""The printed boards of Mr. Jack, read from the two maps that lie beside this file.

A map is meant to be checked against the printed board with a finger. Its columns are those of
the board, ``a`` to ``m``; each line is half a hexagon below the line above it. One cell::

    .  street                    o  open manhole         1 2 3 4  lit lamp with its number
    #  building or garden        x  covered manhole      *  lit lamp without one
    (nw) free exit               [ne] exit with a cordon  -  lamp that is not lit

An exit stands outside the board, above or below its one gate hexagon. A letter behind the sign
is the character who starts there (see `LETTERS`).

Names of hexagons are the players' own: the letter of the column, then the number of the falling
diagonal, which counts from the lower left: a3, b3, c3 lie on one of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib.resources import files

__all__ = ["BOARDS", "DIRECTIONS", "EXITS", "LETTERS", "PrintedBoard", "printed_board"]

BOARDS = ("revised", "first_2006")
"""The values of the option ``board``; the first is the default."""

LETTERS = "HWSLTGUB"
"""One letter a character, since initials collide: sTealthy, gUll."""

EXITS = ("nw", "ne", "sw", "se")

DIRECTIONS = ("n", "ne", "se", "s", "sw", "nw")
"""The six sides of a hexagon, clockwise from the north."""

COLUMNS = "abcdefghijklm"
CELL = 5
"""Characters of one cell of a map."""

STREET, OPEN, COVERED, DARK, PLAIN = ".ox-*"
STEPS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""From a cell to its neighbours, in the order of `DIRECTIONS`: columns right, lines down."""


@dataclass
class PrintedBoard:
    """What is printed on one board, and what lies on it at the start; all by name."""

    neighbours: dict[str, tuple[str | None, ...]]
    """Of every hexagon, the hexagon in each direction; ``None`` beyond the edge."""
    streets: set[str] = field(default_factory=set)
    """Where characters walk: streets and manholes."""
    manholes: set[str] = field(default_factory=set)
    covered: set[str] = field(default_factory=set)
    lamps: dict[str, str] = field(default_factory=dict)
    """Of every gaslight hexagon what lies there: ``1`` to ``4``, ``*``, or ``-`` if it is dark."""
    gates: dict[str, str] = field(default_factory=dict)
    """Of every exit the hexagon from which one leaves."""
    cordons: set[str] = field(default_factory=set)
    start: dict[str, str] = field(default_factory=dict)
    """Where the character of each letter starts."""


def printed_board(board: str) -> PrintedBoard:
    """The printed board of that name, one of `BOARDS`, from its map."""
    cells = _cells((files(__package__) / f"{board}.txt").read_text(encoding="ascii"))
    names = {place: _name(*place) for place, cell in cells.items() if cell[0] not in "(["}
    neighbours = {
        name: tuple(names.get((column + right, line + down)) for right, down in STEPS)
        for (column, line), name in names.items()
    }
    made = PrintedBoard(neighbours)
    for place, cell in cells.items():
        if place in names:
            _read_hexagon(made, names[place], cell)
        else:
            _read_exit(made, cell, [names[near] for near in _beside(*place) if near in names])
    return made


def _cells(text: str) -> dict[tuple[int, int], str]:
    """The cells of a map that are not empty, by column and line; prose comes before the heads."""
    lines = text.splitlines()
    heads = next(number for number, line in enumerate(lines) if line.split() == list(COLUMNS))
    return {
        (column, number): cell
        for number, line in enumerate(lines[heads + 1 :])
        for column in range(len(COLUMNS))
        if (cell := line[CELL * column : CELL * (column + 1)].strip())
    }


def _name(column: int, line: int) -> str:
    """The name of the hexagon there: one diagonal falls half a line with each column."""
    return f"{COLUMNS[column]}{8 - (line - column + 1) // 2}"


def _beside(column: int, line: int) -> list[tuple[int, int]]:
    return [(column + right, line + down) for right, down in STEPS]


def _read_hexagon(board: PrintedBoard, name: str, cell: str) -> None:
    sign, letter = cell[0], cell[1:]
    if sign in (STREET, OPEN, COVERED):
        board.streets.add(name)
    if sign in (OPEN, COVERED):
        board.manholes.add(name)
    if sign == COVERED:
        board.covered.add(name)
    if sign in (DARK, PLAIN, "1", "2", "3", "4"):
        board.lamps[name] = sign
    if letter:
        board.start[letter] = name


def _read_exit(board: PrintedBoard, cell: str, gates: list[str]) -> None:
    name = cell[1:-1]
    (board.gates[name],) = gates
    if cell[0] == "[":
        board.cordons.add(name)
