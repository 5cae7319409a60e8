"""The levels that people choose from: each stronger than the one below, the lowest to be beaten."""

from __future__ import annotations

import random
from collections import Counter
from importlib import import_module

import pytest

from lamplighter import load_game
from lamplighter.arena.simulate import play_one
from lamplighter.bots import LEVELS, Bot, make_bot
from lamplighter.bots.beginner import Beginner
from lamplighter.bots.noticing import noticed
from lamplighter.games.base import JACK
from lamplighter.games.catalogue import GAMES
from lamplighter.telling.rooms import scene_of
from tests.bots.nodes import decisions

each_game = pytest.mark.parametrize("game", GAMES)


def share(game: str, first: Bot, second: Bot, pairs: int) -> float:
    """Which share of its games the first bot wins, each deal played from both sides."""
    played = load_game(game)
    wins = sum(
        (play_one(played, (first, second), 11, index).winner == 0)
        + (play_one(played, (second, first), 11, index).winner == 1)
        for index in range(pairs)
    )
    return wins / (2 * pairs)


def test_five_levels() -> None:
    assert list(LEVELS) == ["ember", "candle", "lantern", "streetlamp", "lighthouse"]


@each_game
@pytest.mark.parametrize(
    ("higher", "lower", "pairs"), [("candle", "ember", 150), ("lantern", "candle", 40)]
)
def test_a_level_beats_the_one_below(game: str, higher: str, lower: str, pairs: int) -> None:
    assert share(game, make_bot(higher), make_bot(lower), pairs) > 0.55


@each_game
def test_the_lowest_level_plays_better_than_nothing_and_can_be_beaten(game: str) -> None:
    ember = make_bot("ember")
    assert share(game, ember, make_bot("random"), 40) > 0.55
    assert share(game, make_bot("greedy"), ember, 40) > 0.6


@each_game
def test_a_few_actions_of_each_kind_are_noticed(game: str) -> None:
    kind = import_module(f"lamplighter.bots.{game}.glance").kind
    for state in decisions(3, load_game(game)):
        legal = state.legal_actions()
        seen = noticed(state.view(state.current_player()), legal, 2, random.Random(1))
        assert len(set(seen)) == len(seen)
        assert set(seen) <= set(legal)
        there = Counter(map(kind, legal))
        assert Counter(map(kind, seen)) == {one: min(2, many) for one, many in there.items()}


@each_game
def test_jack_never_overlooks_himself(game: str) -> None:
    """He hides if any action does that, however little else he keeps an eye on."""
    bot = Beginner(notices=100, counts=0.0, splits=0)
    hidden = 0
    for seed in range(8):
        for state in decisions(seed, load_game(game)):
            view = state.view(JACK)
            legal = view.legal_actions()
            words = [view.action_to_string(action) for action in legal]
            if not legal or any(word.startswith("escape") for word in words):
                continue
            jack = scene_of(view).jack
            seen = view.game.knowledge.visible_after(view, legal)
            if all(jack in some for some in seen):
                continue
            hidden += 1
            assert jack not in seen[legal.index(bot.act(view, random.Random(seed)))]
    assert hidden > 20
