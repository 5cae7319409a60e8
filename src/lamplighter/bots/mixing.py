"""How a bot that mixes its moves comes to one: by lot, each as likely as it weighs it."""

from __future__ import annotations

import random
from collections.abc import Sequence

__all__ = ["drawn"]


def drawn(weighed: Sequence[tuple[int, float, float]], rng: random.Random) -> int:
    """One of the actions that a bot's ``weigh`` tells, with the probability told beside it."""
    part = rng.random()
    for action, probability, _ in weighed:
        part -= probability
        if part < 0:
            return action
    return max(weighed, key=lambda weight: weight[1])[0]  # they fell short of 1 by rounding
