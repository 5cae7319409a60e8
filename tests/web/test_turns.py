"""Before a move is confirmed: the preview, taking back, a page that has fallen behind."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import Mouse
from tests.web.people import Person, open_game
from tests.web.visiting import PHONE
from tests.web.wires import Wire


def test_looking_at_a_choice_shows_who_would_be_seen(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    open_game(visitor, Mouse(visitor.page), "pocket", "hunter", "bot")
    person = Person(visitor)
    person.wait_for_turn()
    choices = visitor.line.position["choices"]
    word = next(word for word in choices if word.startswith(("holmes", "watson", "toby", "rotate")))
    head = {"rotate": "rotation"}.get(word.split("-")[0], word.split("-")[0])
    tokens = visitor.page.get_by_role("region", name=visitor.say("web-pocket-actions"))
    tokens.get_by_role("button", name=visitor.say(f"web-pocket-action-{head}")).first.click()
    if head == "rotation":
        place = word.split("-")[1]
        visitor.board.locator(f'[data-spot="tile-{place}"]').click()
    target = visitor.board.locator(f'[data-spot="{word}"]')
    target.hover()
    seen = choices[word]["seen"]
    split = visitor.say("web-split-seen-would", suspects=seen, count=len(seen))
    expect(visitor.page.get_by_role("img", name=split, exact=True)).to_be_visible()
    assert visitor.line.latest("preview") is None, "nothing has been chosen"


@pytest.mark.usefixtures("only_in_full")
def test_a_turn_is_taken_back_word_by_word(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    open_game(visitor, Mouse(visitor.page), "london", "hunter", "bot")
    person = Person(visitor, shuns=("accuse",))
    person.wait_for_turn()
    position = visitor.line.position
    words = person.draft_turn()
    assert len(words) > 1
    for left in range(len(words) - 1, -1, -1):
        visitor.button("web-take-back").click()
        if left:
            person.await_preview(words[:left])
    expect(visitor.button("web-take-back")).to_be_disabled()
    expect(visitor.page.get_by_text(visitor.say("web-turn-yours"), exact=True)).to_be_visible()
    assert visitor.line.position is position, "nothing was played"
    person.play_turn()


@pytest.mark.usefixtures("only_in_full")
def test_a_page_that_has_fallen_behind(visit: Visit) -> None:
    visitor = visit()
    wire = Wire(visitor)
    visitor.open()
    open_game(visitor, Mouse(visitor.page), "pocket", "hunter", "here")
    table = visitor.page.url
    visitor.button("web-curtain-mine", role=visitor.say("web-role-investigator")).click()
    visitor.button("web-curtain-show", role=visitor.say("web-role-investigator")).click()
    person = Person(visitor)
    visitor.until(lambda: len(visitor.lines) == 2, "the curtain is open")
    person.wait_for_turn()
    words = person.draft_turn()
    wire.holds = True
    other = visitor.context.new_page()
    other.goto(f"{table}")
    # The second page plays another word by the same hand.
    other.get_by_role(
        "button", name=visitor.say("web-curtain-mine", role=visitor.say("web-role-investigator"))
    ).click()
    other.get_by_role(
        "button", name=visitor.say("web-curtain-show", role=visitor.say("web-role-investigator"))
    ).click()
    other.get_by_role("tab", name=visitor.say("web-tab-words")).click()
    other_word = next(word for word in visitor.lines[1].position["choices"] if word != words[0])
    box = other.get_by_role("combobox", name=visitor.say("web-words-label"))
    box.fill(other_word)
    box.press("Enter")
    other.get_by_role("button", name=visitor.say("web-play"), exact=True).click()
    moved = visitor.say("web-curtain-turn", role=visitor.say("web-role-jack"))
    expect(other.get_by_text(moved)).to_be_visible()
    visitor.button("web-play").click()
    expect(visitor.page.get_by_text(visitor.say("web-error-stale"))).to_be_visible()
    wire.release()
    expect(visitor.page.get_by_text(visitor.say("web-pocket-unplayed"))).to_have_count(0)
    assert visitor.lines[1].frames[-1]["type"] != "end"


@pytest.mark.usefixtures("only_in_full")
def test_a_verdict_can_be_read_by_key(visit: Visit, finished: dict[str, str]) -> None:
    """On a phone what is told is longer than its stage: the tabulator key leads there and back."""
    visitor = visit(**PHONE)
    visitor.open(f"/table/{finished['pocket']}")
    visitor.button("web-call-again").first.click()
    onwards = visitor.button("web-verdict-continue")
    expect(onwards).to_be_focused()
    told = visitor.page.get_by_role("dialog").locator(".told")
    for stroke in ("Tab", "Shift+Tab"):
        visitor.page.keyboard.press(stroke)
        expect(told if stroke == "Tab" else onwards).to_be_focused()
    visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Escape")
    expect(onwards).to_have_count(0)
