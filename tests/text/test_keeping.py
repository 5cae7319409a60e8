"""What was played is kept wherever it can be; an interrupted game goes on as it would have."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lamplighter.games.catalogue import load_game
from lamplighter.records import load, verify_file
from lamplighter.text import saving
from lamplighter.text.play import play
from lamplighter.text.settings import PlaySettings
from tests.text.sitting import Paper, Reader, Typist, terminal_of

POCKET = load_game("pocket")

HANGS = 60
"""Seconds after which a closed window was not noticed; far beyond what it takes."""

ANSWER = "Press Enter for their answer"

SEALED = ["unfinished.txt", "chosen-unfinished.txt", "position-unfinished.txt"]


@pytest.mark.parametrize("name", SEALED)
def test_a_kept_record_is_played_to_its_end_and_verifies(
    root: Path, tmp_path: Path, name: str
) -> None:
    for file in (name, f"{name}.secret"):
        shutil.copy(root / "tests" / "data" / "records" / file, tmp_path / file)
    before = load(tmp_path / name)
    paper = Paper()
    settings = PlaySettings(role="investigator", resume=tmp_path / name, language="en")
    assert play(settings, terminal_of(Reader(paper, 3), paper, plain=True)) == 0
    after = load(tmp_path / name)
    assert after.is_open
    assert after.client_seeds == before.client_seeds
    assert after.commitment == before.commitment
    found = verify_file(tmp_path / name)
    assert found.ok, found.findings
    assert not (tmp_path / f"{name}.secret").exists()


def test_a_home_of_nobody_in_a_name_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    paper = Paper()
    lines = ["h1", "", "w1", "", "t1", "", "a", "", "save ~nosuchuser/x.txt", "quit", str(path)]
    settings = PlaySettings(
        game=POCKET, role="investigator", opponent="random", seed=7, language="en"
    )
    assert play(settings, terminal_of(Typist(lines), paper)) == 0
    assert "~nosuchuser/x.txt" in paper.getvalue()
    assert not load(path).is_open


def test_without_a_home_a_game_goes_where_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    assert saving.games_folder() == tmp_path


class Interrupter(Reader):
    """Plays on, but presses Ctrl-C once before the witnesses answer, and then comes back."""

    interrupted = False

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        last = self._paper.getvalue().rpartition("\n")[2]
        if not self.interrupted and ANSWER in last:
            self.interrupted = True
            raise KeyboardInterrupt
        if "b = back" in last:
            return "b\n"
        return super().readline(size)


def test_an_answer_that_was_interrupted_is_still_given() -> None:
    written = []
    for kind in (Reader, Interrupter):
        paper = Paper(live=True)
        settings = PlaySettings(
            game=POCKET, role="investigator", opponent="random", seed=4, language="en"
        )
        play(settings, terminal_of(kind(paper, 4, live=True), paper))
        written.append(paper.getvalue())
    undisturbed, interrupted = written
    assert interrupted.count(ANSWER) == undisturbed.count(ANSWER) + 1
    pages = undisturbed.split(ANSWER)
    answer = pages[1][: pages[1].index("Press Enter to go on")]
    assert "the witnesses" in answer.lower()
    assert answer in interrupted.split(ANSWER)[2]


@pytest.mark.parametrize("given", [{"seed": 3}, {"opponent": "random"}, {"role": "jack"}])
def test_what_is_settled_cannot_be_asked_for_again(
    root: Path, tmp_path: Path, given: dict[str, Any]
) -> None:
    for file in (SEALED[0], f"{SEALED[0]}.secret"):
        shutil.copy(root / "tests" / "data" / "records" / file, tmp_path / file)
    paper = Paper()
    settings = PlaySettings(resume=tmp_path / SEALED[0], language="en", **given)
    assert play(settings, terminal_of(Typist([]), paper)) == 2
    assert "is settled in" in " ".join(paper.getvalue().split())


def test_a_resumed_game_goes_where_it_is_told(root: Path, tmp_path: Path) -> None:
    for file in (SEALED[1], f"{SEALED[1]}.secret"):
        shutil.copy(root / "tests" / "data" / "records" / file, tmp_path / file)
    before = (tmp_path / SEALED[1]).read_bytes()
    settings = PlaySettings(resume=tmp_path / SEALED[1], save=tmp_path / "new.txt", language="en")
    paper = Paper()
    assert play(settings, terminal_of(Reader(paper, 3), paper)) == 0
    assert load(tmp_path / "new.txt").is_open
    assert (tmp_path / SEALED[1]).read_bytes() == before


def test_a_secret_of_another_game_beside_the_name_is_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "new.txt.secret").write_text("somebody's")
    settings = PlaySettings(game=POCKET, role="jack", opponent="random", save=tmp_path / "new.txt")
    paper = Paper()
    assert play(settings, terminal_of(Typist([]), paper)) == 2
    assert "new.txt.secret" in paper.getvalue()


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="windows are closed otherwise here")
def test_a_closed_window_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    options = ["--role", "investigator", "--opponent", "random", "--seed", "7", "--save", str(path)]
    with subprocess.Popen(
        [sys.executable, "-m", "lamplighter", "play", "pocket", "--plain", *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write(b"h1\n\n")
        game.stdin.flush()
        written = b""
        # The prompt comes again once the action is played and answered.
        while written.count(b"for help)>") < 2 and (
            piece := os.read(game.stdout.fileno(), 1 << 16)
        ):
            written += piece
        game.send_signal(signal.SIGHUP)
        try:
            game.wait(HANGS)
        finally:
            game.kill()
    assert game.returncode == 0
    assert "holmes-1" in load(path).words
