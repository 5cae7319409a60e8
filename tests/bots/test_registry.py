"""The bots by name."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from lamplighter.bots import BOTS, make_bot


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
