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
    window.motions.push({ kind, what, milliseconds, where });
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
"""A script that notes in ``motions`` whatever begins to move, and for how long."""

SLIGHT = 1
"""Milliseconds that nobody sees."""


def motions(visitor: Visitor) -> list[dict[str, Any]]:
    """What has begun to move so far."""
    found: list[dict[str, Any]] = visitor.page.evaluate("window.motions")
    return found


def after_some_turns(visit: Visit, game: str, wish: str) -> list[dict[str, Any]]:
    """What moves in the first turns of a game against the computer."""
    visitor = visit(reduced_motion=wish)
    visitor.page.add_init_script(MOTIONS)
    visitor.open()
    open_game(visitor, Mouse(visitor.page), game, "hunter", "bot")
    person = Person(visitor, shuns=("accuse", "alibi"))
    for _ in range(2):
        person.wait_for_turn()
        person.play_turn()
    person.wait_for_turn()
    visitor.settle()
    return motions(visitor)


@BOTH
def test_moves_are_seen_to_move(visit: Visit, game: str) -> None:
    """Tiles turn or slide, tokens and people walk: on the board, and not for too long."""
    walked = [
        motion
        for motion in after_some_turns(visit, game, "no-preference")
        if motion["where"] == "board" and "transform" in motion["what"]
    ]
    assert walked
    assert all(100 <= motion["milliseconds"] <= 2000 for motion in walked), walked


@BOTH
def test_nothing_moves_for_who_wants_no_motion(visit: Visit, game: str) -> None:
    seen = [
        motion
        for motion in after_some_turns(visit, game, "reduce")
        if motion["milliseconds"] > SLIGHT
    ]
    assert seen == []
