"""The command that finds out which bot is the stronger one: arena."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lamplighter.cli.answers import print_json, progress
from lamplighter.cli.arguments import MOST_WORKERS, AsJson, takes_game
from lamplighter.cli.standings import tell_tournament
from lamplighter.cli.texts import quoted, say
from lamplighter.cli.trouble import Refusal, bad_value
from lamplighter.games.base import Game

if TYPE_CHECKING:
    from lamplighter.arena import ArenaError, Plan, Sprt, Workers

__all__ = ["arena"]

MOST_PAIRS = 1_000_000
LONGEST_MOVE = 86_400.0


@takes_game()
def arena(
    game: Game,
    bots: Annotated[str, typer.Option(metavar="A,B,...", help=say("cli-option-arena-bots"))],
    pairs: Annotated[
        int, typer.Option(metavar="N", min=1, max=MOST_PAIRS, help=say("cli-option-pairs"))
    ] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help=say("cli-option-seed-of-arena"))] = 0,
    jobs: Annotated[
        int | None,
        typer.Option(
            metavar="J",
            min=1,
            max=MOST_WORKERS,
            help=say("cli-option-workers"),
            show_default="1",
        ),
    ] = None,
    executor: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help=say("cli-option-executor"))
    ] = None,
    field: Annotated[bool, typer.Option("--field", help=say("cli-option-field"))] = False,
    sprt: Annotated[
        str | None, typer.Option(metavar="ELO0,ELO1", help=say("cli-option-sprt"))
    ] = None,
    code: Annotated[
        list[Path] | None, typer.Option(metavar="FILE", help=say("cli-option-code"))
    ] = None,
    move_time: Annotated[
        float | None,
        typer.Option(metavar="S", min=0.001, max=LONGEST_MOVE, help=say("cli-option-move-time")),
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help=say("cli-option-records"))
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help=say("cli-option-journal"))
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Pairs of games between bots, and how strong that shows them to be."""
    from lamplighter.arena import ArenaError, Plan, entrants, report

    if jobs is not None and executor is not None:
        raise bad_value("--jobs", say("cli-jobs-and-executor"))
    test = None if sprt is None else _sprt(sprt)
    try:
        plan = Plan(
            game, tuple(entrants(bots, game, code or ())), pairs, seed, field, move_time, test
        )
        with _workers(jobs or 1, executor) as workers:
            course = _watched(plan, workers, resume, records)
    except ArenaError as error:
        raise Refusal(_told(error)) from None
    document = report(course)
    if as_json:
        print_json(document)
    else:
        tell_tournament(document)


def _watched(plan: Plan, workers: Workers, journal: Path | None, records: Path | None) -> Any:
    """Play it all, with a bar."""
    from lamplighter.arena import tournament

    total = plan.pairs * len(plan.meetings)
    with progress(say("cli-progress-simulate"), total) as advance:
        return tournament(plan, workers=workers, journal=journal, records=records, progress=advance)


def _workers(jobs: int, address: str | None) -> AbstractContextManager[Workers]:
    from lamplighter.arena import cluster, pool

    return pool(jobs) if address is None else cluster(address)


def _sprt(text: str) -> Sprt:
    """The test in the value of ``--sprt``, such as ``0,50``."""
    from lamplighter.arena import Sprt

    try:
        low, high = map(float, text.split(","))
        return Sprt(low, high)
    except ValueError:
        raise bad_value("--sprt", say("cli-no-sprt", text=quoted(text))) from None


def _told(error: ArenaError) -> str:
    values = {
        name: value if isinstance(value, list) else quoted(str(value))
        for name, value in error.values.items()
    }
    return say(f"cli-arena-{error.kind}", **values)
