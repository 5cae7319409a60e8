"""What the arena found, in columns for people."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from lamplighter.cli.answers import MOST_FAULTS
from lamplighter.cli.texts import say

__all__ = ["tell_tournament"]

UNBROKEN = 300
"""Columns where nobody looks at a terminal: no cell is folded."""


def tell_tournament(report: dict[str, Any]) -> None:
    """The figures of a tournament."""
    pairs = sum(meeting["pairs"] for meeting in report["meetings"])
    named = [report["game"], *(f"{name}={value}" for name, value in report["options"].items())]
    typer.echo(say("cli-arena-title", game=" ".join(named), pairs=pairs, seed=str(report["seed"])))
    _tell_bots(report["bots"])
    _tell_meetings(report["meetings"], list(report["roles"]))
    _tell_roles(report)
    typer.echo(say("cli-match-length", decisions=f"{report['mean_decisions']:.1f}"))
    for role, endings in report["endings"].items():
        for ending, count in endings.items():
            typer.echo(say("cli-match-ending", role=role, ending=ending, count=count))
    _tell_faults(report["faults"])


def _tell_bots(bots: Sequence[dict[str, Any]]) -> None:
    rows = [
        [
            bot["bot"],
            _signed(bot["elo"]),
            _interval([_signed(bound) for bound in bot["elo_interval"]]),
            f"{bot['wins']}/{bot['games']}",
            _percent(bot["win_rate"]),
            _interval([_percent(bound) for bound in bot["interval"]]),
            _milliseconds(bot["time"]["median_ms"]),
            _milliseconds(bot["time"]["p95_ms"]),
        ]
        for bot in sorted(bots, key=lambda bot: -bot["elo"])
    ]
    headings = [
        say("cli-arena-bot"),
        "Elo",
        "95 %",
        say("cli-arena-won"),
        "%",
        "95 %",
        say("cli-arena-median"),
        say("cli-arena-p95"),
    ]
    _print(headings, rows)


def _tell_meetings(meetings: Sequence[dict[str, Any]], roles: Sequence[str]) -> None:
    rows = [
        [
            " - ".join(meeting["bots"]),
            str(meeting["pairs"]),
            _percent(meeting["first"]["win_rate"]),
            _interval([_percent(bound) for bound in meeting["first"]["interval"]]),
            *(
                cell
                for role in roles
                for cell in (
                    _percent(meeting["first_by_role"][role]["win_rate"]),
                    _interval(
                        [_percent(bound) for bound in meeting["first_by_role"][role]["interval"]]
                    ),
                )
            ),
        ]
        for meeting in meetings
    ]
    by_role = [cell for role in roles for cell in (role, "95 %")]
    _print([say("cli-arena-meeting"), say("cli-arena-pairs"), "%", "95 %", *by_role], rows)
    for meeting in meetings:
        if test := meeting.get("sprt"):
            typer.echo(
                say(
                    "cli-arena-sprt",
                    first=meeting["bots"][0],
                    second=meeting["bots"][1],
                    answer=test["answer"] or "open",
                    low=f"{test['elo0']:g}",
                    high=f"{test['elo1']:g}",
                    ratio=f"{test['ratio']:.2f}",
                    least=f"{test['bounds'][0]:.2f}",
                    most=f"{test['bounds'][1]:.2f}",
                )
            )


def _tell_roles(report: dict[str, Any]) -> None:
    advantage = report["advantage"]
    rate = report["roles"][advantage["role"]]
    low, high = (_percent(bound) for bound in rate["interval"])
    least, most = (_signed(bound) for bound in advantage["elo_interval"])
    typer.echo(
        say(
            "cli-arena-role",
            role=advantage["role"],
            rate=_percent(rate["win_rate"]),
            low=low,
            high=high,
            elo=_signed(advantage["elo"]),
            least=least,
            most=most,
        )
    )


def _tell_faults(faults: Sequence[dict[str, Any]]) -> None:
    for fault in faults[:MOST_FAULTS]:
        typer.echo(
            say(
                "cli-arena-fault",
                bot=fault["bot"],
                role=fault["role"],
                against=fault["against"],
                pair=str(fault["pair"]),
                kind=fault["kind"],
                why=fault["message"],
            )
        )
    if len(faults) > MOST_FAULTS:
        typer.echo(say("cli-match-more-faults", count=len(faults) - MOST_FAULTS))


def _print(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Columns without lines between them, which say nothing to a screen reader."""
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else UNBROKEN
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(headings[0])
    for heading in headings[1:]:
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(*row)
    Console(file=sys.stdout, width=width, markup=False, highlight=False).print(table)


def _signed(elo: float) -> str:
    return f"{elo:+.0f}" if round(elo) else "0"


def _percent(rate: float | None) -> str:
    return "-" if rate is None else f"{100 * rate:.1f}"


def _interval(bounds: Sequence[str]) -> str:
    return f"{bounds[0]}..{bounds[1]}"


def _milliseconds(spent: float | None) -> str:
    return "-" if spent is None else f"{spent:,.1f} ms"
