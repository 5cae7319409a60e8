"""Where bots think: in processes of their own, so that no table waits for another one's bot.

A bot is handed a pickled `View` of its own seat. A `State` never leaves this process.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing.process import BaseProcess
from typing import TypeVar

from lamplighter.bots import LEVELS, decide, make_bot
from lamplighter.bots.advice import Advice, advise
from lamplighter.games.catalogue import GAMES, load_game
from lamplighter.games.view import View

__all__ = ["Thinkers", "advice", "decision", "load_rules", "prepare"]

PREPARED_ROUNDS = 2
"""After an even round and an odd one, and a call, there is nothing that a bot has not met."""

_T = TypeVar("_T")


class Thinkers:
    """A pool of processes in which bots decide.

    Args:
        processes: how many; 0 for a thread of this process.
    """

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    async def decide(self, bot: str, view: View, dice: int) -> int:
        """The action that a bot chooses."""
        return await self._think(decision, bot, pickle.dumps(view), dice)

    async def advise(self, view: View) -> Advice:
        """What the strongest bot would do in the place of the player to move."""
        return await self._think(advice, pickle.dumps(view))

    async def _think(self, think: Callable[..., _T], *asked: object) -> _T:
        """Let a process think. If it dies, another one is asked."""
        while True:
            pool = self._pool
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(pool, think, *asked)
            except BrokenExecutor:
                # Of all who wait for the pool that broke, the first makes a new one.
                if self._pool is pool:
                    pool.shutdown(wait=False)
                    self._pool = self._new_pool()

    async def warm_up(self) -> None:
        """Wake all processes and let every level play once there.

        One after the other, so that a table where somebody plays already need not wait for all. A
        bot that is no level's, which only a program asks for, is made ready when it first plays.
        """
        loop = asyncio.get_running_loop()
        for name in GAMES:
            for bot in LEVELS:
                wakings = [
                    loop.run_in_executor(self._pool, prepare, name, bot)
                    for _ in range(max(1, self._processes))
                ]
                await asyncio.gather(*wakings)

    def close(self) -> None:
        """Let the processes end; what they were thinking about is given up."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _new_pool(self) -> Executor:
        if self._processes == 0:
            return ThreadPoolExecutor(1, thread_name_prefix="bots")
        # A forked process would inherit sockets and threads of the service.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, initializer=_end_with_the_service)


def _end_with_the_service() -> None:
    """Let this process end with the service, even with one that was killed and cannot say so.

    Ctrl-C reaches every process of a terminal; how to stop is the service's business.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    service = multiprocessing.parent_process()
    if service is not None:
        threading.Thread(target=_end_after, args=(service,), daemon=True).start()


def _end_after(service: BaseProcess) -> None:
    service.join()
    os._exit(1)


def decision(bot: str, packed: bytes, dice: int) -> int:
    """What a bot does, given a pickled view and how its dice fall."""
    view: View = pickle.loads(packed)
    return decide(make_bot(bot), view, dice)


def advice(packed: bytes) -> Advice:
    """What the strongest bot advises, given a pickled view."""
    view: View = pickle.loads(packed)
    return advise(view)


def prepare(game: str, bot: str) -> None:
    """Let a bot play both sides of the first rounds, which compiles what it needs."""
    player, state = make_bot(bot), load_game(game).deal(0)
    while state.round_number() <= PREPARED_ROUNDS and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        else:
            state.apply_action(decide(player, state.view(state.current_player()), dice=0))


def load_rules() -> None:
    """Load the rules of all games; nobody thinks in this process."""
    for name in GAMES:
        prepare(name, "random")
