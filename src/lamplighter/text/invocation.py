"""Commands to be typed later, as they have to be typed on this computer and in this folder."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

__all__ = ["command_lines", "path_shown", "this_program"]

PROGRAM = "lamplighter"

INDENT = "  "


def this_program() -> str:
    """What starts Lamplighter here: its name, or else the way to what is running now."""
    if shutil.which(PROGRAM):
        return PROGRAM
    running = Path(sys.argv[0])
    if running.stem == PROGRAM and running.is_file():
        return _program_shown(running)
    return f"{_program_shown(Path(sys.executable))} -m {PROGRAM}"


def path_shown(path: Path) -> str:
    """A path as a shell takes it, as short as it can be named from here."""
    whole = path.absolute()
    home = _home()
    if whole.is_relative_to(Path.cwd()):
        short = str(whole.relative_to(Path.cwd()))
        return shlex.quote(f".{os.sep}{short}" if short.startswith("-") else short)
    if os.name != "nt" and home is not None and whole.is_relative_to(home):
        # A shell puts the home folder for a tilde only where it stands outside the quotes.
        return f"~/{shlex.quote(str(whole.relative_to(home)))}"
    return shlex.quote(str(whole))


def command_lines(arguments: str, path: Path, width: int) -> list[str]:
    """The command with its ``arguments`` and a path, on one line or (``width`` > 0) on two."""
    shown = path_shown(path)
    command = f"{INDENT}{this_program()} {arguments}"
    whole = f"{command} {shown}"
    if not width or len(whole) < width or os.name == "nt":
        return [whole]
    return [f"{command} \\", f"{INDENT * 2}{shown}"]


def _program_shown(path: Path) -> str:
    shown = path_shown(path)
    return shown if os.sep in shown else f"{os.curdir}{os.sep}{shown}"


def _home() -> Path | None:
    """The user's home; a folder that holds everything is none."""
    try:
        home = Path.home()
    except RuntimeError:
        return None
    return home if home.is_absolute() and home != Path(home.anchor) else None
