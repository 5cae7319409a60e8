"""Hints over the socket: asked for like previews, and only so often."""

from __future__ import annotations

from pathlib import Path

from lamplighter.server.limits import HINTS, HINTS_AT_ONCE
from tests.server.doors.test_socket import ask
from tests.server.doors.visiting import at, open_table, running, settle, socket


def test_a_hint_is_answered_and_counted(tmp_path: Path) -> None:
    with running(at(tmp_path)) as service, service.browser() as anna:
        anna.get("/")
        # Bots think in the service's own process here, and may still be compiled there.
        assert any(settle(lambda: '"warm"' in service.log.getvalue()) for _ in range(3))
        opponent = {"kind": "bot", "bot": "ember"}
        table = open_table(anna, role="investigator", opponent=opponent)["id"]
        with socket(anna, table, seat="investigator") as line:
            ply = anna.get(f"/api/tables/{table}?seat=investigator").json()["ply"]
            hint = ask(line, id=1, type="hint", ply=ply, words=[])
            assert hint.keys() == {"type", "id", "ply", "words", "told", "chance"}
            assert (hint["type"], hint["id"], hint["ply"]) == ("hint", 1, ply)
            assert ask(line, id=2, type="hint", ply=ply)["code"] == "invalid"
            stale = [ask(line, id=3, type="hint", ply=0, words=[]) for _ in range(20)]
            codes = [answer["code"] for answer in stale]
            free = round(HINTS * HINTS_AT_ONCE) - 1
            assert codes[:free] == ["stale"] * free
            assert codes[-1] == "limited"
            assert 0 < stale[-1]["retry_after"] <= 1 / HINTS
            assert ask(line, id=9, type="ping")["type"] == "pong", "all else goes on"
