"""Counting, numbering, listing and checking agree, and so do lists that nodes share."""

from __future__ import annotations

from typing import Any

import numpy as np

from lamplighter import Game
from lamplighter.games import doors
from tests.games.worlds import random_nodes
from tests.playing import every_variant

choices: Any = None
"""Stands for the ``choices`` of a game."""


def checked(states: Any, out: np.ndarray) -> int:
    """Write the numbers for which `is_legal` says yes, and return how many they are."""
    total = 0
    for number in range(max(choices.PLAYER_ACTIONS, choices.CHANCE_ACTIONS)):
        if choices.is_legal(states[0], number):
            out[total] = number
            total += 1
    return total


def numbered(states: Any, out: np.ndarray) -> int:
    """Write the numbers that `nth` gives one by one, and return how many there are to count."""
    total = choices.count(states[0])
    for index in range(total):
        out[index] = choices.nth(states[0], index)
    return int(total)


@every_variant
def test_four_ways_to_ask_agree_at_every_node(game: Game, quick: bool) -> None:
    ways = [
        doors.of_game(way, game.name, game.choices, None)
        for way in (checked, numbered, doors.legal)
    ]
    for seed in range(10 if quick else 150):
        for state in random_nodes(game, seed):
            legal = state.legal_actions()
            array = np.array([state.record])
            for way in ways[:2]:
                out = game.state.new_choices()
                assert out[: way(array, out)].tolist() == legal
            # What Python was given may have been made at another node of the same signature.
            out = game.state.new_choices()
            assert out[: ways[2](array, 0, out)].tolist() == legal
