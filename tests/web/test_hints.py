"""A hint: asked for by button or key, laid on the board, and played only if the person says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lamplighter.bots import LEVELS
from tests.web.conftest import Visit
from tests.web.hands import Mouse
from tests.web.people import Person, open_game
from tests.web.tables import Host
from tests.web.visiting import PHONE, Visitor

COLD = 180_000
"""Milliseconds in which the strongest bot is compiled, where that was never done and much else is
going on."""


def await_hint(visitor: Visitor) -> list[str]:
    """Wait for the hint and for its turn on the board, ready to be played; its words."""
    expect(visitor.button("web-play")).to_be_enabled(timeout=COLD)
    hint, preview = visitor.line.latest("hint"), visitor.line.latest("preview")
    assert hint is not None
    assert preview is not None
    assert (preview["ply"], preview["words"]) == (hint["ply"], hint["words"])
    expect(visitor.page.locator(".turn .now")).to_have_text(" ".join(hint["told"]))
    return list(hint["words"])


@pytest.mark.parametrize("game", ["pocket", "london"])
def test_a_hint_lies_on_the_board_until_it_is_played(visit: Visit, game: str) -> None:
    visitor = visit("en" if game == "pocket" else "fr")
    visitor.open()
    open_game(visitor, Mouse(visitor.page), game, "hunter", "bot")
    Person(visitor).wait_for_turn()
    position = visitor.line.position
    visitor.button("web-hint").click()
    words = await_hint(visitor)
    assert visitor.line.position is position, "nothing was played"
    for _ in words:
        visitor.button("web-take-back").click()
    expect(visitor.page.get_by_text(visitor.say("web-turn-yours"), exact=True)).to_be_visible()
    visitor.page.keyboard.press("h")
    assert await_hint(visitor) == words, "the same position, the same hint"
    visitor.button("web-play").click()
    visitor.until(lambda: visitor.line.position is not position, "the turn")


def test_nobody_gets_a_hint_against_somebody(visit: Visit, host: Host) -> None:
    visitor = visit(**PHONE)
    table, _ = host.invite("pocket")
    host.lend_cookie(visitor)
    visitor.open(f"/table/{table}")
    expect(visitor.button("web-hint")).to_have_count(0)


def test_the_level_that_is_chosen_sits_at_the_table(visit: Visit) -> None:
    visitor = visit("cs", **PHONE)
    visitor.open()
    group = visitor.page.get_by_role("group", name=visitor.say("web-level"))
    expect(group.get_by_role("radio")).to_have_count(len(LEVELS))
    expect(group.get_by_role("radio", checked=True)).to_have_count(1)
    for level in LEVELS:
        name = visitor.say(f"name-{level}")
        group.get_by_role("radio", name=name, exact=True).check(force=True)
        expect(group).to_contain_text(visitor.say(f"level-{level}"))
    group.get_by_role("radio", name=visitor.say("name-ember"), exact=True).check(force=True)
    open_game(visitor, Mouse(visitor.page), "pocket", "jack", "bot")
    expect(visitor.page.locator(".players")).to_contain_text(visitor.say("name-ember"))
