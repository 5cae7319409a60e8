"""The games there are, for who wants to open a table."""

from __future__ import annotations

import functools
import hashlib
from dataclasses import asdict
from typing import Any

import orjson
from fastapi import APIRouter, Request
from starlette.responses import Response

from lamplighter.bots import LEVELS, bots_for
from lamplighter.games.catalogue import GAMES, OPTIONS, load_game
from lamplighter.games.london.maps import printed_board
from lamplighter.server.answers import Json
from lamplighter.server.doors.errors import refuses
from lamplighter.server.doors.examples import answers
from lamplighter.server.doors.models import GameAnswer

__all__ = ["prepare", "router"]

router = APIRouter(prefix="/api/games", tags=["games"])

KEPT = "public, max-age=3600"
"""They change with a new version only."""


@router.get(
    "",
    summary="The games, their roles, options, suspects, levels, bots and printed boards",
    response_model=list[GameAnswer],
    responses=answers("games") | refuses(429),
)
def games(request: Request) -> Response:
    """All that has to be known to choose a game; the first value of an option is the default."""
    body, tag = _document()
    headers = {"cache-control": KEPT, "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Json(body, headers=headers)


def prepare() -> None:
    """Make the answer beforehand: it loads the rules of all games."""
    _document()


@functools.cache
def _document() -> tuple[bytes, str]:
    body = orjson.dumps([_described(name) for name in GAMES])
    return body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'


def _described(name: str) -> dict[str, Any]:
    game = load_game(name)
    described = {
        "name": name,
        "roles": game.roles,
        "options": OPTIONS[name],
        "suspects": game.new_initial_state().suspects(),
        "levels": list(LEVELS),
        "bots": bots_for(name),
    }
    if name == "london":
        described["map"] = {board: _printed(board) for board in OPTIONS[name]["board"]}
    return described


def _printed(board: str) -> dict[str, Any]:
    """What is printed on a board of London: the hexagons and what each of them is."""
    printed = asdict(printed_board(board))
    neighbours, lamps, streets = printed["neighbours"], printed["lamps"], printed["streets"]
    kinds = {
        hexagon: "lamp" if hexagon in lamps else "street" if hexagon in streets else "house"
        for hexagon in neighbours
    }
    return {
        "hexes": kinds,
        "neighbours": neighbours,
        "manholes": sorted(printed["manholes"]),
        "gates": printed["gates"],
        "lamps": lamps,
    }
