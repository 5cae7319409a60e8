"""Games between bots, and what can be said of them in figures.

`simulate` plays many games of two bots in fixed roles; `tournament` plays pairs of games between
any number of them.
"""

from __future__ import annotations

from lamplighter.arena.course import Course, Plan
from lamplighter.arena.entrants import Entrant, entrants
from lamplighter.arena.errors import ArenaError
from lamplighter.arena.executors import HERE, Workers, cluster, pool
from lamplighter.arena.intervals import wilson_interval
from lamplighter.arena.play import Fault, Played, Timing, play
from lamplighter.arena.report import report
from lamplighter.arena.simulate import Match, Outcome, play_one, simulate
from lamplighter.arena.sprt import Sprt
from lamplighter.arena.tournament import tournament

__all__ = [
    "HERE",
    "ArenaError",
    "Course",
    "Entrant",
    "Fault",
    "Match",
    "Outcome",
    "Plan",
    "Played",
    "Sprt",
    "Timing",
    "Workers",
    "cluster",
    "entrants",
    "play",
    "play_one",
    "pool",
    "report",
    "simulate",
    "tournament",
    "wilson_interval",
]
