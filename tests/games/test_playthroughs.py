"""Whole games with every answer of the API, made again and compared with the kept ones."""

from __future__ import annotations

import difflib

import pytest

from tests.data.playthroughs.regenerate import (
    BEGINS,
    FOLDER,
    KEPT,
    SEEDS,
    game_of,
    path,
    playthrough,
)

ENDINGS = {
    "pocket": {
        "both-seen",
        "both-unseen",
        "chase-caught",
        "chase-escaped",
        "hourglasses",
        "one-left",
        "time",
    },
    "london": {"accusation", "wrong-accusation", "escape", "time"},
}


@pytest.mark.parametrize(("played", "seed"), KEPT)
def test_playthrough(played: tuple[str, ...], seed: int) -> None:
    kept = path(played, seed).read_text(encoding="utf-8").splitlines()
    made = playthrough(played, seed).splitlines()
    differing = list(difflib.unified_diff(kept, made, "kept", "made now", lineterm="", n=6))
    assert not differing, "\n".join(differing[:60])


def test_nothing_else_is_kept() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(path(played, seed) for played, seed in KEPT)


@pytest.mark.parametrize("played", SEEDS)
def test_the_games_end_in_every_way(played: tuple[str, ...]) -> None:
    game = game_of(played)
    endings = set()
    for seed in SEEDS[played]:
        text = path(played, seed).read_text(encoding="utf-8")
        (line,) = (line for line in text.splitlines() if line.startswith("history "))
        state = game.new_initial_state()
        for action in line.split()[1:]:
            state.apply_action(int(action))
        endings.add(game.knowledge.ending(state.view(None)))
    assert endings == ENDINGS[game.name]


@pytest.mark.parametrize(("played", "seed"), BEGINS)
def test_somebody_stays_in_the_games_that_begin_from_a_position(
    played: tuple[str, ...], seed: int
) -> None:
    lines = path(played, seed).read_text(encoding="utf-8").splitlines()
    assert f"from {BEGINS[played, seed]}" in lines
    assert "word stay" in lines
