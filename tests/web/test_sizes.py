"""Whatever the size of the screen: what is played with is in view, and nothing lies over it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.tables import HUNTERS, Host
from tests.web.visiting import PHONE, Visitor

UPRIGHT = ((390, 844), (390, 664), (360, 640), (768, 1024))
ACROSS = ((844, 390), (667, 375))
DESK = (1280, 800)

FINGER = 44.0
"""As high as whatever is hit with a finger must be, in pixels."""

PATIENCE = 50
"""Tenths of a second in which a page finds its layout after its size has changed."""

COVERED = """(element, parts) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return parts.filter((part) => {
    const top = document.elementFromPoint(x + width / 2, y + height * part);
    return !top || !(element.contains(top) || (element.matches('svg') && top.closest('svg')));
  });
}"""
"""Which of these parts of an element, from its top to its foot, are out of view or covered."""

SEATS = [(game, side) for game, hunter in HUNTERS.items() for side in (hunter, "jack")]


TOUCHED: dict[str, Any] = {"has_touch": True, "is_mobile": True}


def resize(visitor: Visitor, size: tuple[int, int]) -> str:
    """Give the screen this size, and wait until the page has followed; the size to name it by."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    visitor.settle()
    return f"{size[0]}x{size[1]}"


def assert_in_view(thing: Locator, what: str) -> None:
    """Nothing lies over it, from its upper edge to the words at its foot, once all is in place."""
    for number, one in enumerate(thing.all()):
        for _ in range(PATIENCE):
            covered = one.evaluate(COVERED, [0.05, 0.5, 0.8])
            if not covered:
                break
            thing.page.wait_for_timeout(100)
        assert covered == [], f"{what} {number}"


def sit_down(visit: Visit, host: Host, table: str) -> Visitor:
    """At a table on a telephone, to move; French needs more room than English."""
    visitor = visit("fr", **TOUCHED)
    host.lend_cookie(visitor)
    visitor.open(f"/table/{table}")
    Person(visitor).wait_for_turn()
    visitor.page.locator(".table-panel section").first.wait_for()
    return visitor


def tools_of(visitor: Visitor, game: str) -> Locator:
    """The tokens of the round, or the character cards."""
    key = "web-pocket-actions" if game == "pocket" else "web-london-cards"
    region = visitor.page.get_by_role("region", name=visitor.say(key))
    return region.get_by_role("list").first.get_by_role("listitem")


@pytest.mark.parametrize(("game", "side"), SEATS)
def test_a_turn_is_in_view_at_every_size(visit: Visit, host: Host, game: str, side: str) -> None:
    table = host.running(game, 2, role=side)
    visitor = sit_down(visit, host, table)
    tools = tools_of(visitor, game)
    assert tools.count() == 4
    prompt = visitor.page.locator(".table-board [aria-live]").first
    for size in (*UPRIGHT, *ACROSS, DESK):
        named = resize(visitor, size)
        assert_in_view(tools, f"tool, {named}")
        assert_in_view(visitor.board, f"board, {named}")
        assert_in_view(prompt, f"prompt, {named}")
        assert not visitor.scrolls_sideways(), named
        heights = tools.evaluate_all("all => all.map((one) => one.clientHeight)")
        assert min(heights) >= FINGER, named


@pytest.mark.parametrize("game", list(HUNTERS))
def test_what_is_chosen_can_be_played_at_every_size(visit: Visit, host: Host, game: str) -> None:
    visitor = sit_down(visit, host, host.open(game, "bot"))
    Person(visitor).draft_turn()
    buttons = visitor.page.locator(".turn .buttons").get_by_role("button")
    for size in (*UPRIGHT, *ACROSS):
        named = resize(visitor, size)
        assert_in_view(buttons, f"take back, play, {named}")
        assert_in_view(visitor.board, f"board, {named}")
        heights = buttons.evaluate_all("all => all.map((one) => one.offsetHeight)")
        assert min(heights) >= FINGER, named


@pytest.mark.parametrize("game", list(HUNTERS))
def test_the_result_is_in_view(visit: Visit, finished: dict[str, str], game: str) -> None:
    visitor = visit("fr", **TOUCHED)
    visitor.open(f"/table/{finished[game]}")
    ending = visitor.page.locator(".ending")
    ending.wait_for()
    for size in (*UPRIGHT, *ACROSS):
        named = resize(visitor, size)
        assert_in_view(ending.get_by_role("heading"), f"result, {named}")
        assert_in_view(ending.get_by_role("link").first, f"what comes next, {named}")


def test_an_offer_covers_no_token(visit: Visit, host: Host) -> None:
    """What the other side asks lies above the board, and its answers are apart."""
    table, token = host.invite("pocket")
    friend = visit("fr")
    friend.open(f"/table/{table}#seat={token}")
    friend.page.get_by_role("textbox", name=friend.say("web-name")).fill("Ben")
    friend.button("web-sit-down").click()
    visitor = visit("fr", **PHONE)
    host.lend_cookie(visitor)
    visitor.open(f"/table/{table}")
    tools_of(visitor, "pocket").first.wait_for()
    friend.tab("table")
    friend.button("web-ask-stop").click()
    no = visitor.button("web-decline")
    expect(no).to_be_visible()
    visitor.settle()
    assert_in_view(tools_of(visitor, "pocket"), "token")
    yes, no_box = visitor.button("web-accept").bounding_box(), no.bounding_box()
    assert yes is not None
    assert no_box is not None
    assert min(yes["height"], no_box["height"]) >= FINGER
    assert no_box["x"] - yes["x"] - yes["width"] >= FINGER / 4
