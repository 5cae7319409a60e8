"""Streams that are closed, full or left by their reader: the right code, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

POSITION = "Uw,bn,n/Pe,lw,mw/Gn,Ss,Tn 0,5,7 2 HTXR - s 1? -"
SHOW = ["show", POSITION]
REPLAY = ["replay", "tests/data/records/finished.txt"]
PLAY = ["play", "pocket", "--role", "jack", "--opponent", "random"]


def shell(redirection: str, command: list[str], root: Path) -> subprocess.CompletedProcess[str]:
    """Run a command of ours with streams redirected as a shell does it."""
    ours = [sys.executable, "-m", "lamplighter", *command]
    return subprocess.run(
        ["/bin/sh", "-c", f'exec "$@" {redirection}', "sh", *ours],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is full")
@pytest.mark.parametrize("command", [SHOW, REPLAY])
def test_a_full_disk_is_told(command: list[str], root: Path) -> None:
    done = shell(">/dev/full", command, root)
    assert done.returncode == 2
    assert "No space left on device" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", [SHOW, REPLAY])
def test_a_reader_who_has_left_is_a_code_of_its_own(command: list[str], root: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "lamplighter", *command],
            cwd=root,
            stdout=writing,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.parametrize("redirection", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("command", [SHOW, PLAY])
def test_a_closed_stream_is_no_fault(redirection: str, command: list[str], root: Path) -> None:
    done = shell(redirection if "<" in redirection else f"{redirection} </dev/null", command, root)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
