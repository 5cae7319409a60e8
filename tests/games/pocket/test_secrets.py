"""What Pocket tells of Jack's hourglasses, beside what every game's views have in common."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

import lamplighter
from lamplighter import DETECTIVE
from lamplighter.games.pocket import knowledge
from lamplighter.games.pocket.state import plain
from tests.games.worlds import play_random

GAME = lamplighter.load_game("pocket")


@given(st.integers(0, 2**63), st.integers(0, 60))
def test_there_are_as_many_worlds_as_the_weights_say(seed: int, plies: int) -> None:
    state = play_random(GAME, seed, plies)
    if not state.round_number() or state.is_terminal():
        return
    array = state.view(DETECTIVE).array
    count = sum(weight for _, _, weight in knowledge.worlds(plain(array)))
    assert sum(1 for _ in knowledge.every_world(array)) == count
