"""Whole games and whole trees of Mr. Jack Pocket inside compiled code."""

from __future__ import annotations

from lamplighter.games import doors, loops
from lamplighter.games.pocket import choices, rules

__all__ = ["perft", "random_games"]

perft = doors.of_game(loops.perft, "pocket", choices, rules)
random_games = doors.of_game(loops.random_games, "pocket", choices, rules)
