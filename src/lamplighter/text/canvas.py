"""A grid of signs with styles, on which boards are drawn."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

__all__ = ["Canvas"]


class Canvas:
    """``height`` rows of ``width`` signs, each with a style of Rich's."""

    def __init__(self, width: int, height: int) -> None:
        self._cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        """Write ``text`` from a cell on to the right."""
        for offset, sign in enumerate(text):
            self._cells[row][column + offset] = (sign, style)

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
