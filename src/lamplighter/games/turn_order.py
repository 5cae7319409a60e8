"""Who has each of the four turns of a round: the same in both games (rule books, "A round")."""

from __future__ import annotations

import numpy as np

from lamplighter.games.compiled import compiled

__all__ = ["TURNS", "mover"]

TURNS = ((1, 0, 0, 1), (0, 1, 1, 0))
"""The players of the turns of an even and of an odd round: 0 detective, 1 Jack."""

_MOVER = np.array([(*turns, -1) for turns in TURNS], dtype=np.int64)
"""The same with a fifth turn, which is nobody's: the witnesses are called."""


@compiled
def mover(round_number: int, turn: int) -> int:
    """Who has a turn, counted from 0, of a round; -1 where all four are over."""
    return int(_MOVER[round_number & 1, turn])
