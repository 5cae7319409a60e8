"""One table among people: seats, moves, consent, ends; what is refused changes nothing."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import orjson
import pytest

from lamplighter.records import read, verify
from lamplighter.server.answers import CODES
from lamplighter.server.orders import Order
from lamplighter.server.refusals import STATUS_OF, Refusal
from lamplighter.server.wishes import Answer, Cancel, Claim, Offer, Play, Resign, Wish, Withdraw
from lamplighter.telling.rooms import scene_of
from tests.catalogues import ROOT, messages
from tests.playing import choose
from tests.server.house import ROLES, both_games, heard, service

WISHES: list[Wish] = [
    Play(12, 0, ("holmes-1",)),
    Offer("undo"),
    Answer("undo", accept=True),
    Withdraw("undo"),
    Resign(),
    Cancel(),
    Claim("win"),
]


# --- moves ----------------------------------------------------------------------------------------


@both_games
def test_a_game_is_played_to_its_end_and_its_record_holds(tmp_path: Path, game: str) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            order = Order(game, role="jack", opponent="anyone", name="Jo", client_seed="0a")
            opened = await house.tables.open(order, "jack")
            await house.tables.take_seat(opened.id, "ines", None, "Ines", "ff" * 64)
            sealed = read(await house.tables.record(opened.id))
            assert not sealed.is_open
            await house.play_on(opened.id, seed=3)
            record = read(await house.tables.record(opened.id))
            assert verify(record).status == "fair"
            assert record.players == ("Ines", "Jo")
            proof = await house.tables.proof(opened.id)
            assert proof["commitment"] == sealed.commitment == record.commitment
            assert proof["client_seeds"] == [
                {"role": ROLES[game][0], "value": "ff" * 64},
                {"role": "jack", "value": "0a"},
            ]
            assert proof["words"] == (await house.table(opened.id)).state.words()

    asyncio.run(main())


def test_a_stale_move_is_refused_with_the_present_ply(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            table = await house.table(table_id)
            for ply, undos in ((table.ply - 1, 0), (table.ply + 1, 0), (table.ply, 1)):
                refusal = await house.refused(table_id, "jack", Play(ply, undos, ("holmes-1",)))
                assert refusal.document() | {"message": ""} == {
                    "code": "stale",
                    "message": "",
                    "ply": table.ply,
                    "undos": 0,
                }

    asyncio.run(main())


def test_an_identical_repeat_is_done_already(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            table = await house.table(table_id)
            ply, word = table.ply, table.state.action_to_string(table.state.legal_actions()[0])
            role = table.roles[table.player_to_move() or 0]
            other = table.roles[1 - table.roles.index(role)]
            wish = Play(ply, 0, (word,))
            number = await house.tables.wish(table_id, role, wish)
            assert await house.tables.wish(table_id, role, wish) == number
            assert (await house.refused(table_id, other, wish)).code == "stale"
            different = Play(ply, 0, ("holmes-1" if word != "holmes-1" else "holmes-2",))
            assert (await house.refused(table_id, role, different)).code == "stale"

    asyncio.run(main())


def test_the_last_move_of_a_game_can_be_repeated_too(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            await house.play_on(table_id, seed=1)
            table = await house.table(table_id)
            ply, player = table.turns[-1]
            word = table.state.words()[ply]
            wish = Play(ply, 0, (word,))
            assert await house.tables.wish(table_id, table.roles[player], wish) == table.number

    asyncio.run(main())


def test_words_of_one_turn_are_played_all_or_none(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends("london")
            table = await house.table(table_id)
            state = table.state.clone()
            turn: list[str] = []
            while not turn or state.goes_on():
                turn.append(state.action_to_string(state.legal_actions()[0]))
                state.apply_action(state.legal_actions()[0])
            role = table.roles[table.player_to_move() or 0]
            for words in ([*turn, turn[0]], [*turn[:-1], "move-z99"], [], [turn[0], turn[0]]):
                wish = Play(table.ply, 0, tuple(words))
                assert (await house.refused(table_id, role, wish)).code == "not_possible"
            before = table.ply
            await house.play(table_id, *turn)
            assert table.state.words()[before : before + len(turn)] == turn

    asyncio.run(main())


def test_two_turns_are_not_one(tmp_path: Path) -> None:
    """In Pocket one side has the second and the third turn of a round, one after the other."""

    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            await house.quiet_turn(table_id)
            table = await house.table(table_id)
            legal = [table.state.action_to_string(one) for one in table.state.legal_actions()]
            role = table.roles[table.player_to_move() or 0]
            first = next(word for word in legal if word != "alibi")
            state = table.state.clone()
            state.apply_action(state.string_to_action(first))
            second = state.action_to_string(state.legal_actions()[0])
            assert state.current_player() == table.player_to_move()
            wish = Play(table.ply, 0, (first, second))
            assert (await house.refused(table_id, role, wish)).code == "not_possible"
            await house.play(table_id, first)
            await house.play(table_id, second)

    asyncio.run(main())


def test_who_is_not_to_move_is_told_so(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            table = await house.table(table_id)
            waiting = table.roles[1 - (table.player_to_move() or 0)]
            refusal = await house.refused(table_id, waiting, Play(table.ply, 0, ("holmes-1",)))
            assert refusal.code == "not_your_turn"

    asyncio.run(main())


def test_watchers_cannot_act(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            for wish in WISHES:
                assert (await house.refused(table_id, None, wish)).code == "not_your_seat"
            with pytest.raises(Refusal, match="seat"):
                await house.tables.preview(table_id, None, 12, (), "en")

    asyncio.run(main())


@both_games
def test_turns_are_those_that_are_told(game: str, tmp_path: Path) -> None:
    """What the table takes for the midst of a turn is what the scene says."""

    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends(game)
            table = await house.table(table_id)
            rng = random.Random(7)
            met = set()
            while table.status == "playing":
                state = table.state
                told = scene_of(state.view(None))
                assert state.goes_on() == told.goes_on
                met.add(told.goes_on)
                word = choose(rng, state, state.legal_actions(), 0)
                await house.play(table_id, state.action_to_string(word))
            assert met == ({False} if game == "pocket" else {False, True})

    asyncio.run(main())


def test_preview_plays_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            table = await house.table(table_id)
            role = table.roles[table.player_to_move() or 0]
            word = table.state.action_to_string(table.state.legal_actions()[0])
            ply = table.ply
            seen = await house.tables.preview(table_id, role, ply, [word], "en")
            assert seen["complete"]
            assert (table.ply, seen["ply"]) == (ply, ply)
            for words, at, code in ((["move-z"], ply, "not_possible"), ([word], ply - 1, "stale")):
                with pytest.raises(Refusal) as caught:
                    await house.tables.preview(table_id, role, at, words, "en")
                assert caught.value.code == code

    asyncio.run(main())


# --- ends -----------------------------------------------------------------------------------------


@both_games
def test_everything_can_be_laid_open_at_the_end(tmp_path: Path, game: str) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends(game)
            table, words = await house.table(table_id), [""]
            while not words[-1].startswith("draw-"):
                legal = [table.state.action_to_string(one) for one in table.state.legal_actions()]
                await house.play(table_id, max(legal, key=("alibi", "play-holmes").count))
                words = table.state.words()
            await house.tables.wish(table_id, "jack", Resign())
            jack = next(word for word in words if word.startswith("jack-"))
            for ply in range(len(words) + 1):
                shown = orjson.loads(await house.tables.ply(table_id, ply, "open", "en"))
                watched = orjson.loads(await house.tables.ply(table_id, ply, None, "en"))
                assert watched["scene"]["jack"] == ""
                assert f"jack-{shown['scene']['jack']}" in (jack, "jack-")
                assert bool(shown["scene"]["jack"]) == (jack in words[:ply])
                drawn = [f"draw-{card['suspect']}" for card in shown["scene"]["cards"]]
                assert drawn == [word for word in words[:ply] if word.startswith("draw-")]
                assert shown["word"] == (words[ply - 1] if ply else None)

    asyncio.run(main())


@both_games
def test_resignation_opens_everything(tmp_path: Path, game: str) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends(game)
            await house.play_on(table_id, seed=2, most=3, haste=0)
            reader = await house.read(table_id, None)
            await house.tables.wish(table_id, "jack", Resign())
            end = heard(reader)[-1]["end"]
            table = await house.table(table_id)
            assert (end["how"], end["winner"]) == ("resignation", ROLES[game][0])
            assert end["words"] == table.state.words()
            assert verify(read(await house.tables.record(table_id))).status == "fair"
            for wish in (
                Play(table.ply, 0, ("x",)),
                Resign(),
                Offer("stop"),
                Cancel(),
                Claim("win"),
            ):
                assert (await house.refused(table_id, "jack", wish)).code in ("over", "not_absent")

    asyncio.run(main())


def test_cancelling_before_the_first_move(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            await house.quiet_turn(table_id)
            assert (await house.refused(table_id, "jack", Cancel())).code == "too_late"
            table_id = await house.friends()
            await house.tables.wish(table_id, "investigator", Cancel())
            end = heard(await house.read(table_id, "investigator"))[0]
            assert (end["end"]["how"], end["end"]["jack"], end["can"]) == ("cancelled", None, [])
            assert (await house.refused(table_id, "jack", Offer("rematch"))).code == "too_late"
            with pytest.raises(Refusal) as caught:
                await house.tables.record(table_id)
            assert caught.value.code == "no_record"

    asyncio.run(main())


def test_closing_a_table_that_nobody_joined(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            order = Order("pocket", role="jack", opponent="anyone", name="Jo")
            opened = await house.tables.open(order, "owner")
            assert (
                await house.refused(opened.id, "investigator", Cancel())
            ).code == "not_your_seat"
            assert (await house.refused(opened.id, "jack", Resign())).code == "waiting"
            await house.tables.wish(opened.id, "jack", Cancel())
            with pytest.raises(Refusal) as caught:
                await house.tables.take_seat(opened.id, "late", None, "L", None)
            assert caught.value.code == "over"

    asyncio.run(main())


# --- lists and looking back -----------------------------------------------------------------------


def test_lists(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            tables = house.tables
            lobby = await tables.open(Order("london", role="jack", opponent="anyone"), "a")
            await tables.open(Order("pocket", opponent="friend"), "b")
            running = await house.friends()
            (told,) = await tables.listed("waiting")
            assert (told["id"], told["open_seat"]) == (lobby.id, "detective")
            assert told["options"] == {"board": "revised"}
            (told,) = await tables.listed("running")
            assert (told["id"], told["round"], told["watchers"]) == (running, 1, 0)
            house.watch.wait(121)
            assert await tables.listed("waiting") == [], "whoever opened it has gone"
            await house.read(lobby.id, "jack")
            assert len(await tables.listed("waiting")) == 1
            await tables.wish(running, "jack", Resign())
            assert await tables.listed("running") == []

    asyncio.run(main())


def test_a_list_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lamplighter.server.tables.MOST_LISTED", 2)

    async def main() -> None:
        async with service(tmp_path) as house:
            opened = []
            for _ in range(3):
                house.watch.wait(1)
                opened.append(await house.friends())
            listed = await house.tables.listed("running")
            assert [told["id"] for told in listed] == [opened[2], opened[1]], "the newest first"

    asyncio.run(main())


def test_the_lobby_lists_tables_whose_owner_came(tmp_path: Path) -> None:
    """He has a moment to connect; after that only who was there is waited for."""

    async def main() -> None:
        async with service(tmp_path) as house:
            tables = house.tables
            order = Order("pocket", role="jack", opponent="anyone")
            came, never = await tables.open(order, "a"), await tables.open(order, "b")
            assert len(await tables.listed("waiting")) == 2
            owner = await house.read(came.id, "jack")
            await house.read(never.id, None)
            house.watch.wait(16)
            assert [told["id"] for told in await tables.listed("waiting")] == [came.id]
            assert [tables.is_waiting(opened.id) for opened in (came, never)] == [True, True]
            tables.unsubscribe(owner)
            house.watch.wait(100)
            assert [told["id"] for told in await tables.listed("waiting")] == [came.id]
            house.watch.wait(21)
            assert await tables.listed("waiting") == []
            await house.read(never.id, "jack")
            assert [told["id"] for told in await tables.listed("waiting")] == [never.id]
            await tables.take_seat(came.id, "c", None, "C", None)
            assert not tables.is_waiting(came.id)
            assert not tables.is_waiting("no-such-table")

    asyncio.run(main())


def test_looking_back_shows_what_was_seen_then(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            await house.play_on(table_id, seed=2, most=6)
            table = await house.table(table_id)
            for ply in range(table.ply + 1):
                await house.tables.ply(table_id, ply, None, "en")
            for ply in (-1, table.ply + 1):
                with pytest.raises(Refusal) as caught:
                    await house.tables.ply(table_id, ply, None, "en")
                assert caught.value.code == "unknown_ply"

    asyncio.run(main())


def test_every_code_is_known_to_programs_and_to_people() -> None:
    documented = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for code in [*CODES, *STATUS_OF]:
        assert f"`{code}`" in documented
        assert f"web-error-{code.replace('_', '-')}" in messages("en")


def test_every_code_has_a_status() -> None:
    assert all(400 <= status < 600 for status in STATUS_OF.values())
    assert Refusal("stale", "x", ply=3).document() == {"code": "stale", "message": "x", "ply": 3}
    assert Refusal("stale", "x").status == 409
