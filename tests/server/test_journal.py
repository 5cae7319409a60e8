"""The log on disk: whole appends or none, many of them in one commit, nothing lost by a kill."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError

from lamplighter.server.entries import Entry, numbered
from lamplighter.server.journal import Batch, Journal, Row
from lamplighter.server.migrations import migrate
from lamplighter.server.schema import METADATA
from tests.server.databases import database, sqlite

__all__ = ["database"]


@contextlib.asynccontextmanager
async def journal(url: str, now: int = 1000) -> AsyncIterator[Journal]:
    opened = Journal(url)
    await opened.open(now)
    try:
        yield opened
    finally:
        await opened.close()


def words(*texts: str, after: int = 0) -> list[Entry]:
    return numbered([("word", {"word": text}) for text in texts], after, 7)


def test_what_is_appended_is_read_again(database: str) -> None:
    async def main() -> None:
        async with journal(database) as log:
            await log.append("a", words("one", "two"))
            await log.append("b", words("other"))
            await log.append("a", words("drei", after=2))
        async with journal(database) as log:
            assert await log.read("a") == words("one", "two", "drei")
            assert await log.read("b") == words("other")
            assert await log.read("c") == []

    asyncio.run(main())


def test_what_waits_goes_into_few_commits(database: str) -> None:
    async def main() -> None:
        async with journal(database) as log:
            await asyncio.gather(*(log.append(f"t{n}", words("one", "two")) for n in range(300)))
            assert log.entries == 600
            assert log.commits < 100
            assert await log.read("t299") == words("one", "two")

    asyncio.run(main())


def test_an_append_that_does_not_fit_leaves_nothing(database: str) -> None:
    async def main() -> None:
        async with journal(database) as log:
            await log.append("a", words("one", "two"))
            with pytest.raises(IntegrityError):
                await log.append("a", words("new", after=2) + words("late", after=1))
            assert await log.read("a") == words("one", "two")

    asyncio.run(main())


def test_an_append_that_does_not_fit_hurts_no_other_one(database: str) -> None:
    async def main() -> None:
        async with journal(database) as log:
            await log.append("a", words("one"))
            done = await asyncio.gather(
                *(log.append(f"t{n}", words("one")) for n in range(20)),
                log.append("a", words("again")),
                *(log.append(f"u{n}", words("one")) for n in range(20)),
                return_exceptions=True,
            )
            assert [type(one) for one in done if one is not None] == [IntegrityError]
            assert await log.read("a") == words("one")
            assert await log.read("t19") == await log.read("u0") == words("one")

    asyncio.run(main())


def test_two_tables_are_written_together_or_not_at_all(database: str) -> None:
    async def main() -> None:
        async with journal(database) as log:
            await log.append("a", words("one"))
            with pytest.raises(IntegrityError):
                await log.append_all([Batch("b", words("one")), Batch("a", words("again"))])
            assert await log.read("b") == []

    asyncio.run(main())


def test_what_is_to_be_taken_up_is_found(database: str) -> None:
    async def main() -> None:
        async with journal(database) as log:
            for number in range(3):
                row = Row("playing", number == 1, number)
                await log.append(str(number), words("one"), row)
            assert await log.resuming() == ["1"]
            await log.append("1", words("two", after=1), Row("over", True, 1))
            assert await log.resuming() == []

    asyncio.run(main())


def test_downtimes_are_noted(database: str) -> None:
    async def main() -> None:
        log = Journal(database)
        assert await log.open(1000) == (1000, [])
        await log.beat(5000)
        await log.close()
        log = Journal(database)
        assert await log.open(9000) == (5000, [(5000, 9000)])
        await log.close()
        log = Journal(database)
        assert await log.open(9500) == (9000, [(5000, 9000), (9000, 9500)])
        await log.close()
        log = Journal(database)
        assert await log.open(7000) == (9500, [(5000, 9000), (9000, 9500)])
        await log.close()

    asyncio.run(main())


def test_migrations_lead_to_the_schema(database: str) -> None:
    engine = sa.create_engine(database)
    migrate(engine)
    migrate(engine)  # what is up to date stays as it is
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_nobody_else_can_read_the_file(tmp_path: Path) -> None:
    async def main() -> None:
        async with journal(sqlite(tmp_path)) as log:
            await log.append("a", words("one"))
            modes = {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
            assert modes == {0o600}

    asyncio.run(main())


def test_a_commit_is_on_disk(tmp_path: Path) -> None:
    async def main() -> None:
        async with journal(sqlite(tmp_path)) as log:
            with log._engine.connect() as connection:
                assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
                assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"

    asyncio.run(main())


WRITER = """
import asyncio, sys
from lamplighter.server.entries import numbered
from lamplighter.server.journal import Journal

async def fill(log, table):
    number = 0
    while True:
        drafts = [("word", {"word": f"{number}-{part}"}) for part in range(3)]
        await log.append(table, numbered(drafts, number, 0))
        number += 3
        print(table, number, flush=True)

async def main():
    log = Journal(sys.argv[1])
    await log.open(1)
    await asyncio.gather(*(fill(log, f"t{n}") for n in range(8)))

asyncio.run(main())
"""


@pytest.mark.parametrize("lines", [1, 40, 333])
def test_a_kill_loses_and_doubles_nothing(database: str, lines: int) -> None:
    command = [sys.executable, "-c", WRITER, database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = [process.stdout.readline().split() for _ in range(lines)]
        os.kill(process.pid, signal.SIGKILL)
        told += [line.split() for line in process.stdout.read().split("\n")[:-1]]
    acknowledged = {table: int(number) for table, number in told}
    assert acknowledged, "nothing was written before the kill"

    async def main() -> None:
        async with journal(database) as log:
            for table, number in acknowledged.items():
                entries = await log.read(table)
                assert len(entries) >= number, "acknowledged and lost"
                assert len(entries) % 3 == 0, "a part of an append"
                assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))

    asyncio.run(main())
