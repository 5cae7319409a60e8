"""What a fresh process needs until a game is there: time, and memory."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from typing import Any

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
GAME = """
import json, sys, time
start = time.perf_counter()
import random
import lamplighter
game = lamplighter.load_game(sys.argv[1])
state = game.deal(seed=0)
uniform = random.Random(0).random
ready = None
while not state.is_terminal():
    legal = state.legal_actions()
    player = state.current_player()
    if player >= 0:
        view = state.view(player)
        view.preview(legal[0]).observation_string()
        ready = ready or time.perf_counter() - start
    state.apply_action(legal[int(uniform() * len(legal))])
try:
    with open("/proc/self/status") as status:
        memory = next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))
except (OSError, StopIteration):
    memory = None
print(json.dumps({"seconds": ready, "kib": memory}))
"""


def start_figures(name: str) -> dict[str, Any]:
    """Seconds and megabytes of fresh processes.

    ``import_s``: ``import lamplighter``. ``start_s``: from there to the first view of a game, with
    compiled code on disk. ``compile_s``: what that takes longer where nothing is compiled yet.
    ``peak_memory_mb`` and ``peak_memory_compiling_mb``: the most that a whole game holds in either
    case, ``None`` where the system does not tell.
    """
    imports = [_fresh(IMPORT, name)["seconds"] for _ in range(IMPORTS)]
    with tempfile.TemporaryDirectory() as empty:
        first = _fresh(GAME, name, empty)
        second = _fresh(GAME, name, empty)
    return {
        "compile_s": round(first["seconds"] - second["seconds"], 3),
        "import_s": round(statistics.median(imports), 4),
        "start_s": round(second["seconds"], 3),
        "peak_memory_mb": _megabytes(second["kib"]),
        "peak_memory_compiling_mb": _megabytes(first["kib"]),
    }


def _fresh(program: str, name: str, cache: str | None = None) -> dict[str, Any]:
    """Run a program in an interpreter of its own; what it prints as JSON."""
    environment = dict(os.environ)
    # What this process can import, that one can.
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    if cache is not None:
        environment["NUMBA_CACHE_DIR"] = cache
    done = subprocess.run(
        [sys.executable, "-c", program, name],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def _megabytes(kib: int | None) -> float | None:
    return None if kib is None else round(kib * 1024 / 1e6, 1)
