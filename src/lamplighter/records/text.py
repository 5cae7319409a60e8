"""Records as text: how they are laid out and written.

The layout is fixed to the last space, so that one record has one text: `read` can demand that
a text is exactly what `write` makes of it, and no comment in a record that was read can
be wrong. The grammar is in ``docs/records.md``.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from itertools import groupby

from lamplighter.games.base import Game
from lamplighter.records.errors import RecordError
from lamplighter.records.hidden import world
from lamplighter.records.record import Record, game_of
from lamplighter.records.seal import sealed
from lamplighter.records.seeds import seed_to_text
from lamplighter.records.walk import Step, walk

__all__ = ["MAGIC", "layout", "write"]

MAGIC = "Lamplighter record 1"
"""First line of every record; the number is the version of the format."""

_WIDTH = 76


def write(record: Record) -> str:
    """The text of a record. It ends with a line feed and has no other kind of line end.

    Raises:
        RecordError: a word cannot be played, a verdict or the result is wrong.
    """
    begin, words = world(record)
    walked = walk(record, begin, words)
    if walked.findings:
        raise RecordError(walked.findings[0])
    return sealed(layout(record, walked.steps))


def layout(record: Record, steps: Sequence[Step]) -> list[str]:
    """All lines of a record but the check marks and the digest."""
    heading = _heading(record, game_of(record))
    return [*heading, "", *_body(steps), "", *_ending(record)]


def _heading(record: Record, game: Game) -> Iterator[str]:
    yield MAGIC
    yield f"game: {record.game}"
    for name, value in record.options:
        yield f"option: {name}={value}"
    yield f"rules: {record.rules}"
    for role, name in zip(game.roles, record.players, strict=True):
        yield f"{role}: {name}"
    if record.started is not None:
        yield f"started: {record.started}"
    if record.position is not None:
        yield f"position: {record.position}"
    yield f"seed-source: {record.source}"
    if record.commitment is not None:
        yield f"commitment: {record.commitment}"
    for client in record.client_seeds:
        yield f"client-seed: {client.role} {client.value.hex()}"


def _body(steps: Sequence[Step]) -> Iterator[str]:
    for number, played in groupby(steps, key=lambda step: step.round):
        label = f"{number}: " if number else "deal: "
        yield from _round(label, list(played))


def _round(label: str, steps: Sequence[Step]) -> Iterator[str]:
    """The words of one round, and below them, as a comment, what the witnesses said."""
    words = " ".join(step.word for step in steps)
    indent = " " * len(label)
    yield from textwrap.wrap(
        words, _WIDTH, initial_indent=label, subsequent_indent=indent, break_on_hyphens=False
    )
    for step in steps:
        for verdict in step.verdicts:
            yield f"{indent}; {verdict}, left: {' '.join(step.left)}"


def _ending(record: Record) -> Iterator[str]:
    if record.finished is not None:
        yield f"finished: {record.finished}"
    if record.ended is not None:
        yield f"ended: {record.ended}"
    yield f"result: {record.result}"
    if record.seed is not None:
        yield f"seed: {seed_to_text(record.seed)}"
