"""The two ways to the legal numbers, one by one for loops and all at once for Python, agree."""

from __future__ import annotations

from typing import Any

import numpy as np

from lamplighter import State
from lamplighter.games.compiled import door
from lamplighter.games.pocket import choices, doors
from lamplighter.games.pocket.state import new_choices
from tests.games.pocket.worlds import play_random


@door
def one_by_one(states: Any, out: np.ndarray) -> int:
    """Write ``nth(0..count)`` of the first state to ``out``; returns the count."""
    total = choices.count(states[0])
    for index in range(total):
        out[index] = choices.nth(states[0], index)
    return total


@door
def checked(states: Any, numbers: int) -> int:
    """How many of the first ``numbers`` numbers are legal in the first state."""
    total = 0
    for number in range(numbers):
        total += choices.is_legal(states[0], number)
    return total


def test_counting_listing_and_checking_agree_at_every_node(quick: bool) -> None:
    out = new_choices()
    for seed in range(20 if quick else 400):
        state: State = play_random(seed, 0)
        for action in play_random(seed, 100).history():
            legal = state.legal_actions()
            array = state.view(1).array
            assert out[: one_by_one(array, out)].tolist() == legal
            assert checked(array, choices.CHANCE_ACTIONS) == len(legal)
            # What Python is given may have been made at another node of the same signature.
            assert doors.legal(array, 0, out) == len(legal)
            assert out[: len(legal)].tolist() == legal
            state.apply_action(action)
        assert one_by_one(state.view(1).array, out) == 0
        assert checked(state.view(1).array, choices.CHANCE_ACTIONS) == 0
