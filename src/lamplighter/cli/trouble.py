"""What goes wrong at the command line, as one message and an exit code instead of a traceback."""

from __future__ import annotations

import contextlib
import functools
import os
import sys
from collections.abc import Callable
from typing import Any

import typer

from lamplighter.cli.texts import quoted, say
from lamplighter.records.errors import RecordError

__all__ = ["BAD_USAGE", "INTERRUPTED", "NO", "Refusal", "bad_value", "guarded"]

NO, BAD_USAGE = 1, 2
"""The command ran and the answer is no; it could not run as it was asked to."""

FAULT, INTERRUPTED, READER_LEFT = 70, 130, 141
"""A fault of ours (sysexits.h); Ctrl-C; a broken pipe: as shells number them."""

DEBUG = "LAMPLIGHTER_DEBUG"
"""The variable with which a fault of ours ends in a traceback, for a report."""


class Refusal(Exception):  # noqa: N818 - told to a person, whose input cannot be used
    """A whole sentence about what cannot be used, and what to do."""


def bad_value(option: str, why: str) -> typer.BadParameter:
    """The error for a value of an option or argument: usage, fault and remedy, exit code 2."""
    return typer.BadParameter(why, param_hint=f"'{option}'")


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
        except (typer.Exit, typer.Abort, typer.BadParameter):
            raise
        except OSError as error:
            _tell(_of_system(error))
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
    return say("cli-system", path=quoted(str(error.filename)), why=why)


def _tell(sentence: str) -> None:
    typer.echo(say("cli-error", what=sentence), err=True)


def _close_output() -> None:
    """Point standard output at nothing: what is left in it must not fail again at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
