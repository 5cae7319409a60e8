"""Commands that are printed can be typed as they stand: here, in this folder, in a shell."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lamplighter.text.invocation import command_lines, path_shown, this_program


@pytest.fixture(autouse=True)
def a_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, below somebody's home, and nothing of ours to be found by name."""
    here = tmp_path / "work"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    return tmp_path


def program_at(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n", "utf-8")
    path.chmod(0o755)
    return path


def test_a_program_that_is_found_by_name_is_called_by_it(
    a_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(program_at(a_home / "bin" / "lamplighter").parent))
    assert this_program() == "lamplighter"


@pytest.mark.parametrize(
    ("place", "shown"),
    [
        ("work/.venv/bin/lamplighter", ".venv/bin/lamplighter"),
        ("work/lamplighter", "./lamplighter"),
        ("my programs/lamplighter", "~/'my programs/lamplighter'"),
    ],
)
def test_else_by_the_way_to_what_is_running(
    a_home: Path, monkeypatch: pytest.MonkeyPatch, place: str, shown: str
) -> None:
    monkeypatch.setattr(sys, "argv", [str(program_at(a_home / place))])
    assert this_program() == shown


def test_a_module_is_run_by_its_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/lamplighter/__main__.py"])
    monkeypatch.setattr(sys, "executable", "/opt/my python/bin/python3")
    assert this_program() == "'/opt/my python/bin/python3' -m lamplighter"


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("game.txt", "game.txt"),
        ("-game.txt", "./-game.txt"),
        ("it's mine.txt", "'it'\"'\"'s mine.txt'"),
        ("/elsewhere/a b.txt", "'/elsewhere/a b.txt'"),
        ("/elsewhere/$(x).txt", "'/elsewhere/$(x).txt'"),
    ],
)
def test_paths_are_short_and_safe(path: str, shown: str) -> None:
    assert path_shown(Path(path)) == shown


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell of the Unix kind")
@pytest.mark.parametrize("width", [0, 40, 80, 300])
@pytest.mark.parametrize("name", ["game.txt", "my own game.txt", "work/game.txt", "$HOME.txt"])
def test_a_shell_understands_what_was_printed(
    a_home: Path, monkeypatch: pytest.MonkeyPatch, name: str, width: int
) -> None:
    program = program_at(a_home / "bin" / "lamplighter")
    program.write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n', "utf-8")
    monkeypatch.setattr(sys, "argv", [str(program)])
    path = a_home / name
    lines = command_lines("play --resume", path, width)
    done = subprocess.run(
        ["/bin/sh", "-c", "\n".join(lines)], capture_output=True, text=True, check=True
    )
    told = done.stdout.splitlines()
    assert told[:2] == ["play", "--resume"]
    assert Path(told[2]).absolute() == path
    assert len(lines) == 1 or width == 40 or len(" ".join(lines)) > width
