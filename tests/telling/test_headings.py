"""Every game says where it is whenever nobody's turn is, and only then."""

from __future__ import annotations

import random

import pytest

from lamplighter import load_game
from lamplighter.games.catalogue import GAMES
from lamplighter.sentences import catalogue
from lamplighter.telling.headings import heading_between, turn_heading
from lamplighter.telling.rooms import scene_of

SAY = catalogue("en")


@pytest.mark.parametrize("game", GAMES)
def test_every_position_has_one_heading(game: str) -> None:
    state, rng = load_game(game).new_initial_state(), random.Random(1)
    while True:
        scene = scene_of(state.view(None))
        if scene.step:
            assert heading_between(scene, SAY) == ""
            assert str(scene.round) in turn_heading(scene, SAY)
        else:
            assert heading_between(scene, SAY)
        if state.is_terminal():
            break
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.random() * len(legal))])
