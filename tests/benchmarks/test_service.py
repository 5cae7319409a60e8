"""The load generator runs: a few games for a second; no figure of it is looked at."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def service(root: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / "benchmarks" / "service.py"), *options]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_report(root: Path) -> None:
    few = ("--games", "4", "--rate", "20", "--seconds", "2", "--warm-up", "0", "--watchers", "3")
    done = service(root, *few, "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    played = report["playing"]
    assert played["moves"] > 0
    assert played["unanswered"] == played["lost"] == 0
    assert played["refused"] == {}
    assert played["commits_per_s"] > 0
    assert report["watching"]["watchers"] == 3
    assert report["first_page_s"] > 0


@pytest.mark.parametrize("options", [["--games", "0"], ["--rate", "0"], ["--fast"]])
def test_bad_usage(root: Path, options: list[str]) -> None:
    done = service(root, *options)
    assert done.returncode == 2
    assert options[0] in done.stderr
    assert "Traceback" not in done.stderr
