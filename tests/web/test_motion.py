"""What moves on the board: it is seen to move, and stands still for who wants no motion."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.hands import Mouse
from tests.web.people import Person, open_game
from tests.web.visiting import Visitor

BOTH = pytest.mark.parametrize("game", ["pocket", "london"])

MOTIONS = """
  window.motions = [];
  const note = (kind, what, milliseconds, target) => {
    const where = target.closest?.('.table-board') ? 'board' : 'beside';
    const [style, clip] = ['style', 'clip-path'].map((name) => target.getAttribute(name) ?? '');
    const part = target.classList[0] ?? '';
    window.motions.push({ kind, what, milliseconds, where, part, style, clip });
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const made = animate.call(this, frames, options);
    const names = made.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    note('animation', names.join(' '), made.effect.getComputedTiming().endTime, this);
    return made;
  };
  const longest = (text) => Math.max(...text.split(',').map((one) =>
    parseFloat(one) * (one.trim().endsWith('ms') ? 1 : 1000)));
  document.addEventListener('transitionrun', (event) => note('transition', event.propertyName,
    longest(getComputedStyle(event.target).transitionDuration), event.target), true);
  document.addEventListener('animationstart', (event) => note('animation', event.animationName,
    longest(getComputedStyle(event.target).animationDuration), event.target), true);
"""
"""A script that notes in ``motions`` whatever begins to move, for how long, and what it is."""

SLIGHT = 1
"""Milliseconds that nobody sees."""


def motions(visitor: Visitor) -> list[dict[str, Any]]:
    """What has begun to move so far."""
    found: list[dict[str, Any]] = visitor.page.evaluate("window.motions")
    return found


def at_a_table(visit: Visit, game: str, wish: str) -> Person:
    """Somebody who is to move for the first time in a game against the computer."""
    visitor = visit(reduced_motion=wish)
    visitor.page.add_init_script(MOTIONS)
    visitor.open()
    open_game(visitor, Mouse(visitor.page), game, "hunter", "bot")
    person = Person(visitor, shuns=("accuse", "alibi"))
    person.wait_for_turn()
    return person


def play_a_round(person: Person) -> list[dict[str, Any]]:
    """What moves until somebody is to move in the second round."""
    for _ in range(2):
        person.play_turn()
        person.wait_for_turn()
    person.visitor.settle()
    return motions(person.visitor)


def burning(person: Person) -> set[str]:
    """Where gaslights burn."""
    lamps = person.visitor.line.position["scene"]["lamps"]
    return {lamp["place"] for lamp in lamps if lamp["is_lit"]}


@BOTH
def test_moves_are_seen_to_move(visit: Visit, game: str) -> None:
    """Tiles turn or slide, tokens and people walk: on the board, and not for too long."""
    walked = [
        motion
        for motion in play_a_round(at_a_table(visit, game, "no-preference"))
        if motion["where"] == "board" and "transform" in motion["what"]
    ]
    assert walked
    assert all(100 <= motion["milliseconds"] <= 2000 for motion in walked), walked


@pytest.mark.usefixtures("only_in_full")
def test_a_tile_is_seen_to_turn(visit: Visit) -> None:
    """The one that is turned, and no other."""
    person = at_a_table(visit, "pocket", "no-preference")
    visitor = person.visitor

    def turns() -> list[str]:
        return [word for word in visitor.line.position["choices"] if word.startswith("rotate")]

    while not turns():  # the tokens lie with their other faces up in the second round
        person.play_turn()
        person.wait_for_turn()
    visitor.settle()
    before = len(motions(visitor))
    word = turns()[0]
    person.draft_turn(lambda _choices: word)
    visitor.settle()
    turned = [
        motion
        for motion in motions(visitor)[before:]
        if (motion["part"], motion["what"]) == ("tile", "transform")
    ]
    assert [100 <= motion["milliseconds"] <= 2000 for motion in turned] == [True], turned
    assert "rotate(" in turned[0]["style"]


@pytest.mark.usefixtures("only_in_full")
def test_a_gaslight_is_seen_to_go_out(visit: Visit) -> None:
    """Every one that burnt at first and does not burn after the first call for witnesses."""
    person = at_a_table(visit, "london", "no-preference")
    before = burning(person)
    moved = play_a_round(person)
    out = before - burning(person)
    assert out
    faded = {
        place
        for place in out
        for motion in moved
        if (motion["part"], motion["what"]) == ("glow", "opacity")
        and motion["clip"].endswith(f"-reach-{place})")
        and 100 <= motion["milliseconds"] <= 2000
    }
    assert faded == out


@BOTH
def test_nothing_moves_for_who_wants_no_motion(visit: Visit, game: str) -> None:
    seen = [
        motion
        for motion in play_a_round(at_a_table(visit, game, "reduce"))
        if motion["milliseconds"] > SLIGHT
    ]
    assert seen == []
