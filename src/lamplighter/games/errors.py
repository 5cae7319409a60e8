"""What can go wrong when a game is loaded, read or played.

All are `ValueError`, so that callers who do not care for the difference need not know it.
"""

from __future__ import annotations

import operator

__all__ = [
    "HiddenInformationError",
    "IllegalActionError",
    "PositionError",
    "action_number",
    "shown",
]

LONGEST = 60
"""Characters of a wrong value that a message repeats."""


class IllegalActionError(ValueError):
    """An action, or a word for one, that is not possible at this node. Nothing was changed."""


class PositionError(ValueError):
    """Text that is not a position of the game, or one that no game can reach.

    The message names the field, the offending text and what was expected.
    """


class HiddenInformationError(ValueError):
    """A position without its private part was asked for what only that part tells."""


def shown(value: object) -> str:
    """A wrong value as a message repeats it: its repr, cut short."""
    try:
        text = repr(value)
    except ValueError:  # an int with too many digits to be written out
        text = "a number of thousands of digits"
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


def action_number(action: object) -> int:
    """What was given as an action, as a number; `IllegalActionError` if it is none."""
    if isinstance(action, str):
        raise IllegalActionError(
            f"{shown(action)} is a word, not an action number: use string_to_action first."
        )
    if isinstance(action, bool):
        raise IllegalActionError(f"{action!r} is not an action number.")
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        raise IllegalActionError(f"{shown(action)} is not an action number.") from None
