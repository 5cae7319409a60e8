"""The service's time: wherever the machine's clock jumps, no game gains or loses any."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from lamplighter.server.clocks import Terms
from lamplighter.server.moments import ServiceTime, steady
from tests.server.house import Watch, service, until

HOUR = 3600


def test_a_clock_that_is_set_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = steady()
    before = clock()
    assert abs(before - time.time() * 1000) < 60_000
    for jump in (HOUR, -HOUR):
        monkeypatch.setattr(time, "time_ns", lambda jump=jump: before * 10**6 + jump * 10**9)
        assert 0 <= clock() - before < 60_000


def test_a_moment_is_reached_once() -> None:
    watch = Watch()
    now = ServiceTime(watch)
    begin = now()
    now.reach(begin + 5000)
    now.reach(begin + 3000)
    assert now() == begin + 5000
    watch.wait(1)
    assert now() == begin + 6000


@pytest.mark.parametrize("hours", [-3, 24 * 3650])
def test_a_service_that_starts_with_a_wrong_clock(tmp_path: Path, hours: int) -> None:
    """A game goes on with all the time it had, and that time runs: with this start or the next."""

    async def main() -> None:
        watch = Watch()
        async with service(tmp_path, watch) as house:
            table_id = await house.friends(clock=Terms("bank", bank=60))
            await house.play(table_id)
            watch.wait(20)
        for jump in (hours, -hours):
            watch.wait(jump * HOUR)
            async with service(tmp_path, watch) as house:
                table = await house.table(table_id)
                deadline = table.clock.deadline()
                assert deadline is not None
                assert deadline - house.tables.moment() == 40_000
        async with service(tmp_path, watch) as house:
            table = await house.table(table_id)
            watch.wait(41)
            house.tables._keeper._timers.ring_due()
            await until(lambda: table.status == "over")

    asyncio.run(main())
