"""The comparison with other libraries runs, with whatever of them is installed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from lamplighter.games.catalogue import GAMES


def peers(root: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / "benchmarks" / "peers.py"), *options]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_report(root: Path) -> None:
    done = peers(root, "--seconds", "0.01", "--repeats", "2", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    ours = [row for row in report["rows"] if row["library"] == "Lamplighter"]
    ways = ["compiled", "python", "python_with_tensor"]
    assert [(row["game"], row["way"]) for row in ours] == [(g, way) for g in GAMES for way in ways]
    assert all(row["ratios"][row["game"]] == 1 for row in ours)
    assert all(list(row["ratios"]) == list(GAMES) for row in report["rows"])
    assert report["start"] is None
    assert all(row["lowest"] <= row["decisions_per_s"] <= row["highest"] for row in report["rows"])
    libraries = {row["library"] for row in report["rows"]}
    missing = {line.split()[0] for line in report["missing"]}
    assert libraries | missing == {"Lamplighter", "OpenSpiel", "PettingZoo", "RLCard"}
    assert all("pip install -r benchmarks/requirements.txt" in line for line in report["missing"])
    assert {"lamplighter", "numba", "numpy", "python"} <= set(report["versions"])


def test_a_start_is_measured_for_all_games_together(root: Path, quick: bool) -> None:
    if quick:
        pytest.skip("compiles everything anew")
    done = peers(root, "--seconds", "0.01", "--repeats", "1", "--start")
    assert done.returncode == 0, done.stderr
    assert "All games of ours together: " in done.stdout
    assert f"| {' is | '.join(GAMES)} is |" in done.stdout


@pytest.mark.parametrize("options", [["--seconds", "0"], ["--repeats", "0"], ["--fast"]])
def test_bad_usage(root: Path, options: list[str]) -> None:
    done = peers(root, *options)
    assert done.returncode == 2
    assert options[0] in done.stderr
    assert "Traceback" not in done.stderr


def test_peers_are_pinned(root: Path) -> None:
    lines = (root / "benchmarks" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert len(pins) >= 3
    assert all("==" in pin for pin in pins)
