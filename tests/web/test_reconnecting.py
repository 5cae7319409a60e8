"""A connection that goes in mid-game, and a service that dies: nothing is lost, nothing doubled."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.serving import served
from tests.web.conftest import Visit
from tests.web.hands import Mouse
from tests.web.people import Person, open_game
from tests.web.visiting import Visitor
from tests.web.wires import Wire


def numbers(visitor: Visitor) -> list[int]:
    """The numbers of all frames that came, on all connections."""
    return [frame["seq"] for line in visitor.lines for frame in line.frames if "seq" in frame]


def story(visitor: Visitor) -> str:
    """What the page tells of the game so far, the newest chapter first."""
    lines = visitor.page.get_by_role("tabpanel").get_by_role("listitem").all_inner_texts()
    told = " ".join(lines).replace(visitor.say("web-call-again"), "")
    return " ".join(told.split())


def test_a_connection_is_cut_and_comes_back(visit: Visit) -> None:
    anna, ben = visit(), visit()
    wire = Wire(anna)
    anna.open()
    open_game(anna, Mouse(anna.page), "pocket", "jack", "friend")
    link = anna.page.get_by_role("textbox", name=anna.say("web-waiting-link")).input_value()
    ben.open(link)
    ben.button("web-sit-down").click()
    hunter, jack = Person(ben, seed=8), Person(anna, seed=9)
    hunter.wait_for_turn()
    wire.cut()
    expect(anna.page.get_by_text(anna.say("web-link-lost"))).to_be_visible()
    hunter.play_turn()
    wire.mend()
    jack.wait_for_turn()
    assert "after=" in anna.line.url, "the page says what it has"
    expect(anna.page.get_by_text(anna.say("web-link-lost"))).to_have_count(0)
    told = numbers(anna)
    assert told == list(range(told[0], told[-1] + 1)), "each frame came once"
    jack.draft_turn()
    wire.cut()
    anna.button("web-play").click()
    expect(anna.page.get_by_text(anna.say("web-link-lost"))).to_be_visible()
    ply = ben.line.position["ply"]
    wire.mend()
    ben.until(lambda: ben.line.position["ply"] > ply, "what was confirmed is played when it can be")
    anna.until(lambda: anna.line.position["ply"] > ply, "she is told so, too")
    anna.settle()
    heard = story(anna)
    anna.page.reload()
    expect(anna.board).to_be_visible()
    anna.until(lambda: story(anna) == heard, "the same story")


@pytest.mark.usefixtures("only_in_full")
def test_the_service_dies_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    with served(tmp_path, bot_pace=0) as first:
        first.wait_until_warm()
        visitor = visit(address=first.address)
        visitor.forgive("WebSocket connection to", "ERR_CONNECTION_REFUSED", "status of 503")
        visitor.open()
        open_game(visitor, Mouse(visitor.page), "pocket", "hunter", "bot")
        person = Person(visitor)
        for _ in range(2):
            person.wait_for_turn()
            person.play_turn()
        person.wait_for_turn()
        heard = story(visitor)
        first.kill()
    expect(visitor.page.get_by_text(visitor.say("web-link-lost"))).to_be_visible()
    assert story(visitor) == heard, "what was there stays in view"
    with served(tmp_path, bot_pace=0, port=first.port):
        expect(visitor.page.get_by_text(visitor.say("web-link-lost"))).to_have_count(0)
        assert story(visitor) == heard
        lines = len(visitor.lines)
        visitor.page.reload()
        visitor.until(lambda: len(visitor.lines) > lines, "the page connects")
        person.wait_for_turn()
        assert story(visitor) == heard
        person.watched = len(visitor.line.calls)
        person.play_turn()
        visitor.page.close()
