"""Where games are played: in this process, in a pool of them, or on a Dask cluster.

All three are a `concurrent.futures.Executor` (or none) and the number of batches that are worth
having at work at a time.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor
from dataclasses import dataclass

from lamplighter.arena.errors import ArenaError

__all__ = ["HERE", "Workers", "cluster", "pool"]

LONGEST_WAIT = 10
"""Seconds that a scheduler has to answer."""


@dataclass(frozen=True)
class Workers:
    """Somebody who plays; ``None`` as the executor is this very process."""

    executor: Executor | None
    slots: int


HERE = Workers(None, 1)
"""This process."""


@contextlib.contextmanager
def pool(jobs: int) -> Iterator[Workers]:
    """So many processes on this machine; one is this process itself.

    When what they work for is broken off, they are ended at once.
    """
    if jobs == 1:
        yield HERE
        return
    before = set(multiprocessing.active_children())
    # Ctrl-C is for the one that waits for them.
    executor = ProcessPoolExecutor(
        jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    )
    try:
        with _interrupted_afterwards():
            executor.submit(int)  # the first task starts the workers
        yield Workers(executor, jobs)
    except BaseException:
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        raise
    finally:
        # Nothing is left to cancel unless something went wrong.
        executor.shutdown(cancel_futures=True)


@contextlib.contextmanager
def _interrupted_afterwards() -> Iterator[None]:
    """Hold Ctrl-C back: Python swallows what is raised while a process forks."""
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came and callable(before):
        before(signal.SIGINT, None)


@contextlib.contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """The workers of the Dask scheduler at an address such as ``tcp://10.0.0.1:8786``.

    An address that begins with ``dask://`` means ``tcp://``. The workers need the same Lamplighter.

    Raises `ArenaError` where Dask is not installed, nobody answers, there are no workers, or they
    die while they play.
    """
    try:
        from distributed import Client, KilledWorker
    except ModuleNotFoundError as error:
        message = "Dask is not installed; install it with: pip install 'lamplighter[cluster]'"
        raise ArenaError("no-dask", message, name=str(error.name)) from None
    target = address.replace("dask://", "tcp://", 1)
    try:
        client = Client(target, timeout=LONGEST_WAIT, set_as_default=False)
    except (OSError, ValueError) as error:
        why = str(error) or type(error).__name__
        message = f"no scheduler answers at {address}: {why}"
        raise ArenaError("no-scheduler", message, address=address, why=why) from None
    with client:
        slots = sum(client.nthreads().values())
        if not slots:
            message = f"the scheduler at {address} has no workers"
            raise ArenaError("no-workers", message, address=address)
        executor = client.get_executor(pure=False)
        try:
            yield Workers(executor, slots)
        except (KilledWorker, CancelledError) as error:
            message = f"workers of {address} have died: {error}"
            raise ArenaError("died", message) from error
        finally:
            executor.shutdown(wait=False)
