"""The contract of `Game` and `State`: what every caller relies on, and what is refused."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import lamplighter
from lamplighter import (
    CHANCE,
    DETECTIVE,
    JACK,
    TERMINAL,
    Game,
    HiddenInformationError,
    IllegalActionError,
    PositionError,
    State,
)
from tests.games.worlds import play_random
from tests.playing import VARIANTS, every_variant

GAME = lamplighter.load_game("pocket")
WORDS = [word for game in VARIANTS for chance in (False, True) for word in game.words.words(chance)]
games = st.sampled_from(VARIANTS)
seeds = st.integers(0, 2**63)
plies = st.integers(0, 110)


def test_a_game_is_a_value() -> None:
    again = lamplighter.load_game("pocket")
    assert again == GAME
    assert hash(again) == hash(GAME)
    assert pickle.loads(pickle.dumps(GAME)) == GAME
    assert (GAME.name, GAME.options) == ("pocket", {})
    assert repr(GAME) == "<lamplighter game pocket>"


@pytest.mark.parametrize(
    ("name", "actions", "outcomes", "decisions"),
    [("pocket", 74, 358, 32), ("london", 816, 86, 100)],
)
def test_the_ranges_of_the_numbers(name: str, actions: int, outcomes: int, decisions: int) -> None:
    game = lamplighter.load_game(name)
    assert game.num_distinct_actions() == actions
    assert game.max_chance_outcomes() == outcomes
    assert game.max_game_length() == decisions


@given(games, seeds, plies)
def test_the_node_is_described_consistently(game: Game, seed: int, stop: int) -> None:
    state = play_random(game, seed, stop)
    legal = state.legal_actions()
    assert legal == sorted(set(legal))
    assert state.is_terminal() == (state.current_player() == TERMINAL) == (legal == [])
    assert state.is_chance_node() == (state.current_player() == CHANCE)
    outcomes = state.chance_outcomes()
    assert [outcome for outcome, _ in outcomes] == (legal if state.is_chance_node() else [])
    assert not outcomes or sum(chance for _, chance in outcomes) == pytest.approx(1)
    limit = game.max_chance_outcomes() if state.is_chance_node() else game.num_distinct_actions()
    assert all(0 <= action < limit for action in legal)
    assert sorted(state.returns()) == ([-1, 1] if state.is_terminal() else [0, 0])


@given(games, seeds, plies)
def test_words_and_numbers_are_inverses(game: Game, seed: int, stop: int) -> None:
    state = play_random(game, seed, stop)
    for action in state.legal_actions():
        word = state.action_to_string(action)
        assert state.string_to_action(word) == action
        assert word == word.lower()
        assert word.isascii()
    state.legal_actions().clear()
    state.history().clear()
    assert len(state.history()) == min(stop, len(state.words()))


@given(games, seeds, plies)
def test_copies_and_texts_bring_the_whole_state_back(game: Game, seed: int, stop: int) -> None:
    state = play_random(game, seed, stop)
    for again in (
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        game.deserialize_state(state.serialize()),
    ):
        assert again == state
        assert str(again) == str(state)
        assert again.history() == state.history()
        assert again.view(JACK).words() == state.view(JACK).words()
        if not again.is_terminal():
            again.apply_action(again.legal_actions()[0])
            assert again != state


@given(games, seeds, plies)
def test_history_replays_from_the_first_node(game: Game, seed: int, stop: int) -> None:
    state = play_random(game, seed, stop)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again == state


WRONG_ACTIONS = [
    -1,
    74,
    10**30,
    10**5000,
    -(10**30),
    True,
    1.0,
    None,
    "holmes-1",
    b"alibi",
    [1],
    2**31,
]


@given(games, seeds, plies, st.sampled_from(WRONG_ACTIONS) | st.integers())
def test_an_illegal_action_is_refused_and_changes_nothing(
    game: Game, seed: int, stop: int, action: object
) -> None:
    state = play_random(game, seed, stop)
    if type(action) is int and action in state.legal_actions():
        return
    before = state.serialize()
    with pytest.raises(IllegalActionError):
        state.apply_action(action)  # type: ignore[arg-type]
    assert state.serialize() == before
    assert state.legal_actions() == game.deserialize_state(before).legal_actions()


@given(games, seeds, plies, st.text() | st.sampled_from(WORDS))
def test_a_word_not_possible_here_is_refused(game: Game, seed: int, stop: int, text: str) -> None:
    state = play_random(game, seed, stop)
    words = [state.action_to_string(action) for action in state.legal_actions()]
    if text in words:
        return
    with pytest.raises(IllegalActionError):
        state.string_to_action(text)


def test_refusals_say_what_would_do() -> None:
    state = GAME.deal(7)
    with pytest.raises(IllegalActionError, match=r"'toss-' is not possible here; possible are: to"):
        state.string_to_action("toss-")
    with pytest.raises(IllegalActionError, match="use string_to_action first"):
        state.apply_action("alibi")  # type: ignore[arg-type]
    with pytest.raises(IllegalActionError, match="is no action number here"):
        state.action_to_string(358)
    over = play_random(GAME, 1, 100)
    with pytest.raises(IllegalActionError, match="the game is over"):
        over.apply_action(0)
    with pytest.raises(IllegalActionError):
        state.string_to_action(None)  # type: ignore[arg-type]


def test_numbers_of_numpy_are_numbers() -> None:
    state = GAME.deal(7)
    state.apply_action(np.int64(state.legal_actions()[0]))  # type: ignore[arg-type]
    assert len(state.history()) == 11


@pytest.mark.parametrize("viewer", [2, -1, True, 1.0, "jack", 0.5])
def test_a_viewer_is_a_seat_or_nobody(viewer: object) -> None:
    state = GAME.deal(7)
    asks: list[Callable[[object], object]] = [
        state.view,  # type: ignore[list-item]
        state.observation_string,  # type: ignore[list-item]
        state.observation_tensor,  # type: ignore[list-item]
        state.information_state_string,  # type: ignore[list-item]
        state.information_state_tensor,  # type: ignore[list-item]
    ]
    for ask in asks:
        with pytest.raises(ValueError, match=r"player: found .*, expected 0"):
            ask(viewer)


def test_a_spectator_has_no_information_state() -> None:
    state = GAME.deal(7)
    with pytest.raises(ValueError, match="found None, expected 0 or 1"):
        state.information_state_string(None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="found None, expected 0 or 1"):
        state.information_state_tensor(None)  # type: ignore[arg-type]
    assert state.observation_string(None) == state.observation_string(DETECTIVE)


def test_the_same_seed_deals_the_same_game() -> None:
    assert GAME.deal(7) == GAME.deal(7)
    assert len({GAME.deal(seed).serialize() for seed in (7, -7, b"7", 2**100, b"")}) == 5
    assert str(GAME.deal(7)) == "Sw,Ms,Te/Pw,Us,Bw/Gs,Ns,Ls 11,3,7 1 toss - - - - = G"


@pytest.mark.parametrize("seed", ["7", 7.0, None, True])
def test_a_seed_is_an_int_or_bytes(seed: object) -> None:
    with pytest.raises(TypeError, match="a seed is an int or bytes"):
        GAME.deal(seed)  # type: ignore[arg-type]


DAMAGED: list[tuple[Callable[[str], str], type[ValueError]]] = [
    (lambda text: "", PositionError),
    (lambda text: text.replace("pocket", "london"), PositionError),
    (lambda text: text.replace("pocket 1", "pocket 2"), PositionError),
    (lambda text: text + "more\n", PositionError),
    (lambda text: text[:-1], PositionError),
    (lambda text: text.replace("\n", "\u2028"), PositionError),
    (lambda text: text.replace("\n-\n", "\nx\n"), PositionError),
    (lambda text: text.replace("jack-", "jock-"), IllegalActionError),
    (lambda text: text.replace(" jack-", " alibi jack-"), IllegalActionError),
]


@pytest.mark.parametrize(("damage", "error"), DAMAGED)
def test_a_damaged_text_is_refused(damage: Callable[[str], str], error: type[ValueError]) -> None:
    text = GAME.deal(7).serialize()
    with pytest.raises(error):
        GAME.deserialize_state(damage(text))


@given(games, seeds, plies)
def test_tensors_have_the_shape_that_is_promised(game: Game, seed: int, stop: int) -> None:
    state = play_random(game, seed, stop)
    for player in (DETECTIVE, JACK):
        for tensor, shape in (
            (state.observation_tensor(player), game.observation_tensor_shape()),
            (state.information_state_tensor(player), game.information_state_tensor_shape()),
        ):
            assert tensor.shape == shape
            assert tensor.dtype == np.float32
            assert set(np.unique(tensor)) <= {0, 1}
        assert np.array_equal(
            state.observation_tensor(player), state.view(player).observation_tensor()
        )


def test_a_state_says_what_it_is() -> None:
    state: State = GAME.deal(7)
    assert repr(state) == f"<pocket state at ply 10: {state}>"
    assert "as seen by 0" in repr(state.view(DETECTIVE))
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


@given(games, seeds, plies)
def test_what_a_position_does_not_tell_is_not_listed(game: Game, seed: int, stop: int) -> None:
    state = play_random(game, seed, stop)
    if state.is_terminal() or not state.round_number():
        return
    public = game.parse_state(state.observation_string(None))
    try:
        listed = public.legal_actions()
    except HiddenInformationError:
        assert state.is_chance_node() or state.current_player() == JACK
    else:
        assert listed == state.legal_actions()


@every_variant
@pytest.mark.parametrize("wrong", [True, 0.0, "x", None, -1, 10**30])
def test_a_preview_is_of_a_legal_action(game: Game, wrong: object) -> None:
    state = game.deal(7)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(IllegalActionError):
        state.view(state.current_player()).preview(wrong)  # type: ignore[arg-type]
