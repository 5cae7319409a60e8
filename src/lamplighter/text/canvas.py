"""A grid of signs with styles, on which boards are drawn."""

from __future__ import annotations

from itertools import groupby

from rich.cells import cell_len
from rich.text import Text

__all__ = ["Canvas"]


class Canvas:
    """``height`` rows of ``width`` signs, each with a style of Rich's."""

    def __init__(self, width: int, height: int) -> None:
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        """Write ``text`` from a cell on to the right."""
        for sign in text:
            for part in (sign, "")[: cell_len(sign)]:  # the second cell of a wide sign is empty
                self._cells[row][column] = (part, style)
                column += 1

    def sign(self, row: int, column: int) -> str:
        """What stands in a cell."""
        return self._cells[row][column][0]

    def lines(self) -> list[Text]:
        """The rows, neighbours of one style joined."""
        return [
            Text.assemble(
                *(
                    ("".join(sign for sign, _ in run), style)
                    for style, run in groupby(row, key=lambda cell: cell[1])
                )
            )
            for row in self._cells
        ]
