"""Sentences on a terminal break between words; elsewhere they stay whole."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lamplighter.cli.lines import filled

LAMPLIGHTER = [sys.executable, "-m", "lamplighter"]


def test_without_a_terminal_nothing_is_broken() -> None:
    assert filled("word " * 100, 0) == "word " * 100


def test_lines_break_between_words() -> None:
    text = "the outcomes of chance are well-made\n  Usage: kept as it is\n"
    assert filled(text, 24) == ("the outcomes of chance\nare well-made\n  Usage: kept as it is\n")
    assert filled("a" * 30 + " b", 10) == "a" * 30 + "\nb"


def test_a_path_is_never_broken() -> None:
    assert filled("see my games.txt: right", 14, "my games.txt") == "see\nmy games.txt:\nright"
    path = "/home/anna/my games/of today.txt"
    told = filled(f"lamplighter: {path}: it is not there at all", 40, path)
    assert told == f"lamplighter:\n{path}:\nit is not there at all"
    assert filled(f"{path}: right, and so is the rest", 20, path).splitlines() == [
        f"{path}:",
        "right, and so is the",
        "rest",
    ]


@pytest.mark.skipif(os.name == "nt", reason="there are no such terminals")
@pytest.mark.parametrize(
    ("words", "whole"),
    [
        (["verify", "tests/data/records/finished.txt"], "outcomes of chance"),
        (["play", "--role", "police"], "choose one of investigator, jack, detective and random"),
        (["play", "--opponent", "police"], "there is no opponent police"),
        (["replay", "tests/data/records/missing.txt"], "tests/data/records/missing.txt:"),
        (["show", "x"], "position: found 1 public fields in 'x'"),
    ],
)
def test_no_word_is_broken_on_a_terminal(words: list[str], whole: str) -> None:
    screen, end = os.openpty()
    done = subprocess.run(
        [*LAMPLIGHTER, *words],
        stdout=end,
        stderr=end,
        cwd=Path(__file__).parents[2],
        env=os.environ | {"COLUMNS": "40"},
        check=False,
    )
    os.close(end)
    shown = os.read(screen, 10_000).decode()
    os.close(screen)
    assert done.returncode in (0, 2)
    assert "Value error" not in shown
    assert whole in " ".join(shown.split())
    assert all(len(line) <= 40 for line in shown.splitlines())
