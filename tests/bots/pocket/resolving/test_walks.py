"""How the coming round might go: the walks agree with rounds that are played by lot."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from lamplighter import State, load_game
from lamplighter.bots.pocket.playout import values_after_calls
from lamplighter.bots.pocket.resolving.features import FEATURES, describe
from lamplighter.bots.pocket.resolving.jacks import Jacks, hours_of
from lamplighter.bots.pocket.resolving.public import Table, table_of
from lamplighter.bots.pocket.resolving.walks import FATES
from lamplighter.games.pocket.state import SEEN, UNSEEN
from tests.bots.nodes import decisions
from tests.bots.pocket.resolving.test_endings import type_of
from tests.bots.pocket.resolving.test_public import untold
from tests.playing import choose

POCKET = load_game("pocket")


def starts(seeds: range) -> Iterator[State]:
    """The first decisions of rounds before which somebody was cleared."""
    for seed in seeds:
        for state in decisions(seed, POCKET):
            if int(state.record.spent) == 0 and state.round_number() > 1:
                yield state.clone()


def described(table: Table, jacks: Jacks) -> np.ndarray:
    """What the network is told of all types at the start of a round."""
    record = table.array[0]
    tokens = sum(int(verdict) == UNSEEN for verdict in record.verdict)
    beliefs = np.zeros(9)
    for (identity, _), chance in zip(jacks.types, jacks.chances, strict=True):
        beliefs[identity] += chance
    hours = np.array([tokens + hours_of(hand) for _, hand in jacks.types])
    out = np.zeros((len(jacks.types), FEATURES))
    describe(
        table.array,
        beliefs,
        float(jacks.chances @ hours),
        int(record.chase > 0),
        np.array([identity for identity, _ in jacks.types]),
        hours,
        np.array([jacks.left_for(jack) for jack in jacks.types], dtype=float),
        values_after_calls(),
        out,
    )
    return out


def played_by_lot(world: State, rng: random.Random) -> tuple[bool, float]:
    """Whether Jack is seen at the end of this round, and which share of all suspects is left."""
    number = world.round_number()
    while not world.is_terminal() and world.round_number() == number:
        world.apply_action(choose(rng, world, world.legal_actions()))
    return int(world.record.verdict[number - 1]) == SEEN, len(world.suspects()) / 9


def test_walks_are_like_rounds_played_by_lot(quick: bool) -> None:
    """How often Jack is seen and how many are left is the same, on the average of many rounds."""
    rng = random.Random(1)
    walked, engine = [], []
    for state in starts(range(40 if quick else 160)):
        table = table_of(state.view(0), untold, 0.0)
        jacks = table.jacks()
        fates = described(table, jacks)[:, -FATES:]
        for world in state.view(0).worlds():
            if rng.random() < 0.2:
                walked.append(fates[jacks.types.index(type_of(world.record))][1:3])
                engine.append(played_by_lot(world.clone(), rng))
    assert len(walked) > 500
    assert np.mean(walked, axis=0) == pytest.approx(np.mean(engine, axis=0), abs=0.035)


def test_the_same_position_is_told_alike() -> None:
    for state in starts(range(6)):
        table = table_of(state.view(0), untold, 0.0)
        jacks = table.jacks()
        first = described(table, jacks)
        assert (first == described(table, jacks)).all()
        assert first.min() >= 0, "the network takes no number below 0 into account"
        sure = first[:, -1] == 1  # he alone was left, whatever was played
        assert np.allclose(first[sure, -2], 1 / 9)
