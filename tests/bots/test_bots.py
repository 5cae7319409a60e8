"""What every bot keeps to: legal moves, nothing but its view, nothing but its generator."""

from __future__ import annotations

import random

from lamplighter import Game, load_game
from lamplighter.bots import make_bot
from tests.bots.nodes import decisions
from tests.bots.players import every_player


@every_player
def test_every_move_is_legal(game: Game, bot: str, quick: bool) -> None:
    player = make_bot(bot)
    for seed in range(2 if quick else 20):
        for state in decisions(seed, game):
            view = state.view(state.current_player())
            assert player.act(view, random.Random(seed)) in state.legal_actions()


@every_player
def test_the_same_generator_gives_the_same_move(game: Game, bot: str) -> None:
    one, again = make_bot(bot), make_bot(bot)
    for state in decisions(1, game):
        view = state.view(state.current_player())
        moves = {player.act(view, random.Random(5)) for player in (one, again, one)}
        assert len(moves) == 1


@every_player
def test_the_generator_matters(game: Game, bot: str) -> None:
    """Here and there several moves are as good as each other."""
    player = make_bot(bot)
    assert any(
        len({player.act(state.view(state.current_player()), random.Random(k)) for k in range(9)})
        > 1
        for state in decisions(1, game)
        if len(state.legal_actions()) > 20
    )


@every_player
def test_the_generator_is_the_only_source_of_chance(game: Game, bot: str) -> None:
    state = next(iter(decisions(2, game)))
    random.seed(1)
    before = random.getstate()
    make_bot(bot).act(state.view(state.current_player()), random.Random(1))
    assert random.getstate() == before


@every_player
def test_a_view_is_left_as_it_was(game: Game, bot: str) -> None:
    player = make_bot(bot)
    for state in decisions(3, game):
        view = state.view(state.current_player())
        before = view.information_state_string(), view.record.tobytes()
        player.act(view, random.Random(1))
        assert (view.information_state_string(), view.record.tobytes()) == before


@every_player
def test_a_position_without_history_can_be_played(game: Game, bot: str) -> None:
    player = make_bot(bot)
    for state in decisions(4, game):
        parsed = state.game.parse_state(str(state))
        view = parsed.view(parsed.current_player())
        assert player.act(view, random.Random(1)) in parsed.legal_actions()


@every_player
def test_what_a_bot_says_of_its_moves_is_what_it_plays(game: Game, bot: str) -> None:
    """`weigh`, where a bot has it: every legal action, probabilities, and chances."""
    player = make_bot(bot)
    weigh = getattr(player, "weigh", None)
    if weigh is None:
        return  # this bot says nothing but its move
    for state in decisions(6, game):
        view = state.view(state.current_player())
        weights = weigh(view, random.Random(1))
        assert [action for action, _, _ in weights] == view.legal_actions()
        assert abs(sum(probability for _, probability, _ in weights) - 1) < 1e-6
        assert all(0 <= number <= 1 for _, *numbers in weights for number in numbers)
        assert {type(number) for weight in weights for number in weight} == {int, float}
        played = {action for action, probability, _ in weights if probability > 0}
        assert player.act(view, random.Random(1)) in played


def test_random_takes_every_action_equally_often() -> None:
    bot, game = make_bot("random"), load_game("pocket")
    state = next(state for state in decisions(1, game) if len(state.legal_actions()) < 7)
    view, rng = state.view(state.current_player()), random.Random(0)
    legal = state.legal_actions()
    counts = dict.fromkeys(legal, 0)
    for _ in range(1000 * len(legal)):
        counts[bot.act(view, rng)] += 1
    assert all(850 < count < 1150 for count in counts.values())
