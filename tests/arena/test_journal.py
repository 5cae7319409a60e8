"""The journal: stopped and begun again, a tournament is the same, and no game is played twice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lamplighter import load_game
from lamplighter.arena import ArenaError, Course, Plan, entrants, report, tournament
from tests.arena.files import BOTS, write_bot

POCKET = load_game("pocket")


def plan(folder: Path, pairs: int, text: str = "random,first,raises", **options: Any) -> Plan:
    files = [write_bot(folder, name) for name in ("first", "raises")]
    return Plan(POCKET, tuple(entrants(text, POCKET, files)), pairs, **options)


class Stop(Exception):  # noqa: N818 - as Ctrl-C is none
    """Somebody stops it."""


def stop_after(pairs: int) -> Any:
    left = [pairs]

    def advance(steps: int) -> None:
        left[0] -= steps
        if left[0] <= 0:
            raise Stop

    return advance


def same(one: Course, other: Course) -> bool:
    return [meeting.results for meeting in one.meetings] == [
        meeting.results for meeting in other.meetings
    ]


def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    wanted, journal = plan(tmp_path, 6), tmp_path / "journal.jsonl"
    with pytest.raises(Stop):
        tournament(wanted, journal=journal, progress=stop_after(5), batch=2)
    assert len(journal.read_text("utf-8").splitlines()) == 1 + 6
    steps: list[int] = []
    done = tournament(wanted, journal=journal, progress=steps.append, batch=2)
    assert steps == [6, 2, 2, 2, 2, 2, 2]
    assert len(journal.read_text("utf-8").splitlines()) == 1 + 18
    again = tournament(wanted, journal=journal, progress=steps.append)
    assert steps[7:] == [18]
    assert same(again, done)
    first, straight = report(done), report(tournament(wanted))
    for told in (first, straight):
        for bot in told["bots"]:
            del bot["time"]
    assert first == straight


def test_more_pairs_can_be_asked_for_or_fewer(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    tournament(plan(tmp_path, 3), journal=journal)
    before = journal.read_bytes()
    few = tournament(plan(tmp_path, 2), journal=journal)
    assert [len(meeting.results) for meeting in few.meetings] == [2, 2, 2]
    assert journal.read_bytes() == before
    tournament(plan(tmp_path, 4), journal=journal)
    assert journal.read_bytes().startswith(before)
    assert len(journal.read_text("utf-8").splitlines()) == 1 + 12


def test_a_torn_line_is_played_again(tmp_path: Path) -> None:
    wanted, journal = plan(tmp_path, 3), tmp_path / "journal.jsonl"
    done = tournament(wanted, journal=journal)
    whole = journal.read_bytes()
    journal.write_bytes(whole[:-30])
    steps: list[int] = []
    again = tournament(wanted, journal=journal, progress=steps.append)
    assert steps == [8, 1]
    assert [len(meeting.results) for meeting in again.meetings] == [3, 3, 3]
    assert len(journal.read_text("utf-8").splitlines()) == 1 + 9
    assert report(again)["endings"] == report(done)["endings"]
    assert same(tournament(wanted, journal=journal), again)


@pytest.mark.parametrize(
    ("options", "text", "what"),
    [
        ({"seed": 8}, "random,first", "seed"),
        ({}, "first,random", "bots"),
        ({}, "random,first,raises", "bots"),
        ({"is_field": True}, "random,first", "field"),
        ({"move_time": 2.0}, "random,first", "move_time"),
    ],
)
def test_a_journal_of_other_games_is_refused(
    tmp_path: Path, options: dict[str, Any], text: str, what: str
) -> None:
    journal = tmp_path / "journal.jsonl"
    tournament(plan(tmp_path, 1, "random,first"), journal=journal)
    before = journal.read_bytes()
    with pytest.raises(ArenaError, match=f"its {what} differs") as caught:
        tournament(plan(tmp_path, 1, text, **options), journal=journal)
    assert caught.value.kind == "other-journal"
    assert journal.read_bytes() == before


def test_a_bot_that_was_changed_is_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = tmp_path / "journal.jsonl"
    tournament(plan(tmp_path, 1, "random,first"), journal=journal)
    monkeypatch.setitem(BOTS, "first", BOTS["last"].replace("last", "first"))
    with pytest.raises(ArenaError, match="its code differs"):
        tournament(plan(tmp_path, 1, "random,first"), journal=journal)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_what_is_no_journal_is_refused_and_left_as_it_is(tmp_path: Path, place: int) -> None:
    journal = tmp_path / "journal.jsonl"
    tournament(plan(tmp_path, 2, "random,first"), journal=journal)
    lines = journal.read_text("utf-8").splitlines()
    for wrong in ("{", "[]", json.dumps({"meeting": 0})):
        journal.write_text("\n".join([*lines[:place], wrong, *lines[place + 1 :], ""]), "utf-8")
        before = journal.read_bytes()
        with pytest.raises(ArenaError, match=f"line {place + 1} is damaged"):
            tournament(plan(tmp_path, 2, "random,first"), journal=journal)
        assert journal.read_bytes() == before
