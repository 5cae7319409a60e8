"""Errors that come up behind the doors, turned into answers of the one shape; see `answers`."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response

from lamplighter.server.answers import CODES, Json, answer
from lamplighter.server.doors.models import Problem
from lamplighter.server.refusals import Refusal

__all__ = ["install", "refuses"]

OF_STATUS = {400: "invalid", 404: "not_found", 405: "not_allowed", 413: "too_large"}
"""What the framework refuses by itself."""

WRONG_HOST, _ = CODES["wrong_host"]


def refuses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For OpenAPI: the refusals that a route may answer with; all of them if the host is wrong."""
    return {status: {"model": Problem} for status in sorted({*statuses, WRONG_HOST})}


def install(app: FastAPI) -> None:
    """Let the app answer every error in the one shape."""
    app.add_exception_handler(Refusal, _of_tables)
    app.add_exception_handler(RequestValidationError, _of_forms)
    app.add_exception_handler(HTTPException, _of_framework)
    app.add_exception_handler(WebSocketRequestValidationError, _of_sockets)
    app.add_exception_handler(Exception, _of_ours)


async def _of_tables(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    made = Json(error.document(), error.status)
    if "retry_after" in error.facts:
        made.headers["retry-after"] = str(error.facts["retry_after"])
    return made


async def _of_forms(_request: Request, error: Exception) -> Response:
    """Where the form is wrong, but not what stood there: that may be a token."""
    assert isinstance(error, RequestValidationError)
    places = [".".join(str(part) for part in each["loc"][:4])[:80] for each in error.errors()]
    return answer("invalid", fields=sorted(set(places))[:20])


async def _of_sockets(connection: WebSocket, error: Exception) -> None:
    assert isinstance(error, WebSocketRequestValidationError)
    await connection.send_denial_response(answer("invalid"))


async def _of_ours(_request: Request, _error: Exception) -> Response:
    """A fault of ours; it is raised on, and logged at the entrance."""
    return answer("fault")


async def _of_framework(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    made = answer(OF_STATUS.get(error.status_code, "invalid"))
    made.status_code = error.status_code
    if allowed := Headers(error.headers or {}).get("allow"):
        made.headers["allow"] = allowed
    return made
