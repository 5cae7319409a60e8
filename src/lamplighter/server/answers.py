"""What the doors answer: JSON, and refusals of their own.

Every error of the service has one shape: ``{"code": ..., "message": ..., and facts}``. The code is
for programs, and for the client, which has a sentence for each in the visitor's language; the
message is that sentence in English. Neither repeats what was sent, and no trace of a fault goes
out.
"""

from __future__ import annotations

import math
from typing import Any

import orjson
from starlette.responses import Response

from lamplighter.server.refusals import Refusal

__all__ = ["CODES", "Denied", "Json", "answer", "limited", "refused"]

CODES: dict[str, tuple[int, str]] = {
    "invalid": (422, "The request does not have the form it must have."),
    "foreign": (403, "The request comes from a page that is not ours."),
    "wrong_host": (
        421,
        "The service has another address; --public-url names one that people may use.",
    ),
    "not_found": (404, "There is nothing at this address."),
    "not_allowed": (405, "That cannot be done at this address."),
    "too_slow": (408, "The request took too long to arrive."),
    "too_large": (413, "The request is too large."),
    "limited": (429, "Too many requests: please wait a moment."),
    "too_many_sockets": (429, "Too many connections are open from your browser or address."),
    "too_many_tables": (429, "You have too many tables open: please finish or leave some first."),
    "unknown": (422, "There is no message of that type."),
    "fault": (500, "That is a fault of the service. Nothing was changed; please try again."),
    "unwell": (503, "The service cannot keep anything just now."),
}
"""The refusals of the doors themselves: HTTP status and message. Tables have their own."""


class Json(Response):
    """An answer in JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """The bytes of the body; those of a document that is JSON already."""
        return content if isinstance(content, bytes) else orjson.dumps(content)


class Denied(Refusal):
    """A refusal of the doors, one of `CODES`, that comes up while a table is at work."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, CODES[code][1], **facts)

    @property
    def status(self) -> int:
        """The HTTP status that fits the code."""
        return CODES[self.code][0]


def refused(code: str, **facts: Any) -> dict[str, Any]:
    """A refusal of the doors as a document."""
    return {"code": code, "message": CODES[code][1], **facts}


def answer(code: str, **facts: Any) -> Json:
    """A refusal of the doors as an answer."""
    return Json(refused(code, **facts), CODES[code][0])


def limited(wait: float) -> Json:
    """The answer to whoever asks too often, who has to wait so many seconds."""
    seconds = math.ceil(wait)
    made = answer("limited", retry_after=seconds)
    made.headers["retry-after"] = str(seconds)
    return made
