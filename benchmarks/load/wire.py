"""Connections of the load generator: HTTP and WebSocket (RFC 6455) with no more than it needs.

The generator shares the machine with the service that it measures, so nothing here does what a
general client must do: no compression, no fragments, no checks of what is known beforehand.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

__all__ = ["Door", "Line"]

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL = 0x80
MASKED = 0x80

KEY = "bGFtcGxpZ2h0ZXIgbG9hZA=="
"""Of the handshake. The answer to it is not looked at."""

KEPT_SECONDS = 2.0
"""How long a connection may be idle: the service hangs up after 5 s, perhaps while we ask."""

MASK = b"\0\0\0\0"
"""A client must mask what it sends; this mask is allowed and leaves it as it is."""


def framed(opcode: int, payload: bytes) -> bytes:
    """One frame of a client."""
    length = len(payload)
    if length < 126:
        return bytes((FINAL | opcode, MASKED | length)) + MASK + payload
    return bytes((FINAL | opcode, MASKED | 126)) + length.to_bytes(2, "big") + MASK + payload


class Line(asyncio.Protocol):
    """One open socket: ``heard`` is called with each text frame, ``gone`` when it closes."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None], gone: Callable[[], None]):
        self._request = request
        self._heard = heard
        self._gone = gone
        self._is_open = False
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def connected(
        cls,
        port: int,
        path: str,
        cookie: str,
        heard: Callable[[bytes], None],
        gone: Callable[[], None],
    ) -> Line:
        """Open a socket as a browser of the page would."""
        head = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            f"Origin: http://127.0.0.1:{port}\r\nCookie: {cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n"
        )
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(
            lambda: cls(head.encode(), heard, gone), "127.0.0.1", port
        )
        await line.opened
        return line

    def send(self, text: bytes) -> None:
        """Send one message."""
        self._write(framed(TEXT, text))

    def close(self) -> None:
        """Say good-bye and hang up."""
        self._gone = lambda: None
        if self._transport is not None and not self._transport.is_closing():
            self._write(framed(CLOSE, b"\x03\xe8"))
            self._transport.close()

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket (asyncio)."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell whoever listens (asyncio)."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("hung up in the handshake"))
        elif not self.opened.cancelled() and self.opened.exception() is None:
            self._gone()

    def data_received(self, data: bytes) -> None:
        """Take what has come apart into frames (asyncio)."""
        self._buffer += data
        if not self._is_open and not self._open():
            return
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            opcode, length, start = buffer[at] & 0xF, buffer[at + 1], at + 2
            if length >= 126:
                size = 2 if length == 126 else 8
                length, start = int.from_bytes(buffer[start : start + size], "big"), start + size
            # Of a size that has come in part only too little was read, but then this is true, too.
            if len(buffer) < start + length:
                break
            payload = bytes(buffer[start : start + length])
            at = start + length
            if opcode == TEXT:
                self._heard(payload)
            elif opcode == PING:
                self._write(framed(PONG, payload))
            elif opcode == CLOSE and self._transport is not None:
                self._transport.close()
        del buffer[:at]

    def _open(self) -> bool:
        """Whether the handshake is through."""
        head, mark, rest = self._buffer.partition(b"\r\n\r\n")
        if not mark:
            return False
        if not head.startswith(b"HTTP/1.1 101 "):
            answer = (head.splitlines()[0] + b" " + rest[:500]).decode(errors="replace")
            if not self.opened.done():
                self.opened.set_exception(ConnectionError(answer))
            if self._transport is not None:
                self._transport.close()
            return False
        self._buffer, self._is_open = rest, True
        if not self.opened.done():  # who opens it may have given up
            self.opened.set_result(None)
        return True


class Door:
    """One HTTP connection of one guest, used for one request after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._lock = asyncio.Lock()
        self._used = 0.0
        self.cookie = ""

    async def ask(self, path: str, body: Any = None) -> bytes:
        """GET, or POST with a body; the body of the answer. Raises `ConnectionError`."""
        sent = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\n"
            f"Host: 127.0.0.1:{self._port}\r\nOrigin: http://127.0.0.1:{self._port}\r\n"
            f"Cookie: {self.cookie}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(sent)}\r\n\r\n"
        )
        async with self._lock:
            told, named, answer = await self._exchanged(head.encode() + sent)
        if "set-cookie" in named:
            self.cookie = named["set-cookie"].partition(";")[0]
        if not told.startswith("HTTP/1.1 2"):
            raise ConnectionError(f"{path}: {told} {answer[:500]!r}")
        return answer

    async def _exchanged(self, request: bytes) -> tuple[str, dict[str, str], bytes]:
        """Send a request; the first line of the answer, its headers, its body."""
        idle = time.monotonic() - self._used
        if self._streams is None or self._streams[0].at_eof() or idle > KEPT_SECONDS:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        # If this is broken off, the rest of the answer must not be taken for that to the next one.
        (reader, writer), self._streams = self._streams, None
        try:
            writer.write(request)
            told, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            pairs = [line.partition(":")[::2] for line in lines if line]
            named = {name.lower(): value.strip() for name, value in pairs}
            answer = await reader.readexactly(int(named.get("content-length", "0")))
        except asyncio.IncompleteReadError as error:
            raise ConnectionError("hung up") from error
        self._streams, self._used = (reader, writer), time.monotonic()
        return told, named, answer
