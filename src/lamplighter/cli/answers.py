"""What the commands print: JSON, tables of figures, and a bar while they work."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import typer

from lamplighter.cli.texts import say

__all__ = ["print_json", "progress", "tell_bench", "tell_match"]

MOST_FAULTS = 5
"""Faults of bots told one by one; a bot that always fails would fill the screen."""


def print_json(document: dict[str, Any]) -> None:
    """Print one JSON document."""
    typer.echo(json.dumps(document, indent=2))


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error where that is a terminal; call the result to move it on."""
    if not sys.stderr.isatty():
        yield lambda steps: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda steps: bar.advance(task, steps)


def tell_match(report: dict[str, Any]) -> None:
    """The figures of a match of bots, for people."""
    game = " ".join(
        [report["game"], *(f"{name}={value}" for name, value in report["options"].items())]
    )
    typer.echo(say("cli-match", game=game, games=report["games"], seed=str(report["seed"])))
    for player in report["players"]:
        low, high = (f"{100 * bound:.1f}" for bound in player["interval"])
        typer.echo(
            say(
                "cli-match-player",
                role=f"{player['role']:<12}",
                bot=f"{player['bot']:<12}",
                wins=f"{player['wins']:>{len(str(report['games']))}}",
                rate=f"{100 * player['win_rate']:5.1f}",
                low=low,
                high=high,
            )
        )
    typer.echo(say("cli-match-length", decisions=f"{report['mean_decisions']:.1f}"))
    for role, endings in report["endings"].items():
        for ending, count in endings.items():
            typer.echo(say("cli-match-ending", role=role, ending=ending, count=count))
    for fault in report["faults"][:MOST_FAULTS]:
        typer.echo(
            say(
                "cli-match-fault",
                bot=fault["bot"],
                index=str(fault["index"]),
                kind=fault["kind"],
                why=fault["message"],
            )
        )
    if len(report["faults"]) > MOST_FAULTS:
        typer.echo(say("cli-match-more-faults", count=len(report["faults"]) - MOST_FAULTS))


def tell_bench(report: dict[str, Any]) -> None:
    """The figures of a benchmark, for people."""
    for way in ("compiled", "python", "python_with_tensor"):
        figures = report[way]
        typer.echo(
            say(
                "cli-bench-way",
                way=way,
                decisions=f"{figures['decisions_per_s']:>12,.0f}",
                games=f"{figures['games_per_s']:>10,.0f}",
            )
        )
    for figure in ("import_s", "start_s", "compile_s"):
        typer.echo(say(f"cli-bench-{figure.replace('_', '-')}", seconds=f"{report[figure]:8.3f}"))
    for figure in ("peak_memory_mb", "peak_memory_compiling_mb"):
        if report[figure] is not None:
            key = f"cli-bench-{figure.replace('_', '-')}"
            typer.echo(say(key, megabytes=f"{report[figure]:8.1f}"))
    machine, versions = report["machine"], report["versions"]
    typer.echo(say("cli-bench-machine", cpu=machine["cpu"], system=machine["system"]))
    typer.echo(", ".join(f"{name} {version}" for name, version in versions.items()))
