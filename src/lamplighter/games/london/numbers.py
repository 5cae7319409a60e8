"""How the actions and outcomes of Mr. Jack (London) are numbered.

The numbers lie in *groups*, each of at most 62, so that what is legal in one is a bit mask.

Action numbers. Players: play ``character``, move ``8 + street``, accuse ``68 + street``, escape
``128 + exit``, swap ``132 + other`` (Gull left out), lamp ``139 + 7 * from + to``, cordon
``195 + 3 * from + to``, cover ``207 + 13 * from + to`` (``from`` left out of ``to``), whistle
``389 + 60 * other + street`` (Goodley left out), face ``809 + direction``, stay 815.
Chance: jack ``character``, cards ``8 +`` the place of the four in lexicographic order, draw ``78
+ character``. Both boards have the same numbers.
"""

from __future__ import annotations

from itertools import combinations

import numpy as np

from lamplighter.games.compiled import compiled
from lamplighter.games.london.board import (
    CHARACTERS,
    DIRECTIONS,
    EXITS,
    LAMPS,
    MANHOLES,
    STREETS,
)

__all__ = [
    "ACCUSE_GROUP",
    "CARDS_ACTIONS",
    "CARDS_GROUP",
    "CHANCE_ACTIONS",
    "CORDON_GROUP",
    "COVER_GROUP",
    "DRAW_ACTIONS",
    "DRAW_GROUP",
    "ESCAPE_GROUP",
    "FACE_GROUP",
    "FIRST",
    "FOURS",
    "GROUP_OF",
    "GROUP_OF_OUTCOME",
    "HALF",
    "JACK_ACTIONS",
    "JACK_GROUP",
    "LAMP_GROUP",
    "MORE_CARDS_GROUP",
    "MOVE_GROUP",
    "PLAYER_ACTIONS",
    "PLAY_GROUP",
    "STAY_GROUP",
    "SWAP_GROUP",
    "WHISTLE_GROUP",
    "left_out",
    "skipping",
]

FOURS = tuple(combinations(range(len(CHARACTERS)), 4))
"""The 70 ways to turn up four cards, in lexicographic order."""

HALF = len(FOURS) // 2
"""The cards of chance make two groups, since 70 choices are more than one mask holds."""

# Groups of numbers. A player's:
PLAY_GROUP, MOVE_GROUP, ACCUSE_GROUP, ESCAPE_GROUP, SWAP_GROUP, LAMP_GROUP, CORDON_GROUP = range(7)
COVER_GROUP = 7
"""The first of 14 groups, one for each manhole that a cover leaves."""
WHISTLE_GROUP = COVER_GROUP + len(MANHOLES)
"""The first of seven groups, one for each character who hears it."""
FACE_GROUP = WHISTLE_GROUP + len(CHARACTERS) - 1
STAY_GROUP = FACE_GROUP + 1
# Those of chance:
JACK_GROUP, CARDS_GROUP, MORE_CARDS_GROUP, DRAW_GROUP = range(STAY_GROUP + 1, STAY_GROUP + 5)

_PLAYER_SIZES = (
    len(CHARACTERS),
    len(STREETS),
    len(STREETS),
    len(EXITS),
    len(CHARACTERS) - 1,
    len(LAMPS) * (len(LAMPS) - 1),
    len(EXITS) * (len(EXITS) - 1),
    *[len(MANHOLES) - 1] * len(MANHOLES),
    *[len(STREETS)] * (len(CHARACTERS) - 1),
    len(DIRECTIONS),
    1,
)
_CHANCE_SIZES = (len(CHARACTERS), HALF, HALF, len(CHARACTERS))


def _firsts(sizes: tuple[int, ...]) -> list[int]:
    return [sum(sizes[:group]) for group in range(len(sizes))]


FIRST = np.array(_firsts(_PLAYER_SIZES) + _firsts(_CHANCE_SIZES), dtype=np.int64)
"""The first number of each group."""

PLAYER_ACTIONS = sum(_PLAYER_SIZES)
CHANCE_ACTIONS = sum(_CHANCE_SIZES)

JACK_ACTIONS = 0
CARDS_ACTIONS = int(FIRST[CARDS_GROUP])
DRAW_ACTIONS = int(FIRST[DRAW_GROUP])

GROUP_OF = np.repeat(np.arange(STAY_GROUP + 1), _PLAYER_SIZES)
"""The group of each player's number."""

GROUP_OF_OUTCOME = np.repeat(np.arange(JACK_GROUP, DRAW_GROUP + 1), _CHANCE_SIZES)
"""The group of each outcome of chance."""


@compiled
def left_out(mask: int, bit: int) -> int:
    """The mask with one place taken out and those above it moved down."""
    return mask & ((1 << bit) - 1) | mask >> bit + 1 << bit


@compiled
def skipping(number: int, left_out: int) -> int:
    """The number of a thing where it is counted without another one; undoes `left_out`."""
    return number + (1 if number >= left_out else 0)
