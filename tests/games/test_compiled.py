"""Compiled code and plain Python are the same rules; the cache never lies nor stands in the way."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest

import lamplighter
from lamplighter.games import compiled
from lamplighter.games.pocket import choices, doors

GAME_IN_BRIEF = """
import hashlib, random
import numpy as np
import lamplighter
from lamplighter.games.pocket import loops, state

rng, sums, game = random.Random(1), hashlib.sha256(), lamplighter.load_game("pocket")
for seed in range(3):
    node = game.deal(seed)
    while not node.is_terminal():
        legal = node.legal_actions()
        node.apply_action(legal[int(rng.random() * len(legal))])
        tensors = (node.information_state_tensor(0), node.observation_tensor(1))
        for part in (str(node).encode(), *tensors):
            sums.update(bytes(part))
records = np.concatenate([state.new_array()] * 2)
print(sums.hexdigest(), loops.random_games(records, 3, 1), loops.perft(records.repeat(2), 3))
"""


def run(code: str, **environment: str) -> str:
    """What ``code`` prints in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_plain_python_plays_the_same_games() -> None:
    assert run(GAME_IN_BRIEF) == run(GAME_IN_BRIEF, NUMBA_DISABLE_JIT="1")


def test_the_cache_is_kept_where_it_was_asked_for_and_named_after_the_sources(
    tmp_path: Path,
) -> None:
    code = (
        "from lamplighter.games import compiled as c;"
        "print(c.cache_folder(), c.is_prepared('doors'))"
    )
    folder, prepared = run(code, NUMBA_CACHE_DIR=str(tmp_path)).split()
    assert Path(folder).parent == tmp_path
    assert Path(folder).name.startswith("rules-")
    assert prepared == "False"


def test_a_home_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    blocked = tmp_path / "a file where a folder should be"
    blocked.write_text("")
    code = (
        "import lamplighter; from lamplighter.games import compiled as c;"
        "print(c.cache_folder(), lamplighter.load_game('pocket').deal(7).round_number())"
    )
    assert run(code, NUMBA_CACHE_DIR=str(blocked), NUMBA_DISABLE_JIT="1") == "None 1\n"


def test_the_settings_of_numba_are_left_as_they_were() -> None:
    before = numba.config.CACHE_DIR  # type: ignore[attr-defined]

    @compiled.door
    def double(number: int) -> int:
        return 2 * number

    assert double(21) == 42
    assert before == numba.config.CACHE_DIR  # type: ignore[attr-defined]


def test_python_is_told_not_to_call_what_is_for_compiled_code_only() -> None:
    array = lamplighter.load_game("pocket").deal(7).view(1).array
    assert doors.player(array, 0) == lamplighter.CHANCE
    with pytest.raises(TypeError, match="player is for compiled code only: from Python call"):
        choices.player(array[0])


@pytest.mark.parametrize("changed", ["games/pocket/board.py", "games/chance.py"])
def test_any_change_of_the_sources_names_another_cache(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = Path(compiled.__file__).parent.parent
    copies = []
    for path in sorted((package / "games").rglob("*.py")):
        copy = tmp_path / path.relative_to(package)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
        copies.append(copy)
    monkeypatch.setattr(compiled, "_sources", lambda: copies)
    before = compiled._digest()
    (tmp_path / changed).write_text("# changed\n")
    assert compiled._digest() != before
