"""What every bot keeps to: legal moves, nothing but its view, nothing but its generator."""

from __future__ import annotations

import random

import pytest

from lamplighter import load_game
from lamplighter.bots import BOTS, Bot, make_bot
from lamplighter.games.base import Game
from tests.bots.nodes import decisions
from tests.playing import VARIANTS


@pytest.fixture(params=list(BOTS))
def bot(request: pytest.FixtureRequest) -> Bot:
    return make_bot(request.param)


@pytest.fixture(params=VARIANTS, ids=repr)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def test_every_move_is_legal(bot: Bot, game: Game, quick: bool) -> None:
    for seed in range(5 if quick else 40):
        for state in decisions(seed, game):
            view = state.view(state.current_player())
            assert bot.act(view, random.Random(seed)) in state.legal_actions()


def test_the_same_generator_gives_the_same_move(bot: Bot, game: Game) -> None:
    again = make_bot(bot.name)
    for state in decisions(1, game):
        view = state.view(state.current_player())
        moves = {player.act(view, random.Random(5)) for player in (bot, again, bot)}
        assert len(moves) == 1


def test_the_generator_matters(bot: Bot, game: Game) -> None:
    """Here and there several moves are as good as each other."""
    assert any(
        len({bot.act(state.view(state.current_player()), random.Random(seed)) for seed in range(9)})
        > 1
        for state in decisions(1, game)
        if len(state.legal_actions()) > 20
    )


def test_the_generator_is_the_only_source_of_chance(bot: Bot, game: Game) -> None:
    state = next(iter(decisions(2, game)))
    random.seed(1)
    before = random.getstate()
    bot.act(state.view(state.current_player()), random.Random(1))
    assert random.getstate() == before


def test_worlds_that_look_alike_get_the_same_move(bot: Bot, game: Game, quick: bool) -> None:
    compared = 0
    for seed in range(3 if quick else 20):
        rng = random.Random(seed)
        for state in decisions(seed, game):
            player = state.current_player()
            other = state.resample_from_infostate(player, rng)
            compared += str(other) != str(state)
            moves = {bot.act(world.view(player), random.Random(9)) for world in (state, other)}
            assert len(moves) == 1, f"{state} and {other}"
    assert compared > 10


def test_a_view_is_left_as_it_was(bot: Bot, game: Game) -> None:
    for state in decisions(3, game):
        view = state.view(state.current_player())
        before = view.information_state_string(), view.record.tobytes()
        bot.act(view, random.Random(1))
        assert (view.information_state_string(), view.record.tobytes()) == before


def test_a_position_without_history_can_be_played(bot: Bot, game: Game) -> None:
    for state in decisions(4, game):
        parsed = state.game.parse_state(str(state))
        view = parsed.view(parsed.current_player())
        assert bot.act(view, random.Random(1)) in parsed.legal_actions()


def test_random_takes_every_action_equally_often() -> None:
    bot, game = make_bot("random"), load_game("pocket")
    state = next(state for state in decisions(1, game) if len(state.legal_actions()) < 7)
    view, rng = state.view(state.current_player()), random.Random(0)
    legal = state.legal_actions()
    counts = dict.fromkeys(legal, 0)
    for _ in range(1000 * len(legal)):
        counts[bot.act(view, rng)] += 1
    assert all(850 < count < 1150 for count in counts.values())
