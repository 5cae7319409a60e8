"""Clocks: what is charged, credited and not counted, on made-up milliseconds."""

from __future__ import annotations

from typing import Any

import pytest

from lamplighter.server.clocks import DAY, Clock, Terms
from lamplighter.server.refusals import Refusal

BANK = Terms("bank", bank=60, increment=5)
ROLES = ("detective", "jack")


def test_a_bank_is_charged_while_it_runs_and_credited_by_turns() -> None:
    clock = Clock(BANK)
    clock.run(1, 1000)
    assert clock.deadline() == 61_000
    clock.run(0, 4000)
    assert clock.left == [60_000, 57_000]
    clock.stop(5000)
    clock.add(0)
    assert clock.left == [64_000, 57_000]
    assert clock.deadline() is None


def test_a_bank_never_holds_less_than_nothing() -> None:
    clock = Clock(BANK)
    clock.run(1, 0)
    clock.stop(90_000)
    assert clock.left[1] == 0


@pytest.mark.parametrize(
    ("increment", "used", "left"),
    [(5, 20_000, 35_000), (5, 58_000, 1000), (5, 59_700, 300), (0, 59_700, 300), (0, 60_000, 0)],
    ids=["the increment", "all but a second", "less than one", "no increment", "nothing left"],
)
def test_taking_back_gives_no_time(increment: int, used: int, left: int) -> None:
    clock = Clock(Terms("bank", bank=60, increment=increment))
    clock.run(0, 0)
    clock.stop(used)
    clock.take_back(0)
    assert clock.left == [left, 60_000]


@pytest.mark.parametrize(
    ("begin", "end", "used"),
    [
        (2000, 5000, 6000),  # within the run
        (-1000, 5000, 4000),  # before it began only in part
        (-5000, -1000, 9000),  # all before
    ],
)
def test_a_pause_is_not_counted(begin: int, end: int, used: int) -> None:
    clock = Clock(BANK)
    clock.run(0, 0)
    clock.pause(begin, end)
    clock.stop(9000)
    assert clock.left[0] == 60_000 - used


def test_a_pause_while_nobodys_time_runs_changes_nothing() -> None:
    clock = Clock(BANK)
    clock.stop(7)
    clock.pause(0, 100_000)
    assert clock.since == 7


def test_days_are_for_one_turn() -> None:
    clock = Clock(Terms("days", days=2))
    clock.run(0, 100)
    assert clock.deadline() == 100 + 2 * DAY
    assert clock.document(ROLES) == {
        "kind": "days",
        "days": 2,
        "until": {"detective": 100 + 2 * DAY},
        "running": "detective",
        "moment": 100,
    }
    clock.run(1, DAY)
    assert clock.deadline() == 3 * DAY


def test_documents() -> None:
    assert Clock(Terms()).document(ROLES) == {"kind": "none"}
    clock = Clock(BANK)
    clock.run(1, 10)
    assert clock.document(ROLES) == {
        "kind": "bank",
        "bank": 60,
        "increment": 5,
        "left": {"detective": 60_000, "jack": 60_000},
        "running": "jack",
        "moment": 10,
    }


def test_without_a_clock_nobodys_time_runs() -> None:
    clock = Clock(Terms())
    clock.run(0, 5)
    assert clock.running is None
    assert clock.deadline() is None


def test_grace_grows_with_the_clock() -> None:
    graces = [Terms("bank", bank=bank).grace() for bank in (60, 600, 3600, 3 * 3600)]
    assert graces == [33_000, 60_000, 210_000, 300_000]
    assert Terms().grace() == 120_000
    assert Terms("days", days=1).grace() is None


@pytest.mark.parametrize(
    "terms",
    [
        {"kind": "none", "bank": 60},
        {"kind": "none", "days": 1},
        {"kind": "bank"},
        {"kind": "bank", "bank": 9},
        {"kind": "bank", "bank": 4 * 3600},
        {"kind": "bank", "bank": 60, "increment": -1},
        {"kind": "bank", "bank": 60, "increment": 181},
        {"kind": "bank", "bank": 60, "days": 1},
        {"kind": "days"},
        {"kind": "days", "days": 15},
        {"kind": "days", "days": 1, "increment": 1},
        {"kind": "sand"},
    ],
)
def test_terms_that_make_no_sense_are_refused(terms: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as caught:
        Terms(**terms).check()
    assert caught.value.code == "bad_order"


@pytest.mark.parametrize(
    "terms", [Terms(), BANK, Terms("bank", bank=10), Terms("days", days=14)], ids=str
)
def test_terms_that_make_sense(terms: Terms) -> None:
    terms.check()
