"""What goes wrong at the command line, as one message and an exit code instead of a traceback."""

from __future__ import annotations

import contextlib
import functools
import io
import os
import sys
from collections.abc import Callable, Iterator
from typing import Any

import typer

from lamplighter.cli.lines import tell
from lamplighter.cli.texts import quoted, say
from lamplighter.records.errors import RecordError

__all__ = ["BAD_USAGE", "INTERRUPTED", "NO", "Refusal", "bad_value", "guarded", "usage_told"]

NO, BAD_USAGE = 1, 2
"""The command ran and the answer is no; it could not run as it was asked to."""

FAULT, INTERRUPTED, READER_LEFT = 70, 130, 141
"""A fault of ours (sysexits.h); Ctrl-C; a broken pipe: as shells number them."""

DEBUG = "LAMPLIGHTER_DEBUG"
"""The variable with which a fault of ours ends in a traceback, for a report."""


USAGE: type[Any] = typer.BadParameter.__mro__[1]
"""All errors of usage: Typer exports the one kind of them only."""

JARGON = "Value error, "
"""What Typer's checks say before the reason, and what tells a person nothing."""


class Refusal(Exception):  # noqa: N818 - told to a person, whose input cannot be used
    """A whole sentence about what cannot be used, and what to do."""


def bad_value(option: str, why: str) -> typer.BadParameter:
    """The error for a value of an option or argument: usage, fault and remedy, exit code 2."""
    return typer.BadParameter(why, param_hint=f"'{option}'")


@contextlib.contextmanager
def usage_told() -> Iterator[None]:
    """Tell what Typer finds wrong with a command line as it does itself, but break no word."""
    try:
        yield
    except typer.Abort:
        sys.exit(NO)
    except USAGE as error:
        told = io.StringIO()
        error.show(file=told)
        tell(told.getvalue().rstrip("\n").replace(JARGON, ""), err=True)
        sys.exit(error.exit_code)


def guarded(command: Callable[..., Any]) -> Callable[..., Any]:
    """The same command, which never ends in a traceback but in a message and an exit code."""

    @functools.wraps(command)
    def run(*arguments: Any, **options: Any) -> None:
        try:
            command(*arguments, **options)
            sys.stdout.flush()
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)
        except BrokenPipeError:
            _close_output()
            sys.exit(READER_LEFT)
        except (typer.Exit, typer.Abort, USAGE):
            raise
        except OSError as error:
            _tell(_of_system(error), whole=_path_in(error))
            _close_output()
            sys.exit(BAD_USAGE)
        except (Refusal, RecordError) as error:
            _tell(str(error))
            sys.exit(BAD_USAGE)
        except Exception as error:
            if os.environ.get(DEBUG):
                raise
            _tell(say("cli-fault", what=quoted(f"{type(error).__name__}: {error}"), variable=DEBUG))
            sys.exit(FAULT)

    return run


def _of_system(error: OSError) -> str:
    why = error.strerror or type(error).__name__
    if error.filename is None:
        return say("cli-system-nameless", why=why)
    return say("cli-system", path=_path_in(error), why=why)


def _path_in(error: OSError) -> str:
    return "" if error.filename is None else quoted(str(error.filename))


def _tell(sentence: str, whole: str = "") -> None:
    tell(say("cli-error", what=sentence), whole=whole, err=True)


def _close_output() -> None:
    """Point standard output at nothing: what is left in it must not fail again at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
