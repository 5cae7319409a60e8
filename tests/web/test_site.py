"""The site around the games: policy, weight, first picture, installing, being offline."""

from __future__ import annotations

import json
import sys

import pytest
from playwright.sync_api import Response, expect

from tests.server.serving import Served
from tests.web.conftest import Visit
from tests.web.hands import Mouse
from tests.web.people import Person, open_game
from tests.web.tables import Host
from tests.web.visiting import FIRST_BOARD

HEAVIEST = 120_000
"""Bytes of everything that is needed to play one of the games, packed."""

SLOWEST = 10_000
"""Milliseconds within which a board is painted even on a machine that is busy otherwise."""

VIOLATIONS = """
  window.violations = [];
  document.addEventListener('securitypolicyviolation',
    (event) => window.violations.push(`${event.violatedDirective}: ${event.blockedURI}`));
"""

GAMES = pytest.mark.parametrize("game", ["pocket", "london"])


@GAMES
def test_what_a_game_weighs(visit: Visit, game: str) -> None:
    visitor = visit()
    weights: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if "/api/" not in response.url:
            assert (
                response.header_value("content-encoding") == "br"
                or int(response.header_value("content-length") or 0) < 1000
            ), response.url
            weights[response.url] = int(response.header_value("content-length") or 0)

    visitor.page.on("response", weigh)
    visitor.open()
    open_game(visitor, Mouse(visitor.page), game, "hunter", "bot")
    person = Person(visitor, shuns=("accuse",))
    while not visitor.line.calls:
        person.wait_for_turn()
        person.play_turn()
    person.watch_calls()
    total = sum(weights.values())
    sys.stdout.write(f"{game}: {total} bytes\n")
    assert len(weights) > 5
    assert total <= HEAVIEST, sorted(weights.items(), key=lambda pair: -pair[1])


@GAMES
def test_the_first_board_with_a_slow_processor(visit: Visit, host: Host, game: str) -> None:
    visitor = visit()
    table = host.open(game, "bot")
    host.lend_cookie(visitor)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    visitor.page.add_init_script(FIRST_BOARD)
    visitor.open(f"/table/{table}")
    painted = visitor.await_value("window.painted")
    sys.stdout.write(f"{game}: the board is painted after {painted:.0f} ms\n")
    assert painted < SLOWEST


def test_the_policy_is_strict_and_kept(visit: Visit, finished: dict[str, str]) -> None:
    visitor = visit()
    visitor.page.add_init_script(VIOLATIONS)
    with visitor.page.expect_response("**/") as answered:
        visitor.open()
    policy = answered.value.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    for path in ("/lobby", f"/table/{finished['london']}", f"/replay/{finished['pocket']}"):
        visitor.open(path)
        visitor.page.wait_for_load_state("networkidle")
        assert visitor.page.evaluate("window.violations") == []
    # The guard works: what the policy forbids is noticed here.
    visitor.forgive("Content Security Policy", "Refused to", "violates the following")
    visitor.page.evaluate(
        "document.body.append(Object.assign(document.createElement('script'),"
        " { textContent: 'window.ran = true' }))"
    )
    assert visitor.page.evaluate("window.ran") is None
    assert len(visitor.page.evaluate("window.violations")) == 1


@pytest.mark.usefixtures("only_in_full")
def test_the_manifest(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    link = visitor.page.locator('link[rel="manifest"]').get_attribute("href")
    answer = visitor.context.request.get(f"{visitor.address}{link}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text())
    assert manifest["display"] == "standalone"
    assert {"name", "short_name", "start_url", "background_color", "theme_color"} <= set(manifest)
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])
    for icon in manifest["icons"]:
        picture = visitor.context.request.get(f"{visitor.address}{icon['src']}")
        assert picture.status == 200
        assert picture.headers["content-type"].startswith("image/")
    session = visitor.context.new_cdp_session(visitor.page)
    assert session.send("Page.getAppManifest")["errors"] == []


def test_offline_the_page_opens_and_says_so(visit: Visit, service: Served) -> None:
    visitor = visit(service_workers="allow")
    visitor.forgive("ERR_INTERNET_DISCONNECTED", "WebSocket connection to", "Failed to fetch")
    visitor.open()
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitor.page.reload()
    visitor.await_value("navigator.serviceWorker.controller?.state")
    visitor.context.set_offline(True)
    visitor.page.reload()
    heading = visitor.page.get_by_role("heading", name=visitor.say("web-home-heading"))
    expect(heading).to_be_visible()
    visitor.button("web-home-play-bot").click()
    expect(visitor.page.get_by_text(visitor.say("web-error-offline"))).to_be_visible()
    visitor.open("/lobby")
    expect(visitor.page.get_by_text(visitor.say("web-error-offline"))).to_be_visible()
    visitor.keep_picture("offline-lobby")
    visitor.context.set_offline(False)
    visitor.open()
    kept = visitor.page.evaluate(
        "caches.keys().then((names) => caches.open(names[0])).then((cache) => cache.keys())"
        ".then((requests) => requests.map((request) => new URL(request.url).pathname))"
    )
    assert "/" in kept
    assert [path for path in kept if path.startswith("/api")] == []


@pytest.mark.usefixtures("only_in_full")
def test_an_address_with_nothing(visit: Visit) -> None:
    visitor = visit()
    visitor.forgive("status of 404", "WebSocket connection to")
    visitor.open("/table/nothing")
    gone = visitor.page.get_by_role("heading", name=visitor.say("web-table-gone"))
    expect(gone).to_be_visible()
