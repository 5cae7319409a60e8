"""The printed things of Mr. Jack Pocket and the geometry between them.

Numbers used everywhere: a *suspect* is an index into `SUSPECTS`, a *place* an index into
`PLACES` (reading order from the top left, the order of the deal), a *side* an index into
`SIDES` (clockwise from the north), a *space* one of the twelve spaces round the board
(clockwise, 0 above a3). Source: rule book, "Material" and "Set-up".
"""

from __future__ import annotations

import numpy as np

__all__ = [
    "ACTIONS",
    "ALIBI",
    "ALL_SUSPECTS",
    "CHOICES",
    "DETECTIVES",
    "EXCHANGE",
    "FACES",
    "FACING",
    "FIXED_SIDE",
    "GOAL",
    "HOLMES",
    "HOURGLASSES",
    "HOURGLASSES_OF",
    "JOKER",
    "LANE",
    "LETTERS",
    "LINES",
    "NO_WALL",
    "OPEN_ACTIONS",
    "PAIRS",
    "PLACES",
    "ROTATION",
    "ROUNDS",
    "SIDES",
    "SPACES",
    "START_SPACES",
    "SUSPECTS",
    "TOBY",
    "TOKENS",
    "WATSON",
]

SUSPECTS = ("lestrade", "goodley", "bert", "pizer", "smith", "lane", "stealthy", "gull", "madame")
"""The nine suspects, in the order of the rule book."""

LETTERS = "LGBPSNTUM"
"""One letter a suspect, since initials collide: laNe, sTealthy, gUll."""

HOURGLASSES = (0, 0, 1, 1, 1, 1, 1, 1, 2)
"""Hourglasses on each suspect's alibi card; eight in all."""

GOAL = 6
"""Hourglasses that win the game for Jack."""

HOURGLASSES_OF = np.array(HOURGLASSES, dtype=np.int64)

ALL_SUSPECTS = (1 << len(SUSPECTS)) - 1
"""The set of all suspects as a bit mask, bit ``s`` for suspect ``s``."""

LANE = SUSPECTS.index("lane")
"""The one suspect whose blank side is an open crossroads."""

PLACES = ("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1")
"""The nine places of the board as the investigator sees them, from the top left."""

SIDES = "nesw"
NO_WALL = 4
"""The wall of Lane's blank tile."""

DETECTIVES = ("holmes", "watson", "toby")
SPACES = 12
START_SPACES = (11, 3, 7)
"""Holmes left of a3, Watson right of c3, Toby below b1."""

ROUNDS = 8

TOKENS = (("alibi", "holmes"), ("toby", "watson"), ("rotation", "exchange"), ("rotation", "joker"))
"""The two faces of each action token, in token order."""

ACTIONS = ("holmes", "watson", "toby", "joker", "rotation", "exchange", "alibi")
"""What a face lets a player do, in the order of the action numbers."""

HOLMES, WATSON, TOBY, JOKER, ROTATION, EXCHANGE, ALIBI = range(len(ACTIONS))

CHOICES = np.array([2, 2, 2, 3, 27, 36, 1], dtype=np.int64)
"""How many choices each action leaves the investigator at most; Jack's joker has one more."""

FACES = np.array([[ACTIONS.index(face) for face in token] for token in TOKENS], dtype=np.int64)
"""Shape (4, 2): the action shown by each face of each token."""


def _lines() -> np.ndarray:
    """The three places seen from each space, nearest first; shape (12, 3)."""
    down = [[column, column + 3, column + 6] for column in range(3)]
    across = [[3 * row, 3 * row + 1, 3 * row + 2] for row in range(3)]
    above = down
    right = [line[::-1] for line in across]
    below = [line[::-1] for line in down[::-1]]
    left = across[::-1]
    return np.array(above + right + below + left, dtype=np.int64)


LINES = _lines()
FACING = np.repeat(np.arange(4, dtype=np.int64), 3)
"""Shape (12,): the side of the nearest tile that faces a detective on each space."""


def _fixed_sides() -> np.ndarray:
    """The side every tile's wall must have in the set-up, -1 where it is free; shape (9,)."""
    sides = np.full(len(PLACES), -1, dtype=np.int64)
    for space in START_SPACES:
        sides[LINES[space, 0]] = FACING[space]
    return sides


FIXED_SIDE = _fixed_sides()


def _open_actions() -> np.ndarray:
    """Bit mask of the actions that unspent tokens offer; shape (16 faces, 16 spent)."""
    table = np.zeros((16, 16), dtype=np.int64)
    for faces in range(16):
        for spent in range(16):
            for token in range(4):
                if not spent >> token & 1:
                    table[faces, spent] |= 1 << FACES[token, faces >> token & 1]
    return table


OPEN_ACTIONS = _open_actions()


def _pairs() -> np.ndarray:
    """The 36 pairs of places in the alphabetical order of their names; shape (36, 2)."""
    names = sorted(PLACES)
    pairs = [(a, b) for i, a in enumerate(names) for b in names[i + 1 :]]
    return np.array([[PLACES.index(a), PLACES.index(b)] for a, b in pairs], dtype=np.int64)


PAIRS = _pairs()
