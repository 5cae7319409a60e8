"""Hints: for who plays against the computer or at one device, from his own view, to him alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lamplighter.bots.advice import Advice
from lamplighter.games.view import View
from lamplighter.server.orders import Order
from lamplighter.server.refusals import Refusal
from lamplighter.server.thinking import Thinkers
from tests.server.house import House, both_games, heard, service, until


async def refused_hint(house: House, table: str, role: str | None, ply: int, *words: str) -> str:
    """The code with which a hint is refused."""
    with pytest.raises(Refusal) as caught:
        await house.tables.hint(table, role, ply, words, "en")
    return caught.value.code


@both_games
def test_a_hint_is_a_turn_that_can_be_played(tmp_path: Path, game: str) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            opened = await house.tables.open(Order(game, role="jack", bot="greedy"), "g")
            table = await house.table(opened.id)
            await until(lambda: table.bot_to_move() is None)
            reader = await house.read(opened.id, "jack")
            watcher = await house.read(opened.id, None)
            heard(reader), heard(watcher)
            number, entries = table.number, house.tables.figures()["entries"]
            hint = await house.tables.hint(opened.id, "jack", table.ply, (), "en")
            assert hint["ply"] == table.ply
            assert hint["chance"] is None or 0 <= hint["chance"] <= 1
            assert len(hint["told"]) >= 2
            preview = await house.tables.preview(opened.id, "jack", table.ply, hint["words"], "en")
            assert preview["complete"]
            assert (table.number, house.tables.figures()["entries"]) == (number, entries)
            told = heard(reader, numbered=False) + heard(watcher, numbered=False)
            assert {frame["type"] for frame in told} <= {"presence"}
            again = await house.tables.hint(opened.id, "jack", table.ply, (), "en")
            assert again == hint

    asyncio.run(main())


def test_it_goes_on_with_what_is_chosen_of_a_turn(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            opened = await house.tables.open(Order("london", role="detective", bot="random"), "g")
            table = await house.table(opened.id)
            words = [table.state.action_to_string(action) for action in table.state.legal_actions()]
            for card in words:
                hint = await house.tables.hint(opened.id, "detective", table.ply, (card,), "en")
                assert hint["words"][0] == card
                assert len(hint["words"]) > 1
            whole = tuple(hint["words"])
            again = await house.tables.hint(opened.id, "detective", table.ply, whole, "en")
            assert again == await house.tables.hint(opened.id, "detective", table.ply, (), "en")
            code = await refused_hint(house, opened.id, "detective", table.ply, "move-zz")
            assert code == "not_possible"

    asyncio.run(main())


def test_at_one_device_the_side_to_move_may_ask(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            opened = await house.tables.open(Order("pocket", opponent="here"), "g")
            ply = (await house.table(opened.id)).ply
            assert (await house.tables.hint(opened.id, "investigator", ply, (), "cs"))["words"]
            assert await refused_hint(house, opened.id, "jack", ply) == "not_your_turn"
            assert await refused_hint(house, opened.id, "investigator", ply - 1) == "stale"
            assert await refused_hint(house, opened.id, None, ply) == "not_your_seat"

    asyncio.run(main())


def test_nobody_is_helped_against_somebody(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table = await house.friends()
            ply = (await house.table(table)).ply
            for role in ("investigator", "jack"):
                assert await refused_hint(house, table, role, ply) == "no_hints"

    asyncio.run(main())


def test_it_is_thought_out_from_the_askers_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[View] = []

    async def look(_self: Thinkers, view: View) -> Advice:
        handed.append(view)
        return Advice((view.legal_actions()[0],), 0.5)

    monkeypatch.setattr(Thinkers, "advise", look)

    async def main() -> None:
        async with service(tmp_path, bot_pace=0.05) as house:
            opened = await house.tables.open(Order("pocket", opponent="here"), "g")
            ply = (await house.table(opened.id)).ply
            loop = asyncio.get_running_loop()
            begun = loop.time()
            await house.tables.hint(opened.id, "investigator", ply, (), "en")
            assert loop.time() - begun >= 0.045, "it comes on the bots' pace"

    asyncio.run(main())
    (view,) = handed
    assert type(view) is View
    assert view.viewer == 0
    assert int(view.record.jack) == -1
