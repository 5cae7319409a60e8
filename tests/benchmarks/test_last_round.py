"""What `resolve` gives away is measured, and who knows how it plays believes what he should."""

from __future__ import annotations

import importlib.util
import random
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from lamplighter import JACK, load_game
from lamplighter.bots.pocket.resolve import own_type
from lamplighter.bots.resolve import Resolve
from lamplighter.games.chance import ChanceStream, play_chance

QUICK = Resolve(effort=1)


def test_the_measurement_of_the_last_round_runs(root: Path) -> None:
    command = [sys.executable, str(root / "benchmarks" / "last_round.py"), "--positions", "1"]
    done = subprocess.run([*command, "--check"], capture_output=True, text=True, check=False)
    found = re.search(r"mean (\S+), greatest (\S+)\nbelow 1%: ([01]) ", done.stdout)
    assert found, done.stderr
    mean, greatest, below = found.groups()
    assert mean == greatest
    assert float(mean) >= 0
    assert (float(mean) < 0.01) == (below == "1") == (done.returncode == 0)


def loaded(path: Path) -> ModuleType:
    """A script as a module."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_exploiter_believes_in_the_true_jack(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where Jack plays as the bot does, it never rules the truth out, and is surer than the bot."""
    exploiter = loaded(root / "benchmarks" / "exploiter.py")
    monkeypatch.setattr(exploiter, "BOT", QUICK)
    rng = random.Random(4)
    state = load_game("pocket").new_initial_state()
    stream = ChanceStream(4)
    play_chance(state, stream)
    surer, compared = 0.0, 0
    while not state.is_terminal():
        mover = state.current_player()
        view = state.view(mover)
        if state.round_number() == 2:
            doubting, beliefs = exploiter.followed(view)
            truth = own_type(state.view(JACK))
            assert beliefs[truth] > 0
            assert sum(beliefs.values()) == pytest.approx(1)
            surer += max(beliefs.values()) - max(doubting.beliefs.values())
            compared += 1
            assert exploiter.act(view, rng) in view.legal_actions()
        if state.round_number() == 3:
            break
        state.apply_action(QUICK.act(view, rng))
        play_chance(state, stream)
    assert compared == 4
    assert surer >= 0
