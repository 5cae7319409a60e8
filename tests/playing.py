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

HASTE = 0.02
"""How often a random player ends a game at once where he can: seldom, so that games last."""


def variants_of(name: str) -> Iterator[Game]:
    """The game with each combination of its options' values, the defaults first."""
    options = OPTIONS[name]
    for values in itertools.product(*options.values()):
        yield load_game(name, **dict(zip(options, values, strict=True)))


VARIANTS = [game for name in GAMES for game in variants_of(name)]
"""Every game with every setting of its options."""

every_game = pytest.mark.parametrize("game", [load_game(name) for name in GAMES], ids=list(GAMES))
every_variant = pytest.mark.parametrize(
    "game", VARIANTS, ids=["-".join([game.name, *game.options.values()]) for game in VARIANTS]
)


def pick(rng: random.Random, choices: list[int]) -> int:
    """One of ``choices``, each as likely."""
    return choices[int(rng.random() * len(choices))]


def choose(rng: random.Random, state: State, legal: list[int], haste: float = HASTE) -> int:
    """One of ``legal``; one that ends the game at once is taken seldom, or where all do."""
    hasty: list[int] = []
    calm: list[int] = []
    for action in legal:
        (hasty if state.action_to_string(action).startswith(HASTY) else calm).append(action)
    is_hasty = hasty and (not calm or (haste > 0 and rng.random() < haste))
    return pick(rng, hasty if is_hasty else calm)


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
        state.apply_action(pick(rng, actions) if hasty else choose(rng, state, actions, haste=0))
        play_chance(state, stream)
        decisions -= 1
