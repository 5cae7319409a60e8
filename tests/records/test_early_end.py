"""Games that the players ended before the rules did: resigned, lost on time, left, stopped."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lamplighter import Game, load_game, records
from lamplighter.games.base import State
from lamplighter.games.chance import play_chance
from lamplighter.records import Record, RecordError, Secret
from tests.playing import VARIANTS

SECRET = Secret(bytes(range(32)))


def begun(game: Game, moves: int = 5) -> State:
    state = game.new_initial_state()
    play_chance(state, SECRET.stream())
    for _ in range(moves):
        state.apply_action(state.legal_actions()[0])
        play_chance(state, SECRET.stream())
    return state


@pytest.fixture(params=VARIANTS, ids=str)
def state(request: pytest.FixtureRequest) -> State:
    return begun(request.param)


@pytest.mark.parametrize(
    ("ended", "winner"),
    [("resignation", 0), ("time", 1), ("absence", 0), ("absence", None), ("agreement", None)],
)
def test_an_early_end_is_written_read_and_fair(
    state: State, ended: str, winner: int | None
) -> None:
    record = records.record_of(state, SECRET, ended=ended, winner=winner)
    assert record.result == (records.NOBODY if winner is None else state.game.roles[winner])
    text = records.write(record)
    assert f"ended: {ended}\nresult: {record.result}\n" in text
    assert records.read(text) == record
    assert records.from_json(records.to_json(record)) == record
    assert records.verify(text).status == "fair"
    assert records.replay(record).serialize() == state.serialize()


def test_everything_lies_open_after_it(state: State) -> None:
    record = records.record_of(state, SECRET, ended="resignation", winner=0)
    assert record.is_open
    assert record.seed == SECRET.seed
    assert any(word.startswith("jack-") for word in record.words)


def faulty(record: Record, **changes: object) -> str:
    with pytest.raises(RecordError) as caught:
        records.write(replace(record, **changes))  # type: ignore[arg-type]
    return str(caught.value)


def test_what_cannot_be_is_refused(state: State) -> None:
    record = records.record_of(state, SECRET, ended="resignation", winner=0)
    assert "one of absence" in faulty(record, ended="boredom")
    assert "the role that won" in faulty(record, result="nobody")
    assert "as the players agreed" in faulty(record, ended="agreement")
    assert "jack" in faulty(record, result="gull")
    assert "unfinished" in faulty(record, ended=None)


def test_a_game_that_the_rules_ended_has_no_other_end() -> None:
    state = begun(load_game("pocket"), 0)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
        play_chance(state, SECRET.stream())
    record = records.record_of(state, SECRET)
    assert record.ended is None
    assert "played to its end" in faulty(record, ended="time")
