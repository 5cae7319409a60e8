"""What ``beginner`` makes of the streets in Mr. Jack (London) at a glance."""

from __future__ import annotations

from collections.abc import Container, Sequence

import numpy as np

from lamplighter.games.base import JACK, View
from lamplighter.games.london import knowledge
from lamplighter.games.london.board import CHARACTERS
from lamplighter.games.london.numbers import (
    ACCUSE_GROUP,
    COVER_GROUP,
    ESCAPE_GROUP,
    FACE_GROUP,
    FIRST,
    GROUP_OF,
    WHISTLE_GROUP,
)

__all__ = ["kind", "liking"]

HIDDEN = 9.0
"""To be unseen himself means more to Jack than how many others are."""

AT_ONCE = 100.0
"""Who can win does so; and what would lose the game is left alone."""


def kind(action: int) -> int:
    """Which kind of choice this is; all covers are one kind, and so are all whistles."""
    group = int(GROUP_OF[action])
    if COVER_GROUP <= group < WHISTLE_GROUP:
        return COVER_GROUP
    return WHISTLE_GROUP if WHISTLE_GROUP <= group < FACE_GROUP else group


def liking(view: View, actions: Sequence[int], counted: Container[str], splits: bool) -> np.ndarray:
    """How well each action pleases the player to move; the more, the better; shape (actions,).

    ``counted`` are the characters whom he keeps an eye on; for ``splits`` see `Beginner`.
    """
    everybody = knowledge.visible_after(view, actions)
    seen = np.array([sum(slug in counted for slug in after) for after in everybody], dtype=float)
    if view.viewer == JACK:
        jack = CHARACTERS[int(view.record.jack)]
        hidden = np.array([jack not in after for after in everybody])
        escapes = GROUP_OF[list(actions)] == ESCAPE_GROUP
        result: np.ndarray = HIDDEN * hidden - splits * seen + AT_ONCE * escapes
        return result
    suspects = knowledge.detective_posterior(view) if splits else view.suspects()
    for number, action in enumerate(actions):
        if GROUP_OF[action] == ACCUSE_GROUP:
            sure = _accused(view, action) in suspects and len(suspects) == 1
            seen[number] = AT_ONCE if sure else -AT_ONCE
        elif splits:
            seen[number] = -abs(2 * seen[number] - sum(slug in counted for slug in suspects))
    return seen


def _accused(view: View, action: int) -> str:
    """The character who stands where this accusation leads to."""
    street = action - int(FIRST[ACCUSE_GROUP])
    return CHARACTERS[view.position.place.index(street)]
