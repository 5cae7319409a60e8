"""Token buckets, open sockets, tables of a guest: how much one client may ask for."""

from __future__ import annotations

import asyncio

import pytest

from lamplighter.server import limits
from lamplighter.server.limits import (
    Addresses,
    Bucket,
    OpenSockets,
    TablesOfGuests,
    Talk,
    WaitingTables,
    client_of,
)


class Hand:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_runs_dry_and_fills_again() -> None:
    clock = Hand()
    bucket = Bucket(2.0, at_once=3.0, clock=clock)
    assert [bucket.take() for _ in range(6)] == [0.0] * 6
    assert bucket.take() == pytest.approx(0.5)
    clock.now += 0.5
    assert bucket.take() == 0.0
    assert bucket.take() == pytest.approx(0.5)
    clock.now += 1000
    assert [bucket.take() for _ in range(7)] == [0.0] * 6 + [pytest.approx(0.5)]


def test_a_slow_bucket_holds_one_at_least() -> None:
    bucket = Bucket(0.01, clock=Hand())
    assert bucket.take() == 0.0
    assert bucket.take() == pytest.approx(100)


def test_no_limit() -> None:
    assert all(Bucket(0.0).take() == 0.0 for _ in range(1000))
    assert all(Addresses(0.0).take("a") == 0.0 for _ in range(1000))
    sockets = OpenSockets(0)
    assert all(sockets.enter("a") for _ in range(1000))


def test_addresses_do_not_pay_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    addresses = Addresses(1.0, at_once=1.0, clock=Hand())
    assert addresses.take("a") == 0.0
    assert addresses.take("a") > 0.0
    assert addresses.take("b") == 0.0
    monkeypatch.setattr(limits, "REMEMBERED", 2)
    assert addresses.take("c") == 0.0
    assert addresses.take("b") > 0.0, "the last that came are remembered"
    assert addresses.take("a") == 0.0, "the one that came first is forgotten"


def test_five_seconds_worth_may_come_at_once() -> None:
    clock = Hand()
    bucket, addresses = Bucket(2.0, clock=clock), Addresses(2.0, clock=clock)
    assert [bucket.take() == 0.0 for _ in range(11)] == [True] * 10 + [False]
    assert [addresses.take("a") == 0.0 for _ in range(11)] == [True] * 10 + [False]


def test_of_too_many_those_who_came_first_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else memory would grow with everybody who has ever come."""
    monkeypatch.setattr(limits, "REMEMBERED", 2)

    async def is_over(_table: str) -> bool:
        return False

    async def scene() -> None:
        opened, waiting = TablesOfGuests(1, is_over), WaitingTables(1, lambda _table: True)
        for name in ("anna", "ben", "eve"):
            opened.opened(name, name)
            assert waiting.enter(name)
            waiting.leave(name, name)
        assert [await opened.may_open(name) for name in ("anna", "ben", "eve")] == [
            True,
            False,
            False,
        ]
        assert [waiting.enter(name) for name in ("eve", "ben", "anna")] == [False, False, True]

    asyncio.run(scene())


def test_open_sockets() -> None:
    sockets = OpenSockets(2)
    assert [sockets.enter("a") for _ in range(3)] == [True, True, False]
    assert sockets.enter("b")
    assert sockets.total() == 3
    sockets.leave("a")
    assert sockets.enter("a")
    for address in ("a", "a", "b"):
        sockets.leave(address)
    assert sockets.total() == 0


def test_tables_of_a_guest() -> None:
    over = {"first"}

    async def is_over(table: str) -> bool:
        return table in over

    async def scene() -> None:
        tables = TablesOfGuests(2, is_over)
        for name in ("first", "second"):
            assert await tables.may_open("anna")
            tables.opened("anna", name)
        assert await tables.may_open("anna"), "one of the two is over"
        tables.opened("anna", "third")
        assert not await tables.may_open("anna")
        assert await tables.may_open("ben")
        over.add("third")
        assert await tables.may_open("anna")

    asyncio.run(scene())


def test_a_table_that_comes_while_others_are_looked_at_is_not_lost() -> None:
    async def is_over(table: str) -> bool:
        if table == "first":
            tables.opened("anna", "second")
        return table == "first"

    tables = TablesOfGuests(1, is_over)

    async def scene() -> None:
        tables.opened("anna", "first")
        assert not await tables.may_open("anna")

    asyncio.run(scene())


def test_waiting_tables_of_an_address() -> None:
    waiting = {"first", "second"}
    tables = WaitingTables(2, waiting.__contains__)
    assert [tables.enter("a") for _ in range(3)] == [True, True, False], "they count at once"
    assert tables.enter("b")
    tables.leave("a", None)
    assert tables.enter("a"), "one of them was refused for another reason"
    tables.leave("a", "first")
    tables.leave("a", "second")
    assert not tables.enter("a")
    waiting.remove("first")
    assert [tables.enter("a") for _ in range(2)] == [True, False]


def test_talk_of_a_speaker_and_of_an_address() -> None:
    clock = Hand()
    talk = Talk(clock)
    assert [talk.take("t", "jack", "a") for _ in range(10)] == [0.0] * 10
    assert talk.take("t", "jack", "b") == pytest.approx(1.0), "whatever address he speaks from"
    assert talk.take("u", "jack", "a") == talk.take("t", "eve", "a") == 0.0
    others = [talk.take("t", f"guest {number}", "a") for number in range(39)]
    assert others == [0.0] * 38 + [pytest.approx(0.2)], "whoever speaks from that address"
    assert talk.take("t", "ben", "b") == 0.0
    clock.now += 1
    assert talk.take("t", "jack", "a") == 0.0


@pytest.mark.parametrize(
    ("host", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_who_a_client_is(host: str, client: str) -> None:
    assert client_of({"type": "http", "client": (host, 1)}) == client


def test_a_client_without_address() -> None:
    assert client_of({"type": "http", "client": None}) == ""
