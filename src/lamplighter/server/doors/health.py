"""What whoever runs the service looks at: whether it is well, and its figures."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.responses import Response

from lamplighter.server.answers import answer
from lamplighter.server.doors.errors import refuses
from lamplighter.server.doors.examples import answers
from lamplighter.server.doors.house import OfHouse
from lamplighter.server.doors.models import Health
from lamplighter.server.metrics import CONTENT_TYPE

__all__ = ["router"]

router = APIRouter(tags=["service"])


@router.get(
    "/healthz",
    summary="Whether the service can keep what is played",
    response_model=Health,
    responses=refuses(429, 503),
)
async def healthz(house: OfHouse) -> Any:
    """Well is a service that can write its log."""
    return Health(status="ok") if await house.tables.healthy() else answer("unwell")


@router.get(
    "/metrics",
    summary="Figures for Prometheus",
    response_class=Response,
    responses=answers("metrics", media="text/plain") | refuses(429),
)
async def metrics(house: OfHouse) -> Response:
    """Counts and times, none of them about one table or one guest."""
    return Response(house.metrics.text(), media_type=CONTENT_TYPE)
