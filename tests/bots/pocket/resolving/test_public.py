"""The public table: without a word on how Jack plays, it believes what the rules allow."""

from __future__ import annotations

import random

import numpy as np
import pytest

from lamplighter import DETECTIVE, JACK, load_game
from lamplighter.bots.pocket.resolving.jacks import hours_of
from lamplighter.bots.pocket.resolving.public import Table, doubted, table_of
from lamplighter.games.pocket import knowledge
from lamplighter.games.pocket.board import SUSPECTS
from tests.bots.nodes import decisions

POCKET = load_game("pocket")


def untold(table: Table, _action: int) -> np.ndarray:
    """As if every action told nothing of Jack."""
    return np.ones(len(table.beliefs))


def test_it_believes_what_a_careful_investigator_does(quick: bool) -> None:
    """The same distribution as `knowledge.posterior`, in every position of many games."""
    compared = chases = 0
    for seed in range(10 if quick else 60):
        for state in decisions(seed, POCKET):
            view = state.view(DETECTIVE)
            table = table_of(view, untold, 0.0)
            found: dict[tuple[str, int], float] = {}
            for (identity, hand), chance in table.beliefs.items():
                key = SUSPECTS[identity], hours_of(hand)
                found[key] = found.get(key, 0.0) + chance
            expected = {key: float(chance) for key, chance in knowledge.posterior(view).items()}
            assert found == pytest.approx(expected), str(state)
            compared += 1
            chases += bool(view.record.chase)
    assert compared > (100 if quick else 600)
    assert quick or chases > 3


def test_both_players_keep_the_same_table() -> None:
    for state in decisions(3, POCKET):
        tables = [table_of(state.view(player), untold, 0.0) for player in (DETECTIVE, JACK)]
        assert tables[0].array.tobytes() == tables[1].array.tobytes()
        assert tables[0].beliefs == tables[1].beliefs
        assert (
            tables[0].array.tobytes()
            == POCKET.views.project(state.view(DETECTIVE).array, None).tobytes()
        )


def test_a_parsed_position_begins_where_the_rules_leave_it() -> None:
    for state in decisions(5, POCKET):
        parsed = POCKET.parse_state(str(state))
        told = table_of(parsed.view(DETECTIVE), untold, 0.0)
        assert told.beliefs == pytest.approx(table_of(state.view(DETECTIVE), untold, 0.0).beliefs)


def test_doubt() -> None:
    likelihood, chances = np.array([0.0, 0.5, 1.0]), np.array([0.5, 0.25, 0.25])
    assert doubted(likelihood, chances, 0.0).tolist() == [0.0, 0.5, 1.0]
    assert np.ptp(doubted(likelihood, chances, 1.0)) == 0
    assert doubted(np.zeros(3), chances, 0.2).tolist() == [1.0, 1.0, 1.0]
    mixed = doubted(likelihood, chances, 0.4)
    assert mixed[0] / mixed[2] == pytest.approx(0.4 * 0.375 / (0.6 + 0.4 * 0.375))


def test_what_jack_plays_tells_of_him() -> None:
    """An action that only one type would play makes everybody believe in it."""
    rng = random.Random(1)
    for state in decisions(2, POCKET):
        view = state.view(DETECTIVE)
        before = table_of(view, untold, 0.0)
        if state.current_player() != JACK or len(before.beliefs) < 2:
            continue
        action = rng.choice(state.legal_actions())
        word = state.action_to_string(action)
        if word == "alibi":
            continue
        before.follow(word, lambda table, _: np.eye(len(table.beliefs))[1], 0.0)
        assert len(before.beliefs) == 1
