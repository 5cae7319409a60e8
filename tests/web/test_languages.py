"""Another language in mid-game: all of the page is in it, as if it had been so from the start."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lamplighter.sentences import catalogue
from tests.web.conftest import Visit
from tests.web.hands import Mouse
from tests.web.people import Person, open_game
from tests.web.sentences import foreign, raw_keys, said
from tests.web.visiting import Frame, Visitor

TABS = ("words", "notes", "chat", "table", "history")


def change(visitor: Visitor, language: str) -> None:
    """Choose another language in the settings, and wait until the game is told in it."""
    before = len(visitor.lines)
    visitor.button("web-settings").click()
    chosen = visitor.page.get_by_role("combobox", name=visitor.say("web-settings-language"))
    chosen.select_option(language)
    tag = "zh-Hans" if language == "zh" else language
    expect(visitor.page.locator("html")).to_have_attribute("lang", tag)
    visitor.until(lambda: len(visitor.lines) > before and bool(visitor.line.frames), "told anew")
    visitor.say = catalogue(language)
    visitor.page.keyboard.press("Escape")
    visitor.settle()


def all_texts(visitor: Visitor) -> set[str]:
    """Every text and every accessible name, whichever tab is in front."""
    texts: set[str] = set()
    for tab in TABS:
        visitor.tab(tab)
        texts |= set(said(visitor))
    return texts


def first_quiet(choices: Frame) -> str:
    """The same word of these every time, and none that tells or ends anything."""
    words = [word for word in sorted(choices) if not word.startswith(("accuse", "alibi"))]
    return (words or sorted(choices))[0]


@pytest.mark.parametrize(
    ("game", "first", "second"), [("pocket", "en", "zh"), ("london", "fr", "cs")]
)
def test_the_language_is_changed_in_mid_game(
    visit: Visit, game: str, first: str, second: str
) -> None:
    """With a turn in hand, whose preview is told anew: as if the page had just been loaded."""
    visitor = visit(first)
    visitor.open()
    open_game(visitor, Mouse(visitor.page), game, "hunter", "bot")
    person = Person(visitor)
    person.wait_for_turn()
    person.play_turn(first_quiet)
    person.wait_for_turn()
    words = person.draft_turn(first_quiet)
    before = all_texts(visitor)
    change(visitor, second)
    person.await_preview(words)
    after = all_texts(visitor)
    lines = len(visitor.lines)
    visitor.page.reload()
    visitor.until(lambda: len(visitor.lines) > lines, "the page connects")
    person.wait_for_turn()
    person.draft_turn(first_quiet)
    fresh = all_texts(visitor)
    assert after - fresh == set()
    assert [text for text in after if text in before - fresh] == []
    assert foreign(sorted(after), second) == []
    assert raw_keys(sorted(after)) == []
