"""What a browser keeps of the chance it was promised, and finds again in the proof."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import Visit
from tests.web.hands import Mouse
from tests.web.people import open_game
from tests.web.test_together import await_rematch, invite, resign, table_of
from tests.web.visiting import Visitor

NOT_PROVED = "0" * 64


def steps(visitor: Visitor) -> dict[str, bool]:
    """Let the page check the proof: which of the three promises are told, and whether they hold."""
    visitor.button("web-proof").click()
    visitor.page.locator(".verdict").wait_for()
    told = {}
    for kind in ("commitment", "sealed", "noted", "client"):
        sentence = visitor.say(f"web-proof-{kind}", index=0, among=0, result="right")
        step = visitor.page.get_by_role("listitem").filter(has_text=sentence)
        if step.count():
            told[kind] = "wrong" not in (step.get_attribute("class") or "")
    return told


PROMISED = {"commitment": True, "sealed": True, "client": True}


def test_what_was_promised_before_a_game_and_its_rematch(visit: Visit) -> None:
    """Against the computer; in the rematch too, and after the page was loaded anew."""
    visitor = visit()
    asked: list[str] = []
    visitor.page.on("request", lambda one: asked.append(f"{one.method} {one.url}"))
    visitor.open()
    open_game(visitor, Mouse(visitor.page), "pocket", "jack", "bot")
    posts = [one.rpartition("/api/")[2] for one in asked if one.startswith("POST")]
    assert posts == ["seals", "tables"]
    resign(visitor)
    assert steps(visitor) == PROMISED
    shown = visitor.line.end
    assert shown is not None
    table = table_of(visitor)
    visitor.button("web-rematch").click()
    await_rematch(visitor, table)
    expect(visitor.board).to_be_visible()
    visitor.until(lambda: visitor.line.latest("table") is not None, "the new table is told")
    told = visitor.line.frames[0]
    assert told["commitment"] == shown["next_commitment"]
    visitor.page.reload()
    resign(visitor)
    assert steps(visitor) == PROMISED
    assert visitor.page.get_by_text(visitor.say("web-proof-right")).is_visible()


def test_both_of_two_find_what_they_added(visit: Visit) -> None:
    anna, ben = invite(visit, "pocket")
    resign(ben)
    assert [steps(visitor) for visitor in (anna, ben)] == [PROMISED] * 2
    table = table_of(anna)
    anna.button("web-rematch").click()
    ben.button("web-accept").click()
    for visitor in (anna, ben):
        await_rematch(visitor, table)
        expect(visitor.board).to_be_visible()
    resign(ben)
    assert [steps(visitor) for visitor in (anna, ben)] == [PROMISED] * 2


@pytest.mark.parametrize("broken", ["sealed", "client"])
def test_a_broken_promise_is_told(visit: Visit, broken: str) -> None:
    """A service that promised something else, or left out what this browser added."""
    visitor = visit()

    def cheat(route: Route) -> None:
        answer = route.fetch()
        told: dict[str, Any] = answer.json()
        if broken == "sealed":
            told["commitment"] = NOT_PROVED
        else:
            told["client_seeds"] = []
        route.fulfill(response=answer, body=json.dumps(told))

    visitor.page.route("**/api/seals" if broken == "sealed" else "**/api/tables/*/proof", cheat)
    visitor.open()
    open_game(visitor, Mouse(visitor.page), "pocket", "jack", "bot")
    resign(visitor)
    assert steps(visitor) == {**PROMISED, broken: False}
    assert visitor.page.get_by_text(visitor.say("web-proof-wrong")).is_visible()


def test_a_seal_that_was_lost_is_asked_for_again(visit: Visit) -> None:
    visitor = visit()
    visitor.forgive("409")
    seeds: list[str] = []

    def lose(route: Route) -> None:
        order: dict[str, Any] = json.loads(route.request.post_data or "")
        seeds.append(order["client_seed"])
        if len(seeds) == 1:
            route.continue_(post_data=json.dumps({**order, "seal": "x" * 32}))
        else:
            route.continue_()

    visitor.page.route("**/api/tables", lose)
    visitor.open()
    open_game(visitor, Mouse(visitor.page), "pocket", "jack", "bot")
    expect(visitor.board).to_be_visible()
    assert len(set(seeds)) == 2, "what was sent once is known, and not sent again"
