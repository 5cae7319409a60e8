"""What nobody comes back to: tables that wait are forgotten, games that were begun are ended."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa

from lamplighter.server import schema, tidying
from lamplighter.server.clocks import DAY, Terms
from lamplighter.server.entries import Entry
from lamplighter.server.journal import Row
from lamplighter.server.orders import Order
from lamplighter.server.refusals import Refusal
from lamplighter.server.tidying import long_ago, tidy
from lamplighter.server.wishes import Resign
from tests.server.house import House, Watch, heard, service, until

HABITS: dict[str, Any] = {"waiting_days": 7, "abandoned_days": 90}

DAY_SECONDS = DAY // 1000


async def tidied(house: House) -> None:
    """Look for what nobody has touched, as on every day."""
    await tidy(house.tables._keeper, ())


async def waiting(house: House) -> str:
    """The id of a table that waits for a friend, at which its owner has spoken."""
    order = Order("pocket", role="jack", opponent="friend", name="Jo")
    opened = await house.tables.open(order, "owner")
    await house.tables.say(opened.id, "jack", "", "Anybody there?")
    return opened.id


async def is_known(house: House, table_id: str) -> bool:
    """Whether there is such a table, in memory or in the log."""
    try:
        await house.tables.document(table_id, None, "en")
    except Refusal as refusal:
        return refusal.code != "unknown_table"
    return True


def rows_of(folder: Path, table_id: str) -> list[int]:
    """How many rows of a table there are, of each kind."""
    columns = (schema.tables.c.id, schema.entries.c.table_id, schema.messages.c.table_id)
    counts = (sa.select(sa.func.count()).where(column == table_id) for column in columns)
    return [asked(folder, count) for count in counts]


def asked(folder: Path, query: sa.Select[Any]) -> Any:
    """What the database has for an answer of one value."""
    engine = sa.create_engine(f"sqlite:///{folder / 'log.db'}")
    with engine.connect() as connection:
        answer = connection.execute(query).scalar_one()
    engine.dispose()
    return answer


def test_a_table_that_waits_is_forgotten(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path, **HABITS) as house:
            table_id, other = await waiting(house), await waiting(house)
            house.watch.wait(7 * DAY_SECONDS)
            young = await waiting(house)
            await tidied(house)
            assert await is_known(house, table_id), "just seven days are not more than seven"
            reader = await house.read(other, "jack")
            house.watch.wait(1)
            await tidied(house)
            assert not await is_known(house, table_id)
            assert rows_of(tmp_path, table_id) == [0, 0, 0], "nothing is left of it"
            assert await is_known(house, young)
            assert await is_known(house, other), "somebody is there"
            house.tables.unsubscribe(reader)
            await tidied(house)
            assert not await is_known(house, other)

    asyncio.run(main())


@pytest.mark.parametrize("clock", [Terms(), Terms("bank", bank=600)], ids=["none", "not running"])
def test_a_game_that_nobody_goes_on_with_is_ended(tmp_path: Path, clock: Terms) -> None:
    async def main() -> None:
        async with service(tmp_path, **HABITS) as house:
            begun, played = await house.friends(clock=clock), await house.friends()
            house.watch.wait(89 * DAY_SECONDS)
            await house.play(played)
            house.watch.wait(2 * DAY_SECONDS)
            reader = await house.read(begun, None)
            heard(reader)
            await tidied(house)
            assert (await house.table(begun)).status == "playing", "somebody watches"
            house.tables.unsubscribe(reader)
            await tidied(house)
            assert (await house.table(played)).status == "playing"
            assert (await house.table(begun)).end == ("absence", None)
            log = await house.tables._keeper.journal.read(begun)
            assert (log[-1].kind, log[-1].at) == ("ended", house.watch())
            assert "ended: absence" in await house.tables.record(begun)
            assert (await house.tables.proof(begun))["words"]

    asyncio.run(main())


@pytest.mark.parametrize("clock", [Terms("days", days=14), Terms("bank", bank=3 * 3600)], ids=str)
def test_a_clock_that_runs_is_left_to_end_its_game(tmp_path: Path, clock: Terms) -> None:
    """Nobody is held to be away within the time that the two have agreed on."""

    async def main() -> None:
        watch = Watch()
        async with service(tmp_path, watch, abandoned_days=7) as house:
            table_id = await house.friends(clock=clock)
            await house.play(table_id)
            table = await house.table(table_id)
            mover = table.player_to_move()
            assert mover is not None
            deadline = table.clock.deadline()
            assert deadline is not None
            watch.wait(8 * DAY_SECONDS)
            await tidied(house)
            table = await house.table(table_id)
            if deadline > watch():
                assert table.status == "playing"
                watch.wait(7 * DAY_SECONDS)
                await tidied(house)
            assert (await house.table(table_id)).end == ("time", 1 - mover)

    asyncio.run(main())


def test_who_talks_is_still_there(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path, **HABITS) as house:
            begun, waits = await house.friends(), await waiting(house)
            house.watch.wait(5 * DAY_SECONDS)
            await house.tables.say(waits, "jack", "", "Still nobody?")
            house.watch.wait(3 * DAY_SECONDS)
            await tidied(house)
            assert await is_known(house, waits)
            house.watch.wait(80 * DAY_SECONDS)
            await house.tables.say(begun, "jack", "", "Thinking; back on Friday.")
            house.watch.wait(3 * DAY_SECONDS)
            await tidied(house)
            assert (await house.table(begun)).status == "playing"
            house.watch.wait(88 * DAY_SECONDS)
            await tidied(house)
            assert (await house.table(begun)).end == ("absence", None)

    asyncio.run(main())


def test_what_was_looked_at_does_not_stay_in_memory(tmp_path: Path) -> None:
    async def main() -> None:
        watch = Watch()
        days = Terms("days", days=14)
        async with service(tmp_path, watch) as house:
            tables = [await house.friends() for _ in range(3)]
            timed = [await house.friends(clock=days) for _ in range(3)]
        watch.wait(1)
        async with service(tmp_path, watch, abandoned_days=7) as house:
            watch.wait(8 * DAY_SECONDS)
            reader = await house.read(timed[0], None)
            await tidied(house)
            assert set(house.tables._keeper.lives) == {timed[0]}, "where somebody is"
            house.tables.unsubscribe(reader)
            assert [(await house.table(each)).status for each in tables] == ["over"] * 3
            assert [(await house.table(each)).status for each in timed] == ["playing"] * 3

    asyncio.run(main())


def test_the_others_are_served_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each table that is looked at is followed by a rest, however many there are."""
    rests = []
    sleep = asyncio.sleep

    async def counted(seconds: float) -> None:
        rests.append(seconds)
        await sleep(0)

    async def main() -> None:
        async with service(tmp_path, **HABITS) as house:
            for _ in range(3):
                await house.friends()
            house.watch.wait(91 * DAY_SECONDS)
            monkeypatch.setattr(tidying, "asyncio", SimpleNamespace(sleep=counted))
            await tidied(house)

    asyncio.run(main())
    assert rests == [tidying.REST] * 3


def test_what_is_finished_is_kept_for_ever(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path, **HABITS) as house:
            table_id = await house.friends()
            await house.tables.wish(table_id, "jack", Resign())
            number = (await house.table(table_id)).number
            house.watch.wait(10_000 * DAY_SECONDS)
            await tidied(house)
            assert (await house.table(table_id)).number == number

    asyncio.run(main())


def test_one_that_cannot_be_looked_at_keeps_no_other(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path, **HABITS) as house:
            broken = [Entry(1, house.watch(), "opened", {})]
            await house.tables._keeper.journal.append("a", broken, Row("waiting", False, 0))
            table_id = await waiting(house)
            house.watch.wait(8 * DAY_SECONDS)
            await tidied(house)
            assert rows_of(tmp_path, "a")[:2] == [1, 1]
            assert not await is_known(house, table_id)

    asyncio.run(main())


def test_without_a_limit_nothing_is_touched(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path, waiting_days=0, abandoned_days=0) as house:
            first, second = await waiting(house), await house.friends()
            house.watch.wait(10_000 * DAY_SECONDS)
            await tidied(house)
            assert await is_known(house, first)
            assert (await house.table(second)).status == "playing"

    asyncio.run(main())


def test_it_is_done_at_the_start(tmp_path: Path) -> None:
    async def main() -> None:
        watch = Watch()
        async with service(tmp_path, watch) as house:
            first, second = await waiting(house), await house.friends()
            watch.wait(91 * DAY_SECONDS)
        async with service(tmp_path, watch, **HABITS):
            await until(lambda: rows_of(tmp_path, first) == [0, 0, 0])
            status = sa.select(schema.tables.c.status).where(schema.tables.c.id == second)
            await until(lambda: asked(tmp_path, status) == "over")
        async with service(tmp_path, watch) as house:
            assert not await is_known(house, first)
            assert (await house.table(second)).end == ("absence", None)

    asyncio.run(main())


def test_what_passes_while_the_service_is_down_does_not_count(tmp_path: Path) -> None:
    async def main() -> None:
        watch = Watch()
        async with service(tmp_path, watch, **HABITS) as house:
            first, second = await waiting(house), await house.friends()
        watch.wait(1000 * DAY_SECONDS)
        async with service(tmp_path, watch, **HABITS) as house:
            await tidy(house.tables._keeper, house.tables._keeper._downtimes)
            assert await is_known(house, first)
            assert (await house.table(second)).status == "playing"

    asyncio.run(main())


@pytest.mark.parametrize(
    ("downtimes", "moment"),
    [
        ((), 90),
        (((10, 20),), 90),
        (((92, 95),), 87),
        (((85, 95),), 80),
        (((60, 70), (85, 95)), 80),
        (((70, 81), (85, 95)), 69),
    ],
    ids=["never down", "before", "within", "across", "one of two", "both"],
)
def test_days_of_service(downtimes: tuple[tuple[int, int], ...], moment: int) -> None:
    told = [(since * DAY, until * DAY) for since, until in downtimes]
    assert long_ago(100 * DAY, 10, told) == moment * DAY
