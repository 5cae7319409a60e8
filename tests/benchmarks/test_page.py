"""The benchmark of the page: that it runs, and what it reports."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest


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
