"""What a fresh process needs until a game is there: time, and memory."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from typing import Any

from lamplighter.games.base import Game

__all__ = ["start_figures"]

IMPORTS = 5
"""Fresh processes whose median is the time of an import."""

IMPORT = """
import json, time
start = time.perf_counter()
import lamplighter
print(json.dumps({"seconds": time.perf_counter() - start}))
"""

# All that a game at the terminal asks of the engine before and after its first prompt: with this,
# what is compiled at a first start has been compiled. Memory is the most that was ever held.
PLAY = """
import json, sys, time
start = time.perf_counter()
import random
import lamplighter
uniform = random.Random(0).random

def play(state, until):
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.current_player() >= 0:
            view = state.view(state.current_player())
            view.preview(legal[0]).observation_string()
            if until == "prompt":
                return
        state.apply_action(legal[int(uniform() * len(legal))])

games = [lamplighter.load_game(name, **options) for name, options in json.loads(sys.argv[1])]
states = [game.deal(seed=0) for game in games]
for state in states:
    play(state, until="prompt")
ready = time.perf_counter() - start
for state in states:
    play(state, until="end")
try:
    with open("/proc/self/status") as status:
        memory = next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))
except (OSError, StopIteration):
    memory = None
print(json.dumps({"seconds": ready, "kib": memory}))
"""


def start_figures(games: Sequence[Game]) -> dict[str, Any]:
    """Seconds and megabytes of fresh processes, each of which plays one of each of ``games``.

    ``import_s``: ``import lamplighter``. ``start_s``: from there to the first views of all games,
    with compiled code on disk. ``compile_s``: what that takes longer where nothing is compiled yet.
    ``peak_memory_mb`` and ``peak_memory_compiling_mb``: the most that whole games hold in either
    case, ``None`` where the system does not tell.
    """
    imports = [_fresh(IMPORT)["seconds"] for _ in range(IMPORTS)]
    wanted = json.dumps([[game.name, game.options] for game in games])
    with tempfile.TemporaryDirectory() as empty:
        first = _fresh(PLAY, wanted, cache=empty)
        second = _fresh(PLAY, wanted, cache=empty)
    return {
        "compile_s": round(first["seconds"] - second["seconds"], 3),
        "import_s": round(statistics.median(imports), 4),
        "start_s": round(second["seconds"], 3),
        "peak_memory_mb": _megabytes(second["kib"]),
        "peak_memory_compiling_mb": _megabytes(first["kib"]),
    }


def _fresh(program: str, *arguments: str, cache: str | None = None) -> dict[str, Any]:
    """Run a program in an interpreter of its own; what it prints as JSON."""
    environment = dict(os.environ)
    # What this process can import, that one can.
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    if cache is not None:
        environment["NUMBA_CACHE_DIR"] = cache
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def _megabytes(kib: int | None) -> float | None:
    return None if kib is None else round(kib * 1024 / 1e6, 1)
