"""Who gets which seat: orders, invitations, keys, names."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lamplighter.server.clocks import Terms
from lamplighter.server.orders import Order, check_name
from lamplighter.server.refusals import Refusal
from lamplighter.server.seats import Seat
from lamplighter.server.wishes import Resign
from tests.server.house import service


def test_an_invitation_is_used_up_and_a_key_opens_its_seat(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            tables = house.tables
            order = Order("pocket", role="jack", opponent="friend", name="Jo")
            opened = await tables.open(order, "owner")
            assert opened.seats == ("jack",)
            assert set(opened.keys) == {"jack"}
            for token in (None, "wrong", "é"):
                with pytest.raises(Refusal) as caught:
                    await tables.take_seat(opened.id, "thief", token, "T", None)
                assert caught.value.code == "no_such_key"
            own = await tables.take_seat(opened.id, "owner", opened.invitation, "Jo", None)
            assert own.seats == ("jack",), "an owner who tries his own link keeps his seat"
            taken = await tables.take_seat(opened.id, "friend", opened.invitation, " Ines ", None)
            assert taken.seats == ("investigator",)
            assert (await house.table(opened.id)).names()["investigator"] == "Ines"
            with pytest.raises(Refusal) as caught:
                await tables.take_seat(opened.id, "late", opened.invitation, "L", None)
            assert caught.value.code == "seat_taken"
            again = await tables.take_seat(opened.id, "friend", opened.invitation, "Ines", None)
            assert again == taken
            phone = await tables.take_seat(
                opened.id, "phone", taken.keys["investigator"], "x", None
            )
            assert phone == taken
            assert await tables.seats_of(opened.id, "phone") == ("investigator",)
            assert await tables.seats_of(opened.id, "friend") == ("investigator",)

    asyncio.run(main())


def test_a_seat_has_so_many_browsers() -> None:
    seat = Seat("Jo")
    for number in range(10):
        seat = seat.joined(str(number))
    assert seat.guests == (*"23456789",), "the oldest are forgotten"


def test_viewers(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            tables = house.tables
            here = (await tables.open(Order("pocket", opponent="here"), "g")).id
            bot = (await tables.open(Order("pocket", role="jack", bot="random"), "g")).id
            assert await tables.viewer(bot, "g", None) == "jack"
            assert await tables.viewer(bot, "g", "none") is None
            assert await tables.viewer(bot, "stranger", None) is None
            assert await tables.viewer(here, "g", "jack") == "jack"
            for table_id, guest, seat, code in (
                (here, "g", None, "name_the_seat"),
                (bot, "g", "investigator", "not_your_seat"),
                (bot, "stranger", "jack", "not_your_seat"),
                (bot, "g", "nobody", "not_your_seat"),
                ("nowhere", "g", None, "unknown_table"),
            ):
                with pytest.raises(Refusal) as caught:
                    await tables.viewer(table_id, guest, seat)
                assert caught.value.code == code
            with pytest.raises(Refusal) as caught:
                await tables.viewer_of_past(bot, "g", "open")
            assert caught.value.code == "still_running"
            await tables.wish(bot, "jack", Resign())
            assert await tables.viewer_of_past(bot, "stranger", "jack") == "jack"
            assert await tables.viewer_of_past(bot, "stranger", "open") == "open"
            assert await tables.viewer_of_past(bot, "g", None) is None

    asyncio.run(main())


def test_a_random_role_is_decided_by_the_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = [bytes([number]) * 32 for number in range(12)]

    async def main() -> list[str]:
        async with service(tmp_path) as house:
            roles: list[str] = []
            for seed in seeds * 2:
                monkeypatch.setattr("lamplighter.server.seals.new_seed", lambda made=seed: made)
                roles += (await house.tables.open(Order("pocket", opponent="friend"), "g")).seats
            return roles

    roles = asyncio.run(main())
    assert roles[:12] == roles[12:]
    assert set(roles) == {"investigator", "jack"}


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (Order("chess"), "bad_game"),
        (Order("pocket", options={"board": "revised"}, bot="random"), "bad_game"),
        (Order("london", options={"board": "first"}, bot="random"), "bad_game"),
        (Order("pocket", role="detective", bot="random"), "bad_order"),
        (Order("pocket", bot=None), "bad_order"),
        (Order("pocket", opponent="friend", bot="random"), "bad_order"),
        (Order("pocket", bot="deep"), "bad_order"),
        (Order("pocket", bot="random", clock=Terms("bank")), "bad_order"),
        (Order("pocket", bot="random", name="\u200b"), "bad_name"),
        (Order("pocket", bot="random", client_seed="0"), "bad_seed"),
        (Order("pocket", bot="random", client_seed="00" * 65), "bad_seed"),
        (Order("pocket", bot="random", client_seed="FF"), "bad_seed"),
    ],
)
def test_orders_that_make_no_sense(tmp_path: Path, order: Order, code: str) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            with pytest.raises(Refusal) as caught:
                await house.tables.open(order, "g")
            assert caught.value.code == code
            assert house.tables.figures()["entries"] == 0

    asyncio.run(main())


@pytest.mark.parametrize(
    "name", ["x" * 41, "a\nb", "a\tb", "a\u202eb", "a\u200fb", "a\x00", "\u2066a", "a\x7f"]
)
def test_names_are_plain_text(name: str) -> None:
    with pytest.raises(Refusal) as caught:
        check_name(name)
    assert caught.value.code == "bad_name"
    assert check_name("  <b>Žofie & 珍 O'Neil</b> ") == "<b>Žofie & 珍 O'Neil</b>"
    assert check_name(" ") == check_name("") == ""


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800\u2800", "\u115f\u1160", "\uffa0", "\U000e0100", "\u034f", "\ufe0f\u0301"],
)
def test_names_can_be_seen(name: str) -> None:
    with pytest.raises(Refusal) as caught:
        check_name(name)
    assert caught.value.code == "bad_name"
    for seen in ("?", "👩", "안녕", "ㅎ\u3164"):
        assert check_name(seen) == seen


def test_a_full_service_opens_no_more(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path, most_tables=2) as house:
            table_id = await house.friends()
            await house.friends()
            with pytest.raises(Refusal) as caught:
                await house.friends()
            assert caught.value.code == "full"
            assert set(house.tables._keeper.lives) >= {table_id}

    asyncio.run(main())


def test_an_option_that_is_no_option_is_refused_without_a_word_of_python() -> None:
    for game in ("london", "pocket"):
        with pytest.raises(Refusal) as refused:
            Order(game, options={"name": "london"}, bot="random").check()
        assert refused.value.code == "bad_game"
        assert "load_game" not in refused.value.message
        assert refused.value.message.startswith("option:")
