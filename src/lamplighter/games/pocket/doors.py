"""The compiled functions of Mr. Jack Pocket that Python calls.

Those that every game has are made in `games.doors`. Inside compiled code use `choices` and
`rules`.
"""

from __future__ import annotations

from functools import partial

from lamplighter.games import doors
from lamplighter.games.compiled import door
from lamplighter.games.doors import Array
from lamplighter.games.pocket import choices, rules

__all__ = [
    "act",
    "advance",
    "decide",
    "draw",
    "hourglasses",
    "legal",
    "line_of_sight",
    "player",
    "status",
    "visible",
    "visible_after",
]

_of_game = partial(doors.of_game, game="pocket", choices=choices, rules=rules)

act = _of_game(doors.act)
advance = _of_game(doors.advance)
legal = _of_game(doors.legal)
player = _of_game(doors.player)
status = _of_game(doors.status)
visible = _of_game(doors.visible)
visible_after = _of_game(doors.visible_after)


@door
def line_of_sight(states: Array, index: int, space: int) -> int:
    """`line_of_sight` of one state."""
    return rules.line_of_sight(states[index], space)


@door
def hourglasses(states: Array, index: int) -> int:
    """`hourglasses` of one state."""
    return rules.hourglasses(states[index])


@door
def draw(states: Array, index: int, card: int) -> None:
    """`rules.draw` on one state."""
    rules.draw(states[index], card)


@door
def decide(states: Array, index: int, seen: bool) -> None:
    """`decide` on one state."""
    rules.decide(states[index], seen)
