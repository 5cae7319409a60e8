"""A game from its beginning to its end on every database, one that hangs up in between included."""

from __future__ import annotations

import asyncio
from pathlib import Path

import sqlalchemy as sa

from lamplighter.server.refusals import Refusal
from tests.server.databases import database
from tests.server.house import both_games, service

__all__ = ["database"]


def hang_up(url: str) -> None:
    """Let a server cut off everybody else; a file has nobody to cut off."""
    engine = sa.create_engine(url)
    if engine.dialect.name == "postgresql":
        with engine.connect() as connection:
            others = "datname = current_database() AND pid <> pg_backend_pid()"
            ended = f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE {others}"
            assert connection.execute(sa.text(ended)).scalars().all()
    engine.dispose()


@both_games
def test_a_game_is_put_aside_and_played_to_its_end(
    game: str, database: str, tmp_path: Path
) -> None:
    async def main() -> None:
        async with service(tmp_path, url=database) as house:
            table_id = await house.friends(game)
            await house.play_on(table_id, seed=1, most=10)
            record = await house.tables.record(table_id)
        async with service(tmp_path, url=database) as house:
            assert await house.tables.record(table_id) == record
            await house.tables.say(table_id, None, "Zoë", "Dobrý den 🔦")
            await house.play_on(table_id, seed=2)
            assert (await house.table(table_id)).status == "over"
            record = await house.tables.record(table_id)
        async with service(tmp_path, url=database) as house:
            assert await house.tables.record(table_id) == record
            live = await house.tables._keeper.live(table_id)
            (said,) = live.chat.in_other_room("players")
            assert (said["by"], said["text"]) == ("Zoë", "Dobrý den 🔦")

    asyncio.run(main())


def test_a_server_that_hangs_up_loses_and_doubles_nothing(database: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path, url=database) as house:
            table_id = await house.friends()
            await house.play(table_id)
            number = (await house.table(table_id)).number
            hang_up(database)
            for _ in range(2):
                try:
                    told = await house.play(table_id)
                    break
                except Refusal as refusal:
                    assert refusal.code == "not_saved"  # noqa: PT017 - it need not come to that
                    assert (await house.table(table_id)).number == number
            assert told > number
            log = await house.tables._keeper.journal.read(table_id)
            assert [entry.number for entry in log] == list(range(1, told + 1))

    asyncio.run(main())
