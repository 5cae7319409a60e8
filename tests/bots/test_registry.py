"""The bots by name."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from lamplighter.bots import BOTS, make_bot
from lamplighter.games.catalogue import GAMES


def test_names() -> None:
    assert list(BOTS) == sorted(BOTS) == ["greedy", "random"]
    for name in BOTS:
        assert make_bot(name).name == name


@pytest.mark.parametrize("name", ["", "Greedy", "deep-blue", "greedy "])
def test_unknown_name(name: str) -> None:
    with pytest.raises(ValueError, match="choose one of greedy, random"):
        make_bot(name)


def test_listing_the_names_loads_no_bot() -> None:
    program = "import json, sys, lamplighter.bots; print(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    loaded = json.loads(done.stdout)
    assert not {"numpy", "numba", "lamplighter.bots.greedy"} & set(loaded)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_prepared_once_it_has_played(game: str, tmp_path: Path) -> None:
    """Each game's compiled code by itself, and for ``random`` none at all."""
    program = (
        "import random, sys; from lamplighter import load_game\n"
        "from lamplighter.bots import is_prepared, make_bot\n"
        "from lamplighter.games.chance import ChanceStream, play_chance\n"
        f"state = load_game({game!r}).deal(1); play_chance(state, ChanceStream(1))\n"
        f"before = is_prepared('greedy', {game!r}), is_prepared('random', {game!r})\n"
        "make_bot('greedy').act(state.view(state.current_player()), random.Random(1))\n"
        f"print(before, [is_prepared('greedy', game) for game in {GAMES}])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"(False, True) {[name == game for name in GAMES]}\n"
