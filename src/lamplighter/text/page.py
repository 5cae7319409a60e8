"""The page of a position: headings, the board, and beside it who is who and how it stands.

Where the window is too narrow for the panel beside the board, it goes below.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from lamplighter.sentences import Say
from lamplighter.telling.scene import Scene
from lamplighter.text.rooms import rooms_of

__all__ = ["GAP", "draw_page"]

GAP = 1
"""Columns between the board and the panel."""


def draw_page(
    scene: Scene,
    say: Say,
    width: int,
    heading: Sequence[str] = (),
    heading_style: str = "bold",
    *,
    unicode: bool = True,
) -> list[Text]:
    """All lines of the page, none wider than ``width`` where that is at least the board's.

    ``heading`` stands in the place of the usual lines above the board, if it is given.
    """
    rooms = rooms_of(scene.game)
    board: list[Text] = rooms.board.draw_board(scene, say, unicode=unicode)
    above = heading or rooms.page.headings(scene, say)
    lines = [Text(line, style="" if number else heading_style) for number, line in enumerate(above)]
    room = width - rooms.board.WIDTH - GAP
    if room < rooms.page.PANEL_WIDTH:
        return [*lines, *board, *rooms.page.panel(scene, say, width)]
    panel: list[Text] = rooms.page.panel(scene, say, room)
    for number, drawn in enumerate(board):
        row = drawn.copy()
        row.append(" " * GAP)
        lines.append(row.append_text(panel[number]) if number < len(panel) else row)
    return [
        *lines,
        *(Text(" " * (rooms.board.WIDTH + GAP)).append_text(row) for row in panel[len(board) :]),
    ]
