"""The commands put together, with their texts from the catalogue."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

from lamplighter import __version__
from lamplighter.cli import arena, figures, serve, table
from lamplighter.cli.texts import say
from lamplighter.cli.trouble import guarded, usage_told

__all__ = ["app", "main"]

COMMANDS: tuple[Callable[..., Any], ...] = (
    table.play,
    serve.serve,
    table.replay,
    table.verify,
    table.show,
    figures.simulate,
    arena.arena,
    figures.perft,
    figures.bench,
)
"""In the order of ``--help``: what most people look for comes first."""


def _as_it_stands(key: str) -> str:
    """A sentence that ``--help`` does not wrap, for commands to copy (a mark of Typer's)."""
    return f"\b\n{say(key)}"


app = typer.Typer(
    name="lamplighter",
    help=say("cli-lamplighter"),
    epilog=_as_it_stands("cli-lamplighter-example"),
    no_args_is_help=True,
    rich_markup_mode=None,  # boxes say nothing to a screen reader
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)

for command in COMMANDS:
    key = f"cli-{command.__name__}"
    app.command(
        help=say(key), short_help=say(f"{key}-short"), epilog=_as_it_stands(f"{key}-example")
    )(guarded(command))


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"lamplighter {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help=say("cli-option-version"), callback=_print_version, is_eager=True
        ),
    ] = False,
) -> None:
    """What comes before any command: nothing but its options."""


def _open_missing_streams() -> None:
    """Put nothing in the place of streams that the caller closed: there Python has ``None``."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - for the whole run
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line (of this process, if none is given) and exit with its code."""
    _open_missing_streams()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # What the terminal cannot show becomes a question mark, never an error.
            stream.reconfigure(errors="replace")
    guarded(_run)(arguments)


def _run(arguments: Sequence[str] | None) -> None:
    with usage_told():
        code = app(args=arguments, prog_name="lamplighter", standalone_mode=False)
    sys.stdout.flush()
    sys.exit(code)
