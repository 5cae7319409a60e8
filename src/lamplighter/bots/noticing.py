"""What people notice of all that they could do: a few things of each kind."""

from __future__ import annotations

import random
from collections.abc import Sequence
from importlib import import_module

from lamplighter.games.base import View

__all__ = ["noticed"]


def noticed(view: View, legal: Sequence[int], few: int, rng: random.Random) -> list[int]:
    """At random so many of the ``legal`` actions of each kind; all of a kind that has no more.

    What counts as a kind, the room `glance` in the folder of the game says.
    """
    glance = import_module(f"lamplighter.bots.{view.game.name}.glance")
    kinds: dict[int, list[int]] = {}
    for action in legal:
        kinds.setdefault(glance.kind(action), []).append(action)
    return [action for kind in kinds.values() for action in _some(kind, few, rng)]


def _some(things: list[int], few: int, rng: random.Random) -> list[int]:
    left = list(things)
    while len(left) > few:
        left.pop(int(rng.random() * len(left)))
    return left
