"""How one node is packed into one number, for Python to learn at a single call; see `doors`.

From the lowest bit: 16 bits of signature, which stand for the legal numbers; three for the
player to move plus 4; and, after an action, two for the verdict plus 1, two for who alone was
told of the outcome plus 1. This module loads no array library.
"""

from __future__ import annotations

__all__ = ["NODE", "OWNER", "PLAYER", "SIGNATURE", "UNSHARED", "VERDICT"]

PLAYER, VERDICT, OWNER = 16, 19, 21
"""The bit at which each part begins."""

SIGNATURE = (1 << PLAYER) - 1
"""The mask of the signature."""

NODE = (1 << VERDICT) - 1
"""The mask of what describes the node itself: signature and player."""

UNSHARED = SIGNATURE
"""The signature of a node whose legal numbers are not to be kept."""
