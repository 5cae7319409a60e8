"""Examples for OpenAPI: what a service really answered, kept in ``examples.json``.

A test asks a service again and compares. ``python -m tests.server.doors.exemplary`` writes them
anew.
"""

from __future__ import annotations

import functools
from importlib.resources import files
from typing import Any

import orjson

__all__ = ["answers", "filled"]

JSON = "application/json"


@functools.cache
def _kept() -> dict[str, Any]:
    kept: dict[str, Any] = orjson.loads((files(__package__) / "examples.json").read_bytes())
    return kept


def answers(name: str, *, status: int = 200, media: str = JSON) -> dict[int | str, dict[str, Any]]:
    """For OpenAPI: what a route answers when all is well; the example by name, see `filled`."""
    return {status: {"content": {media: {"example": name}}}}


def filled(document: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI document with the examples in place of their names.

    FastAPI leaves every null out of what it describes, in examples as well; so they are put in
    when it has done so.
    """
    for operations in document["paths"].values():
        for operation in operations.values():
            for answer in operation["responses"].values():
                for content in answer.get("content", {}).values():
                    if "example" in content:
                        content["example"] = _kept()[content["example"]]
    return document
