"""The log on disk: what it has taken is safe, and nothing else counts as having happened.

One thread writes. It takes everything that waits into one transaction, so a disk that needs
some milliseconds to make a transaction safe carries hundreds of moves with it (group commit).
What is appended in one call is in the log as a whole or not at all, whatever happens to the
process: it is one transaction of the database, whose log is flushed before anybody is told.

A thread per connection and an asynchronous driver were rejected: SQLite has one writer anyway,
and the queue in front of it is what makes groups.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeVar

import orjson
import sqlalchemy as sa

from lamplighter.server import schema
from lamplighter.server.entries import Entry
from lamplighter.server.migrations import migrate

__all__ = ["Batch", "Journal", "Row"]

_MOST_IN_ONE = 2000

_T = TypeVar("_T")

Rows = list[dict[str, Any]]


@dataclass(frozen=True)
class Row:
    """A table's row in `schema.tables`."""

    status: str
    resumes: bool
    opened: int


@dataclass(frozen=True)
class Batch:
    """Entries of one table that belong together, and its row if that changes."""

    table_id: str
    entries: Sequence[Entry]
    row: Row | None = None


_NEW_ROW = sa.insert(schema.tables)
_ROW = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("the_id"))
    .values({name: sa.bindparam(name) for name in ("status", "resumes", "opened")})
)
_ENTRY = sa.insert(schema.entries)
_MESSAGE = sa.insert(schema.messages)
_BEAT = sa.update(schema.heartbeat).values(at=sa.bindparam("moment"))

_FORGET = tuple(
    sa.delete(table).where(column == sa.bindparam("gone"))
    for table, column in (
        (schema.messages, schema.messages.c.table_id),
        (schema.entries, schema.entries.c.table_id),
        (schema.tables, schema.tables.c.id),
    )
)

_ORDER = (_NEW_ROW, _ROW, _ENTRY, _MESSAGE, _BEAT, *_FORGET)
"""In which order the statements of a transaction are executed."""

_Work = dict[Any, Rows]


class _Job:
    """Work that waits for the writer, and who waits for it."""

    __slots__ = ("done", "work")

    def __init__(self, work: _Work, done: asyncio.Future[None]) -> None:
        self.work = work
        self.done = done


class Journal:
    """The log of all tables.

    Args:
        url: an SQLAlchemy URL; of SQLite always a file.

    Attributes:
        entries: how many entries were written; commits: in how many transactions.
    """

    def __init__(self, url: str) -> None:
        self._engine = sa.create_engine(url)
        if self._engine.dialect.name == "sqlite":
            sa.event.listen(self._engine, "connect", _prepare_sqlite)
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="journal-reader")
        self._loop: asyncio.AbstractEventLoop | None = None
        self.entries = 0
        self.commits = 0

    async def open(self, now: int) -> tuple[int, list[tuple[int, int]]]:
        """Make the database ready, and note how long the service was down.

        Returns:
            The last sign of life in the log, and all downtimes so far.
        """
        self._loop = asyncio.get_running_loop()
        begun = await self._loop.run_in_executor(self._readers, self._begin, now)
        self._writer = threading.Thread(target=self._write, name="journal-writer", daemon=True)
        self._writer.start()
        return begun

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        if self._writer is not None:
            self._queue.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
            self._writer = None
        self._readers.shutdown()
        self._engine.dispose()

    # --- writing ----------------------------------------------------------------------------------

    async def append(self, table_id: str, entries: Sequence[Entry], row: Row | None = None) -> None:
        """Write entries of one table, all or none; returns when they are on disk.

        Raises `sqlalchemy.exc.SQLAlchemyError`: they are not. It is `IntegrityError` where one of
        the numbers is taken.
        """
        await self.append_all([Batch(table_id, entries, row)])

    async def append_all(self, batches: Iterable[Batch]) -> None:
        """The same for several tables, all of it or nothing."""
        work: _Work = {}
        for batch in batches:
            for entry in batch.entries:
                number, at, kind, body = entry
                work.setdefault(_ENTRY, []).append(
                    {
                        "table_id": batch.table_id,
                        "number": number,
                        "at": at,
                        "kind": kind,
                        "body": orjson.dumps(body).decode(),
                    }
                )
            if batch.row is not None:
                _add_row(work, batch, batch.row)
        await self._done(work)

    async def say(self, message: dict[str, Any]) -> None:
        """Write one message, given by the columns of `schema.messages`."""
        await self._done({_MESSAGE: [message]})

    async def forget(self, table_id: str) -> None:
        """Delete all that is known of a table."""
        await self._done({statement: [{"gone": table_id}] for statement in _FORGET})

    async def beat(self, now: int) -> None:
        """Note that the service is up."""
        await self._done({_BEAT: [{"moment": now}]})

    def _done(self, work: _Work) -> asyncio.Future[None]:
        if self._loop is None or self._writer is None:
            raise RuntimeError("the journal is not open")
        done: asyncio.Future[None] = self._loop.create_future()
        self._queue.put(_Job(work, done))
        return done

    def _write(self) -> None:
        """The writer's thread."""
        with self._engine.connect() as connection:
            while (job := self._queue.get()) is not None:
                jobs, last = [job], False
                while len(jobs) < _MOST_IN_ONE and not self._queue.empty():
                    following = self._queue.get()
                    if following is None:
                        last = True
                        break
                    jobs.append(following)
                self._tell(self._commit(connection, jobs))
                if last:
                    return

    def _commit(
        self, connection: sa.Connection, jobs: list[_Job]
    ) -> list[tuple[_Job, Exception | None]]:
        """Write jobs in one transaction; if that fails each in its own, as one is at fault."""
        work: _Work = {}
        for job in jobs:
            for statement, rows in job.work.items():
                work.setdefault(statement, []).extend(rows)
        try:
            with connection.begin():
                for statement in _ORDER:
                    if statement in work:
                        connection.execute(statement, work[statement])
        except Exception as error:  # noqa: BLE001 - whoever asked is told, the writer goes on
            if len(jobs) == 1:
                return [(jobs[0], error)]
            return [told for job in jobs for told in self._commit(connection, [job])]
        self.commits += 1
        self.entries += len(work.get(_ENTRY, ()))
        return [(job, None) for job in jobs]

    def _tell(self, outcomes: list[tuple[_Job, Exception | None]]) -> None:
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_resolve, outcomes)

    # --- reading ----------------------------------------------------------------------------------

    async def read(self, table_id: str) -> list[Entry]:
        """The whole log of a table; empty if there is none."""
        log, columns = schema.entries, schema.entries.c
        query = (
            sa.select(columns.number, columns.at, columns.kind, columns.body)
            .where(log.c.table_id == table_id)
            .order_by(columns.number)
        )
        rows = await self._read(query)
        return [Entry(number, at, kind, orjson.loads(body)) for number, at, kind, body in rows]

    async def messages(self, table_id: str) -> list[dict[str, Any]]:
        """What was said at a table, by the columns of `schema.messages`."""
        query = (
            sa.select(schema.messages)
            .where(schema.messages.c.table_id == table_id)
            .order_by(schema.messages.c.number)
        )
        return [row._asdict() for row in await self._read(query)]

    async def status(self, table_id: str) -> str | None:
        """How far a table is, by its row; ``None`` if there is none."""
        columns = schema.tables.c
        rows = await self._read(sa.select(columns.status).where(columns.id == table_id))
        return rows[0][0] if rows else None

    async def resuming(self) -> list[str]:
        """The running tables where something happens by itself."""
        columns = schema.tables.c
        query = sa.select(columns.id).where(columns.status == "playing", columns.resumes)
        return [table_id for (table_id,) in await self._read(query)]

    async def untouched(self, status: str, before: int) -> list[str]:
        """The tables of a status where nothing was done or said since a moment."""
        columns = schema.tables.c
        query = sa.select(columns.id).where(columns.status == status)
        for log in (schema.entries.c, schema.messages.c):
            query = query.where(~sa.exists().where(log.table_id == columns.id, log.at >= before))
        return [table_id for (table_id,) in await self._read(query)]

    async def _read(self, query: sa.Select[Any]) -> Sequence[Any]:
        def rows() -> Sequence[Any]:
            with self._engine.connect() as connection:
                return connection.execute(query).all()

        return await self._in_reader(rows)

    async def _in_reader(self, function: Callable[[], _T]) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, function)

    def _begin(self, now: int) -> tuple[int, list[tuple[int, int]]]:
        _create_private(self._engine.url)
        migrate(self._engine)
        with self._engine.begin() as connection:
            last = connection.execute(sa.select(schema.heartbeat.c.at)).scalar()
            if last is None:
                last = now
                connection.execute(sa.insert(schema.heartbeat).values(id=1, at=now))
            elif last < now:
                _note_downtime(connection, last, now)
            rows = connection.execute(sa.select(schema.downtimes).order_by(sa.text("since"))).all()
        return last, [(int(since), int(until)) for since, until in rows]


def _note_downtime(connection: sa.Connection, since: int, until: int) -> None:
    connection.execute(sa.insert(schema.downtimes).values(since=since, until=until))
    connection.execute(_BEAT, {"moment": until})


def _add_row(work: _Work, batch: Batch, row: Row) -> None:
    line = asdict(row)
    is_new = bool(batch.entries) and batch.entries[0].number == 1
    if is_new:
        work.setdefault(_NEW_ROW, []).append({"id": batch.table_id, **line})
    else:
        work.setdefault(_ROW, []).append({"the_id": batch.table_id, **line})


def _resolve(outcomes: list[tuple[_Job, Exception | None]]) -> None:
    for job, error in outcomes:
        if job.done.done():
            continue  # whoever waited has gone
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)


def _create_private(url: sa.URL) -> None:
    """Make a file that nobody else on the machine can read: it holds the seeds of running games."""
    if url.get_backend_name() == "sqlite" and url.database:
        Path(url.database).touch(mode=0o600)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Readers do not wait for the writer; a commit is on disk when it returns."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
