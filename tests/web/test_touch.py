"""A game on a telephone: everything is large enough for a finger, and says why nothing happens."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.web.conftest import Visit
from tests.web.hands import MIDDLE, Finger
from tests.web.people import Person
from tests.web.tables import HUNTERS, Host
from tests.web.visiting import PHONE, Visitor

FINGER = 44.0
"""As far apart as the middles of two things must be that are hit with a finger, in pixels."""

WIDTH = 390
"""How wide the telephone is, in pixels."""

APART = "svg => svg.getScreenCTM().a * 30 * Math.sqrt(3)"
"""How far apart the middles of neighbouring hexagons of the map of London are."""

SCROLLED = "map => { const box = map.closest('.scroll'); return [box.scrollLeft, box.scrollTop]; }"
"""How far the map has been moved within its frame."""

GAP = """button => document.querySelector('.ending').getBoundingClientRect().top
  - button.getBoundingClientRect().bottom"""
"""How far below a button the result of the game begins."""

MOST_GAMES = 20
"""In one of so many games a certain character is dealt first."""

GAMES = pytest.mark.parametrize("game", ["pocket", "london"])


def at_table(visit: Visit, host: Host, game: str, **options: Any) -> Visitor:
    """A visitor with a fresh game against the computer, who is to move; by telephone as a rule."""
    table = host.open(game, "bot")
    visitor = visit(**(options or PHONE))
    host.lend_cookie(visitor)
    visitor.open(f"/table/{table}")
    Person(visitor).wait_for_turn()
    visitor.page.locator(".table-panel button").first.wait_for()
    return visitor


def box_of(thing: Locator) -> dict[str, float]:
    """Where something is on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return {side: float(box[side]) for side in ("x", "y", "width", "height")}


def map_of(visitor: Visitor) -> Locator:
    """The map of London."""
    return visitor.page.get_by_role("group", name=visitor.say("web-london-map"))


def cards_of(visitor: Visitor) -> Locator:
    """The character cards below the map."""
    return visitor.page.get_by_role("region", name=visitor.say("web-london-cards"))


def dock_of(visitor: Visitor) -> Locator:
    """The button that plays: it stands at the lower end, with the rest of the turn."""
    return visitor.page.locator(".table-grid > .bar")


def test_a_large_map_leaves_the_cards_in_view(visit: Visit, host: Host) -> None:
    visitor = at_table(visit, host, "london")
    larger = visitor.button("web-london-zoom")
    assert box_of(map_of(visitor))["width"] == WIDTH
    larger.tap()
    expect(larger).to_have_attribute("aria-pressed", "true")
    assert map_of(visitor).evaluate(APART) >= FINGER
    assert not visitor.scrolls_sideways()
    card = cards_of(visitor).get_by_role("button").first
    name = box_of(card)["y"] + 0.6 * box_of(card)["height"]
    assert name < box_of(dock_of(visitor))["y"], "the cards are in view"
    visitor.page.reload()
    expect(larger).to_have_attribute("aria-pressed", "true")
    larger.tap()
    assert box_of(map_of(visitor))["width"] == WIDTH


def test_a_large_map_follows_the_character(visit: Visit, host: Host) -> None:
    visitor = at_table(visit, host, "london")
    visitor.button("web-london-zoom").tap()
    scene = visitor.line.position["scene"]
    frame = box_of(visitor.page.locator(".london .scroll"))
    moved: set[tuple[int, ...]] = set()
    for word in visitor.line.position["choices"]:
        card = visitor.say("web-london-card", character=word.removeprefix("play-"))
        cards_of(visitor).get_by_role("button", name=card).tap()
        preview = Person(visitor).await_preview([word])
        visitor.settle()
        moved.add(tuple(round(way) for way in map_of(visitor).evaluate(SCROLLED)))
        walks = [one for one in preview["choices"] if one.startswith(("move", "accuse"))]
        targets = [visitor.board.locator(f'[data-word="{one}"]') for one in walks]
        middles = [target.evaluate(MIDDLE) for target in targets]
        inside = [
            (x, y)
            for x, y in middles
            if 0 < x < frame["width"] and frame["y"] < y < frame["y"] + frame["height"]
        ]
        assert len(inside) > len(middles) / 2, f"most of what {word} offers is in view"
        visitor.button("web-take-back").tap()
        expect(visitor.button("web-take-back")).to_be_disabled()
    assert len(moved) > 1, scene["people"]


def take_a_lamp(visitor: Visitor, host: Host) -> Locator:
    """On the large map, at a game in which Smith is dealt: the lamps that can be taken up."""
    visitor.button("web-london-zoom").tap()
    for _ in range(MOST_GAMES):
        if "play-smith" in visitor.line.position["choices"]:
            break
        visitor.open(f"/table/{host.open('london', 'bot')}")
        Person(visitor).wait_for_turn()
    smith = visitor.say("web-london-card", character="smith")
    cards_of(visitor).get_by_role("button", name=smith).tap()
    Person(visitor).await_preview(["play-smith"])
    visitor.page.get_by_role("group", name=visitor.say("web-london-modes")).get_by_role(
        "button", name=visitor.say("web-london-mode-lamp", points=0), exact=True
    ).tap()
    visitor.settle()
    return visitor.board.locator('[aria-label][data-word^="lamp-"]')


def test_a_large_map_keeps_still_under_the_finger(visit: Visit, host: Host) -> None:
    """What can be seen does not move when it is chosen; a tap on nothing lays nothing down."""
    visitor = at_table(visit, host, "london")
    lamps = take_a_lamp(visitor, host)
    frame = box_of(visitor.page.locator(".london .scroll"))
    before = map_of(visitor).evaluate(SCROLLED)
    for lamp in lamps.all():
        x, y = lamp.evaluate(MIDDLE)
        if 45 < x < WIDTH - 45 and frame["y"] + 45 < y < frame["y"] + frame["height"] - 45:
            word = lamp.get_attribute("data-word")
            break
    visitor.page.touchscreen.tap(x, y)
    ends = visitor.board.locator(f'[data-word^="{word}-"]')
    expect(ends.first).to_be_attached()
    visitor.settle()
    assert map_of(visitor).evaluate(SCROLLED) == before
    # Where the lamp was it cannot be put down: a tap that misses.
    visitor.page.touchscreen.tap(x, y)
    missed = visitor.page.get_by_text(visitor.say("web-missed", when="london"))
    expect(missed).to_be_visible()
    expect(ends.first).to_be_attached()


def test_two_fingers_make_the_map_larger(visit: Visit, host: Host) -> None:
    visitor = at_table(visit, host, "london")
    before = map_of(visitor).evaluate(APART)
    session = visitor.context.new_cdp_session(visitor.page)
    pinch(session, 180, 260, gaps=(60, 80, 100, 120))
    assert map_of(visitor).evaluate(APART) == pytest.approx(2 * before, rel=0.05)
    assert visitor.line.latest("preview") is None, "nothing was chosen"
    pinch(session, 180, 260, gaps=(120, 90, 60, 40))
    assert map_of(visitor).evaluate(APART) == pytest.approx(before, rel=0.05)


def pinch(session: CDPSession, x: float, y: float, gaps: tuple[float, ...]) -> None:
    """Two fingers, first so far apart, then so far."""
    for number, gap in enumerate(gaps):
        points = [{"x": x - gap / 2, "y": y, "id": 1}, {"x": x + gap / 2, "y": y, "id": 2}]
        kind = "touchMove" if number else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@GAMES
def test_a_tap_that_does_nothing_is_answered(visit: Visit, host: Host, game: str) -> None:
    visitor = at_table(visit, host, game)
    answer = visitor.page.get_by_role("status").filter(
        has_text=visitor.say("web-missed", when=game)
    )
    expect(answer).to_have_count(0)
    box = box_of(visitor.board)
    # The corner of the pavement; a corner of the sky.
    visitor.page.touchscreen.tap(box["x"] + 6, box["y"] + 6)
    expect(answer).to_be_visible()
    Person(visitor, Finger(visitor.page)).draft_turn()
    expect(answer).to_have_count(0)
    visitor.page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    visitor.page.touchscreen.tap(box["x"] + 6, box["y"] + 6)
    expect(visitor.page.get_by_text(visitor.say("web-missed", when="complete"))).to_be_visible()


@GAMES
def test_what_is_not_played_yet_hides_nothing(visit: Visit, host: Host, game: str) -> None:
    visitor = at_table(visit, host, game)
    Person(visitor, Finger(visitor.page)).draft_turn()
    key = "web-pocket-unplayed" if game == "pocket" else "web-london-preview"
    sign = visitor.page.get_by_text(visitor.say(key), exact=True)
    expect(sign).to_be_visible()
    board = box_of(visitor.board)
    assert box_of(sign)["y"] >= board["y"] + board["height"]


def test_every_space_of_the_pavement_has_its_number(visit: Visit, host: Host) -> None:
    """It stands in the space, or right before it where somebody is there."""
    visitor = at_table(visit, host, "pocket")
    spaces = visitor.board.locator("circle.space").all()
    numbers = visitor.board.locator("circle.space + text").all()
    assert [one.text_content() for one in numbers] == [str(number) for number in range(12)]
    taken = {ray["space"] for ray in visitor.line.position["scene"]["rays"]}
    for number, (space, text) in enumerate(zip(spaces, numbers, strict=True)):
        there, at = box_of(space), box_of(text)
        across = abs(there["x"] + there["width"] / 2 - at["x"] - at["width"] / 2)
        down = abs(there["y"] + there["height"] / 2 - at["y"] - at["height"] / 2)
        within = max(across, down) < there["width"] / 2
        assert within is (number not in taken), number


def test_the_words_bring_up_no_keyboard(visit: Visit, host: Host) -> None:
    visitor = at_table(visit, host, "pocket")
    visitor.tab("words")
    box = visitor.page.get_by_role("combobox", name=visitor.say("web-words-label"))
    expect(box).to_be_visible()
    expect(box).not_to_be_focused()
    desk = at_table(visit, host, "pocket", viewport={"width": 1280, "height": 800})
    desk.tab("words")
    expect(desk.page.get_by_role("combobox", name=desk.say("web-words-label"))).to_be_focused()


def test_looking_back_covers_no_result(visit: Visit, finished: dict[str, str]) -> None:
    visitor = visit(**PHONE)
    for game in HUNTERS:
        visitor.open(f"/table/{finished[game]}")
        visitor.page.locator(".ending").wait_for()
        story = visitor.page.get_by_role("tabpanel")
        story.get_by_role("button", name=visitor.say("web-step-back"), exact=True).tap()
        back = visitor.button("web-back-to-game")
        back.wait_for()
        assert back.evaluate(GAP) > 0, game
