"""A command line to type into, and records to look at."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from lamplighter import Game, load_game, records
from lamplighter.cli import main
from lamplighter.games.catalogue import GAMES, OPTIONS
from tests.playing import LONGEST, play_on


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


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game in turn, with the last value of each of its options."""
    return last_of(request.param)


def last_of(name: str) -> Game:
    """The game of that name with the last value of each of its options."""
    return load_game(name, **{option: values[-1] for option, values in OPTIONS[name].items()})


def record_at(path: Path, seed: int, decisions: int = LONGEST, game: Game | None = None) -> Path:
    """A random game from a secret seed, broken off after so many decisions, saved to ``path``."""
    secret = records.Secret(seed.to_bytes(32, "big"))
    state = (game or load_game("pocket")).new_initial_state()
    play_on(state, secret.stream(), random.Random(seed), decisions)
    record = records.record_of(state, secret, players=("Anna", "random"))
    records.save(record, path, secret)
    return path


@pytest.fixture
def finished(tmp_path: Path, game: Game) -> Path:
    """The record of a game that is over."""
    return record_at(tmp_path / "finished.txt", 3, game=game)


@pytest.fixture
def unfinished(tmp_path: Path, game: Game) -> Path:
    """The record of a game that was broken off when the detective had drawn a card."""
    return record_at(tmp_path / "unfinished.txt", 21, 20, game)
