"""The bots and the levels by name."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from lamplighter.bots import BOTS, LEVELS, bots_for, is_bot, make_bot
from lamplighter.games.catalogue import GAMES


def test_names() -> None:
    assert list(BOTS) == sorted(BOTS)
    assert not BOTS.keys() & LEVELS.keys()
    for name in (*BOTS, *LEVELS):
        assert make_bot(name).name == name
        assert is_bot(name)


def test_every_level_is_played_by_a_bot_of_the_game() -> None:
    for plays in LEVELS.values():
        assert plays.keys() == set(GAMES)
        for game, text in plays.items():
            assert make_bot(text).name in bots_for(game)


@pytest.mark.parametrize("name", ["", "Greedy", "deep-blue", "greedy ", "lantern:notices=1"])
def test_unknown_name(name: str) -> None:
    choices = ", ".join((*LEVELS, *BOTS))
    with pytest.raises(ValueError, match=re.escape(f"choose one of {choices}")):
        make_bot(name)
    assert not is_bot(name)


@pytest.mark.parametrize("setting", ["notice=2", "notices", "notices=few", "counts=half"])
def test_a_setting_that_a_bot_has_not(setting: str) -> None:
    with pytest.raises(ValueError, match=r"beginner.*(settings|number)"):
        make_bot(f"beginner:{setting}")


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
        f"before = [is_prepared(name, {game!r}) for name in ('lookahead', 'lantern', 'random')]\n"
        "make_bot('lookahead').act(state.view(state.current_player()), random.Random(1))\n"
        f"print(before, [is_prepared('lantern', game) for game in {GAMES}])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"[False, False, True] {[name == game for name in GAMES]}\n"
