"""The web service under load: how soon a move is on disk and acknowledged, what watchers cost.

    python benchmarks/service.py [--games N] [--rate R] [--seconds S] [--watchers N]
                                 [--check] [--json]

It starts `lamplighter serve` in a process of its own, with its tables in a new file and everything
as it is by default but the limits for one address, and plays at it from here: two sockets for each
game, words at random, moves due at a fixed rate whether the service keeps up or not. The time
until a move is acknowledged counts from when it was due. See benchmarks/README.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import resource
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.load.games import Guests
from benchmarks.load.stages import AT_ONCE, Load, watched
from benchmarks.load.starting import FIRST_PAGE_S, first_page
from lamplighter import __version__
from tests.server.serving import Served, served

GOALS = {
    "first_page_s": FIRST_PAGE_S,
    "acknowledged_p99_ms": 100.0,
    "watchers_memory_mb": 600.0,
    "share_of_rate": 0.98,
}
"""What is to be kept to at 1,000 games, 500 moves a second and 3,000 watchers, on two cores."""


async def loaded(service: Served, wanted: argparse.Namespace) -> dict[str, Any]:
    """Play at a service and watch there; what was measured."""
    guests = Guests(service.port, AT_ONCE)
    await guests.come()
    load = Load(service, guests, wanted.games)
    opened = await load.open()
    played = await load.play(wanted.rate, wanted.seconds, wanted.warm_up)
    seen = await watched(service, load, wanted.watchers, 10.0) if wanted.watchers else None
    for game in load.games:
        game.leave()
    return {"games": wanted.games, "opening": opened, "playing": played, "watching": seen}


def missed(report: dict[str, Any]) -> list[str]:
    """The goals that were not reached."""
    played, seen = report["playing"], report["watching"]
    found = []
    if report["first_page_s"] > GOALS["first_page_s"]:
        found.append(f"first page after {report['first_page_s']:.2f} s")
    if not played["acknowledged_ms"]["p99"] < GOALS["acknowledged_p99_ms"]:
        found.append(f"99th percentile {played['acknowledged_ms']['p99']:.0f} ms")
    if played["moves_per_s"] < GOALS["share_of_rate"] * played["due_per_s"]:
        found.append(f"{played['moves_per_s']:.0f} moves/s of {played['due_per_s']:.0f}")
    if played["lost"]:
        found.append(f"{played['lost']} times a game was broken off: {played['refused']}")
    if seen and seen["memory_mb"] > GOALS["watchers_memory_mb"]:
        found.append(f"{seen['memory_mb']:.0f} MB with {seen['watchers']} watchers")
    return found


def table(report: dict[str, Any]) -> str:
    """The figures as a Markdown table."""
    opened, played, seen = report["opening"], report["playing"], report["watching"]
    rows = [
        ("cores; what waited for them before", f"{report['cores']}; {report['load_before']:.1f}"),
        ("from start to first page", f"{report['first_page_s']:.2f} s"),
        ("games, sockets", f"{report['games']:,}, {2 * report['games']:,}"),
        ("tables opened", f"{opened['per_s']:.0f}/s"),
        ("moves due", f"{played['due_per_s']:.0f}/s"),
        ("moves acknowledged", f"{played['moves_per_s']:.0f}/s"),
    ]
    for name in ("acknowledged_ms", "acknowledged_pocket_ms", "acknowledged_london_ms"):
        told = ", ".join(
            f"{key} {value:.1f}" for key, value in played[name].items() if value is not None
        )
        rows.append((name.removesuffix("_ms").replace("_", ", "), f"{told} ms"))
    rows += [
        ("sent late by the generator", f"p99 {played['sent_late_ms']['p99']:.1f} ms"),
        ("frames", f"{played['frames_per_s']:.0f}/s of {played['frame_bytes']:.0f} bytes"),
        (
            "commits",
            f"{played['commits_per_s']:.0f}/s of {played['entries_per_commit']:.1f} entries",
        ),
        (
            "cores used: service",
            f"{played['service_cpu']:.2f} ({played['service_cpu_ms_per_move']:.2f} ms a move)",
        ),
        ("cores used: generator", f"{played['generator_cpu']:.2f}"),
        ("memory: service, playing", f"{played['memory_mb']:.0f} MB"),
        (
            "games opened, over, broken off",
            " / ".join(f"{played[key]:,}" for key in ("games_opened", "games_over", "lost")),
        ),
    ]
    if seen:
        rows += [
            ("watchers came", f"{seen['came_per_s']:.0f}/s"),
            (
                f"memory: service, with {seen['watchers']:,} watchers",
                f"{seen['memory_mb']:.0f} MB (before {seen['memory_before_mb']:.0f} MB)",
            ),
            ("memory: with the process for bots", f"{seen['memory_with_bots_mb']:.0f} MB"),
            ("cores used: service, idle", f"{seen['idle_cpu']:.2f}"),
        ]
    lines = ["| what | measured |", "|---|---:|"]
    return "\n".join([*lines, *(f"| {name} | {value} |" for name, value in rows)])


def wanted() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description="The web service under load.")
    parser.add_argument("--games", type=int, default=1000, help="games at once (default 1000)")
    parser.add_argument("--rate", type=float, default=500, help="moves a second (default 500)")
    parser.add_argument("--seconds", type=float, default=30, help="time measured (default 30)")
    parser.add_argument("--warm-up", type=float, default=10, help="time before that (default 10)")
    parser.add_argument("--watchers", type=int, default=3000, help="watchers (default 3000)")
    parser.add_argument("--seed", type=int, default=1, help="of the words played (default 1)")
    parser.add_argument("--check", action="store_true", help="fail if a goal is missed")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    if options.games < 1 or options.rate <= 0 or options.seconds <= 0 or options.warm_up < 0:
        parser.error("--games must be at least 1, --rate and --seconds above 0")
    return options


def main() -> int:
    """Measure and print."""
    options = wanted()
    needed = 2 * options.games + options.watchers + 100
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if needed > hard:
        print(f"{needed} open files are needed, {hard} are allowed (ulimit -n)", file=sys.stderr)
        return 2
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the service has it, too
    random.seed(options.seed)
    with tempfile.TemporaryDirectory(prefix="lamplighter-") as folder:
        report: dict[str, Any] = {
            "lamplighter": __version__,
            "python": platform.python_version(),
            "cores": len(os.sched_getaffinity(0)),
            "load_before": os.getloadavg()[0],
        }
        report["first_page_s"] = first_page(Path(folder))
        with served(Path(folder)) as service:
            service.wait_until_warm()
            report.update(asyncio.run(loaded(service, options)))
    report["missed"] = missed(report)
    print(json.dumps(report, indent=2) if options.json else table(report))
    for line in report["missed"]:
        print(f"missed: {line}", file=sys.stderr)
    return 1 if options.check and report["missed"] else 0


if __name__ == "__main__":
    sys.exit(main())
