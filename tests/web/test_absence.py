"""One of two leaves: the other is told kindly, and waits for him or ends the game, as he likes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.evenings import Evening
from tests.web.people import Person
from tests.web.visiting import Visitor

GRACE = 120
"""Seconds that somebody may be away in a game without clocks."""


def one_leaves(visit: Visit, evening: Evening) -> tuple[Visitor, Visitor, str]:
    """Anna, who is to move, closes her page, and Ben stays; who they are, and where they sat."""
    anna, ben = visit(address=evening.address), visit(address=evening.address)
    table = evening.sit_down(anna, ben, name="Anna")
    expect(notice(ben)).to_have_count(0)
    anna.page.close()
    return anna, ben, table


def come_back(visitor: Visitor, table: str) -> None:
    """Open the table again, with the same browser."""
    before = len(visitor.lines)
    visitor.page = visitor.context.new_page()
    visitor.open(table)
    visitor.until(lambda: len(visitor.lines) > before and bool(visitor.line.frames), "it is told")


def notice(visitor: Visitor) -> Locator:
    """What tells that the other side is away."""
    away = visitor.say("web-absent", name="Anna")
    return visitor.page.get_by_role("status").filter(has_text=away)


def claims(visitor: Visitor) -> list[Locator]:
    """The two ways to end the game because somebody is away."""
    return [visitor.button(f"web-claim-{how}") for how in ("stop", "win")]


def waits(visitor: Visitor) -> None:
    """It is said that she may come back, and when the game can be ended; not before."""
    sentence = re.escape(visitor.say("web-absent-wait", time="TIME")).replace("TIME", r"\d:\d\d")
    expect(notice(visitor)).to_contain_text(re.compile(sentence))
    for button in claims(visitor):
        expect(button).to_have_count(0)


def may_choose(visitor: Visitor) -> None:
    """It is said that the game can be ended now, or not; nothing ends by itself."""
    expect(notice(visitor)).to_contain_text(visitor.say("web-absent-claim"))
    for button in claims(visitor):
        expect(button).to_be_visible()
    assert visitor.line.end is None


def test_who_waits_plays_on(evening: Evening, visit: Visit) -> None:
    anna, ben, table = one_leaves(visit, evening)
    waits(ben)
    awaited = ben.say("web-turn-awaited", name="Anna", side="investigator", role="").split(" (")[0]
    expect(ben.page.locator("div.turn")).to_contain_text(awaited)
    evening.wait(GRACE + 1, ben)
    may_choose(ben)
    ben.keep_picture("absence")
    come_back(anna, table)
    for gone in (notice(ben), *claims(ben)):
        expect(gone).to_have_count(0)
    Person(anna).play_turn()
    ben.until(lambda: ben.line.latest("word") is not None, "the game goes on")


@pytest.mark.parametrize(("how", "ends"), [("win", ("lost", "won")), ("stop", ("none", "none"))])
def test_who_has_waited_may_end_it(
    evening: Evening, visit: Visit, how: str, ends: tuple[str, str]
) -> None:
    anna, ben, table = one_leaves(visit, evening)
    waits(ben)
    evening.wait(GRACE + 1, ben)
    may_choose(ben)
    ben.button(f"web-claim-{how}").click()
    ben.until(lambda: ben.line.end is not None, "it ends")
    come_back(anna, table)
    for visitor, kind in zip((anna, ben), ends, strict=True):
        heading = visitor.page.get_by_role("heading", name=visitor.say(f"web-end-{kind}"))
        expect(heading).to_be_visible()
    end = ben.line.end
    assert end is not None
    assert (end["how"], end["winner"]) == ("absence", "jack" if how == "win" else None)
    expect(ben.page.get_by_text(end["told"][-1], exact=True).first).to_be_visible()
    expect(notice(ben)).to_have_count(0)
