"""play, replay, verify and show at the command line."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

import pytest

from lamplighter import load_game, records
from lamplighter.cli.stepping import Replay
from lamplighter.cli.texts import say
from lamplighter.text.settings import PlaySettings
from lamplighter.text.terminal import Terminal
from tests.cli.conftest import Run

POSITION = "gw,bn,te/uw,sn,pw/n,ms,Lw 0,4,11 3 atrr LS usu 2M,3P - = L"


def replayed(path: Path, typed: str, viewer: int | None = None) -> list[str]:
    """What is shown to somebody who steps through a record."""
    target = io.StringIO()
    terminal = Terminal(io.StringIO(typed), target, plain=True)
    game = Replay(records.load(path), viewer)
    game.step_through(game.first_decision(), terminal, say)
    return [line for line in target.getvalue().splitlines() if " of " in line and ": " in line]


def headings(lines: list[str]) -> list[str]:
    return [line.split(":")[0] for line in lines if line.split(" ")[0].isdigit()]


# --- play -------------------------------------------------------------------------------------


def test_play_hands_everything_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[PlaySettings] = []

    def play(settings: PlaySettings) -> int:
        asked.append(settings)
        return 2

    monkeypatch.setattr("lamplighter.text.play.play", play)
    words = ["--role", "jack", "--opponent", "greedy", "--seed", "7", "--save", "a.txt"]
    assert run("play", "pocket", *words, "--plain", "--no-colour", "--resume", "b.txt").code == 2
    assert run("play").code == 2
    assert run("play", "--colour", "--role", "random", "--opponent", "human").code == 2
    assert asked == [
        PlaySettings(
            role="jack",
            opponent="greedy",
            seed=7,
            save=Path("a.txt"),
            resume=Path("b.txt"),
            plain=True,
            colour="never",
        ),
        PlaySettings(),
        PlaySettings(role="random", opponent="human", colour="always"),
    ]


# --- verify -----------------------------------------------------------------------------------


def test_verify(run: Run, finished: Path, unfinished: Path) -> None:
    done = run("verify", str(finished))
    assert done.code == 0
    assert done.out.startswith(f"{finished}: all is right.")
    done = run("verify", str(unfinished))
    assert done.code == 0
    assert "nothing is wrong so far" in done.out


def test_verify_as_json(run: Run, finished: Path) -> None:
    done = run("verify", str(finished), "--json")
    report = json.loads(done.out)
    found = records.verify(finished.read_text(encoding="utf-8"))
    assert report == {"file": str(finished), **found.as_dict()}
    assert report["status"] == "fair"


def test_verify_says_which_line_is_wrong(run: Run, finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    (number,) = (n for n, line in enumerate(lines) if line.startswith("result: "))
    lines[number] = "result: " + {"investigator": "jack", "jack": "investigator"}[lines[number][8:]]
    finished.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = run("verify", str(finished))
    assert done.code == 1
    assert "this is not right" in done.out
    assert f"line {number + 1}: " in done.out
    done = run("verify", str(finished), "--json")
    assert done.code == 1
    assert number + 1 in [finding["line"] for finding in json.loads(done.out)["findings"]]


@pytest.mark.parametrize(
    "data", [b"", b"\0\1\2", b"\xff\xfe", b"Lamplighter record 1\n", b"x" * 10**6, b"\n" * 70_000]
)
def test_verify_refuses_what_is_no_record(run: Run, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "other.txt"
    path.write_bytes(data)
    done = run("verify", str(path))
    assert done.code == 1
    assert "line 1" in done.out or "line 2" in done.out
    assert path.read_bytes() == data


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_files_that_cannot_be_read(run: Run, tmp_path: Path, command: str) -> None:
    done = run(command, str(tmp_path / "missing.txt"))
    assert (done.code, done.out) == (2, "")
    assert "missing.txt: No such file or directory." in done.err
    done = run(command, str(tmp_path))
    assert (done.code, done.out) == (2, "")
    assert "Is a directory" in done.err
    for name in ("a" * 5000, "\x1b[2J"):
        done = run(command, name)
        assert done.code == 2
        assert "\x1b" not in done.err
        assert len(done.err) < 300


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read all")
def test_files_that_may_not_be_read(run: Run, finished: Path) -> None:
    finished.chmod(0)
    assert "Permission denied" in run("verify", str(finished)).err


# --- replay -----------------------------------------------------------------------------------


def test_replay_refuses_what_is_no_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "other.txt"
    for data in (b"", b"\xff\xfe", b"x" * 10**6, b"Lamplighter record 1\ngame: go\n"):
        path.write_bytes(data)
        done = run("replay", str(path))
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith("lamplighter: line ")


def test_replay_shows_every_ply(run: Run, finished: Path) -> None:
    record = records.load(finished)
    for ply in range(record.plies + 1):
        done = run("replay", str(finished), "--ply", str(ply), "--plain")
        assert done.code == 0
        assert done.out.startswith(f"{ply} of {record.plies}: ")
    done = run("replay", str(finished), "--ply", str(record.plies + 1))
    assert done.code == 2
    assert f"from 0 to {record.plies}" in done.err
    assert run("replay", str(finished), "--ply", "-1").code == 2
    assert run("replay", str(finished), "--ply", "9" * 400).code == 2


def test_replay_tells_nothing_of_what_comes_later(run: Run, finished: Path) -> None:
    """Two games that go the same way so far look the same, whoever Jack is and whatever comes."""
    record = records.load(finished)
    words = [word for word in record.words if word not in ("seen", "unseen")]
    for ply in range(record.plies):
        state = load_game("pocket").new_initial_state()
        for word in words[:ply]:
            state.apply_action(state.string_to_action(word))
        view = state.view(None)
        report = json.loads(run("replay", str(finished), "--ply", str(ply), "--json").out)
        assert report["position"] == view.observation_string()
        shown = run("replay", str(finished), "--ply", str(ply)).out
        heading = shown.splitlines()[0].partition(": ")[2]
        told = view.words()
        assert heading in (" ".join(told[-1:]), " ".join(told[-2:])) or ply == 0
        assert "jack-" not in shown


def test_replay_begins_at_the_first_decision(run: Run, finished: Path) -> None:
    assert run("replay", str(finished)).out == run("replay", str(finished), "--ply", "11").out
    assert json.loads(run("replay", str(finished), "--json").out)["ply"] == 11


def test_replay_through_the_eyes_of_jack(run: Run, finished: Path, unfinished: Path) -> None:
    words = ["replay", str(finished), "--ply", "12", "--json"]
    state = records.replay(records.load(finished), 12)
    assert json.loads(run(*words, "--viewer", "jack").out)["position"] == str(state)
    for viewer in ("investigator", "spectator"):
        assert " = " not in json.loads(run(*words, "--viewer", viewer).out)["position"]
    done = run("replay", str(unfinished), "--viewer", "jack")
    assert done.code == 2
    assert "still his secret" in done.err
    assert run("replay", str(unfinished), "--viewer", "investigator").code == 0


def test_stepping(finished: Path) -> None:
    last = records.load(finished).plies
    assert headings(replayed(finished, "\n\nb\nq\n")) == [
        f"{n} of {last}" for n in (11, 12, 13, 12)
    ]
    assert headings(replayed(finished, "9999\n\n0\nb\nwhat\n15\n")) == [
        f"{n} of {last}" for n in (11, last, last, 0, 0, 0, 15)
    ]
    assert headings(replayed(finished, "")) == [f"11 of {last}"]


# --- show -------------------------------------------------------------------------------------


def test_show(run: Run) -> None:
    state = load_game("pocket").deal(5)
    done = run("show", str(state))
    assert done.code == 0
    assert all(len(line) <= 80 for line in done.out.splitlines())
    assert run("show", str(state), "--plain").out != done.out
    assert "\x1b[" not in done.out
    assert "\x1b[" in run("show", str(state), "--colour").out


def test_show_keeps_the_secret(run: Run) -> None:
    """What the private part says reaches nobody but Jack."""
    unknown = "gw,bn,te/uw,sn,Pw/n,ms,Lw 0,4,11 3 a?trr LS us 2M,3! - = "
    for viewer in ("investigator", "spectator"):
        for form in ([], ["--plain"], ["--json"]):
            answers = {run("show", unknown + jack, "--viewer", viewer, *form).out for jack in "LP"}
            assert len(answers) == 1
            assert answers.pop()
    of_jack = {run("show", unknown + jack, "--viewer", "jack").out for jack in "LP"}
    assert len(of_jack) == 2


def test_show_as_json(run: Run) -> None:
    unknown = "gw,bn,te/uw,sn,Pw/n,ms,Lw 0,4,11 3 a?trr LS us 2M,3! - = L"
    report = json.loads(run("show", unknown, "--viewer", "investigator", "--json").out)
    assert report["position"] == unknown.partition(" = ")[0]
    assert report["to_move"] == "chance"
    assert report["suspects"] == ["lestrade", "pizer"]
    assert report["jack_may_be"] == {"lestrade": 0.5, "pizer": 0.5}
    report = json.loads(run("show", POSITION, "--json").out)
    assert report["to_move"] is None
    assert report["returns"] == [1.0, -1.0]


def test_show_without_a_private_part(run: Run) -> None:
    public = str(load_game("pocket").deal(5)).partition(" = ")[0]
    assert run("show", public).code == 0
    done = run("show", public, "--viewer", "jack")
    assert done.code == 2
    assert "private part" in done.err


@pytest.mark.parametrize(
    "position",
    ["", " ", "x", "\x1b[2J", "é", POSITION.replace("3 atrr", "9 atrr"), POSITION * 100, "=" * 9],
)
def test_show_refuses_what_is_no_position(run: Run, position: str) -> None:
    done = run("show", position)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("lamplighter: This is no position that can be shown. ")
    assert "expected" in done.err
    assert "\x1b" not in done.err
    assert len(done.err) < 600
