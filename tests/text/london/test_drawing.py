"""The map compared with what it has to be, sign by sign; and that it shows what there is.

``tests/data/text/london-*`` hold one file a position: the position string, the viewer, then the
page. To make a file anew, delete what stands below its first line and copy what the test prints.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from lamplighter import load_game
from lamplighter.games.london.board import EXITS, GATES, HEXES, STREETS
from lamplighter.sentences import catalogue
from lamplighter.telling.london.scene import Scene
from lamplighter.text.london.board import HEIGHT, WIDTH, draw_board
from lamplighter.text.london.page import PANEL_WIDTH
from lamplighter.text.page import draw_page
from lamplighter.text.show import show
from tests.telling.london.positions import SCENES, view_of
from tests.text.sitting import Paper, Typist, page_of, terminal_of

SAY = catalogue("en")


def scene_called(name: str) -> Scene:
    return Scene.of(view_of(name))


def drawn(name: str) -> list[str]:
    return [line.plain for line in draw_board(scene_called(name), SAY, unicode=True)]


@pytest.mark.parametrize("style", ["unicode", "ascii", "plain"])
@pytest.mark.parametrize("name", SCENES)
def test_the_page_is_as_it_was_approved(name: str, style: str, root: Path) -> None:
    position, viewer = SCENES[name]
    approved = root / "tests" / "data" / "text" / f"london-{name}-{style}.txt"
    assert f"{position} viewer {viewer}\n{page_of(view_of(name), style)}" == approved.read_text(
        "utf-8"
    )


@pytest.mark.parametrize("width", [80, 100, 120, 200])
@pytest.mark.parametrize("name", SCENES)
def test_a_page_fits_a_small_terminal(name: str, width: int) -> None:
    for unicode in (True, False):
        page = draw_page(scene_called(name), SAY, width, unicode=unicode)
        assert len(page) <= HEIGHT + 1
        assert max(cell_len(line.plain) for line in page) <= width


@pytest.mark.parametrize("name", SCENES)
def test_nothing_in_the_panel_is_cut_off(name: str) -> None:
    rows = draw_page(scene_called(name), SAY, WIDTH + 1 + PANEL_WIDTH)
    assert not any("…" in row.plain for row in rows)


def test_the_panel_goes_below_in_a_narrow_window() -> None:
    page = draw_page(scene_called("start"), SAY, 60)
    assert max(cell_len(line.plain) for line in page) <= 60
    assert len(page) > HEIGHT


def test_ascii_drawings_are_ascii() -> None:
    paper = Paper()
    for name in SCENES:
        show(view_of(name), terminal=terminal_of(Typist([]), paper, unicode=False), language="en")
    assert paper.getvalue().isascii()


def test_every_street_and_lamp_bears_its_name() -> None:
    board = "\n".join(drawn("start"))
    lamps = {lamp.place for lamp in scene_called("start").lamps}
    for name in HEXES:
        assert (name in board) == (name in STREETS or name in lamps), name


def cell(board: list[str], name: str) -> str:
    """The three signs above the name of a hexagon."""
    for number, line in enumerate(board):
        for slope in "\\_/●○":
            at = line.find(f"\\{name}{slope}")
            if at >= 0:
                return board[number - 1][at + 1 : at + 4]
    raise LookupError(name)


def test_what_a_hexagon_shows() -> None:
    start, beam = drawn("start"), drawn("beam")
    assert cell(start, "g5") == "[H]", "beside a lamp: visible"
    assert cell(start, "i4") == " W↗", "in the dark, with the way the lantern shines"
    assert cell(start, "e4") == "' '", "lamplight"
    assert cell(start, "e3") == "   "
    assert cell(start, "c7") == "(3)"
    assert cell(start, "h8") == "(*)"
    assert cell(start, "f9") == "( )"
    assert cell(drawn("accused"), "i6") == "= =", "the beam"
    assert cell(beam, "e3") == "=+=", "the beam, within reach"
    assert cell(beam, "e6") == "!W↓", "Watson could be accused"
    assert cell(beam, "f10") == " h!", "cleared, in the dark"
    assert cell(beam, "e5") == "[t]", "cleared, in the beam"
    assert cell(drawn("accused"), "h10") == "B!u"


def test_manholes_and_exits() -> None:
    board = "\n".join(drawn("start"))
    scene = scene_called("start")
    for name in scene.manholes:
        assert f"{name}{'●' if name in scene.covered else '○'}" in board, name
    assert board.count("free") == board.count("shut") == 2
    assert "+free" in "\n".join(drawn("escape"))


def test_whom_the_detective_can_accuse_is_marked() -> None:
    scene, board = scene_called("beam"), drawn("beam")
    assert scene.accusable
    for place in scene.accusable:
        assert "!" in cell(board, place)
    assert "!" not in "".join(drawn("escape"))


def test_the_second_board() -> None:
    game = load_game("london", board="first_2006")
    scene = Scene.of(game.deal(1).view(None))
    assert scene.board == "first_2006"
    assert scene.person("watson").place == "a3"
    board = "\n".join(line.plain for line in draw_board(scene, SAY, unicode=True))
    assert "c2●" in board
    assert "m9○" in board


def test_why_somebody_is_visible_is_told_where_there_is_room() -> None:
    wide = "\n".join(row.plain for row in draw_page(scene_called("start"), SAY, 120))
    assert "Holmes   visible: lamp f5" in wide
    narrow = "\n".join(row.plain for row in draw_page(scene_called("start"), SAY, 80))
    assert "visible:" not in narrow.replace("card: visible", "")


def test_only_jack_sees_himself_marked() -> None:
    view = view_of("whistle")
    own = "\n".join(row.plain for row in draw_page(Scene.of(view), SAY, 80))
    assert "LESTRADE" in own
    public = view.game.parse_state(SCENES["whistle"][0].partition(" = ")[0]).view(None)
    assert "LESTRADE" not in "\n".join(row.plain for row in draw_page(Scene.of(public), SAY, 80))


@pytest.mark.parametrize("seed", range(2))
def test_the_cards_of_the_next_round_are_new_after_an_even_one_only(seed: int) -> None:
    """By the round's number: before the cards of an odd round are turned up as well."""
    state = load_game("london").new_initial_state()
    rng = random.Random(seed)
    told = set()
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.random() * len(legal))])
        scene = Scene.of(state.view(None))
        page = "\n".join(row.plain for row in draw_page(scene, SAY, 80))
        found = re.search(r"Next round (new cards|the other four|(?:[A-Z] ?){4})", page)
        if found and scene.round % 2:
            assert found[1] != "new cards", (scene.round, scene.due)
        elif found:
            assert found[1] == "new cards"
        told.add(found and found[1][:5])
    assert "the o" in told


def test_the_gates_stand_beside_the_exits() -> None:
    board = drawn("start")
    for name, gate in zip(EXITS, GATES, strict=True):
        assert any(f"{name.upper()} {STREETS[gate]}" in line for line in board)
    assert not any("NW g5" in line for line in board)
