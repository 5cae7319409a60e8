"""A command line to type into, and records to look at."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from lamplighter import load_game, records
from lamplighter.cli import main
from lamplighter.games.chance import play_chance


@dataclass(frozen=True)
class Done:
    """What a command answered."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs one command in this process."""

    def typed(*arguments: str) -> Done:
        with pytest.raises(SystemExit) as left:
            main(arguments)
        printed = capsys.readouterr()
        assert "Traceback" not in printed.out + printed.err
        code = left.value.code or 0
        assert isinstance(code, int)
        return Done(code, printed.out, printed.err)

    return typed


def record_at(path: Path, seed: int, decisions: int = 99) -> Path:
    """A random game from a secret seed, broken off after so many decisions, saved to ``path``."""
    secret = records.Secret(seed.to_bytes(32, "big"))
    stream, rng = secret.stream(), random.Random(seed)
    state = load_game("pocket").new_initial_state()
    play_chance(state, stream)
    while not state.is_terminal() and decisions:
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.random() * len(legal))])
        play_chance(state, stream)
        decisions -= 1
    record = records.record_of(state, secret, players=("Anna", "random"))
    records.save(record, path, secret)
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a game that is over."""
    return record_at(tmp_path / "finished.txt", 3)


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """The record of a game that was broken off."""
    return record_at(tmp_path / "unfinished.txt", 4, decisions=6)
