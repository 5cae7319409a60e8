"""Both games on a terminal of 80 columns and 24 lines, in every language."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from lamplighter.games.base import Game, View
from lamplighter.records import load
from lamplighter.sentences import catalogue, languages
from lamplighter.telling.london.light import why_visible
from lamplighter.telling.london.scene import Scene
from lamplighter.telling.rooms import scene_of
from lamplighter.text.page import GAP
from lamplighter.text.rooms import rooms_of
from lamplighter.text.screen import Screen
from lamplighter.text.wrapping import NO_BREAK
from tests.playing import every_game
from tests.telling.london import positions as london
from tests.telling.pocket import positions as pocket
from tests.text.sitting import Paper, Typist, play_through, terminal_of

COLUMNS, LINES = 80, 24

LEAST_BELOW = 5
"""Lines that a page leaves for what has happened and for the prompt."""

VIEWS = {f"london-{name}": london.view_of(name) for name in london.SCENES}
VIEWS |= {f"pocket-{name}": pocket.view_of(name) for name in pocket.SCENES}

WHO = {"london": (range(1, 9), len(">U m11 ")), "pocket": (range(9), len("L c1 "))}
"""The lines of the panel that tell who is who, and their columns before the name."""

MARK = "+"
"""It stands before the word for an exit, which is put in the middle of its room."""

SEED = 3
PLAYED: dict[str, Any] = {"role": "jack", "opponent": "random"}
ASIDES = ("?", "why", "suspects", "history", "primer", "? board", "? words", "nonsense")

every_language = pytest.mark.parametrize("language", languages())


def cells(line: str) -> list[str]:
    """What stands in each column; the second one of a wide sign is empty."""
    return [part for sign in line for part in (sign, "")[: cell_len(sign)]]


def page(view: View, language: str, *, unicode: bool = True) -> list[list[str]]:
    paper = Paper()
    terminal = terminal_of(Typist([]), paper, width=COLUMNS, unicode=unicode)
    Screen(terminal, catalogue(language)).position(scene_of(view))
    return [cells(line) for line in paper.getvalue().splitlines()]


@every_language
@pytest.mark.parametrize("name", VIEWS)
def test_a_page_keeps_its_shape(name: str, language: str) -> None:
    """Nothing is broken or too wide, and every sign that is no letter stands where it should."""
    scene = scene_of(VIEWS[name])
    rooms = rooms_of(scene.game)
    ours, english = page(VIEWS[name], language), page(VIEWS[name], "en")
    assert len(ours) == len(english) <= LINES - LEAST_BELOW
    assert max(map(len, ours)) <= COLUMNS
    assert not any("…" in row for row in ours)
    above = len(rooms.page.headings(scene, catalogue("en")))
    board = slice(above, above + rooms.board.HEIGHT)
    for mine, other in zip(ours[board], english[board], strict=True):
        drawn = [
            at
            for at, sign in enumerate(other[: rooms.board.WIDTH])
            if not (sign.isalpha() or sign in f" {MARK}")
        ]
        assert [mine[at] for at in drawn] == [other[at] for at in drawn]
    rows, columns = WHO[scene.game]
    start = rooms.board.WIDTH + GAP
    for row in rows:
        mine, other = ours[above + row], english[above + row]
        assert mine[start : start + columns] == other[start : start + columns]


@every_language
@pytest.mark.parametrize("name", VIEWS)
def test_a_page_of_plain_signs_can_be_read(name: str, language: str) -> None:
    rows = page(VIEWS[name], language, unicode=False)
    assert all(sign.isascii() for row in rows for sign in row)
    assert max(map(len, rows)) <= COLUMNS
    if language != "zh":  # its signs have nothing plain to become
        assert not any("?" in row for row in rows)


def test_reasons_are_separated_as_the_language_does() -> None:
    someone = Scene.of(VIEWS["london-beam"]).people[0]
    lit = replace(someone, lamps=("a3",), in_beam=True, company=("gull",))
    assert why_visible(lit, catalogue("en")) == "lamp a3, the beam, beside Gull"
    assert why_visible(lit, catalogue("zh")) == "煤气灯a3、提灯光束、在格尔旁边"


def test_what_the_calls_brought_is_told_in_signs_of_the_language() -> None:
    calls = {
        language: "".join(map("".join, page(VIEWS["london-beam"], language)))
        for language in languages()
    }
    assert all("IIIVVVV-" in calls[language] for language in ("en", "fr", "it"))
    assert "NNNVVVV-" in calls["cs"]
    assert "隐隐隐见见见见-" in calls["zh"]


@every_language
@every_game
def test_a_game_is_played_to_its_end(game: Game, language: str, tmp_path: Path) -> None:
    """By nothing but what stands on the screen, and the same one in every language."""
    (tmp_path / "english").mkdir()
    _, english = play_through(tmp_path / "english", seed=SEED, game=game, **PLAYED)
    written, path = play_through(
        tmp_path, seed=SEED, game=game, language=language, asides=ASIDES, **PLAYED
    )
    assert load(path).result
    assert load(path).words == load(english).words
    lines = [line for line in written.splitlines() if str(path) not in line]
    assert max(map(cell_len, lines)) <= COLUMNS
    assert not any(line.startswith((*NO_BREAK, *",.;:，。、；：？！）”")) for line in lines)
