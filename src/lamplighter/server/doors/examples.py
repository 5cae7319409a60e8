"""Examples for OpenAPI: what a service really answered, kept in ``examples.json``.

A test asks a service again and compares. ``python -m tests.server.doors.exemplary`` writes them
anew.
"""

from __future__ import annotations

import functools
from importlib.resources import files
from typing import Any

import orjson

__all__ = ["answers"]

JSON = "application/json"


@functools.cache
def _kept() -> dict[str, Any]:
    kept: dict[str, Any] = orjson.loads((files(__package__) / "examples.json").read_bytes())
    return kept


def answers(name: str, *, status: int = 200, media: str = JSON) -> dict[int | str, dict[str, Any]]:
    """For OpenAPI: what a route answers when all is well."""
    return {status: {"content": {media: {"example": _kept()[name]}}}}
