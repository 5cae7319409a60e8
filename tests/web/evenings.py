"""A service whose time passes only when a test says so: for absence and for clocks."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import expect

from lamplighter.server.tables import Habits, Tables
from tests.server.doors.visiting import at, running
from tests.server.house import Watch
from tests.web.people import Person
from tests.web.tables import Host
from tests.web.visiting import Visitor

__all__ = ["Evening", "an_evening"]


@dataclass
class Evening:
    """The service, its tables, and the clock that all of it goes by."""

    address: str
    tables: Tables
    watch: Watch

    def wait(self, seconds: int, *visitors: Visitor) -> None:
        """Let time pass, for the service and for who sits before these pages."""
        for visitor in visitors:
            here = visitor.page.evaluate("Date.now() / 1000")
            visitor.page.clock.set_system_time(here + seconds)
        self.watch.wait(seconds)
        keeper = self.tables._keeper
        loop = keeper.journal._loop
        assert loop is not None
        loop.call_soon_threadsafe(keeper._timers.ring_due)

    def sit_down(self, anna: Visitor, ben: Visitor, **wanted: object) -> str:
        """Anna is the investigator and to move, Ben is Jack; the address of their table."""
        host = Host.at(self.address)
        host.lend_cookie(anna)
        table, token = host.invite("pocket", **wanted)
        host.client.close()
        anna.open(f"/table/{table}")
        ben.open(f"/table/{table}#seat={token}")
        ben.page.get_by_role("textbox", name=ben.say("web-name")).fill("Ben")
        ben.button("web-sit-down").click()
        for visitor in (anna, ben):
            expect(visitor.board).to_be_visible()
        Person(anna).wait_for_turn()
        return f"/table/{table}"


@contextlib.contextmanager
def an_evening(folder: Path) -> Iterator[Evening]:
    """A service of its own, with a clock that is set by hand."""
    settings, watch = at(folder), Watch()
    tables = Tables(Habits(url=settings.database_url, bot_pace=0, thinkers=0), now=watch)
    with running(settings, tables) as service:
        yield Evening(service.address, tables, watch)
