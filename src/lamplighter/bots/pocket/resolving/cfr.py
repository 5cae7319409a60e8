"""Both sides' strategies for the rest of a round of Mr. Jack Pocket: vector CFR+; compiled.

**The game.** Only Jack has a secret, and there are few things it can be: his types (see `jacks`).
What is played is seen by all. So the rest of a round is a tree of public positions (see `tree`), a
node of the investigator is one decision, and a node of Jack one for each of his types. A pass over
the tree carries vectors with one number for each type: downwards, how likely Jack is that type and
plays there; upwards, the investigator's chances if he is.

**The method** is counterfactual regret minimization (Zinkevich, Johanson, Bowling, Piccione 2007,
"Regret minimization in games with incomplete information") in the form CFR+ (Tammelin 2014,
"Solving large imperfect information games using CFR+"): regrets are never kept below zero, the two
players take turns, and later strategies count more in the average, here by the square of their
number. The passes by vectors are those of Johanson, Waugh, Bowling, Zinkevich 2011 ("Accelerating
best response calculation in large extensive games"). That the tree may end with the round, if a
value function says for each type what comes after, and that one may solve it anew at each decision,
is continual re-solving: Moravčík et al. 2017 ("DeepStack"); with values that depend on what
everybody believes, as here: Brown, Bakhtin, Lerer, Gong 2020 ("Combining deep reinforcement
learning and search for imperfect-information games").

**What was tried and left.** Simultaneous updates need half the passes and about twice the
iterations for the same exploitability: no gain. Averages weighted by the iteration's number, not
its square, need half as many again. Discounted CFR (Brown, Sandholm 2019) is not needed, since no
regret is large here. External sampling would touch fewer nodes, but a tree has some 50,000 and a
full pass takes a few milliseconds. A linear program in sequence form is exact, and minutes away. A
gadget that lets Jack opt out of a re-solved part (Burch, Johanson, Bowling 2014) guards an
investigator whose belief is wrong; we keep a part of doubt in the belief instead (see `public`),
which costs no nodes.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from lamplighter.bots.pocket.resolving.tree import CARD_TO_HAND, CARD_TO_TABLE, END
from lamplighter.games.compiled import compiled, door

__all__ = [
    "EXPECT",
    "LEARN",
    "RESPOND",
    "Strategies",
    "ascend",
    "descend",
    "even_out",
    "finish",
    "gather",
]

EXPECT, LEARN, RESPOND = range(3)
"""What `ascend` works out: the chances if both play ``plan``; the same, with regrets for one
player; the chances if that player answers in the best way."""

Array = Any
Record = Any


class Strategies(NamedTuple):
    """A tree with its types, and what is known of how it is played. All arrays are of 64 bits.

    What is planned stands with the branch that a plan leads to: with the number of its node. The
    investigator's plans have arrays of their own, as they do not differ by type.
    """

    nodes: Array
    """The tree, dtype `NODE`."""
    shown: Array
    """Shape (cards, types): how likely each card is shown next, by type."""
    link_from: Array
    link_to: Array
    link_share: Array
    """Ways from a type to a wide one by drawing a card, and how likely each is."""
    sizes: Array
    """How many types there are, and how many wide ones."""
    worth: Array
    """Shape (endings, types): the investigator's chances at the ends."""
    plan: Array
    """Shape (nodes,): how likely the investigator takes a branch, now."""
    regret: Array
    """Shape (nodes,): how much better it would have been, in all; never below 0."""
    total: Array
    """Shape (nodes,): the sum of plans, weighed by how likely they were needed."""
    plan_of: Array
    regret_of: Array
    total_of: Array
    """The same for Jack's branches, by type: shape (nodes, types)."""
    reach: Array
    """Shape (nodes,): how likely the investigator plays what leads here."""
    beliefs: Array
    """Shape (nodes, types): how likely Jack is of a type and plays what leads here."""
    value: Array
    """Shape (nodes, types): the investigator's chances, by type."""


@compiled
def value_of(game: Strategies, node: int) -> Array:
    """The investigator's chances at a node, by type."""
    if game.nodes[node].kind == END:
        return game.worth[game.nodes[node].ending]
    return game.value[node]


@compiled
def believe(game: Strategies, number: int, child: int, out: Array) -> None:
    """How likely each type is at a child of a node, and plays what leads there."""
    node = game.nodes[number]
    size = game.sizes[node.wide]
    if node.kind == CARD_TO_HAND:
        for wide in range(game.sizes[1]):
            out[wide] = 0.0
        for link in range(len(game.link_from)):
            before = game.beliefs[number, game.link_from[link]]
            out[game.link_to[link]] += before * game.link_share[link]
        return
    for number_of_type in range(size):
        chance = 1.0
        if node.kind == CARD_TO_TABLE:
            chance = game.shown[game.nodes[child].action, number_of_type]
        elif node.kind == 1:
            chance = game.plan_of[child, number_of_type]
        out[number_of_type] = game.beliefs[number, number_of_type] * chance


@door
def descend(game: Strategies) -> None:
    """Work out ``reach`` and ``beliefs`` of all nodes but the ends; those of the root are given."""
    for number in range(len(game.nodes)):
        node = game.nodes[number]
        if node.kind != END and node.last == 0:
            for child in range(node.first, node.first + node.count):
                if game.nodes[child].kind != END:
                    chance = game.plan[child] if node.kind == 0 else 1.0
                    game.reach[child] = game.reach[number] * chance
                    believe(game, number, child, game.beliefs[child])


@door
def gather(game: Strategies, out: Array) -> None:
    """Add to ``out``, shape (endings, types), how likely each type comes to each ending."""
    beliefs = np.zeros(out.shape[1])
    for number in range(len(game.nodes)):
        node = game.nodes[number]
        if node.kind != END:
            for child in range(node.first, node.first + node.count):
                if game.nodes[child].kind == END:
                    chance = game.plan[child] if node.kind == 0 else 1.0
                    believe(game, number, child, beliefs)
                    ending = game.nodes[child].ending
                    for number_of_type in range(game.sizes[game.nodes[child].wide]):
                        more = game.reach[number] * chance * beliefs[number_of_type]
                        out[ending, number_of_type] += more


@compiled
def expect(game: Strategies, number: int) -> None:
    """The value of a node if both play their plans."""
    node = game.nodes[number]
    value = game.value[number]
    size = game.sizes[node.wide]
    for number_of_type in range(size):
        value[number_of_type] = 0.0
    for child in range(node.first, node.first + node.count):
        after = value_of(game, child)
        if node.kind == CARD_TO_HAND:
            for link in range(len(game.link_from)):
                share = game.link_share[link] * after[game.link_to[link]]
                value[game.link_from[link]] += share
        elif node.kind == 0:
            chance = game.plan[child]
            for number_of_type in range(size):
                value[number_of_type] += chance * after[number_of_type]
        else:
            chances = game.plan_of[child]
            if node.kind == CARD_TO_TABLE:
                chances = game.shown[game.nodes[child].action]
            for number_of_type in range(size):
                value[number_of_type] += chances[number_of_type] * after[number_of_type]


@compiled
def believed(game: Strategies, number: int, value: Array) -> float:
    """The chances at a node on the average of what the investigator believes, times a factor."""
    total = 0.0
    for number_of_type in range(game.sizes[game.nodes[number].wide]):
        total += game.beliefs[number, number_of_type] * value[number_of_type]
    return total


@compiled
def learn_as_investigator(game: Strategies, number: int, weight: float) -> None:
    """Value, regrets, sum of plans and next plan of an investigator's node."""
    node = game.nodes[number]
    first, end = int(node.first), int(node.first) + int(node.count)
    size = game.sizes[node.wide]
    value, beliefs = game.value[number], game.beliefs[number]
    for number_of_type in range(size):
        value[number_of_type] = 0.0
    expected = 0.0
    for child in range(first, end):
        after = value_of(game, child)
        chance, chances = game.plan[child], 0.0
        for number_of_type in range(size):
            chances += beliefs[number_of_type] * after[number_of_type]
            value[number_of_type] += chance * after[number_of_type]
        expected += chance * chances
        game.regret[child] += chances
        game.total[child] += weight * game.reach[number] * chance
    total = 0.0
    for child in range(first, end):
        game.regret[child] = max(0.0, game.regret[child] - expected)
        total += game.regret[child]
    for child in range(first, end):
        game.plan[child] = game.regret[child] / total if total > 0 else 1.0 / node.count


@compiled
def learn_as_jack(game: Strategies, number: int, weight: float) -> None:
    """Regrets, sum of plans and next plan of a node of Jack, for each type; its value is known."""
    node = game.nodes[number]
    first, end = int(node.first), int(node.first) + int(node.count)
    size = game.sizes[node.wide]
    value, beliefs = game.value[number], game.beliefs[number]
    for child in range(first, end):
        after = value_of(game, child)
        for own in range(size):
            plan = game.plan_of[child, own]
            game.total_of[child, own] += weight * beliefs[own] * plan
            more = game.reach[number] * (value[own] - after[own])
            game.regret_of[child, own] = max(0.0, game.regret_of[child, own] + more)
    for own in range(size):
        total = 0.0
        for child in range(first, end):
            total += game.regret_of[child, own]
        for child in range(first, end):
            share = game.regret_of[child, own] / total if total > 0 else 1.0 / node.count
            game.plan_of[child, own] = share


@compiled
def respond(game: Strategies, number: int) -> None:
    """The value of a node if who decides there takes the best branch; Jack in each type his own."""
    node = game.nodes[number]
    value = game.value[number]
    size = game.sizes[node.wide]
    most = -1.0
    for child in range(node.first, node.first + node.count):
        after = value_of(game, child)
        if node.kind == 0:
            chances = believed(game, number, after)
            if chances > most:
                most = chances
                for number_of_type in range(size):
                    value[number_of_type] = after[number_of_type]
        else:
            for own in range(size):
                if child == node.first or after[own] < value[own]:
                    value[own] = after[own]


@compiled
def take_best(game: Strategies, number: int, ties: Array) -> None:
    """Value and plans of Jack's last decision: each type takes his best end, of several any.

    ``ties`` is scratch, with room for all types.
    """
    node = game.nodes[number]
    first, end = int(node.first), int(node.first) + int(node.count)
    size = game.sizes[node.wide]
    value = game.value[number]
    for own in range(size):
        value[own] = 2.0
    for child in range(first, end):
        worth = game.worth[game.nodes[child].ending]
        for own in range(size):
            if worth[own] < value[own]:
                value[own] = worth[own]
                ties[own] = 0.0
            if worth[own] == value[own]:
                ties[own] += 1.0
    for child in range(first, end):
        worth, plan = game.worth[game.nodes[child].ending], game.plan_of[child]
        for own in range(size):
            plan[own] = 1.0 / ties[own] if worth[own] == value[own] else 0.0


@door
def finish(game: Strategies) -> None:
    """Work out Jack's last decisions of the round: nothing they hang on will change.

    To be called when ``worth`` is new.
    """
    ties = np.zeros(game.worth.shape[1])
    for number in range(len(game.nodes)):
        if game.nodes[number].kind == 1 and game.nodes[number].last:
            take_best(game, number, ties)


@door
def ascend(game: Strategies, task: int, player: int, weight: float) -> None:
    """Work out ``value`` of all nodes, and what ``task`` says for one player.

    Args:
        game: with ``reach`` and ``beliefs`` as `descend` leaves them.
        task: `EXPECT`, `LEARN` or `RESPOND`.
        player: who learns or responds.
        weight: how much this plan counts in the sum of plans; for `LEARN`.
    """
    for number in range(len(game.nodes) - 1, -1, -1):
        kind = game.nodes[number].kind
        if kind == END or (kind == 1 and game.nodes[number].last):
            continue
        if kind == player and task == RESPOND:
            respond(game, number)
            continue
        if kind == player and task == LEARN and player == 0:
            learn_as_investigator(game, number, weight)
            continue
        expect(game, number)
        if kind == player and task == LEARN:
            learn_as_jack(game, number, weight)


@compiled
def average(total: Array, first: int, end: int, plan: Array) -> None:
    """Plan branches as the sums of their plans say; where there are none, all alike."""
    whole = 0.0
    for child in range(first, end):
        whole += total[child]
    for child in range(first, end):
        plan[child] = total[child] / whole if whole > 0 else 1.0 / (end - first)


@door
def even_out(game: Strategies) -> None:
    """Make all plans the average of those so far."""
    for number in range(len(game.nodes)):
        node = game.nodes[number]
        first, end = int(node.first), int(node.first) + int(node.count)
        if node.kind == 0:
            average(game.total, first, end, game.plan)
        elif node.kind == 1 and node.last == 0:
            for own in range(game.sizes[node.wide]):
                average(game.total_of[:, own], first, end, game.plan_of[:, own])
