"""Move counts: those kept as data, those of the plain reading of the rules, and the API's own."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from lamplighter import State, load_game
from lamplighter.arena.perft import divide, perft
from tests.data.perft import regenerate as kept
from tests.data.perft.regenerate import Oracle
from tests.oracles.pocket import Pocket

POSITIONS: list[tuple[str, dict[str, Any]]] = [
    (name, position)
    for name in kept.KEPT
    for position in json.loads(kept.path(name).read_text(encoding="utf-8"))["positions"]
]
NAMES = [
    "-".join([name, *position.get("options", {}).values(), str(position["seed"])])
    for name, position in POSITIONS
]
PARTS = [(number, part) for number in range(len(POSITIONS)) for part in ("deal", "later")]
PART_NAMES = [f"{NAMES[number]}-{part}" for number, part in PARTS]
FIRST = [NAMES.index(name) for name in ("pocket-0", "london-revised-0", "london-first_2006-0")]


def reached(number: int, part: str) -> tuple[State, Oracle, list[int]]:
    """Engine and oracle at one part of a position, and the counts that are kept of it."""
    name, position = POSITIONS[number]
    options = position.get("options", {})
    state, game = load_game(name, **options).new_initial_state(), kept.KEPT[name].new(**options)
    for word in position[part]["words"].split():
        state.apply_action(state.string_to_action(word))
        game.apply(word)
    return state, game, position[part]["counts"]


def where_they_part(state: State, game: Oracle, depth: int) -> str:
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


@pytest.mark.parametrize(("name", "position"), POSITIONS, ids=NAMES)
def test_a_seed_gives_the_kept_deal(name: str, position: dict[str, Any]) -> None:
    game = load_game(name, **position.get("options", {}))
    assert " ".join(game.deal(position["seed"]).words()) == position["deal"]["words"]


@pytest.mark.parametrize(("number", "part"), PARTS, ids=PART_NAMES)
def test_counts(number: int, part: str) -> None:
    state, game, counts = reached(number, part)
    for depth, nodes in enumerate(counts, 1):
        assert perft(state, depth) == nodes, where_they_part(state, game, depth)


@pytest.mark.parametrize(("number", "part"), PARTS, ids=PART_NAMES)
def test_counts_by_the_public_methods(number: int, part: str, quick: bool) -> None:
    state, _, counts = reached(number, part)
    depth = 2 if quick else 3
    assert plain_perft(state, depth) == counts[depth - 1]


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


@pytest.mark.parametrize("number", FIRST)
@pytest.mark.parametrize("part", ["deal", "later"])
def test_kept_counts_are_those_of_the_oracle(number: int, part: str) -> None:
    _, game, counts = reached(number, part)
    assert [kept.perft(game, depth) for depth in (1, 2, 3)] == counts[:3]


def test_beyond_one_call_into_compiled_code() -> None:
    state, _, _ = reached(NAMES.index("pocket-1"), "later")
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
    state, game, _ = reached(NAMES.index("pocket-0"), "deal")
    assert isinstance(game, Pocket)
    toss = "toss-alibi-toby-rotation-joker"
    state.apply_action(state.string_to_action(toss))
    game.apply(toss)
    game.left.remove("joker")
    told = where_they_part(state, game, 2)
    assert told.startswith("joker-holmes: engine 30, rules None\n")
    assert "\nafter toby-1:\njoker-holmes: engine 1, rules None\n" in told


def test_the_data_is_what_its_script_makes() -> None:
    for name, made in kept.KEPT.items():
        told = [(at.get("options", {}), at["seed"]) for of, at in POSITIONS if of == name]
        assert told == [(options, seed) for options in made.options for seed in made.seeds]
    for name, position in POSITIONS:
        again = kept.deal(name, position["seed"], position.get("options", {}))
        assert " ".join(again.words) == position["deal"]["words"]
        assert len(position["deal"]["counts"]) == kept.DEPTH
    assert {path.name for path in kept.FOLDER.glob("*.json")} == {"pocket.json", "london.json"}
