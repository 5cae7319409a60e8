"""What a viewer is given does not depend on what he must not know: in every game, for everybody."""

from __future__ import annotations

import itertools
import pickle
import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lamplighter import DETECTIVE, JACK, Game, State, View
from tests.games.worlds import VIEWERS, few, play_random, random_nodes, twins
from tests.playing import every_variant

seeds = st.integers(0, 2**63)
plies = st.integers(0, 110)
every_viewer = pytest.mark.parametrize("viewer", VIEWERS)

KNOWN_TO_ALL = {
    "pocket": "visible possible identity_posterior posterior lines_of_sight hourglasses".split(),
    "london": "visible possible identity_posterior posterior everybody_visible lit beam "
    "reachable".split(),
}
"""Functions of `knowledge` that answer every viewer alike."""

OWN = {
    ("london", DETECTIVE): ["detective_posterior"],
    ("london", JACK): ["jack_posterior"],
    ("pocket", JACK): ["jack_hourglasses"],
}
"""Those that answer one player only."""


def asked(view: View) -> list[object]:
    """What `knowledge` says to a viewer."""
    name = view.game.name
    functions = KNOWN_TO_ALL[name] + OWN.get((name, view.viewer or 0), [])
    if view.viewer is None:
        functions = KNOWN_TO_ALL[name]
    return [getattr(view.game.knowledge, function)(view) for function in functions]


def outlets(state: State, viewer: int | None) -> list[object]:
    """Everything that a viewer can get out of a state."""
    view = state.view(viewer)
    told: list[object] = [
        state.suspects(),
        state.current_player(),
        state.returns(),
        state.round_number(),
        state.observation_string(viewer),
        state.observation_tensor(viewer).tobytes(),
        view.words(),
        view.suspects(),
        view.current_player(),
        view.legal_actions(),
        view.observation_string(),
        view.observation_tensor().tobytes(),
        view.information_state_string(),
        view.information_state_tensor().tobytes(),
        repr(view),
        pickle.dumps(view),
        asked(view),
    ]
    if viewer is not None:
        told += [
            state.information_state_string(viewer),
            state.information_state_tensor(viewer).tobytes(),
        ]
    some = view.legal_actions()[:: 1 + len(view.legal_actions()) // 8]
    return told + [view.preview(action).observation_string() for action in some]


@every_viewer
@every_variant
@few
@given(seed=seeds)
def test_two_worlds_that_differ_in_secrets_look_the_same(
    game: Game, viewer: int | None, seed: int
) -> None:
    nodes = 0
    for one, other in twins(game, seed, viewer):
        nodes += 1
        assert outlets(one, viewer) == outlets(other, viewer)
        differ = one.history() != other.history()
        assert (str(one) != str(other)) == differ
        assert viewer == JACK or differ == (one.round_number() > 0)
    assert nodes > 2


@pytest.mark.parametrize("player", [DETECTIVE, JACK])
@every_variant
@few
@given(seed=seeds)
def test_resampling_does_not_read_the_secret(game: Game, player: int, seed: int) -> None:
    for one, other in twins(game, seed, player):
        worlds = [
            state.resample_from_infostate(player, random.Random(seed)).serialize()
            for state in (one, other)
        ]
        assert worlds[0] == worlds[1]


@pytest.mark.parametrize("player", [DETECTIVE, JACK])
@every_variant
@given(seed=seeds, stop=plies)
def test_a_resampled_world_is_what_the_player_knows(
    game: Game, player: int, seed: int, stop: int
) -> None:
    state = play_random(game, seed, stop)
    world = state.resample_from_infostate(player, random.Random(seed))
    assert world.information_state_string(player) == state.information_state_string(player)
    assert np.array_equal(
        world.information_state_tensor(player), state.information_state_tensor(player)
    )
    replayed = game.new_initial_state()
    for action in world.history():
        replayed.apply_action(action)
    assert str(replayed) == str(world)


@pytest.mark.parametrize("player", [DETECTIVE, JACK])
@every_variant
@few
@given(seed=seeds, stop=plies)
def test_a_replay_tells_a_resampled_world_from_its_beginning(
    game: Game, player: int, seed: int, stop: int
) -> None:
    played = play_random(game, seed, stop)
    for begun in (played, game.parse_state(str(played))):
        moves = begun.legal_actions()[:1]
        for action in moves:
            begun.apply_action(action)
        told, state = [], None
        for state, number in begun.view(player).replay(random.Random(seed)):
            told.append(number)
            assert number in state.legal_actions()
        world = begun.resample_from_infostate(player, random.Random(seed))
        assert told == world.history()
        assert state is None or state.serialize() == world.serialize()


@every_variant
@given(seed=seeds, stop=plies)
def test_the_worlds_of_a_view_are_all_that_agree_with_it(game: Game, seed: int, stop: int) -> None:
    state = play_random(game, seed, stop)
    for player in (DETECTIVE, JACK):
        told = state.information_state_string(player)
        view = state.view(player)
        worlds = [str(world) for world in itertools.islice(view.worlds(), 400)]
        assert len(set(worlds)) == len(worlds)
        if len(worlds) < 400:
            assert str(state) in worlds
            assert str(view.resample(random.Random(seed))) in worlds
        for world in itertools.islice(view.worlds(), 5):
            assert world.information_state_string(player) == told


@pytest.mark.parametrize("player", [DETECTIVE, JACK])
@every_variant
@given(seed=seeds, stop=plies)
def test_a_position_without_history_resamples_as_its_game_does(
    game: Game, player: int, seed: int, stop: int
) -> None:
    state = play_random(game, seed, stop)
    if state.is_terminal():
        return
    public = game.parse_state(state.observation_string(player))
    assert asked(public.view(player)) == asked(state.view(player))
    world = public.resample_from_infostate(player, random.Random(seed))
    assert world.is_playable()
    assert world.observation_string(player) == state.observation_string(player)
    drawn = state.resample_from_infostate(player, random.Random(seed))
    assert str(world) == str(drawn)


@every_variant
@few
@given(seed=seeds, stop=plies)
def test_a_game_goes_on_from_a_position_and_keeps_the_secret(
    game: Game, seed: int, stop: int
) -> None:
    parsed = game.parse_state(str(play_random(game, seed, stop)))
    rng = random.Random(seed)
    while not parsed.is_terminal():
        legal = parsed.legal_actions()
        parsed.apply_action(legal[int(rng.random() * len(legal))])
        for player in (DETECTIVE, JACK):
            world = parsed.resample_from_infostate(player, rng)
            told = parsed.information_state_string(player)
            assert world.information_state_string(player) == told
        assert game.deserialize_state(parsed.serialize()).serialize() == parsed.serialize()


@every_variant
@given(seed=seeds, stop=plies)
def test_a_view_keeps_no_way_back_to_the_state(game: Game, seed: int, stop: int) -> None:
    state = play_random(game, seed, stop)
    before = state.serialize()
    for viewer in VIEWERS:
        view = state.view(viewer)
        view.record.jack = 0
        view.record.verdict[0] = 0
        view.words().append("nonsense")
        assert state.serialize() == before
        assert not any(isinstance(getattr(view, slot), State) for slot in view.__slots__)


@every_variant
@few
@given(seed=seeds)
def test_a_longer_information_state_begins_with_the_shorter_one(game: Game, seed: int) -> None:
    told: dict[int | None, list[str]] = {viewer: [] for viewer in VIEWERS}
    for state in random_nodes(game, seed):
        for viewer, words in told.items():
            now = state.view(viewer).words()
            assert now[: len(words)] == words
            told[viewer] = now


@every_viewer
@every_variant
def test_the_game_that_views_share_remembers_nothing_secret(game: Game, viewer: int | None) -> None:
    for seed in range(5):
        games = [type(game)(game.options) for _ in range(2)]
        states = [shared.new_initial_state() for shared in games]
        for pair in twins(game, seed, viewer):
            for state, twin in zip(states, pair, strict=True):
                if twin.history():
                    state.apply_action(twin.history()[-1])
                state.legal_actions()
        memories = [
            {name: value for name, value in vars(shared).items() if name != "_fresh"}
            for shared in games
        ]
        assert memories[0] == memories[1]


@every_variant
def test_at_the_end_everything_is_open_to_all(game: Game) -> None:
    for seed in range(20):
        state = play_random(game, seed, 1000)
        assert state.is_terminal()
        hidden = [word for word in state.words() if word.startswith(("jack-", "draw-"))]
        for viewer in VIEWERS:
            words = state.view(viewer).words()
            revealed = words[words.index("reveal") + 1 :]
            assert set(revealed) <= set(hidden) <= set(words)
            assert state.observation_string(viewer) == str(state)
            assert [word for word in words if word in ("jack", "draw")] == [
                word.partition("-")[0] for word in revealed
            ]
