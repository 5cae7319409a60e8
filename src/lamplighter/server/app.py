"""What is behind the entrance: the tables and the doors to them, as a FastAPI application."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI

import lamplighter
from lamplighter.server.doors import errors, games, health, history, seals, socket, tables
from lamplighter.server.doors.examples import filled
from lamplighter.server.doors.house import House
from lamplighter.server.entrance import Porch
from lamplighter.server.limits import (
    HINTS,
    HINTS_AT_ONCE,
    SOCKETS_AT_TABLE,
    WAITING_TABLES,
    Addresses,
    BodyLimit,
    OpenSockets,
    RateLimit,
    TablesOfGuests,
    Talk,
    WaitingTables,
)
from lamplighter.server.logs import describe, logger
from lamplighter.server.security import OriginCheck
from lamplighter.server.settings import Settings
from lamplighter.server.tables import Habits, Tables

__all__ = ["make_app", "stop_tables"]

DESCRIPTION = (
    "Tables of Mr. Jack Pocket and Mr. Jack in London. What is live goes over the socket "
    "`/api/tables/{table_id}/socket`; docs/protocol.md tells its frames. A browser is known by "
    "its cookie. Every error has a `code` and a `message`."
)

MINUTE = 60.0


def make_app(porch: Porch, tables_of_service: Tables | None = None) -> FastAPI:
    """The application.

    Args:
        porch: what it shares with the entrance.
        tables_of_service: the tables; made from the settings if they are not given.
    """
    settings = porch.settings
    house = _house(porch, tables_of_service or Tables(_habits(settings)))
    app = _Application(
        title="Lamplighter",
        summary="Play Mr. Jack in the browser",
        description=DESCRIPTION,
        version=lamplighter.__version__,
        # The pages that FastAPI offers for the OpenAPI document load scripts from elsewhere.
        docs_url=None,
        redoc_url=None,
        lifespan=_life,
    )
    app.state.house = house
    app.state.is_stopped = False
    errors.install(app)
    for door in (health, games, seals, tables, history, socket):
        app.include_router(door.router)
    # What is added last is asked first: who comes too often need not be looked at any closer.
    app.add_middleware(BodyLimit)
    app.add_middleware(OriginCheck, origin=settings.origin, cookie=house.guests.cookie)
    app.add_middleware(RateLimit, addresses=Addresses(settings.requests))
    return app


class _Application(FastAPI):
    """An application that describes itself with whole examples."""

    def openapi(self) -> dict[str, Any]:
        """The OpenAPI document (`FastAPI.openapi`), made when it is asked for first."""
        if self.openapi_schema is None:
            self.openapi_schema = filled(super().openapi())
        return self.openapi_schema


def _habits(settings: Settings) -> Habits:
    if path := settings.database_path:
        path.parent.mkdir(parents=True, exist_ok=True)
    return Habits(
        url=settings.database_url,
        bot_pace=settings.bot_pace,
        thinkers=settings.bot_workers,
        waiting_days=settings.waiting_days,
        abandoned_days=settings.abandoned_days,
    )


def _house(porch: Porch, tables_of_service: Tables) -> House:
    settings = porch.settings
    house = House(
        settings=settings,
        tables=tables_of_service,
        guests=porch.guests,
        metrics=porch.metrics,
        sockets=OpenSockets(settings.sockets),
        openings=Addresses(settings.openings / MINUTE, at_once=MINUTE),
        previews=Addresses(settings.previews),
        hints=Addresses(HINTS, HINTS_AT_ONCE),
        sealings=Addresses(settings.openings / MINUTE, at_once=MINUTE),
        opened=TablesOfGuests(settings.tables, tables_of_service.is_over),
        waiting=WaitingTables(WAITING_TABLES, tables_of_service.is_waiting),
        at_tables=OpenSockets(SOCKETS_AT_TABLE),
        talk=Talk(),
    )
    porch.metrics.watch(lambda: {"sockets": house.sockets.total()})
    porch.metrics.watch(tables_of_service.figures, growing=("entries", "commits", "words"))
    return house


@contextlib.asynccontextmanager
async def _life(app: FastAPI) -> AsyncIterator[None]:
    """Open the tables; the rules warm up while the first requests are answered."""
    house: House = app.state.house
    try:
        await house.tables.start()
    except BaseException:
        with contextlib.suppress(Exception):  # what was started, if anything
            await stop_tables(app)
        raise
    warming = asyncio.create_task(_warm(app))
    try:
        yield
    finally:
        warming.cancel()
        await asyncio.gather(warming, return_exceptions=True)
        await stop_tables(app)


async def stop_tables(app: FastAPI) -> None:
    """Let the tables put on disk what waits and send everybody away; once."""
    house: House = app.state.house
    if not app.state.is_stopped:
        app.state.is_stopped = True
        await house.tables.stop()


async def _warm(app: FastAPI) -> None:
    """Load the rules, so that nobody's first move waits for that."""
    try:
        await asyncio.to_thread(games.prepare)
        await app.state.house.tables.warm_up()
        gc.collect()
        gc.freeze()  # what is loaded by now stays, and need not be searched again
        logger().info("warm")
    except Exception as error:  # noqa: BLE001 - the first move will only take longer
        if not app.state.is_stopped:
            logger().error("fault", source="warm_up", **describe(error))
