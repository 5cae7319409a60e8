"""What docs/records.md shows is what the program writes, and its checker finds forgeries."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from lamplighter.records import read, verify, write
from tests.records.samples import FOLDER, kept

DOCS = Path(__file__).parents[2] / "docs"


def blocks(name: str, kind: str) -> list[str]:
    text = (DOCS / name).read_text(encoding="utf-8")
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [block for language, block in fenced if language == kind]


def test_the_examples_are_the_records_of_the_tests() -> None:
    shown = [block for block in blocks("records.md", "") if block.startswith("Lamplighter record")]
    names = ["finished.txt", "unfinished.txt", "london-unfinished.txt"]
    assert [read(block) for block in shown] == [kept()[name].record for name in names]
    assert [verify(block).status for block in shown] == ["fair", "unfinished", "unfinished"]


def test_the_secret_shown_is_the_one_of_the_example() -> None:
    secret = (FOLDER / "unfinished.txt.secret").read_text(encoding="utf-8")
    assert secret in blocks("records.md", "")


@pytest.fixture(scope="module")
def checker(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The two programs of the papers in one file, as the page says."""
    path = tmp_path_factory.mktemp("paper") / "check.py"
    programs = [blocks("fairness.md", "python")[0], blocks("records.md", "python")[-1]]
    path.write_text("\n".join(programs), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("name", "old", "new", "printed"),
    [
        ("finished.txt", "", "", []),
        ("chosen.txt", "", "", []),
        ("london-finished.txt", "", "", []),
        ("london-chosen.txt", "", "", []),
        (
            "finished.txt",
            "tile-c1-gull-w",
            "tile-c1-gull-e",
            [
                "the digest is wrong: some line was changed",
                "tile-c1-gull-e should be tile-c1-gull-w",
            ],
        ),
        (
            "finished.txt",
            "draw-bert",
            "draw-gull",
            ["the digest is wrong: some line was changed", "draw-gull should be draw-bert"],
        ),
        (
            "finished.txt",
            "commitment: a",
            "commitment: b",
            [
                "the digest is wrong: some line was changed",
                "the seed is not the one committed to",
            ],
        ),
    ],
)
def test_the_checker_needs_nothing_but_python(
    checker: Path, tmp_path: Path, name: str, old: str, new: str, printed: list[str]
) -> None:
    game = tmp_path / name
    game.write_text(write(kept()[name].record).replace(old, new), encoding="utf-8")
    answer = subprocess.run(
        [sys.executable, "-I", "-S", str(checker), str(game)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.splitlines()[: len(printed) or None] == printed


def test_the_python_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    program = blocks("records.md", "python")[0]
    names: dict[str, object] = {}
    exec(program, names)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.txt", "game.txt.secret"]
