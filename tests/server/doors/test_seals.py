"""Seals over HTTP, and client seeds for a rematch over the socket."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from lamplighter import records
from tests.server.doors.visiting import ORDER, Service, at, hear, open_table, running, socket


def test_a_seal_opens_one_table(anna: httpx.Client) -> None:
    answer = anna.post("/api/seals")
    assert answer.status_code == 201
    sealed = answer.json()
    assert sealed.keys() == {"seal", "commitment"}
    wanted = {"seal": sealed["seal"], "client_seed": "0a", "opponent": {"kind": "friend"}}
    opened = open_table(anna, **wanted)
    told = anna.get(f"/api/tables/{opened['id']}").json()
    assert told["commitment"] == sealed["commitment"]
    again = anna.post("/api/tables", json={**ORDER, **wanted})
    assert (again.status_code, again.json()["code"]) == (409, "no_such_seal")


@pytest.mark.parametrize("seal", ["", "a b", "é", 1, ["x"], "x" * 129])
def test_what_cannot_be_a_seal(anna: httpx.Client, seal: object) -> None:
    answer = anna.post("/api/tables", json={**ORDER, "seal": seal})
    assert (answer.status_code, answer.json()["code"]) == (422, "invalid")


def test_seals_are_limited_as_tables_are(tmp_path: Path) -> None:
    with running(at(tmp_path, openings=2)) as service, service.browser() as browser:
        codes = [browser.post("/api/seals").status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        refused = browser.post("/api/seals")
        assert refused.json()["retry_after"] == int(refused.headers["retry-after"])
        # They do not take from each other.
        assert browser.post("/api/tables", json=ORDER).status_code == 201


def test_a_rematch_with_what_both_add(
    service: Service, anna: httpx.Client, ben: httpx.Client
) -> None:
    sealed = anna.post("/api/seals").json()
    opened = open_table(anna, opponent={"kind": "friend"}, seal=sealed["seal"], client_seed="0a")
    table = f"/api/tables/{opened['id']}"
    ben.post(f"{table}/seats", json={"token": opened["invitation"], "name": "Ben"})
    with socket(anna, opened["id"]) as hers, socket(ben, opened["id"]) as his:
        hers.send('{"type": "resign", "id": 1}')
        shown = hear(his, type="end")["end"]["next_commitment"]
        hers.send('{"type": "offer", "id": 2, "what": "rematch", "client_seed": "0c"}')
        assert hear(hers, id=2)["type"] == "done"
        assert "0c" not in hear(his, type="offer").values()
        answer = {"type": "answer", "what": "rematch", "accept": True, "client_seed": "0d"}
        his.send(json.dumps({**answer, "id": 3}))
        rematch = hear(his, type="rematch")["table"]
    assert anna.get(f"/api/tables/{rematch}").json()["commitment"] == shown
    with socket(ben, rematch) as line:
        line.send('{"type": "resign", "id": 1}')
        hear(line, id=1)
    found = records.verify(anna.get(f"/api/tables/{rematch}/record").text)
    assert (found.status, found.client_seeds) == ("fair", 2)
    written = service.log.getvalue()
    assert sealed["seal"] not in written
    assert anna.get(f"/api/tables/{rematch}/proof").json()["seed"] not in written


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "offer", "what": "undo", "client_seed": "0a"},
        {"type": "offer", "what": "rematch", "client_seed": "0A"},
        {"type": "offer", "what": "rematch", "client_seed": None},
        {"type": "offer", "what": "rematch", "client_seed": "00" * 65},
        {"type": "answer", "what": "stop", "accept": True, "client_seed": "0a"},
        {"type": "withdraw", "what": "rematch", "client_seed": "0a"},
    ],
)
def test_where_nothing_can_be_added(anna: httpx.Client, wrong: dict[str, object]) -> None:
    table = open_table(anna)["id"]
    with socket(anna, table, seat="jack") as line:
        line.send(json.dumps({**wrong, "id": 7}))
        assert hear(line, id=7)["code"] == "invalid"
