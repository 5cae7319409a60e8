"""Every page in every language, by day and by night, on a desk and on a phone.

Each page is checked, and kept as a picture in ``.cache/screenshots`` to be looked at, by a name
such as ``zh-phone-dark-table-london.png``.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.conftest import QUICK
from tests.web.conftest import Visit
from tests.web.sentences import foreign, raw_keys, said
from tests.web.tables import HUNTERS, Host
from tests.web.visiting import DESKTOP, PHONE, Visitor

DEVICES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}

MATRIX = (
    [("en", "desktop"), ("zh", "phone")]
    if QUICK
    else list(itertools.product(("cs", "en", "fr", "it", "zh"), DEVICES))
)

CONTRAST = "color-contrast"


@dataclass(frozen=True)
class Shown:
    """Tables that the pages show: running ones, and finished ones."""

    running: dict[str, str]
    finished: dict[str, str]


@pytest.fixture(scope="session")
def shown(host: Host, finished: dict[str, str]) -> Shown:
    """One table of each kind."""
    running = {game: host.open(game, "bot", name="Anna") for game in HUNTERS}
    for game, table in running.items():
        host.play(table, (HUNTERS[game],), turns=3 if game == "pocket" else 9)
    host.open("london", "anyone", name="Anna", clock={"kind": "bank", "bank": 900, "increment": 15})
    return Shown(running, finished)


def pages(visitor: Visitor, shown: Shown) -> Iterator[tuple[str, Callable[[], None]]]:
    """The pages by name, each with what brings it to the screen."""

    def go(path: str) -> Callable[[], None]:
        return lambda: visitor.open(path)

    def table(path: str) -> Callable[[], None]:
        def show() -> None:
            visitor.open(path)
            visitor.page.locator(".table-board svg").first.wait_for()

        return show

    def rules(game: str) -> Callable[[], None]:
        def show() -> None:
            about = f"{visitor.say(f'web-game-{game}')} {visitor.say(f'web-game-{game}-text')}"
            visitor.open("/")
            visitor.page.get_by_role("radio", name=about, exact=True).check()
            visitor.button("web-rules-link").click()
            visitor.page.locator("dialog svg").first.wait_for()

        return show

    yield "home", go("/")
    yield "lobby", go("/lobby")
    for game in HUNTERS:
        yield f"rules-{game}", rules(game)
        yield f"table-{game}", table(f"/table/{shown.running[game]}")
    yield "replay", table(f"/replay/{shown.finished['london']}?ply=20")
    yield "end", table(f"/table/{shown.finished['pocket']}")


@pytest.mark.parametrize(("language", "device"), MATRIX)
def test_every_page(visit: Visit, shown: Shown, host: Host, language: str, device: str) -> None:
    visitor = visit(language, color_scheme="light", **DEVICES[device])
    host.lend_cookie(visitor)
    faults: list[str] = []
    for name, show in pages(visitor, shown):
        show()
        visitor.page.wait_for_load_state("networkidle")
        tag = "zh-Hans" if language == "zh" else language
        expect(visitor.page.locator("html")).to_have_attribute("lang", tag)
        texts = said(visitor)
        faults += [f"{name}: {text}" for text in raw_keys(texts) + foreign(texts, language)]
        if visitor.scrolls_sideways():
            faults.append(f"{name}: scrolls sideways")
        visitor.keep_picture(f"{language}-{device}-light-{name}")
        faults += [f"{name}: {fault}" for fault in visitor.faults_of_access()]
        visitor.turn("dark")
        visitor.keep_picture(f"{language}-{device}-dark-{name}")
        faults += [f"{name}, dark: {fault}" for fault in visitor.faults_of_access(CONTRAST)]
        visitor.turn("light")
    assert not faults, "\n".join(faults)


@pytest.mark.usefixtures("only_in_full")
def test_the_language_can_be_changed_anywhere(visit: Visit, shown: Shown, host: Host) -> None:
    visitor = visit("en")
    host.lend_cookie(visitor)
    visitor.open(f"/table/{shown.running['pocket']}")
    visitor.page.get_by_role("img", name="Would").or_(visitor.board).first.wait_for()
    visitor.button("web-settings").click()
    visitor.page.get_by_role("combobox", name=visitor.say("web-settings-language")).select_option(
        "fr"
    )
    expect(visitor.page.locator("html")).to_have_attribute("lang", "fr")
    visitor.page.reload()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "fr")


def night_falls(visitor: Visitor, day: str) -> None:
    """Wait until the page has another colour than by day."""
    look = "getComputedStyle(document.body).backgroundColor"
    visitor.until(lambda: visitor.page.evaluate(look) != day, "it is night")


@pytest.mark.usefixtures("only_in_full")
def test_light_is_chosen_and_kept(visit: Visit) -> None:
    visitor = visit(color_scheme="light")
    visitor.open()
    light = visitor.page.evaluate("getComputedStyle(document.body).backgroundColor")
    visitor.button("web-settings").click()
    night = visitor.page.get_by_role("radio", name=visitor.say("web-settings-light-dark"))
    night.check()
    night_falls(visitor, light)
    visitor.page.reload()
    night_falls(visitor, light)
