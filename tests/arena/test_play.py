"""One game: how moves are timed, and what a slow bot gets for it."""

from __future__ import annotations

import random

from lamplighter import View, load_game
from lamplighter.arena import Played, Timing, play
from lamplighter.games.chance import ChanceStream

POCKET = load_game("pocket")


class Sundial:
    """A clock that moves when somebody thinks."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


class Thinker:
    """Plays the first legal action, and takes so long over each of its moves in turn."""

    def __init__(self, name: str, clock: Sundial, *seconds: float) -> None:
        self.name = name
        self._clock = clock
        self._seconds = list(seconds)

    def act(self, view: View, rng: random.Random) -> int:
        self._clock.seconds += self._seconds.pop(0) if self._seconds else 1.0
        return view.legal_actions()[0]


def played(move_time: float | None, *seconds: float, timing: Timing | None = None) -> Played:
    clock = Sundial()
    bots = (Thinker("quick", clock), Thinker("slow", clock, *seconds))
    timing = timing or Timing(move_time)
    timing.clock = clock
    rngs = (random.Random(1), random.Random(2))
    return play(POCKET, bots, ChanceStream(5), rngs, timing)


def test_a_move_that_takes_too_long_loses() -> None:
    game = played(3.0, 1.0, 3.0, 3.5)
    assert game.fault is not None
    assert (game.fault.role, game.fault.kind) == (1, "overtime")
    assert game.fault.message == "more than 3 s over a move"
    assert (game.winner, game.ending) == (0, "overtime")
    assert game.seconds[1] == [3.0, 3.5]
    assert played(None, 1.0, 3.0, 3.5).fault is None


def test_the_first_move_in_a_process_may_take_longer_and_is_not_counted() -> None:
    timing = Timing(3.0)
    assert played(3.0, 62.0, timing=timing).fault is None
    again = played(3.0, 62.0, timing=timing)
    assert again.fault is not None
    assert again.seconds == ([1.0] * len(again.seconds[0]), [62.0])
    late = played(3.0, 64.0)
    assert late.fault is not None
    assert late.seconds[1] == []


def test_who_waits_is_told_how_long() -> None:
    limits = []
    timing = Timing(3.0, before=lambda state, limit: limits.append((state.current_player(), limit)))
    game = played(3.0, timing=timing)
    assert len(limits) == game.decisions
    assert limits[:2] == [(0, 63.0), (1, 63.0)]
    assert {limit for _, limit in limits[2:]} == {3.0}
