"""Counting, listing and checking legal numbers agree, and so do lists that nodes share."""

from __future__ import annotations

from typing import Any

from lamplighter import State
from lamplighter.games.compiled import door
from lamplighter.games.pocket import choices, doors
from lamplighter.games.pocket.state import new_choices
from tests.games.pocket.worlds import play_random


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
            # What Python is given may have been made at another node of the same signature.
            assert out[: doors.legal(array, 0, out)].tolist() == legal
            assert checked(array, choices.CHANCE_ACTIONS) == len(legal)
            state.apply_action(action)
        assert doors.legal(state.view(1).array, 0, out) == 0
        assert checked(state.view(1).array, choices.CHANCE_ACTIONS) == 0
