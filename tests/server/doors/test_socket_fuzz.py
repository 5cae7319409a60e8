"""Whatever is said on a socket, in whatever order: no crash, no leak, no table that is stuck."""

from __future__ import annotations

import contextlib
import functools
import json
from socket import create_connection
from typing import Any

import httpx
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.sync.client import ClientConnection

from lamplighter.server.doors.messages import KINDS, MessageError, read
from lamplighter.server.limits import MESSAGE_BYTES
from tests.conftest import QUICK
from tests.server.doors.visiting import PATIENCE, Service, hear, open_table, settle, socket

TALKS = 10 if QUICK else 60

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
NUMBERS = st.integers(-1, 60) | st.integers() | JSON
MATTERS = st.sampled_from(["undo", "stop", "rematch", "win"]) | JSON
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "ply": NUMBERS,
    "undos": st.just(0) | NUMBERS,
    "words": st.lists(st.sampled_from(["alibi", "holmes-1", "watson-2", "joker-none"])) | JSON,
    "what": MATTERS,
    "how": st.sampled_from(["win", "stop"]) | JSON,
    "accept": st.booleans() | JSON,
    "client_seed": st.sampled_from(["0a", "ff" * 64, "0A", ""]) | JSON,
    "text": st.text(max_size=600) | JSON,
    "name": st.text(max_size=50) | JSON,
    "id": st.integers(0, 99) | JSON,
    "extra": JSON,
}


@st.composite
def messages(draw: st.DrawFn) -> str:
    """Something near to a message: of a type there is, mostly, with fields that may fit."""
    kind = draw(st.sampled_from(sorted(KINDS)))
    names = set(KINDS[kind].fields) - {"type"}
    if draw(st.integers(0, 9)) == 0:
        names ^= {draw(st.sampled_from(sorted(VALUES)))}
    made = {name: draw(VALUES[name]) for name in sorted(names)}
    return json.dumps({"type": kind, **made})


ANYTHING = messages() | JSON.map(json.dumps) | st.text(max_size=80)


@given(text=ANYTHING)
def test_a_message_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(MessageError):
        assert read(text).type in KINDS


def is_fit(text: str) -> bool:
    """Whether a socket stays open after a message: a text that is not too long."""
    return len(text.encode("utf-8", "replace")) <= MESSAGE_BYTES


def encodable(text: str) -> bool:
    """Whether it can be sent at all."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def test_nothing_that_is_said_does_harm(service: Service, anna: httpx.Client) -> None:
    """Two lines to one table, whoever speaks: each message is answered once, and not by a fault.

    Afterwards the table can be played at, or is over, and nobody is left behind.
    """
    faults_before = service.log.getvalue().count('"level":"error"')

    @settings(max_examples=TALKS, suppress_health_check=list(HealthCheck))
    @given(
        talk=st.lists(
            st.tuples(st.integers(0, 2), ANYTHING.filter(encodable).filter(is_fit)), max_size=25
        )
    )
    def holds(talk: list[tuple[int, str]]) -> None:
        table = open_table(anna, opponent={"kind": "here"})["id"]
        with contextlib.ExitStack() as lines:
            seats = [
                lines.enter_context(socket(anna, table, seat=seat))
                for seat in ("investigator", "jack", "none")
            ]
            for line, text in talk:
                assert answered(seats[line], text)
            still_playable(anna, seats[:2], table)
        assert settle(lambda: service.house.sockets.total() == 0)

    holds()
    assert settle(lambda: service.house.tables.figures()["players"] == 0)
    assert service.log.getvalue().count('"level":"error"') == faults_before


def answered(line: ClientConnection, text: str) -> bool:
    """Whether a message has exactly one answer, in time."""
    line.send(text)
    line.send('{"type": "ping", "id": -1}')
    answers = 0
    while True:
        frame = hear(line)
        if frame["type"] == "pong" and frame["id"] == -1:
            return answers == 1
        if frame["type"] in ("done", "refused", "pong", "preview"):
            assert frame.get("code") != "fault", text
            answers += 1


def still_playable(anna: httpx.Client, seats: list[ClientConnection], table: str) -> None:
    """The game goes on where it stands, or is over."""
    for line, seat in zip(seats, ("investigator", "jack"), strict=True):
        now = anna.get(f"/api/tables/{table}", params={"seat": seat}).json()
        if now["status"] == "playing" and now["choices"]:
            word = min(now["choices"])
            move = {"ply": now["ply"], "undos": now["undos"], "words": [word]}
            line.send(json.dumps({"type": "play", "id": -2, **move}))
            answer = hear(line, id=-2)
            assert answer["type"] == "done", answer
            return
    assert now["status"] == "over"


@settings(max_examples=TALKS, suppress_health_check=list(HealthCheck))
@given(data=st.binary(max_size=200))
def test_bytes_that_are_no_frames(service: Service, anna: httpx.Client, data: bytes) -> None:
    """What comes on the line below the messages does no harm either."""
    host, port = anna.base_url.host, anna.base_url.port
    table = table_for(anna)
    handshake = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    with create_connection((host, port or 80), PATIENCE) as line:
        line.sendall(handshake.encode())
        assert line.recv(4096).startswith(b"HTTP/1.1 101 ")
        line.sendall(data)
    assert settle(lambda: service.house.sockets.total() == 0)
    assert service.house.tables.figures()["watchers"] == 0


@functools.cache
def table_for(anna: httpx.Client) -> str:
    """One table for all that only listen."""
    table: str = open_table(anna)["id"]
    return table
