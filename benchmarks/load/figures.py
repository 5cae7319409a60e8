"""Figures: percentiles, what a process uses (Linux), what the service counts itself."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

__all__ = ["cpu_seconds", "family", "megabytes", "percentile", "scraped"]

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def percentile(values: Sequence[float], share: float) -> float:
    """The value that ``share`` of the sorted values do not exceed; not a number without values."""
    if not values:
        return math.nan
    return values[max(0, math.ceil(share * len(values)) - 1)]


def family(process: int) -> list[int]:
    """A process and its children, of all generations."""
    found, waiting = [], [process]
    while waiting:
        found.append(waiting.pop())
        for task in Path(f"/proc/{found[-1]}/task").glob("*/children"):
            waiting += map(int, task.read_text(encoding="ascii").split())
    return found


def cpu_seconds(processes: Iterable[int]) -> float:
    """The processor time that processes have had."""
    return sum(sum(map(int, _fields(process)[11:13])) for process in processes) / TICKS


def megabytes(processes: Iterable[int]) -> float:
    """The memory that processes hold (resident set), in millions of bytes."""
    return sum(int(_fields(process)[21]) for process in processes) * PAGE / 1e6


def _fields(process: int) -> list[str]:
    """What stands in ``/proc/PID/stat`` behind the name, which may have spaces in it."""
    return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()


def scraped(metrics: bytes) -> dict[str, float]:
    """The service's own figures without labels."""
    pairs = re.findall(r"^lamplighter_(\w+) (\S+)$", metrics.decode(), re.MULTILINE)
    return {name.removesuffix("_total"): float(value) for name, value in pairs}
