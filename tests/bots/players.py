"""Every bot with every game it plays, the levels' bots too, at settings that make them quick."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lamplighter.bots import LEVELS, bots_for
from tests.playing import VARIANTS

__all__ = ["PLAYERS", "every_player"]

QUICK = {
    "london": {"ismcts": "ismcts:playouts=4"},
    "pocket": {"ismcts": "ismcts:playouts=150", "resolve": "resolve:effort=1"},
}
"""By game: how to name a bot that thinks long, so that it thinks less."""


def texts(game: str) -> Iterator[str]:
    """The bots of a game and what its levels play, as `make_bot` takes them."""
    for text in (*bots_for(game), *(plays[game] for plays in LEVELS.values())):
        yield QUICK[game].get(text.partition(":")[0], text)


PLAYERS = [(game, text) for game in VARIANTS for text in dict.fromkeys(texts(game.name))]
"""Each game with each of its bots, as `make_bot` takes them."""

every_player = pytest.mark.parametrize(
    ("game", "bot"),
    PLAYERS,
    ids=["-".join([game.name, *game.options.values(), bot]) for game, bot in PLAYERS],
)
