"""What a table answers when it does not do what it was asked."""

from __future__ import annotations

__all__ = ["STATUS_OF", "Refusal"]

STATUS_OF: dict[str, int] = {
    "unknown_table": 404,
    "not_your_seat": 403,
    "no_such_key": 403,
    "bad_game": 422,
    "bad_name": 422,
    "bad_seed": 422,
    "bad_text": 422,
    "bad_order": 422,
    "unknown_ply": 404,
    "no_record": 404,
    "no_such_seal": 409,
    "seat_taken": 409,
    "name_the_seat": 409,
    "still_running": 409,
    "waiting": 409,
    "stale": 409,
    "over": 409,
    "not_your_turn": 409,
    "not_possible": 409,
    "revealed": 409,
    "nothing_to_undo": 409,
    "no_offer": 409,
    "no_hints": 409,
    "too_late": 409,
    "too_often": 409,
    "seated": 409,
    "not_absent": 409,
    "full": 503,
    "not_saved": 503,
    "stopping": 503,
}
"""Every code of a refusal, and the HTTP status that fits it."""


class Refusal(Exception):  # noqa: N818 - nothing went wrong
    """A request that a table does not carry out; nothing has changed.

    Attributes:
        code: one of `STATUS_OF`, for programs.
        message: a plain English sentence; it repeats nothing that is secret.
        facts: what else a program may want, such as the present ``ply``.
    """

    def __init__(self, code: str, message: str, **facts: object) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.facts = facts

    @property
    def status(self) -> int:
        """The HTTP status that fits the code."""
        return STATUS_OF[self.code]

    def document(self) -> dict[str, object]:
        """The refusal as a JSON document: code, message and facts."""
        return {"code": self.code, "message": self.message, **self.facts}
