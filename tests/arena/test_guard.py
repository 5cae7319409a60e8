"""Games with a move time: bots that never return, or take their process with them, lose."""

from __future__ import annotations

from pathlib import Path

import pytest

from lamplighter import load_game
from lamplighter.arena import ArenaError, Plan, entrants, guard, report, tournament
from lamplighter.arena.entrants import Entrant
from lamplighter.arena.pairs import both_games
from tests.arena.files import write_bot

POCKET = load_game("pocket")
PATIENCE = 4.0
"""Seconds for a move of bots that need none: what hangs is waited for so long."""


def test_failing_bots_lose_and_others_play_on(tmp_path: Path) -> None:
    """A bot that hangs does so in compiled code, where no signal and no thread would reach it."""
    files = [write_bot(tmp_path, name) for name in ("hangs", "dies", "raises")]
    found = tuple(entrants("random,hangs,dies,raises", POCKET, files))
    told = report(tournament(Plan(POCKET, found, 1, is_field=True, move_time=PATIENCE)))
    assert [bot["wins"] for bot in told["bots"]] == [6, 0, 0, 0]
    assert [(fault["bot"], fault["kind"], fault["message"]) for fault in told["faults"]] == [
        *[("hangs", "overtime", "more than 4 s over a move")] * 2,
        *[("dies", "crash", "its process ended with 3")] * 2,
        *[("raises", "crash", "RuntimeError: no idea")] * 2,
    ]


def test_a_guarded_game_is_the_same(tmp_path: Path) -> None:
    found = tuple(entrants("random,first", POCKET, [write_bot(tmp_path, "first")]))
    free = report(tournament(Plan(POCKET, found, 5)))
    guarded = report(tournament(Plan(POCKET, found, 5, move_time=60.0), records=tmp_path / "kept"))
    for name in ("meetings", "endings", "rounds", "faults"):
        assert free[name] == guarded[name]
    assert guarded["bots"][0]["time"]["moves"] > 0
    assert len(list((tmp_path / "kept").iterdir())) == 10


def test_a_bot_that_cannot_be_made_there(tmp_path: Path) -> None:
    broken = Entrant("broken", str(tmp_path / "broken.py"), "import no_such_thing")
    task, _ = both_games(POCKET, (broken, Entrant("random")), 1, 1, keeps_record=False)
    fine, _ = both_games(POCKET, (Entrant("random"), Entrant("greedy")), 1, 1, keeps_record=False)
    with guard.Guard(PATIENCE) as guarded:
        with pytest.raises(ArenaError, match="no_such_thing"):
            guarded.play(task)
        assert guarded.play(fine).winner in (0, 1)


def test_a_child_that_cannot_play_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "PROGRAM", "import os; os._exit(5)")
    task, _ = both_games(POCKET, (Entrant("random"), Entrant("greedy")), 1, 1, keeps_record=False)
    with guard.Guard(PATIENCE) as guarded, pytest.raises(ArenaError, match="at once, with 5"):
        guarded.play(task)


def test_what_a_bot_prints_is_not_taken_for_an_answer(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "chatty.py"
    path.write_text("def act(view, rng):\n    print('hm')\n    return view.legal_actions()[0]\n")
    found = tuple(entrants("random,chatty", POCKET, [path]))
    told = report(tournament(Plan(POCKET, found, 1, move_time=60.0)))
    assert told["faults"] == []
    assert capfd.readouterr().out == ""
