"""A tournament: pairs of games of every bot against every other one, wherever they are played.

Pairs go out in batches, as many at a time as keep all workers busy. A batch is as long as a few
seconds of play, by what the pairs before it took; nothing that is told of the games depends on
that, nor on the number of workers or the order in which they finish.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from lamplighter.arena.course import Course, Plan
from lamplighter.arena.errors import ArenaError
from lamplighter.arena.executors import HERE, Workers
from lamplighter.arena.guard import Guard
from lamplighter.arena.journal import Journal
from lamplighter.arena.pairs import GameResult, GameTask, PairResult, both_games, play_task
from lamplighter.arena.play import Timing

__all__ = ["Batch", "play_batch", "tournament"]

BATCH_SECONDS = 5.0
"""How long a batch should take; what Ctrl-C may cost."""

LARGEST_BATCH = 100
BATCHES_A_SLOT = 2
"""One that is played, and one that waits at the door."""


@dataclass(frozen=True)
class Batch:
    """Some pairs of a plan, by meeting and number, to be played in one go."""

    plan: Plan
    pairs: tuple[tuple[int, int], ...]
    keeps_records: bool


Brought = tuple[list[PairResult], float]
"""The results of a batch, and the seconds it took."""


def tournament(
    plan: Plan,
    *,
    workers: Workers = HERE,
    journal: Path | None = None,
    records: Path | None = None,
    progress: Callable[[int], None] | None = None,
    batch: int | None = None,
) -> Course:
    """Play what is planned, or what is left of it.

    Args:
        plan: what is to be played.
        workers: where.
        journal: a file in which each pair is written down when it is finished. If it exists, the
            pairs in it are not played again.
        records: a folder for the record of every game that is played.
        progress: called with the number of pairs each time some are finished.
        batch: pairs in a batch; if it is not given, as many as take a few seconds.

    Raises:
        ArenaError: the journal is not one of this plan, a bot cannot be made where it should play,
            or a process died.
        OSError: the journal or a record cannot be written.
    """
    course = Course(plan)
    with ExitStack() as stack:
        kept = stack.enter_context(Journal(journal, plan.games())) if journal else None
        if kept:
            course.take(kept.results)
            _advance(progress, sum(len(meeting.results) for meeting in course.meetings))
        if records:
            records.mkdir(parents=True, exist_ok=True)
        for results in _results(course, workers, batch, records is not None):
            if records:
                for result in results:
                    _keep_records(plan, result, records)
            if kept:
                kept.add(results)
            course.take(results)
            _advance(progress, len(results))
    return course


def _advance(progress: Callable[[int], None] | None, pairs: int) -> None:
    if progress:
        progress(pairs)


def _results(
    course: Course, workers: Workers, fixed: int | None, keeps_records: bool
) -> Iterator[list[PairResult]]:
    """What comes back, batch by batch, until there is nothing to be played any more."""
    executor, most = workers.executor, workers.slots * BATCHES_A_SLOT
    size = fixed or 1

    def next_batch() -> Batch | None:
        pairs = course.next_batch(size)
        return Batch(course.plan, tuple(pairs), keeps_records) if pairs else None

    if executor is None:
        while (batch := next_batch()) is not None:
            results, seconds = play_batch(batch)
            size = fixed or _size(len(results), seconds)
            yield results
        return
    pending: set[Future[Brought]] = set()
    while True:
        while len(pending) < most and (batch := next_batch()) is not None:
            pending.add(executor.submit(play_batch, batch))
        if not pending:
            return
        done, pending = wait(pending, return_when=FIRST_COMPLETED)
        for future in done:
            results, seconds = _result(future)
            size = fixed or _size(len(results), seconds)
            yield results


def _size(pairs: int, seconds: float) -> int:
    """How many pairs the next batch should have, after one that took so long."""
    return max(1, min(LARGEST_BATCH, int(BATCH_SECONDS * pairs / max(seconds, 1e-3))))


def _result(future: Future[Brought]) -> Brought:
    """What a batch has brought."""
    try:
        return future.result()
    except BrokenExecutor as error:
        message = f"a process that played has died: {error}"
        raise ArenaError("died", message) from error


def play_batch(batch: Batch) -> Brought:
    """Play the pairs of a batch, in whatever process this is called."""
    start = time.perf_counter()
    plan = batch.plan
    with ExitStack() as stack:
        if plan.move_time is None:
            timing = Timing()

            def play_one(task: GameTask) -> GameResult:
                return play_task(task, timing)
        else:
            play_one = stack.enter_context(Guard(plan.move_time)).play
        results = [
            _play_pair(plan, place, number, batch.keeps_records, play_one)
            for place, number in batch.pairs
        ]
    return results, time.perf_counter() - start


def _play_pair(
    plan: Plan,
    place: int,
    number: int,
    keeps_records: bool,
    play_one: Callable[[GameTask], GameResult],
) -> PairResult:
    first, second = plan.meetings[place]
    meeting = (plan.entrants[first], plan.entrants[second])
    one, other = both_games(plan.game, meeting, plan.seed, number, keeps_records)
    return PairResult(place, number, (play_one(one), play_one(other)))


def _keep_records(plan: Plan, result: PairResult, folder: Path) -> None:
    """Write both games of a pair to files of their own, named after what they are."""
    bots = [plan.entrants[place].text for place in plan.meetings[result.meeting]]
    # A bot's text has no commas, and not every system takes colons.
    named = [bot.replace(":", ",") for bot in bots]
    for game in result.games:
        name = f"{plan.game.name}-seed{plan.seed}-pair{result.number:05}-{named[0]}-{named[1]}.txt"
        (folder / name).write_text(game.record, encoding="utf-8")
        named.reverse()
