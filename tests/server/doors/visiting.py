"""A real service on a free port, and browsers and sockets that visit it."""

from __future__ import annotations

import io
import json
import logging
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import structlog
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lamplighter.server import logs, serving
from lamplighter.server.app import make_app
from lamplighter.server.doors.house import House
from lamplighter.server.entrance import Porch
from lamplighter.server.settings import Settings
from lamplighter.server.site import Site
from lamplighter.server.tables import Habits, Tables
from tests.server.serving import NO_LIMITS

__all__ = [
    "PATIENCE",
    "Service",
    "at",
    "hear",
    "how_it_ended",
    "open_table",
    "running",
    "settle",
    "socket",
]

PATIENCE = 60.0
"""Seconds after which something that should have come will not come any more."""

ORDER: dict[str, Any] = {
    "game": "pocket",
    "role": "investigator",
    "opponent": {"kind": "here"},
    "clock": {"kind": "none"},
    "name": "Anna",
}


@dataclass
class Service:
    """A running service."""

    address: str
    house: House
    site: Site
    log: io.StringIO

    def browser(self, **headers: str) -> httpx.Client:
        """A browser on our page; its cookies are its own."""
        sent = {"origin": self.address, **headers}
        return httpx.Client(base_url=self.address, headers=sent, timeout=PATIENCE)

    def program(self) -> httpx.Client:
        """Something that is no browser: it sends no origin."""
        return httpx.Client(base_url=self.address, timeout=PATIENCE)


def at(folder: Path, **settings: Any) -> Settings:
    """Settings for a test: kept below ``folder``, and without limits unless they are named."""
    usual = Settings(port=0, database=str(folder / "tables.db"), bot_pace=0.0, open=False)
    return replace(usual, **{**NO_LIMITS, **settings})


def tables_of(settings: Settings) -> Tables:
    """The tables of a test: bots think in this process."""
    return Tables(Habits(url=settings.database_url, bot_pace=settings.bot_pace, thinkers=0))


@contextmanager
def running(settings: Settings, tables: Tables | None = None) -> Iterator[Service]:
    """A service in a thread, stopped in order at the end."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    configured = structlog.get_config()
    log = io.StringIO()
    logs.configure("debug", log)
    is_up = threading.Event()

    async def load(porch: Porch) -> FastAPI:
        return make_app(porch, tables or tables_of(settings))

    with serving.listen(settings) as listening:
        service = serving.Service(settings, load, is_up.set)
        thread = threading.Thread(target=service.run, args=([listening],))
        thread.start()
        try:
            assert is_up.wait(PATIENCE), log.getvalue()
            address = f"http://127.0.0.1:{listening.getsockname()[1]}"
            assert httpx.get(f"{address}/healthz", timeout=PATIENCE).status_code == 200
            assert service.entrance.inside is not None
            yield Service(address, service.entrance.inside.state.house, service.porch.site, log)
        except BaseException:
            sys.stderr.write(log.getvalue())  # beside the failure, what the service has to say
            raise
        finally:
            service.should_exit = True
            thread.join(PATIENCE)
            root.handlers[:], root.level = handlers, level
            structlog.configure(**configured)
    assert not thread.is_alive()


def open_table(browser: httpx.Client, **wanted: Any) -> dict[str, Any]:
    """Open a table."""
    answer = browser.post("/api/tables", json={**ORDER, **wanted})
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


def socket(browser: httpx.Client, table: str, **query: Any) -> ClientConnection:
    """The socket of a table, opened by a browser."""
    address = str(browser.base_url).rstrip("/")
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    headers = {"cookie": cookies} if cookies else {}
    question = f"?{urlencode(query)}" if query else ""
    return connect(
        f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket{question}",
        origin=browser.headers.get("origin"),
        additional_headers=headers,
        open_timeout=PATIENCE,
        close_timeout=PATIENCE,
    )


def hear(connection: ClientConnection, **wanted: Any) -> dict[str, Any]:
    """The next frame in which all of that stands; others that come before it are passed over."""
    while True:
        frame: dict[str, Any] = json.loads(connection.recv(PATIENCE))
        if all(frame.get(name) == value for name, value in wanted.items()):
            return frame


def how_it_ended(line: ClientConnection) -> int | None:
    """The code that the service closes a line with, whatever it still says before."""
    try:
        while True:
            line.recv(PATIENCE)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def settle(is_so: Callable[[], bool]) -> bool:
    """Whether it is so, soon."""
    until = time.monotonic() + PATIENCE
    while not is_so() and time.monotonic() < until:
        time.sleep(0.005)
    return is_so()
