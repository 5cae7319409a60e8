"""A process in which a game can be ended by force, for bots that must keep to a time.

A bot that never returns cannot be stopped from within: an alarm's handler, or another thread,
runs only when the interpreter gets its turn, and in compiled code it gets none. So where a move may
take so long and no longer, games are played in a child process that is told to end itself if
a move takes a second more: `faulthandler` does that from a thread of the C library that
waits for no interpreter, on every system. The parent sees the pipe close, and by the last
message in it knows who was to move. A bot that takes its process down with it is caught likewise.

Pipes of a plain child were chosen over `multiprocessing`, whose daemonic processes (Dask's workers
are such) may have no children.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import pickle
import signal
import subprocess
import sys
import time
from typing import IO, Any, Self

from lamplighter.arena.errors import ArenaError
from lamplighter.arena.pairs import GameResult, GameTask, play_task, told
from lamplighter.arena.play import CRASH, Fault, Played, Timing
from lamplighter.games.base import State

__all__ = ["Guard", "attend"]

GRACE = 1.0
"""Seconds after its time in which a bot may still answer, too late, before its process ends."""

LAST_WORDS = 5.0
"""Seconds that a child has to be gone after it has closed its pipe."""

PROGRAM = "from lamplighter.arena.guard import attend; attend()"


class Guard:
    """Plays games in a child process; use it in a ``with`` statement.

    Args:
        move_time: seconds that a move may take.
    """

    def __init__(self, move_time: float) -> None:
        self._timing = Timing(move_time)
        self._child: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self._end()

    def play(self, task: GameTask) -> GameResult:
        """Play a game.

        Raises `ArenaError` if a bot of it cannot be made, or the child cannot play at all.
        """
        child = self._started()
        assert child.stdin is not None
        assert child.stdout is not None
        moves: list[tuple[list[int], float | None, float]] = []
        try:
            _send(child.stdin, task)
            while True:
                kind, *said = pickle.load(child.stdout)
                if kind == "move":
                    moves.append((said[0], said[1], time.monotonic()))
                elif kind == "done":
                    result: GameResult = said[0]
                    return result
                else:
                    raise said[0]
        except (EOFError, OSError, pickle.UnpicklingError):
            code = self._end(wait=LAST_WORDS)
            if not moves:
                raise _stillborn(code) from None
            return self._ended(task, moves, code)

    def _started(self) -> subprocess.Popen[bytes]:
        """The child, ready for a game."""
        if self._child is None:
            # What this process can import, that one can.
            path = os.pathsep.join(entry for entry in sys.path if entry)
            self._child = subprocess.Popen(
                [sys.executable, "-c", PROGRAM],
                env={**os.environ, "PYTHONPATH": path},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
            assert self._child.stdin is not None
            _send(self._child.stdin, self._timing.move_time)
        return self._child

    def _end(self, wait: float = 0.0) -> int:
        """Let the child go, by force if it has not gone in time, and say how it ended."""
        child, self._child = self._child, None
        if child is None:
            return 0
        with contextlib.suppress(subprocess.TimeoutExpired):
            child.wait(wait)
        child.kill()
        # Closing what nobody reads any more may find a broken pipe.
        with contextlib.suppress(OSError), child:
            pass
        return child.wait()

    def _ended(
        self, task: GameTask, moves: list[tuple[list[int], float | None, float]], code: int
    ) -> GameResult:
        """The result of a game whose process has ended over a move."""
        history, limit, began = moves[-1]
        state = task.game.new_initial_state()
        for action in history:
            state.apply_action(action)
        role = state.current_player()
        if limit is not None and time.monotonic() - began >= limit:
            fault = self._timing.overtime(role)
        else:
            fault = Fault(role, CRASH, f"its process ended with {code}")
        return told(task, Played(state, len(moves) - 1, ([], []), fault))


def _stillborn(code: int) -> ArenaError:
    message = f"a process for games with a move time ended at once, with {code}"
    return ArenaError("died", message)


def attend() -> None:
    """Play the games that come in on standard input, until it ends. What a child does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever gives out the games
    tasks = sys.stdin.buffer
    # What bots print must not come between the messages.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    timing = Timing(pickle.load(tasks))
    with open(os.devnull, "w", encoding="utf-8") as nowhere:

        def before(state: State, limit: float | None) -> None:
            _send(answers, ("move", state.history(), limit))
            assert limit is not None
            faulthandler.dump_traceback_later(limit + GRACE, exit=True, file=nowhere)

        timing.before = before
        with contextlib.suppress(EOFError, BrokenPipeError):  # whoever gave out the games is gone
            while True:
                _send(answers, _answer(pickle.load(tasks), timing))


def _answer(task: GameTask, timing: Timing) -> tuple[str, Any]:
    """A game's result, or why there is none."""
    try:
        return "done", play_task(task, timing)
    except ArenaError as error:
        return "refused", error
    finally:
        faulthandler.cancel_dump_traceback_later()


def _send(pipe: IO[bytes], message: Any) -> None:
    pickle.dump(message, pipe)
    pipe.flush()
