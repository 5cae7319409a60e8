"""A page that was installed, and a service that is gone: it opens, says so, and finds back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.serving import served
from tests.web.conftest import Visit
from tests.web.hands import Mouse
from tests.web.people import Person, open_game
from tests.web.visiting import PHONE, Visitor

LOST = ("WebSocket connection to", "ERR_CONNECTION_REFUSED", "Failed to fetch", "status of 50")
"""What Chromium writes down while nobody answers."""


def install(visitor: Visitor) -> None:
    """Wait until the page is kept by the browser."""
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitor.page.reload()
    visitor.await_value("navigator.serviceWorker.controller?.state")


@pytest.mark.usefixtures("only_in_full")
def test_the_service_is_gone_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    with served(tmp_path, bot_pace=0) as first:
        first.wait_until_warm()
        visitor = visit("it", address=first.address, service_workers="allow", **PHONE)
        visitor.forgive(*LOST)
        visitor.open()
        install(visitor)
        table = open_game(visitor, Mouse(visitor.page), "pocket", "hunter", "bot")
        person = Person(visitor)
        person.wait_for_turn()
        person.play_turn()
        person.wait_for_turn()
        first.kill()
    # What is not there is not pretended to be: no board, and why.
    visitor.page.reload()
    expect(visitor.page.get_by_text(visitor.say("web-link-lost"))).to_be_visible()
    expect(visitor.page.locator(".table-board svg")).to_have_count(0)
    visitor.keep_picture("offline-table")
    visitor.open("/lobby")
    expect(visitor.page.get_by_text(visitor.say("web-error-offline"))).to_be_visible()
    visitor.open()
    visitor.button("web-home-play-bot").click()
    expect(visitor.page.get_by_text(visitor.say("web-error-offline"))).to_be_visible()
    visitor.open(f"/table/{table}")
    expect(visitor.page.get_by_text(visitor.say("web-link-lost"))).to_be_visible()
    lines = len(visitor.lines)
    with served(tmp_path, bot_pace=0, port=first.port):
        # Nobody has to load the page again.
        expect(visitor.board).to_be_visible()
        expect(visitor.page.get_by_text(visitor.say("web-link-lost"))).to_have_count(0)
        assert len(visitor.lines) > lines
        person.watched = len(visitor.line.calls)
        person.wait_for_turn()
        person.play_turn()
        visitor.page.close()
