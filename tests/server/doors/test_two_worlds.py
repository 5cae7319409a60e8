"""Two worlds that differ only in a secret look the same from outside: answers, log and figures.

What a table tells is compared in `tests.server.test_worlds`. Here two whole services, one for each
world, are visited by a player and by a stranger: every answer with its headers, what a socket
says, the log and the figures have to be the same bytes, in the same number and order. Left out is
what only the time of day, the duration of a request or a cookie brings about.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import ANY

import httpx
import pytest

from lamplighter.server import past
from lamplighter.server.logs import logger
from lamplighter.server.refusals import Refusal
from lamplighter.server.table import Table
from lamplighter.server.tables import Habits, Tables
from tests.server.doors.visiting import Service, at, running, settle, socket
from tests.server.house import Watch, both_games
from tests.server.test_worlds import before_the_end, in_another_world, played, write

PASSING = re.compile(
    r"^(?:#|process_|python_|\w+_created|\w+_seconds_(?:bucket|sum)|lamplighter_commits)"
)
"""Figures that depend on how long something took, and what is written about figures."""

HEADERS = {"date", "set-cookie"}
FIELDS = {"time", "ms"}

LENGTH = {"pocket": 10, "london": 20}
"""After how many decisions whoever can have a card that the other has not seen has one."""

Told = dict[str, list[Any]]


@contextmanager
def world(folder: Path) -> Iterator[Service]:
    """The service of a world, warm, at a moment that does not pass."""
    settings = at(folder, database=str(folder / "log.db"))
    habits = Habits(url=settings.database_url, bot_pace=0, thinkers=0)
    with (
        pytest.MonkeyPatch.context() as patch,
        running(settings, Tables(habits, now=Watch())) as service,
    ):
        # No seed with the same commitment gives what chance has brought in another world, so a
        # record is taken for the one of its seed here.
        given = SimpleNamespace(serialize=lambda: ANY)
        replaying = importlib.import_module("lamplighter.records.replay")
        patch.setattr(replaying, "_from_seed", lambda *_: given)
        assert settle(lambda: '"event":"warm"' in service.log.getvalue())
        yield service


def answer_to(visitor: httpx.Client, address: str) -> tuple[Any, ...]:
    """All that is told by an answer."""
    answer = visitor.get(address)
    headers = [(name, text) for name, text in answer.headers.items() if name not in HEADERS]
    return address, answer.status_code, headers, answer.content


def heard(visitor: httpx.Client, table_id: str, ply: int) -> list[object]:
    """What a socket says, to somebody who asks for what he cannot have as well."""
    asked: list[dict[str, Any]] = [
        {"type": "play", "ply": ply, "undos": 0, "words": ["jack-rose"]},
        {"type": "preview", "ply": ply, "words": ["alibi"]},
        {"type": "offer", "what": "undo"},
        {"type": "claim", "how": "win"},
        {"type": "confess"},
    ]
    frames: list[object] = []
    with socket(visitor, table_id, language="cs") as line:
        for number, message in enumerate(asked):
            line.send(json.dumps({**message, "id": number}))
            while True:
                frame = line.recv(60)
                if '"type":"presence"' not in str(frame):  # that comes by the time of day
                    frames.append(frame)
                if json.loads(frame).get("id") == number:
                    break
    return frames


def settled(service: Service, begun: int, requests: int) -> list[dict[str, Any]]:
    """The lines of the log once so many requests are in it: each is told after it was answered."""

    def lines() -> list[dict[str, Any]]:
        text = service.log.getvalue()[begun:]
        return [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines()]

    def written() -> int:
        return sum(line["event"] == "request" for line in lines())

    assert settle(lambda: written() >= requests), (written(), requests)
    return lines()


def visited(folder: Path, table: Table, role: str) -> Told:
    """All that a player and a stranger are told, and what the service says about their visits."""
    address = f"/api/tables/{table.id}"
    told: Told = {}
    with world(folder) as service, service.browser() as player, service.program() as stranger:
        begun, requests = len(service.log.getvalue()), 2
        player.get("/")
        seat = {"token": table.keys[role], "name": "Ann"}
        told["seat"] = [player.post(f"{address}/seats", json=seat).content]
        for name, visitor in (("player", player), ("stranger", stranger)):
            told[name] = [
                answer_to(visitor, asked)
                for asked in (
                    *(f"{address}?language={language}" for language in ("cs", "zh")),
                    *(f"{address}/plies/{ply}" for ply in range(table.ply + 2)),
                    f"{address}/record",
                    f"{address}/proof",
                    "/api/tables?status=running",
                    "/api/tables?status=waiting",
                    "/healthz",
                )
            ]
            told[f"{name}'s socket"] = heard(visitor, table.id, table.ply)
            requests += len(told[name]) + 1
            settled(service, begun, requests)
        assert settle(lambda: service.house.sockets.total() == 0)
        figures = stranger.get("/metrics").text.splitlines()
        told["figures"] = [line for line in figures if not PASSING.match(line)]
        lines = settled(service, begun, requests + 1)
        told["log"] = [
            {name: value for name, value in line.items() if name not in FIELDS} for line in lines
        ]
    return told


def two_worlds(folder: Path, game: str, player: int) -> tuple[Table, Path, Path] | None:
    """A running game in its own world, and in another one as far as a player can tell."""
    table_id, entries = asyncio.run(played(folder, game, seed=4, most=LENGTH[game]))
    table, log = before_the_end(table_id, entries)
    words = table.state.words()
    others = [world for world in table.state.view(player).worlds() if world.words() != words]
    if not others:
        return None
    other = in_another_world(log, random.Random(player).choice(others))
    for name, entries_there in (("here", log), ("there", other)):
        asyncio.run(write(folder / name, table_id, entries_there))
    return table, folder / "here", folder / "there"


@both_games
def test_two_worlds_look_the_same_from_outside(game: str, tmp_path: Path) -> None:
    compared = 0
    for player in (0, 1):
        folder = tmp_path / str(player)
        folder.mkdir()
        made = two_worlds(folder, game, player)
        if made is None:
            continue  # in Pocket nothing is hidden from Jack
        table, here, there = made
        first, second = (visited(world, table, table.roles[player]) for world in (here, there))
        assert all(first.values()), "there is nothing to compare"
        statuses = {answer[1] for who in ("player", "stranger") for answer in first[who]}
        assert statuses == {200, 404, 409}, "a ply that is to come, a proof before the end"
        for outlet, told in first.items():
            assert told == second[outlet], (player, outlet)
        compared += 1
    assert compared == (1 if game == "pocket" else 2)


def secret_of(table: Table) -> str:
    """Who Jack is."""
    return next(word for word in table.state.words() if word.startswith("jack-"))


@pytest.fixture
def leaky(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every outlet give something away: in words, by a length, by a number."""
    summary, figures = Table.summary, Tables.figures

    def record(table: Table) -> str:
        return past.record_text(table) + secret_of(table)

    def proof(table: Table) -> dict[str, Any]:
        raise Refusal("still_running", f"It was {secret_of(table)}.")

    def ply(table: Table, *asked: Any) -> dict[str, Any]:
        return {**past.past_document(table, *asked), "pad": "x" * len(secret_of(table))}

    def listed(table: Table) -> dict[str, Any]:
        logger().info("listed", code=secret_of(table))
        return {**summary(table), "by": secret_of(table)}

    def measured(tables: Tables) -> dict[str, float]:
        hidden = [sum(secret_of(live.table).encode()) for live in tables._keeper.lives.values()]
        return {**figures(tables), "players": sum(hidden)}

    monkeypatch.setattr("lamplighter.server.tables.record_text", record)
    monkeypatch.setattr("lamplighter.server.tables.proof_document", proof)
    monkeypatch.setattr("lamplighter.server.tables.past_document", ply)
    monkeypatch.setattr(Table, "summary", listed)
    monkeypatch.setattr(Tables, "figures", measured)


@pytest.mark.usefixtures("leaky")
def test_a_leak_would_be_found_outside(tmp_path: Path) -> None:
    made = two_worlds(tmp_path, "pocket", 0)
    assert made is not None
    table, here, there = made
    first, second = (visited(world, table, table.roles[0]) for world in (here, there))
    assert {outlet for outlet, told in first.items() if told != second[outlet]} == {
        "player",
        "stranger",
        "log",
        "figures",
    }
    for visitor in ("player", "stranger"):
        pairs = zip(first[visitor], second[visitor], strict=True)
        address = f"/api/tables/{table.id}"
        assert {one[0] for one, other in pairs if one != other} == {
            *(f"{address}/plies/{ply}" for ply in range(table.ply + 1)),
            f"{address}/record",
            f"{address}/proof",
            "/api/tables?status=running",
        }
