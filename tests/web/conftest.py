"""One service and one Chromium for all tests of the page; every test has visitors of its own."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from lamplighter.server.site import FOLDER
from tests.server.serving import Served, served
from tests.web.evenings import Evening, an_evening
from tests.web.tables import HUNTERS, Host
from tests.web.visiting import DESKTOP, PATIENCE, Visitor

Visit = Callable[..., Visitor]

FLAGS = (
    "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update "
    "--disable-sync --no-first-run"
).split()


ORDINARY: dict[str, Any] = {"reduced_motion": "reduce", "service_workers": "block", **DESKTOP}
"""What a visitor's browser is like unless a test says otherwise."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium as the system has it."""
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("chromium is not installed (apt-get install chromium)")
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The service with the built client; bots answer at once."""
    assert (FOLDER / "index.html").exists(), "run: python web/build.py"
    with served(tmp_path_factory.mktemp("service"), bot_pace=0) as running:
        running.wait_until_warm()
        yield running


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """A service whose time passes only when a test says so; to be asked for before `visit`."""
    with an_evening(tmp_path) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, service: Served) -> Iterator[Visit]:
    """Makes visitors; at the end nothing must have gone wrong with any of them."""
    visitors: list[Visitor] = []

    def come(language: str = "en", address: str = service.address, **options: Any) -> Visitor:
        told = {"locale": language, **ORDINARY, **options}
        visitors.append(Visitor(browser.new_context(**told), address, language))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [fault for visitor in visitors for fault in visitor.unforgiven] == []


@pytest.fixture
def only_in_full(quick: bool) -> None:
    """What a quick run does without."""
    if quick:
        pytest.skip("a quick run does without")


@pytest.fixture(scope="session")
def host(service: Served) -> Iterator[Host]:
    """A guest who has running tables, and one that waits."""
    host = Host.at(service.address)
    yield host
    host.client.close()


@pytest.fixture(scope="session")
def finished(service: Served) -> dict[str, str]:
    """A finished game of each, of people whom nobody else knows: its id."""
    stranger = Host.at(service.address)
    games = {game: stranger.finished(game) for game in HUNTERS}
    stranger.client.close()
    return games
