"""Positions in which a bot is asked for its move: those of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

from lamplighter import State
from lamplighter.games.base import Game

__all__ = ["decisions"]

RASH = ("accuse", "escape")
"""What would end most random games in their first rounds."""


def decisions(seed: int, game: Game) -> Iterator[State]:
    """A random game at each node where a player decides; rash words are taken only now and then."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.current_player() >= 0:
            yield state
            calm = [
                action
                for action in legal
                if not state.action_to_string(action).startswith(RASH) or rng.random() < 0.01
            ]
            legal = calm or legal
        state.apply_action(legal[int(rng.random() * len(legal))])
