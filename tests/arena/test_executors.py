"""Where games are played: Dask's workers, and processes that die or are not there."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from pathlib import Path

import pytest

from lamplighter import load_game
from lamplighter.arena import ArenaError, Plan, cluster, entrants, pool, report, tournament
from tests.arena.files import write_bot

POCKET = load_game("pocket")


def test_what_is_broken_off_is_not_waited_for() -> None:
    begun: list[Future[None]] = []

    def broken_off() -> None:
        with pool(2) as workers:
            assert workers.executor is not None
            begun.append(workers.executor.submit(time.sleep, 40))
            while not begun[0].running():
                pass
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        broken_off()
    assert begun[0].cancelled() or begun[0].exception() is not None, "it slept all the time"


def test_a_process_that_dies_is_told(tmp_path: Path) -> None:
    found = tuple(entrants("random,dies", POCKET, [write_bot(tmp_path, "dies")]))
    with pytest.raises(ArenaError, match="has died") as caught, pool(2) as workers:
        tournament(Plan(POCKET, found, 3), workers=workers)
    assert caught.value.kind == "died"


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a scheduler with one worker, all in this process."""
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=1,
        threads_per_worker=2,
        processes=False,
        host="127.0.0.1",
        protocol="tcp://",
        dashboard_address=None,
    ) as running:
        yield str(running.scheduler_address)


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_a_cluster_plays_the_same_games(scheduler: str, tmp_path: Path) -> None:
    files = [write_bot(tmp_path, name) for name in ("first", "raises")]
    plan = Plan(POCKET, tuple(entrants("random,first,raises", POCKET, files)), 6)
    for path in files:
        path.unlink()  # the workers are sent the text
    with cluster(scheduler.replace("tcp://", "dask://")) as workers:
        assert workers.slots == 2
        shared = report(tournament(plan, workers=workers, batch=2))
    here = report(tournament(plan))
    for name in ("meetings", "endings", "rounds", "faults"):
        assert shared[name] == here[name]


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_workers_that_die_are_told(scheduler: str) -> None:
    with pytest.raises(ArenaError, match="have died") as caught, cluster(scheduler):
        raise CancelledError("the scheduler is gone")
    assert caught.value.kind == "died"


def test_no_scheduler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lamplighter.arena.executors.LONGEST_WAIT", 0.2)
    with pytest.raises(
        ArenaError, match=r"no scheduler answers at dask://127\.0\.0\.1:1: "
    ) as caught:
        cluster("dask://127.0.0.1:1").__enter__()
    assert caught.value.kind == "no-scheduler"


def test_no_dask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ArenaError, match=r"pip install 'lamplighter\[cluster\]'") as caught:
        cluster("dask://127.0.0.1:1").__enter__()
    assert caught.value.kind == "no-dask"
