"""Who is away, from when on the other side may end the game, and whose time is up."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lamplighter.server.clocks import DAY, Terms
from lamplighter.server.orders import Order
from lamplighter.server.wishes import Answer, Claim, Offer, Play
from tests.server.house import House, heard, service, until

CLOCKS = [(Terms(), 120), (Terms("bank", bank=600), 60)]


async def one_leaves(house: House, clock: Terms) -> tuple[str, str, str]:
    """A running game of two, of whom the one to move leaves: its id, who stays, who is away."""
    table_id = await house.friends(clock=clock)
    table = await house.table(table_id)
    readers = {role: await house.read(table_id, role) for role in table.roles}
    away = table.roles[table.player_to_move() or 0]
    house.watch.wait(500)
    house.tables.unsubscribe(readers[away])
    return table_id, next(role for role in table.roles if role != away), away


@pytest.mark.parametrize(("clock", "grace"), CLOCKS, ids=lambda value: str(value))
@pytest.mark.parametrize("how", ["win", "stop"])
def test_a_claim_is_heard_after_the_grace(
    tmp_path: Path, clock: Terms, grace: int, how: str
) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id, stays, away = await one_leaves(house, clock)
            wish = Claim(how)  # type: ignore[arg-type]
            house.watch.wait(grace - 1)
            refusal = await house.refused(table_id, stays, wish)
            assert refusal.code == "not_absent"
            assert refusal.facts["claim_at"] == house.watch() + 1000
            house.watch.wait(1)
            assert (await house.refused(table_id, away, wish)).code == "not_absent"
            reader = await house.read(table_id, None)
            await house.tables.wish(table_id, stays, wish)
            end = heard(reader)[-1]["end"]
            assert (end["how"], end["winner"]) == ("absence", stays if how == "win" else None)
            assert "ended: absence" in await house.tables.record(table_id)

    asyncio.run(main())


def test_who_comes_back_in_time_has_lost_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id, stays, away = await one_leaves(house, Terms())
            house.watch.wait(500)
            await house.read(table_id, away)
            assert (await house.refused(table_id, stays, Claim("win"))).code == "not_absent"

    asyncio.run(main())


def test_who_is_away_in_the_others_turn_holds_nobody_up(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            table = await house.table(table_id)
            to_move = table.roles[table.player_to_move() or 0]
            await house.read(table_id, to_move)
            house.watch.wait(10_000)
            assert (await house.refused(table_id, to_move, Claim("win"))).code == "not_absent"
            await house.play(table_id)
            house.watch.wait(119)
            assert (await house.refused(table_id, to_move, Claim("win"))).code == "not_absent"
            house.watch.wait(1)
            await house.tables.wish(table_id, to_move, Claim("win"))

    asyncio.run(main())


def test_with_days_for_a_turn_nobody_is_absent(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id, stays, _ = await one_leaves(house, Terms("days", days=2))
            house.watch.wait(DAY // 1000)
            refusal = await house.refused(table_id, stays, Claim("win"))
            assert refusal.facts["claim_at"] is None

    asyncio.run(main())


def test_after_a_restart_the_grace_begins_anew(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id, stays, _ = await one_leaves(house, Terms())
            house.watch.wait(500)
        async with service(tmp_path, house.watch) as house:
            assert (await house.refused(table_id, stays, Claim("win"))).code == "not_absent"
            house.watch.wait(120)
            await house.tables.wish(table_id, stays, Claim("win"))

    asyncio.run(main())


def test_presence_is_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id, stays, away = await one_leaves(house, Terms())
            reader = await house.read(table_id, None)
            told = heard(reader, numbered=False)[0]
            assert told == {
                "type": "presence",
                "present": {stays: True, away: False},
                "absent": {away: {"since": house.watch(), "claim_at": house.watch() + 120_000}},
                "watchers": 1,
            }
            await house.read(table_id, away)
            await asyncio.sleep(0.1)
            told = heard(reader, numbered=False)[-1]
            assert told["present"] == {stays: True, away: True}
            assert told["absent"] == {}

    asyncio.run(main())


def test_a_thousand_comings_are_told_in_a_few_frames(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            first = await house.read(table_id, None)
            for _ in range(200):
                await house.read(table_id, None)
            await asyncio.sleep(1.1)
            told = heard(first, numbered=False)
            assert told[-1]["watchers"] == 201
            assert len(told) < 5

    asyncio.run(main())


def test_at_one_device_both_are_there_or_neither(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            order = Order("pocket", role="jack", opponent="here", name="Anna")
            opened = await house.tables.open(order, "g")
            assert set(opened.seats) == {"investigator", "jack"} == set(opened.keys)
            reader = await house.read(opened.id, "jack")
            told = heard(reader, numbered=False)[0]
            assert told["present"] == {"investigator": True, "jack": True}
            house.tables.unsubscribe(reader)
            house.watch.wait(10_000)
            assert (await house.refused(opened.id, "jack", Claim("win"))).code == "not_absent"
            # Both sides are one person's, who need not ask himself.
            await house.play(opened.id)
            table = await house.table(opened.id)
            await house.tables.wish(opened.id, table.roles[table.turns[-1][1]], Offer("undo"))
            assert table.undos == 1
            await house.tables.wish(opened.id, "jack", Offer("stop"))
            assert table.end == ("agreement", None)
            await house.tables.wish(opened.id, "jack", Offer("rematch"))
            assert table.rematch is not None
            assert len((await house.table(table.rematch)).players_of("g")) == 2

    asyncio.run(main())


# --- time -----------------------------------------------------------------------------------------


def test_time_is_up_by_itself(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends(clock=Terms("bank", bank=10, increment=5))
            table = await house.table(table_id)
            house.watch.wait(3600)
            assert table.clock.running is None, "before the first move nobody's time runs"
            await house.play(table_id)
            loser = table.player_to_move()
            assert loser is not None
            house.watch.wait(10)
            house.tables._keeper._timers.ring_due()
            await until(lambda: table.status == "over")
            assert table.end == ("time", 1 - loser)
            assert table.ended_at == house.watch()

    asyncio.run(main())


def test_a_move_after_the_flag_comes_too_late(tmp_path: Path) -> None:
    """Even if the alarm has not rung yet."""

    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends(clock=Terms("bank", bank=10))
            await house.play(table_id)
            table = await house.table(table_id)
            role = table.roles[table.player_to_move() or 0]
            word = table.state.action_to_string(table.state.legal_actions()[0])
            house.watch.wait(10.5)
            with pytest.raises(Exception, match="over"):
                await house.tables.wish(table_id, role, Play(table.ply, 0, (word,)))
            assert table.end is not None
            assert table.end[0] == "time"
            assert table.ended_at == house.watch() - 500

    asyncio.run(main())


def test_a_turn_earns_its_increment_once(tmp_path: Path) -> None:
    """However many words a turn of London has."""

    async def main() -> None:
        async with service(tmp_path) as house:
            clock = Terms("bank", bank=100, increment=5)
            table_id = await house.friends("london", clock=clock)
            table = await house.table(table_id)
            first = table.player_to_move()
            assert first is not None
            played = 0
            while table.player_to_move() == first:
                house.watch.wait(1)
                await house.play(table_id)
                played += 1
            # The bank runs from the first word on.
            assert table.clock.left[first] == 100_000 + 5000 - 1000 * (played - 1)
            assert table.clock.left[1 - first] == 100_000

    asyncio.run(main())


def test_days_count_from_the_turn_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends("london", clock=Terms("days", days=1))
            table = await house.table(table_id)
            deadline = table.clock.deadline()
            assert deadline == house.watch() + DAY
            house.watch.wait(3600)
            await house.play(table_id)
            assert table.clock.deadline() == deadline, "the turn goes on"

    asyncio.run(main())


def test_an_undo_charges_who_was_to_move(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends(clock=Terms("bank", bank=100, increment=5))
            table = await house.table(table_id)
            await house.quiet_turn(table_id)
            mover, charged = table.turns[-1][1], table.player_to_move()
            assert charged is not None
            house.watch.wait(7)
            await house.tables.wish(table_id, table.roles[mover], Offer("undo"))
            other = table.roles[1 - mover]
            await house.tables.wish(table_id, other, Answer("undo", accept=True))
            assert table.clock.left[charged] == 93_000
            assert table.clock.running is None, "back before the first move"

    asyncio.run(main())
