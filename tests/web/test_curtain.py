"""Two people at one device: what one must not see lies behind the curtain, and nowhere else."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import partial

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import Mouse
from tests.web.people import Person, open_game
from tests.web.tables import Host
from tests.web.test_proof import PROMISED, steps
from tests.web.test_together import await_rematch, resign
from tests.web.visiting import Line, Visitor

MOST_TRIES = 40
"""So many games by lot never all lack a card."""

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

HOLDERS = """function (word, facts) {
  const knows = (one) => Object.entries(facts).every(
    ([name, value]) => Object.getOwnPropertyDescriptor(one, name)?.value === value);
  return this.filter((one) => (Array.isArray(one) ? one.includes(word) : knows(one))).length;
}"""
"""How many of the living objects tell a secret: words that say it, a thing with these facts."""


def holders(visitor: Visitor, identity: str) -> int:
    """How many objects in the memory of the page tell who Jack is."""
    return tellers(visitor, f"jack-{identity}", {"jack": identity})


def tellers(visitor: Visitor, word: str, facts: dict[str, str]) -> int:
    """How many objects in the memory of the page tell a secret, after rubbish was collected."""
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
                "arguments": [{"value": word}, {"value": facts}],
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
    lift(visitor, "jack")
    identity = visitor.line.position["scene"]["jack"]
    play_while_open(visitor)
    assert visitor.page.locator(".jack").count() == 0
    assert holders(visitor, identity) == 0


def play_while_open(visitor: Visitor) -> None:
    """Play on the side whose curtain is open, until it falls by itself."""
    side = visitor.line
    person = Person(visitor, shuns=("alibi",))  # a card may be looked at as long as one likes
    while side.position["choices"]:
        ply = side.position["ply"]
        words = person.draft_turn()
        person.confirm()
        visitor.until(partial(has_gone_on, side, ply), f"{words} are played")
    expect(visitor.button("web-curtain-close")).to_have_count(0)


def has_gone_on(side: Line, ply: int) -> bool:
    """Whether a side has heard of more than so many words."""
    return bool(side.position["ply"] > ply)


@pytest.mark.usefixtures("only_in_full")
def test_the_curtain_falls_when_the_page_is_left(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    open_game(visitor, Mouse(visitor.page), "pocket", "hunter", "here")
    lift(visitor, "jack")
    identity = visitor.line.position["scene"]["jack"]
    lines = len(visitor.lines)
    visitor.page.reload()
    name = visitor.say("web-role-jack")
    expect(visitor.button("web-curtain-mine", role=name)).to_be_visible()
    assert visitor.page.locator(".jack").count() == 0
    assert holders(visitor, identity) == 0
    visitor.until(lambda: len(visitor.lines) > lines, "the page is back at the table")
    lift(visitor, "jack")
    assert holders(visitor, identity) > 0
    visitor.page.get_by_role("link", name=visitor.say("web-nav-lobby")).first.press("Enter")
    lobby = visitor.page.get_by_role("heading", name=visitor.say("web-lobby-heading"), exact=True)
    expect(lobby).to_be_visible()
    assert holders(visitor, identity) == 0


@pytest.mark.usefixtures("only_in_full")
def test_a_card_behind_the_curtain(visit: Visit, host: Host) -> None:
    """What the detective has drawn is forgotten with the rest of his side."""
    table, card = drawn(host)
    secret = f"draw-{card}", {"taker": "detective", "suspect": card}
    visitor = visit()
    host.lend_cookie(visitor)
    visitor.forgive("409")  # the page finds out that both seats are its own
    visitor.open(f"/table/{table}")
    visitor.until(lambda: bool(visitor.lines and visitor.line.frames), "what all may see is told")
    assert tellers(visitor, *secret) == 0
    lift(visitor, "detective")
    assert tellers(visitor, *secret) > 0
    visitor.button("web-curtain-close").click()
    expect(visitor.button("web-curtain-close")).to_have_count(0)
    assert tellers(visitor, *secret) == 0


def drawn(host: Host) -> tuple[str, str]:
    """A running table of London at one device, and a card that the detective has drawn there."""
    for _ in range(MOST_TRIES):
        table = host.open("london", "here")
        for _ in range(4):
            host.play(table, ("detective", "jack"), turns=8)
            cards = host.look(table, "detective")["scene"]["cards"]
            found = [card["suspect"] for card in cards if card["taker"] == "detective"]
            if found:
                return table, found[0]
    raise AssertionError("no detective has drawn a card")


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
    await_rematch(visitor, table)
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


def has_heard(line: Line, before: int) -> bool:
    """Whether a word has been told after so many frames."""
    return any(frame["type"] == "word" for frame in line.frames[before:])


def leave(visitor: Visitor) -> bool:
    """Close the curtain unless it has fallen by itself; whether it is closed."""
    close = visitor.button("web-curtain-close")
    with suppress(PlaywrightError):
        if close.is_visible():
            close.click(timeout=1000)
    return not close.is_visible()


@pytest.mark.parametrize("game", ["pocket", "london"])
def test_the_witnesses_are_called_before_the_curtain(visit: Visit, host: Host, game: str) -> None:
    """Both hear the answer, in the words for everybody; behind it the settings stay at hand."""
    visitor = visit()
    host.lend_cookie(visitor)
    table = host.open(game, "here")
    visitor.forgive("409")  # the page finds out that both seats are its own
    visitor.open(f"/table/{table}")
    visitor.until(lambda: bool(visitor.lines and visitor.line.frames), "what all may see is told")
    public = visitor.line
    while not public.calls:
        visitor.until(lambda: bool(public.position["scene"]["actor"]), "somebody is to move")
        lift(visitor, public.position["scene"]["actor"])
        visitor.button("web-settings").click()
        visitor.page.keyboard.press("Escape")
        before = len(public.frames)
        Person(visitor, shuns=("accuse", "escape")).play_turn()
        visitor.until(partial(has_heard, public, before), "all are told")
        visitor.until(lambda: leave(visitor), "the curtain is closed")
    Person(visitor).watch(public.calls[-1])
    assert visitor.page.locator(".jack").count() == 0
