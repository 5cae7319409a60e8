"""Who plays by keys is never lost: the focus is on what comes next, or on the board."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import Keys, Mouse
from tests.web.people import Person, open_game
from tests.web.tables import Host
from tests.web.test_looks import walking
from tests.web.visiting import Visitor

ON_THE_BOARD = "document.activeElement.closest('.table-board') !== null"

LOST = "document.activeElement === document.body || document.activeElement.disabled"
"""Whether the focus is lost."""

ON_A_PART = "document.activeElement.matches('.table-board svg [tabindex=\"0\"]')"
"""Whether something is focused that can be chosen on the board."""

GAMES = pytest.mark.parametrize("game", ["pocket", "london"])


def at_table(visit: Visit, host: Host, game: str) -> tuple[Visitor, Person]:
    """Somebody who is to move; in Pocket he plays with keys alone."""
    table = host.open(game, "bot")
    visitor = visit()
    host.lend_cookie(visitor)
    visitor.open(f"/table/{table}")
    hand = Keys(visitor.page) if game == "pocket" else Mouse(visitor.page)
    person = Person(visitor, hand, shuns=("accuse",))
    person.wait_for_turn()
    visitor.page.locator(".table-panel button").first.wait_for()
    return visitor, person


def has_come_to(visitor: Visitor, ply: int) -> bool:
    """Whether so much has been played, or the game is over."""
    return bool(visitor.line.position["ply"] >= ply or visitor.line.end)


@GAMES
def test_after_a_turn_of_both_sides(visit: Visit, host: Host, game: str) -> None:
    visitor, person = at_table(visit, host, game)
    for _ in range(2):
        ply = visitor.line.position["ply"]
        words = person.draft_turn(walking if game == "pocket" else None)
        play = visitor.button("web-play")
        if game == "pocket":
            expect(play).to_be_focused()
        Keys(visitor.page).press(play)
        visitor.until(lambda: not visitor.page.evaluate(LOST), "it is somewhere")
        visitor.until(partial(has_come_to, visitor, ply + len(words)), "it was played")
        person.wait_for_turn()
        if visitor.line.end:
            return
        visitor.until(lambda: bool(visitor.page.evaluate(ON_THE_BOARD)), "it is at the board")
        if list(visitor.line.position["choices"]) != ["alibi"]:  # for that there is no part
            visitor.board.locator('[tabindex="0"]').first.wait_for()
            visitor.page.keyboard.press("ArrowDown")
            assert visitor.page.evaluate(ON_A_PART)


def test_another_step_is_chosen_with_the_arrows(visit: Visit, host: Host) -> None:
    """Where a token goes one or two spaces, the choice is open until it is played."""
    visitor, person = at_table(visit, host, "pocket")
    while True:
        choices = visitor.line.position["choices"]
        steps = [word for word in choices if word.split("-")[0] in ("holmes", "watson", "toby")]
        if len(steps) > 1 and visitor.line.position["scene"]["actor"] == "investigator":
            break
        person.play_turn()
        person.wait_for_turn()
    first, second = steps[0], steps[0][:-1] + ("2" if steps[0].endswith("1") else "1")
    person.draft_turn(lambda _: first)
    visitor.page.keyboard.press("ArrowUp")
    assert visitor.page.evaluate(ON_A_PART), "from the button back to the board"
    other = visitor.board.locator(f'[data-spot="{second}"]')
    Keys(visitor.page).press(other)
    person.await_preview([second])
    expect(visitor.button("web-play")).to_be_focused()


def test_a_curtain_opens_on_the_board(visit: Visit) -> None:
    visitor = visit()
    visitor.open()
    open_game(visitor, Mouse(visitor.page), "pocket", "hunter", "here")
    hunter = visitor.say("web-role-investigator")
    for key in ("web-curtain-mine", "web-curtain-show"):
        Keys(visitor.page).press(visitor.button(key, role=hunter, side="investigator"))
    visitor.until(lambda: len(visitor.lines) == 2, "the curtain is open")
    visitor.until(lambda: bool(visitor.page.evaluate(ON_THE_BOARD)), "it is at the board")


def test_the_witnesses_take_the_focus_and_give_it_back(visit: Visit, host: Host) -> None:
    visitor, person = at_table(visit, host, "pocket")
    while not visitor.line.calls:
        person.play_turn()
        visitor.until(lambda: person.is_to_move or bool(visitor.line.calls), "what comes next")
    stage = visitor.page.get_by_role("dialog")
    expect(stage.get_by_role("button")).to_be_focused()
    while stage.count():
        visitor.page.keyboard.press("Enter")
        visitor.settle()
    assert visitor.page.evaluate(ON_THE_BOARD)
