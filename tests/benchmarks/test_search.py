"""The measurement of the search runs, and says what it counted."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from lamplighter.bots.registry import bots_for
from lamplighter.games.catalogue import GAMES


def search(root: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / "benchmarks" / "search.py"), *options]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_report(root: Path) -> None:
    done = search(root, "--games", "1", "--playouts", "50", "--json")
    assert done.returncode == 0, done.stderr
    rows = json.loads(done.stdout)
    assert [row["game"] for row in rows] == [name for name in GAMES if "ismcts" in bots_for(name)]
    for row in rows:
        assert row["playouts"] == 50
        assert row["moves"] >= 4
        assert row["playouts_per_s"] > 0
        assert 0 <= row["median_s"] <= row["p95_s"]


def test_table(root: Path) -> None:
    done = search(root, "--games", "1", "--playouts", "50")
    assert done.returncode == 0, done.stderr
    assert "| pocket | 50 | " in done.stdout


@pytest.mark.parametrize("options", [["--games", "0"], ["--playouts", "none"], ["--fast"]])
def test_bad_usage(root: Path, options: list[str]) -> None:
    done = search(root, *options)
    assert done.returncode == 2
    assert options[0] in done.stderr
    assert "Traceback" not in done.stderr
