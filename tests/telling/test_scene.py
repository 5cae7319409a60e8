"""The facts that every game has."""

from __future__ import annotations

import pytest

from lamplighter import load_game
from lamplighter.games.catalogue import GAMES
from lamplighter.telling.rooms import scene_of
from lamplighter.telling.scene import Scene


@pytest.mark.parametrize("game", GAMES)
def test_a_scene_is_of_its_game(game: str) -> None:
    scene = scene_of(load_game(game).new_initial_state().view(None))
    assert isinstance(scene, Scene)
    assert scene.game == game
    assert scene.players == load_game(game).roles
