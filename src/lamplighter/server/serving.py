"""Running the service: the port, uvicorn, telling people where it is, stopping in order.

The port is taken before anything else, so that one in use is said at once. A stop takes no more
connections, lets the tables put what waits on disk and tell every socket (close code 1001), and
then ends with exit code 0, within the time that is set.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

import lamplighter
from lamplighter.server import logs
from lamplighter.server.answers import answer
from lamplighter.server.entrance import Entrance, Porch
from lamplighter.server.guests import Guests, signing_key
from lamplighter.server.limits import MESSAGE_BYTES, OpenSockets, client_of
from lamplighter.server.logs import RequestLog
from lamplighter.server.metrics import Metrics
from lamplighter.server.security import HostCheck, SecurityHeaders, is_loopback
from lamplighter.server.settings import Settings
from lamplighter.server.site import Site

if TYPE_CHECKING:
    import h11
    from fastapi import FastAPI
    from starlette.types import ASGIApp

__all__ = [
    "DatabaseTrouble",
    "Service",
    "address_of",
    "elsewhere",
    "has_display",
    "listen",
    "serve",
    "show",
    "take_files",
]

WAITING = 2048
"""Connections that may wait to be accepted."""

PING_SECONDS = 20.0
"""A socket is asked whether somebody is there, and closed if no answer comes in the same time."""

HEADER_SECONDS = 10.0
"""The longest time in which the header of a request must arrive: from when the connection is
opened, or from when it could have been closed after the last answer."""

SENDING_SECONDS = 20.0
"""After so long in which nothing of an answer has left, nobody reads at the other end."""

KEEP_ALIVE_SECONDS = 5
"""A connection on which nothing comes for so long after an answer is closed."""

SIGNALS = (signal.SIGINT, signal.SIGTERM)


def listen(settings: Settings) -> socket.socket:
    """The socket to listen on; raises `OSError` if the port cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # With the protocol named, asyncio turns off Nagle's delay on what is accepted here: a frame
    # that follows another one would wait 40 ms for the reader's acknowledgement.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            # So that a restart need not wait for old connections to time out.
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((settings.host, settings.port))
        made.listen(WAITING)
    except OSError:
        made.close()
        raise
    return made


def address_of(settings: Settings, port: int) -> str:
    """The address of the page, for a person to open."""
    if settings.public_url:
        return settings.public_url
    here = settings.host in ("", "0.0.0.0", "::")
    host = "localhost" if here else f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{port}"


def elsewhere(settings: Settings, port: int) -> str | None:
    """The address for other machines of the same network, where they are let in and it is known."""
    if settings.public_url or settings.host not in ("0.0.0.0", "::"):
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # sends nothing; it only chooses a way out
        except OSError:
            return None
        return f"http://{asking.getsockname()[0]}:{port}"


def has_display() -> bool:
    """Whether a browser that is opened from here would be seen by somebody."""
    if sys.platform in ("win32", "darwin"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(address: str, wanted: bool | None) -> threading.Thread:
    """Open a browser if that is ``wanted``; ``None``: if somebody would see it.

    It may wait for a browser to start, so it is done in a thread of its own.
    """
    is_shown = has_display() if wanted is None else wanted
    thread = threading.Thread(target=webbrowser.open if is_shown else str, args=(address,))
    thread.daemon = True
    thread.start()
    return thread


def take_files() -> None:
    """Have as many files and connections open as the system lets this process have."""
    try:
        import resource
    except ImportError:  # there is no such limit on Windows
        return
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class _Lines:
    """Counts the open connections of each client address.

    Args:
        most: how many an address may have; 0 for any number.
        exempt: whether an address is not counted: that of a proxy, which speaks for many.
    """

    def __init__(self, most: int, exempt: Callable[[str], bool]) -> None:
        self._open = OpenSockets(most)
        self._exempt = exempt

    def enter(self, address: tuple[str, int] | None) -> Callable[[], None] | None:
        """Count one more: what to call when it is lost, or ``None`` if it may not be."""
        if address is None or self._exempt(address[0]):
            return _nothing
        client = client_of({"client": address})
        return partial(self._open.leave, client) if self._open.enter(client) else None


def _nothing() -> None:
    """Nothing to do."""


class _Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    leave: Callable[[], None] = staticmethod(_nothing)

    def connection_lost(self, exc: Exception | None) -> None:
        """It counts no longer (`asyncio.Protocol`)."""
        self.leave()
        super().connection_lost(exc)


class _Line(H11Protocol):
    """A connection: counted, and closed if a request's header takes too long, or an answer does."""

    def __init__(self, *arguments: Any, lines: _Lines, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._lines = lines
        self._leave: Callable[[], None] = _nothing
        self._deadline: asyncio.TimerHandle | None = None
        self._sending: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, if its address may have one more (`asyncio.Protocol`)."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(0)  # the last byte is waited for as well
        leave = self._lines.enter(self.client)
        if leave is None:
            self.logger.warning("Too many connections of one address.")
            transport.abort()
            return
        self._leave = leave
        self._expect_header(HEADER_SECONDS)

    def data_received(self, data: bytes) -> None:
        """Look whether that was the rest of a header (`asyncio.Protocol`)."""
        super().data_received(data)
        if self._is_answering():
            self._expect_nothing()

    def on_response_complete(self) -> None:
        """Wait for the next request (`H11Protocol`); some of it may be there already."""
        super().on_response_complete()
        if not self._is_answering():
            self._expect_header(self.timeout_keep_alive + HEADER_SECONDS)

    def pause_writing(self) -> None:
        """Watch that what waits is read at the other end (`asyncio.Protocol`)."""
        super().pause_writing()
        self._watch_sending()

    def resume_writing(self) -> None:
        """It is (`asyncio.Protocol`)."""
        super().resume_writing()
        self._watch_no_more()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection on to a socket, which counts as well (`H11Protocol`)."""
        self._expect_nothing()
        self._watch_no_more()
        self.transport.set_write_buffer_limits()
        super().handle_websocket_upgrade(event)
        heir = self.transport.get_protocol()
        assert isinstance(heir, _Socket)
        heir.leave = self._leave

    def connection_lost(self, exc: Exception | None) -> None:
        """It counts no longer (`asyncio.Protocol`)."""
        self._expect_nothing()
        self._watch_no_more()
        self._leave()
        super().connection_lost(exc)

    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        return not (cycle is None or cycle.response_complete)

    def _expect_header(self, seconds: float) -> None:
        self._expect_nothing()
        if not self.transport.is_closing():
            self._deadline = self.loop.call_later(seconds, self.transport.close)

    def _watch_sending(self) -> None:
        """Hang up at once if nothing leaves for too long."""
        self._watch_no_more()
        waiting = self.transport.get_write_buffer_size()
        self._sending = self.loop.call_later(SENDING_SECONDS, self._look, waiting)

    def _look(self, waited: int) -> None:
        if self.transport.get_write_buffer_size() < waited:
            self._watch_sending()
        else:
            self.transport.abort()

    def _watch_no_more(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class DatabaseTrouble(Exception):  # noqa: N818 - told to a person, who has to look after it
    """The database cannot be used, and why."""


class Service(uvicorn.Server):
    """One running service.

    Args:
        settings: what can be set.
        load: gives the application behind the entrance.
        is_up: called once the page can be opened.

    Raises:
        OSError, ValueError: the key that cookies are signed with cannot be had.
    """

    def __init__(
        self,
        settings: Settings,
        load: Callable[[Porch], Awaitable[FastAPI]],
        is_up: Callable[[], None] = lambda: None,
    ) -> None:
        guests = Guests(signing_key(settings.key_path), settings.is_secure)
        self.porch = Porch(settings, guests, Metrics(), Site())
        self.entrance = Entrance(self.porch, load, self._give_up)
        entrance: Any = self.entrance
        proxies = ProxyHeadersMiddleware(entrance, settings.proxies).trusted_hosts
        lines = _Lines(
            settings.connections,
            lambda host: bool(settings.proxies) and host in proxies,
        )
        config: dict[str, Any] = {
            "http": partial(_Line, lines=lines),
            "ws": _Socket,
            "timeout_keep_alive": KEEP_ALIVE_SECONDS,
            "ws_max_size": MESSAGE_BYTES,
            # Compressing secrets together with what somebody else may choose gives them away by
            # their length; and each socket would need memory for it.
            "ws_per_message_deflate": False,
            "ws_ping_interval": PING_SECONDS,
            "ws_ping_timeout": PING_SECONDS,
            "lifespan": "on",
            "log_config": None,
            "access_log": False,
            "server_header": False,
            "proxy_headers": bool(settings.proxies),
            "forwarded_allow_ips": settings.proxies or None,
            "timeout_graceful_shutdown": max(1, int(settings.stop_seconds)),
        }
        super().__init__(uvicorn.Config(self._outermost(settings), **config))
        self._settings = settings
        self._is_up = is_up

    def _outermost(self, settings: Settings) -> ASGIApp:
        """The entrance, and before it a look at the host that is named, where one is known."""
        if settings.public_url or not is_loopback(settings.host):
            return self.entrance
        wrong = RequestLog(answer("wrong_host"), self.porch.metrics)
        refusal = SecurityHeaders(wrong, is_secure=False)
        return HostCheck(self.entrance, settings.host, refusal)

    def _give_up(self) -> None:
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the port, and say so."""
        await super().startup(sockets)
        if self.started:
            self._is_up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop in order; see the head of this module."""
        for server in self.servers:
            server.close()
        try:
            async with asyncio.timeout(self._settings.stop_seconds):
                await self._send_away()
        except TimeoutError:
            logs.logger().warning("stopping")
        await super().shutdown(sockets)

    async def _send_away(self) -> None:
        """Let the tables keep what waits, and everybody hear that the service goes away."""
        if not await self.entrance.is_ready() or self.entrance.inside is None:
            return
        from lamplighter.server.app import stop_tables

        await stop_tables(self.entrance.inside)
        while self.entrance.inside.state.house.sockets.total():
            await asyncio.sleep(0.02)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let signals stop the service; uvicorn itself would raise them again at the end."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


async def _load(porch: Porch) -> FastAPI:
    """What is behind the entrance, loaded in a thread: it takes most of the start."""
    app = await asyncio.to_thread(importlib.import_module, "lamplighter.server.app")
    made: FastAPI = app.make_app(porch)
    return made


def _of_database(error: Exception) -> DatabaseTrouble | None:
    """The same, if it says that the database cannot be used."""
    from sqlalchemy.exc import SQLAlchemyError

    if isinstance(error, ModuleNotFoundError):
        return DatabaseTrouble(f"{error.name} is not installed")
    if isinstance(error, SQLAlchemyError):
        return DatabaseTrouble(str(getattr(error, "orig", None) or error).splitlines()[0])
    return None


def serve(
    settings: Settings,
    listening: socket.socket,
    tell: Callable[[str, str | None], None],
) -> None:
    """Run the service until it is told to stop.

    Args:
        settings: what can be set.
        listening: the socket of `listen`.
        tell: given the address of the page once it can be opened, and the one of `elsewhere`.

    Raises:
        OSError, ValueError: the signing key cannot be used.
        DatabaseTrouble: the database cannot be used.
        Exception: what else kept it from starting.
    """
    logs.configure(settings.log_level)
    take_files()
    # The thread that writes the log gives the interpreter away at every row; with the default of
    # 5 ms it would wait so long each time to have it back while the event loop is busy.
    sys.setswitchinterval(0.0005)
    # Hardly anything here is garbage that only a search finds. What is new is searched often, so
    # that there is little of it; all the rest rarely, since with a thousand tables that takes
    # some tenths of a second.
    gc.set_threshold(2_000, 1_000, 100)
    port = listening.getsockname()[1]
    address = address_of(settings, port)

    def is_up() -> None:
        logs.logger().info("started", version=lamplighter.__version__, port=port)
        tell(address, elsewhere(settings, port))
        show(address, settings.open)

    service = Service(settings, _load, is_up)
    service.run([listening])
    if trouble := service.entrance.trouble:
        raise _of_database(trouble) or trouble
    logs.logger().info("stopped")
