"""simulate, perft and bench at the command line."""

from __future__ import annotations

import json

import pytest

from lamplighter import Game, load_game
from lamplighter.arena.perft import perft
from tests.cli.conftest import Run
from tests.playing import every_variant

MATCH = ["simulate", "pocket", "--bots", "lookahead,random", "--games", "30", "--seed", "7"]


def test_simulate(run: Run) -> None:
    done = run(*MATCH)
    report = json.loads(run(*MATCH, "--json").out)
    assert (done.code, done.err) == (0, "")
    first, investigator, jack, *_ = done.out.splitlines()
    assert first == "pocket, 30 games, seed 7"
    assert investigator.split()[:4] == ["investigator", "lookahead", "won", "30,"]
    assert jack.split()[:4] == ["jack", "random", "won", "0,"]
    assert [player["wins"] for player in report["players"]] == [30, 0]
    assert report["players"][0]["interval"] == pytest.approx([0.8865, 1.0], abs=1e-4)


def test_simulate_is_the_same_for_any_number_of_workers(run: Run) -> None:
    words = ["simulate", "pocket", "--bots", "random,random", "--games", "80", "--json"]
    assert run(*words).out == run(*words, "--workers", "2").out
    assert run(*words).out != run(*words, "--seed", "1").out


def test_the_options_of_a_game_are_in_force(run: Run) -> None:
    """In this process and in others, and the report names them."""
    words = ["simulate", "london", "--bots", "random,random", "--games", "30"]
    reports = [
        json.loads(run(*words, "--json", *more).out)
        for more in ([], ["--board", "revised"], ["--board", "first_2006", "--workers", "2"])
    ]
    boards = [report["options"]["board"] for report in reports]
    assert boards == ["revised", "revised", "first_2006"]
    assert reports[0] == reports[1]
    assert (
        reports[0]["players"] != reports[2]["players"]
        or reports[0]["rounds"] != reports[2]["rounds"]
    )
    assert run(*words).out.startswith("london board=revised, 30 games, seed 0\ndetective    random")


@every_variant
def test_perft_is_that_of_the_game(run: Run, game: Game) -> None:
    options = [part for name, value in game.options.items() for part in (f"--{name}", value)]
    done = run("perft", game.name, *options, "--depth", "3", "--json")
    nodes = perft(game.deal(0), 3)
    told = {"game": game.name, "options": game.options, "seed": 0, "depth": 3, "nodes": nodes}
    assert json.loads(done.out) == told


def test_the_order_of_bots_is_that_of_the_roles(run: Run) -> None:
    words = ["simulate", "pocket", "--games", "20", "--json"]
    report = json.loads(run(*words, "--bots", "random, greedy").out)
    assert [(player["role"], player["bot"]) for player in report["players"]] == [
        ("investigator", "random"),
        ("jack", "greedy"),
    ]


def test_a_bot_that_fails_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object) -> int:
        raise RuntimeError("lost my glasses")

    monkeypatch.setattr("lamplighter.bots.uniform.Uniform.act", fail)
    done = run("simulate", "pocket", "--bots", "greedy,random", "--games", "8")
    assert done.code == 0
    assert "random lost game 0 by a crash: RuntimeError: lost my glasses" in done.out
    assert "3 more games were lost so." in done.out
    assert "investigator by crash: 8" in done.out


def test_perft(run: Run) -> None:
    done = run("perft", "pocket", "--seed", "3", "--depth", "3")
    nodes = perft(load_game("pocket").deal(3), 3)
    assert (done.code, done.out, done.err) == (0, f"depth 3: {nodes}\n", "")
    assert run("perft", "pocket", "--depth", "0").out == "depth 0: 1\n"


def test_perft_divided(run: Run) -> None:
    words = ["perft", "pocket", "--seed", "3", "--depth", "2", "--divide"]
    *lines, total = run(*words).out.splitlines()
    report = json.loads(run(*words, "--json").out)
    assert {line.split()[0]: int(line.split()[1]) for line in lines} == report["divide"]
    assert sum(report["divide"].values()) == report["nodes"]
    assert total == f"depth 2: {report['nodes']}"
    assert next(iter(report["divide"])) == "toss-alibi-toby-rotation-rotation"
    assert "divide" not in json.loads(run(*words[:-1], "--json").out)


def test_bench(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {
        "compile_s": 4.0,
        "import_s": 0.02,
        "start_s": 0.5,
        "peak_memory_mb": 150.0,
        "peak_memory_compiling_mb": None,
    }
    monkeypatch.setattr("lamplighter.arena.bench.start_figures", lambda games: figures)
    words = ["bench", "pocket", "--seconds", "0.01"]
    report = json.loads(run(*words, "--json").out)
    assert list(report)[:5] == ["game", "options", "compiled", "python", "python_with_tensor"]
    assert figures.items() <= report.items()
    done = run(*words)
    assert done.code == 0
    lines = done.out.splitlines()
    assert [line.split()[0] for line in lines[:3]] == ["compiled", "Python", "Python"]
    assert lines[3:7] == [
        "import                 0.020 s",
        "first view             0.500 s once compiled",
        "compiling              4.000 s more, once",
        "memory                 150.0 MB for a game",
    ]


def test_a_bar_is_drawn_where_somebody_watches(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("FORCE_COLOR", "1")
    done = run("perft", "pocket", "--depth", "2")
    assert done.out == "depth 2: 692\n"
    assert "Counting" in done.err
