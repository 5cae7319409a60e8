"""What finds somebody who looks elsewhere: words of the other side, and answers to requests."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.test_together import invite, say_something, table_of
from tests.web.visiting import PHONE, Visitor

HEARD = "Are you still there?"


def signs(visitor: Visitor) -> Locator:
    """The signs at hand that say there is something to read."""
    one, more = (visitor.say("web-chat-unread", count=count) for count in (1, 2))
    return visitor.page.get_by_role("button", name=one).or_(
        visitor.page.get_by_role("button", name=more)
    )


def test_a_word_is_in_view_on_a_phone_until_it_is_read(visit: Visit) -> None:
    anna, ben = invite(visit, "pocket")
    telephone = on_the_telephone(visit, ben)
    say_something(anna, HEARD)
    sign = telephone.button("web-chat-unread", count=1)
    expect(sign).to_be_in_viewport(ratio=1)
    assert telephone.page.evaluate("scrollY") == 0
    told = telephone.say("web-chat-heard", name=telephone.say("web-seat-guest"), text=HEARD)
    expect(telephone.page.get_by_role("status").filter(has_text=told)).to_have_count(1)
    sign.tap()
    talk = telephone.page.get_by_role("log", name=telephone.say("web-tab-chat"))
    expect(talk.get_by_text(HEARD)).to_be_in_viewport()
    expect(signs(telephone)).to_have_count(0)
    expect(telephone.page.get_by_role("status").filter(has_text=told)).to_have_count(0)


def test_a_muted_chat_is_quiet(visit: Visit) -> None:
    anna, ben = invite(visit, "pocket")
    telephone = on_the_telephone(visit, ben)
    telephone.tab("chat")
    telephone.button("web-chat-mute").tap()
    telephone.tab("history")
    say_something(anna, HEARD)
    telephone.until(lambda: telephone.line.latest("chat") is not None, "the word has come")
    expect(signs(telephone)).to_have_count(0)
    assert HEARD not in telephone.page.content()


def on_the_telephone(visit: Visit, visitor: Visitor) -> Visitor:
    """The same player on a phone."""
    telephone = visit(**PHONE)
    telephone.context.add_cookies(visitor.context.cookies())  # type: ignore[arg-type]
    telephone.open(f"/table/{table_of(visitor)}")
    expect(telephone.board).to_be_visible()
    telephone.page.get_by_role("tab").first.wait_for()
    return telephone


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_who_asked_is_told_that_the_other_would_rather_not(
    visit: Visit, device: dict[str, object]
) -> None:
    anna, ben = invite(visit, "pocket")
    asker = on_the_telephone(visit, anna) if device else anna
    asker.tab("table")
    asker.button("web-ask-stop").click()
    ben.button("web-decline").click()
    declined = asker.page.get_by_text(asker.say("web-told-stop-declined", name="Ben"))
    expect(declined).to_be_in_viewport()
    ben_is_told = ben.page.get_by_text(ben.say("web-told-stop-declined", name="Ben"))
    expect(ben_is_told).to_have_count(0)
    asker.page.reload()
    expect(asker.board).to_be_visible()
    expect(declined).to_have_count(0)


def test_who_was_asked_is_told_that_it_was_taken_back(visit: Visit) -> None:
    anna, ben = invite(visit, "pocket")
    anna.tab("table")
    anna.button("web-ask-stop").click()
    expect(ben.button("web-accept")).to_be_visible()
    anna.button("web-withdraw").click()
    withdrawn = ben.page.get_by_text(ben.say("web-told-withdrawn", name=ben.say("web-seat-guest")))
    expect(withdrawn).to_be_visible()
    ben.page.get_by_text(ben.say("web-close"), exact=True).click()
    expect(withdrawn).to_have_count(0)
