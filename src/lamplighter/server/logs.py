"""The log: one JSON object a line, made of fields that are allowed and of no others.

What a game keeps secret, and what is a person's own, must not get into a log by somebody adding a
field: words, seats, tokens, names, seeds, query strings, cookies, addresses of clients. So a field
that is not in `FIELDS` is dropped. An error is told by its kind and its place in the sources, since
its message may hold anything. Libraries' own messages are told by who wrote them and where.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

import orjson
import structlog

from lamplighter.server.answers import answer

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send
    from structlog.typing import EventDict, FilteringBoundLogger, WrappedLogger

    from lamplighter.server.metrics import Metrics

__all__ = ["FIELDS", "RequestLog", "configure", "describe", "logger", "route_of"]

FIELDS: dict[str, tuple[type, ...]] = {
    "time": (str,),
    "level": (str,),
    "event": (str,),
    "version": (str,),
    "method": (str,),
    "route": (str,),
    "status": (int,),
    "ms": (int, float),
    "code": (str,),
    "error": (str,),
    "place": (str,),
    "source": (str,),
    "port": (int,),
    "count": (int,),
    "tables": (int,),
    "sockets": (int,),
    "bytes": (int,),
    "seconds": (int, float),
}
"""The fields that a line may have, and the kinds of their values."""

METHODS = frozenset("GET HEAD POST PUT PATCH DELETE OPTIONS".split())

REFUSED_HANDSHAKE = "ASGI callable returned without completing handshake."
"""What uvicorn takes for an error whenever a socket is refused with an answer, as it may be."""

REPEAT_SECONDS = 1.0
"""The same message of a library is told once in that time."""

LONGEST = 120
"""No text of a line is longer."""


def _allowed(_logger: WrappedLogger, _name: str, line: EventDict) -> EventDict:
    """The fields of a line that may be written."""
    kept: EventDict = {}
    for name, kinds in FIELDS.items():
        value = line.get(name)
        if isinstance(value, kinds) and not isinstance(value, bool):
            kept[name] = value[:LONGEST] if isinstance(value, str) else value
    return kept


def _rendered(_logger: WrappedLogger, _name: str, line: EventDict) -> str:
    return orjson.dumps(line).decode()


class _FromLibraries(logging.Handler):
    """Tells that a library had something to say: who, where, and the kind of an error.

    What is said again and again is told once in `REPEAT_SECONDS`; ``count`` is how often it was
    said and not told since the last time.
    """

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[tuple[object, ...], _Told] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line about it (`logging.Handler`)."""
        if record.msg == REFUSED_HANDSHAKE:
            return
        fault = record.exc_info[1] if record.exc_info else None
        said = (record.name, record.levelno, record.pathname, record.lineno, type(fault))
        now = time.monotonic()
        before = self._told.get(said)
        if before and now - before.time < REPEAT_SECONDS:
            before.left_out += 1
            return
        self._told[said] = _Told(now)
        place = f"{Path(record.pathname).name}:{record.lineno}"
        told: dict[str, Any] = dict(describe(fault)) if fault else {"place": place}
        if before and before.left_out:
            told["count"] = before.left_out
        logger().log(record.levelno, "library", source=record.name, **told)


@dataclass
class _Told:
    """When something was told last, and how often it was said and not told since."""

    time: float
    left_out: int = 0


def configure(level: str = "info", stream: TextIO | None = None) -> None:
    """Write the log to ``stream`` (standard error) from ``level`` on."""
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
            _allowed,
            _rendered,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(file=stream or sys.stderr),
        cache_logger_on_first_use=False,
    )
    # Libraries tell at most warnings: what they write at lower levels holds addresses and paths.
    logging.basicConfig(level=max(number, logging.WARNING), handlers=[_FromLibraries()], force=True)


def logger() -> FilteringBoundLogger:
    """What to write lines with: ``logger().info("started", port=8000)``."""
    found: FilteringBoundLogger = structlog.get_logger()
    return found


def describe(error: BaseException) -> dict[str, str]:
    """An error as fields of a line: its kind, and the last place in our sources it passed."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if "lamplighter" in Path(frame.filename).parts] or frames
    place = f"{Path(ours[-1].filename).name}:{ours[-1].lineno}" if ours else "?"
    return {"error": type(error).__name__, "place": place}


def route_of(scope: Scope) -> str:
    """The template of the route that a request took: ``/api/tables/{table_id}``, or ``other``."""
    return getattr(scope.get("route"), "path", None) or "other"


class RequestLog:
    """Logs and counts each request, and turns a fault of ours into an answer without a trace."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket (ASGI)."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        status = 0
        started = time.perf_counter()

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close":
                status = status or 403
            await send(message)

        fault: Exception | None = None
        try:
            await self._app(scope, receive, sending)
        except Exception as error:  # noqa: BLE001 - nothing that goes wrong may show a trace
            fault = error
            await self._own_up(scope, receive, sending, answered=bool(status))
        self._tell(scope, status, time.perf_counter() - started, fault)

    async def _own_up(self, scope: Scope, receive: Receive, send: Send, answered: bool) -> None:

        if not answered:
            await answer("fault")(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1011, "reason": "fault"})

    def _tell(self, scope: Scope, status: int, seconds: float, fault: Exception | None) -> None:
        route = route_of(scope)
        method = scope.get("method", "SOCKET")
        method = method if method in METHODS or method == "SOCKET" else "OTHER"
        self._metrics.request(route, method, status, seconds)
        line: dict[str, Any] = {"method": method, "route": route, "status": status}
        line["ms"] = round(seconds * 1000, 1)
        if fault is None:
            logger().info("request", **line)
        else:
            logger().error("fault", **line, **describe(fault))
