"""The board as a drawing of 13 lines and 37 columns.

A tile is nine columns by three lines of houses with streets left open between them: an arm
to every side but the walled one, and a letter where the streets meet. Cleared tiles have
lighter houses and no letter. Lines of sight run along the streets from a detective to where
they end, and a suspect in sight stands in brackets, so that all can be read without colour.
The names of the places stand on the houses, since the words of the game need them.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import set_cell_size
from rich.text import Text

from lamplighter.games.pocket.board import PLACES, SPACES
from lamplighter.sentences import Say
from lamplighter.telling.pocket.scene import Ray, Scene, Tile
from lamplighter.text.canvas import Canvas

__all__ = ["DETECTIVE_STYLES", "HEIGHT", "SUSPECT_STYLES", "WIDTH", "draw_board"]

WIDTH, HEIGHT = 37, 13

MARK_WIDTH = 3

TILE_WIDTH, TILE_HEIGHT = 9, 3
LEFT, TOP = 4, 2
"""The corner of the tile a3."""

ROTATED = "*"

STEP = TILE_WIDTH + 1
"""From one tile to the next: a free column tells where a wall at the edge belongs."""


# Middle tones, which can be read on black and on white; the two whose colours are black and
# white in the box take the terminal's own. Letters tell them all apart without any.
SUSPECT_STYLES = {
    "lestrade": "dodger_blue2",
    "goodley": "default",
    "bert": "dark_orange3",
    "pizer": "default",
    "smith": "dark_goldenrod",
    "lane": "grey50",
    "stealthy": "green4",
    "gull": "medium_purple3",
    "madame": "hot_pink3",
}
DETECTIVE_STYLES = {
    "holmes": "bold deep_sky_blue3",
    "watson": "bold dark_goldenrod",
    "toby": "bold chartreuse4",
}


class Glyphs(NamedTuple):
    """The signs of the drawing."""

    house: str
    cleared_house: str
    wall: str
    across: str
    """A line of sight along a row."""
    down: str
    """A line of sight along a column."""
    crossing: str
    empty: str
    """A space with nobody on it."""


UNICODE = Glyphs("▒", "░", "█", "─", "│", "┼", "·")
ASCII = Glyphs(":", ".", "#", "-", "|", "+", ".")


def draw_board(scene: Scene, say: Say, *, unicode: bool) -> list[Text]:
    """The board with spaces, tokens, tiles and lines of sight; for Jack, his own tile marked."""
    glyphs = UNICODE if unicode else ASCII
    mark = set_cell_size(say("pocket-board-mark-you"), MARK_WIDTH) if scene.is_jacks else ""
    canvas = Canvas(WIDTH, HEIGHT)
    for number, tile in enumerate(scene.tiles):
        row, column = _corner(number)
        if tile is None:
            canvas.put(row + 1, column + 3, PLACES[number].center(3), "dim")
        else:
            _draw_tile(canvas, row, column, tile, glyphs)
            if mark and tile.suspect == scene.jack:
                canvas.put(row + 2, column + 6, mark, "bold reverse")
    for ray in scene.rays:
        _draw_ray(canvas, ray, scene, glyphs)
    for tile in scene.tiles:
        if tile is not None and not tile.cleared:
            _draw_portrait(canvas, tile)
    for space in range(SPACES):
        _draw_space(canvas, space, scene, glyphs)
    return canvas.lines()


def _corner(place: int) -> tuple[int, int]:
    return TOP + TILE_HEIGHT * (place // 3), LEFT + STEP * (place % 3)


def _draw_tile(canvas: Canvas, row: int, column: int, tile: Tile, glyphs: Glyphs) -> None:
    house = glyphs.cleared_house if tile.cleared else glyphs.house
    for line in (row, row + 2):
        canvas.put(line, column, house * 3, "dim")
        canvas.put(line, column + 6, house * 3, "dim")
    canvas.put(row, column, tile.place, "bold")
    if tile.rotated:
        canvas.put(row, column + 2, ROTATED, "bold")
    if tile.wall in ("n", "s"):
        canvas.put(row if tile.wall == "n" else row + 2, column + 3, glyphs.wall * 3, "red3")
    elif tile.wall:
        canvas.put(row + 1, column + (7 if tile.wall == "e" else 0), glyphs.wall * 2, "red3")


def _draw_portrait(canvas: Canvas, tile: Tile) -> None:
    row, column = _corner(PLACES.index(tile.place))
    style = f"bold {SUSPECT_STYLES[tile.suspect]}"
    if tile.seen_by:
        canvas.put(row + 1, column + 3, f"[{tile.letter}]", f"{style} reverse")
    else:
        canvas.put(row + 1, column + 3, f" {tile.letter} ", style)


def _draw_ray(canvas: Canvas, ray: Ray, scene: Scene, glyphs: Glyphs) -> None:
    """One line of sight, through the tiles in sight and up to the far wall of the last."""
    style = DETECTIVE_STYLES[ray.detective]
    for place in ray.places:
        number = PLACES.index(place)
        ends = scene.tile_at(place).wall == ray.heading
        row, column = _corner(number)
        for line, position in _way(row, column, ray.heading, ends=ends):
            sign = glyphs.across if ray.heading in "ew" else glyphs.down
            if canvas.sign(line, position) not in (" ", sign):
                sign = glyphs.crossing
            canvas.put(line, position, sign, style)


def _way(row: int, column: int, heading: str, *, ends: bool) -> list[tuple[int, int]]:
    """The cells that a line of sight takes in one tile, the gap before it included."""
    if heading in "ns":
        lines = range(row, row + 3)
        stop = (row if heading == "n" else row + 2) if ends else None
        return [(line, column + 4) for line in lines if line != stop]
    walled = range(column + 7, column + 9) if heading == "e" else range(column, column + 2)
    gap = column - 1 if heading == "e" else column + 9
    columns = [*range(column, column + 9), gap]
    return [(row + 1, c) for c in columns if not (ends and c in walled)]


def _draw_space(canvas: Canvas, space: int, scene: Scene, glyphs: Glyphs) -> None:
    """The number of a space and the tokens on it, in line with the street they look along."""
    side, index = divmod(space, 3)
    here = [ray for ray in scene.rays if ray.space == space]
    if side in (0, 2):
        column = LEFT + STEP * (index if side == 0 else 2 - index) + 3
        number_row, token_row = (0, 1) if side == 0 else (HEIGHT - 1, HEIGHT - 2)
        canvas.put(number_row, column, str(space).center(3), "dim")
    else:
        row = TOP + TILE_HEIGHT * (index if side == 1 else 2 - index)
        number_row, token_row = row, row + 1
        column = WIDTH - 3 if side == 1 else 0
        number = str(space)
        canvas.put(number_row, column, number if side == 1 else number.rjust(3), "dim")
    if not here:
        canvas.put(token_row, column + _inset(side, 1), glyphs.empty, "dim")
    start = column + _inset(side, len(here))
    for offset, ray in enumerate(here):
        initial = ray.detective[0].upper()
        canvas.put(token_row, start + offset, initial, DETECTIVE_STYLES[ray.detective])


def _inset(side: int, tokens: int) -> int:
    """How far into a space's three columns its tokens begin, so that they stand by the board."""
    if side in (0, 2):
        return 0 if tokens == 3 else 1
    return 0 if side == 1 else 3 - tokens
