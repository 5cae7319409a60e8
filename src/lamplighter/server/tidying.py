"""Tables that nobody comes back to: looked for at every start and once a day.

One that still waits for a player is forgotten, as there is nothing in it that anybody would miss. A
game that was begun ends as one that is stopped because of absence: with an entry, so that whoever
does come back is told, and with a record, which stays as that of every finished game does.

Where a clock runs that the two agreed on, the game is left to it.

Only time in which the service was up counts, as no clock counts any other either.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from lamplighter.server.asking import abandoned
from lamplighter.server.clocks import DAY, SECOND

if TYPE_CHECKING:
    from lamplighter.server.keeping import Keeper
    from lamplighter.server.live import Live

__all__ = ["long_ago", "tidy", "tidy_daily"]

REST = 0.05
"""Seconds between two tables, in which everybody else is served."""

Downtimes = Sequence[tuple[int, int]]
"""From when until when the service was down, in order."""


def long_ago(now: int, days: int, downtimes: Downtimes) -> int:
    """The moment since which the service has been up for so many days in all."""
    moment = now - days * DAY
    for since, until in reversed(downtimes):
        if until > moment:
            moment -= until - since
    return moment


async def tidy(keeper: Keeper, downtimes: Downtimes) -> None:
    """Forget, or end, what nobody has touched for as long as the habits say."""
    habits = keeper.habits
    for status, days in (("waiting", habits.waiting_days), ("playing", habits.abandoned_days)):
        if not days:
            continue
        before = long_ago(keeper.now(), days, downtimes)
        for table_id in await keeper.journal.untouched(status, before):
            with contextlib.suppress(Exception):  # it is logged, and the others are looked at too
                await keeper.whole(_looked_after(keeper, table_id, status, before))
            await asyncio.sleep(REST)


async def _looked_after(keeper: Keeper, table_id: str, status: str, before: int) -> None:
    """See to one table, and do not keep it in memory: there may be thousands of them."""
    async with keeper.held(table_id) as live:
        await _leave(keeper, live, status, before)
    keeper.let_go(live)


async def _leave(keeper: Keeper, live: Live, status: str, before: int) -> None:
    table = live.table
    await keeper.let_flag_fall(live)
    if table.status != status or any(live.readers()) or max(table.at, live.chat.at) >= before:
        return  # somebody has come in the meantime, or time was up
    if status == "waiting":
        await keeper.forget(live)
    elif table.clock.deadline() is None:  # else the clock that was agreed on ends the game
        await keeper.commit(live, [abandoned(table)])


async def tidy_daily(keeper: Keeper, downtimes: Downtimes) -> None:
    """`tidy`, now and once a day."""
    while True:
        with contextlib.suppress(SQLAlchemyError):  # tomorrow is early enough
            await tidy(keeper, downtimes)
        await asyncio.sleep(DAY / SECOND)
