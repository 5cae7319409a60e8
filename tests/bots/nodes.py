"""Positions in which a bot is asked for its move: those of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

from lamplighter import State
from lamplighter.games.base import Game
from tests.playing import choose

__all__ = ["decisions"]


def decisions(seed: int, game: Game) -> Iterator[State]:
    """A random game at each node where a player decides."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() >= 0:
            yield state
        state.apply_action(choose(rng, state, state.legal_actions()))
