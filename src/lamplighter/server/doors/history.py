"""What has been played at a table: ply by ply, as a record, and the proof that it was fair."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path
from starlette.responses import PlainTextResponse, Response

from lamplighter.server.answers import Json
from lamplighter.server.doors.errors import refuses
from lamplighter.server.doors.examples import answers
from lamplighter.server.doors.house import Language, OfHouse, Seat, TableId, Visitor
from lamplighter.server.doors.models import PlyDocument, Proof

__all__ = ["router"]

router = APIRouter(prefix="/api/tables/{table_id}", tags=["history"])

MOST_PLIES = 100_000
"""Beyond any game."""


@router.get(
    "/plies/{ply}",
    summary="The game as it stood after so many words",
    response_model=PlyDocument,
    responses=answers("ply") | refuses(403, 404, 409, 422, 429, 503),
)
async def look_back(
    table_id: TableId,
    ply: Annotated[int, Path(ge=0, le=MOST_PLIES, examples=[10])],
    house: OfHouse,
    guest: Visitor,
    language: Language,
    seat: Seat = None,
) -> Response:
    """As its viewer saw it then.

    When the game is over, anybody may look from any seat, and with the seat `open` everything
    lies open.
    """
    role = await house.tables.viewer_of_past(table_id, guest.id, seat)
    return Json(await house.tables.ply(table_id, ply, role, language))


@router.get(
    "/record",
    summary="The game's record, to keep or to check",
    response_class=Response,
    responses=answers("record", media="text/plain") | refuses(404, 409, 422, 429, 503),
)
async def record(table_id: TableId, house: OfHouse) -> Response:
    """As `lamplighter replay` and `lamplighter verify` read it; sealed while the game runs."""
    name = f"lamplighter-{table_id}.txt"
    return PlainTextResponse(
        await house.tables.record(table_id),
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@router.get(
    "/proof",
    summary="What proves that chance was fair",
    response_model=Proof,
    responses=answers("proof") | refuses(404, 409, 422, 429, 503),
)
async def proof(table_id: TableId, house: OfHouse) -> Any:
    """The seed behind the commitment, once the game is over."""
    return Json(await house.tables.proof(table_id))
