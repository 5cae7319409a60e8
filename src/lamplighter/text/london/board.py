r"""The map of Whitechapel as a drawing of 18 lines and 53 columns.

A hexagon is two lines high and, with the slopes that it shares with its neighbours, five columns
wide; every second column stands one line lower. The lower line bears the name, since the words of
the game need it, the upper one what is to be seen::

    /[H]\   Holmes, visible         / h \   Holmes, cleared, not visible
    \g5_/                           \m10/

Small letters are cleared characters, brackets say visible, ``' '`` is the light of a lamp and
``= =`` the lantern's beam, so that all can be read without colour.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from lamplighter.games.london.board import EXITS, HEXES, STREETS
from lamplighter.sentences import Say
from lamplighter.telling.london.scene import Lamp, Person, Scene, gate_of
from lamplighter.text.canvas import Canvas

__all__ = ["CHARACTER_STYLES", "HEIGHT", "LIGHT_STYLE", "WIDTH", "draw_board"]

COLUMNS, HALF_ROWS = 13, 17
PITCH = 4
WIDTH, HEIGHT = PITCH * COLUMNS + 1, HALF_ROWS + 1

ROOM = PITCH - 1
"""Columns within a hexagon."""

# Middle tones, which can be read on black and on white; who is black or white in the box takes the
# terminal's own. Letters tell them all apart without any.
CHARACTER_STYLES = {
    "holmes": "deep_sky_blue3",
    "watson": "dark_goldenrod",
    "smith": "gold3",
    "lestrade": "dodger_blue2",
    "stealthy": "green4",
    "goodley": "default",
    "gull": "medium_purple3",
    "bert": "dark_orange3",
}

LIGHT_STYLE = "black on khaki3"
BEAM_STYLE = "black on sky_blue2"
REACH_STYLE = "bold green4"
DIM = "dim"


class Glyphs(NamedTuple):
    """The signs of the drawing."""

    house: str
    open: str
    """An open manhole."""
    covered: str
    arrows: dict[str, str]
    """The way the lantern shines."""


UNICODE = Glyphs("▒", "○", "●", {"n": "↑", "ne": "↗", "se": "↘", "s": "↓", "sw": "↙", "nw": "↖"})
ASCII = Glyphs(":", "o", "x", {"n": "^", "ne": "/", "se": "\\", "s": "v", "sw": "/", "nw": "\\"})

LIGHT, BEAM, REACH = "'", "=", "+"
ACCUSED = "!"
"""Beside whom the character in hand can accuse, and between accused and accuser."""


def draw_board(scene: Scene, say: Say, *, unicode: bool) -> list[Text]:
    """The map with all that lies and stands on it, and where the character in hand may go."""
    glyphs = UNICODE if unicode else ASCII
    canvas = Canvas(WIDTH, HEIGHT)
    for name in HEXES:
        _draw_outline(canvas, name)
    lamps = {lamp.place: lamp for lamp in scene.lamps}
    for name in HEXES:
        if name in lamps:
            _draw_lamp(canvas, lamps[name])
        elif name in STREETS:
            _draw_street(canvas, name, scene, glyphs)
        else:
            _draw_house(canvas, name, glyphs)
    for name in scene.manholes:
        _draw_manhole(canvas, name, covered=name in scene.covered, glyphs=glyphs)
    for name in EXITS:
        _draw_exit(canvas, name, scene, say)
    return canvas.lines()


def _corner(name: str) -> tuple[int, int]:
    """Line and column of a hexagon's upper left slope.

    A hexagon's number is that of its diagonal, which falls half a row with each column.
    """
    column = ord(name[0]) - ord("a")
    return 2 * (8 - int(name[1:])) + column - 1, PITCH * column


def _draw_outline(canvas: Canvas, name: str) -> None:
    line, column = _corner(name)
    if line and canvas.sign(line - 1, column + 1) == " ":
        canvas.put(line - 1, column + 1, "_" * ROOM, DIM)
    canvas.put(line, column, "/", DIM)
    canvas.put(line, column + PITCH, "\\", DIM)
    canvas.put(line + 1, column, "\\", DIM)
    canvas.put(line + 1, column + PITCH, "/", DIM)


def _draw_house(canvas: Canvas, name: str, glyphs: Glyphs) -> None:
    line, column = _corner(name)
    for each in (line, line + 1):
        canvas.put(each, column + 1, glyphs.house * ROOM, DIM)


def _draw_lamp(canvas: Canvas, lamp: Lamp) -> None:
    """A lamp in round brackets: its number or a star where it burns, nothing where it does not."""
    line, column = _corner(lamp.place)
    sign = " " if not lamp.is_lit else str(lamp.number or "*")
    style = f"bold {LIGHT_STYLE}" if lamp.is_lit else DIM
    canvas.put(line, column + 1, f"({sign})", style)
    canvas.put(line + 1, column + 1, lamp.place.ljust(ROOM, "_"), "" if lamp.is_lit else DIM)


def _draw_street(canvas: Canvas, name: str, scene: Scene, glyphs: Glyphs) -> None:
    line, column = _corner(name)
    in_beam, is_lit = name in scene.beam, name in scene.lit
    light = BEAM_STYLE if in_beam else LIGHT_STYLE if is_lit else ""
    within = name in scene.reach
    edge = BEAM if in_beam else LIGHT if is_lit else " "
    canvas.put(line, column + 1, f"{edge} {edge}", light)
    if within:
        canvas.put(line, column + 2, REACH, f"{REACH_STYLE} {light.removeprefix('black')}".strip())
    mark = REACH_STYLE if within else light or DIM
    canvas.put(line + 1, column + 1, name.ljust(ROOM, "_"), mark if within else light or DIM)
    people = scene.people_at(name)
    if people:
        _draw_people(canvas, line, column + 1, people, scene, glyphs)


def _draw_people(
    canvas: Canvas,
    line: int,
    column: int,
    people: tuple[Person, ...],
    scene: Scene,
    glyphs: Glyphs,
) -> None:
    """One letter, in brackets if it is visible; or the accused and the accuser."""
    if len(people) > 1:
        canvas.put(line, column, ACCUSED.join(person.letter for person in people), "bold reverse")
        return
    (person,) = people
    left, right = "[]" if person.visible else "  "
    is_watson = person.name == "watson"
    if person.place in scene.accusable:
        left, right = (ACCUSED, right) if is_watson else (left, ACCUSED)
    if is_watson:
        right = glyphs.arrows[scene.facing]
    style = CHARACTER_STYLES[person.name] + (" dim" if person.cleared else " bold")
    reverse = " reverse" if person.visible and not person.cleared else ""
    canvas.put(line, column, f"{left}{person.letter}{right}", style + reverse)


def _draw_manhole(canvas: Canvas, name: str, *, covered: bool, glyphs: Glyphs) -> None:
    """The sign behind the name, on the slope where the name takes all the room."""
    line, column = _corner(name)
    sign = glyphs.covered if covered else glyphs.open
    canvas.put(line + 1, column + 1 + len(name), sign, "bold")


def _draw_exit(canvas: Canvas, name: str, scene: Scene, say: Say) -> None:
    """The name of an exit, its gate, and whether it is free, outside the map beside its gate."""
    gate = gate_of(name)
    line, column = _corner(gate)
    line += -2 if name.startswith("n") else 2
    closed = name in scene.cordons
    style = "bold red3" if closed else "bold green4"
    canvas.put(line, column, f"{name.upper()} {gate}".center(ROOM + 2), style)
    state = say("london-exit-closed" if closed else "london-exit-free")
    if name in scene.open_exits:
        state = say("london-exit-yours")
    before = max(0, ROOM + 3 - cell_len(state)) // 2
    canvas.put(line + 1, column, set_cell_size(" " * before + state, ROOM + 2), style)
