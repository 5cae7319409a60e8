"""How a text that is no position is refused: the field named, the text that offends repeated."""

from __future__ import annotations

import re

import pytest

from lamplighter import Game, PositionError

__all__ = ["assert_refused"]


def assert_refused(game: Game, text: str, expected: str) -> None:
    """The text is refused; ``expected`` names the field and part of what is said to be found."""
    with pytest.raises(PositionError) as caught:
        game.parse_state(text)
    field, _, found = expected.partition(": found ")
    message = str(caught.value)
    assert message.startswith(f"{field}: found "), message
    assert found.partition(", expected")[0] in message
    public = text.partition(" = ")[0].split(" ")
    fields = dict(zip(game.positions.FIELDS, public, strict=False))
    if field in fields and "found nothing" not in message:  # the offending text is repeated
        quoted = re.search(r"found '([^']*)'", message)
        assert quoted is not None
        assert quoted[1].removesuffix("...") in fields[field]
