"""A service that is stopped or killed at any point goes on exactly as it would have."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import orjson
import pytest

from lamplighter.server.clocks import Terms
from lamplighter.server.orders import Order
from lamplighter.server.table import Table
from lamplighter.server.wishes import Resign
from tests.server.house import House, Watch, both_games, heard, raw, service, until


async def person_plays(house: House, table_id: str) -> bool:
    """Let the person play by a rule that knows only the position; whether the game goes on."""
    table = await house.table(table_id)
    await until(lambda: table.status == "over" or not table.bot_to_move())
    if table.status == "over":
        return False
    legal = table.state.legal_actions()
    await house.play(table_id, table.state.action_to_string(legal[table.ply * 7 % len(legal)]))
    return True


async def until_over(table: Table) -> None:
    """Wait until a game has ended."""
    await until(lambda: table.status == "over")


@both_games
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_interrupted_at_every_point(tmp_path: Path, game: str, bot: str) -> None:
    """Against a bot: after each of the person's moves the service starts again."""

    async def whole(folder: Path) -> list[str]:
        async with service(folder) as house:
            order = Order(game, role="jack", bot=bot, client_seed="77")
            table_id = (await house.tables.open(order, "g")).id
            while await person_plays(house, table_id):
                pass
            return (await house.table(table_id)).state.words()

    async def interrupted(folder: Path) -> list[str]:
        async with service(folder) as house:
            order = Order(game, role="jack", bot=bot, client_seed="77")
            table_id = (await house.tables.open(order, "g")).id
        while True:
            async with service(folder) as house:
                if not await person_plays(house, table_id):
                    return (await house.table(table_id)).state.words()

    for name in ("whole", "interrupted"):
        (tmp_path / name).mkdir()
    first = asyncio.run(whole(tmp_path / "whole"))
    assert first == asyncio.run(interrupted(tmp_path / "interrupted"))


@both_games
def test_what_was_told_is_told_again(tmp_path: Path, game: str) -> None:
    """Frames made from the log are those that were sent when things happened."""

    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends(game, clock=Terms("bank", bank=600))
            table = await house.table(table_id)
            roles = (*table.roles, None)
            first = table.number
            readers = {role: await house.read(table_id, role) for role in roles}
            for reader in readers.values():
                raw(reader)
            await house.play_on(table_id, seed=9, most=30)
            if table.status == "playing":
                await house.tables.wish(table_id, "jack", Resign())
            live = {role: heard(reader) for role, reader in readers.items()}
        async with service(tmp_path, house.watch) as house:
            for role in roles:
                for after in (first, table.number - 1, table.number):
                    again = heard(await house.read(table_id, role, after=after))
                    assert again == live[role][after - first :]

    asyncio.run(main())


def test_downtime_is_not_counted(tmp_path: Path) -> None:
    async def main() -> None:
        watch = Watch()
        clock = Terms("bank", bank=60)
        async with service(tmp_path, watch) as house:
            table_id = await house.friends(clock=clock)
            await house.play(table_id)
            watch.wait(20)
            runs = (await house.table(table_id)).clock.running
        watch.wait(3600)
        for minutes in (0, 10):
            async with service(tmp_path, watch) as house:
                table = await house.table(table_id)
                assert runs is not None
                assert table.clock.running == runs
                deadline = table.clock.deadline()
                assert deadline is not None
                assert deadline - watch() == 40_000
                frame = heard(await house.read(table_id, None, after=table.number - 1))[0]
                assert frame["type"] == "clock"
            watch.wait(60 * minutes)

    asyncio.run(main())


def test_a_flag_falls_after_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        watch = Watch()
        async with service(tmp_path, watch) as house:
            table_id = await house.friends(clock=Terms("bank", bank=60))
            await house.play(table_id)
        async with service(tmp_path, watch) as house:
            table = await house.table(table_id)
            watch.wait(61)
            house.tables._keeper._timers.ring_due()
            await until(lambda: table.status == "over")
            assert table.end is not None
            assert table.end[0] == "time"

    asyncio.run(main())


def test_a_damaged_table_keeps_no_other_from_going_on(tmp_path: Path) -> None:
    async def main() -> None:
        watch = Watch()
        clock = Terms("bank", bank=60)
        async with service(tmp_path, watch) as house:
            tables = [await house.friends(clock=clock) for _ in range(3)]
            for table_id in tables:
                await house.play(table_id)
        with contextlib.closing(sqlite3.connect(tmp_path / "log.db")) as log, log:
            log.execute(
                "UPDATE entries SET body = '{}' WHERE table_id = ? AND kind = 'word'",
                (min(tables),),
            )
        async with service(tmp_path, watch) as house:
            watch.wait(61)
            house.tables._keeper._timers.ring_due()
            for table_id in set(tables) - {min(tables)}:
                await until_over(await house.table(table_id))

    asyncio.run(main())


def test_a_log_cut_anywhere_is_a_table(tmp_path: Path) -> None:
    """Whatever prefix of whole appends a crash leaves, the table goes on from it."""

    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            await house.play_on(table_id, seed=9)
            entries = await house.tables._keeper.journal.read(table_id)
        for length in range(1, len(entries) + 1):
            table = Table.replayed(table_id, entries[:length])
            assert table.number == length

    asyncio.run(main())


SERVER = """
import asyncio, random, sys
from lamplighter.server.orders import Order
from lamplighter.server.tables import Habits, Tables
from lamplighter.server.wishes import Play

async def play(tables, number):
    order = Order("pocket", role="jack", opponent="anyone", name="A")
    opened = await tables.open(order, "a")
    await tables.take_seat(opened.id, "b", None, "B", None)
    table = (await tables._keeper.live(opened.id)).table
    rng = random.Random(number)
    while table.status == "playing":
        state, ply = table.state, table.ply
        word = state.action_to_string(rng.choice(state.legal_actions()))
        role = table.roles[table.player_to_move()]
        await tables.wish(opened.id, role, Play(ply, 0, (word,)))
        print(opened.id, ply, word, flush=True)

async def main():
    tables = Tables(Habits(url=sys.argv[1], bot_pace=0, thinkers=0))
    await tables.start()
    while True:
        await asyncio.gather(*(play(tables, number) for number in range(20)))

asyncio.run(main())
"""


@pytest.mark.parametrize("lines", [1, 50, 300])
def test_a_kill_loses_no_acknowledged_move(tmp_path: Path, lines: int) -> None:
    """Killed at some moment under load; every move told as done is there once, and games go on."""
    command = [sys.executable, "-c", SERVER, f"sqlite:///{tmp_path / 'log.db'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = [process.stdout.readline().split() for _ in range(lines)]
        os.kill(process.pid, signal.SIGKILL)
        told += [line.split() for line in process.stdout.read().split("\n")[:-1]]

    async def main(folder: Path) -> dict[str, list[str]]:
        async with service(folder) as house:
            for table_id in sorted({table_id for table_id, _, _ in told}):
                table = await house.table(table_id)
                assert not table.state.is_chance_node(), "chance is not left undrawn"
            for table_id, ply, word in told:
                assert (await house.table(table_id)).state.words()[int(ply)] == word
            ended = {}
            for table_id in sorted({table_id for table_id, _, _ in told})[:5]:
                await house.play_on(table_id, seed=1)
                table = await house.table(table_id)
                assert table.status == "over"
                ended[table_id] = table.state.words()
            return ended

    # Two services that go on from the same log draw the same.
    shutil.copytree(tmp_path, tmp_path / "copy")
    assert asyncio.run(main(tmp_path)) == asyncio.run(main(tmp_path / "copy"))


def test_a_log_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    """What could not be saved has not happened; readers are asked to connect again."""

    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            table = await house.table(table_id)
            reader = await house.read(table_id, "jack")
            journal = house.tables._keeper.journal
            # Another process has written on: the number is taken.
            entries = await journal.read(table_id)
            await journal.append(table_id, [entries[-1]._replace(number=table.number + 1)])
            with pytest.raises(Exception, match="could not be saved"):
                await house.play(table_id)
            raw(reader)
            assert await reader.next() is None
            assert reader.dropped == "failed"
            assert orjson.dumps(house.tables.figures())
            assert await house.tables.healthy()

    asyncio.run(main())
