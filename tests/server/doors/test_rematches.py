"""Rematches count as tables that are opened, by whatever wish they come about."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from lamplighter.server.tables import Habits, Tables
from tests.server.doors.test_socket import ask
from tests.server.doors.visiting import ORDER, at, open_table, running, socket

BOT = {"kind": "bot", "bot": "random"}


def over(browser: httpx.Client, lines: ExitStack, **wanted: Any) -> tuple[str, ClientConnection]:
    """A table with a game that was given up, and the line of who gave it up."""
    table = open_table(browser, **wanted)["id"]
    line = lines.enter_context(socket(browser, table, seat="investigator"))
    assert ask(line, id=1, type="resign")["type"] == "done"
    return table, line


def play_again(line: ClientConnection) -> dict[str, Any]:
    """How the wish for a rematch is answered."""
    return ask(line, id=2, type="offer", what="rematch")


@pytest.mark.parametrize("opponent", [{"kind": "here"}, BOT], ids=["here", "bot"])
def test_they_count_for_the_address(tmp_path: Path, opponent: dict[str, str]) -> None:
    with running(at(tmp_path, openings=2)) as service, service.browser() as anna:
        anna.get("/")
        with ExitStack() as lines:
            _, line = over(anna, lines, opponent=opponent)
            assert play_again(line)["type"] == "done"
            refused = anna.post("/api/tables", json=ORDER)
            assert (refused.status_code, refused.json()["code"]) == (429, "limited")
            assert refused.json()["retry_after"] == int(refused.headers["retry-after"]) >= 1


def test_too_many_are_refused_until_later(tmp_path: Path) -> None:
    with running(at(tmp_path, openings=1)) as service, service.browser() as anna:
        anna.get("/")
        with ExitStack() as lines:
            table, line = over(anna, lines)
            refused = play_again(line)
            assert (refused["type"], refused["code"]) == ("refused", "limited")
            assert 1 <= refused["retry_after"] <= 60
            told = anna.get(f"/api/tables/{table}?seat=investigator").json()
            assert told["rematch"] is None
            assert "rematch" in told["can"], "it can be tried again"


def test_they_count_for_the_guest(tmp_path: Path) -> None:
    with running(at(tmp_path, tables=2)) as service, service.browser() as anna:
        anna.get("/")
        with ExitStack() as lines:
            table, first = over(anna, lines)
            _, second = over(anna, lines)
            assert play_again(first)["type"] == "done"
            open_table(anna)
            refused = play_again(second)
            assert (refused["code"], refused["most"]) == ("too_many_tables", 2)
            again = anna.get(f"/api/tables/{table}?seat=none").json()["rematch"]
            line = lines.enter_context(socket(anna, again, seat="jack"))
            assert ask(line, id=1, type="resign")["type"] == "done"
            assert play_again(second)["type"] == "done"


def test_it_counts_for_who_says_yes_last(tmp_path: Path) -> None:
    with (
        running(at(tmp_path, tables=1)) as service,
        service.browser() as anna,
        service.browser() as ben,
    ):
        for browser in (anna, ben):
            browser.get("/")
        opened = open_table(anna, opponent={"kind": "friend"})
        body = {"token": opened["invitation"], "name": "Ben"}
        assert ben.post(f"/api/tables/{opened['id']}/seats", json=body).status_code == 200
        open_of_ben = open_table(ben)["id"]
        with socket(anna, opened["id"]) as one, socket(ben, opened["id"]) as other:
            assert ask(one, id=1, type="resign")["type"] == "done"
            assert play_again(one)["type"] == "done", "an offer opens nothing"
            yes = {"type": "answer", "what": "rematch", "accept": True}
            assert ask(other, id=3, **yes)["code"] == "too_many_tables"
            assert ask(other, id=4, **{**yes, "accept": False})["type"] == "done"
            with socket(ben, open_of_ben, seat="jack") as line:
                assert ask(line, id=1, type="resign")["type"] == "done"
            assert play_again(one)["type"] == "done"
            assert ask(other, id=5, **yes)["type"] == "done"


def test_a_full_service_has_no_room_for_them(tmp_path: Path) -> None:
    settings = at(tmp_path)
    tables = Tables(Habits(url=settings.database_url, bot_pace=0.0, thinkers=0, most_tables=1))
    with running(settings, tables) as service, service.browser() as anna:
        anna.get("/")
        with ExitStack() as lines:
            _, line = over(anna, lines)
            assert play_again(line)["code"] == "full"
