"""Alarms by name: one heap for all tables instead of a sleeping task for each."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable

__all__ = ["Timers"]

_LONGEST_WAIT = 60.0
"""Seconds after which the time of day is looked at again: it can be set."""


class Timers:
    """Calls ``ring(name)`` when the moment set for a name has come.

    Args:
        now: the present moment in milliseconds.
        ring: what is called; the alarm is cleared before.
    """

    def __init__(self, now: Callable[[], int], ring: Callable[[str], None]) -> None:
        self._now = now
        self._ring = ring
        self._set: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._handle: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._set)

    def set(self, name: str, moment: int | None) -> None:
        """Set the one alarm of a name, or clear it (``None``)."""
        if moment is None:
            self._set.pop(name, None)
            return
        if self._set.get(name) == moment:
            return
        self._set[name] = moment
        heapq.heappush(self._heap, (moment, name))
        if self._heap[0] == (moment, name):
            self._wait()

    def ring_due(self) -> None:
        """Ring all alarms whose moment has come."""
        now = self._now()
        while self._heap and self._heap[0][0] <= now:
            moment, name = heapq.heappop(self._heap)
            if self._set.get(name) == moment:  # else it has been set to another moment since
                del self._set[name]
                self._ring(name)
        self._wait()

    def close(self) -> None:
        """Ring no more."""
        self._set.clear()
        self._heap.clear()
        if self._handle is not None:
            self._handle.cancel()

    def _wait(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if self._heap:
            seconds = max(0.0, (self._heap[0][0] - self._now()) / 1000)
            loop = asyncio.get_running_loop()
            self._handle = loop.call_later(min(seconds, _LONGEST_WAIT), self.ring_due)
