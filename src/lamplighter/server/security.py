"""What every answer carries, and from where an unsafe request may come.

The page is served from one origin, talks to that origin only, and runs no script but its own
files. A browser names the origin of the page that sends a request: it has to be ours wherever a
request changes something, and whenever a socket is opened (a socket is not held back by the
same-origin policy, so without that check any page could play with a visitor's cookie).

A program that is not a browser sends no origin. It may do what anybody may; but then a cookie,
which stands for a browser, does not count as ours, and the request is refused.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Mapping

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lamplighter.server.answers import answer

__all__ = [
    "CONTENT_POLICY",
    "HostCheck",
    "OriginCheck",
    "SecurityHeaders",
    "is_from_here",
    "is_loopback",
]

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; font-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""Nothing but our own files, and no inline script or style."""

HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": (
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()"
    ),
    "x-frame-options": "DENY",
}

STRICT_TRANSPORT = "max-age=31536000"
"""Sent where people reach the service over TLS: a year, as is usual."""

HOST = re.compile(r"(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?")
"""What a request may name as its host: a name or an address, and a port."""


def is_from_here(
    headers: Mapping[str, str], origin: str | None, has_cookie: bool, scheme: str = "http"
) -> bool:
    """Whether a request that changes something comes from our page, or from no page at all.

    Args:
        headers: those of the request.
        origin: the origin of the public address, if one is set; else the request's own ``Host``
            has to be that of its origin.
        has_cookie: whether the request brings a guest's cookie.
        scheme: how the request came, ``http`` or ``https``.
    """
    named = headers.get("origin")
    if named is None:
        return not has_cookie and headers.get("sec-fetch-site") in (None, "none", "same-origin")
    if origin is not None:
        return named.lower() == origin
    host = headers.get("host", "").lower()
    return bool(HOST.fullmatch(host)) and named.lower() == f"{scheme}://{host}"


class SecurityHeaders:
    """Puts the headers on every answer; what answers need not be kept unless they say so."""

    def __init__(self, app: ASGIApp, is_secure: bool) -> None:
        self._app = app
        self._headers = dict(HEADERS)
        if is_secure:
            self._headers["strict-transport-security"] = STRICT_TRANSPORT

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket (ASGI)."""

        async def sending(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                headers.update(self._headers)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, sending)


SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
"""The methods that change nothing."""


class OriginCheck:
    """Refuses what changes something, and every socket, unless it comes from here.

    Args:
        app: what is behind it.
        origin: the origin of the public address, if one is set.
        cookie: the name of the guests' cookie.
    """

    def __init__(self, app: ASGIApp, origin: str | None, cookie: str) -> None:
        self._app = app
        self._origin = origin
        self._cookie = cookie

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket (ASGI)."""
        kind = scope["type"]
        if kind == "websocket" or (kind == "http" and scope["method"] not in SAFE):
            request = HTTPConnection(scope)
            has_cookie = self._cookie in request.cookies
            scheme = scope["scheme"].replace("ws", "http")
            if not is_from_here(request.headers, self._origin, has_cookie, scheme):
                await answer("foreign")(scope, receive, send)
                return
        await self._app(scope, receive, send)


def is_loopback(host: str) -> bool:
    """Whether what listens at ``host`` is there for this machine only."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


class HostCheck:
    """Refuses requests that do not name this machine, where only this machine is served.

    A page elsewhere may let its own name lead to this machine. To the browser it is then of the
    same origin as the service, but the name is still its own.

    Args:
        app: what is behind it.
        host: where the service listens.
        refusal: what answers the others.
    """

    def __init__(self, app: ASGIApp, host: str, refusal: ASGIApp) -> None:
        self._app = app
        listening = f"[{host}]" if ":" in host else host
        self._hosts = {"127.0.0.1", "[::1]", "localhost", listening.lower()}
        self._refusal = refusal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket (ASGI)."""
        is_ours = scope["type"] == "lifespan" or self._is_ours(scope)
        await (self._app if is_ours else self._refusal)(scope, receive, send)

    def _is_ours(self, scope: Scope) -> bool:
        named = HTTPConnection(scope).headers.get("host", "").lower()
        port = scope["server"][1]
        name = named.removesuffix(f":{port}")
        return name in self._hosts and (name != named or port == HTTP_PORT)


HTTP_PORT = 80
"""The port that browsers do not name."""
