"""A sequential test between two strengths, which stops when the question is answered.

A. Wald's probability ratio test (1945) in its generalised form for scores whose distribution is not
known, in the normal approximation that testing of chess engines made common (M. Van den Bergh,
"A practical introduction to the GSPRT"). Its unit is the pair, whose score is 0, 1/2 or 1: within a
pair games are not independent, pairs are. The test looks at pairs in the order of their numbers,
so that its answer does not depend on which were finished first.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Sprt"]

FEWEST = 10
"""Pairs before the first answer: fewer are not near a normal distribution."""

PRIOR_PAIRS = 2
FAIR_PAIR = 0.125
"""A few pairs of independent games between equals, with this variance of the score, are added to
those that were played, so that a row of equal scores does not look like certainty."""


@dataclass(frozen=True)
class Sprt:
    """Whether the first bot is better than the second by ``elo0`` or less, or by ``elo1`` or more.

    Attributes:
        elo0: one answer, as a difference of Elo over both roles.
        elo1: the other, larger than ``elo0``.
        alpha: the chance of the answer ``elo1`` where ``elo0`` is true.
        beta: the chance of the answer ``elo0`` where ``elo1`` is true.
    """

    elo0: float = 0.0
    elo1: float = 50.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise ValueError(f"elo0 is less than elo1, not {self.elo0:g} and {self.elo1:g}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError("alpha and beta are chances between 0 and a half")

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which the answer is ``elo0``, and ``elo1``."""
        return (
            math.log(self.beta / (1 - self.alpha)),
            math.log((1 - self.beta) / self.alpha),
        )

    def ratio(self, counts: Sequence[int]) -> float:
        """The log-likelihood ratio of ``elo1`` to ``elo0``.

        Args:
            counts: pairs in which the first bot won no game, one game, both.
        """
        pairs = sum(counts)
        if not pairs:
            return 0.0
        mean = (counts[1] / 2 + counts[2]) / pairs
        squares = sum(count * (won / 2 - mean) ** 2 for won, count in enumerate(counts))
        variance = (squares + PRIOR_PAIRS * FAIR_PAIR) / (pairs + PRIOR_PAIRS)
        low, high = _score(self.elo0), _score(self.elo1)
        return pairs * (high - low) * (2 * mean - low - high) / (2 * variance)

    def answer(self, counts: Sequence[int]) -> str | None:
        """``"elo0"``, ``"elo1"``, or ``None`` as long as the question is open."""
        if sum(counts) < FEWEST:
            return None
        low, high = self.bounds
        ratio = self.ratio(counts)
        return "elo0" if ratio <= low else "elo1" if ratio >= high else None


def _score(elo: float) -> float:
    """The score that a difference of Elo promises."""
    return 1 / (1 + 10 ** (-elo / 400))
