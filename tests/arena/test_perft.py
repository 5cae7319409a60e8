"""Move counts: those kept as data, those of the plain reading of the rules, and the API's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lamplighter import State, load_game
from lamplighter.arena.perft import divide, perft
from tests.data.perft import regenerate as kept
from tests.oracles.pocket import Pocket

POSITIONS: list[dict[str, Any]] = json.loads(kept.FILE.read_text(encoding="utf-8"))["positions"]
PARTS = [(number, part) for number in range(len(POSITIONS)) for part in ("deal", "later")]


def reached(words: str) -> tuple[State, Pocket]:
    """Engine and oracle after the same words."""
    state, game = load_game("pocket").new_initial_state(), Pocket()
    for word in words.split():
        state.apply_action(state.string_to_action(word))
        game.apply(word)
    return state, game


def where_they_part(state: State, game: Pocket, depth: int) -> str:
    """The words below which engine and oracle count differently, down to where it begins."""
    engine = dict(divide(state, depth))
    rules = {}
    for word in sorted(game.legal_words()):
        below = game.clone()
        below.apply(word)
        rules[word] = kept.perft(below, depth - 1) if depth > 1 else 1
    lines = [
        f"{word}: engine {engine.get(word)}, rules {rules.get(word)}"
        for word in sorted({*engine, *rules})
        if engine.get(word) != rules.get(word)
    ]
    differing = [word for word in engine if word in rules and engine[word] != rules[word]]
    if differing and depth > 1:
        word = differing[0]
        state, game = state.clone(), game.clone()
        state.apply_action(state.string_to_action(word))
        game.apply(word)
        lines.append(f"after {word}:\n{where_they_part(state, game, depth - 1)}")
    return "\n".join(lines)


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_a_seed_gives_the_kept_deal(number: int) -> None:
    seed, deal = POSITIONS[number]["seed"], POSITIONS[number]["deal"]
    assert " ".join(load_game("pocket").deal(seed).words()) == deal["words"]


@pytest.mark.parametrize(("number", "part"), PARTS)
def test_counts(number: int, part: str) -> None:
    entry = POSITIONS[number][part]
    state, game = reached(entry["words"])
    for depth, nodes in enumerate(entry["counts"], 1):
        assert perft(state, depth) == nodes, where_they_part(state, game, depth)


@pytest.mark.parametrize(("number", "part"), PARTS)
def test_counts_by_the_public_methods(number: int, part: str, quick: bool) -> None:
    entry = POSITIONS[number][part]
    state, _ = reached(entry["words"])
    depth = 2 if quick else 3
    assert plain_perft(state, depth) == entry["counts"][depth - 1]


def plain_perft(state: State, depth: int) -> int:
    """Counted through legal_actions and apply_action alone, every last one applied."""
    if depth == 0:
        return 1
    nodes = 0
    for action in state.legal_actions():
        below = state.clone()
        below.apply_action(action)
        nodes += plain_perft(below, depth - 1)
    return nodes


@pytest.mark.parametrize("part", ["deal", "later"])
def test_kept_counts_are_those_of_the_oracle(part: str) -> None:
    entry = POSITIONS[0][part]
    _, game = reached(entry["words"])
    assert [kept.perft(game, depth) for depth in (1, 2, 3)] == entry["counts"][:3]


def test_beyond_one_call_into_compiled_code() -> None:
    state, _ = reached(POSITIONS[1]["later"]["words"])
    records = np.repeat(np.array([state.record]), 6)
    assert perft(state, 5) == state.game.loops.perft(records, 5) > 10**6


def test_the_tree_ends_with_the_game() -> None:
    state = load_game("pocket").deal(1)
    while not state.is_terminal():
        before = state.clone()
        state.apply_action(state.legal_actions()[-1])
    assert perft(state, 0) == 1
    assert perft(state, 1) == 0
    assert perft(before, 1) == len(before.legal_actions())
    assert list(divide(state, 1)) == []


def test_depth_zero_and_below() -> None:
    state = load_game("pocket").deal(1)
    assert perft(state, 0) == 1
    with pytest.raises(ValueError, match="depth"):
        perft(state, -1)
    with pytest.raises(ValueError, match="depth"):
        list(divide(state, 0))


def test_counting_changes_nothing() -> None:
    state = load_game("pocket").deal(3)
    before = state.serialize()
    perft(state, 4)
    assert state.serialize() == before


def test_a_difference_is_traced_to_its_words() -> None:
    state, game = reached(POSITIONS[0]["deal"]["words"])
    toss = "toss-alibi-toby-rotation-joker"
    state.apply_action(state.string_to_action(toss))
    game.apply(toss)
    game.left.remove("joker")
    told = where_they_part(state, game, 2)
    assert told.startswith("joker-holmes: engine 30, rules None\n")
    assert "\nafter toby-1:\njoker-holmes: engine 1, rules None\n" in told


def test_the_data_is_what_its_script_makes() -> None:
    assert [position["seed"] for position in POSITIONS] == list(kept.SEEDS)
    for position in POSITIONS:
        assert " ".join(kept.deal(position["seed"]).words) == position["deal"]["words"]
        assert len(position["deal"]["counts"]) == kept.DEPTH
    assert Path(kept.FILE).name == "pocket.json"
