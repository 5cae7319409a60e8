"""How ``ismcts`` plays Mr. Jack Pocket: a search by playouts over what both sides can know.

Information set Monte Carlo tree search (P. I. Cowling, E. J. Powley and D. Whitehouse, IEEE
Transactions on Computational Intelligence and AI in Games 4, 2012): each playout takes place in
one world, drawn from those that the public allows, all of them equally likely, and all playouts
share one tree of public positions. The investigator chooses by what he found in all worlds. Jack
knows who he is: his counts are kept apart by identity, which is the paper's MO-ISMCTS with the
two trees laid over each other. Available is, at a node, the same in every world, so that the
paper's counts of availability are the visits of the row.

Where the searcher is Jack, every other playout takes place in his own world, with a row of counts
of its own, and of these the investigator's counts learn nothing: he must not move as if he knew. (A
search in the true world alone lets him know it, and Jack gives up hope.) The playout that follows
is in a world of the public, and begins with the same action. So the investigator learns to meet
each action that Jack thinks of, and takes it for one that anybody might have chosen; left to
choose for themselves, the other identities would leave him unprepared for those that only the true
Jack likes, and Jack would count on that (tried: he then wins 35 games of 100 against ``lookahead``
instead of 60).

One playout is: a world; the way down the tree, until a node is new; the rest by `playout`, to the
call that ends this round, or the next one where at most two actions of this round are to come.
Played by lot to its end a game of so many choices would tell little; what is left after the call
is worth what `outlook` says. Cards that Jack draws are drawn anew in each playout and part no
nodes, since nobody else sees them.

The same number of playouts is made whatever the secret is, and a move is drawn from those that
were visited nearly as often as the first (see `lamplighter.bots.ismcts`).
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from lamplighter.bots.ending_of_round import random_below
from lamplighter.bots.pocket.playout import follow, is_last, key_of, play_out, values_after_calls
from lamplighter.bots.tree import NODE, TALLY, choose, expand, find, learn, new_slots
from lamplighter.games.base import JACK, View
from lamplighter.games.compiled import bound, compiled, door
from lamplighter.games.pocket import knowledge
from lamplighter.games.pocket.board import ALL_SUSPECTS, HOURGLASSES, ROUNDS, SUSPECTS
from lamplighter.games.pocket.choices import count, nth, player
from lamplighter.games.pocket.state import ALIBI_CARDS, STATE, Position

__all__ = ["PLAYOUTS", "horizon", "searched"]

PLAYOUTS = 40_000
"""How many make a move, if nobody asks for more or fewer."""

WIDTH = 0.25
"""How widely the tree is searched, against chances from 0 to 1; see `tree.choose`."""

NEAR = 2
"""With so many actions of this round to come, or fewer, playouts go on to the next round's call."""

HANDS = 3
"""Worlds in which the cards of one kind of hand are drawn."""

ONE = 1 << 30
"""In how many parts the probability of a world is told apart."""

DEEPEST = 2 * 8
"""Two rounds' decisions, of each the edge and its row."""

COUNTS_PER_PLAYOUT = 100
"""Room for counts; where it is not enough, the tree grows no more."""

NOBODY = -1

Array = Any


@compiled
def drawn(shares: Array, bits: Array) -> int:
    """The number of a world, drawn by its probability."""
    part = random_below(bits, ONE)
    world = 0
    while shares[world] <= part:
        world += 1
    return world


def search(
    worlds: Array,
    shares: Array,
    row_of: Array,
    own: int,
    belief: Array,
    values: Array,
    horizon: int,
    playouts: int,
    bits: Array,
    states: Array,
    slots: Array,
    nodes: Array,
    tallies: Array,
    path: Array,
    out: Array,
) -> None:
    """Make all playouts from the position that ``worlds`` have in common.

    Args:
        worlds: dtype `STATE`: those the public allows, and last Jack's own if he searches.
        shares: int64: by world, how likely it or one before it is, out of `ONE`.
        row_of: shape (worlds,): in which row of counts Jack's nodes keep what is found there.
        own: the number of Jack's own world, or `NOBODY`; its row is the last.
        belief: shape (512,): how likely Jack is in each set of suspects.
        values: the investigator's chances after a call; see `values_after_calls`.
        horizon: the round whose call ends a playout.
        playouts: how many.
        bits: shape (1,), uint64, not 0: the state of the generator.
        states: shape (2,), dtype `STATE`: scratch.
        slots: with the next two the tree, empty; see `tree.new_slots`.
        nodes: dtype `NODE`, shape (playouts + 1,).
        tallies: dtype `TALLY`, room for the counts.
        path: int64, shape (`DEEPEST`,): scratch.
        out: dtype `TALLY`: becomes the counts of the root's actions.
    """
    rows = row_of[len(worlds) - 1] + 1
    used = 0
    tried = 0
    state = states[0]
    root = find(slots, nodes, key_of(worlds[0]))
    nodes[root].visits = 1
    for playout in range(playouts):
        world = own if own != NOBODY and playout & 1 == 0 else drawn(shares, bits)
        states[0] = worlds[world]
        number = root
        length = 0
        value = -1.0
        while value < 0:
            node = nodes[number]
            jack = player(state) == 1
            node.visits += 1
            if node.edges == 0 and node.visits > 1 and not (number and is_last(state, horizon)):
                used = expand(node, tallies, used, count(state), rows if jack else 1)
            edges = int(node.edges)
            if edges == 0:
                value = play_out(states, horizon, values, belief, bits)
                break
            row = int(node.first) + (row_of[world] * (edges + 1) if jack else 0)
            if jack and number == root and world != own:
                edge = tried  # what Jack has just tried in his own world
            else:
                edge = choose(tallies, row, edges, -1.0 if jack else 1.0, WIDTH, bits)
                if number == root:
                    tried = edge
                if jack or world != own:
                    path[length] = row + edge
                    path[length + 1] = row + edges
                    length += 2
            value = follow(state, nth(state, edge), horizon, values, bits)
            if value < 0:
                number = find(slots, nodes, key_of(state))
        learn(tallies, path, length, value)
    edges = len(out)
    row = int(nodes[root].first) + (0 if own == NOBODY else (rows - 1) * (edges + 1))
    for edge in range(edges):
        out[edge] = tallies[row + edge]


_search = door(bound(search, "pocket"))


def searched(view: View, rng: random.Random, playouts: int) -> tuple[list[int], list[float]]:
    """How often each legal action was visited, and what its playouts won for the mover.

    In the order of ``view.legal_actions()``; an action never visited counts as the average.
    """
    worlds, shares = _worlds(view, rng)
    identities = worlds["jack"].astype(np.int64)
    likely = np.bincount(identities, shares, minlength=len(SUSPECTS))
    row_of = np.cumsum(np.diff(identities, prepend=identities[:1]) != 0)
    own = NOBODY
    if view.viewer == JACK:
        own = len(worlds)
        worlds = np.concatenate([worlds, view.array])
        row_of = np.append(row_of, row_of[-1] + 1)
    out = np.zeros(len(view.legal_actions()), dtype=TALLY)
    _search(
        worlds,
        np.append(np.round(np.cumsum(shares)[:-1] * ONE), ONE).astype(np.int64),
        row_of,
        own,
        _by_sets(likely),
        values_after_calls(),
        horizon(view),
        playouts,
        np.array([1 + int(rng.random() * 2**53) << 10], dtype=np.uint64),
        np.empty(2, dtype=STATE),
        new_slots(playouts + 1),
        np.empty(playouts + 1, dtype=NODE),
        np.empty(COUNTS_PER_PLAYOUT * (playouts + 100), dtype=TALLY),
        np.empty(DEEPEST, dtype=np.int64),
        out,
    )
    return _told(out, view.viewer == JACK)


def _told(out: np.ndarray, jack: bool) -> tuple[list[int], list[float]]:
    """The counts of the root as lists, from the side of the mover."""
    visits = out["visits"].astype(np.int64)
    means = out["mean"].astype(float)
    average = float(means @ visits) / max(1, int(visits.sum()))
    chances = np.where(visits > 0, means, average)
    return visits.tolist(), (1 - chances if jack else chances).tolist()


def horizon(view: View) -> int:
    """The round whose call ends the playouts: the next one, if this one's is near enough."""
    to_come = 4 - int(view.position.spent).bit_count()
    return min(ROUNDS, int(view.position.round_number) + (to_come <= NEAR))


def _worlds(view: View, rng: random.Random) -> tuple[np.ndarray, np.ndarray]:
    """Worlds that the public allows, by identity, and how likely each of them is.

    Of each kind of hand that Jack may hold there are some, with cards drawn for it.
    """
    found, weights = [], []
    for identity, hand, weight in knowledge.worlds(view.position):
        drawings = HANDS if hand else 1
        for _ in range(drawings):
            found.append(_world(view, identity, hand, rng))
            weights.append(weight / drawings)
    return np.concatenate(found), np.array(weights) / sum(weights)


def _world(view: View, identity: int, hand: tuple[int, ...], rng: random.Random) -> np.ndarray:
    """One world with this identity, where Jack's cards bear the hourglasses of ``hand``."""
    position: Position = view.position
    world = view.array.copy()
    world["jack"] = identity
    shown = zip(position.card, position.taker, strict=True)
    used = {identity, *(card for card, taker in shown if taker == 1 - JACK)}
    for number, value in zip(ALIBI_CARDS.drawn(position, JACK), hand, strict=True):
        fitting = [card for card, glasses in enumerate(HOURGLASSES) if glasses == value]
        free = [card for card in fitting if card not in used]
        card = free[int(rng.random() * len(free))]
        used.add(card)
        world["card"][0, number] = card
    return world


def _by_sets(likely: np.ndarray) -> np.ndarray:
    """How likely Jack is one of a set of suspects, by the set as a bit mask; shape (512,)."""
    members = np.arange(ALL_SUSPECTS + 1)[:, np.newaxis] >> np.arange(len(SUSPECTS)) & 1
    return np.asarray(members @ likely)
