"""Sealing the seed of a table to come, before whoever opens it adds his part."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from lamplighter.server.answers import limited
from lamplighter.server.doors.errors import refuses
from lamplighter.server.doors.examples import answers
from lamplighter.server.doors.house import OfHouse
from lamplighter.server.doors.models import Sealed
from lamplighter.server.limits import client_of

__all__ = ["router"]

router = APIRouter(prefix="/api/seals", tags=["tables"])


@router.post(
    "",
    summary="Seal the seed of a table to come",
    status_code=201,
    response_model=Sealed,
    responses=answers("sealed", status=201) | refuses(400, 403, 408, 413, 429),
)
async def seal(request: Request, house: OfHouse) -> Any:
    """Keep the commitment, and send the seal with the order, once, within ten minutes."""
    wait = house.sealings.take(client_of(request.scope))
    if wait:
        return limited(wait)
    made = house.tables.seal()
    return Sealed(seal=made.token, commitment=made.commitment)
