"""What can go wrong when a game is loaded, read or played.

All are `ValueError`, so that callers who do not care for the difference need not know it.
"""

from __future__ import annotations

__all__ = ["HiddenInformationError", "IllegalActionError", "PositionError"]


class IllegalActionError(ValueError):
    """An action, or a word for one, that is not possible at this node. Nothing was changed."""


class PositionError(ValueError):
    """Text that is not a position of the game, or one that no game can reach.

    The message names the field, the offending text and what was expected.
    """


class HiddenInformationError(ValueError):
    """A position without its private part was asked for what only that part tells."""
