"""The benchmark counts what it says it counts. No figure is compared with a clock."""

from __future__ import annotations

import time
from itertools import count
from typing import Any

import numpy as np
import pytest

from lamplighter import State, load_game
from lamplighter.arena import bench as module
from lamplighter.arena.bench import PARTS, Tally, api_loop, bench, compiled_loop, python_loop
from lamplighter.arena.probes import start_figures

LOOPS = {
    "compiled": lambda: compiled_loop("pocket"),
    "python": lambda: python_loop("pocket", tensor=False),
    "python_with_tensor": lambda: python_loop("pocket", tensor=True),
}


def test_a_tally_divides() -> None:
    tally = Tally(decisions=300, games=10, seconds=2.0)
    assert tally.decisions_per_s == 150
    assert tally.report() == {"decisions_per_s": 150.0, "games_per_s": 5.0}


@pytest.mark.parametrize("way", list(LOOPS))
def test_a_loop_plays_whole_games(way: str) -> None:
    tally = LOOPS[way]()(0.0, 1)
    assert tally.games >= 1
    assert tally.seconds > 0
    assert 4 * tally.games <= tally.decisions <= 32 * tally.games


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by one second at each look."""
    ticks = count()
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(ticks)))


@pytest.mark.usefixtures("steps")
@pytest.mark.parametrize("way", list(LOOPS))
def test_a_loop_goes_on_for_its_time(way: str) -> None:
    tally = LOOPS[way]()(5.0, 1)
    assert tally.seconds == 5
    assert tally.games == 5 * (module.COMPILED_GAMES if way == "compiled" else 1)


@pytest.mark.usefixtures("steps")
def test_both_ways_play_the_same_kind_of_game() -> None:
    """As many decisions a game, within five standard errors of the mean."""
    compiled, python = LOOPS["compiled"]()(20.0, 3), LOOPS["python"]()(2000.0, 3)
    means = [tally.decisions / tally.games for tally in (compiled, python)]
    assert abs(means[0] - means[1]) < 5 * 7.5 / np.sqrt(2000)


@pytest.mark.usefixtures("steps")
def test_only_decisions_are_counted() -> None:
    made: list[State] = []

    def new_initial_state() -> State:
        made.append(load_game("pocket").new_initial_state())
        return made[-1]

    seen: list[int] = []

    def observe(state: Any, player: int) -> None:
        seen.append(player)

    tally = api_loop(new_initial_state, observe)(7.0, 2)
    assert len(made) == tally.games == 7
    words = [word for state in made for word in state.words()]
    chance = ("tile", "jack", "toss", "draw")
    assert tally.decisions == sum(word.partition("-")[0] not in chance for word in words)
    assert len(seen) == tally.decisions
    assert set(seen) == {0, 1}
    assert all(state.is_terminal() for state in made)


def test_a_seed_gives_the_same_games() -> None:
    states = load_game("pocket").state.new_array(2)
    random_games = load_game("pocket").loops.random_games
    assert random_games(states, 100, 5) == random_games(states, 100, 5)
    assert random_games(states, 100, 5) != random_games(states, 100, 6)


def test_report(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {"compile_s": 4.0, "import_s": 0.02, "start_s": 0.5}
    monkeypatch.setattr(module, "start_figures", lambda name: figures)
    done: list[int] = []
    report = bench("pocket", 0.01, lambda: done.append(1))
    assert len(done) == len(PARTS)
    assert report["game"] == "pocket"
    for part in PARTS[:3]:
        assert set(report[part]) == {"decisions_per_s", "games_per_s"}
        assert report[part]["decisions_per_s"] > report[part]["games_per_s"] > 0
    assert {"compile_s", "import_s", "machine", "seconds", "start_s", "versions"} <= set(report)
    assert set(report["versions"]) == {"lamplighter", "numba", "numpy", "python"}
    assert set(report["machine"]) == {"cores", "cpu", "system"}


def test_fresh_processes(quick: bool) -> None:
    if quick:
        pytest.skip("compiles everything anew")
    figures = start_figures("pocket")
    assert figures["compile_s"] > 0
    assert figures["import_s"] > 0
    assert figures["start_s"] > 0
    for key in ("peak_memory_mb", "peak_memory_compiling_mb"):
        assert figures[key] is None or 10 < figures[key] < 300


def test_unknown_game() -> None:
    with pytest.raises(ValueError, match="pocket"):
        bench("chess", 0.01)
