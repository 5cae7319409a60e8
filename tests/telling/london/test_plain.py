"""London described in sentences: nothing on the table is left out."""

from __future__ import annotations

from lamplighter.games.london.board import LETTERS
from lamplighter.sentences import catalogue
from lamplighter.telling.london.plain import say_board
from lamplighter.telling.london.scene import Scene
from tests.telling.london.positions import view_of


def test_a_description_names_everybody_and_everything() -> None:
    lines = say_board(Scene.of(view_of("start")), catalogue("en"))
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
