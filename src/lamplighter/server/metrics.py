"""Figures for Prometheus: counts and times, never about one table, one guest or one word."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Histogram,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

__all__ = ["CONTENT_TYPE", "Metrics"]

CONTENT_TYPE = CONTENT_TYPE_LATEST

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class _Figures(Collector):
    """Figures that somebody else counts."""

    def __init__(
        self, figures: Callable[[], Mapping[str, float]], growing: Collection[str]
    ) -> None:
        self._figures = figures
        self._growing = growing

    def collect(self) -> Iterator[Metric]:
        """Each figure as a metric of its own."""
        for name, value in self._figures().items():
            kind = CounterMetricFamily if name in self._growing else GaugeMetricFamily
            meaning = f"{name.replace('_', ' ').capitalize()}."
            yield kind(f"lamplighter_{name}", meaning, value=value)

    def describe(self) -> Iterator[Metric]:
        """Nothing beforehand: what there is, is known when it is asked for."""
        return iter(())


class Metrics:
    """All figures of one service. Each label has a handful of values, known beforehand."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._requests = Counter(
            "lamplighter_requests",
            "Requests answered.",
            ["route", "method", "status"],
            registry=self._registry,
        )
        self._seconds = Histogram(
            "lamplighter_request_seconds",
            "Time to answer a request.",
            ["route"],
            buckets=SECONDS,
            registry=self._registry,
        )
        self._messages = Counter(
            "lamplighter_messages",
            "Messages of clients on sockets, by type and by what was answered.",
            ["type", "answer"],
            registry=self._registry,
        )
        self._acknowledged = Histogram(
            "lamplighter_acknowledgement_seconds",
            "Time from a move's arrival until it is on disk and acknowledged.",
            buckets=SECONDS,
            registry=self._registry,
        )

    def request(self, route: str, method: str, status: int, seconds: float) -> None:
        """Count a request; how long a socket was open is not the time of an answer."""
        self._requests.labels(route, method, str(status)).inc()
        if method != "SOCKET":
            self._seconds.labels(route).observe(seconds)

    def message(self, kind: str, answered: str, seconds: float) -> None:
        """Count a message on a socket: its type, and ``done`` or the code of its refusal."""
        self._messages.labels(kind, answered).inc()
        if kind == "play" and answered == "done":
            self._acknowledged.observe(seconds)

    def watch(
        self, figures: Callable[[], Mapping[str, float]], growing: Collection[str] = ()
    ) -> None:
        """Show other figures too, as they are whenever somebody asks.

        Args:
            figures: their values by name.
            growing: the names of those that only ever grow.
        """
        self._registry.register(_Figures(figures, growing))

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry)
