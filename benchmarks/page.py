"""The page in a browser: how soon the first board is painted, and what has to be loaded for it.

    python benchmarks/page.py [--repeats N] [--slower X] [--check] [--json]

It starts `lamplighter serve` in a process of its own and opens a running table of each game in
Chromium, each time in a new profile with an empty cache, with the processor slowed (four times, if
nothing else is said). What is told are medians, in milliseconds from the beginning of the
navigation until the board has been painted, and the bytes of everything that is no answer of a
game, as they go over the wire; and before that, how soon the service answers its first page. See
benchmarks/README.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, Response, sync_playwright

from benchmarks.load.starting import FIRST_PAGE_S, first_page
from lamplighter import __version__
from tests.server.serving import served
from tests.web.conftest import FLAGS
from tests.web.tables import HUNTERS, Host
from tests.web.visiting import FIRST_BOARD

GOAL_MS = 1000.0
GOAL_BYTES = 120_000


def look(browser: Browser, host: Host, table: str, slower: float) -> dict[str, float]:
    """Open a table once, as the guest who plays there, with nothing in the cache."""
    context = browser.new_context(service_workers="block")
    address = str(host.client.base_url).rstrip("/")
    for name, value in host.client.cookies.items():
        context.add_cookies([{"name": name, "value": value, "url": address}])
    page = context.new_page()
    weights: list[int] = []

    def weigh(response: Response) -> None:
        if "/api/" not in response.url:
            weights.append(int(response.header_value("content-length") or 0))

    page.on("response", weigh)
    page.add_init_script(FIRST_BOARD)
    throttle = context.new_cdp_session(page)
    throttle.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(f"{address}/table/{table}")
    board = None
    while board is None:  # the policy of the page forbids to wait by an expression
        page.wait_for_timeout(50)
        board = page.evaluate("window.painted ?? null")
    first = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    page.wait_for_load_state("networkidle")
    context.close()
    # The browser tells of its first picture when it is on the screen, which may be a little later
    # than when the page begins the next one; with the board in it, that moment counts.
    board = max(board, first)
    return {"board_ms": float(board), "first_paint_ms": float(first), "bytes": float(sum(weights))}


def measure(browser: Browser, host: Host, repeats: int, slower: float) -> dict[str, Any]:
    """The medians of both games, which take turns."""
    tables = {game: host.open(game, "bot") for game in HUNTERS}
    found: dict[str, list[dict[str, float]]] = {game: [] for game in tables}
    for table in tables.values():
        look(browser, host, table, slower)  # the first pictures of a fresh browser do not count
    for _ in range(repeats):
        for game, table in tables.items():
            found[game].append(look(browser, host, table, slower))
    return {
        game: {name: statistics.median(one[name] for one in looks) for name in looks[0]}
        for game, looks in found.items()
    }


def missed(report: dict[str, Any]) -> list[str]:
    """The goals that were not reached."""
    found = []
    if report["first_page_s"] > FIRST_PAGE_S:
        found.append(f"first page after {report['first_page_s']:.2f} s")
    for game, medians in report["games"].items():
        if medians["board_ms"] > GOAL_MS:
            found.append(f"{game}: board after {medians['board_ms']:.0f} ms")
        if medians["bytes"] > GOAL_BYTES:
            found.append(f"{game}: {medians['bytes'] / 1000:.1f} kB")
    return found


def told(report: dict[str, Any]) -> str:
    """The figures as lines to be read."""
    lines = [
        f"Chromium {report['chromium']}, processor slowed {report['slower']:g} times",
        f"{report['cores']} cores, what waited for them before: {report['load_before']:.1f}",
        f"first page {report['first_page_s']:.2f} s (goal {FIRST_PAGE_S:.0f})",
    ]
    for game, medians in report["games"].items():
        lines.append(
            f"{game:8} board {medians['board_ms']:6.0f} ms (goal {GOAL_MS:.0f})   "
            f"first paint {medians['first_paint_ms']:6.0f} ms   "
            f"{medians['bytes'] / 1000:6.1f} kB (goal {GOAL_BYTES // 1000})"
        )
    return "\n".join(lines)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--repeats", type=int, default=5, help="how often each game is opened (5)")
    parser.add_argument(
        "--slower", type=float, default=4.0, help="how much the processor is slowed (4)"
    )
    parser.add_argument("--check", action="store_true", help="fail if a goal is missed")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    wanted = parser.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("chromium is not installed (apt-get install chromium)")
    load_before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        first_page_s = first_page(Path(folder))
        with served(Path(folder), bot_pace=0) as service, sync_playwright() as playwright:
            service.wait_until_warm()
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            games = measure(browser, Host.at(service.address), wanted.repeats, wanted.slower)
            version = browser.version
            browser.close()
    report: dict[str, Any] = {
        "lamplighter": __version__,
        "chromium": version,
        "cores": os.cpu_count(),
        "machine": platform.machine(),
        "slower": wanted.slower,
        "repeats": wanted.repeats,
        "load_before": load_before,
        "first_page_s": first_page_s,
        "games": games,
    }
    report["missed"] = missed(report)
    print(json.dumps(report, indent=2) if wanted.json else told(report))
    for line in report["missed"]:
        print(f"missed: {line}", file=sys.stderr)
    return 1 if wanted.check and report["missed"] else 0


if __name__ == "__main__":
    sys.exit(main())
