"""Elo ratings from all games of a tournament, with what a role is worth.

The model is Bradley and Terry's (1952) with an advantage of the role: the detective ``i`` beats
Jack ``j`` with the probability 1 / (1 + 10^-((r_i - r_j + a) / 400)). Ratings and advantage are
fitted together by maximum likelihood with D. Firth's correction (Biometrika 80, 1993), which
hardly matters among many games and keeps the rating of a bot finite that has won all of them.

The intervals are those of the Fisher information, widened or narrowed by the design effect of each
meeting's pairs (see `intervals`), as the two games of a pair are not independent. Iterated
averages ("Elo updates") were rejected: they depend on the order of the games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from lamplighter.arena.intervals import Z95, design_effect

__all__ = ["ELO_PER_LOGIT", "Meeting", "Rating", "Ratings", "rated"]

ELO_PER_LOGIT = 400 / math.log(10)
"""How many Elo one unit of log-odds is."""

ROUNDS = 500
LONGEST_STEP = 1.0
CLOSE_ENOUGH = 1e-10


@dataclass(frozen=True)
class Meeting:
    """All pairs of two bots, by their numbers: who won the first and the second game of each.

    Attributes:
        first: detective in the first game of each pair.
        second: detective in the second.
        wins: for each pair, whether the detective won (1) or Jack (0): ``(game 1, game 2)``.
    """

    first: int
    second: int
    wins: Sequence[tuple[int, int]]


@dataclass(frozen=True)
class Rating:
    """A number of Elo and its 95 % interval."""

    elo: float
    low: float
    high: float


@dataclass(frozen=True)
class Ratings:
    """Bots in their order, relative to the first one, which has 0; and what a role is worth.

    Attributes:
        bots: one rating each.
        advantage: by how many Elo the detective's role (the investigator's) is the better one.
    """

    bots: tuple[Rating, ...]
    advantage: Rating


def rated(bots: int, meetings: Sequence[Meeting]) -> Ratings:
    """The ratings of so many bots, each of whom has met others often enough to be compared."""
    rows, games, wins = _counts(bots, meetings)
    fitted, inverse = _fitted(rows, games, wins)
    chances = _chances(rows @ fitted)
    effects = np.repeat(_effects(meetings, chances), 2)
    spread = (rows * (effects * games * chances * (1 - chances))[:, None]).T @ rows
    errors = np.sqrt(np.diag(inverse @ spread @ inverse))
    all_rated = [_rating(*found) for found in zip(fitted, errors, strict=True)]
    return Ratings((Rating(0.0, 0.0, 0.0), *all_rated[:-1]), all_rated[-1])


def _rating(logit: float, error: float) -> Rating:
    elo, half = logit * ELO_PER_LOGIT, Z95 * error * ELO_PER_LOGIT
    return Rating(float(elo), float(elo - half), float(elo + half))


def _counts(bots: int, meetings: Sequence[Meeting]) -> tuple[Any, Any, Any]:
    """Two rows a meeting, for its first and its second games: who played, how many, how many won.

    The columns are the bots but the first, and the advantage of the role.
    """
    rows = np.zeros((2 * len(meetings), bots + 1))
    games, wins = np.zeros(len(rows)), np.zeros(len(rows))
    for place, meeting in enumerate(meetings):
        for swapped, (detective, jack) in enumerate(
            ((meeting.first, meeting.second), (meeting.second, meeting.first))
        ):
            row = 2 * place + swapped
            rows[row, detective] += 1
            rows[row, jack] -= 1
            rows[row, bots] = 1
            games[row] = len(meeting.wins)
            wins[row] = sum(pair[swapped] for pair in meeting.wins)
    return rows[:, 1:], games, wins


def _chances(logits: Any) -> Any:
    return 1 / (1 + np.exp(-logits))


def _fitted(rows: Any, games: Any, wins: Any) -> tuple[Any, Any]:
    """The likeliest parameters in log-odds, and the inverse of their information."""
    found = np.zeros(rows.shape[1])
    for _ in range(ROUNDS):
        chances = _chances(rows @ found)
        weights = games * chances * (1 - chances)
        inverse = np.linalg.inv((rows * weights[:, None]).T @ rows)
        leverage = weights * np.einsum("ij,jk,ik->i", rows, inverse, rows)
        step = inverse @ (rows.T @ (wins - games * chances + leverage * (0.5 - chances)))
        longest = np.abs(step).max()
        found = found + step * min(1.0, LONGEST_STEP / max(longest, CLOSE_ENOUGH))
        if longest < CLOSE_ENOUGH:
            break
    return found, inverse


def _effects(meetings: Sequence[Meeting], chances: Any) -> list[float]:
    """The design effect of each meeting: what the swap of roles takes away from chance."""
    effects = []
    for place, meeting in enumerate(meetings):
        first, second = chances[2 * place], chances[2 * place + 1]
        off = sum((one - first - (other - second)) ** 2 for one, other in meeting.wins)
        independent = len(meeting.wins) * (first * (1 - first) + second * (1 - second))
        effects.append(design_effect(off, independent))
    return effects
