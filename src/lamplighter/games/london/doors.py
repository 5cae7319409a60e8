"""The compiled functions of Mr. Jack (London) that Python calls.

Those that every game has are made in `games.doors`. Inside compiled code use `choices` and
`rules`.
"""

from __future__ import annotations

from functools import partial

from lamplighter.games import doors
from lamplighter.games.compiled import door
from lamplighter.games.doors import Array
from lamplighter.games.london import choices, rules, whistle

__all__ = [
    "accusations",
    "act",
    "advance",
    "legal",
    "light",
    "moves",
    "player",
    "points_to_spend",
    "status",
    "visible",
    "visible_after",
]

_of_game = partial(doors.of_game, game="london", choices=choices, rules=rules)

act = _of_game(doors.act)
advance = _of_game(doors.advance)
legal = _of_game(doors.legal)
player = _of_game(doors.player)
status = _of_game(doors.status)
visible = _of_game(doors.visible)
visible_after = _of_game(doors.visible_after)


@door
def light(states: Array, index: int) -> int:
    """`light` of one state."""
    return rules.light(states[index])


@door
def moves(states: Array, index: int) -> int:
    """`moves` of one state, in which a character is in hand."""
    return choices.moves(states[index])


@door
def accusations(states: Array, index: int) -> int:
    """`accusations` of one state, in which a character is in hand."""
    return choices.accusations(states[index])


@door
def points_to_spend(states: Array, index: int) -> int:
    """`points_to_spend` of one state."""
    return whistle.points_to_spend(states[index])
