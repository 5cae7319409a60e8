"""Drawings and descriptions compared with what they have to be, sign by sign.

``tests/data/text`` holds one file a position: the position string, the viewer, then the page.
To make a file anew, delete what stands below its first line and copy what the test prints.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from lamplighter.sentences import catalogue
from lamplighter.telling.pocket.scene import Scene
from lamplighter.text.page import draw_page
from lamplighter.text.pocket.board import HEIGHT, WIDTH
from lamplighter.text.show import show
from tests.telling.pocket.positions import SCENES, view_of
from tests.text.sitting import Paper, Typist, page_of, terminal_of


@pytest.mark.parametrize("style", ["unicode", "ascii", "plain"])
@pytest.mark.parametrize("name", SCENES)
def test_the_page_is_as_it_was_approved(name: str, style: str, root: Path) -> None:
    position, viewer = SCENES[name]
    approved = root / "tests" / "data" / "text" / f"{name}-{style}.txt"
    assert f"{position} viewer {viewer}\n{page_of(view_of(name), style)}" == approved.read_text(
        "utf-8"
    )


@pytest.mark.parametrize("name", SCENES)
def test_a_page_fits_a_small_terminal(name: str) -> None:
    for unicode in (True, False):
        page = draw_page(Scene.of(view_of(name)), catalogue("en"), 80, unicode=unicode)
        assert len(page) == HEIGHT + 3
        assert max(cell_len(line.plain) for line in page) <= 80


def test_the_panel_goes_below_in_a_narrow_window() -> None:
    page = draw_page(Scene.of(view_of("jack")), catalogue("en"), 60)
    assert max(cell_len(line.plain) for line in page) <= 60
    assert [line.plain.rstrip() for line in page].index("") > HEIGHT
    assert all(cell_len(line.plain) == WIDTH for line in page[3 : 3 + HEIGHT])


def test_ascii_drawings_are_ascii() -> None:
    paper = Paper()
    for name in SCENES:
        show(view_of(name), terminal=terminal_of(Typist([]), paper, unicode=False), language="en")
    assert paper.getvalue().isascii()


def test_suspects_are_told_apart_without_colour() -> None:
    page = draw_page(Scene.of(view_of("tossing")), catalogue("en"), 80)
    board = "".join(line.plain[:WIDTH] for line in page[3:])
    assert all(f"  {letter}  " in board for letter in "LGBPSNTUM")
