"""What every bot keeps to: legal moves, nothing but its view, nothing but its generator."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from lamplighter import JACK, State, load_game
from lamplighter.bots import BOTS, Bot, make_bot


@pytest.fixture(params=list(BOTS))
def bot(request: pytest.FixtureRequest) -> Bot:
    return make_bot(request.param)


def decisions(seed: int) -> Iterator[State]:
    """A random game at each node where a player decides."""
    rng = random.Random(seed)
    state = load_game("pocket").new_initial_state()
    while not state.is_terminal():
        if state.current_player() >= 0:
            yield state
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.random() * len(legal))])


def test_every_move_is_legal(bot: Bot, quick: bool) -> None:
    for seed in range(5 if quick else 40):
        for state in decisions(seed):
            view = state.view(state.current_player())
            assert bot.act(view, random.Random(seed)) in state.legal_actions()


def test_the_same_generator_gives_the_same_move(bot: Bot) -> None:
    again = make_bot(bot.name)
    for state in decisions(1):
        view = state.view(state.current_player())
        moves = {player.act(view, random.Random(5)) for player in (bot, again, bot)}
        assert len(moves) == 1


def test_the_generator_matters(bot: Bot) -> None:
    state = next(state for state in decisions(1) if len(state.legal_actions()) > 20)
    view = state.view(state.current_player())
    assert len({bot.act(view, random.Random(seed)) for seed in range(20)}) > 1


def test_the_generator_is_the_only_source_of_chance(bot: Bot) -> None:
    state = next(iter(decisions(2)))
    random.seed(1)
    before = random.getstate()
    bot.act(state.view(0), random.Random(1))
    assert random.getstate() == before


def test_worlds_that_look_alike_get_the_same_move(bot: Bot, quick: bool) -> None:
    compared = 0
    for seed in range(3 if quick else 20):
        rng = random.Random(seed)
        for state in decisions(seed):
            if state.current_player() == JACK:
                continue
            other = state.resample_from_infostate(0, rng)
            compared += str(other) != str(state)
            moves = {bot.act(world.view(0), random.Random(9)) for world in (state, other)}
            assert len(moves) == 1, f"{state} and {other}"
    assert compared > 10


def test_a_view_is_left_as_it_was(bot: Bot) -> None:
    for state in decisions(3):
        view = state.view(state.current_player())
        before = view.information_state_string(), view.record.tobytes()
        bot.act(view, random.Random(1))
        assert (view.information_state_string(), view.record.tobytes()) == before


def test_a_position_without_history_can_be_played(bot: Bot) -> None:
    for state in decisions(4):
        parsed = state.game.parse_state(str(state))
        view = parsed.view(parsed.current_player())
        assert bot.act(view, random.Random(1)) in parsed.legal_actions()


def test_random_takes_every_action_equally_often() -> None:
    bot = make_bot("random")
    state = next(state for state in decisions(1) if len(state.legal_actions()) < 7)
    view, rng = state.view(state.current_player()), random.Random(0)
    legal = state.legal_actions()
    counts = dict.fromkeys(legal, 0)
    for _ in range(1000 * len(legal)):
        counts[bot.act(view, rng)] += 1
    assert all(850 < count < 1150 for count in counts.values())
