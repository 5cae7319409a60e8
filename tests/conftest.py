"""What every test shares: how thorough to be, and where compiled rules are kept.

``LAMPLIGHTER_TESTS=quick`` (``make quick``) plays fewer games and tries fewer examples; without it
(``make test``) a run is full. Hypothesis draws the same examples in every run, so that a test that
passed passes again; nothing waits for a clock.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).resolve().parent.parent

QUICK = os.environ.get("LAMPLIGHTER_TESTS") == "quick"

# Before anything imports numba: workers and subprocesses then share one cache, which lies with the
# project's other caches and not in the home of whoever runs the tests. The folder below it is named
# after the sources (see lamplighter.games.compiled), so that stale code cannot be loaded.
os.environ.setdefault("NUMBA_CACHE_DIR", str(ROOT / ".cache" / "numba"))

for profile, examples in (("quick", 20), ("full", 200)):
    settings.register_profile(
        profile,
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        print_blob=True,
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile("quick" if QUICK else "full")


@pytest.fixture(scope="session")
def quick() -> bool:
    """Whether this is the quick run, in which a few games stand for many."""
    return QUICK


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the project."""
    return ROOT


@pytest.fixture(scope="session", autouse=True)
def saved_games_lie_elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A game that a test breaks off is not saved among those of whoever runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest test, which sets up environments, so that no worker ends alone."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/test_readme.py::test_commands"))
