"""The facts of a position in Pocket."""

from __future__ import annotations

from lamplighter.telling.pocket.scene import Scene
from tests.telling.pocket.positions import view_of


def test_the_worked_example_of_the_rules() -> None:
    scene = Scene.of(view_of("crossroads"))
    assert scene.seen == ("bert", "pizer", "gull")
    places = {ray.detective: ray.places for ray in scene.rays}
    assert places == {"holmes": ("a3", "a2"), "watson": ("c1", "b1", "a1"), "toby": ("b1",)}
