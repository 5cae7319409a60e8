"""Services that start at once, to be killed: one process loads everything and forks them.

Loading libraries and rules takes seconds each time; a hundred services that are killed would be
minutes of nothing else. What is forked is the service itself, in a process of its own, which takes
its port, opens its log and serves as the one that `lamplighter serve` starts.

Each line that is read asks for something, each line that is written is the answer: ``start`` with
settings in JSON gives the port, ``kill`` (SIGKILL) the processes that the service had started.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import subprocess
import sys
import traceback
from pathlib import Path
from typing import Any

__all__ = ["Nursery", "children"]


class Nursery:
    """The process, as tests see it; ends with ``close``."""

    def __init__(self, log: Path) -> None:
        with open(log, "w", encoding="utf-8") as written:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.nursery"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=written,
                text=True,
                cwd=Path(__file__).resolve().parents[2],
            )

    def start(self, **settings: Any) -> int:
        """Start a service; its port."""
        return int(self._ask(f"start {json.dumps(settings)}"))

    def kill(self) -> list[int]:
        """Kill the service; the processes that it had started."""
        return [int(child) for child in self._ask("kill").split()]

    def close(self) -> None:
        """End; a service that runs is killed."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(20)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def _ask(self, line: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer.endswith("\n"), "the nursery has ended, see its log"
        return answer


def children(process: int) -> list[int]:
    """The processes that a process has started (Linux)."""
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        found += map(int, task.read_text(encoding="ascii").split())
    return found


def say(*answer: object) -> None:
    """Answer with one line."""
    sys.stdout.write(" ".join(map(str, answer)) + "\n")
    sys.stdout.flush()


def serve(settings: dict[str, Any]) -> None:
    """Be a service until killed."""
    from lamplighter.server import serving
    from lamplighter.server.settings import gathered

    wanted = gathered(settings, environment={})
    with serving.listen(wanted) as listening:
        port = listening.getsockname()[1]
        serving.serve(wanted, listening, lambda *_: say(port))


def main() -> None:
    """Load everything, then do as asked."""
    importlib.import_module("lamplighter.server.app")
    from lamplighter.games.catalogue import GAMES
    from lamplighter.server import thinking
    from lamplighter.server.doors import games

    thinking.load_rules()
    for name in GAMES:
        thinking.prepare(name, "random")
    games.prepare()
    service = 0
    for line in sys.stdin:
        what, _, told = line.partition(" ")
        if what == "start":
            service = os.fork()
            if service == 0:
                os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
                try:
                    serve(json.loads(told))
                finally:
                    traceback.print_exc()
                    say("it ended by itself")
                    os._exit(1)
            continue
        started = children(service)
        os.kill(service, signal.SIGKILL)
        os.waitpid(service, 0)
        service = 0
        say(*started)
    if service:
        os.kill(service, signal.SIGKILL)
        os.waitpid(service, 0)


if __name__ == "__main__":
    main()
