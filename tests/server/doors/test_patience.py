"""For how long the service waits: for the rest of a body, for a reader, for a sign of life."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from socket import SO_RCVBUF, SOL_SOCKET
from types import SimpleNamespace
from typing import Any, cast

import pytest

from lamplighter.server import limits, serving
from lamplighter.server.doors import socket as door
from lamplighter.server.settings import Settings
from lamplighter.server.subscription import Subscription
from tests.server.doors.test_serving import dial, is_closed
from tests.server.doors.visiting import PATIENCE, at, hear, open_table, running, settle, socket

HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\n"
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def test_a_body_that_never_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.3)
    with running(at(tmp_path)) as service, dial(service.address) as line:
        host = service.address.removeprefix("http://")
        begun = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: 9\r\n\r\nx"
        line.sendall(begun.encode())
        line.settimeout(PATIENCE)
        told = b""
        while piece := line.recv(65536):
            told += piece
    head, _, body = told.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408 ")
    assert json.loads(body)["code"] == "too_slow"


def test_who_gives_no_sign_of_life(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """He is asked, and cut off where he does not answer; who answers is not."""
    monkeypatch.setattr(serving, "PING_SECONDS", 0.5)
    with running(at(tmp_path)) as service, service.browser() as anna:
        anna.get("/")
        table = open_table(anna)["id"]
        with socket(anna, table, seat="jack") as alive, dial(service.address) as dead:
            host = service.address.removeprefix("http://")
            dead.sendall(HANDSHAKE.format(table=table, host=host).encode())
            assert is_closed(dead, PATIENCE / 4)
            time.sleep(1)
            alive.send('{"type": "ping", "id": 1}')
            assert hear(alive, id=1)["type"] == "pong"


def test_answers_that_nobody_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits to be sent does not wait for ever; who reads slowly is given the time."""
    monkeypatch.setattr(serving, "SENDING_SECONDS", 0.5)
    with (
        running(at(tmp_path)) as service,
        dial(service.address) as deaf,
        dial(service.address) as slow,
    ):
        host = service.address.removeprefix("http://")
        request = f"GET /openapi.json HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
        for line in (deaf, slow):
            line.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
            line.sendall(request * 250)  # more than the machine itself keeps for a connection
        for _ in range(20):
            time.sleep(0.1)
            assert slow.recv(100_000)
        slow.sendall(request)
        assert settle(lambda: cannot_be_told(deaf))


def cannot_be_told(line: Any) -> bool:
    """Whether the other end has gone."""
    try:
        line.send(b" ")
    except OSError:
        return True
    return False


class Deaf:
    """The line to somebody who says nothing and reads nothing."""

    def __init__(self) -> None:
        self.closed: list[int] = []

    async def receive(self) -> dict[str, Any]:
        """What he says."""
        await asyncio.sleep(PATIENCE)
        raise AssertionError("he was waited for too long")

    async def send_text(self, _text: str) -> None:
        """Send something that never leaves."""
        await asyncio.sleep(PATIENCE)

    async def close(self, code: int) -> None:
        """Hang up."""
        self.closed.append(code)


def test_who_does_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "SENDING_SECONDS", 0.05)

    async def main() -> None:
        house, line = SimpleNamespace(settings=Settings()), Deaf()
        subscription = Subscription("table", None, "guest", "en")
        subscription.begin([b"{}"])
        await door._Talk(cast(Any, house), cast(Any, line), subscription, "guest").run()
        assert line.closed == [1013]

    asyncio.run(main())
