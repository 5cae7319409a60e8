"""Previews are the dearest thing to ask for, so they are counted for each client address."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from tests.server.doors.test_socket import ask
from tests.server.doors.visiting import at, open_table, running, socket


def test_sockets_of_one_address_share_them(tmp_path: Path) -> None:
    with running(at(tmp_path, previews=0.4)) as service, service.browser() as anna:
        anna.get("/")
        table = open_table(anna)["id"]
        with ExitStack() as opened:
            lines = [
                opened.enter_context(socket(anna, table, seat="investigator")) for _ in range(3)
            ]
            asked = {"type": "preview", "ply": 0, "words": []}
            told = [ask(line, id=number, **asked) for number, line in enumerate(lines)]
            assert [answer.get("code") for answer in told] == ["stale", "stale", "limited"]
            assert 0 < told[2]["retry_after"] <= 2.5
            assert ask(lines[2], id=9, type="ping")["type"] == "pong", "all else goes on"
