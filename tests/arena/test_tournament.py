"""Tournaments: the same figures whoever plays, and verdicts on bots that fail."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from lamplighter import load_game, records
from lamplighter.arena import HERE, Course, Plan, Sprt, Workers, entrants, pool, report, tournament
from tests.arena.files import write_bot
from tests.playing import VARIANTS

POCKET = load_game("pocket")


@pytest.fixture
def own(tmp_path: Path) -> list[Path]:
    """Bots that need no searching: weak, but of different strengths."""
    return [write_bot(tmp_path, name) for name in ("first", "last", "remembers")]


def plan(text: str, pairs: int, files: list[Path], **options: Any) -> Plan:
    return Plan(POCKET, tuple(entrants(text, POCKET, files)), pairs, 11, **options)


def figures(course: Course) -> dict[str, Any]:
    """A report without what depends on the machine."""
    told = report(course)
    for bot in told["bots"]:
        del bot["time"]
    return told


def test_the_same_figures_for_any_workers_and_batches(own: list[Path]) -> None:
    """Also where a bot remembers what it did: it is made anew for each game."""
    wanted = plan("random,first,last,remembers", 12, own)
    one = figures(tournament(wanted))
    assert [meeting["pairs"] for meeting in one["meetings"]] == [12] * 6
    assert [bot["games"] for bot in one["bots"]] == [72] * 4
    for batch in (1, 7):
        assert figures(tournament(wanted, batch=batch)) == one
        with pool(2) as workers:
            assert figures(tournament(wanted, workers=workers, batch=batch)) == one


def test_late_results_count_in_their_order(own: list[Path]) -> None:
    """Whichever of many threads is first."""
    wanted = plan("random,first,last", 20, own, sprt=Sprt(0, 60))
    with ThreadPoolExecutor(4) as threads:
        shared = tournament(wanted, workers=Workers(threads, 4), batch=3)
    assert figures(shared) == figures(tournament(wanted))


def test_games_do_not_depend_on_who_else_takes_part(own: list[Path]) -> None:
    three = report(tournament(plan("random,first,last", 10, own)))
    two = report(tournament(plan("last,random", 6, own)))
    longer = tournament(plan("last,random", 10, own))
    assert two["meetings"][0]["first"]["wins"] == sum(
        pair.wins for pair in longer.meetings[0].results[:6]
    )
    meeting = next(met for met in three["meetings"] if met["bots"] == ["random", "last"])
    assert meeting["first"]["wins"] == 20 - report(longer)["meetings"][0]["first"]["wins"]


def test_one_against_the_field(own: list[Path]) -> None:
    told = report(tournament(plan("last,first,random", 3, own, is_field=True)))
    assert [meeting["bots"] for meeting in told["meetings"]] == [
        ["last", "first"],
        ["last", "random"],
    ]
    assert told["bots"][0]["elo"] == 0


def test_figures_agree_with_each_other(own: list[Path]) -> None:
    game = VARIANTS[-1]
    wanted = Plan(game, tuple(entrants("random,first,last", game, own)), 8, 3)
    told = report(tournament(wanted))
    assert told["options"] == game.options
    games = 3 * 8 * 2
    assert sum(bot["wins"] for bot in told["bots"]) == games
    assert sum(role["wins"] for role in told["roles"].values()) == games
    assert sum(told["rounds"].values()) == games
    assert sum(sum(endings.values()) for endings in told["endings"].values()) == games
    for meeting in told["meetings"]:
        by_role = meeting["first_by_role"]
        assert sum(role["wins"] for role in by_role.values()) == meeting["first"]["wins"]
    assert told["advantage"]["role"] == "detective"
    assert all(bot["time"]["median_ms"] <= bot["time"]["p95_ms"] for bot in told["bots"])


@pytest.mark.parametrize(
    ("name", "kind", "message"),
    [
        ("raises", "crash", "RuntimeError: no idea"),
        ("cheats", "illegal", "-1 is not possible here"),
    ],
)
def test_a_bot_that_fails_loses_each_game(
    tmp_path: Path, name: str, kind: str, message: str
) -> None:
    told = report(tournament(plan(f"random,{name}", 2, [write_bot(tmp_path, name)])))
    assert told["bots"][1]["wins"] == 0
    assert [fault["pair"] for fault in told["faults"]] == [0, 0, 1, 1]
    assert [fault["role"] for fault in told["faults"]] == ["jack", "investigator"] * 2
    for fault in told["faults"]:
        assert (fault["bot"], fault["against"], fault["kind"]) == (name, "random", kind)
        assert message in fault["message"]
    assert told["endings"] == {"investigator": {kind: 2}, "jack": {kind: 2}}


def test_a_test_stops_a_meeting(tmp_path: Path) -> None:
    wanted = plan(
        "random,raises,first",
        400,
        [write_bot(tmp_path, name) for name in ("raises", "first")],
        sprt=Sprt(0, 50),
    )
    told = report(tournament(wanted))
    decided, close, also = told["meetings"]
    assert (decided["sprt"]["answer"], decided["pairs"]) == ("elo1", 10)
    assert (also["sprt"]["answer"], also["pairs"]) == ("elo0", 10)
    assert close["pairs"] > 10
    low, high = close["sprt"]["bounds"]
    assert (close["sprt"]["answer"] is None) == (low < close["sprt"]["ratio"] < high)


def test_every_game_can_be_kept(own: list[Path], tmp_path: Path) -> None:
    files = [*own, write_bot(tmp_path, "raises")]
    folder = tmp_path / "kept" / "here"
    tournament(plan("last:back=2,raises", 2, files), records=folder)
    names = sorted(path.name for path in folder.iterdir())
    assert names == [
        "pocket-seed11-pair00000-last,back=2-raises.txt",
        "pocket-seed11-pair00000-raises-last,back=2.txt",
        "pocket-seed11-pair00001-last,back=2-raises.txt",
        "pocket-seed11-pair00001-raises-last,back=2.txt",
    ]
    for path in folder.iterdir():
        record = records.load(path)
        assert record.ended == "absence"
        assert record.players[record.result == "jack"] == "last:back=2"
        assert records.verify_file(path).status == "chosen"


def test_progress(own: list[Path]) -> None:
    steps: list[int] = []
    tournament(plan("random,first,last", 5, own), progress=steps.append, batch=4)
    assert steps == [4, 4, 4, 3]


def test_a_tournament_takes_two_and_a_pair(own: list[Path]) -> None:
    with pytest.raises(ValueError, match="at least 1, not 0"):
        plan("random,first", 0, own)
    with pytest.raises(ValueError, match="at least two bots"):
        Plan(POCKET, (), 1)
    assert HERE.executor is None
