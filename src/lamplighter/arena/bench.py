"""How fast the engine is on this machine: random play, compiled and from Python.

A figure counts decisions of players in whole games from the deal to the end, every legal action
equally likely. Outcomes of chance are played too, and cost their time, but are not counted.
"""

from __future__ import annotations

import os
import platform
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

from lamplighter import __version__
from lamplighter.arena.probes import start_figures
from lamplighter.games.base import Game

__all__ = ["PARTS", "Loop", "Tally", "api_loop", "bench", "compiled_loop", "python_loop"]

COMPILED_GAMES = 1000
"""Games in one call of the compiled loop, a few milliseconds long."""

PARTS = ("compiled", "python", "python_with_tensor", "start")
"""What `bench` measures, one after the other."""


@dataclass(frozen=True)
class Tally:
    """What was played in how many seconds."""

    decisions: int
    games: int
    seconds: float

    @property
    def decisions_per_s(self) -> float:
        """Decisions of players in a second."""
        return self.decisions / self.seconds

    def report(self) -> dict[str, float]:
        """The two rates, ready for JSON."""
        return {
            "decisions_per_s": round(self.decisions_per_s, 1),
            "games_per_s": round(self.games / self.seconds, 1),
        }


Loop = Callable[[float, int], Tally]
"""Plays whole games, at least one, for about so many seconds, their chance drawn from a seed."""


def compiled_loop(game: Game) -> Loop:
    """Random play that never leaves compiled code."""

    def loop(seconds: float, seed: int) -> Tally:
        states = game.state.new_array(2, **game.options)
        decisions = games = 0
        start = now = time.perf_counter()
        while not games or now - start < seconds:
            played, _ = game.loops.random_games(states, COMPILED_GAMES, seed + games)
            decisions += played
            games += COMPILED_GAMES
            now = time.perf_counter()
        return Tally(decisions, games, now - start)

    return loop


def python_loop(game: Game, *, tensor: bool) -> Loop:
    """Random play by a state's public methods, with the mover's observation tensor or without."""
    observe = (lambda state, player: state.observation_tensor(player)) if tensor else None
    return api_loop(game.new_initial_state, observe)


def api_loop(
    new_initial_state: Callable[[], Any], observe: Callable[[Any, int], object] | None = None
) -> Loop:
    """Random play by ``current_player``, ``legal_actions`` and ``apply_action``.

    These names are also OpenSpiel's, so that this very loop can drive its games where every
    outcome of chance is equally likely. ``observe`` is called with each state and its mover.
    """

    def loop(seconds: float, seed: int) -> Tally:
        uniform = random.Random(seed).random
        decisions = games = 0
        start = now = time.perf_counter()
        while not games or now - start < seconds:
            state = new_initial_state()
            while (player := state.current_player()) != -4:
                if player >= 0:
                    decisions += 1
                    if observe is not None:
                        observe(state, player)
                legal = state.legal_actions()
                state.apply_action(legal[int(uniform() * len(legal))])
            games += 1
            now = time.perf_counter()
        return Tally(decisions, games, now - start)

    return loop


def bench(
    game: Game, seconds: float, progress: Callable[[], None] = lambda: None
) -> dict[str, Any]:
    """Measure everything; each of the three loops takes about ``seconds``.

    ``progress`` is called after each of `PARTS`.
    """
    report: dict[str, Any] = {"game": game.name, "options": game.options}
    loops = (
        compiled_loop(game),
        python_loop(game, tensor=False),
        python_loop(game, tensor=True),
    )
    for part, loop in zip(PARTS, loops, strict=False):
        loop(0.0, 0)  # a first game, so that nothing is compiled while the clock runs
        report[part] = loop(seconds, 1).report()
        progress()
    report |= start_figures([game])
    progress()
    report["seconds"] = seconds
    report["machine"] = _machine()
    report["versions"] = _versions()
    return report


def _machine() -> dict[str, Any]:
    return {"cpu": _processor(), "cores": os.cpu_count(), "system": platform.platform()}


def _processor() -> str:
    """The processor's name; where Python does not know it, Linux's list may."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8", errors="replace").splitlines():
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def _versions() -> dict[str, str]:
    return {
        "lamplighter": __version__,
        "python": platform.python_version(),
        "numba": metadata.version("numba"),
        "numpy": metadata.version("numpy"),
    }
