"""Alarms: one a name, rung once, in order, and not when they have been set anew."""

from __future__ import annotations

import asyncio

from lamplighter.server.timers import Timers


class Day:
    """A time of day, and what has rung."""

    def __init__(self) -> None:
        self.now = 0
        self.rung: list[str] = []
        self.timers = Timers(lambda: self.now, self.rung.append)

    def pass_to(self, moment: int) -> list[str]:
        """What rings until then."""
        self.rung.clear()
        self.now = moment
        self.timers.ring_due()
        return list(self.rung)


def test_alarms_ring_when_they_are_due() -> None:
    async def main() -> None:
        day = Day()
        for name, moment in (("late", 30_000), ("early", 10_000), ("later", 40_000)):
            day.timers.set(name, moment)
        assert day.pass_to(9_999) == []
        assert day.pass_to(30_000) == ["early", "late"]
        assert day.pass_to(30_001) == []
        assert len(day.timers) == 1
        day.timers.close()
        assert day.pass_to(50_000) == []

    asyncio.run(main())


def test_an_alarm_set_anew_rings_only_then() -> None:
    async def main() -> None:
        day = Day()
        for moment in (10_000, 20_000, 15_000, 15_000):
            day.timers.set("name", moment)
        day.timers.set("other", 11_000)
        day.timers.set("other", None)
        assert day.pass_to(14_999) == []
        assert day.pass_to(15_000) == ["name"]
        assert day.pass_to(60_000) == []

    asyncio.run(main())


def test_an_alarm_rings_by_itself() -> None:
    async def main() -> None:
        day = Day()
        day.timers.set("name", 20)
        day.now = 20
        await asyncio.sleep(0.2)
        assert day.rung == ["name"]

    asyncio.run(main())
