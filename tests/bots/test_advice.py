"""Advice: the whole turn, from the asker's own view, and always the same."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from lamplighter import load_game
from lamplighter.bots import LEVELS, advice, is_bot
from lamplighter.bots.advice import advise, strongest
from lamplighter.games.base import View
from lamplighter.games.catalogue import GAMES
from tests.bots.nodes import decisions

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_the_strongest_level_advises(game: str) -> None:
    assert strongest(game) == LEVELS["lighthouse"][game]
    assert is_bot(strongest(game))


@each_game
def test_a_whole_turn_is_advised(game: str, quick: bool) -> None:
    for state in islice(decisions(1, load_game(game)), 6 if quick else 20):
        view = state.view(state.current_player())
        told = advise(view)
        assert told == advise(view), "asking again brings nothing new"
        for number, action in enumerate(told.actions):
            assert number == 0 or view.game.state.goes_on(view.array)
            view = view.preview(action)
        assert view.is_terminal() or not view.game.state.goes_on(view.array)
        assert told.chance is None or 0 <= told.chance <= 1


@each_game
def test_it_knows_no_more_than_the_asker(game: str, quick: bool) -> None:
    rng, compared = random.Random(4), 0
    for state in islice(decisions(2, load_game(game)), 4 if quick else 12):
        player = state.current_player()
        other = state.resample_from_infostate(player, rng)
        compared += str(other) != str(state)
        assert advise(state.view(player)) == advise(other.view(player))
    assert compared


def test_of_a_bot_that_weighs_the_likeliest_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Weighing:
        name = "weighing"

        def act(self, _view: View, _rng: random.Random) -> int:
            raise AssertionError("it can say more than that")

        def weigh(self, view: View, _rng: random.Random) -> list[tuple[int, float, float]]:
            legal = view.legal_actions()
            return [(action, float(action == legal[-2]), 0.625) for action in legal]

    monkeypatch.setattr(advice, "make_bot", lambda _text: Weighing())
    state = next(iter(decisions(1, load_game("pocket"))))
    told = advise(state.view(state.current_player()))
    assert told.actions == (state.legal_actions()[-2],)
    assert told.chance == 0.625
