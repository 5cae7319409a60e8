"""The bot ``resolve``: sound, mixed, and the same for every secret as far as others can see."""

from __future__ import annotations

import random

import numpy as np
import pytest

from lamplighter import DETECTIVE, JACK, State, load_game
from lamplighter.bots import make_bot
from lamplighter.bots.pocket.resolve import played, solution_of
from lamplighter.bots.resolve import Resolve
from lamplighter.games.pocket.board import ROUNDS
from tests.bots.nodes import decisions

POCKET = load_game("pocket")
QUICK = Resolve(effort=1)  # the fewest iterations there are


def late(seeds: range, spent: int = 2) -> list[State]:
    """Decisions late in a round, whose trees are small."""
    return [
        state.clone()
        for seed in seeds
        for state in decisions(seed, POCKET)
        if int(state.record.spent).bit_count() >= spent
    ]


def test_what_it_weighs() -> None:
    for state in late(range(3)):
        view = state.view(state.current_player())
        weighed = QUICK.weigh(view, random.Random(1))
        assert [action for action, _, _ in weighed] == view.legal_actions()
        assert sum(share for _, share, _ in weighed) == pytest.approx(1)
        assert all(0 <= share <= 1 and -1e-9 <= chance <= 1 + 1e-9 for _, share, chance in weighed)


def test_it_plays_what_it_weighs() -> None:
    state = next(state for state in late(range(9)) if state.current_player() == JACK)
    view = state.view(JACK)
    shares = {action: share for action, share, _ in QUICK.weigh(view, random.Random(1))}
    played_actions = {QUICK.act(view, random.Random(seed)) for seed in range(60)}
    assert played_actions <= {action for action, share in shares.items() if share > 0}


def test_jack_does_not_always_do_the_same() -> None:
    """In some positions he has good reasons for two things, and does now one, now the other."""
    mixed = 0
    for state in late(range(4), spent=1):
        if state.current_player() == JACK and len(state.suspects()) > 2:
            shares = [share for _, share, _ in QUICK.weigh(state.view(JACK), random.Random(1))]
            mixed += max(shares) < 0.8
    assert mixed > 0


def test_nothing_it_works_out_hangs_on_a_secret() -> None:
    """Only the row that Jack looks up does: the solution is one for all worlds, and for both."""
    for state in late(range(2)):
        found = solution_of(state.view(DETECTIVE), 1, 0.3)
        for world in list(state.view(DETECTIVE).worlds())[:20:4]:
            for player in (DETECTIVE, JACK):
                assert solution_of(world.view(player), 1, 0.3) is found


def test_it_takes_a_win_that_is_there() -> None:
    """With the last action of the last round, each side takes what surely wins."""
    taken = 0
    for seed in range(150):
        for state in decisions(seed, POCKET):
            record = state.record
            if int(record.round_number) != ROUNDS or int(record.spent).bit_count() != 3:
                continue
            mover = state.current_player()
            outcomes = {}
            for action in state.legal_actions():
                after = state.clone()
                after.apply_action(action)
                if not after.is_chance_node():
                    outcomes[action] = after.returns()[mover]
            if set(outcomes.values()) == {1.0, -1.0}:
                action = QUICK.act(state.view(mover), random.Random(seed))
                assert outcomes[action] == 1.0, str(state)
                taken += 1
    assert taken > 0


def test_rare_actions_are_left_out() -> None:

    plan = np.array([[0.6, 0.01], [0.39, 0.0], [0.01, 0.99]])
    assert played(plan).round(4).tolist() == [[0.6061, 0.0], [0.3939, 0.0], [0.0, 1.0]]


def test_it_can_be_told_how_hard_to_try() -> None:
    assert make_bot("resolve:effort=500:doubt=0.1") == Resolve(500, 0.1)
