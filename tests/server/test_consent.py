"""What both sides must want: an undo, a stop, a rematch."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from lamplighter.records import read
from lamplighter.server.clocks import Terms
from lamplighter.server.orders import Order
from lamplighter.server.wishes import Answer, Cancel, Matter, Offer, Resign, Withdraw
from tests.playing import choose
from tests.server.house import ROLES, both_games, heard, service

OTHER = {"jack": "investigator", "investigator": "jack"}


def test_undo_by_consent(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            table = await house.table(table_id)
            ply, before = table.ply, str(table.state)
            role = await house.quiet_turn(table_id)
            reader = await house.read(table_id, OTHER[role])
            assert "undo" in heard(await house.read(table_id, role))[0]["can"]
            await house.tables.wish(table_id, role, Offer("undo"))
            refusal = await house.refused(table_id, role, Answer("undo", accept=True))
            assert refusal.code == "no_offer", "nobody accepts his own proposal"
            await house.tables.wish(table_id, OTHER[role], Answer("undo", accept=True))
            assert (table.ply, str(table.state), table.undos) == (ply, before, 1)
            kinds = [(one["type"], one.get("did")) for one in heard(reader)[1:]]
            assert kinds == [("offer", "made"), ("offer", "accepted"), ("undone", None)]
            await house.quiet_turn(table_id)
            assert table.undos == 1

    asyncio.run(main())


def test_an_undo_takes_back_what_followed_too(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            table = await house.table(table_id)
            ply = table.ply
            role = await house.quiet_turn(table_id)
            assert await house.quiet_turn(table_id) == OTHER[role]
            await house.tables.wish(table_id, role, Offer("undo"))
            await house.tables.wish(table_id, OTHER[role], Answer("undo", accept=True))
            assert table.ply == ply

    asyncio.run(main())


@pytest.mark.parametrize("language", ["en"])
def test_declined_withdrawn_lapsed(tmp_path: Path, language: str) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            table = await house.table(table_id)
            role = await house.quiet_turn(table_id)
            reader = await house.read(table_id, None, language=language)
            for what in ("undo", "stop"):
                await house.tables.wish(table_id, role, Offer(what))
                await house.tables.wish(table_id, OTHER[role], Answer(what, accept=False))
                await house.tables.wish(table_id, role, Offer(what))
                await house.tables.wish(table_id, role, Withdraw(what))
                await house.tables.wish(table_id, role, Offer(what))
            did = [frame["did"] for frame in heard(reader)[1:]]
            assert did == ["made", "declined", "made", "withdrawn", "made"] * 2
            await house.quiet_turn(table_id)
            assert table.offers == {"undo": None, "stop": None, "rematch": None}
            for wish in (Answer("undo", accept=True), Answer("stop", accept=True)):
                assert (await house.refused(table_id, OTHER[role], wish)).code == "no_offer"

    asyncio.run(main())


@both_games
def test_no_undo_goes_past_a_reveal(tmp_path: Path, game: str) -> None:
    """Of every turn of a game: it can be undone exactly where nothing was revealed since."""

    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends(game)
            table = await house.table(table_id)
            rng = random.Random(5)
            met = set()
            while table.status == "playing":
                state = table.state
                action = choose(rng, state, state.legal_actions(), 0)
                await house.play(table_id, state.action_to_string(action))
                for player, role in enumerate(table.roles):
                    ply = table.last_turn_of(player)
                    if table.status == "over" or ply is None:
                        continue
                    told = table.state.view(None).words()
                    plies = [n for n, word in enumerate(told) if word not in ("seen", "unseen")]
                    since = told[plies[ply] :]
                    chance = ("seen", "unseen", "draw", "cards", "toss")
                    revealed = any(word.partition("-")[0] in chance for word in since)
                    met.add(revealed)
                    if revealed:
                        refusal = await house.refused(table_id, role, Offer("undo"))
                        assert refusal.code == "revealed", since
                    else:
                        await house.tables.wish(table_id, role, Offer("undo"))
                        await house.tables.wish(table_id, role, Withdraw("undo"))
            assert met == {True, False}

    asyncio.run(main())


def test_nothing_to_undo_yet(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            assert (await house.refused(table_id, "jack", Offer("undo"))).code == "nothing_to_undo"

    asyncio.run(main())


def test_a_stop_by_consent_has_no_winner(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            reader = await house.read(table_id, "jack")
            await house.tables.wish(table_id, "jack", Offer("stop"))
            await house.tables.wish(table_id, "investigator", Offer("stop"))  # as good as a yes
            end = heard(reader)[-1]
            assert (end["type"], end["end"]["how"], end["end"]["winner"]) == (
                "end",
                "agreement",
                None,
            )
            assert end["can"] == ["rematch"]
            assert read(await house.tables.record(table_id)).result == "nobody"

    asyncio.run(main())


@both_games
def test_a_rematch_swaps_the_roles_and_keeps_the_rest(tmp_path: Path, game: str) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            clock = Terms("bank", bank=300, increment=2)
            options = {"board": "first_2006"} if game == "london" else {}
            table_id = await house.friends(game, clock=clock, options=options)
            first = ROLES[game][0]
            refusal = await house.refused(table_id, "jack", Offer("rematch"))
            assert refusal.code == "still_running"
            await house.tables.wish(table_id, "jack", Resign())
            reader = await house.read(table_id, None)
            await house.tables.wish(table_id, first, Offer("rematch"))
            await house.tables.wish(table_id, "jack", Answer("rematch", accept=True))
            frame = heard(reader)[-1]
            assert frame["type"] == "rematch"
            table, old = await house.table(frame["table"]), await house.table(table_id)
            assert table.names() == {first: "Jacqueline", "jack": "Ines"}
            assert (table.terms, table.game, table.opponent) == (clock, old.game, old.opponent)
            assert table.secret.seed != old.secret.seed
            assert await house.tables.seats_of(table.id, "jack") == (first,)
            assert table.status == "playing"
            refusal = await house.refused(table_id, "jack", Offer("rematch"))
            assert refusal.code == "too_late"

    asyncio.run(main())


@pytest.mark.parametrize("what", ["undo", "stop"])
def test_the_same_is_proposed_three_times_between_two_moves(tmp_path: Path, what: Matter) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            role = await house.quiet_turn(table_id)
            for _ in range(2):
                await house.tables.wish(table_id, role, Offer(what))
                await house.tables.wish(table_id, role, Withdraw(what))
            await house.tables.wish(table_id, role, Offer(what))
            await house.tables.wish(table_id, OTHER[role], Answer(what, accept=False))
            assert (await house.refused(table_id, role, Offer(what))).code == "too_often"
            assert what not in heard(await house.read(table_id, role))[0]["can"]
            await house.tables.wish(table_id, role, Offer("stop" if what == "undo" else "undo"))
            await house.tables.wish(table_id, OTHER[role], Offer("stop"))
            table = await house.table(table_id)
            if what == "undo":
                assert table.end == ("agreement", None), "to agree is no proposal of one's own"
                return
            await house.quiet_turn(table_id)
            assert what in heard(await house.read(table_id, role))[0]["can"]
            await house.tables.wish(table_id, role, Offer(what))

    asyncio.run(main())


def test_rematches_are_proposed_three_times_too(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            await house.tables.wish(table_id, "jack", Resign())
            for _ in range(3):
                await house.tables.wish(table_id, "jack", Offer("rematch"))
                await house.tables.wish(table_id, "jack", Withdraw("rematch"))
            assert (await house.refused(table_id, "jack", Offer("rematch"))).code == "too_often"
            assert heard(await house.read(table_id, "jack"))[0]["can"] == []
            await house.tables.wish(table_id, "investigator", Offer("rematch"))
            await house.tables.wish(table_id, "jack", Offer("rematch"))
            assert (await house.table(table_id)).rematch is not None, "the others may ask"

    asyncio.run(main())


@pytest.mark.parametrize("wish", [Resign(), Cancel()])
def test_nothing_can_be_chosen_once_the_players_ended_the_game(
    tmp_path: Path, wish: Resign | Cancel
) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            reader = await house.read(table_id, ROLES["pocket"][0])
            assert heard(reader)[0]["choices"]
            await house.tables.wish(table_id, ROLES["pocket"][0], wish)
            assert heard(reader)[-1]["choices"] is None
            again = await house.read(table_id, ROLES["pocket"][0])
            assert heard(again)[0]["choices"] is None

    asyncio.run(main())


def test_playing_and_undoing_makes_no_time(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends(clock=Terms("bank", bank=60, increment=30))
            table = await house.table(table_id)
            await house.quiet_turn(table_id)
            before = list(table.clock.left)
            for _ in range(3):
                role = await house.quiet_turn(table_id)
                await house.tables.wish(table_id, role, Offer("undo"))
                await house.tables.wish(table_id, OTHER[role], Answer("undo", accept=True))
            assert table.clock.left == before

    asyncio.run(main())


def test_a_bot_lets_a_turn_be_taken_back_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            order = Order("pocket", role="investigator", opponent="bot", bot="random", name="Ines")
            opened = await house.tables.open(order, "ines")
            table = await house.table(opened.id)
            undone = 0
            for _ in range(2):
                await house.quiet_turn(opened.id)
                if "undo" in heard(await house.read(opened.id, "investigator"))[0]["can"]:
                    await house.tables.wish(opened.id, "investigator", Offer("undo"))
                    undone += 1
            assert undone == table.undos == 1

    asyncio.run(main())
