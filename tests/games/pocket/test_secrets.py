"""What the investigator and a spectator are given does not depend on what they must not know."""

from __future__ import annotations

import itertools
import pickle
import random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from lamplighter import DETECTIVE, JACK, State
from lamplighter.games.pocket import knowledge
from lamplighter.games.pocket.state import plain
from tests.games.pocket.worlds import play_random, twins

seeds = st.integers(0, 2**63)


def public_position(state: State) -> State:
    """The position alone, without Jack's secrets and without history."""
    return state.game.parse_state(state.observation_string(DETECTIVE))


def outlets(state: State) -> list[object]:
    """Everything that the investigator or a spectator can get out of a state."""
    told: list[object] = [
        state.information_state_string(DETECTIVE),
        state.information_state_tensor(DETECTIVE).tobytes(),
        state.suspects(),
        state.current_player(),
        state.returns(),
        state.round_number(),
    ]
    for viewer in (DETECTIVE, None):
        view = state.view(viewer)
        told += [
            state.observation_string(viewer),
            state.observation_tensor(viewer).tobytes(),
            view.words(),
            view.legal_actions(),
            view.observation_string(),
            view.information_state_string(),
            repr(view),
            pickle.dumps(view),
            knowledge.posterior(view),
            knowledge.visible(view),
            knowledge.lines_of_sight(view),
            knowledge.hourglasses(view),
        ]
        told += [view.preview(action).observation_string() for action in view.legal_actions()]
    return told


@given(seeds)
def test_two_worlds_that_differ_in_secrets_look_the_same(seed: int) -> None:
    nodes = 0
    for one, other in twins(seed):
        nodes += 1
        assert outlets(one) == outlets(other)
        assert (str(one) != str(other)) == (one.round_number() > 0)
    assert nodes > 10


@given(seeds)
def test_resampling_does_not_read_the_secret(seed: int) -> None:
    for one, other in twins(seed):
        worlds = [
            state.resample_from_infostate(DETECTIVE, random.Random(seed)).serialize()
            for state in (one, other)
        ]
        assert worlds[0] == worlds[1]


@given(seeds, st.integers(0, 60))
def test_a_resampled_world_is_what_the_player_knows(seed: int, plies: int) -> None:
    state = play_random(seed, plies)
    for player in (DETECTIVE, JACK):
        world = state.resample_from_infostate(player, random.Random(seed))
        assert world.information_state_string(player) == state.information_state_string(player)
        assert np.array_equal(
            world.information_state_tensor(player), state.information_state_tensor(player)
        )
        replayed = state.game.new_initial_state()
        for action in world.history():
            replayed.apply_action(action)
        assert str(replayed) == str(world)
    assert state.resample_from_infostate(JACK, random.Random(seed)).serialize() == state.serialize()


@given(seeds, st.integers(0, 60))
def test_the_worlds_of_a_view_are_all_that_agree_with_it(seed: int, plies: int) -> None:
    state = play_random(seed, plies)
    told = state.information_state_string(DETECTIVE)
    for start in (state, None if state.is_terminal() else public_position(state)):
        if start is None:
            continue
        view = start.view(DETECTIVE)
        worlds = [str(world) for world in itertools.islice(view.worlds(), 400)]
        assert len(set(worlds)) == len(worlds)
        if len(worlds) < 400:
            assert str(state) in worlds
            assert str(view.resample(random.Random(seed))) in worlds
    for world in itertools.islice(state.view(DETECTIVE).worlds(), 5):
        assert world.information_state_string(DETECTIVE) == told
    if state.round_number() and not state.is_terminal():
        count = sum(weight for _, _, weight in knowledge.worlds(plain(state.view(0).array)))
        assert sum(1 for _ in knowledge.every_world(state.view(0).array)) == count


@given(seeds, st.integers(0, 60))
def test_a_view_keeps_no_way_back_to_the_state(seed: int, plies: int) -> None:
    state = play_random(seed, plies)
    before = state.serialize()
    view = state.view(DETECTIVE)
    view.record.blank = 0
    view.words().append("nonsense")
    assert state.serialize() == before
    assert not any(isinstance(getattr(view, slot), State) for slot in view.__slots__)


@given(seeds, st.integers(0, 60))
def test_a_position_without_history_resamples_as_its_game_does(seed: int, plies: int) -> None:
    state = play_random(seed, plies)
    if state.is_terminal():
        return
    public = state.game.parse_state(state.observation_string(DETECTIVE))
    assert knowledge.posterior(public.view(DETECTIVE)) == knowledge.posterior(state.view(None))
    world = public.resample_from_infostate(DETECTIVE, random.Random(seed))
    assert world.is_playable()
    assert world.observation_string(DETECTIVE) == state.observation_string(DETECTIVE)


@given(seeds, st.integers(0, 60))
def test_a_game_goes_on_from_a_position_and_keeps_the_secret(seed: int, plies: int) -> None:
    state = play_random(seed, plies)
    game = state.game
    parsed = game.parse_state(str(state))
    rng = random.Random(seed)
    while not parsed.is_terminal():
        legal = parsed.legal_actions()
        parsed.apply_action(legal[int(rng.random() * len(legal))])
        world = parsed.resample_from_infostate(DETECTIVE, rng)
        told = parsed.information_state_string(DETECTIVE)
        assert world.information_state_string(DETECTIVE) == told
        assert game.deserialize_state(parsed.serialize()).serialize() == parsed.serialize()


@given(seeds)
def test_a_longer_information_state_begins_with_the_shorter_one(seed: int) -> None:
    state = play_random(seed, 100)
    again = state.game.new_initial_state()
    told = {player: again.view(player).words() for player in (DETECTIVE, JACK)}
    for action in state.history():
        again.apply_action(action)
        for player, words in told.items():
            now = again.view(player).words()
            assert now[: len(words)] == words
            told[player] = now


def test_the_game_that_views_share_remembers_nothing_secret() -> None:
    games = [type(state.game)() for state in (play_random(5, 0), play_random(5, 0))]
    for game, jack in zip(games, ("jack-gull", "jack-lane"), strict=True):
        state = game.new_initial_state()
        for word in (
            "tile-a3-bert-w tile-b3-pizer-n tile-c3-smith-e tile-a2-madame-n tile-b2-goodley-n "
            "tile-c2-stealthy-n tile-a1-lestrade-n tile-b1-lane-s tile-c1-gull-n "
            f"{jack} toss-alibi-toby-rotation-joker alibi draw-smith"
        ).split():
            state.legal_actions()
            state.apply_action(state.string_to_action(word))
    memories = [
        {name: value for name, value in vars(game).items() if name != "_fresh"} for game in games
    ]
    assert memories[0] == memories[1]


def test_at_the_end_everything_is_open_to_all() -> None:
    state = play_random(5, 100)
    assert state.is_terminal()
    words = state.view(DETECTIVE).words()
    hidden = [word for word in state.words() if word.startswith(("jack-", "draw-"))]
    revealed = words[words.index("reveal") + 1 :]
    assert set(revealed) <= set(hidden)
    assert set(hidden) <= set(words)
    assert state.observation_string(None) == str(state)
    assert state.information_state_string(JACK).endswith("reveal")
