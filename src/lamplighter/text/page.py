"""The page of a position: headings, the board, and beside it who is who and how it stands.

Where the window is too narrow for the panel beside the board, it goes below.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from lamplighter.sentences import Say
from lamplighter.text.rooms import rooms_of
from lamplighter.text.scene import TURNS, Scene

__all__ = ["GAP", "draw_page", "turn_heading"]

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


def turn_heading(scene: Scene, say: Say) -> str:
    """The round, which of its turns it is, and whose."""
    return say(
        f"{scene.game}-heading-turn",
        round=scene.round,
        step=scene.step,
        turns=TURNS,
        order=_order(scene, say),
        actor=scene.who(scene.actor),
    )


def _order(scene: Scene, say: Say) -> str:
    """Who takes the turns of the round, by initials, the one whose turn it is in brackets."""
    turns = [say(f"initial-{player}") for player in scene.order]
    turns[scene.step - 1] = f"[{turns[scene.step - 1]}]"
    return " ".join(turns)
