"""Random play in Lamplighter and in three other game libraries, in one run on one core.

    python benchmarks/peers.py [--seconds S] [--repeats N] [--start] [--json]

What is counted is the same everywhere: decisions of players, each chosen uniformly among the
legal ones, in whole games from the deal to the end. Chance is sampled and its time counts, but
chance nodes are not counted. Every row takes its turn in every repetition, so that a slow minute
of the machine slows all alike; the figure is the median of the repetitions.

Rows are compared like for like:

* `compiled`: OpenSpiel's C++ loop against Lamplighter's compiled loop. The wheel offers no plain
  simulation loop, but its `RandomRolloutEvaluator` is one: clone the state, then legal actions, a
  uniform choice and apply until the end, all in C++. A search of one simulation calls it once,
  with as many rollouts as we ask for. It begins after the deal, which errs in OpenSpiel's favour.
* `python`: for every decision three calls: who is to move, the legal actions, and apply.
* `python_with_tensor`: the same with the mover's observation as an array. PettingZoo and RLCard
  always make one, so they stand here.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import json
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from lamplighter import Game, __version__, load_game
from lamplighter.arena.bench import Loop, Tally, api_loop, compiled_loop, python_loop
from lamplighter.arena.probes import start_figures
from lamplighter.games.catalogue import GAMES

OURS = "Lamplighter"
TERMINAL = -4  # what OpenSpiel, too, calls nobody's turn
ROLLOUT_SECONDS = 0.05  # one call into OpenSpiel's C++ loop lasts about this long
CALIBRATION_SECONDS = 2.0  # play that measures how many decisions a game of OpenSpiel has


@dataclass(frozen=True)
class Row:
    """One thing to measure: a game of a library, played in one of the three ways."""

    library: str
    game: str
    way: str
    loop: Loop


@dataclass(frozen=True)
class Peer:
    """A library to compare with: the package to install, its version, and how to make its rows."""

    library: str
    package: str
    rows: Callable[[], Iterator[Row]]


def timed(play_one: Callable[[Callable[[], float]], int]) -> Loop:
    """Turn "play one game and return its decisions" into a loop of whole games."""

    def loop(seconds: float, seed: int) -> Tally:
        uniform = random.Random(seed).random
        decisions = games = 0
        start = now = time.perf_counter()
        while not games or now - start < seconds:
            decisions += play_one(uniform)
            games += 1
            now = time.perf_counter()
        return Tally(decisions, games, now - start)

    return loop


# OpenSpiel


def weighted(outcomes: list[tuple[int, float]], draw: float) -> int:
    """The outcome in whose share of 0..1 ``draw`` lies."""
    chosen = 0
    for outcome, probability in outcomes:
        chosen = outcome
        draw -= probability
        if draw < 0:
            break
    return chosen


def open_spiel_python(game: Any, uniform_chance: bool, tensor: bool) -> Loop:
    """OpenSpiel's Python API, with the quicker of its two ways to make an observation.

    Where all outcomes of chance are equally likely, it is the loop that drives Lamplighter.
    """
    observe = None
    if tensor:
        observe = (
            importlib.import_module("open_spiel.python.observation").make_observation(game).set_from
        )
    if uniform_chance:
        return api_loop(game.new_initial_state, observe)

    def play_one(uniform: Callable[[], float]) -> int:
        state = game.new_initial_state()
        decisions = 0
        while (player := state.current_player()) != TERMINAL:
            if player >= 0:
                decisions += 1
                if observe is not None:
                    observe(state, player)
                legal = state.legal_actions()
                state.apply_action(legal[int(uniform() * len(legal))])
                continue
            state.apply_action(weighted(state.chance_outcomes(), uniform()))
        return decisions

    return timed(play_one)


def open_spiel_compiled(pyspiel: Any, game: Any, decisions_per_game: float) -> Loop:
    """OpenSpiel's C++ loop of random rollouts; see the head of this file."""

    def rollouts(count: int, seed: int) -> float:
        uniform = random.Random(seed).random
        state = game.new_initial_state()
        while state.is_chance_node():
            legal = state.legal_actions()
            state.apply_action(legal[int(uniform() * len(legal))])
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=count, seed=seed)
        bot = pyspiel.MCTSBot(
            game,
            evaluator,
            uct_c=1.0,
            max_simulations=1,
            max_memory_mb=100,
            solve=False,
            seed=seed,
            verbose=False,
        )
        start = time.perf_counter()
        bot.mcts_search(state)
        return time.perf_counter() - start

    batch = 1
    while rollouts(batch, seed=batch) < ROLLOUT_SECONDS:
        batch *= 2

    def loop(seconds: float, seed: int) -> Tally:
        games, spent = 0, 0.0
        while spent < seconds:
            spent += rollouts(batch, seed + games)
            games += batch
        return Tally(round(games * decisions_per_game), games, spent)

    return loop


def open_spiel_rows() -> Iterator[Row]:
    """Phantom tic-tac-toe, Leduc poker and backgammon, each in all three ways."""
    pyspiel = importlib.import_module("pyspiel")
    for name, uniform_chance in (
        ("phantom_ttt", True),
        ("leduc_poker", True),
        ("backgammon", False),
    ):
        game = pyspiel.load_game(name)
        python = open_spiel_python(game, uniform_chance, tensor=False)
        lengths = python(CALIBRATION_SECONDS, 1)
        compiled = open_spiel_compiled(pyspiel, game, lengths.decisions / lengths.games)
        yield Row("OpenSpiel", name, "compiled", compiled)
        yield Row("OpenSpiel", name, "python", python)
        yield Row(
            "OpenSpiel",
            name,
            "python_with_tensor",
            open_spiel_python(game, uniform_chance, tensor=True),
        )


# PettingZoo and RLCard


def petting_zoo(env: Any) -> Loop:
    """A PettingZoo environment without its checking wrappers: the quickest way to drive it."""

    def play_one(uniform: Callable[[], float]) -> int:
        env.reset(seed=int(uniform() * 2**31))
        decisions = 0
        while env.agents:
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = (
                observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            )
            legal = mask.nonzero()[0]
            env.step(legal[int(uniform() * len(legal))])
            decisions += 1
        return decisions

    return timed(play_one)


def petting_zoo_rows() -> Iterator[Row]:
    """Two board games and a card game."""
    for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4"):
        env = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
        yield Row("PettingZoo", name, "python_with_tensor", petting_zoo(env))


def rlcard(env: Any) -> Loop:
    """An RLCard environment, stepped without its agents: the quickest way to drive it."""

    def play_one(uniform: Callable[[], float]) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(uniform() * len(legal))])
            decisions += 1
        return decisions

    return timed(play_one)


def rlcard_rows() -> Iterator[Row]:
    """Two poker games."""
    make = importlib.import_module("rlcard").make
    for name in ("leduc-holdem", "limit-holdem"):
        yield Row("RLCard", name, "python_with_tensor", rlcard(make(name, config={"seed": 1})))


PEERS = (
    Peer("OpenSpiel", "open_spiel", open_spiel_rows),
    Peer("PettingZoo", "pettingzoo", petting_zoo_rows),
    Peer("RLCard", "rlcard", rlcard_rows),
)


def lamplighter_rows(games: list[Game]) -> Iterator[Row]:
    """Our games, each in all three ways: what every peer is compared with."""
    for game in games:
        yield Row(OURS, game.name, "compiled", compiled_loop(game))
        yield Row(OURS, game.name, "python", python_loop(game, tensor=False))
        yield Row(OURS, game.name, "python_with_tensor", python_loop(game, tensor=True))


# The run


def gather(games: list[Game]) -> tuple[list[Row], list[str]]:
    """All rows that can be measured here, and a line for every peer that cannot."""
    rows, missing = list(lamplighter_rows(games)), []
    for peer in PEERS:
        try:
            rows += list(peer.rows())
        except ImportError as error:
            missing.append(
                f"{peer.library} is left out ({error}): pip install -r benchmarks/requirements.txt"
            )
    return rows, missing


def measure(rows: list[Row], seconds: float, repeats: int) -> list[dict[str, Any]]:
    """Every row in every repetition, forwards and backwards in turn; medians and ratios.

    A ratio says how many times as many decisions as this row each game of ours makes.
    """
    for row in rows:
        row.loop(min(seconds, 0.2), 0)  # compiles, fills caches
    speeds: list[list[float]] = [[] for _ in rows]
    for repeat in range(repeats):
        order = range(len(rows)) if repeat % 2 == 0 else reversed(range(len(rows)))
        for index in order:
            speeds[index].append(rows[index].loop(seconds, repeat + 1).decisions_per_s)
            if sys.stderr.isatty():
                print(
                    f"\r{repeat + 1}/{repeats} {rows[index].library:<12}", end="", file=sys.stderr
                )
    medians = [statistics.median(values) for values in speeds]
    ours = {
        (row.way, row.game): median
        for row, median in zip(rows, medians, strict=True)
        if row.library == OURS
    }
    return [
        {
            "library": row.library,
            "game": row.game,
            "way": row.way,
            "decisions_per_s": round(median),
            "lowest": round(min(values)),
            "highest": round(max(values)),
            "ratios": {
                game: round(speed / median, 3)
                for (way, game), speed in ours.items()
                if way == row.way
            },
        }
        for row, median, values in zip(rows, medians, speeds, strict=True)
    ]


def versions() -> dict[str, str]:
    """The version of each library measured, and of what Lamplighter runs on."""
    found = {"lamplighter": __version__, "python": platform.python_version()}
    for package in ("numba", "numpy", *(peer.package for peer in PEERS)):
        try:
            found[package] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            continue
    return found


def table(figures: list[dict[str, Any]]) -> str:
    """The figures as a Markdown table, one block for each way of playing."""
    names = list(figures[0]["ratios"])
    ours = " | ".join(f"{name} is" for name in names)
    lines = [
        f"| way | library | game | decisions/s (median) | lowest .. highest | {ours} |",
        f"|---|---|---|---:|---:|{'---:|' * len(names)}",
    ]
    for way in ("compiled", "python", "python_with_tensor"):
        for row in (figure for figure in figures if figure["way"] == way):
            is_ours = row["library"] == OURS
            ratios = ["" if is_ours else f"{row['ratios'][name]:.2f} x" for name in names]
            lines.append(
                f"| {way} | {row['library']} | {row['game']} | {row['decisions_per_s']:,} "
                f"| {row['lowest']:,} .. {row['highest']:,} | {' | '.join(ratios)} |"
            )
    return "\n".join(lines)


def wanted() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(
        description="Random play in Lamplighter and in other libraries, on one core."
    )
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="time for one row in one repetition (default 1)"
    )
    parser.add_argument(
        "--repeats",
        type=int,
        default=5,
        help="repetitions, of which the median is taken (default 5)",
    )
    parser.add_argument(
        "--start", action="store_true", help="measure also what a first and a later start take"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    if not 0 < options.seconds <= 600 or not 1 <= options.repeats <= 1000:
        parser.error("--seconds must be above 0 and at most 600, --repeats from 1 to 1000")
    return options


def main() -> int:
    """Measure and print."""
    options = wanted()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    games = [load_game(name) for name in GAMES]
    rows, missing = gather(games)
    figures = measure(rows, options.seconds, options.repeats)
    report = {"versions": versions(), "seconds": options.seconds, "repeats": options.repeats}
    start = start_figures(games) if options.start else None
    if options.json:
        print(json.dumps({**report, "missing": missing, "start": start, "rows": figures}, indent=2))
        return 0
    print(", ".join(f"{package} {version}" for package, version in report["versions"].items()))
    print(f"Median of {options.repeats} repetitions of {options.seconds:g} s each, one core\n")
    print(table(figures))
    if start is not None:
        print(
            f"\nAll games of ours together: {start['compile_s']:.1f} s to compile, once; from then "
            f"on {start['start_s']:.2f} s from the import to their first views; import alone "
            f"{start['import_s']:.3f} s"
        )
    for line in missing:
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
