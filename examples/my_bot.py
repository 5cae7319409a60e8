"""A bot in ten lines: the investigator wants half of the suspects in sight, Jack all or none."""

import random

from lamplighter import DETECTIVE, View


def act(view: View, rng: random.Random) -> int:
    """One of the legal actions of the player to move."""

    def evenness(action: int) -> float:
        seen = set(view.game.knowledge.visible(view.preview(action))) & set(view.suspects())
        return min(len(seen), len(view.suspects()) - len(seen)) + rng.random() / 2

    return (max if view.viewer == DETECTIVE else min)(view.legal_actions(), key=evenness)
