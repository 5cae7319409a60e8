"""Whole games and whole trees of Mr. Jack (London) inside compiled code."""

from __future__ import annotations

from lamplighter.games import doors, loops
from lamplighter.games.london import choices, rules

__all__ = ["perft", "random_games"]

perft = doors.of_game(loops.perft, "london", choices, rules)
random_games = doors.of_game(loops.random_games, "london", choices, rules)
