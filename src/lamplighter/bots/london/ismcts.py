"""How ``ismcts`` plays Mr. Jack (London): a search over whole turns, to the end of the round.

What both players make of the past turns comes from `belief`, the search from `turn_tree`, what
positions are worth from `foresight`.
"""

from __future__ import annotations

import random

import numpy as np

from lamplighter.bots.london.belief import public_beliefs
from lamplighter.bots.london.foresight import SHARES, weights_for
from lamplighter.bots.london.lookahead import MANY, chances_after_call, widths_of
from lamplighter.bots.london.plans import new_desk
from lamplighter.bots.london.turn_tree import Tree, new_tree, search
from lamplighter.games.base import DETECTIVE, JACK, View
from lamplighter.games.london import knowledge

__all__ = ["PLAYOUTS", "believed", "searched"]

PLAYOUTS = 64
"""How many playouts make a move. When `ends` alone judged positions, more did not win more games:
what the search leaves out counts for more than what it may still find."""

TRUST = {DETECTIVE: 0.06, JACK: 0.12}
"""How far he who searches lets the detective trust the signs of `belief`. He himself is careful,
and Jack reckons with one who is less so."""

FEWEST = 2
"""The first playout looks at what is possible, and the next one tries something."""

NEAR = 0.01
"""By so much at most may a turn be worse than the best for its visits to count."""

SURE = 0.97
"""Where the chances are so good, only the best counts: what can be won now is not put off."""

WIDTHS = np.stack([widths_of(*2 * [width]) for width in ((MANY, MANY, MANY, 2), (MANY, 6, 4, 1))])
"""How broadly turns are looked for at the root, and below it."""


def searched(view: View, rng: random.Random, playouts: int) -> tuple[list[int], list[float]]:
    """How often each legal action was tried, and what chances it leaves to the player to move.

    Both are in the order of ``view.legal_actions()``. Of what was tried
    only turns near the best are counted. An action that looked too bad to be tried at all has
    the chances of the worst of those that were.
    """
    bits = np.array([1 + int(rng.random() * 2**53) << 10], dtype=np.uint64)
    jack, legal = int(view.record.jack), view.legal_actions()
    playouts = max(FEWEST, playouts if len(legal) > 1 else 0)
    role = JACK if view.viewer == JACK else DETECTIVE
    trust = TRUST[role]
    tree = new_tree(playouts, trust, WIDTHS)
    root = tree.spots[0]
    root["mover"] = view.viewer
    root["beliefs"] = believed(view, trust)
    tree.records[0] = view.record
    desk = new_desk(chances_after_call(view.record), weights_for(SHARES[role]), bits)
    search(tree, desk, playouts, jack)
    return _by_action(tree, legal, jack)


def believed(view: View, trust: float) -> np.ndarray:
    """How likely each suspect is Jack to the detective, who knows which cards he drew; shape (8,).

    Jack does not know them, and takes what is public.
    """
    beliefs = public_beliefs(view, trust)
    if view.viewer == DETECTIVE:
        known = np.zeros(len(beliefs))
        known[knowledge.identities(view.position)] = 1.0
        beliefs *= known
    made: np.ndarray = beliefs / beliefs.sum()
    return made


def _by_action(tree: Tree, legal: list[int], jack: int) -> tuple[list[int], list[float]]:
    """The visits and the chances of the turns below the root, by their first decision."""
    root = tree.spots[0]
    below = tree.spots[int(root["first"]) : int(root["first"] + root["children"])]
    worth = below["worth"] @ root["beliefs"]
    chances = worth if jack < 0 else 1 - below["worth"][:, jack]
    places = np.searchsorted(legal, below["action"])
    tried = below["visits"] > 0
    best = np.full(len(legal), chances[tried].min())
    np.maximum.at(best, places[tried], chances[tried])
    near = tried & (chances >= best.max() - (NEAR if best.max() < SURE else 0))
    visits = np.zeros(len(legal), dtype=np.int64)
    np.add.at(visits, places[near], below["visits"][near])
    # `ends` adds to sure ends what they lose by coming late.
    return visits.tolist(), best.clip(0, 1).tolist()
