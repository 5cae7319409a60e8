"""Listening: what comes first, what was missed, who is too slow, who hears whom talk."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import orjson
import pytest

from lamplighter.server.refusals import Refusal
from lamplighter.server.subscription import MOST_WAITING, Subscription
from lamplighter.server.wishes import Answer, Offer, Resign
from tests.server.house import House, both_games, heard, raw, service


@both_games
def test_everybody_gets_the_same_numbers_without_a_gap(tmp_path: Path, game: str) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends(game)
            table = await house.table(table_id)
            readers = [await house.read(table_id, role) for role in (*table.roles, None)]
            first = table.number
            await house.play_on(table_id, seed=3)
            for reader in readers:
                frames = heard(reader)
                assert [frame["seq"] for frame in frames] == list(range(first, table.number + 1))
                assert frames[0]["type"] == "table"
                assert frames[-1]["type"] == "end"
                assert all(frame["can"] is not None for frame in frames)

    asyncio.run(main())


def test_only_who_is_to_move_is_given_choices(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            table = await house.table(table_id)
            readers = {role: await house.read(table_id, role) for role in (*table.roles, None)}
            for reader in readers.values():
                raw(reader)
            for _ in range(8):
                await house.play_on(table_id, seed=5, most=1)
                player = table.player_to_move()
                for role, reader in readers.items():
                    frame = heard(reader)[-1]
                    is_his = player is not None and role == table.roles[player]
                    assert (frame["choices"] is not None) == is_his
                    assert frame["own"] == (frame["by"] == role)

    asyncio.run(main())


@pytest.mark.parametrize("after", [None, 0, -3, 10_000])
def test_without_a_place_to_go_on_from_all_is_told(tmp_path: Path, after: int | None) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            (frame,) = heard(await house.read(table_id, "jack", after=after))
            assert frame["type"] == "table"
            assert frame["moment"] == house.watch()
            assert frame["viewer"] == "jack"

    asyncio.run(main())


def test_who_missed_nothing_or_too_much(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path, most_missed=3) as house:
            table_id = await house.friends()
            await house.play_on(table_id, seed=3, most=5)
            number = (await house.table(table_id)).number
            assert heard(await house.read(table_id, None, after=number)) == []
            missed = heard(await house.read(table_id, None, after=number - 3))
            assert [frame["seq"] for frame in missed] == [number - 2, number - 1, number]
            (whole,) = heard(await house.read(table_id, None, after=number - 4))
            assert whole["type"] == "table"

    asyncio.run(main())


def test_who_missed_an_undo_is_told_all(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            table = await house.table(table_id)
            await house.play_on(table_id, seed=1, most=1)
            number, player = table.number, table.turns[-1][1]
            if table.ply != table.turns[-1][0] + 1:
                pytest.fail("the first move of this seed must reveal nothing")
            await house.tables.wish(table_id, table.roles[player], Offer("undo"))
            await house.tables.wish(table_id, table.roles[1 - player], Answer("undo", accept=True))
            (whole,) = heard(await house.read(table_id, None, after=number))
            assert (whole["type"], whole["undos"], whole["seq"]) == ("table", 1, table.number)
            await house.play(table_id)
            (word,) = heard(await house.read(table_id, None, after=table.number - 1))
            assert word["type"] == "word"

    asyncio.run(main())


def test_the_first_frame_is_made_once_and_never_out_of_date(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            one = await house.tables.document(table_id, None, "en")
            house.watch.wait(5)
            other = await house.tables.document(table_id, None, "en")
            moment = b'"moment":%d}'
            assert one.endswith(moment % (house.watch() - 5000))
            assert other.endswith(moment % house.watch())
            assert one.rpartition(b",")[0] == other.rpartition(b",")[0]
            await house.read(table_id, "jack")
            assert await house.tables.document(table_id, None, "en") != other, "jack has come"
            number = await house.play(table_id)
            after = orjson.loads(await house.tables.document(table_id, None, "en"))
            assert (after["type"], after["seq"]) == ("table", number)

    asyncio.run(main())


def test_a_slow_reader_is_dropped_and_hurts_nobody(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            slow, quick = await house.read(table_id, None), await house.read(table_id, None)
            raw(quick)
            for _ in range(MOST_WAITING + 9):
                await house.tables.say(table_id, None, "W", "hello")
                raw(quick)
            assert (slow.closed, slow.dropped) == (True, "slow")
            assert await slow.next() is None
            assert not quick.closed
            house.tables.unsubscribe(slow)
            assert house.tables.figures()["watchers"] == 1

    asyncio.run(main())


def test_a_reader_waits_for_the_next_frame() -> None:
    async def main() -> None:
        reader = Subscription("t", None, "g", "en")
        waiting = asyncio.create_task(reader.next())
        await asyncio.sleep(0)
        reader.push(b"{}")
        assert await waiting == b"{}"
        waiting = asyncio.create_task(reader.next())
        await asyncio.sleep(0)
        reader.close("stopping")
        assert await waiting is None
        reader.push(b"{}")
        assert await reader.next() is None

    asyncio.run(main())


def test_who_hangs_up_in_the_middle_of_a_wish_leaves_the_table_whole(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            table = await house.table(table_id)
            number = table.number
            for _ in range(5):
                asking = asyncio.create_task(house.play(table_id))
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)
                async with house.tables._keeper.lives[table_id].lock:
                    pass
            assert table.number > number
            log = await house.tables._keeper.journal.read(table_id)
            assert len(log) == table.number

    asyncio.run(main())


def test_stopping_drops_all_readers(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            reader = await house.read(table_id, None)
        raw(reader)
        assert await reader.next() is None
        assert reader.dropped == "stopping"
        with pytest.raises(Refusal) as caught:
            await house.tables.document(table_id, None, "en")
        assert caught.value.code == "stopping"

    asyncio.run(main())


def test_unused_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path, idle=60, heartbeat=0.01) as house:
            table_id, watched = await house.friends(), await house.friends()
            reader = await house.read(watched, None)
            house.watch.wait(61)
            await asyncio.sleep(0.1)
            assert set(house.tables._keeper.lives) == {watched}
            assert not reader.closed
            await house.play(table_id)
            assert heard(await house.read(table_id, "jack"))[0]["ply"] > 0

    asyncio.run(main())


def test_an_unknown_table_is_unknown(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            for table_id in ("nowhere", "", "../log", "x" * 500):
                with pytest.raises(Refusal) as caught:
                    await house.tables.document(table_id, None, "en")
                assert caught.value.code == "unknown_table"
            assert house.tables.figures()["tables_in_memory"] == 0

    asyncio.run(main())


# --- talking --------------------------------------------------------------------------------------


def texts(reader: Any) -> list[tuple[str, str | None, str]]:
    frames = heard(reader, numbered=False)
    return [(one["by"], one["role"], one["text"]) for one in frames if one["type"] == "chat"]


def test_the_rooms_are_apart_until_the_end(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            jack, watcher = await house.read(table_id, "jack"), await house.read(table_id, None)
            await house.tables.say(table_id, "investigator", "ignored", " good luck ")
            await house.tables.say(table_id, None, "Wendy", "it is Gull!")
            private, public = ("Ines", "investigator", "good luck"), ("Wendy", None, "it is Gull!")
            assert texts(jack) == [private]
            assert texts(watcher) == [public]
            assert texts(await house.read(table_id, "jack")) == [private]
            await house.tables.wish(table_id, "jack", Resign())
            assert texts(jack) == [public]
            assert texts(watcher) == [private]
            await house.tables.say(table_id, None, "Wendy", "well played")
            assert texts(jack) == texts(watcher) == [("Wendy", None, "well played")]
        async with service(tmp_path) as house:
            said = texts(await house.read(table_id, None))
            assert [text for _, _, text in said] == ["good luck", "it is Gull!", "well played"]

    asyncio.run(main())


INVISIBLE = ["\u200d", "\u200c \u200d", "\u3164", "\u2800", "\u115f", "\U000e0100", "\u034f"]


@pytest.mark.parametrize(
    "text", ["", "  ", "x" * 501, "a\u202eb", "a\x00b", "a\nb", "\ufe0f", *INVISIBLE]
)
def test_messages_are_plain_text(tmp_path: Path, text: str) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            with pytest.raises(Refusal) as caught:
                await house.tables.say(table_id, "jack", "", text)
            assert caught.value.code == "bad_text"
            await house.tables.say(table_id, "jack", "", "<script>alert(1)</script> 👩‍🚒 안녕")

    asyncio.run(main())


def test_the_last_messages_are_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes is not sent all that was ever said."""
    monkeypatch.setattr("lamplighter.server.chat.MOST_SHOWN", 2)

    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            for text in "12345":
                await house.tables.say(table_id, None, "W", text)
            assert [text for *_, text in texts(await house.read(table_id, None))] == [*"45"]
        async with service(tmp_path) as house:
            assert [text for *_, text in texts(await house.read(table_id, None))] == [*"45"]

    asyncio.run(main())


def test_a_room_holds_so_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is full stays so after a restart; and watchers cannot take the word from players."""
    monkeypatch.setattr("lamplighter.server.chat.MOST_KEPT", 3, raising=False)

    async def refuse(house: House, table_id: str) -> None:
        with pytest.raises(Refusal) as caught:
            await house.tables.say(table_id, None, "W", "one more")
        assert caught.value.code == "full"

    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            for text in ("1", "2", "3"):
                await house.tables.say(table_id, None, "W", text)
            await refuse(house, table_id)
            await house.tables.say(table_id, "jack", "", "still here")
        async with service(tmp_path) as house:
            await refuse(house, table_id)
            assert [text for _, _, text in texts(await house.read(table_id, None))] == [*"123"]
            await house.tables.say(table_id, "jack", "", "still here")

    asyncio.run(main())
