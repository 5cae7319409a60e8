"""Ten whole games with every answer of the API, made again and compared with the kept ones."""

from __future__ import annotations

import difflib

import pytest

from lamplighter import load_game
from lamplighter.games.pocket.knowledge import ending
from tests.data.playthroughs.regenerate import FOLDER, SEEDS, path, playthrough


@pytest.mark.parametrize("seed", SEEDS)
def test_playthrough(seed: int) -> None:
    kept = path("pocket", seed).read_text(encoding="utf-8").splitlines()
    made = playthrough("pocket", seed).splitlines()
    differing = list(difflib.unified_diff(kept, made, "kept", "made now", lineterm="", n=6))
    assert not differing, "\n".join(differing[:60])


def test_nothing_else_is_kept() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(path("pocket", seed) for seed in SEEDS)


def test_the_games_end_in_every_way() -> None:
    endings = set()
    for seed in SEEDS:
        text = path("pocket", seed).read_text(encoding="utf-8")
        (line,) = (line for line in text.splitlines() if line.startswith("history "))
        state = load_game("pocket").new_initial_state()
        for action in line.split()[1:]:
            state.apply_action(int(action))
        endings.add(ending(state.view(None)))
    assert endings == {
        "both-seen",
        "both-unseen",
        "chase-caught",
        "chase-escaped",
        "hourglasses",
        "one-left",
        "time",
    }
