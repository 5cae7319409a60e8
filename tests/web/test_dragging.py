"""Dragging as an extra: what a tap does in two steps, a mouse or a finger does in one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import pytest
from playwright.sync_api import Locator, expect

from tests.web.boards import choose_on_board
from tests.web.conftest import Visit
from tests.web.hands import MIDDLE
from tests.web.people import Person
from tests.web.tables import Host
from tests.web.visiting import DESKTOP, PHONE, Visitor

Point = tuple[float, float]
Choices = dict[str, Any]

STEPS = 6
"""A pointer that is moved is in so many places on its way."""

MOST_TRIES = 40
"""So many tables never all lack a token."""


class Dragging(Protocol):
    """What takes something, moves it and lets it go."""

    def take(self, at: Point) -> None:
        """Press, there."""

    def move(self, at: Point) -> None:
        """Move there, pressed."""

    def drop(self) -> None:
        """Let go."""


class MouseDrag:
    """With a mouse."""

    def __init__(self, visitor: Visitor) -> None:
        self.mouse = visitor.page.mouse

    def take(self, at: Point) -> None:
        """Press the button."""
        self.mouse.move(*at)
        self.mouse.down()

    def move(self, at: Point) -> None:
        """Move it, pressed."""
        self.mouse.move(*at, steps=STEPS)

    def drop(self) -> None:
        """Release the button."""
        self.mouse.up()


class FingerDrag:
    """With a finger, as the screen reports it: Playwright itself can only tap."""

    def __init__(self, visitor: Visitor) -> None:
        self.session = visitor.context.new_cdp_session(visitor.page)
        self.at: Point = (0.0, 0.0)

    def take(self, at: Point) -> None:
        """Touch the screen."""
        self.at = at
        self._tell("touchStart", [at])

    def move(self, at: Point) -> None:
        """Move over the screen."""
        (x, y), (to_x, to_y) = self.at, at
        for step in range(1, STEPS + 1):
            share = step / STEPS
            self._tell("touchMove", [(x + (to_x - x) * share, y + (to_y - y) * share)])
        self.at = at

    def drop(self) -> None:
        """Leave the screen."""
        self._tell("touchEnd", [])

    def _tell(self, kind: str, points: list[Point]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


WAYS: dict[str, tuple[Callable[[Visitor], Dragging], dict[str, Any]]] = {
    "mouse": (MouseDrag, DESKTOP),
    "finger": (FingerDrag, PHONE),
}

BY = pytest.mark.parametrize("way", WAYS)


def middle(thing: Locator) -> Point:
    """Where a part of the board is."""
    x, y = thing.evaluate(MIDDLE)
    return x, y


def spot(visitor: Visitor, name: str) -> Locator:
    """A part of Pocket's board."""
    return visitor.board.locator(f'[data-spot="{name}"]')


def drag(visitor: Visitor, hand: Dragging, begin: Locator, end: Locator) -> None:
    """Drag one part of the board to another, which may come into being only on the way."""
    visitor.page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    x, y = middle(begin)
    hand.take((x, y))
    hand.move((x + 12, y + 12))
    end.wait_for()
    hand.move(middle(end))
    hand.drop()


def several(choices: Choices, *actions: str) -> str:
    """The last word of the first of these actions that leaves something to choose."""
    for action in actions:
        words = [word for word in choices if word.split("-")[0] == action]
        if len(words) > 1:
            return words[-1]
    return ""


def table_with(host: Host, *actions: str) -> tuple[str, str]:
    """A table of Pocket where one of these actions can be chosen, and a word of it.

    Chance lays the tokens, so tables are opened until it is so.
    """
    for _ in range(MOST_TRIES):
        table = host.open("pocket", "bot")
        if word := several(host.client.get(f"/api/tables/{table}").json()["choices"], *actions):
            return f"/table/{table}", word
    raise AssertionError(f"there was never a choice of {actions}")


def sit_at(visit: Visit, host: Host, table: str, way: str) -> tuple[Visitor, Dragging, Person]:
    """The host as a visitor who is to move, and what he drags with."""
    hold, device = WAYS[way]
    visitor = visit(**device)
    host.lend_cookie(visitor)
    visitor.open(table)
    person = Person(visitor)
    person.wait_for_turn()
    expect(visitor.board).to_be_visible()
    return visitor, hold(visitor), person


def is_played(person: Person, words: list[str]) -> None:
    """Words that have been dragged are previewed like others, and can be played."""
    person.await_preview(words)
    person.confirm()
    line = person.visitor.line
    person.visitor.until(
        lambda: words[-1] in [one["word"] for one in line.frames if one["type"] == "word"],
        f"{words} are played",
    )


@BY
def test_a_detective_is_led_along_the_pavement(visit: Visit, host: Host, way: str) -> None:
    table, word = table_with(host, "toby", "watson")
    visitor, hand, person = sit_at(visit, host, table, way)
    drag(visitor, hand, spot(visitor, word.split("-")[0]), spot(visitor, word))
    is_played(person, [word])


@BY
def test_a_tile_is_laid_on_another(visit: Visit, host: Host, way: str) -> None:
    table, word = table_with(host, "exchange")
    visitor, hand, person = sit_at(visit, host, table, way)
    if way == "finger":  # a finger on a tile moves the page, until the token is in hand
        tokens = visitor.page.get_by_role("region", name=visitor.say("web-pocket-actions"))
        name = visitor.say("web-pocket-action-exchange")
        tokens.get_by_role("button", name=name).first.tap()
    one, other = (spot(visitor, f"tile-{place}") for place in word.split("-")[1:])
    drag(visitor, hand, one, other)
    is_played(person, [word])


@BY
def test_what_is_let_go_beside_chooses_nothing(visit: Visit, host: Host, way: str) -> None:
    table, word = table_with(host, "toby", "watson")
    visitor, hand, person = sit_at(visit, host, table, way)
    drag(visitor, hand, spot(visitor, word.split("-")[0]), visitor.board)
    expect(spot(visitor, word)).to_have_count(0)
    expect(visitor.button("web-play")).to_be_disabled()
    assert visitor.line.latest("preview") is None
    assert person.is_to_move
    drag(visitor, hand, spot(visitor, word.split("-")[0]), spot(visitor, word))
    person.await_preview([word])


@BY
def test_a_person_is_led_through_the_streets(visit: Visit, host: Host, way: str) -> None:
    table = f"/table/{host.open('london', 'bot')}"
    visitor, hand, person = sit_at(visit, host, table, way)
    position = visitor.line.position
    card = next(word for word in position["choices"] if word.startswith("play-"))
    choose_on_board(visitor, person.hand, card, position["choices"], position["scene"])
    told = person.await_preview([card])
    modes = visitor.page.get_by_role("group", name=visitor.say("web-london-modes"))
    walk = visitor.say("web-london-mode-move", points=told["scene"]["points"])
    if modes.get_by_role("button", name=walk, exact=True).count():
        person.hand.press(modes.get_by_role("button", name=walk, exact=True))
    word = next(word for word in told["choices"] if word.startswith("move-"))
    end = visitor.board.locator(f'[data-word="{word}"]')
    end.wait_for()
    drag(visitor, hand, visitor.board.locator(".grab"), end)
    preview = person.await_preview([card, word])
    assert preview["scene"] != told["scene"]
