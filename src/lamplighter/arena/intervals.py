"""How far a measured rate can be off: 95 % intervals for games, and for pairs of games.

The two games of a pair share their deal, so they are not independent: a deal that is good for the
investigator is good for both bots in turn, and the pair's score hardly notices. How much that is
worth is measured by the *design effect* (L. Kish, Survey Sampling, 1965): the variance of the
pairs' scores over the one that independent games would have. Where a bot wins nearly everything
there is next to nothing to measure it by, so it is drawn towards 1, with the weight of a few pairs.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

__all__ = ["Z95", "design_effect", "pair_interval", "wilson_interval"]

Z95 = 1.959963984540054
"""The normal quantile of a two-sided interval of 95 %."""

PRIOR_PAIRS = 4
"""The weight with which a design effect is drawn towards 1."""

FAIR_PAIR = 0.5
"""The variance of the wins in a pair of independent games between equals."""


def wilson_interval(wins: float, games: float) -> tuple[float, float]:
    """Bounds between which the true rate lies with 95 % confidence (E. B. Wilson, 1927).

    Unlike the rate plus or minus two standard errors it never leaves 0..1 and is right for few
    games and for lopsided ones.
    """
    if games == 0:
        return 0.0, 1.0
    rate, share = wins / games, Z95 * Z95 / games
    middle = (rate + share / 2) / (1 + share)
    half = math.sqrt(rate * (1 - rate) / games * Z95 * Z95 + share * share / 4) / (1 + share)
    return max(0.0, middle - half), min(1.0, middle + half)


def design_effect(measured: float, independent: float) -> float:
    """The ratio of two sums over pairs, drawn towards 1.

    Args:
        measured: the squared deviations of the pairs' wins from what was expected.
        independent: what that sum would be on the average if the two games were independent.
    """
    prior = PRIOR_PAIRS * FAIR_PAIR
    return (measured + prior) / (independent + prior)


def pair_interval(wins: Sequence[int]) -> tuple[float, float]:
    """The 95 % interval of a bot's win rate from its wins (0, 1 or 2) in each pair.

    Wilson's interval for as many games as the pairs are worth.
    """
    games, total = 2 * len(wins), sum(wins)
    if not games:
        return 0.0, 1.0
    rate = total / games
    measured = sum((won - 2 * rate) ** 2 for won in wins)
    effect = design_effect(measured, games * rate * (1 - rate))
    return wilson_interval(total / effect, games / effect)
