"""Position strings of every game: exact inverses at every node, and nothing else is read."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lamplighter import DETECTIVE, JACK, Game, HiddenInformationError, PositionError
from tests.games.worlds import VIEWERS, few, play_random, random_nodes
from tests.playing import every_variant

seeds = st.integers(0, 2**63)


def refusal(game: Game, text: str) -> str | None:
    """Why a text is no position; ``None`` if it is one."""
    try:
        game.parse_state(text)
    except PositionError as error:
        return str(error)
    return None


@pytest.mark.parametrize("haste", [0.01, 0.5], ids=["long", "hasty"])
@every_variant
@few
@given(seed=seeds)
def test_every_node_of_a_game_round_trips(game: Game, haste: float, seed: int) -> None:
    for state in random_nodes(game, seed, haste):
        for viewer in VIEWERS:
            text = state.observation_string(viewer)
            parsed = game.parse_state(text)
            assert str(parsed) == text
            assert parsed.current_player() == state.current_player()
            assert parsed.round_number() == state.round_number()
            assert parsed.suspects() == state.suspects()
            assert parsed.returns() == state.returns()
            assert parsed.history() == []
            assert parsed.observation_string(viewer) == text
            tensors = [one.observation_tensor(viewer).tobytes() for one in (parsed, state)]
            assert tensors[0] == tensors[1]
        whole = game.parse_state(str(state))
        assert whole.record.tobytes() == state.record.tobytes()
        assert whole.legal_actions() == state.legal_actions()
        assert whole.chance_outcomes() == state.chance_outcomes()


@every_variant
@given(text=st.text(max_size=80))
def test_any_text_is_a_position_or_a_position_error(game: Game, text: str) -> None:
    assert refusal(game, text) or str(game.parse_state(text)) == text


SIGNS = "LGBPSNTUMHWdjsuABCDEFabcdefgmnesw0123456789-?!=/, *ATRJHWX"


@every_variant
@given(seed=seeds, stop=st.integers(0, 110), data=st.data())
def test_a_damaged_position_is_refused_or_is_another_position(
    game: Game, seed: int, stop: int, data: st.DataObject
) -> None:
    text = str(play_random(game, seed, stop))
    at = data.draw(st.integers(0, len(text) - 1))
    sign = data.draw(st.sampled_from(["", *SIGNS]))
    damaged = text[:at] + sign + text[at + 1 :]
    if refusal(game, damaged) is None:
        other = game.parse_state(damaged)
        assert str(other) == damaged
        other.resample_from_infostate(DETECTIVE, random.Random(seed))


@pytest.mark.parametrize("value", [None, 7, b"x", ["x"]])
@every_variant
def test_a_position_is_text(game: Game, value: object) -> None:
    with pytest.raises(PositionError, match="expected text"):
        game.parse_state(value)  # type: ignore[arg-type]


@every_variant
@given(seed=seeds, stop=st.integers(12, 60))
def test_a_public_position_can_be_viewed_but_not_played_on(
    game: Game, seed: int, stop: int
) -> None:
    before = play_random(game, seed, stop)
    if before.is_terminal():
        return
    text = before.observation_string(None)
    state = game.parse_state(text)
    assert not state.is_playable()
    assert state.observation_string(DETECTIVE) == str(state)
    for forbidden in (
        lambda: state.apply_action(before.legal_actions()[0]),
        lambda: state.view(JACK),
        lambda: state.information_state_string(JACK),
        lambda: state.observation_string(JACK),
        lambda: state.observation_tensor(JACK),
    ):
        with pytest.raises(HiddenInformationError, match="lacks its private part"):
            forbidden()
    assert str(state) == text
