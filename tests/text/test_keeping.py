"""What was played is kept wherever it can be; an interrupted game goes on as it would have."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from lamplighter.records import load, verify_file
from lamplighter.text import saving
from lamplighter.text.play import play
from lamplighter.text.settings import PlaySettings
from tests.text.sitting import Paper, Reader, Typist, terminal_of

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
    settings = PlaySettings(role="investigator", opponent="random", seed=7, language="en")
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
