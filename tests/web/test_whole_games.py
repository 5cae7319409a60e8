"""Whole games against the computer: by mouse, by keys alone, by touch on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from lamplighter import records
from tests.web.conftest import Visit
from tests.web.hands import Finger, Keys, Mouse
from tests.web.people import Person, open_game
from tests.web.visiting import PHONE, Frame, Visitor


def check_the_end(visitor: Visitor, end: Frame, folder: Path) -> None:
    """Jack is revealed, the record is a fair one, the proof holds in this browser."""
    assert end["how"] == "rules"
    kind = "won" if end["winner"] == visitor.line.frames[0]["viewer"] else "lost"
    heading = visitor.page.get_by_role("heading", name=visitor.say(f"web-end-{kind}"))
    expect(heading).to_be_visible()
    with visitor.page.expect_download() as downloading:
        visitor.page.get_by_role("link", name=visitor.say("web-record"), exact=True).click()
    kept = folder / downloading.value.suggested_filename
    downloading.value.save_as(kept)
    verification = records.verify(kept.read_text(encoding="utf-8"))
    assert (verification.status, verification.findings) == ("fair", ())
    assert verification.client_seeds == 1
    visitor.button("web-proof").click()
    expect(visitor.page.get_by_text(visitor.say("web-proof-right"))).to_be_visible()


@pytest.mark.parametrize(("game", "side"), [("pocket", "hunter"), ("london", "hunter")])
def test_by_mouse(visit: Visit, tmp_path: Path, game: str, side: str, quick: bool) -> None:
    if quick and game == "london":
        pytest.skip("one game stands for both in a quick run")
    visitor = visit(reduced_motion="no-preference" if game == "pocket" else "reduce")
    visitor.open()
    open_game(visitor, Mouse(visitor.page), game, side, "bot")
    end = Person(visitor, shuns=("accuse",)).play_to_the_end()
    check_the_end(visitor, end, tmp_path)


@pytest.mark.usefixtures("only_in_full")
def test_by_keys_alone(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.open()
    keys = Keys(visitor.page)
    keys.press(visitor.button("web-home-play-bot"))
    visitor.page.wait_for_url("**/table/*")
    person, typing = Person(visitor, keys, seed=3), False
    while visitor.line.end is None:
        person.wait_for_turn()
        if not person.is_to_move:
            continue
        if typing:
            type_a_word(person)
        else:
            person.play_turn()
        typing = not typing
    end = person.play_to_the_end()
    check_the_end(visitor, end, tmp_path)


def type_a_word(person: Person) -> None:
    """A turn by the command box: the stroke opens it, Enter chooses, Enter again plays."""
    visitor, keyboard = person.visitor, person.visitor.page.keyboard
    ply, word = visitor.line.position["ply"], person.pick(visitor.line.position["choices"])
    box = visitor.page.get_by_role("combobox", name=visitor.say("web-words-label"))
    if box.count() == 0 or not box.evaluate("box => box === document.activeElement"):
        keyboard.press("/")
    expect(box).to_be_focused()
    keyboard.type(word)
    keyboard.press("Enter")
    person.await_preview([word])
    keyboard.press("Enter")
    visitor.until(lambda: visitor.line.position["ply"] > ply, f"{word} is played")


@pytest.mark.usefixtures("only_in_full")
def test_by_touch_on_a_phone(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(**PHONE)
    visitor.open()
    finger = Finger(visitor.page)
    open_game(visitor, finger, "london", "jack", "bot")
    end = Person(visitor, finger, seed=2, shuns=("escape",)).play_to_the_end()
    assert not visitor.scrolls_sideways()
    check_the_end(visitor, end, tmp_path)
