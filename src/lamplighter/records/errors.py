"""What can be wrong with a record, and how it is said.

A `Finding` is one fault: where it stands, what stands there, and what should. `verify` lists
findings; everything else that refuses a record raises `RecordError` with the first one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

__all__ = ["Finding", "Kind", "RecordError", "fault"]

Kind = Literal["format", "word", "verdict", "chance", "commitment", "result", "changed"]
"""What a finding is about.

``format``: a line or field that is not written as it must be. ``word``: a word that is not
possible there. ``verdict``: not what the witnesses said. ``chance``: an outcome that the seed
does not give. ``commitment``: seed and commitment do not belong together. ``result``: not how
the game ended. ``changed``: a line altered later, though what it says now is possible.
"""

_LONGEST = 60


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault of a record.

    Attributes:
        kind: what it is about; see `Kind`.
        field: the field of `Record` it concerns, such as ``seed`` or ``words[17]``.
        found: what stands there; empty if something is missing.
        expected: what should stand there, in words that can follow "expected".
        line: its line in the text, counted from 1, if there is a text.
        item: its index in `Record.words`, if it concerns one of them.
    """

    kind: Kind
    field: str
    found: str
    expected: str
    line: int | None = None
    item: int | None = None

    def __str__(self) -> str:
        place = self.field if self.line is None else f"line {self.line}"
        return f"{place}: found {_quoted(self.found)}, expected {self.expected}."

    def on(self, line: int | None) -> Finding:
        """The same finding, placed on a line of the text."""
        return replace(self, line=line)

    def among(self, lines: Sequence[int]) -> Finding:
        """The same finding, on the line that ``lines`` gives for its item."""
        return self if self.item is None else self.on(lines[min(self.item, len(lines) - 1)])


class RecordError(ValueError):
    """A record, or a file of one, that cannot be used. ``finding`` says where and why."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding)
        self.finding = finding

    def __str__(self) -> str:
        return str(self.finding)


def fault(
    kind: Kind, field: str, found: object, expected: str, item: int | None = None
) -> RecordError:
    """A `RecordError` with one finding in it."""
    text = found if isinstance(found, str) else repr(found)
    return RecordError(Finding(kind, field, text, expected, item=item))


def _quoted(text: str) -> str:
    """``text`` fit for a message: nothing in it can move a cursor, and it stays short."""
    if not text:
        return "nothing"
    return repr(text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "...")
