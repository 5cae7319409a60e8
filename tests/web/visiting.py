"""A visitor of the site: a browser, its page, what its sockets were told, what went wrong.

Every visitor watches for faults that no test looks for by itself: messages on the console, errors
of scripts, violations of the content security policy (Chromium writes them to the console), and
requests to anywhere but the service.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Locator, Page, Request, WebSocket

from lamplighter.sentences import Say, catalogue

__all__ = ["AXE", "DESKTOP", "FIRST_BOARD", "PATIENCE", "PHONE", "Frame", "Line", "Visitor"]

Frame = dict[str, Any]

ROOT = Path(__file__).resolve().parents[2]

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
"""The accessibility checks that pages are given to."""

SCREENSHOTS = ROOT / ".cache" / "screenshots"
"""Where pictures of the pages are kept, to be looked at."""

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

FIRST_BOARD = """
  const look = () => {
    if (!document.querySelector('.table-board svg')) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => (window.painted = performance.now())));
  };
  requestAnimationFrame(look);
"""
"""A script that notes in ``painted`` after how many milliseconds a board has been painted."""

STILL = """async () => {
  // A change of style has begun its transitions only when it has been painted.
  for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done));
  const ends = (one) => one.effect?.getComputedTiming().endTime !== Infinity;
  return !document.getAnimations().some((one) => one.playState === 'running' && ends(one));
}"""
"""Whether no transition and no animation that ends is under way, looked at in a fresh picture."""

PATIENCE = 30_000
"""How long a person waits for anything on a loaded machine, in milliseconds."""

STEP = 15

POSITIONS = ("table", "word", "undone", "end")


@dataclass
class Line:
    """One socket of a page: its address and the frames that came, in order."""

    url: str
    raw: list[str] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)

    def hear(self, payload: str | bytes) -> None:
        """Take a frame down."""
        text = payload if isinstance(payload, str) else payload.decode()
        self.raw.append(text)
        self.frames.append(json.loads(text))

    def latest(self, *kinds: str) -> Frame | None:
        """The last frame of these kinds."""
        return next((one for one in reversed(self.frames) if one["type"] in kinds), None)

    @property
    def position(self) -> Frame:
        """The last frame that tells a whole position."""
        found = [one for one in self.frames if one["type"] in POSITIONS and "scene" in one]
        return found[-1] if found else {"ply": -1, "choices": None, "scene": {}}

    @property
    def end(self) -> Frame | None:
        """How the game ended, once it has."""
        ends: list[Frame] = [one["end"] for one in self.frames if one.get("end")]
        return ends[-1] if ends else None

    @property
    def calls(self) -> list[Frame]:
        """The calls for witnesses that this page was told live."""
        return [one for one in self.frames if one["type"] == "word" and one.get("witnesses")]


class Visitor:
    """Somebody with a browser of his own (a context), and one page of it."""

    def __init__(self, context: BrowserContext, address: str, language: str = "en") -> None:
        self.context = context
        self.address = address
        self.say: Say = catalogue(language)
        self.lines: list[Line] = []
        self.faults: list[str] = []
        self.is_wired = False
        """Whether a test holds the sockets in its own hands, and takes their frames down."""
        self.forgiven = ["Service Worker registration blocked by Playwright"]
        context.set_default_timeout(PATIENCE)
        context.set_default_navigation_timeout(PATIENCE)
        context.on("request", self._asked)
        context.on("page", self._opened)
        self.page: Page = context.new_page()

    def open(self, path: str = "/") -> None:
        """Go to an address of the site."""
        self.page.goto(path if path.startswith("http") else f"{self.address}{path}")

    def forgive(self, *patterns: str) -> None:
        """Expect console messages like these: Chromium writes down every lost connection."""
        self.forgiven += patterns

    @property
    def unforgiven(self) -> list[str]:
        """The faults that nobody expected."""
        return [
            fault
            for fault in self.faults
            if not any(re.search(pattern, fault) for pattern in self.forgiven)
        ]

    @property
    def line(self) -> Line:
        """The newest socket of the page."""
        self.until(lambda: bool(self.lines), "a socket is opened")
        return self.lines[-1]

    def until(self, condition: Callable[[], bool], what: str) -> None:
        """Let the page go on until something is so."""
        for _ in range(PATIENCE // STEP):
            if condition():
                return
            self.page.wait_for_timeout(STEP)
        self.keep_picture("failed")
        raise AssertionError(f"it did not come to this: {what}")

    def keep_picture(self, name: str) -> None:
        """Keep a screenshot among the artefacts of the tests, as the page is at this moment."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    def await_value(self, expression: str) -> Any:
        """What an expression of the page comes to, once it is something."""
        found: list[Any] = []

        def look() -> bool:
            found.append(self.page.evaluate(f"{expression} ?? null"))
            return found[-1] is not None

        self.until(look, expression)
        return found[-1]

    def turn(self, light: str) -> None:
        """Let it be day or night on the device, and wait until every colour has followed."""
        self.page.emulate_media(color_scheme="dark" if light == "dark" else "light")
        has_turned = f"matchMedia('(prefers-color-scheme: {light})').matches"
        self.until(lambda: bool(self.page.evaluate(has_turned)), f"it is {light}")
        self.settle()

    def settle(self) -> None:
        """Wait until nothing on the page is on its way to what it will look like."""
        self.until(lambda: bool(self.page.evaluate(STILL)), "nothing moves any more")

    def remember(self, name: str, value: Any) -> None:
        """Let the browser remember something of the site, which has been opened."""
        kept = [f"lamplighter:{name}", json.dumps(value)]
        self.page.evaluate("([name, value]) => localStorage.setItem(name, value)", kept)

    def button(self, key: str, **values: Any) -> Locator:
        """The button that a sentence of the catalogue names."""
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True)

    def tab(self, name: str) -> None:
        """Turn to one of the tabs beside the game: story, words, notes, chat, table."""
        self.page.get_by_role("tab", name=self.say(f"web-tab-{name}")).click()

    @property
    def board(self) -> Locator:
        """The board of either game."""
        return self.page.locator(".table-board").get_by_role("group").first

    def faults_of_access(self, *only: str) -> list[str]:
        """What axe finds serious or critical; ``only`` names the rules to check."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        options: Frame = {"resultTypes": ["violations"]}
        if only:
            options["runOnly"] = {"type": "rule", "values": list(only)}
        found = self.page.evaluate("options => axe.run(document, options)", options)
        return [
            f"{one['id']}: {node['target']} {node['failureSummary']}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]

    def scrolls_sideways(self) -> bool:
        """Whether the page is wider than the screen."""
        wide: bool = self.page.evaluate(
            "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        )
        return wide

    def _opened(self, page: Page) -> None:
        page.on("console", lambda message: self.faults.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("websocket", self._listened)

    def _listened(self, socket: WebSocket) -> None:
        if self.is_wired:
            return
        line = Line(socket.url)
        self.lines.append(line)
        socket.on("framereceived", line.hear)
        if urlsplit(socket.url).netloc != urlsplit(self.address).netloc:
            self.faults.append(f"socket to {socket.url}")

    def _asked(self, request: Request) -> None:
        asked = urlsplit(request.url)
        if asked.scheme in ("http", "https") and asked.netloc != urlsplit(self.address).netloc:
            self.faults.append(f"request to {request.url}")
