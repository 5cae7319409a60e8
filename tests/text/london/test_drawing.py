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
from lamplighter.games.base import View
from lamplighter.games.london.board import EXITS, GATES, HEXES, LETTERS, STREETS
from lamplighter.sentences import catalogue
from lamplighter.text.london.board import HEIGHT, WIDTH, draw_board
from lamplighter.text.london.page import PANEL_WIDTH, why_visible
from lamplighter.text.london.plain import say_board
from lamplighter.text.london.scene import Scene
from lamplighter.text.page import draw_page
from lamplighter.text.show import show
from tests.text.sitting import Paper, Typist, page_of, terminal_of

SAY = catalogue("en")

SCENES = {
    "start": (
        "revised g5,i4,g8,e5,a3,m10,e9,i8 ne 13*--*42 b1,l12 ne,sw 1 WTUB - - - - - = U",
        None,
    ),
    "beam": (
        (
            "revised f10,e6,b3,i8,e5,l10,i7,j8 s --*--*-- b1,l12 nw,se 8 HwSt Tm HSLTGUB - "
            "uuussss 2d,3d,6d = ?TLH"
        ),
        0,
    ),
    "whistle": (
        (
            "revised i7,h6,d5,c4,a5,k11,b6,j8 s -3*-4*-- b1,k9 nw,sw 3 hSLg Gma1H WTUB - ss 2j,3d "
            "= LW?"
        ),
        1,
    ),
    "escape": (
        (
            "revised j8,h10,g5,a3,l12,e5,m11,g8 se *--*---- c4,f10 sw,se 7 hTub Um HWSLTGB - "
            "uussuu 2d,3d,6j,7d = U??T?"
        ),
        1,
    ),
    "accused": (
        "revised g5,j6,i10,c2,e4,k11,h10,h10 nw -3*--*42 f10,l12 ne,se 2 HwSu Um WU - s - = B",
        0,
    ),
}


def view_of(name: str) -> View:
    position, viewer = SCENES[name]
    board = position.partition(" ")[0]
    return load_game("london", board=board).parse_state(position).view(viewer)


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


def test_a_description_names_everybody_and_everything() -> None:
    lines = say_board(scene_called("start"), SAY)
    for letter in LETTERS:
        assert sum(f" ({letter}), " in line for line in lines) == 1
    told = "\n".join(lines)
    for said in (
        "lamp 3",
        "Dark: f9 and h4.",
        "Covered: b1 and l12.",
        "Closed by a cordon: ne and sw.",
        "Watson’s lantern shines north-east",
        "The lamp on b2 goes out when this round is over.",
    ):
        assert said in told


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


def test_why_somebody_is_visible_agrees_with_the_rules() -> None:
    for board in ("revised", "first_2006"):
        for seed in range(4):
            state = load_game("london", board=board).new_initial_state()
            rng = random.Random(seed)
            while not state.is_terminal():
                view = state.view(None)
                visible = view.game.knowledge.everybody_visible(view)
                for person in Scene.of(view).people:
                    assert bool(why_visible(person, SAY)) == (person.name in visible), person
                legal = state.legal_actions()
                words = {action: state.action_to_string(action) for action in legal}
                calm = [action for action in legal if words[action][:6] != "accuse"] or legal
                state.apply_action(calm[int(rng.random() * len(calm))])
