"""Check marks and digest: how a record shows that it was changed after it was written.

Chance is bound by the commitment, but a player's move may be replaced by another one that is
legal as well. The digest shows that; the check mark, one character for each line, shows
where. Both guard against accidents and idle hands. Who rewrites a record on purpose can make
them anew: only a copy in other hands guards against that.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence

from lamplighter.records.errors import Finding

__all__ = ["changed_lines", "sealed"]

_MARKS = 64


def sealed(lines: Sequence[str]) -> str:
    """The whole text: ``lines``, a check mark for each of them, and a digest of all of it."""
    above = _joined([*lines, *_marks(lines)])
    return f"{above}digest: {_digest(above)}\n"


def _mark(line: str) -> str:
    """The check mark of a line: the first base64 character of its SHA-256."""
    return base64.b64encode(hashlib.sha256(line.encode()).digest()).decode()[0]


def _marks(lines: Sequence[str]) -> list[str]:
    """The lines that hold the check marks of ``lines``, 64 in each."""
    marks = "".join(map(_mark, lines))
    return [f"marks: {marks[at : at + _MARKS]}" for at in range(0, len(marks), _MARKS)]


def _digest(text: str) -> str:
    """The SHA-256 of all text above the digest, its last line feed included."""
    return hashlib.sha256(text.encode()).hexdigest()


def changed_lines(lines: Sequence[str], body: int) -> list[Finding]:
    """The lines that were changed after the record was written, of which ``body`` are marked.

    Six bits stand for each line, so a changed line escapes its mark once in 64 times; it
    never escapes the digest, which is then all that can be named.
    """
    digest = lines[-1].removeprefix("digest: ")
    due = _marks(lines[:body])
    if lines[body:-1] == due and _digest(_joined(lines[:-1])) == digest:
        return []
    if _digest(_joined([*lines[:body], *due])) == digest:
        return [_changed(lines, body + 1, "the check marks of the lines above")]
    marks = "".join(line.removeprefix("marks: ") for line in lines[body:-1])
    pairs = enumerate(zip(lines[:body], marks, strict=False), 1)
    numbers = [number for number, (line, mark) in pairs if _mark(line) != mark]
    if len(marks) != body:
        # A line was dropped or added: from there on, every mark stands beside another line.
        numbers = numbers[:1]
    found = [
        _changed(lines, number, "this line as it was written: take an unchanged copy")
        for number in numbers
    ]
    expected = "the digest of the text above, in which something was changed"
    return found or [_changed(lines, len(lines), expected)]


def _changed(lines: Sequence[str], number: int, expected: str) -> Finding:
    return Finding("changed", "text", lines[number - 1], expected, number)


def _joined(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
