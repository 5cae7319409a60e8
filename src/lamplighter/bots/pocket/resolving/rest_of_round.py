"""The rest of a round of Mr. Jack Pocket, solved: how both play it, and what each action is worth.

Joins the tree of public positions (`tree`), Jack's types (`jacks`), what the ends are worth
(`endings`, `values`) and the solver (`cfr`).
"""

from __future__ import annotations

import numpy as np

from lamplighter.bots.pocket.playout import values_after_calls
from lamplighter.bots.pocket.resolving import values
from lamplighter.bots.pocket.resolving.cfr import (
    EXPECT,
    LEARN,
    RESPOND,
    Strategies,
    ascend,
    descend,
    even_out,
    finish,
    gather,
)
from lamplighter.bots.pocket.resolving.endings import read_endings, walk_on
from lamplighter.bots.pocket.resolving.jacks import Jack, Jacks, hours_of
from lamplighter.bots.pocket.resolving.tree import END, grown
from lamplighter.bots.pocket.resolving.walks import WALKS
from lamplighter.games.pocket.board import ROUNDS, SUSPECTS
from lamplighter.games.pocket.state import STATE, UNSEEN

__all__ = ["RestOfRound"]

POWER = 2
"""Plans count in the average by this power of the number of their iteration."""


class RestOfRound:
    """Strategies for both from a public position to the end of its round.

    Args:
        array: the public position, an action due; an array of one record without secrets.
        jacks: who Jack may be.
        network: that of the coming round, by default the one that `values` keeps.

    Attributes:
        actions: the actions at the root, shape (actions,).
        cards: which cards each branch of a card shown stands for.
        strategies: the tree and all plans, as the compiled functions see them.
    """

    def __init__(
        self, array: np.ndarray, jacks: Jacks, network: values.Network | None = None
    ) -> None:
        record = array[0]
        self.jacks = jacks
        number = int(record.round_number)
        self._network = network or values.network_of(number + 1)
        self._tokens = sum(int(verdict) == UNSEEN for verdict in record.verdict)
        self._iterations = 0
        suspected = [s for s in range(len(SUSPECTS)) if not int(record.blank) >> s & 1]
        self.cards = list(jacks.cards(suspected))
        clears = [sum(1 << card for card in some if card in suspected) for some in self.cards]
        self._states, nodes = grown(array, np.array(clears, dtype=np.int64))
        self._tell_types()
        self._endings = _endings(nodes)
        self._walks = np.zeros((len(self._endings), 2, WALKS, 3), dtype=np.int16)
        if number < ROUNDS:
            walk_on(self._states, self._endings, np.empty(2, dtype=STATE), self._walks)
        self.strategies = self._unplayed(nodes)
        root = nodes[0]
        self.actions: np.ndarray = nodes["action"][root.first : root.first + root.count]
        self._branches = slice(int(root.first), int(root.first) + int(root.count))
        even_out(self.strategies)
        self.read_ends()

    @property
    def nodes(self) -> int:
        """How many nodes the tree has."""
        return len(self.strategies.nodes)

    def _tell_types(self) -> None:
        """What the compiled functions want to know of the types."""
        jacks = self.jacks
        kinds: tuple[list[Jack], list[Jack]] = jacks.types, jacks.wide
        shape = 2, max(map(len, kinds))
        self._identities = np.zeros(shape, dtype=np.int64)
        self._hours = np.zeros(shape, dtype=np.int64)
        self._left = np.zeros((*shape, 3))
        for wide, types in enumerate(kinds):
            for number, jack in enumerate(types):
                self._identities[wide, number] = jack[0]
                self._hours[wide, number] = hours_of(jack[1])
                self._left[wide, number] = jacks.left_for(jack)

    def _unplayed(self, nodes: np.ndarray) -> Strategies:
        jacks = self.jacks
        sizes = np.array([len(jacks.types), len(jacks.wide)])
        size = int(sizes.max())
        shown = np.zeros((len(self.cards), size))
        for number, some in enumerate(self.cards):
            shown[number, : sizes[0]] = [
                sum(jacks.chance_of_card(jack, card) for card in some) for jack in jacks.types
            ]
        links = np.array(jacks.links).reshape(-1, 3)
        by_type = len(nodes), size
        game = Strategies(
            nodes=nodes,
            shown=shown,
            link_from=links[:, 0].astype(np.int64),
            link_to=links[:, 1].astype(np.int64),
            link_share=np.ascontiguousarray(links[:, 2]),
            sizes=sizes,
            worth=np.zeros((len(self._endings), size)),
            plan=np.zeros(len(nodes)),
            regret=np.zeros(len(nodes)),
            total=np.zeros(len(nodes)),
            plan_of=np.zeros(by_type),
            regret_of=np.zeros(by_type),
            total_of=np.zeros(by_type),
            reach=np.ones(len(nodes)),
            beliefs=np.zeros(by_type),
            value=np.zeros(by_type),
        )
        game.beliefs[0, : sizes[0]] = jacks.chances
        return game

    # --- solving ----------------------------------------------------------------------------------

    def read_ends(self) -> None:
        """Look anew at what the ends are worth, with the beliefs that the average plans lead to."""
        game = self.strategies
        now = game.plan.copy(), game.plan_of.copy()
        even_out(game)
        descend(game)
        belief = self.ends()
        game.plan[:], game.plan_of[:] = now
        weights, layers = self._network
        read_endings(
            self._states, self._endings, belief, game.sizes, self._identities, self._hours,
            self._left, self._tokens, weights, layers, values_after_calls(), self._walks,
            np.empty(1, dtype=STATE), game.worth,
        )  # fmt: skip
        finish(game)

    def improve(self, iterations: int) -> None:
        """Let both learn so many times, one after the other."""
        for _ in range(iterations):
            self._iterations += 1
            for player in (0, 1):
                descend(self.strategies)
                ascend(self.strategies, LEARN, player, float(self._iterations) ** POWER)

    def settle(self) -> None:
        """Make the average plans the ones to play, and work out what they are worth."""
        even_out(self.strategies)
        descend(self.strategies)
        ascend(self.strategies, EXPECT, 0, 0.0)

    def ends(self) -> np.ndarray:
        """How likely each ending is with each type, by the plans now; shape (endings, types)."""
        belief: np.ndarray = np.zeros_like(self.strategies.worth)
        gather(self.strategies, belief)
        return belief

    # --- what comes of it, once settled -----------------------------------------------------------

    def plan(self) -> np.ndarray:
        """How likely each action is played, shape (actions, types).

        The investigator's does not depend on the type: one column.
        """
        if self.strategies.nodes[0].kind == 0:
            alone: np.ndarray = self.strategies.plan[self._branches, np.newaxis]
            return alone.copy()
        plan: np.ndarray = self.strategies.plan_of[self._branches, : len(self.jacks.types)]
        return plan.copy()

    def worth(self) -> np.ndarray:
        """The investigator's chances after each action, by type; shape (actions, types)."""
        nodes, game = self.strategies.nodes, self.strategies
        size = len(self.jacks.types)
        rows = []
        for child in range(self._branches.start, self._branches.stop):
            if nodes[child].kind == END:
                rows.append(game.worth[nodes[child].ending])
            else:
                rows.append(game.value[child])
        return np.array(rows)[:, :size]

    def value(self) -> np.ndarray:
        """The investigator's chances if both play the average plans, by type; shape (types,)."""
        value: np.ndarray = self.strategies.value[0, : len(self.jacks.types)]
        return value.copy()

    def bounds(self) -> tuple[float, float]:
        """The chances if Jack answers the average plan best, and if the investigator does.

        In between lies the value of the game, as far as the ends are told truly; what either
        gives away is at most the difference.
        """
        even_out(self.strategies)
        return self.responses()

    def responses(self) -> tuple[float, float]:
        """`bounds` for the plans as they are now."""
        descend(self.strategies)
        found = []
        for player in (1, 0):
            ascend(self.strategies, RESPOND, player, 0.0)
            found.append(float(self.value() @ self.jacks.chances))
        return found[0], found[1]


def _endings(nodes: np.ndarray) -> np.ndarray:
    """Of each different ending one node, and whether types are wide there; shape (endings, 2)."""
    ends = np.flatnonzero(nodes["kind"] == END)
    _, firsts = np.unique(nodes["ending"][ends], return_index=True)
    found = ends[firsts]
    return np.stack([found, nodes["wide"][found]], axis=1).astype(np.int64)
