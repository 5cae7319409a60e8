"""Bots: they see views, they play on a fixed pace, and nobody waits for another table's bot."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from lamplighter import load_game
from lamplighter.bots import BOT_DOMAIN, DICE, LEVELS, Bot, make_bot
from lamplighter.games.catalogue import GAMES
from lamplighter.games.view import View
from lamplighter.server.keeping import _rest
from lamplighter.server.orders import Order
from lamplighter.server.thinking import Thinkers
from lamplighter.server.wishes import Offer
from tests.server.house import both_games, heard, service, until


@both_games
def test_two_bots_worth_of_game(tmp_path: Path, game: str) -> None:
    """A bot plays what it would play at any table with the same seed."""

    async def main() -> None:
        async with service(tmp_path) as house:
            opened = await house.tables.open(Order(game, role="jack", bot="greedy"), "g")
            table = await house.table(opened.id)
            rng = random.Random(3)
            while table.status == "playing":
                await until(lambda: table.status == "over" or not table.bot_to_move())
                if table.status == "playing":
                    state = table.state
                    word = state.action_to_string(rng.choice(state.legal_actions()))
                    await house.play(opened.id, word)
            state, bot = table.begin.clone(), make_bot("greedy")
            for ply, word in enumerate(table.state.words()):
                if state.current_player() == 0:
                    dice = random.Random(table.stream.below(BOT_DOMAIN, ply, DICE))
                    assert state.action_to_string(bot.act(state.view(0), dice)) == word
                state.apply_action(state.string_to_action(word))

    asyncio.run(main())


def test_a_bot_is_handed_its_view_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[bytes] = []

    def look(_bot: str, packed: bytes, _dice: int) -> int:
        handed.append(packed)
        view: View = pickle.loads(packed)
        return view.legal_actions()[0]

    monkeypatch.setattr("lamplighter.server.thinking.decision", look)

    async def main() -> None:
        async with service(tmp_path) as house:
            opened = await house.tables.open(Order("pocket", role="jack", bot="greedy"), "g")
            table = await house.table(opened.id)
            await until(lambda: not table.bot_to_move())
            jack = next(word for word in table.state.words() if word.startswith("jack-"))
            for packed in handed:
                view = pickle.loads(packed)
                assert type(view) is View
                assert view.viewer == 0
                assert jack not in view.words()
                assert int(view.record.jack) == -1

    asyncio.run(main())
    assert handed


def test_a_bot_agrees_to_an_undo_and_a_rematch(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            opened = await house.tables.open(Order("pocket", role="jack", bot="random"), "g")
            table = await house.table(opened.id)
            await until(lambda: not table.bot_to_move())
            ply = table.ply
            legal = [table.state.action_to_string(one) for one in table.state.legal_actions()]
            await house.play(opened.id, next(word for word in legal if word != "alibi"))
            await until(lambda: not table.bot_to_move())
            if table.revealed <= ply:
                await house.tables.wish(opened.id, "jack", Offer("undo"))
                assert (table.ply, table.undos) == (ply, 1)
            await house.tables.wish(opened.id, "jack", Offer("stop"))
            await house.tables.wish(opened.id, "jack", Offer("rematch"))
            assert table.rematch is not None
            again = await house.table(table.rematch)
            assert again.players_of("g") == (0,)
            assert again.seats[1] is not None
            assert again.seats[1].bot == "random"

    asyncio.run(main())


@pytest.mark.parametrize(
    ("passed", "pace", "rest"),
    [(0.1, 0.8, 0.7), (0.8, 0.8, 0.0), (0.9, 0.8, 0.7), (5.0, 0.0, 0.0), (0.0, 2.0, 2.0)],
)
def test_a_move_comes_at_a_multiple_of_the_pace(passed: float, pace: float, rest: float) -> None:
    assert _rest(passed, pace) == pytest.approx(rest)


def test_nobody_waits_for_another_tables_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a bot thinks, its own table answers too, and what it found is not played if undone."""
    thinks = asyncio.Event

    async def main() -> None:
        go_on = thinks()

        async def slow(_self: Thinkers, _bot: str, view: View, _dice: int) -> int:
            await go_on.wait()
            return view.legal_actions()[0]

        monkeypatch.setattr(Thinkers, "decide", slow)
        async with service(tmp_path) as house:
            order = Order("pocket", role="investigator", bot="random")
            opened = await house.tables.open(order, "g")
            table = await house.table(opened.id)
            table_id = await house.friends()
            legal = [table.state.action_to_string(one) for one in table.state.legal_actions()]
            await house.play(opened.id, next(word for word in legal if word != "alibi"))
            table = await house.table(opened.id)  # where nobody looks, a table may be loaded anew
            assert table.bot_to_move() == "random"
            assert house.tables.figures()["bots_thinking"] == 1
            await house.play_on(table_id, seed=1)
            await house.tables.wish(opened.id, "investigator", Offer("undo"))
            assert table.player_to_move() == 0
            ply = table.ply
            go_on.set()
            await until(lambda: house.tables.figures()["bots_thinking"] == 0)
            assert table.ply == ply

    asyncio.run(main())


@pytest.mark.parametrize("answer", [None, 10**6])
def test_a_bot_that_fails_does_not_stop_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: int | None
) -> None:
    def fail(_bot: str, _packed: bytes, _dice: int) -> int:
        if answer is None:
            raise ZeroDivisionError
        return answer

    monkeypatch.setattr("lamplighter.server.thinking.decision", fail)

    async def main() -> None:
        async with service(tmp_path) as house:
            opened = await house.tables.open(Order("pocket", role="jack", bot="greedy"), "g")
            table = await house.table(opened.id)
            await until(lambda: table.has_moved and not table.bot_to_move())
            assert table.status == "playing"

    asyncio.run(main())


def test_a_dead_process_is_replaced() -> None:
    async def main() -> None:
        thinkers = Thinkers(1)
        try:
            state = load_game("pocket").deal(1)
            while state.is_chance_node():
                state.apply_action(state.legal_actions()[0])
            view = state.view(state.current_player())
            first = await thinkers.decide("random", view, 5)
            pool = thinkers._pool
            assert isinstance(pool, ProcessPoolExecutor)
            for pid in list(pool._processes):
                os.kill(pid, signal.SIGKILL)
            time.sleep(0.1)
            assert await thinkers.decide("random", view, 5) == first
            assert thinkers._pool is not pool
        finally:
            thinkers.close()

    asyncio.run(main())


def test_a_bots_move_is_told_like_any_other(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            order = Order("pocket", role="investigator", bot="random")
            opened = await house.tables.open(order, "g")
            reader = await house.read(opened.id, "investigator")
            table = await house.table(opened.id)
            await house.play(opened.id)
            await until(lambda: not table.bot_to_move())
            told = [frame for frame in heard(reader) if frame.get("by") == "jack"]
            assert told
            assert not any(frame["own"] for frame in told)
            seats = (await house.table(opened.id)).summary()["names"]
            assert seats["jack"] == "random"

    asyncio.run(main())


def test_all_levels_are_woken_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """For both games and before anybody asks; and who asks meanwhile waits for one of them only."""
    woken: list[tuple[str, str]] = []
    sides: set[tuple[str, int | None]] = set()

    def play(bot: Bot, view: View, dice: int) -> int:
        woken.append((view.game.name, bot.name))
        sides.add((view.game.name, view.viewer))
        return view.legal_actions()[dice]

    monkeypatch.setattr("lamplighter.server.thinking.decide", play)

    async def main() -> None:
        thinkers = Thinkers(0)
        try:
            warming = asyncio.create_task(thinkers.warm_up())
            await until(lambda: bool(woken))
            await thinkers.decide("random", view, 0)
            assert not warming.done()
            await warming
        finally:
            thinkers.close()

    state = load_game("pocket").deal(1)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    view = state.view(state.current_player())
    asyncio.run(main())
    for game in GAMES:
        assert {(game, level) for level in LEVELS} <= set(woken)
    assert sides == {(game, player) for game in GAMES for player in (0, 1)}
