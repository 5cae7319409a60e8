"""How ``greedy`` plays Mr. Jack Pocket: as if the witnesses were called after its own action.

As investigator it splits the suspects as evenly as one action allows; as Jack it hides, keeps as
many others hidden with it as it can, and likes alibi cards for the hourglasses on them.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from lamplighter.games.base import JACK, View
from lamplighter.games.pocket import knowledge
from lamplighter.games.pocket.board import HOURGLASSES, SUSPECTS
from lamplighter.games.pocket.choices import ALIBI_ACTION

__all__ = ["prospects"]

HOURGLASS = 3.0
"""As many suspects more is an hourglass worth to Jack, which being unseen brings him."""

CARD = sum(HOURGLASSES) / len(HOURGLASSES)
"""How many hourglasses an alibi card brings him on the average."""


def prospects(view: View, legal: Sequence[int]) -> np.ndarray:
    """How good each action looks to the player to move; the more, the better; shape (actions,)."""
    suspects = len(view.suspects())
    after = knowledge.visible_after(view, legal)
    if view.viewer == JACK:
        jack = SUSPECTS[int(view.record.jack)]
        return np.array(
            [
                (len(seen) if jack in seen else HOURGLASS + suspects - len(seen))
                + HOURGLASS * CARD * (action == ALIBI_ACTION)
                for action, seen in zip(legal, after, strict=True)
            ]
        )
    chances = {slug: float(chance) for slug, chance in knowledge.identity_posterior(view).items()}
    left = []
    for seen in after:
        share = sum(chances.get(slug, 0.0) for slug in seen)
        left.append(share * len(seen) + (1 - share) * (suspects - len(seen)))
    return -np.array(left)
