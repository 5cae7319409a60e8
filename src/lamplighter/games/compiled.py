"""Compilation of the rules: two decorators, and the place where compiled code is kept.

Numba looks only at the file of a function to decide whether its cached machine code is
still good; ours calls across files and freezes tables of other files into constants. So
the cache lives in a folder named after a digest of all source files of the package's
compiled rooms: whatever changes in any of them, a stale entry cannot be loaded.

The folder is ``$NUMBA_CACHE_DIR`` where that is set, else the user's cache folder. Where
neither can be written, code is kept in memory and compiled again at the next start.
With ``NUMBA_DISABLE_JIT=1`` the same functions run as plain Python.
"""

from __future__ import annotations

import functools
import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

import numba
from numba.core.registry import CPUDispatcher

__all__ = ["bound", "cache_folder", "compiled", "door", "is_prepared"]

_njit: Any = numba.njit
_settings: Any = numba.config
P = ParamSpec("P")
R = TypeVar("R")


def _sources() -> list[Path]:
    """The source files, maps included, whose text decides what the compiled functions do."""
    package = Path(__file__).resolve().parent.parent
    rooms = [package / "games", package / "bots"]
    kinds = ("*.py", "*.txt")
    return sorted(path for room in rooms for kind in kinds for path in room.rglob(kind))


def _digest() -> str:
    """A short name for this state of the sources, this Numba and this NumPy."""
    from numpy import __version__ as numpy_version

    sums = hashlib.sha256(f"{numba.__version__} {numpy_version}".encode())
    for path in _sources():
        sums.update(path.read_bytes())
    return sums.hexdigest()[:16]


def _base_folder() -> Path:
    """Where caches belong on this machine, before it is known whether it can be written."""
    if _settings.CACHE_DIR:
        return Path(_settings.CACHE_DIR)
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or tempfile.gettempdir()) / "lamplighter"
    if named := os.environ.get("XDG_CACHE_HOME"):
        return Path(named) / "lamplighter"
    return Path("~").expanduser() / ".cache" / "lamplighter"


@functools.cache
def cache_folder() -> Path | None:
    """The folder that keeps the compiled rules of this version, or ``None`` if there is none.

    The folder is made if need be and tried with a file, since a home may exist and yet
    refuse writing.
    """
    try:
        folder = _base_folder() / f"rules-{_digest()}"
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except (OSError, RuntimeError):  # RuntimeError: there is no home at all
        return None


def is_prepared(*modules: str) -> bool:
    """Whether compiled code of each of these modules is on disk: a start is quick.

    A module is named by its last name, one that is compiled for each game (see `bound`) also by
    the game: ``is_prepared("doors.pocket")`` asks for Pocket's rules.
    """
    folder = cache_folder()
    return bool(_settings.DISABLE_JIT) or all(
        folder is not None and any(folder.rglob(f"{module}.*.nbi")) for module in modules
    )


class _Inner(CPUDispatcher):
    """A compiled function without a way in from Python: calling it there must not crash."""

    def __call__(self, *arguments: object, **named: object) -> object:
        raise TypeError(
            f"{self.py_func.__name__} is for compiled code only: from Python call a function made "
            "with `door`, as in the doors of a game."
        )


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile ``function`` for use by other compiled functions: Python cannot call it.

    Leaving out the way in from Python saves a fifth of the compilation. Division follows C (no
    check for zero), arrays are not bounds-checked: callers pass legal values only.
    """
    made = _jit(function, no_cpython_wrapper=True)
    if isinstance(made, CPUDispatcher):  # else plain Python, with NUMBA_DISABLE_JIT
        made.__class__ = _Inner
    return made


def door(function: Callable[P, R]) -> Callable[P, R]:
    """Compile ``function`` so that Python can call it too; otherwise as `compiled`."""
    return _jit(function)


def bound(function: Callable[P, R], game: str, **rooms: object) -> Callable[P, R]:
    """A copy of ``function`` for one game: its free names that stand in ``rooms`` mean those.

    What every game's compiled code needs alike is so written once, over rooms that bear the same
    names in each game, and compiled for each of them: give the result to `door` or `compiled`.
    (Compiled code binds global names when it is compiled; a room passed as an argument would cost
    a call through a pointer.) The name of the ``game`` tells the copies apart, in error messages
    and where the machine code is kept.
    """
    made = FunctionType(function.__code__, {**function.__globals__, **rooms})
    functools.update_wrapper(made, function)
    made.__qualname__ = f"{game}.{function.__name__}"
    return cast(Callable[P, R], made)


def _jit(function: Callable[P, R], **settings: bool) -> Callable[P, R]:
    """Compile at the first call and keep the machine code for later starts.

    The setting of Numba's cache folder is put back at once, so that other people's functions
    in the same process keep theirs.
    """
    folder = cache_folder()
    previous = _settings.CACHE_DIR
    try:
        if folder is not None:
            _settings.CACHE_DIR = str(folder)
        made: Callable[P, R] = _njit(
            cache=folder is not None, error_model="numpy", no_cfunc_wrapper=True, **settings
        )(function)
        return made
    finally:
        _settings.CACHE_DIR = previous
