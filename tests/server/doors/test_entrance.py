"""The page is there at once; everything else comes when it is loaded, or never."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from lamplighter.server.entrance import Entrance, Porch
from lamplighter.server.guests import Guests
from lamplighter.server.metrics import Metrics
from lamplighter.server.settings import Settings
from lamplighter.server.site import Site
from tests.cli.conftest import Run, run
from tests.server.doors.visiting import PATIENCE

__all__ = ["run"]

Load = Callable[[Porch], Awaitable[FastAPI]]


def visit(folder: Path, load: Load, scene: Callable[[Entrance, httpx.AsyncClient], Any]) -> None:
    """Play a scene at an entrance that is open."""

    async def play() -> None:
        porch = Porch(Settings(), Guests(b"key", is_secure=False), Metrics(), Site(folder))
        entrance = Entrance(porch, load)
        comes: asyncio.Queue[Any] = asyncio.Queue()
        goes: asyncio.Queue[Any] = asyncio.Queue()
        life = asyncio.create_task(entrance({"type": "lifespan"}, comes.get, goes.put))
        await comes.put({"type": "lifespan.startup"})
        assert (await goes.get())["type"] == "lifespan.startup.complete"
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(entrance), base_url="http://here"
        ) as client:
            await scene(entrance, client)
        await comes.put({"type": "lifespan.shutdown"})
        await asyncio.wait_for(life, PATIENCE)

    (folder / "index.html").write_text("page", encoding="ascii")
    asyncio.run(play())


def test_the_page_does_not_wait(tmp_path: Path) -> None:
    is_loaded = asyncio.Event()

    async def load(_porch: Porch) -> FastAPI:
        await is_loaded.wait()
        app = FastAPI()
        app.add_api_route("/healthz", lambda: {"status": "ok"})
        return app

    async def scene(entrance: Entrance, client: httpx.AsyncClient) -> None:
        for path in ("/", "/lobby", "/table/x"):
            assert (await client.get(path)).text == "page"
        asked = asyncio.create_task(client.get("/healthz"))
        await asyncio.sleep(0)
        assert entrance.inside is None
        assert not asked.done()
        is_loaded.set()
        assert (await asyncio.wait_for(asked, PATIENCE)).json() == {"status": "ok"}

    visit(tmp_path, load, scene)


def test_what_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    async def load(_porch: Porch) -> FastAPI:
        raise ValueError("no such database")

    async def scene(entrance: Entrance, client: httpx.AsyncClient) -> None:
        answer = await client.get("/api/games")
        assert (answer.status_code, answer.json()["code"]) == (503, "unwell")
        assert isinstance(entrance.trouble, ValueError)

    visit(tmp_path, load, scene)


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("folder", "unable to open database file"),
        ("file/t.db", "exists"),
        ("file", "file is not a database"),
        ("nothing://here/jack", "nothing"),
        ("mssql+pymssql://here/jack", "pymssql is not installed"),
    ],
)
def test_a_database_that_cannot_be_used(run: Run, tmp_path: Path, place: str, why: str) -> None:
    """One line says so, and the service ends; what a driver says comes without a trace."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("hello, this is not a database at all", encoding="ascii")
    database = place if "://" in place else str(tmp_path / place)
    key = str(tmp_path / "key")
    options = ["--no-open", "--log-level", "error", "--key-file", key, "--database", database]
    done = run("serve", "--port", "0", *options)
    assert done.code == 2
    (line,) = (line for line in done.err.splitlines() if line.startswith("lamplighter: "))
    assert why in line
