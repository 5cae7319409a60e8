"""Every game with every setting of its options, and random play: what generic tests are made of."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from lamplighter import Game, State, load_game
from lamplighter.games.catalogue import GAMES, OPTIONS
from lamplighter.games.chance import ChanceStream, play_chance

LONGEST = 10_000
"""More decisions than any game has."""

HASTY = ("accuse", "escape")
"""First parts of the words that end a game at once; where any is as likely as others, games are
short."""


def variants() -> Iterator[Game]:
    """Each game with each combination of its options' values, the defaults first."""
    for name in GAMES:
        options = OPTIONS[name]
        for values in itertools.product(*options.values()):
            yield load_game(name, **dict(zip(options, values, strict=True)))


VARIANTS = list(variants())

every_game = pytest.mark.parametrize("game", [load_game(name) for name in GAMES], ids=list(GAMES))
every_variant = pytest.mark.parametrize(
    "game", VARIANTS, ids=["-".join([game.name, *game.options.values()]) for game in VARIANTS]
)


def play_on(
    state: State,
    stream: ChanceStream,
    rng: random.Random,
    decisions: int = LONGEST,
    *,
    hasty: bool = False,
) -> None:
    """Up to so many decisions at random; chance comes from ``stream``, also before the first.

    Unless the players are ``hasty``, none that ends the game at once if there is another.
    """
    play_chance(state, stream)
    while decisions and not state.is_terminal():
        actions = state.legal_actions()
        if not hasty:
            actions = [each for each in actions if not _is_hasty(state, each)] or actions
        state.apply_action(actions[int(rng.random() * len(actions))])
        play_chance(state, stream)
        decisions -= 1


def _is_hasty(state: State, action: int) -> bool:
    return state.action_to_string(action).startswith(HASTY)
