"""What is done to the service: it is started, played at, watched; and what is measured then."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from benchmarks.load.figures import cpu_seconds, family, megabytes, percentile, scraped
from benchmarks.load.games import LANGUAGES, Counts, Game, Guests, Move
from benchmarks.load.wire import Line
from tests.server.serving import Served

__all__ = ["AT_ONCE", "Load", "watched"]

AT_ONCE = 16
"""Tables or sockets that are being opened at the same time."""

TICK = 0.001
"""Seconds between two looks at the schedule."""

Figures = dict[str, Any]


async def _all(works: list[Callable[[], Coroutine[Any, Any, Any]]]) -> None:
    """Do all of it, some at a time."""
    waiting = deque(works)

    async def some() -> None:
        while waiting:
            await waiting.popleft()()

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(some())


class Load:
    """Many games at once, half of them Pocket, half London.

    Moves are due at moments that are fixed beforehand, as if from many people who know nothing of
    each other (a Poisson process), and each goes to a game where somebody can move. A late service
    changes nothing about when moves are due, and the time until a move is acknowledged counts from
    when it was due; so a service that cannot keep up is seen to fall behind.
    """

    def __init__(self, service: Served, guests: Guests, games: int) -> None:
        self._service = service
        self._guests = guests
        self._ready: list[Game] = []
        self._waiting: deque[float] = deque()
        self._moves: list[Move] = []
        self.counts = Counts()
        names = ("pocket", "london")
        self.games = [
            Game(names[place % 2], guests, self.counts, self._ready.append, self._moves.append)
            for place in range(games)
        ]

    async def open(self) -> Figures:
        """Open all tables."""
        begun = time.perf_counter()
        await _all([game.open for game in self.games])
        seconds = time.perf_counter() - begun
        return {"seconds": seconds, "per_s": len(self.games) / seconds, "memory_mb": self._memory()}

    async def play(self, rate: float, seconds: float, warm_up: float) -> Figures:
        """Play ``rate`` moves a second; what was measured after ``warm_up`` seconds."""
        begun = time.perf_counter()
        measured = begun + warm_up
        await self._moves_until(rate, begun, measured)
        before = await self._present()
        frames, size = self.counts.frames, self.counts.bytes
        await self._moves_until(rate, measured, measured + seconds)
        after = await self._present()
        frames, size = self.counts.frames - frames, self.counts.bytes - size
        await self._settled()
        moves = [move for move in self._moves if measured <= move.due < measured + seconds]
        spent = {name: after[name] - before[name] for name in after}
        done = sum(before["time"] <= move.done < after["time"] for move in self._moves)
        return {
            "due_per_s": rate,
            "moves": len(moves),
            "unanswered": len(self._waiting),
            "moves_per_s": done / spent["time"],
            "acknowledged_ms": _delays([move.done - move.due for move in moves]),
            **{
                f"acknowledged_{name}_ms": _delays(
                    [move.done - move.due for move in moves if move.game == name]
                )
                for name in ("pocket", "london")
            },
            "sent_late_ms": _delays([move.sent - move.due for move in moves]),
            "frames_per_s": frames / spent["time"],
            "frame_bytes": size / max(1, frames),
            "commits_per_s": spent["commits"] / spent["time"],
            "entries_per_commit": spent["entries"] / max(1, spent["commits"]),
            "service_cpu": spent["cpu"] / spent["time"],
            "service_cpu_ms_per_move": 1000 * spent["cpu"] / max(1, done),
            "generator_cpu": spent["own_cpu"] / spent["time"],
            "memory_mb": self._memory(),
            "games_opened": self.counts.opened,
            "games_over": self.counts.over,
            "refused": dict(self.counts.refused),
            "lost": self.counts.lost,
        }

    async def _moves_until(self, rate: float, begin: float, end: float) -> None:
        due = begin + random.expovariate(rate)
        while (now := time.perf_counter()) < end:
            while due <= now and due < end:
                self._waiting.append(due)
                due += random.expovariate(rate)
            self._play_what_can_be_played()
            await asyncio.sleep(TICK)

    async def _settled(self) -> None:
        """Give what is under way some seconds to be acknowledged."""
        until = time.perf_counter() + 5.0
        while self._waiting and time.perf_counter() < until:
            self._play_what_can_be_played()
            await asyncio.sleep(TICK)
        await asyncio.sleep(1.0)

    def _play_what_can_be_played(self) -> None:
        ready = self._ready
        while self._waiting and ready:
            place = random.randrange(len(ready))
            ready[place], ready[-1] = ready[-1], ready[place]
            game = ready.pop()
            if game.can_play:
                game.play(self._waiting.popleft())

    async def _present(self) -> dict[str, float]:
        told = scraped(await self._guests.door(0).ask("/metrics"))
        return {
            "time": time.perf_counter(),
            "cpu": cpu_seconds([self._service.process.pid]),
            "own_cpu": time.process_time(),
            "commits": told["commits"],
            "entries": told["entries"],
        }

    def _memory(self) -> float:
        return megabytes([self._service.process.pid])


def _delays(seconds: list[float]) -> Figures:
    found = sorted(1000 * each for each in seconds)
    return {
        "mean": statistics.fmean(found) if found else None,
        **{f"p{100 * share:g}": percentile(found, share) for share in (0.5, 0.9, 0.99, 0.999)},
        "max": found[-1] if found else None,
    }


async def watched(service: Served, load: Load, watchers: int, seconds: float) -> Figures:
    """Let people watch the running games while nobody plays; what they cost."""
    lines: list[Line] = []
    heard = 0

    def hear(_frame: bytes) -> None:
        nonlocal heard
        heard += 1

    async def watch(place: int) -> None:
        game = load.games[place % len(load.games)]
        language = LANGUAGES[place % len(LANGUAGES)]
        path = f"/api/tables/{game.id}/socket?seat=none&language={language}"
        lines.append(await Line.connected(service.port, path, "", hear, lambda: None))

    before, begun = megabytes([service.process.pid]), time.perf_counter()
    await _all([lambda place=place: watch(place) for place in range(watchers)])  # type: ignore[misc]
    came = time.perf_counter() - begun
    await asyncio.sleep(2.0)
    cpu = cpu_seconds([service.process.pid])
    await asyncio.sleep(seconds)
    figures = {
        "watchers": len(lines),
        "came_per_s": watchers / came,
        "memory_before_mb": before,
        "memory_mb": megabytes([service.process.pid]),
        "memory_with_bots_mb": megabytes(family(service.process.pid)),
        "idle_cpu": (cpu_seconds([service.process.pid]) - cpu) / seconds,
        "frames": heard,
    }
    for line in lines:
        line.close()
    return figures
