"""Games are found by name, and what is wrong in a name, an option or a value is said."""

from __future__ import annotations

import pickle

import pytest

import lamplighter
from lamplighter.games.catalogue import GAMES, OPTIONS


@pytest.mark.parametrize("name", GAMES)
def test_a_game_without_options_given_has_the_first_value_of_each(name: str) -> None:
    expected = {option: values[0] for option, values in OPTIONS[name].items()}
    assert lamplighter.load_game(name).options == expected


@pytest.mark.parametrize("board", OPTIONS["london"]["board"])
def test_a_board_is_chosen_by_name(board: str) -> None:
    game = lamplighter.load_game("london", board=board)
    assert game.options == {"board": board}
    assert pickle.loads(pickle.dumps(game)) == game
    assert repr(game) == f"<lamplighter game london board={board}>"
    state = game.deal(seed=7)
    assert str(state).startswith(board)
    assert game.deserialize_state(state.serialize()) == state


def test_the_boards_are_different_games() -> None:
    revised, first = (lamplighter.load_game("london", board=b) for b in OPTIONS["london"]["board"])
    assert revised != first
    assert revised.num_distinct_actions() == first.num_distinct_actions()
    state = revised.deal(seed=7)
    with pytest.raises(lamplighter.PositionError, match="heading"):
        first.deserialize_state(state.serialize())
    with pytest.raises(lamplighter.PositionError, match="board='revised'"):
        first.parse_state(str(state))


def test_an_unknown_game_option_or_value_names_the_choices() -> None:
    with pytest.raises(ValueError, match="game: found 'chess', expected one of: pocket, london"):
        lamplighter.load_game("chess")
    with pytest.raises(ValueError, match="option: found 'board', expected none"):
        lamplighter.load_game("pocket", board="revised")
    with pytest.raises(ValueError, match=r"option: found 'map', .* of 'london': board"):
        lamplighter.load_game("london", map="revised")
    with pytest.raises(ValueError, match="board: found 'old', expected 'revised' or 'first_2006'"):
        lamplighter.load_game("london", board="old")
