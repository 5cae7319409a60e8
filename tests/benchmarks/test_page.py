"""The benchmark of the page: that it runs, what it reports, what it holds against the goals."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.page import missed


def test_one_look_at_each_game(root: Path, quick: bool) -> None:
    if quick:
        pytest.skip("tests/web looks at the same figures once")
    if shutil.which("chromium") is None:
        pytest.skip("chromium is not installed (apt-get install chromium)")
    command = [sys.executable, str(root / "benchmarks" / "page.py"), "--repeats=1", "--slower=1"]
    done = subprocess.run([*command, "--json"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert set(report["games"]) == {"pocket", "london"}
    for figures in report["games"].values():
        assert set(figures) == {"board_ms", "first_paint_ms", "bytes"}
        assert 0 < figures["first_paint_ms"] <= figures["board_ms"]
        assert figures["bytes"] > 0


def test_missed_goals_are_named() -> None:
    kept = {"board_ms": 1000.0, "first_paint_ms": 400.0, "bytes": 120_000.0}
    slow = {**kept, "board_ms": 1001.0}
    large = {**kept, "bytes": 120_100.0}
    assert missed({"first_page_s": 3.0, "games": {"pocket": kept, "london": kept}}) == []
    assert missed({"first_page_s": 3.01, "games": {"pocket": slow, "london": large}}) == [
        "first page after 3.01 s",
        "pocket: board after 1001 ms",
        "london: 120.1 kB",
    ]
