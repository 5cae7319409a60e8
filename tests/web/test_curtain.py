"""Two people at one device: what one must not see lies behind the curtain, and nowhere else."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import Mouse
from tests.web.people import Person, open_game
from tests.web.tables import Host
from tests.web.test_proof import PROMISED, steps
from tests.web.test_together import resign
from tests.web.visiting import Visitor

KEPT = """() => [
  document.documentElement.outerHTML,
  document.title,
  JSON.stringify({ ...localStorage }),
  JSON.stringify({ ...sessionStorage }),
  JSON.stringify(history.state),
  JSON.stringify(performance.getEntries().map((entry) => entry.name)),
  location.href,
].join('\\n')"""
"""All that the page shows or keeps where a script of the page could read it."""

HOLDERS = """function (secrets) {
  const told = (one) => secrets.some((secret) => Array.isArray(one)
    ? one.includes(secret)
    : Object.getOwnPropertyDescriptor(one, 'jack')?.value === secret.replace('jack-', ''));
  return this.filter(told).length;
}"""
"""How many of the living objects tell a secret: a word that says it, a scene that knows it."""


def holders(visitor: Visitor, identity: str) -> int:
    """How many objects in the memory of the page tell who Jack is, after rubbish was collected."""
    session = visitor.context.new_cdp_session(visitor.page)
    count = 0
    for kind in ("Object", "Array"):
        prototype = session.send("Runtime.evaluate", {"expression": f"{kind}.prototype"})
        living = session.send(
            "Runtime.queryObjects", {"prototypeObjectId": prototype["result"]["objectId"]}
        )
        found = session.send(
            "Runtime.callFunctionOn",
            {
                "objectId": living["objects"]["objectId"],
                "functionDeclaration": HOLDERS,
                "arguments": [{"value": [f"jack-{identity}"]}],
                "returnByValue": True,
            },
        )
        count += found["result"]["value"]
    session.detach()
    return count


def lift(visitor: Visitor, role: str) -> None:
    """Open the curtain of one side: asked for, confirmed."""
    name = visitor.say(f"web-role-{role}")
    visitor.until(lambda: bool(visitor.lines), "the page has what all may see")
    lines = len(visitor.lines)
    visitor.button("web-curtain-mine", role=name).click()
    question = visitor.say("web-curtain-question", role=name)
    expect(visitor.page.get_by_role("dialog", name=question)).to_be_visible()
    assert len(visitor.lines) == lines, "nothing is asked for before it is confirmed"
    visitor.button("web-curtain-show", role=name).click()
    visitor.until(lambda: len(visitor.lines) > lines and bool(visitor.line.frames), "it opens")
    expect(visitor.board).to_be_visible()


@pytest.mark.parametrize("game", ["pocket", "london"])
def test_the_curtain(visit: Visit, game: str, quick: bool) -> None:
    if quick and game == "london":
        pytest.skip("one game stands for both in a quick run")
    visitor = visit()
    visitor.open()
    open_game(visitor, Mouse(visitor.page), game, "hunter", "here")
    expect(visitor.board).to_be_visible()
    before = visitor.page.evaluate(KEPT)
    lift(visitor, "jack")
    identity = visitor.line.position["scene"]["jack"]
    assert identity
    assert holders(visitor, identity) > 0, "an open curtain keeps something; or this finds nothing"
    visitor.button("web-curtain-close").click()
    expect(visitor.button("web-curtain-close")).to_have_count(0)
    for kept in (before, visitor.page.evaluate(KEPT)):
        assert f"jack-{identity}" not in kept
        assert '"jack":' not in kept.partition("\n")[2]
    assert visitor.page.locator(".jack").count() == 0
    assert holders(visitor, identity) == 0
    assert json.loads(visitor.lines[0].raw[0])["scene"].get("jack") in (None, "")


@pytest.mark.usefixtures("only_in_full")
def test_the_curtain_falls_after_a_turn(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    open_game(visitor, Mouse(visitor.page), "pocket", "hunter", "here")
    lift(visitor, "investigator")
    side = visitor.line
    person = Person(visitor)
    person.wait_for_turn()
    words = person.draft_turn()
    person.confirm()
    visitor.until(lambda: side.position["choices"] is None, f"{words} are played")
    expect(visitor.button("web-curtain-close")).to_have_count(0)
    name = visitor.say("web-role-jack")
    expect(visitor.button("web-curtain-mine", role=name)).to_be_visible()


@pytest.mark.usefixtures("only_in_full")
def test_the_curtain_falls_when_the_page_is_left(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    open_game(visitor, Mouse(visitor.page), "pocket", "hunter", "here")
    lift(visitor, "jack")
    identity = visitor.line.position["scene"]["jack"]
    visitor.page.reload()
    name = visitor.say("web-role-jack")
    expect(visitor.button("web-curtain-mine", role=name)).to_be_visible()
    assert visitor.page.locator(".jack").count() == 0
    assert holders(visitor, identity) == 0


@pytest.mark.usefixtures("only_in_full")
def test_a_rematch_at_the_same_device(visit: Visit) -> None:
    """Neither side's view is shown at the end, and yet they can play again, behind a curtain."""
    visitor = visit()
    visitor.open()
    table = open_game(visitor, Mouse(visitor.page), "pocket", "hunter", "here")
    lift(visitor, "jack")
    resign(visitor)
    expect(visitor.button("web-curtain-close")).to_have_count(0)
    visitor.button("web-rematch").click()
    visitor.page.get_by_role("link", name=visitor.say("web-rematch-go")).click()
    visitor.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    lift(visitor, "investigator")
    assert visitor.line.position["scene"].get("jack") in (None, "")
    resign(visitor)
    assert steps(visitor) == PROMISED


@pytest.mark.usefixtures("only_in_full")
def test_looking_back_before_the_curtain_is_lifted(visit: Visit, host: Host) -> None:
    """What all may see can be looked back at, with a call for witnesses, and nothing more."""
    visitor = visit()
    host.lend_cookie(visitor)
    table = host.open("pocket", "here")
    host.play(table, ("investigator", "jack"), turns=6)
    visitor.forgive("409")  # the page finds out that both seats are its own
    visitor.open(f"/table/{table}")
    name = visitor.say("web-role-jack")
    expect(visitor.button("web-curtain-mine", role=name)).to_be_visible()
    visitor.button("web-step-back").click()
    expect(visitor.button("web-back-to-game")).to_be_visible()
    visitor.button("web-call-again").first.click()
    visitor.button("web-verdict-continue").click()
    expect(visitor.page.locator(".notice.bad")).to_have_count(0)
    assert visitor.page.locator(".jack").count() == 0
