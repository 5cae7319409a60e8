"""Who hears and who may speak where: a player is no watcher beside his seat."""

from __future__ import annotations

import json

import httpx
import pytest
from websockets.sync.client import ClientConnection

from tests.server.doors.test_socket import ask
from tests.server.doors.visiting import Service, hear, open_table, socket


def texts(line: ClientConnection) -> list[str]:
    """What a line has been told of the chat up to now."""
    line.send(json.dumps({"type": "ping", "id": 77}))
    said = []
    while (frame := hear(line)).get("id") != 77:
        if frame["type"] == "chat":
            said.append(frame["text"])
    return said


@pytest.mark.parametrize("kind", ["friend", "here"])
def test_a_player_beside_his_seat(service: Service, anna: httpx.Client, kind: str) -> None:
    """He sees what watchers see, and neither hears them nor speaks to them until the end."""
    table = open_table(anna, opponent={"kind": kind})["id"]
    with (
        service.browser() as wendy,
        socket(wendy, table) as speaker,
        socket(wendy, table) as watcher,
        socket(anna, table, seat="none") as beside,
        socket(anna, table, seat="investigator") as seated,
    ):
        assert hear(beside, type="table")["viewer"] is None
        assert ask(speaker, id=1, type="chat", text="it is Gull!", name="W")["type"] == "done"
        assert ask(seated, id=1, type="chat", text="hm")["type"] == "done"
        assert texts(beside) == []
        assert texts(watcher) == ["it is Gull!"]
        with socket(anna, table, seat="none") as later:
            assert texts(later) == []
        refused = ask(beside, id=2, type="chat", text="psst", name="Eve")
        assert (refused["type"], refused["code"]) == ("refused", "seated")
        assert texts(watcher) == []
        ending = "cancel" if kind == "friend" else "resign"
        assert ask(seated, id=2, type=ending)["type"] == "done"
        assert texts(beside) == ["it is Gull!", "hm"]
        assert texts(watcher) == ["hm"]
        assert ask(beside, id=3, type="chat", text="well", name="Anna")["type"] == "done"
        assert texts(watcher) == ["well"]


def test_a_watcher_who_sits_down(service: Service, anna: httpx.Client, ben: httpx.Client) -> None:
    opened = open_table(anna, opponent={"kind": "friend"})
    with socket(ben, opened["id"]) as before:
        assert ask(before, id=1, type="chat", text="hello", name="")["type"] == "done"
        body = {"token": opened["invitation"], "name": "Ben"}
        assert ben.post(f"/api/tables/{opened['id']}/seats", json=body).status_code == 200
        assert ask(before, id=2, type="chat", text="psst")["code"] == "seated"
