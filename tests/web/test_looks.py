"""Every page in every language, by day and by night, on a desk and on a phone.

Each page is checked, and kept as a picture in ``.cache/screenshots`` to be looked at, by a name
such as ``zh-phone-dark-table-london.png``.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.conftest import QUICK
from tests.server.doors.visiting import socket
from tests.web.conftest import Visit
from tests.web.people import Person
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

UNKNOWN = "aaaaaaaaaaaa"
"""An address like that of a table, which no table has."""

WALKS = ("holmes", "watson", "toby", "joker")


@dataclass(frozen=True)
class Shown:
    """Tables that the pages show.

    Attributes:
        running: against the computer, by game.
        finished: of strangers, by game.
        watched: between strangers.
        here: between two people at the host's device.
        waiting: of the host, who waits for a friend.
        invited: address by which a stranger invites.
        invitation: what brings a friend to the waiting table.
    """

    running: dict[str, str]
    finished: dict[str, str]
    watched: str
    here: str
    waiting: str
    invitation: str
    invited: str


@pytest.fixture(scope="session")
def shown(host: Host, finished: dict[str, str]) -> Iterator[Shown]:
    """One table of each kind."""
    turns = {"pocket": 3, "london": 9}
    running = {game: host.running(game, turns[game], name="Anna") for game in HUNTERS}
    clock = {"kind": "bank", "bank": 900, "increment": 15}
    lobby = host.open("london", "anyone", name="Anna", clock=clock)
    waiting, invitation = host.invite("pocket")
    stranger = Host.at(str(host.client.base_url))
    table, token = stranger.invite("london")
    invited = f"/table/{table}#seat={token}"
    watched = stranger.open("pocket", "here")
    here = host.open("pocket", "here")
    with socket(host.client, lobby):  # who is not there is not in the lobby
        yield Shown(running, finished, watched, here, waiting, invitation, invited)
    stranger.client.close()


class Tour:
    """Brings one page after the other to a visitor's screen."""

    def __init__(self, visitor: Visitor, shown: Shown) -> None:
        self.visitor = visitor
        self.shown = shown

    def pages(self) -> Iterator[tuple[str, Callable[[], None]]]:
        """The pages by name, each with what brings it to the screen."""
        shown = self.shown
        yield "home", partial(self.visitor.open, "/")
        self.remember_tables()
        yield "settings", self.settings
        yield "lobby", partial(self.visitor.open, "/lobby")
        for game in HUNTERS:
            yield f"rules-{game}", partial(self.rules, game)
            yield f"table-{game}", partial(self.table, f"/table/{shown.running[game]}")
            yield f"preview-{game}", partial(self.preview, game)
        yield "replay", partial(self.table, f"/replay/{shown.finished['london']}?ply=20")
        yield "spectator", partial(self.table, f"/table/{shown.watched}")
        for game in HUNTERS:
            yield f"end-{game}", partial(self.end, game)
            yield f"verdict-{game}", self.verdict
        yield "proof", self.proof
        yield "curtain", self.curtain
        yield "curtain-question", self.question
        yield "curtain-open", self.lifted
        yield "words", self.words
        for tab in ("notes", "chat", "table"):
            yield tab, partial(self.visitor.tab, tab)
        yield "resign", self.resign
        yield "waiting", self.waiting
        yield "invitation", self.invitation
        yield "unknown", self.unknown

    def remember_tables(self) -> None:
        """Let the browser know what that of the host would know."""
        own = {"game": "pocket", "keys": {}, "client_seed": "", "commitment": ""}
        here = {**own, "here": True, "invitation": None}
        waiting = {**own, "here": False, "invitation": self.shown.invitation}
        self.visitor.remember(f"table:{self.shown.here}", here)
        self.visitor.remember(f"table:{self.shown.waiting}", waiting)

    def table(self, path: str) -> None:
        """Any page with a board."""
        self.visitor.open(path)
        self.visitor.page.locator(".table-board svg").first.wait_for()

    def settings(self) -> None:
        """The settings, open over the first page."""
        visitor = self.visitor
        visitor.open("/")
        visitor.button("web-settings").click()
        visitor.page.get_by_role("combobox", name=visitor.say("web-settings-language")).wait_for()

    def rules(self, game: str) -> None:
        """The rules at a glance, over the first page."""
        visitor = self.visitor
        about = f"{visitor.say(f'web-game-{game}')} {visitor.say(f'web-game-{game}-text')}"
        visitor.open("/")
        visitor.page.get_by_role("radio", name=about, exact=True).check()
        visitor.button("web-rules-link").click()
        visitor.page.locator("dialog svg").first.wait_for()

    def preview(self, game: str) -> None:
        """A turn that has been chosen and not played; in Pocket one with other steps to choose."""
        self.table(f"/table/{self.shown.running[game]}")
        person = Person(self.visitor)
        person.wait_for_turn()
        person.draft_turn(walking)

    def end(self, game: str) -> None:
        """A game that is over."""
        self.table(f"/table/{self.shown.finished[game]}")

    def verdict(self) -> None:
        """The last call for witnesses, on stage, at a table where the game is over."""
        self.visitor.button("web-call-again").first.click()
        self.visitor.button("web-verdict-continue").wait_for()

    def proof(self) -> None:
        """The proof of a game's chance, checked."""
        self.end("pocket")
        self.visitor.button("web-proof").click()
        self.visitor.page.locator(".verdict").wait_for()

    def curtain(self) -> None:
        """A table of two at one device."""
        self.table(f"/table/{self.shown.here}")
        self._jack("web-curtain-mine").wait_for()

    def question(self) -> None:
        """Before the curtain is lifted."""
        self.curtain()
        self._jack("web-curtain-mine").click()
        self._jack("web-curtain-show").wait_for()

    def lifted(self) -> None:
        """What Jack's player sees when it has been."""
        self.question()
        self._jack("web-curtain-show").click()
        self.visitor.page.locator(".jack").first.wait_for()

    def _jack(self, key: str) -> Locator:
        return self.visitor.button(key, role=self.visitor.say("web-role-jack"), side="jack")

    def words(self) -> None:
        """What is beside the game: first where moves are typed."""
        self.table(f"/table/{self.shown.running['pocket']}")
        self.visitor.tab("words")

    def resign(self) -> None:
        """Before the game at the table is given up."""
        self.visitor.button("web-resign").click()
        self.visitor.button("web-resign-no").wait_for()

    def waiting(self) -> None:
        """A table whose other chair is empty."""
        visitor = self.visitor
        visitor.open(f"/table/{self.shown.waiting}")
        visitor.page.get_by_role("textbox", name=visitor.say("web-waiting-link")).wait_for()

    def invitation(self) -> None:
        """An empty chair, offered."""
        self.visitor.open(self.shown.invited)
        self.visitor.button("web-sit-down").wait_for()

    def unknown(self) -> None:
        """No table; Chromium writes that down."""
        visitor = self.visitor
        visitor.forgive(f"/tables/{UNKNOWN}", "status of 404")
        visitor.open(f"/table/{UNKNOWN}")
        visitor.page.get_by_role("heading", name=visitor.say("web-table-gone")).wait_for()


def walking(choices: dict[str, Any]) -> str:
    """A word that moves a detective, where there is one."""
    return next((word for word in choices if word.startswith(WALKS)), next(iter(choices)))


def overflows(visitor: Visitor) -> bool:
    """Whether an open dialog has to be scrolled."""
    look = "one => one.scrollHeight > one.clientHeight"
    too_much: bool = visitor.page.locator("dialog[open]").evaluate(look)
    return too_much


@pytest.mark.parametrize(("language", "device"), MATRIX)
def test_every_page(visit: Visit, shown: Shown, host: Host, language: str, device: str) -> None:
    visitor = visit(language, color_scheme="light", **DEVICES[device])
    host.lend_cookie(visitor)
    faults: list[str] = []
    for name, show in Tour(visitor, shown).pages():
        show()
        visitor.page.wait_for_load_state("networkidle")
        visitor.settle()
        tag = "zh-Hans" if language == "zh" else language
        expect(visitor.page.locator("html")).to_have_attribute("lang", tag)
        texts = said(visitor)
        faults += [f"{name}: {text}" for text in raw_keys(texts) + foreign(texts, language)]
        if visitor.scrolls_sideways():
            faults.append(f"{name}: scrolls sideways")
        if name.startswith("rules") and device == "phone" and overflows(visitor):
            faults.append(f"{name}: does not fit one screen")
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
