"""The tables in memory: loaded from their logs, led on entry by entry, let go when unused.

Everything that changes a table takes one way, `Keeper.commit`: the entries are written, and
only when they are on disk they happen and frames are queued. The table's lock is held from the
first look at a wish until then. Such work runs as a task of its own (`Keeper.whole`), so
that a reader who hangs up in the middle cannot leave a table behind its log.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from lamplighter.bots import BOT_DOMAIN, DICE
from lamplighter.games.view import View
from lamplighter.server.asking import decided, flag_fall
from lamplighter.server.chat import Chat
from lamplighter.server.entries import Draft, Entry, numbered
from lamplighter.server.journal import Batch, Journal, Row
from lamplighter.server.live import Live
from lamplighter.server.moments import ServiceTime
from lamplighter.server.openings import rematch
from lamplighter.server.refusals import Refusal
from lamplighter.server.seats import new_table_id
from lamplighter.server.table import Table
from lamplighter.server.thinking import Thinkers
from lamplighter.server.tidying import tidy_daily
from lamplighter.server.timers import Timers

__all__ = ["Habits", "Keeper", "not_saved", "row_of"]

_T = TypeVar("_T")

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True)
class Habits:
    """How a service treats its tables.

    Attributes:
        url: where the log is kept, an SQLAlchemy URL; ``sqlite:///file`` or PostgreSQL.
        bot_pace: seconds between two moves of a bot; 0: as soon as it has decided.
        thinkers: processes that think for bots; 0: in a thread of this process (tests only).
        heartbeat: seconds between two signs of life in the log.
        idle: seconds after which a table that nobody uses leaves memory.
        most_tables: tables in memory, that is in use; when there are more, none is opened.
        most_missed: frames that a returning reader is sent one by one; more: a whole table.
        waiting_days: after so many days a table that still waits is forgotten; 0: never.
        abandoned_days: after so many days a game that nobody goes on with is ended; 0: never.
    """

    url: str = "sqlite:///lamplighter.db"
    bot_pace: float = 0.8
    thinkers: int = 1
    heartbeat: float = 2.0
    idle: float = 300.0
    most_tables: int = 10_000
    most_missed: int = 200
    waiting_days: int = 0
    abandoned_days: int = 0


class Keeper:
    """All tables of one service, and what happens there by itself: clocks, bots, rematches.

    Attributes:
        habits: how tables are treated.
        now: the present moment in milliseconds.
        journal: the log.
        thinkers: where bots think.
        lives: the tables in memory, by id.
        words: how many words were played.
    """

    def __init__(self, habits: Habits, now: Callable[[], int]) -> None:
        self.habits = habits
        self.now = ServiceTime(now)
        self.journal = Journal(habits.url)
        self.thinkers = Thinkers(habits.thinkers)
        self.lives: dict[str, Live] = {}
        self.words = 0
        self._timers = Timers(self.now, self._ring)
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._endless: list[asyncio.Task[None]] = []
        self._downtimes: list[tuple[int, int]] = []
        self._is_stopping = False

    async def start(self) -> None:
        """Open the log; running games are taken up behind the scenes."""
        last, self._downtimes = await self.journal.open(self.now())
        self.now.reach(last)
        tidying = tidy_daily(self, self._downtimes)
        self._endless = [self.apart(work) for work in (self._beat(), self.resume(), tidying)]

    async def resume(self) -> None:
        """Take up all games where something happens by itself.

        One that cannot be taken up, which is logged, keeps none of the others from it.
        """
        for table_id in await self.journal.resuming():
            with contextlib.suppress(Exception):
                self.let_go(await self.live(table_id))  # its alarm is set; that will do

    async def stop(self) -> None:
        """Take nothing more, write what waits, drop all readers."""
        self._is_stopping = True
        self._timers.close()
        for task in self._endless:
            task.cancel()
        # Whoever holds a lock is writing; when all locks are free, all is on disk and told. Who
        # waits for one is refused then.
        for live in list(self.lives.values()):
            async with live.lock:
                live.leave_memory("stopping")
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        with contextlib.suppress(SQLAlchemyError):
            await self.journal.beat(self.now())
        await self.journal.close()

    async def is_writable(self) -> bool:
        """Whether the log can be written."""
        if self._is_stopping:
            return False
        try:
            await self.journal.beat(self.now())
        except SQLAlchemyError:
            return False
        return True

    # --- the way of an entry ------------------------------------------------------------------

    async def commit(self, live: Live, drafts: list[Draft], at: int | None = None) -> None:
        """Write entries, then let them happen. The lock is held. Raises `Refusal`."""
        if live.is_gone:
            raise not_saved()
        table = live.table
        entries = numbered(drafts, table.number, max(table.at, at or self.now()))
        batches = [Batch(table.id, entries, self._row(table, drafts))]
        made: Table | None = None
        if entries[-1].kind == "rematched":
            made, first = self._rematch(table, entries[-1])
            batches.append(Batch(made.id, first, row_of(made)))
        try:
            await self.journal.append_all(batches)
        except (SQLAlchemyError, RuntimeError):
            self._drop(live, "failed")
            raise not_saved() from None
        if made is not None:
            self._take_up(made, Chat(made.id, ()))
        live.publish(entries)
        self.words += sum(kind == "word" for kind, _ in drafts)
        self._set_going(live)

    def _rematch(self, table: Table, entry: Entry) -> tuple[Table, list[Entry]]:
        """The table where two play again, named in the entry."""
        made_id = entry.body["table"] = new_table_id()
        drafts = rematch(table, made_id, entry.body["client_seeds"], entry.at)
        entries = numbered(drafts, 0, entry.at)
        return Table.replayed(made_id, entries), entries

    def _row(self, table: Table, drafts: list[Draft]) -> Row | None:
        """The table's row, where it changes with these entries."""
        kinds = {kind for kind, _ in drafts}
        if not kinds & {"seated", "ended"}:
            return None
        return row_of(table, "over" if "ended" in kinds else "playing")

    async def open(self, table: Table, entries: Sequence[Entry]) -> None:
        """Write the first entries of a table, and take it up. Raises `Refusal`."""
        self._require_running()
        try:
            await self.journal.append(table.id, entries, row_of(table))
        except (SQLAlchemyError, RuntimeError):
            raise not_saved() from None
        self._take_up(table, Chat(table.id, ()))

    async def forget(self, live: Live) -> None:
        """Delete a table from memory and log. The lock is held. Raises `Refusal`."""
        try:
            await self.journal.forget(live.table.id)
        except (SQLAlchemyError, RuntimeError):
            raise not_saved() from None
        self._drop(live, "failed")

    # --- memory -------------------------------------------------------------------------------

    async def live(self, table_id: str) -> Live:
        """The table of that id, from the log if it is not in memory."""
        self._require_running()
        live = self.lives.get(table_id)
        if live is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self.apart(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(task)
        live.used = self.now()
        return live

    @contextlib.asynccontextmanager
    async def held(self, table_id: str) -> AsyncIterator[Live]:
        """The table of that id, with its lock."""
        while True:
            live = await self.live(table_id)
            async with live.lock:
                if not live.is_gone:  # it may have left memory while its lock was waited for
                    yield live
                    return

    async def _load(self, table_id: str) -> Live:
        entries = await self.journal.read(table_id)
        if not entries:
            raise Refusal("unknown_table", "There is no such table.")
        table = Table.replayed(table_id, entries)
        pauses = self._pauses(table)
        if pauses:
            # Not before the end of the last one: by its moment it is known as noted.
            at = max(self.now(), pauses[-1][1]["until"])
            added = numbered(pauses, table.number, at)
            try:
                await self.journal.append(table_id, added)
            except (SQLAlchemyError, RuntimeError):
                raise not_saved() from None
            for entry in added:
                table.apply(entry)
        return self._take_up(table, Chat(table_id, await self.journal.messages(table_id)))

    def _pauses(self, table: Table) -> list[Draft]:
        """The times in which the service was down while a clock ran, as far as not noted yet."""
        if table.clock.running is None:
            return []
        return [
            ("paused", {"since": since, "until": until})
            for since, until in self._downtimes
            if until > table.at
        ]

    def require_room(self) -> None:
        """Refuse one more table where there are as many as the habits say: ``full``."""
        if len(self.lives) >= self.habits.most_tables:
            raise Refusal("full", "There are as many tables as this service can hold. Try later.")

    def _require_running(self) -> None:
        if self._is_stopping:
            raise Refusal("stopping", "The service is just stopping. Try again in a moment.")

    def _take_up(self, table: Table, chat: Chat) -> Live:
        live = self.lives[table.id] = Live(table, chat, self.now())
        self._set_going(live)
        return live

    def _set_going(self, live: Live) -> None:
        """Set the table's alarm, and let its bot think where it is to move."""
        table = live.table
        self._timers.set(table.id, table.clock.deadline())
        if table.bot_to_move() is not None and live.thinking is None and not self._is_stopping:
            live.thinking = self.apart(self._think(live))

    def let_go(self, live: Live) -> None:
        """Let a table that was only looked at leave memory, unless somebody needs it there."""
        if live.is_idle:
            self._drop(live, "failed")

    def _drop(self, live: Live, why: str) -> None:
        """Let a table leave memory; the log has all of it."""
        live.leave_memory(why)
        if self.lives.get(live.table.id) is live:
            del self.lives[live.table.id]

    # --- what happens by itself ---------------------------------------------------------------

    def apart(self, work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        """Run work as a task of its own. What goes wrong in it is logged, without particulars."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    async def whole(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Do work to its end, even if whoever waits for it goes away in the middle."""
        return await asyncio.shield(self.apart(work))

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            _LOG.error("task_failed", extra={"error": type(error).__name__})

    async def _beat(self) -> None:
        """Note that the service is up, and let unused tables leave memory."""
        while True:
            await asyncio.sleep(self.habits.heartbeat)
            with contextlib.suppress(SQLAlchemyError):
                await self.journal.beat(self.now())
            unused = self.now() - int(self.habits.idle * 1000)
            for live in [one for one in self.lives.values() if one.is_idle]:
                if live.used < unused:
                    self._drop(live, "failed")

    def _ring(self, table_id: str) -> None:
        self.apart(self._time_is_up(table_id))

    async def _time_is_up(self, table_id: str) -> None:
        with contextlib.suppress(Refusal):
            async with self.held(table_id) as live:
                await self.let_flag_fall(live)
                self._set_going(live)

    async def let_flag_fall(self, live: Live) -> None:
        """End the game if time is up. The lock is held."""
        fallen = flag_fall(live.table, self.now())
        if fallen is not None:
            at, draft = fallen
            await self.commit(live, [draft], at)

    async def _think(self, live: Live) -> None:
        """Let bots play until a person is to move."""
        try:
            while (bot := live.table.bot_to_move()) is not None:
                await self._let_bot_play(live, bot)
        except Refusal:
            pass  # the table has left memory; whoever comes next sets it going again
        finally:
            live.thinking = None

    async def _let_bot_play(self, live: Live, bot: str) -> None:
        table = live.table
        where = (table.ply, table.undos)
        view = table.state.view(table.player_to_move())
        dice = table.stream.below(BOT_DOMAIN, table.ply, DICE)
        action = await self.paced(self._decision(bot, view, dice))
        async with live.lock:
            if (table.ply, table.undos) == where and table.bot_to_move() == bot:
                word = table.state.action_to_string(action)
                await self.commit(live, decided(table, (word,)))

    async def paced(self, thought: Awaitable[_T]) -> _T:
        """What somebody thinks out; it comes at a multiple of the pace, however long it took."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        found = await thought
        await asyncio.sleep(_rest(loop.time() - begun, self.habits.bot_pace))
        return found

    async def _decision(self, bot: str, view: View, dice: int) -> int:
        """What a bot decides; where it fails, any legal action, so that no game stands still."""
        legal = view.legal_actions()
        try:
            action = await self.thinkers.decide(bot, view, dice)
        except Exception as error:  # noqa: BLE001 - whatever a bot raises, people want to play on
            _LOG.error("bot_failed", extra={"bot": bot, "error": type(error).__name__})
            return legal[dice % len(legal)]
        if action not in legal:
            _LOG.error("bot_failed", extra={"bot": bot, "error": "illegal action"})
            return legal[dice % len(legal)]
        return action


def _rest(passed: float, pace: float) -> float:
    """Seconds until the next multiple of the pace, so that how long a bot thought tells nothing."""
    return max(1, math.ceil(passed / pace)) * pace - passed if pace > 0 else 0.0


def row_of(table: Table, status: str | None = None) -> Row:
    """A table's row, with the status that it will have."""
    resumes = table.bot is not None or table.terms.kind != "none"
    return Row(status or table.status, resumes, table.opened_at)


def not_saved() -> Refusal:
    """What is answered when the log cannot take something."""
    return Refusal("not_saved", "That could not be saved, so it has not happened. Try again.")
