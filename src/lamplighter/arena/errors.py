"""What cannot be done as it was asked for."""

from __future__ import annotations

from typing import Any

__all__ = ["ArenaError"]


class ArenaError(ValueError):
    """A wish that cannot be fulfilled, in one sentence.

    Attributes:
        kind: one word for the trouble, by which a catalogue finds its own sentence.
        values: what that sentence needs to know.
    """

    def __init__(self, kind: str, message: str, **values: Any) -> None:
        super().__init__(message)
        self.kind = kind
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.kind, str(self), self.values)


def _again(kind: str, message: str, values: dict[str, Any]) -> ArenaError:
    """The same error on the other side of a process."""
    return ArenaError(kind, message, **values)
