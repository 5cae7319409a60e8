"""Games between bots, and what can be said of them in figures."""

from __future__ import annotations

from lamplighter.arena.simulate import Fault, Match, Outcome, play_one, simulate, wilson_interval

__all__ = ["Fault", "Match", "Outcome", "play_one", "simulate", "wilson_interval"]
