"""The facts of a position in Pocket."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from lamplighter import load_game
from lamplighter.games.chance import ChanceStream
from lamplighter.games.pocket.board import TOKENS
from lamplighter.telling.pocket.scene import Scene
from tests.playing import play_on
from tests.telling.pocket.positions import view_of


def scenes(seed: int) -> Iterator[Scene]:
    """How a game drawn by lot lies for a spectator, from word to word."""
    state = load_game("pocket").new_initial_state()
    play_on(state, ChanceStream(seed), random.Random(seed))
    walker = state.game.new_initial_state()
    for action in state.history():
        walker.apply_action(action)
        yield Scene.of(walker.view(None))


def test_the_worked_example_of_the_rules() -> None:
    scene = Scene.of(view_of("crossroads"))
    assert scene.seen == ("bert", "pizer", "gull")
    places = {ray.detective: ray.places for ray in scene.rays}
    assert places == {"holmes": ("a3", "a2"), "watson": ("c1", "b1", "a1"), "toby": ("b1",)}


@pytest.mark.parametrize("seed", range(12))
def test_each_token_keeps_its_place(seed: int) -> None:
    rounds: dict[int, tuple[str, ...]] = {}
    used: dict[int, tuple[bool, ...]] = {}
    for scene in scenes(seed):
        if not scene.tokens:
            assert not scene.left
            continue
        number = scene.round
        up = tuple(token.action for token in scene.tokens)
        assert all(action in faces for action, faces in zip(up, TOKENS, strict=True))
        assert rounds.setdefault(number, up) == up, "no token moves or turns within a round"
        now = tuple(token.used for token in scene.tokens)
        before = used.get(number, now)
        assert all(new or not old for old, new in zip(before, now, strict=True)), "it stays used"
        used[number] = now
        assert scene.left == tuple(token.action for token in scene.tokens if not token.used)
        assert scene.spent == tuple(token.action for token in scene.tokens if token.used)
    assert len(rounds) > 1
    assert any(all(tokens) for tokens in used.values())


def test_there_are_no_tokens_before_they_are_tossed() -> None:
    assert Scene.of(view_of("tossing")).tokens == ()
    assert Scene.of(view_of("dealing")).tokens == ()
