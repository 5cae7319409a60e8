"""The benchmark counts what it says it counts. No figure is compared with a clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import count
from typing import Any

import numpy as np
import pytest

from lamplighter import Game, State, load_game
from lamplighter.arena import bench as module
from lamplighter.arena.bench import PARTS, Loop, Tally, api_loop, bench, compiled_loop, python_loop
from lamplighter.arena.probes import start_figures
from lamplighter.games.chance import chance_domain
from tests.playing import VARIANTS, every_variant

WAYS: dict[str, Callable[[Game], Loop]] = {
    "compiled": compiled_loop,
    "python": lambda game: python_loop(game, tensor=False),
    "python_with_tensor": lambda game: python_loop(game, tensor=True),
}

DEVIATION = {"pocket": 7.5, "london": 25.0}
"""By game: more than the standard deviation of the number of decisions in a random game."""


def test_a_tally_divides() -> None:
    tally = Tally(decisions=300, games=10, seconds=2.0)
    assert tally.decisions_per_s == 150
    assert tally.report() == {"decisions_per_s": 150.0, "games_per_s": 5.0}


@every_variant
@pytest.mark.parametrize("way", list(WAYS))
def test_a_loop_plays_whole_games(way: str, game: Game) -> None:
    tally = WAYS[way](game)(0.0, 1)
    assert tally.games >= 1
    assert tally.seconds > 0
    assert 2 * tally.games <= tally.decisions <= game.max_game_length() * tally.games


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by one second at each look."""
    ticks = count()
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(ticks)))


@pytest.mark.usefixtures("steps")
@pytest.mark.parametrize("way", list(WAYS))
def test_a_loop_goes_on_for_its_time(way: str) -> None:
    tally = WAYS[way](load_game("pocket"))(5.0, 1)
    assert tally.seconds == 5
    assert tally.games == 5 * (module.COMPILED_GAMES if way == "compiled" else 1)


@pytest.mark.usefixtures("steps")
@pytest.mark.parametrize("way", list(WAYS))
def test_a_loop_plays_the_game_with_its_options(way: str) -> None:
    """The same seed plays another game on another board."""
    assert len({WAYS[way](game)(20.0, 1) for game in VARIANTS}) == len(VARIANTS)


@pytest.mark.usefixtures("steps")
@every_variant
def test_both_ways_play_the_same_kind_of_game(game: Game) -> None:
    """As many decisions a game, within five standard errors of the mean."""
    compiled, python = WAYS["compiled"](game)(20.0, 3), WAYS["python"](game)(2000.0, 3)
    means = [tally.decisions / tally.games for tally in (compiled, python)]
    assert abs(means[0] - means[1]) < 5 * DEVIATION[game.name] / np.sqrt(2000)


@pytest.mark.usefixtures("steps")
@every_variant
def test_only_decisions_are_counted(game: Game) -> None:
    made: list[State] = []

    def new_initial_state() -> State:
        made.append(game.new_initial_state())
        return made[-1]

    seen: list[int] = []

    def observe(state: Any, player: int) -> None:
        seen.append(player)

    tally = api_loop(new_initial_state, observe)(7.0, 2)
    assert len(made) == tally.games == 7
    words = [word for state in made for word in state.words()]
    chance = ("tile", "jack", "toss", "cards", "draw")
    assert tally.decisions == sum(chance_domain(word) not in chance for word in words)
    assert len(seen) == tally.decisions
    assert set(seen) == {0, 1}
    assert all(state.is_terminal() for state in made)


@every_variant
def test_a_seed_gives_the_same_games(game: Game) -> None:
    states = game.state.new_array(2, **game.options)
    random_games = game.loops.random_games
    assert random_games(states, 100, 5) == random_games(states, 100, 5)
    assert random_games(states, 100, 5) != random_games(states, 100, 6)


def test_report(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {"compile_s": 4.0, "import_s": 0.02, "start_s": 0.5}
    monkeypatch.setattr(module, "start_figures", lambda games: figures)
    done: list[int] = []
    game = VARIANTS[-1]
    report = bench(game, 0.01, lambda: done.append(1))
    assert len(done) == len(PARTS)
    assert (report["game"], report["options"]) == (game.name, game.options)
    for part in PARTS[:3]:
        assert set(report[part]) == {"decisions_per_s", "games_per_s"}
        assert report[part]["decisions_per_s"] > report[part]["games_per_s"] > 0
    assert {"compile_s", "import_s", "machine", "seconds", "start_s", "versions"} <= set(report)
    assert set(report["versions"]) == {"lamplighter", "numba", "numpy", "python"}
    assert set(report["machine"]) == {"cores", "cpu", "system"}


def test_fresh_processes(quick: bool) -> None:
    if quick:
        pytest.skip("compiles everything anew")
    figures = start_figures(VARIANTS)
    assert figures["compile_s"] > 0
    assert figures["import_s"] > 0
    assert figures["start_s"] > 0
    for key in ("peak_memory_mb", "peak_memory_compiling_mb"):
        assert figures[key] is None or 10 < figures[key] < 300
