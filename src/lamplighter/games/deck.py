"""The deck of alibi cards, which both games have, in compiled code; see also `alibi`."""

from __future__ import annotations

from typing import Any

from lamplighter.games.compiled import compiled

__all__ = ["deck"]


@compiled
def deck(state: Any, everybody: int) -> int:
    """The cards still in the deck, as a bit mask: neither Jack's identity nor drawn.

    ``everybody`` is the set of all cards. None can be told where Jack's identity is hidden.
    """
    jack = int(state.jack)
    if jack < 0:
        return 0
    mask = everybody & ~(1 << jack)
    for number in range(8):  # one draw a round at most
        card = int(state.card[number])
        if card >= 0:
            mask &= ~(1 << card)
    return mask
