"""What somebody is told who has read nothing before: the aim, the rules, names, links, the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import Mouse
from tests.web.people import open_game
from tests.web.tables import Host
from tests.web.visiting import DESKTOP, PHONE

DEVICES = pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])


@DEVICES
def test_the_aim_is_told_at_the_first_game_until_it_is_closed(
    visit: Visit, device: dict[str, object]
) -> None:
    visitor = visit("cs", **device)
    visitor.open()
    open_game(visitor, Mouse(visitor.page), "pocket", "jack", "bot")
    aim = visitor.page.get_by_role("note")
    expect(aim).to_have_text(visitor.say("web-aim-pocket-jack"))
    visitor.page.reload()
    expect(aim).to_be_visible()
    aim.get_by_role("button", name=visitor.say("web-close")).click()
    expect(aim).to_have_count(0)
    visitor.page.reload()
    expect(visitor.board).to_be_visible()
    expect(aim).to_have_count(0)
    visitor.open()
    open_game(visitor, Mouse(visitor.page), "pocket", "jack", "bot")
    expect(visitor.board).to_be_visible()
    expect(aim).to_have_count(0)
    visitor.open()
    open_game(visitor, Mouse(visitor.page), "london", "detective", "bot")
    expect(aim).to_have_text(visitor.say("web-aim-london-detective"))


def test_the_rules_are_at_hand_in_a_game(visit: Visit) -> None:
    visitor = visit("fr")
    visitor.open()
    open_game(visitor, Mouse(visitor.page), "london", "detective", "bot")
    expect(visitor.board).to_be_visible()
    address = visitor.page.url
    heading = visitor.page.get_by_role("banner")
    heading.get_by_role("button", name=visitor.say("web-rules-link")).click()
    dialog = visitor.page.get_by_role("dialog", name=visitor.say("web-rules-link"))
    expect(dialog.get_by_text(visitor.say("web-rules-london-goal"))).to_be_visible()
    dialog.get_by_role("button", name=visitor.say("web-rules-close")).click()
    expect(dialog).to_have_count(0)
    assert visitor.page.url == address
    visitor.page.get_by_role("link", name=visitor.say("web-nav-home")).click()
    named = heading.get_by_role("button", name=visitor.say("web-rules-link"))
    expect(named).to_have_count(0)


def test_who_gives_no_name_is_a_guest_in_the_language_of_the_reader(visit: Visit) -> None:
    anna, ben = visit("cs"), visit("it")
    anna.open()
    open_game(anna, Mouse(anna.page), "pocket", "jack", "friend")
    expect(anna.page.get_by_text(anna.say("web-local-only"))).to_be_visible()
    link = anna.page.get_by_role("textbox", name=anna.say("web-waiting-link")).input_value()
    ben.open(link)
    invited = ben.say("web-invited-heading", name=ben.say("web-seat-guest"))
    expect(ben.page.get_by_role("heading", name=invited)).to_be_visible()
    ben.button("web-sit-down").click()
    for visitor in (anna, ben):
        expect(visitor.board).to_be_visible()
        names = visitor.page.locator(".players .name .cut")
        two = [visitor.say("web-seat-guest"), visitor.say("web-seat-guest-second")]
        expect(names).to_have_text(two)


def test_the_level_is_offered_where_the_computer_plays(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    page, say = visitor.page, visitor.say
    level = page.get_by_role("group", name=say("web-level"))
    expect(level).to_be_visible()
    expect(level.get_by_role("radio", checked=True)).to_have_attribute("value", "candle")
    page.get_by_role("radio", name=say("web-opponent-friend"), exact=True).check(force=True)
    expect(level).to_have_count(0)


def test_the_map_names_its_corners_in_the_language_of_the_page(visit: Visit, host: Host) -> None:
    table = host.open("london", "bot", name="Anna")
    for language, signs in {"cs": ["SZ", "SV", "JZ", "JV"], "fr": ["NO", "NE", "SO", "SE"]}.items():
        visitor = visit(language)
        visitor.open(f"/table/{table}")
        expect(visitor.board).to_be_visible()
        plates = visitor.page.locator(".table-board svg text.name")
        assert [text for text in plates.all_text_contents() if text.isupper()][:4] == signs


def test_a_replay_tells_where_it_is_and_who_played(visit: Visit, finished: dict[str, str]) -> None:
    visitor = visit()
    visitor.open(f"/replay/{finished['pocket']}")
    page, say = visitor.page, visitor.say
    expect(page.get_by_text(say("web-round", round=1), exact=True)).to_be_visible()
    visitor.button("web-step-on").click()
    expect(page.get_by_text(say("web-turn-at", round=1, turn=1), exact=True)).to_be_visible()
    order = page.get_by_role("list", name=say("web-pocket-order")).get_by_role("listitem")
    expect(order.first).to_have_attribute("aria-current", "step")
    investigator = say("web-lobby-seat", role=say("web-role-investigator"), name="Anna")
    expect(page.get_by_text(investigator, exact=True)).to_be_visible()


def test_the_end_is_told_once(visit: Visit, finished: dict[str, str]) -> None:
    visitor = visit()
    visitor.open(f"/table/{finished['pocket']}")
    card = visitor.page.locator(".ending")
    won = card.get_by_role("heading").inner_text()
    assert card.inner_text().count(won) == 1
    assert not any(line.isupper() for line in card.locator("p").all_inner_texts() if line)
