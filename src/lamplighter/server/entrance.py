"""The entrance: it shows the page at once, and the way to everything else when that is there.

Loading the rules, the database and what describes the doors takes longer than anybody likes to
look at nothing. So the port opens with what the page needs, and that is little; the rest is
loaded in the meantime, in a thread, and requests for it wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from lamplighter.server.answers import answer
from lamplighter.server.guests import Guests
from lamplighter.server.logs import RequestLog, describe, logger
from lamplighter.server.metrics import Metrics
from lamplighter.server.security import SecurityHeaders
from lamplighter.server.settings import Settings
from lamplighter.server.site import Site

if TYPE_CHECKING:
    from fastapi import FastAPI

__all__ = ["Entrance", "Porch"]

INSIDE = ("/api/", "/healthz", "/metrics", "/openapi.json")
"""How the addresses begin that are not the page's."""

PAGES = ("/lobby", "/table/", "/replay/")
"""How the addresses begin at which people see the page, beside ``/`` itself."""


class Porch(NamedTuple):
    """What is needed at the entrance and inside."""

    settings: Settings
    guests: Guests
    metrics: Metrics
    site: Site


class _Template(NamedTuple):
    """What a request asked for, as the log calls it."""

    path: str


class Entrance:
    """The whole service as an ASGI application.

    Args:
        porch: what is needed at once.
        load: gives the application behind the doors; may take its time.
        on_trouble: called if that failed, see `trouble`.

    Attributes:
        inside: the application behind the doors, when it is there.
        trouble: why there is none and never will be.
    """

    def __init__(
        self,
        porch: Porch,
        load: Callable[[Porch], Awaitable[FastAPI]],
        on_trouble: Callable[[], None] = lambda: None,
    ) -> None:
        self._porch = porch
        self._load = load
        self._on_trouble = on_trouble
        self._is_decided = asyncio.Event()
        self._is_leaving = asyncio.Event()
        self.inside: FastAPI | None = None
        self.trouble: Exception | None = None
        logged: ASGIApp = RequestLog(self._enter, porch.metrics)
        self._app: ASGIApp = SecurityHeaders(logged, porch.settings.is_secure)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket, or the life of the whole (ASGI)."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            await self._app(scope, receive, send)

    async def is_ready(self) -> bool:
        """Wait for what is inside; whether it has come."""
        await self._is_decided.wait()
        return self.inside is not None

    async def _enter(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_looking = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if is_looking and not scope["path"].startswith(INSIDE):
            await self._show(scope, receive, send)
        elif await self.is_ready() and self.inside is not None:
            await self.inside(scope, receive, send)
        else:
            await answer("unwell")(scope, receive, send)

    async def _show(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The page or one of its files; what is neither, the page says to a person."""
        request, site = Request(scope), self._porch.site
        path = scope["path"]
        if path == "/" or path.startswith(PAGES):
            scope["route"] = _Template("/")
            found = site.page(request.headers)
            self._porch.guests.keep(self._porch.guests.of(request.cookies), found)
        elif file := site.file(path[1:], request.headers):
            scope["route"] = _Template("/{file}")
            found = file
        elif "text/html" in request.headers.get("accept", ""):
            found = site.page(request.headers, status=404)
        else:
            found = answer("not_found")
        await found(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        """Begin loading when the service starts, and leave when it stops (ASGI's lifespan)."""
        await receive()
        inhabiting = asyncio.create_task(self._inhabit())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._is_leaving.set()
        await inhabiting
        await send({"type": "lifespan.shutdown.complete"})

    async def _inhabit(self) -> None:
        """Have something inside until it is time to leave."""
        try:
            app = await self._load(self._porch)
            async with app.router.lifespan_context(app):
                self.inside = app
                self._is_decided.set()
                await self._is_leaving.wait()
        except Exception as error:  # noqa: BLE001 - told by who runs the service
            logger().error("fault", source="start", **describe(error))
            self.trouble = error
            self._on_trouble()
        finally:
            self._is_decided.set()
