"""What lies there to be chosen: tokens that keep their places, cards that say what they are for."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.tables import Host
from tests.web.visiting import PHONE, Frame, Visitor

BUSY = ("bert", "lestrade", "smith", "goodley", "watson")
"""Whose turns have more than one step."""

MOST_TURNS = 12
"""Within so many turns somebody always comes within reach."""


def seated(visit: Visit, host: Host, game: str, language: str = "en") -> tuple[Visitor, Person]:
    """A telephone at a fresh table against the computer, and who plays there and is to move."""
    table = host.open(game, "bot")
    visitor = visit(language, **PHONE)
    host.lend_cookie(visitor)
    visitor.open(f"/table/{table}")
    person = Person(visitor, shuns=("accuse",))
    person.wait_for_turn()
    visitor.page.locator(".table-panel button").first.wait_for()
    visitor.settle()
    return visitor, person


def region(visitor: Visitor, key: str) -> Locator:
    """A part of the panel."""
    return visitor.page.get_by_role("region", name=visitor.say(key))


def test_tokens_keep_their_places_through_a_round(visit: Visit, host: Host) -> None:
    visitor, person = seated(visit, host, "pocket")
    actions = region(visitor, "web-pocket-actions")
    tokens = actions.locator(".tokens > li")
    turns = actions.get_by_role("list", name=visitor.say("web-pocket-order")).get_by_role(
        "listitem"
    )

    def names() -> list[str]:
        shown: list[str] = tokens.locator(".token > span:nth-child(2)").all_inner_texts()
        return shown

    for _ in range(4):
        scene = visitor.line.position["scene"]
        expect(turns).to_have_count(4)
        expect(actions.locator("[aria-current=step]")).to_have_count(1)
        expect(turns.nth(scene["step"] - 1)).to_have_attribute("aria-current", "step")
        expected = [visitor.say(f"web-pocket-action-{one['action']}") for one in scene["tokens"]]
        assert names() == expected
        for number, one in enumerate(scene["tokens"]):
            used = tokens.nth(number).get_by_text(visitor.say("web-pocket-spent"), exact=True)
            expect(used).to_have_count(int(one["used"]))
        person.play_turn()
        person.wait_for_turn()


@pytest.mark.parametrize("language", ["en", "zh"])
def test_a_card_says_what_it_is_for_and_a_step_can_be_played_alone(
    visit: Visit, host: Host, language: str
) -> None:
    visitor, person = seated(visit, host, "london", language)
    turn = visitor.page.locator(".turn .now")
    words = person.draft_turn(lambda choices: _busy(choices) or person.pick(choices))
    assert len(words) > 2
    for left in range(len(words) - 1, 0, -1):
        visitor.button("web-take-back").click()
        person.await_preview(words[:left])
        alone = visitor.page.locator(".said .part")
        if left > 1:
            expect(alone).to_have_text(visitor.say("web-play-so-far", count=left - 1))
    expect(alone).to_have_count(0)
    power = visitor.say(f"web-london-power-{words[0].removeprefix('play-')}")
    expect(turn).to_have_text(power)
    title = region(visitor, "web-london-cards").get_by_title(power, exact=True)
    expect(title).to_have_count(1)


def test_the_button_that_accuses_says_whom(visit: Visit, host: Host) -> None:
    visitor, person = seated(visit, host, "london")
    for _ in range(MOST_TURNS):
        for word in visitor.line.position["choices"]:
            person.draft_turn(partial(_accusing, word))
            latest = visitor.line.latest("preview")
            assert latest is not None
            if latest["words"][-1].startswith("accuse"):
                expect(visitor.button("web-play")).to_have_count(0)
                expect(person.playing()).to_be_enabled()
                person.confirm()
                visitor.until(lambda: visitor.line.end is not None, "it decides the game")
                return
            for left in range(len(latest["words"]) - 1, -1, -1):
                visitor.button("web-take-back").click()
                if left:
                    person.await_preview(latest["words"][:left])
        person.play_turn()
        person.wait_for_turn()
    raise AssertionError("nobody came within reach")


def _busy(choices: Frame) -> str:
    """The card of a character who does something besides the move; one is among any four."""
    return next((f"play-{name}" for name in BUSY if f"play-{name}" in choices), "")


def _accusing(card: str, choices: Frame) -> str:
    """An accusation where there is one; before it, the card."""
    accusation = next((word for word in choices if word.startswith("accuse")), "")
    return accusation or (card if card in choices else next(iter(choices)))
