"""A service without doors for tests: tables in a folder, a clock that is set by hand, readers."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import random
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import orjson
import pytest

from lamplighter.server.orders import Order
from lamplighter.server.refusals import Refusal
from lamplighter.server.subscription import Subscription
from lamplighter.server.table import Table
from lamplighter.server.tables import Habits, Tables
from lamplighter.server.wishes import Play, Wish
from tests.playing import choose

MORNING = 1_796_000_000_000
"""When tests begin, in milliseconds since 1970."""

ROLES = {"pocket": ("investigator", "jack"), "london": ("detective", "jack")}

both_games = pytest.mark.parametrize("game", ["pocket", "london"])

Frame = dict[str, Any]


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.moment = MORNING

    def __call__(self) -> int:
        return self.moment

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.moment += int(seconds * 1000)


@dataclass
class House:
    """A running service and its clock."""

    tables: Tables
    watch: Watch

    async def table(self, table_id: str) -> Table:
        """The table as it is in memory, for tests to look into."""
        return (await self.tables._keeper.live(table_id)).table

    async def friends(self, game: str = "pocket", **ordered: Any) -> str:
        """The id of a running table of two guests, who are called by their roles."""
        order = replace(Order(game, role="jack", opponent="friend", name="Jacqueline"), **ordered)
        opened = await self.tables.open(order, "jack")
        await self.tables.take_seat(opened.id, ROLES[game][0], opened.invitation, "Ines", None)
        return opened.id

    async def play(self, table_id: str, *words: str) -> int:
        """Let the player to move play words; those of any turn if none are given."""
        table = await self.table(table_id)
        player = table.player_to_move()
        assert player is not None
        chosen = words or (table.state.action_to_string(table.state.legal_actions()[0]),)
        wish = Play(table.ply, table.undos, tuple(chosen))
        return await self.tables.wish(table_id, table.roles[player], wish)

    async def play_on(self, table_id: str, seed: int, most: int = 1000, haste: float = 0.02) -> int:
        """Play at random, at most so many words or to the end; how many were played."""
        rng = random.Random(seed)
        for count in range(most):
            table = await self.table(table_id)
            if table.status != "playing":
                return count
            state = table.state
            await self.play(
                table_id,
                state.action_to_string(choose(rng, state, state.legal_actions(), haste)),
            )
        return most

    async def quiet_turn(self, table_id: str) -> str:
        """Let the player to move play a word after which nothing was revealed; his role."""
        table = await self.table(table_id)
        role = table.roles[table.player_to_move() or 0]
        legal = [table.state.action_to_string(action) for action in table.state.legal_actions()]
        await self.play(table_id, next(word for word in legal if word != "alibi"))
        return role

    async def refused(self, table_id: str, role: str | None, wish: Wish) -> Refusal:
        """The refusal that a wish meets with; nothing has happened then."""
        number = (await self.table(table_id)).number
        with pytest.raises(Refusal) as caught:
            await self.tables.wish(table_id, role, wish)
        assert (await self.table(table_id)).number == number
        return caught.value

    async def read(
        self, table_id: str, role: str | None, after: int | None = None, language: str = "en"
    ) -> Subscription:
        """A reader of a table."""
        return await self.tables.subscribe(table_id, role or "watcher", role, language, after)


@contextlib.asynccontextmanager
async def service(folder: Path, watch: Watch | None = None, **habits: Any) -> AsyncIterator[House]:
    """A running service whose log lies in ``folder``; its tables have the same seeds every time."""
    watch = watch or Watch()
    told: dict[str, Any] = {"bot_pace": 0, "thinkers": 0, "url": f"sqlite:///{folder / 'log.db'}"}
    tables = Tables(Habits(**{**told, **habits}), now=watch)
    seeds = (hashlib.sha256(b"table %d" % number).digest() for number in itertools.count())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("lamplighter.server.seals.new_seed", lambda: next(seeds))
        await tables.start()
        await tables.resume()
        try:
            yield House(tables, watch)
        finally:
            await tables.stop()


def raw(reader: Subscription) -> list[bytes]:
    """All that waits for a reader, as it is sent."""
    waiting = list(reader._frames)
    reader._frames.clear()
    return waiting


def heard(reader: Subscription, *, numbered: bool = True) -> list[Frame]:
    """The numbered frames (or the others) that wait for a reader."""
    frames: list[Frame] = [orjson.loads(frame) for frame in raw(reader)]
    return [frame for frame in frames if ("seq" in frame) is numbered]


async def until(condition: Callable[[], bool]) -> None:
    """Let tasks run until something is so."""
    for _ in range(20_000):
        if condition():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it did not come to that")
