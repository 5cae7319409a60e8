"""Opening tables, taking seats at them, and looking at them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from lamplighter.server.answers import Json
from lamplighter.server.doors.errors import refuses
from lamplighter.server.doors.examples import answers
from lamplighter.server.doors.house import (
    Kept,
    Language,
    Newcomer,
    OfHouse,
    Seat,
    TableId,
    Visitor,
    too_many_tables,
)
from lamplighter.server.doors.models import (
    NewTable,
    SeatRequest,
    Summary,
    TableDocument,
)
from lamplighter.server.limits import WAITING_TABLES, client_of
from lamplighter.server.tables import Opened, Taken

__all__ = ["router"]

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post(
    "",
    summary="Open a table",
    status_code=201,
    response_model=Opened,
    responses=answers("opened", status=201) | refuses(400, 403, 408, 409, 413, 422, 429, 503),
)
async def open_table(order: NewTable, request: Request, house: OfHouse, guest: Kept) -> Any:
    """Against the computer or with two at one device the game begins at once."""
    address = client_of(request.scope)
    newcomer = Newcomer(house, address, guest.id)
    await newcomer.ask()
    if order.opponent.kind != "anyone":
        opened = await house.tables.open(order.order(), guest.id)
    elif house.waiting.enter(address):
        table_id = None
        try:
            opened = await house.tables.open(order.order(), guest.id)
            table_id = opened.id
        finally:
            house.waiting.leave(address, table_id)
    else:
        raise too_many_tables(WAITING_TABLES)
    newcomer.opened(opened.id)
    return opened


@router.get(
    "",
    summary="Tables that are running, or waiting for anyone",
    response_model=list[Summary],
    responses=answers("tables") | refuses(422, 429),
)
async def list_tables(
    house: OfHouse, status: Annotated[Literal["running", "waiting"], Query()] = "running"
) -> Any:
    """What anybody may know of them, the newest first."""
    return Json(await house.tables.listed(status))


@router.get(
    "/{table_id}",
    summary="A table as this browser sees it",
    response_model=TableDocument,
    responses=answers("table") | refuses(403, 404, 409, 422, 429, 503),
)
async def see_table(
    table_id: TableId,
    house: OfHouse,
    guest: Visitor,
    language: Language,
    seat: Seat = None,
) -> Response:
    """The same document as the first frame of the table's socket."""
    role = await house.tables.viewer(table_id, guest.id, seat)
    return Json(await house.tables.document(table_id, role, language))


@router.post(
    "/{table_id}/seats",
    summary="Take a seat",
    response_model=Taken,
    responses=answers("seats") | refuses(400, 403, 404, 408, 409, 413, 422, 429, 503),
)
async def take_seat(table_id: TableId, wanted: SeatRequest, house: OfHouse, guest: Kept) -> Any:
    """The free seat, by invitation or from the lobby; or, with its key, a seat of one's own."""
    return await house.tables.take_seat(
        table_id, guest.id, wanted.token, wanted.name, wanted.client_seed
    )
