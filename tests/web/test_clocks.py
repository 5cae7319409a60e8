"""Clocks on the page: the time of who is to move runs, the other's stands; a flag falls."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.evenings import Evening
from tests.web.people import Person
from tests.web.visiting import Visitor

BANK = 600


def seconds(visitor: Visitor, role: str) -> int:
    """The time that the page shows for a side, in figures and to a screen reader."""
    seats = list(visitor.line.frames[0]["seats"])
    face = visitor.page.get_by_role("timer").nth(seats.index(role))
    shown, named = face.evaluate("face => [face.innerText, face.getAttribute('aria-label')]")
    assert named == visitor.say("web-time-left", time=shown)
    minutes, rest = shown.split(":")
    return 60 * int(minutes) + int(rest)


def falls(visitor: Visitor, role: str, below: int) -> None:
    """The time of a side is, or comes to be, less than that."""
    visitor.until(lambda: seconds(visitor, role) < below, f"less than {below} s for {role}")


def test_the_flag_falls(evening: Evening, visit: Visit) -> None:
    anna, ben = visit(address=evening.address), visit(address=evening.address)
    evening.sit_down(anna, ben, clock={"kind": "bank", "bank": BANK, "increment": 0})
    for role in ("investigator", "jack"):
        assert seconds(anna, role) == BANK, "no clock runs before the first move"
    Person(anna).play_turn(lambda choices: next(word for word in choices if word != "alibi"))
    for visitor in (anna, ben):
        falls(visitor, "jack", BANK)
        assert seconds(visitor, "investigator") == BANK, "only who is to move spends his time"
    evening.wait(BANK // 2, anna, ben)
    for visitor in (anna, ben):
        falls(visitor, "jack", BANK // 2 + 1)
        assert visitor.line.end is None
    anna.keep_picture("clocks")
    evening.wait(BANK // 2 + 1, anna, ben)
    for visitor, kind in ((anna, "won"), (ben, "lost")):
        heading = visitor.page.get_by_role("heading", name=visitor.say(f"web-end-{kind}"))
        expect(heading).to_be_visible()
        end = visitor.line.end
        assert end is not None
        assert (end["how"], end["winner"]) == ("time", "investigator")
        expect(visitor.page.get_by_text(end["told"][-1], exact=True).first).to_be_visible()
        assert seconds(visitor, "jack") == 0
        assert seconds(visitor, "investigator") == BANK
