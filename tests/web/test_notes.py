"""Private notes on suspects: they stay where they were made, and nobody else ever hears of them."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Request, WebSocket, expect

from tests.web.conftest import Visit
from tests.web.people import Person
from tests.web.test_together import invite
from tests.web.visiting import Visitor

OWN_WORDS = "The lady in the veil, zwx9"
SIGNS = ("maybe", "not", "surely")
"""What pressing a suspect writes down, one after the other."""


class Sent:
    """All that leaves a visitor's browser: requests, and frames of sockets opened from now on."""

    def __init__(self, visitor: Visitor) -> None:
        self.texts: list[str] = []
        visitor.page.on("request", self._asked)
        visitor.page.on("websocket", self._opened)

    def _asked(self, request: Request) -> None:
        self.texts += [request.url, str(request.headers), request.post_data or ""]

    def _opened(self, socket: WebSocket) -> None:
        self.texts.append(socket.url)
        socket.on("framesent", lambda payload: self.texts.append(str(payload)))


def note(visitor: Visitor, suspect: str, sign: str) -> Locator:
    """The button that shows what is noted on a suspect."""
    return visitor.button("web-notes-sign", suspect=suspect, sign=sign)


def shows_notes(visitor: Visitor, suspects: list[str]) -> None:
    """The notes of the three suspects and the own words are there."""
    for suspect, sign in zip(suspects, SIGNS, strict=True):
        expect(note(visitor, suspect, sign)).to_be_visible()
    own = visitor.page.get_by_role("textbox", name=visitor.say("web-notes-own"))
    expect(own).to_have_value(OWN_WORDS)


def reload(visitor: Visitor) -> None:
    """Load the page anew, and wait until it knows the table."""
    before = len(visitor.lines)
    visitor.page.reload()
    visitor.until(lambda: len(visitor.lines) > before and bool(visitor.line.frames), "it is told")
    expect(visitor.board).to_be_visible()


def test_notes_are_kept_here_and_sent_nowhere(visit: Visit) -> None:
    anna, ben = invite(visit, "pocket")
    reload(ben)
    sent = Sent(ben)
    reload(ben)  # so that the socket is opened under the eyes of the test
    suspects = ben.line.position["scene"]["suspects"][:3]
    ben.tab("notes")
    for presses, suspect in enumerate(suspects, start=1):
        for at in range(presses):
            note(ben, suspect, ("none", *SIGNS)[at]).click()
    own = ben.page.get_by_role("textbox", name=ben.say("web-notes-own"))
    own.fill(OWN_WORDS)
    own.blur()
    shows_notes(ben, suspects)
    ben.keep_picture("notes")
    # A game goes on, a page is loaded anew: neither takes them along.
    person = Person(ben)
    person.wait_for_turn()
    person.play_turn()
    reload(ben)
    ben.tab("notes")
    shows_notes(ben, suspects)
    anna.until(lambda: anna.line.latest("word") is not None, "the other hears of the move")
    told = "\n".join(sent.texts)
    assert '"type":"play"' in told.replace(" ", ""), "this hears what is sent"
    assert OWN_WORDS not in told
    assert "zwx9" not in told
    heard = "\n".join(text for line in anna.lines for text in line.raw)
    for text in (told, heard):
        assert not re.search(r"notes|\"(signs|marks)\"", text)
    assert "zwx9" not in heard
    anna.tab("notes")
    for suspect in suspects:
        expect(note(anna, suspect, "none")).to_be_visible()
    assert "zwx9" not in anna.page.content()
    own = anna.page.get_by_role("textbox", name=anna.say("web-notes-own"))
    expect(own).to_have_value("")
