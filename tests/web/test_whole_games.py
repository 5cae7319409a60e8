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


@pytest.mark.parametrize(("game", "typed"), [("pocket", 2), ("london", 4)])
@pytest.mark.usefixtures("only_in_full")
def test_by_keys_alone(visit: Visit, tmp_path: Path, game: str, typed: int) -> None:
    """One of so many turns on the board, the others by the command box: in the end both."""
    visitor = visit()
    visitor.open()
    keys = Keys(visitor.page)
    open_by_keys(visitor, keys, game)
    person, turns = Person(visitor, keys, seed=3, shuns=("accuse",)), 0
    while visitor.line.end is None:
        person.wait_for_turn()
        if not person.is_to_move:
            continue
        if turns % typed:
            type_a_turn(person)
        else:
            person.play_turn()
        turns += 1
    end = person.play_to_the_end()
    check_the_end(visitor, end, tmp_path)


def open_by_keys(visitor: Visitor, keys: Keys, game: str) -> None:
    """Choose the game by arrow keys, as radio buttons are, and open a table."""
    about = f"{visitor.say(f'web-game-{game}')} {visitor.say(f'web-game-{game}-text')}"
    wanted = visitor.page.get_by_role("radio", name=about, exact=True)
    if not wanted.is_checked():
        keys.reach(visitor.page.get_by_role("radio", checked=True).first)
        visitor.page.keyboard.press("ArrowRight")
    expect(wanted).to_be_checked()
    keys.press(visitor.button("web-home-play-bot"))
    visitor.page.wait_for_url("**/table/*")


def type_a_turn(person: Person) -> None:
    """A turn by the command box: the stroke opens it, Enter chooses, Enter again plays."""
    visitor, keyboard = person.visitor, person.visitor.page.keyboard
    line, position = visitor.line, visitor.line.position
    choices = position["choices"]
    box = visitor.page.get_by_role("combobox", name=visitor.say("web-words-label"))
    if box.count() == 0 or not box.evaluate("box => box === document.activeElement"):
        keyboard.press("/")
    expect(box).to_be_focused()
    words: list[str] = []
    while choices:
        words.append(person.pick(choices))
        keyboard.type(words[-1])
        keyboard.press("Enter")
        preview = person.await_preview(words)
        choices = None if preview["complete"] else preview["choices"]
    keyboard.press("Enter")
    ply = position["ply"] + len(words)
    visitor.until(lambda: line.position["ply"] >= ply or line.end is not None, "they are played")


@pytest.mark.usefixtures("only_in_full")
def test_by_touch_on_a_phone(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(**PHONE)
    visitor.open()
    finger = Finger(visitor.page)
    open_game(visitor, finger, "london", "jack", "bot")
    end = Person(visitor, finger, seed=2, shuns=("escape",)).play_to_the_end()
    assert not visitor.scrolls_sideways()
    check_the_end(visitor, end, tmp_path)
