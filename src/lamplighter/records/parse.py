"""Reading the text of a record, strictly: it must be exactly what `write` makes of the record.

`parse` looks at the letters only; `read` goes on and compares what they say with the rules, the
layout, the check marks and the digest.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

from lamplighter.games.view import VERDICTS
from lamplighter.records.errors import Finding, Kind, RecordError
from lamplighter.records.hidden import world
from lamplighter.records.record import UNFINISHED, Record
from lamplighter.records.seal import changed_lines
from lamplighter.records.seeds import CHOSEN, SECRET, ClientSeed, seed_from_text
from lamplighter.records.text import MAGIC, layout
from lamplighter.records.walk import Step, walk

__all__ = ["MAX_BYTES", "Draft", "check_layout", "diagnosis", "parse", "read"]

MAX_BYTES = 65_536
"""Longer texts are refused before they are looked at; a whole game has about 1,500 bytes."""

_LABEL = re.compile(r"(?:deal|[1-9][0-9]{0,2}): | +")
_WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_COMMENT = re.compile(rf"; ({'|'.join(VERDICTS)}), left: .*")
_BYTES = re.compile(r"(?:[0-9a-f]{2})+")
_FOLLOWING = ("word", "verdict", "result")
"""What is found by going through the words from the first one on."""

_KEYS = frozenset(("game", "option", "rules", "started", "position", "seed-source", "result"))


@dataclass(slots=True)
class Draft:
    """A text taken apart, and where everything stood.

    Attributes:
        record: what it says.
        lines: all its lines.
        where: the line, from 1, of each field.
        items: the line of each item of ``record.words``.
        body: how many lines stand above the check marks.
    """

    record: Record
    lines: list[str]
    where: dict[str, int]
    items: list[int]
    body: int

    def place(self, finding: Finding) -> Finding:
        """The finding with the line it is on."""
        if finding.line is not None:
            return finding
        if finding.item is not None and self.items:
            return finding.among(self.items)
        return finding.on(self.where.get(finding.field, self.where["result"]))


def read(text: str) -> Record:
    """The record that ``text`` tells.

    Everything but chance is checked: form, each word's legality, verdicts, result, layout and
    digest. Whether chance came from the committed seed is for `verify` to say.

    Raises:
        RecordError: something is wrong; the finding names the line, what it says and what
            was expected.
    """
    draft = parse(text)
    try:
        begin, words = world(draft.record)
    except RecordError as error:
        raise RecordError(diagnosis(draft, [error.finding])[0]) from None
    walked = walk(draft.record, begin, words)
    findings = diagnosis(draft, walked.findings or check_layout(draft, walked.steps))
    if findings:
        raise RecordError(findings[0])
    return draft.record


def parse(text: str) -> Draft:
    """Take a text apart; only its form is checked.

    Raises:
        RecordError: a line is not written as it must be, or missing.
    """
    cursor = _Cursor(_lines(text))
    fields = _heading(cursor)
    cursor.blank()
    words, items = _body(cursor)
    cursor.blank()
    fields.update(_ending(cursor))
    body = cursor.at
    _check_marks(cursor)
    try:
        record = Record(words=words, **fields)
    except RecordError as error:
        finding = error.finding
        line = items[finding.item] if finding.item is not None else None
        raise RecordError(finding.on(line or cursor.where.get(finding.field, 1))) from None
    return Draft(record, cursor.lines, cursor.where, items, body)


def _lines(text: str) -> list[str]:
    if not isinstance(text, str):
        raise TypeError(f"a record is read from a str, not {type(text).__name__}: decode it first")
    if len(text) > MAX_BYTES:
        size = f"{len(text)} characters"
        raise RecordError(Finding("format", "text", size, f"at most {MAX_BYTES}", 1))
    # Mail and some editors turn every line end into this; then nothing else was changed.
    if text.count("\r\n") == text.count("\n"):
        text = text.replace("\r\n", "\n")
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if any("\ud800" <= sign <= "\udfff" for sign in line):
            raise RecordError(Finding("format", "text", line, "characters of Unicode", number))
    if lines.pop():
        expected = "a line feed at the end: the file was cut short, take an unchanged copy"
        raise RecordError(Finding("format", "text", text[-20:], expected, len(lines) + 1))
    return lines


@dataclass(slots=True)
class _Cursor:
    """Goes down the lines; knows what else could have stood here."""

    lines: list[str]
    at: int = 0
    where: dict[str, int] = field(default_factory=dict)
    passed: list[str] = field(default_factory=list)

    @property
    def here(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def fail(self, expected: str) -> NoReturn:
        raise RecordError(Finding("format", "text", self.here, expected, self.at + 1))

    def back(self, expected: str) -> NoReturn:
        """Fail at the line above."""
        self.at -= 1
        self.fail(expected)

    def optional(self, key: str, name: str) -> str | None:
        """The value of this line if it begins with ``key``."""
        if not self.here.startswith(f"{key}: "):
            self.passed.append(f"'{key}: ...'")
            return None
        value = self.here.removeprefix(f"{key}: ")
        self.next(name)
        return value

    def required(self, key: str, name: str) -> str:
        value = self.optional(key, name)
        if value is None:
            self.fail(f"a line {' or '.join(self.passed)}")
        return value

    def several(self, key: str, name: str) -> Iterator[str]:
        """The values of all lines from here that begin with ``key``."""
        number = 0
        while (value := self.optional(key, f"{name}[{number}]")) is not None:
            yield value
            number += 1

    def next(self, name: str) -> None:
        self.at += 1
        self.where[name] = self.at
        self.passed.clear()

    def blank(self) -> None:
        if self.at >= len(self.lines) or self.here:
            self.passed.append("an empty line")
            self.fail(" or ".join(self.passed))
        self.next("blank")


def _heading(cursor: _Cursor) -> dict[str, Any]:
    if cursor.here != MAGIC:
        if cursor.here.startswith("{"):
            cursor.fail(f"{MAGIC!r}: this is the JSON form, which records.from_json reads")
        cursor.fail(f"{MAGIC!r}; another number means another version of Lamplighter")
    cursor.next("magic")
    fields: dict[str, Any] = {"game": cursor.required("game", "game")}
    fields["options"] = tuple(_option(cursor, text) for text in cursor.several("option", "options"))
    fields["rules"] = cursor.required("rules", "rules")
    fields["players"] = (_player(cursor, 0), _player(cursor, 1))
    fields["started"] = cursor.optional("started", "started")
    fields["position"] = cursor.optional("position", "position")
    fields["source"] = cursor.required("seed-source", "source")
    if fields["source"] not in (SECRET, CHOSEN):
        cursor.back(f"'seed-source: {SECRET}' or 'seed-source: {CHOSEN}'")
    if fields["source"] == SECRET:
        fields["commitment"] = cursor.required("commitment", "commitment")
    clients = cursor.several("client-seed", "client_seeds")
    fields["client_seeds"] = tuple(_client(cursor, text) for text in clients)
    return fields


def _ending(cursor: _Cursor) -> dict[str, Any]:
    fields: dict[str, Any] = {"finished": cursor.optional("finished", "finished")}
    fields["ended"] = cursor.optional("ended", "ended")
    fields["result"] = cursor.required("result", "result")
    if fields["result"] == UNFINISHED:
        return fields
    text = cursor.optional("seed", "seed")
    if text is None and cursor.here.startswith("marks: "):
        cursor.back(f"'result: {UNFINISHED}', since no line 'seed: ...' stands below it")
    if text is None:
        cursor.fail("a line 'seed: ...'")
    fields["seed"] = seed_from_text(text)
    if fields["seed"] is None:
        cursor.back("'seed: ' and a number, or 64 hexadecimal digits")
    return fields


def _option(cursor: _Cursor, text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value


def _player(cursor: _Cursor, number: int) -> str:
    """A line ``role: name``; that the roles are those of the game is part of the layout."""
    role, colon, name = cursor.here.partition(": ")
    if not colon or role in _KEYS:
        cursor.fail("a line with a role of the game and a player's name, such as 'jack: Anna'")
    cursor.next(f"players[{number}]")
    return name


def _client(cursor: _Cursor, text: str) -> ClientSeed:
    role, _, digits = text.partition(" ")
    if not _BYTES.fullmatch(digits):
        cursor.back("'client-seed: ', a role, and an even number of hexadecimal digits")
    return ClientSeed(role, bytes.fromhex(digits))


def _body(cursor: _Cursor) -> tuple[tuple[str, ...], list[int]]:
    """The words and verdicts, and the line that each stands on."""
    words: list[str] = []
    items: list[int] = []
    while cursor.here:
        label = _LABEL.match(cursor.here)
        if label is None:
            cursor.fail("words of the deal or of a round, or an empty line below the last of them")
        found = _line_words(cursor, cursor.here[label.end() :])
        cursor.next("words")
        words += found
        items += [cursor.at] * len(found)
    return tuple(words), items


def _line_words(cursor: _Cursor, text: str) -> list[str]:
    comment = _COMMENT.fullmatch(text)
    if comment:
        return [comment[1]]
    words = text.split(" ")
    for word in words:
        if not _WORD.fullmatch(word) or word in VERDICTS:
            cursor.fail(
                "words with one space between them, or a verdict such as '; seen, left: ...'"
            )
    return words


def _check_marks(cursor: _Cursor) -> None:
    marks = list(cursor.several("marks", "marks"))
    if not marks:
        cursor.fail("a line 'marks: ...'")
    cursor.required("digest", "digest")
    if cursor.at < len(cursor.lines):
        cursor.fail("the end of the file below the digest")


def check_layout(draft: Draft, steps: Sequence[Step]) -> list[Finding]:
    """The first line that is not written as `write` would write it, if there is one."""
    expected = layout(draft.record, steps)
    for number, line in enumerate(expected, 1):
        found = draft.lines[number - 1] if number <= draft.body else ""
        if found != line:
            kind: Kind = "verdict" if ";" in line else "format"
            return [Finding(kind, "text", found, repr(line), number)]
    return []


def diagnosis(draft: Draft, findings: Sequence[Finding]) -> list[Finding]:
    """The faults of a text in the order of their lines: ``findings``, and lines changed since.

    Left out is what another fault brings about: words, verdicts and a result that disagree with
    the rules only because of what stands above them.
    """
    changed = changed_lines(draft.lines, draft.body)
    placed = _causes([draft.place(finding) for finding in findings], changed, draft.body)
    lines = {finding.line for finding in placed}
    # Of a changed line nothing more exact may be known than that; the digest knows least.
    more = [finding for finding in changed if finding.line not in lines]
    if placed:
        more = [finding for finding in more if finding.line != len(draft.lines)]
    return sorted([*placed, *more], key=lambda finding: finding.line or 0)


def _causes(placed: Sequence[Finding], changed: Sequence[Finding], body: int) -> Sequence[Finding]:
    """``placed`` without its consequences.

    A line whose mark is intact was not changed by accident: if it disagrees with a changed one
    above it, that one is the cause. Where marks were made anew they tell nothing; but a result
    that does not follow from words among which one is wrong is still no fault of its own.
    """
    marked = {finding.line or 0 for finding in changed}
    first = min((line for line in marked if line <= body), default=body)
    in_words = any(finding.item is not None for finding in placed)

    def follows(finding: Finding) -> bool:
        if finding.line in marked:
            return False
        if finding.kind == "result" and in_words:
            return True
        return finding.kind in _FOLLOWING and (finding.line or 0) > first

    return [finding for finding in placed if not follows(finding)]
