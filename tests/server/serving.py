"""The service as people run it: `lamplighter serve` in a process of its own, on a free port.

It keeps its tables in a file of whoever asks for it, is waited for until its page can be opened,
and is stopped in order at the end, unless it was killed before.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

__all__ = ["Served", "command", "served"]

NO_LIMITS = dict.fromkeys(
    ("requests", "messages", "previews", "openings", "connections", "sockets", "tables"), 0
)
"""Settings with which one address may ask for as much as it likes."""

STOP_SECONDS = 20.0


@dataclass
class Served:
    """A service that runs.

    Attributes:
        port: where it listens, on 127.0.0.1.
        process: its process.
        log: the file that its log goes to.
    """

    port: int
    process: subprocess.Popen[str]
    log: Path

    @property
    def address(self) -> str:
        """The address of its page."""
        return f"http://127.0.0.1:{self.port}"

    def wait_until_warm(self, seconds: float = 120.0) -> None:
        """Wait until the rules are loaded and the bots awake; raises `TimeoutError`."""
        until = time.monotonic() + seconds
        while '"event":"warm"' not in self.log.read_text(encoding="utf-8"):
            if time.monotonic() > until:
                raise TimeoutError(self.log.read_text(encoding="utf-8"))
            time.sleep(0.05)

    def kill(self) -> None:
        """End it at once (SIGKILL), as a failing machine would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End it in order; its exit code has to be 0."""
        if self.process.poll() is None:
            self.process.terminate()
        code = self.process.wait(STOP_SECONDS)
        assert code in (0, -9), self.log.read_text(encoding="utf-8")


def command(folder: Path, **settings: object) -> list[str]:
    """The command line of a service whose tables lie in ``folder``."""
    told = {"port": 0, "database": folder / "tables.sqlite3", **settings}
    options = [f"--{name.replace('_', '-')}={value}" for name, value in told.items()]
    return [sys.executable, "-m", "lamplighter", "serve", "--no-open", *options]


@contextlib.contextmanager
def served(folder: Path, **settings: object) -> Iterator[Served]:
    """A running service without limits whose tables lie in ``folder``; settings by their names.

    Where there are tables already, from a service that was there before, it goes on with them.
    """
    log = folder / f"service-{time.monotonic_ns()}.log"
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("LAMPLIGHTER_")
    }
    with open(log, "w", encoding="utf-8") as written:
        process = subprocess.Popen(
            command(folder, **{**NO_LIMITS, **settings}),
            stdout=subprocess.PIPE,
            stderr=written,
            text=True,
            env=environment,
        )
    assert process.stdout is not None
    with process.stdout:
        line = process.stdout.readline()
        words = [word for word in line.split() if word.startswith("http://")]
        assert words, log.read_text(encoding="utf-8")
        running = Served(urlsplit(words[0]).port or 80, process, log)
        try:
            yield running
        finally:
            running.stop()
