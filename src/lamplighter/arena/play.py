"""One game between two bots: the only place where bots are let at a game.

A bot that raises, answers what is not legal, or takes longer over a move than it may, loses the
game there and then, with that verdict. Nothing is played in its place.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from lamplighter.bots import Bot
from lamplighter.games.base import Game, State
from lamplighter.games.chance import ChanceStream, play_chance

__all__ = ["CRASH", "ILLEGAL", "OVERTIME", "Fault", "Played", "Timing", "play"]

CRASH, ILLEGAL, OVERTIME = "crash", "illegal", "overtime"
"""How a bot can lose a game that it did not finish."""

SETTLING = 60.0
"""Seconds more for the first move of a bot in a process: then its code is loaded, or compiled."""


@dataclass(frozen=True)
class Fault:
    """Why a bot lost a game that it did not finish."""

    role: int
    kind: str
    """`CRASH`, `ILLEGAL` or `OVERTIME`."""
    message: str


@dataclass(frozen=True)
class Played:
    """A game as far as it went.

    Attributes:
        state: the last position, with the whole history.
        decisions: how many the players made.
        seconds: by role, what each timed move took.
        fault: what ended it before the rules did, if anything.
    """

    state: State
    decisions: int
    seconds: tuple[list[float], list[float]]
    fault: Fault | None = None

    @property
    def winner(self) -> int:
        """Who won: 0 or 1."""
        if self.fault:
            return 1 - self.fault.role
        return 0 if self.state.returns()[0] > 0 else 1

    @property
    def ending(self) -> str:
        """What decided the game: a word of the game's ``knowledge.ending``, or the fault's kind."""
        if self.fault:
            return self.fault.kind
        return str(self.state.game.knowledge.ending(self.state.view(None)))


@dataclass
class Timing:
    """How moves are timed in one process.

    The first move of a bot in each role is neither timed nor held against it, except that it must
    come within `SETTLING` seconds more than any other: that is when compiled code is loaded.

    Attributes:
        move_time: seconds that a move may take; ``None`` for as long as it likes.
        before: called before each move with the state, and the seconds after which waiting for
            this move is in vain (``None`` without a limit).
        clock: seconds of a clock that never goes back.
    """

    move_time: float | None = None
    before: Callable[[State, float | None], None] = lambda state, limit: None
    clock: Callable[[], float] = time.perf_counter
    settled: set[tuple[str, int]] = field(default_factory=set)
    """The bots, by name and role, whose first move has been made."""

    def limit(self, bot: str, role: int) -> float | None:
        """The seconds that this bot has for its next move."""
        if self.move_time is None:
            return None
        return self.move_time + (0.0 if (bot, role) in self.settled else SETTLING)

    def overtime(self, role: int) -> Fault:
        """The fault of a bot that took too long."""
        return Fault(role, OVERTIME, f"more than {self.move_time:g} s over a move")


def play(
    game: Game,
    bots: tuple[Bot, Bot],
    stream: ChanceStream,
    rngs: tuple[random.Random, random.Random],
    timing: Timing | None = None,
) -> Played:
    """Play a game from the deal to the end, or to the first fault of a bot.

    Args:
        game: with its options.
        bots: by role: the detective (investigator) and Jack.
        stream: the deal and all later chance.
        rngs: by role: the bots' own dice.
        timing: how moves are timed, and what they may take.
    """
    timing = timing or Timing()
    state = game.new_initial_state()
    play_chance(state, stream)
    seconds: tuple[list[float], list[float]] = ([], [])
    decisions = 0
    while not state.is_terminal():
        player = state.current_player()
        fault = _timed_move(state, bots[player], rngs[player], timing, seconds[player])
        if fault:
            return Played(state, decisions, seconds, fault)
        decisions += 1
        play_chance(state, stream)
    return Played(state, decisions, seconds)


def _timed_move(
    state: State, bot: Bot, rng: random.Random, timing: Timing, seconds: list[float]
) -> Fault | None:
    """Let a bot move by the clock; what it did wrong, if anything."""
    player = state.current_player()
    limit = timing.limit(bot.name, player)
    timing.before(state, limit)
    start = timing.clock()
    action, fault = _decision(state, bot, rng)
    spent = timing.clock() - start
    if (bot.name, player) in timing.settled:
        seconds.append(spent)
    timing.settled.add((bot.name, player))
    if fault:
        return fault
    if limit is not None and spent > limit:
        return timing.overtime(player)
    return _applied(state, action)


def _decision(state: State, bot: Bot, rng: random.Random) -> tuple[int, Fault | None]:
    """What a bot wants to do, or how it failed to tell."""
    player = state.current_player()
    try:
        return bot.act(state.view(player), rng), None
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it raises is its fault
        return -1, Fault(player, CRASH, f"{type(error).__name__}: {error}")


def _applied(state: State, action: int) -> Fault | None:
    """Carry out an action, if it is one."""
    player = state.current_player()
    try:
        state.apply_action(action)
    except ValueError as error:
        return Fault(player, ILLEGAL, str(error))
    return None
