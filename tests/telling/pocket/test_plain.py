"""Pocket described in sentences: nothing on the table is left out."""

from __future__ import annotations

from lamplighter.sentences import catalogue
from lamplighter.telling.pocket.plain import say_board
from lamplighter.telling.pocket.scene import Scene
from tests.telling.pocket.positions import view_of


def test_a_description_names_every_tile() -> None:
    lines = say_board(Scene.of(view_of("crossroads")), catalogue("en"))
    for place in ("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"):
        assert sum(line.startswith(f"{place}: ") for line in lines) == 1
