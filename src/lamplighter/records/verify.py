"""Checking a record from beginning to end, and saying which line is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from lamplighter.games.base import State
from lamplighter.games.chance import ChanceStream
from lamplighter.records.errors import Finding, RecordError
from lamplighter.records.hidden import world
from lamplighter.records.parse import Draft, check_layout, diagnosis, parse
from lamplighter.records.record import Record
from lamplighter.records.seeds import CHOSEN, SECRET, commitment, seed_to_text
from lamplighter.records.text import write
from lamplighter.records.walk import Walk, walk

__all__ = ["Status", "Verification", "verify"]

Status = Literal["fair", "chosen", "unfinished", "wrong"]
"""What a verification came to.

``fair``: all is right, and chance came from the seed committed to. ``chosen``: all is right, but
a person chose the seed, so chance may have been picked. ``unfinished``: all words are possible; the
seed is not published yet, so chance cannot be checked. ``wrong``: see the findings.
"""


@dataclass(frozen=True, slots=True)
class Verification:
    """What `verify` found.

    Attributes:
        status: see `Status`.
        findings: the faults in the order of their lines, without what one of them brings about
            further down. They have no lines if ``source`` was
            a `Record` of which no text can be made.
        lines: how many lines were looked at.
        moves: how many decisions of players were checked.
        chance: how many chance outcomes were compared with the seed.
        verdicts: how many verdicts of the witnesses were checked.
        client_seeds: how many client seeds were mixed in. Without any, whoever made the seed may
            have tried many before committing to one.
        dealt: whether the game began with the deal, and not with a position that somebody gave.
    """

    status: Status
    findings: tuple[Finding, ...] = ()
    lines: int = 0
    moves: int = 0
    chance: int = 0
    verdicts: int = 0
    client_seeds: int = 0
    dealt: bool = True

    @property
    def ok(self) -> bool:
        """Whether nothing wrong was found."""
        return not self.findings

    def as_dict(self) -> dict[str, Any]:
        """The same as plain values that can be written as JSON."""
        names = ("status", "ok", "lines", "moves", "chance", "verdicts", "client_seeds", "dealt")
        findings = [
            {
                "kind": finding.kind,
                "line": finding.line,
                "field": finding.field,
                "found": finding.found,
                "expected": finding.expected,
            }
            for finding in self.findings
        ]
        return {**{name: getattr(self, name) for name in names}, "findings": findings}


def verify(source: Record | str) -> Verification:
    """Check everything in a record, or in the text of one.

    Commitment, each chance outcome, each move's legality, the verdicts, the result, the layout
    and the digest. Never raises for the content of ``source``.
    """
    try:
        draft = parse(write(source) if isinstance(source, Record) else source)
    except RecordError as error:
        return Verification("wrong", (error.finding,))
    try:
        begin, words = world(draft.record)
    except RecordError as error:
        return _verification(draft, None, diagnosis(draft, [error.finding]))
    walked, findings = _examined(draft, begin, words)
    if not findings:
        findings = check_layout(draft, walked.steps)
    return _verification(draft, walked, diagnosis(draft, findings))


def _verification(draft: Draft, walked: Walk | None, findings: list[Finding]) -> Verification:
    record = draft.record
    status: Status = "fair" if record.source == SECRET else "chosen"
    if findings:
        status = "wrong"
    elif not record.is_open:
        status = "unfinished"
    return Verification(
        status=status,
        findings=tuple(findings),
        lines=len(draft.lines),
        moves=walked.moves if walked else 0,
        chance=walked.chance if walked else 0,
        verdicts=walked.verdicts if walked else 0,
        client_seeds=len(record.client_seeds),
        dealt=record.position is None,
    )


def _examined(draft: Draft, begin: State, words: Sequence[str]) -> tuple[Walk, list[Finding]]:
    """Walk the words, with the seed where it is known; what was found, commitment included."""
    record = draft.record
    if record.seed is None:
        walked = walk(record, begin, words)
        return walked, walked.findings
    stream = ChanceStream(record.seed, [client.value for client in record.client_seeds])
    compared = walk(record, begin, words, stream)
    if isinstance(record.seed, bytes) and record.source == SECRET:
        published = commitment(record.seed, record.position)
        if published != record.commitment:
            return _unproved(record, begin, words, compared, published)
        # The seed is the committed one. Where a word disagrees, the word was changed, and what
        # comes after it may be right only if the seed's outcome is put in its place.
        trusting = walk(record, begin, words, stream, trusted=True)
        compared = min(compared, trusting, key=_quality)
    return compared, _gathered(record, compared) or compared.findings


def _quality(walked: Walk) -> tuple[int, int]:
    """Smaller for a walk that got further, or as far with fewer faults."""
    return -len(walked.steps), len(walked.findings)


def _unproved(
    record: Record, begin: State, words: Sequence[str], compared: Walk, published: str
) -> tuple[Walk, list[Finding]]:
    """Seed and commitment differ: the chance outcomes tell which of the two was changed."""
    if compared.chance and not any(finding.kind == "chance" for finding in compared.findings):
        found = record.commitment or ""
        expected = f"{published}, the commitment to the seed that the record gives"
        return compared, [Finding("commitment", "commitment", found, expected), *compared.findings]
    walked = walk(record, begin, words)
    expected = f"the seed behind the commitment {record.commitment}"
    found = "" if record.seed is None else seed_to_text(record.seed)
    return walked, [Finding("commitment", "seed", found, expected), *walked.findings]


def _gathered(record: Record, walked: Walk) -> list[Finding]:
    """One finding for a wrong seed or client seed, in place of one for nearly each outcome."""
    wrong = sum(finding.kind == "chance" for finding in walked.findings)
    if wrong <= 3 or 2 * wrong <= walked.chance:
        return []
    expected = f"another one: it does not give {wrong} of {walked.chance} chance outcomes"
    if record.client_seeds:
        field, found = "client_seeds[0]", record.client_seeds[0].value.hex()
        expected += " (or a client seed is missing, or they stand in another order)"
    elif record.source == CHOSEN and record.seed is not None:
        field, found = "seed", seed_to_text(record.seed)
    else:
        return []
    return [Finding("chance", field, found, expected)]
