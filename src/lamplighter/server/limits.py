"""How much one client may ask for: sizes, rates, open sockets.

A rate is a token bucket: so many requests a second in the long run, and a multiple of that at
once. Whoever asks for more is told ``limited`` and after how many seconds to try again. The limits
are wide; they are there so that one client, by fault or ill will, cannot take the service from the
others. Behind a proxy the client's address is what a trusted proxy says it is (see `serving`).
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lamplighter.server.answers import answer, limited

__all__ = [
    "BODY_BYTES",
    "HINTS",
    "HINTS_AT_ONCE",
    "MESSAGE_BYTES",
    "Addresses",
    "BodyLimit",
    "Bucket",
    "OpenSockets",
    "RateLimit",
    "TablesOfGuests",
    "Talk",
    "WaitingTables",
    "client_of",
]

BODY_BYTES = 16 * 1024
"""The largest body of a request."""

BODY_SECONDS = 10.0
"""The longest time in which it must arrive."""

MESSAGE_BYTES = 4 * 1024
"""The largest message on a socket."""

AT_ONCE = 5.0
"""How many seconds' worth of requests may come at once."""

SOCKETS_AT_TABLE = 8
"""Open sockets of one guest at one table: some windows, and some that are just being closed."""

WAITING_TABLES = 5
"""Tables of one client address that wait for anyone."""

HINTS, HINTS_AT_ONCE = 0.25, 40.0
"""Hints a second of one client address; for how many seconds' worth of them it may ask at once."""

CHAT, CHAT_AT_ONCE = 1.0, 10.0
"""Chat messages a second of a seat, or of one who watches, at one table; how many at once."""

CHAT_OF_ADDRESS = 5.0
"""Chat messages a second of one client address, at all tables; ten seconds' worth at once."""

REMEMBERED = 20_000
"""Of how many addresses the buckets are kept; those that were not used for longest go first."""

Clock = Callable[[], float]


class Bucket:
    """One token bucket.

    Args:
        rate: tokens that flow in each second; 0 means without limit.
        at_once: how many seconds' worth of them it holds.
        clock: the seconds now.
    """

    __slots__ = ("_clock", "_left", "_most", "_rate", "_then")

    def __init__(
        self, rate: float, at_once: float = AT_ONCE, clock: Clock = time.monotonic
    ) -> None:
        self._rate = rate
        self._most = max(1.0, rate * at_once)
        self._left = self._most
        self._clock = clock
        self._then = clock()

    def take(self) -> float:
        """Take a token: 0 if there was one, else the seconds until there will be."""
        if not self._rate:
            return 0.0
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self._rate


class Addresses:
    """A bucket for each client address."""

    def __init__(
        self, rate: float, at_once: float = AT_ONCE, clock: Clock = time.monotonic
    ) -> None:
        self._rate = rate
        self._at_once = at_once
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> float:
        """Take a token of ``address``: the seconds it has to wait, 0 if it need not."""
        if not self._rate:
            return 0.0
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._at_once, self._clock)
        self._buckets[address] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()


class TablesOfGuests:
    """The tables that each guest has opened since the service started.

    Which of them are over is asked only when a guest has as many as he may have.
    """

    def __init__(self, most: int, is_over: Callable[[str], Awaitable[bool]]) -> None:
        self._most = most
        self._is_over = is_over
        self._tables: OrderedDict[str, list[str]] = OrderedDict()

    async def may_open(self, guest: str) -> bool:
        """Whether the guest may open one more."""
        opened = self._tables.get(guest, [])
        if not self._most or len(opened) < self._most:
            return True
        over = {table for table in tuple(opened) if await self._is_over(table)}
        opened[:] = [table for table in opened if table not in over]
        return len(opened) < self._most

    def opened(self, guest: str, table: str) -> None:
        """Remember that the guest has opened a table."""
        if not self._most:
            return
        self._tables.setdefault(guest, []).append(table)
        self._tables.move_to_end(guest)
        if len(self._tables) > REMEMBERED:
            self._tables.popitem(last=False)


class WaitingTables:
    """The tables of each client address that wait for anyone.

    Those that are being opened count as well, so that many orders at once are not more than one
    after the other.
    """

    def __init__(self, most: int, is_waiting: Callable[[str], bool]) -> None:
        self._most = most
        self._is_waiting = is_waiting
        self._tables: OrderedDict[str, list[str]] = OrderedDict()
        self._coming: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Begin to open one more, if the address may; then `leave` has to follow."""
        waiting = [table for table in self._tables.pop(address, ()) if self._is_waiting(table)]
        self._tables[address] = waiting
        if len(self._tables) > REMEMBERED:
            self._tables.popitem(last=False)
        if len(waiting) + self._coming[address] >= self._most:
            return False
        self._coming[address] += 1
        return True

    def leave(self, address: str, table: str | None) -> None:
        """The table has been opened, or none has."""
        self._coming[address] -= 1
        if self._coming[address] <= 0:
            del self._coming[address]
        if table is not None:
            self._tables.setdefault(address, []).append(table)


class Talk:
    """How much may be said: each message goes to everybody at the table."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._speakers = Addresses(CHAT, CHAT_AT_ONCE, clock)
        self._addresses = Addresses(CHAT_OF_ADDRESS, CHAT_AT_ONCE, clock)

    def take(self, table: str, speaker: str, address: str) -> float:
        """Say something: the seconds that ``speaker`` has to wait, 0 if he need not."""
        return self._speakers.take(f"{table} {speaker}") or self._addresses.take(address)


class OpenSockets:
    """Counts the open sockets of each client address, or of each guest at a table."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more, if the address may have it."""
        if self._most and self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def total(self) -> int:
        """How many are open."""
        return self._open.total()


def client_of(scope: Scope) -> str:
    """The client that a request counts for: its address, or its network where that is IPv6.

    A household has 2^64 addresses of that kind, so its prefix counts.
    """
    host = scope["client"][0] if scope.get("client") else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


class RateLimit:
    """Refuses requests, and sockets, of addresses that ask too often."""

    def __init__(self, app: ASGIApp, addresses: Addresses) -> None:
        self._app = app
        self._addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket (ASGI)."""
        if scope["type"] != "lifespan":
            wait = self._addresses.take(client_of(scope))
            if wait:
                await limited(wait)(scope, receive, send)
                return
        await self._app(scope, receive, send)


class BodyLimit:
    """Refuses bodies that are too large or take too long, before anybody looks at them."""

    def __init__(self, app: ASGIApp, most: int = BODY_BYTES) -> None:
        self._app = app
        self._most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or socket (ASGI)."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        body: bytes | None = b""
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await self._read(scope, receive)
            refusal = answer("too_large", most=self._most) if body is None else None
        except TimeoutError:
            refusal = answer("too_slow")
        if refusal:
            # What was not read must not be taken for the next request.
            refusal.headers["connection"] = "close"
            await refusal(scope, receive, send)
            return
        is_read = False

        async def replay() -> Message:
            nonlocal is_read
            if is_read:
                return await receive()
            is_read = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self._app(scope, replay, send)

    async def _read(self, scope: Scope, receive: Receive) -> bytes | None:
        """The whole body; ``None`` as soon as it is too large."""
        for name, value in scope["headers"]:
            if name == b"content-length" and (not value.isdigit() or int(value) > self._most):
                return None
        body = b""
        while True:
            message = await receive()
            piece: bytes = message.get("body", b"")
            body += piece
            if len(body) > self._most:
                return None
            if message["type"] != "http.request" or not message.get("more_body"):
                return body
