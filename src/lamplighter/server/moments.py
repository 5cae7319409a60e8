"""The service's own time: milliseconds since 1970, at an even pace and never backwards.

The machine's clock may be wrong when the service starts and be set right while games run, and a
machine that sleeps does not serve. So the clock is looked at once, and from then on time is counted
in which the machine was awake (as far as its system's ``time.monotonic`` says so: on Linux and
macOS). A clock that is behind what the log has seen already is not believed.
"""

from __future__ import annotations

import time
from collections.abc import Callable

__all__ = ["ServiceTime", "steady"]


def steady() -> Callable[[], int]:
    """A clock that shows what the machine's shows now, and goes on at an even pace."""
    begin = time.time_ns() - time.monotonic_ns()
    return lambda: (begin + time.monotonic_ns()) // 1_000_000


class ServiceTime:
    """The present moment of a service; called, it tells it.

    Args:
        clock: gives milliseconds since 1970.
    """

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._ahead = 0

    def __call__(self) -> int:
        """The present moment."""
        return self._clock() + self._ahead

    def reach(self, moment: int) -> None:
        """Go on from a moment, if it has not come yet."""
        self._ahead += max(0, moment - self())
