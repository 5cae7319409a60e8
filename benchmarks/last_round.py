"""How much ``resolve`` gives away in the last round of Mr. Jack Pocket, where the truth is known.

    python benchmarks/last_round.py --positions 200 --seed 1

Draws decisions from the eighth rounds of games between bots, every decision of such a round alike.
From each on, both sides' strategies are those that the bot plays: solved anew at each decision that
can follow, rare actions left out, beliefs with doubt. To them the best responses are worked out,
by the whole tree. What the best responses gain together, in the investigator's chances to win
(which run from 0 to 1), is printed: its mean, its greatest, and in how many positions it is below
1 %. With ``--check`` the exit code tells whether it is so on the average.
"""

from __future__ import annotations

import argparse
import copy
import random
import sys
from collections.abc import Iterator

import numpy as np

from lamplighter import JACK, State, load_game
from lamplighter.bots import make_bot
from lamplighter.bots.pocket.resolve import played, solution_at
from lamplighter.bots.pocket.resolving.public import Table, table_of
from lamplighter.bots.pocket.resolving.rest_of_round import RestOfRound
from lamplighter.bots.pocket.resolving.tree import CARD_TO_TABLE, END
from lamplighter.bots.resolve import Resolve
from lamplighter.games.chance import ChanceStream, play_chance
from lamplighter.games.pocket import words
from lamplighter.games.pocket.board import ROUNDS, SUSPECTS

GOAL = 0.01
"""What may be given away, of a range of 1."""

BOTS = "lookahead", "greedy"
"""Who plays until the last round."""


def last_rounds(seed: int) -> Iterator[State]:
    """Decisions of eighth rounds, one of each game that gets so far."""
    game = load_game("pocket")
    rng = random.Random(seed)
    number = 0
    while True:
        number += 1
        bots = [make_bot(rng.choice(BOTS)) for _ in range(2)]
        stream = ChanceStream(f"{seed} {number}".encode())
        state = game.new_initial_state()
        play_chance(state, stream)
        found = []
        while not state.is_terminal():
            if state.round_number() == ROUNDS:
                found.append(state.clone())
            mover = state.current_player()
            state.apply_action(bots[mover].act(state.view(mover), rng))
            play_chance(state, stream)
        if found:
            yield rng.choice(found)


class Walk:
    """Writes what the bot plays, decision by decision, into the plans of one tree."""

    def __init__(self, bot: Resolve, table: Table) -> None:
        self.bot = bot
        self.rest = RestOfRound(table.array.copy(), table.jacks())
        self.cards = list(self.rest.cards)
        self.visit(0, table)

    def visit(self, number: int, table: Table) -> None:
        """Fill in the plans at a node and below it."""
        game = self.rest.strategies
        node = game.nodes[number]
        branches = range(int(node["first"]), int(node["first"]) + int(node["count"]))
        if node["kind"] == END or (node["last"] and node["kind"] == JACK):
            return  # Jack's last decision hangs on nothing that is not known
        if node["kind"] > JACK:
            for branch in branches:
                told = "draw"
                if node["kind"] == CARD_TO_TABLE:
                    card = self.cards[int(game.nodes[branch]["action"])][0]
                    told = f"draw-{SUSPECTS[card]}"
                    if not any(table.jacks().chance_of_card(jack, card) for jack in table.beliefs):
                        continue
                self.follow(branch, table, told)
            return
        found = solution_at(table, self.bot.effort)
        plan = played(found.plan)
        if node["kind"] == 0:
            game.plan[branches.start : branches.stop] = plan[:, 0]
        else:
            types = self.rest.jacks.wide if node["wide"] else self.rest.jacks.types
            columns = [types.index(jack) for jack in found.types]
            game.plan_of[branches.start : branches.stop, columns] = plan
        for branch in branches:
            self.follow(branch, table, words.word(int(game.nodes[branch]["action"])))

    def follow(self, branch: int, table: Table, told: str) -> None:
        """Go on to a branch."""
        after = copy.copy(table)
        after.array = table.array.copy()
        after.follow(told, self.likelihood, self.bot.doubt)
        self.visit(branch, after)

    def likelihood(self, table: Table, action: int) -> np.ndarray:
        """How likely each type plays an action, as the bot takes it."""
        found = solution_at(table, self.bot.effort)
        row: np.ndarray = found.plan[found.actions.index(action)]
        return row


def given_away(bot: Resolve, state: State) -> float:
    """What best responses gain against the bot's play from here on, both together."""

    def likelihood(table: Table, action: int) -> np.ndarray:
        found = solution_at(table, bot.effort)
        row: np.ndarray = found.plan[found.actions.index(action)]
        return row

    table = table_of(state.view(0), likelihood, bot.doubt)
    low, high = Walk(bot, table).rest.responses()
    return high - low


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="fail if the goal is missed")
    wanted = parser.parse_args()
    bot = Resolve()
    gains = []
    for _, state in zip(range(wanted.positions), last_rounds(wanted.seed), strict=False):
        gains.append(given_away(bot, state))
        sys.stderr.write(f"\r{len(gains)} of {wanted.positions}")
    below = sum(gain < GOAL for gain in gains)
    print(f"\npositions {len(gains)}, mean {np.mean(gains):.5f}, greatest {max(gains):.5f}")
    print(f"below {GOAL:.0%}: {below} ({below / len(gains):.1%})")
    if wanted.check and np.mean(gains) >= GOAL:
        sys.exit(1)


if __name__ == "__main__":
    main()
