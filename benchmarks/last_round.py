"""How much ``resolve`` gives away in the last round of Mr. Jack Pocket, where the truth is known.

    python benchmarks/last_round.py --positions 200 --seed 1

Takes the starts of eighth rounds of games between bots, and keeps those that are contested: where
the solver gives the investigator more than 2 % and less than 98 %. All worlds that the rules allow
are believed in alike there. The strategies that the bot works out at such a decision are taken for
the whole round, for both sides, and best responses to them are worked out by the whole tree. What
the best responses gain together, in the investigator's chances to win (which run from 0 to 1), is
printed: its mean, its greatest, and in how many positions it is below 1 %.

With ``--anew`` the strategies are not those of one solution but what the bot really plays: solved
anew at each decision that can follow, rare actions left out, beliefs with doubt. That takes a
minute for many a position. With ``--check`` the exit code tells whether the mean is below 1 %.
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
from lamplighter.bots.pocket.resolve import played, solution_at, solve
from lamplighter.bots.pocket.resolving.public import Table
from lamplighter.bots.pocket.resolving.rest_of_round import RestOfRound
from lamplighter.bots.pocket.resolving.tree import CARD_TO_TABLE, END
from lamplighter.bots.resolve import Resolve
from lamplighter.games.chance import ChanceStream, play_chance
from lamplighter.games.pocket import words
from lamplighter.games.pocket.board import ROUNDS, SUSPECTS

CONTESTED = 0.02
"""So much short of certain a position is at least."""

GOAL = 0.01
"""What may be given away, of a range of 1."""

BOTS = "lookahead", "greedy"
"""Who plays until the last round."""


def last_rounds(seed: int) -> Iterator[State]:
    """Starts of eighth rounds, one of each game that gets so far."""
    game = load_game("pocket")
    rng = random.Random(seed)
    number = 0
    while True:
        number += 1
        bots = [make_bot(rng.choice(BOTS)) for _ in range(2)]
        stream = ChanceStream(f"{seed} {number}".encode())
        state = game.new_initial_state()
        play_chance(state, stream)
        while not state.is_terminal() and state.round_number() < ROUNDS:
            mover = state.current_player()
            state.apply_action(bots[mover].act(state.view(mover), rng))
            play_chance(state, stream)
        if not state.is_terminal():
            yield state


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


def contested(rest: RestOfRound) -> bool:
    """Whether either might still win, as the solver sees it; the plans become the average ones."""
    rest.settle()
    return CONTESTED < float(rest.value() @ rest.jacks.chances) < 1 - CONTESTED


def given_away(bot: Resolve, state: State, anew: bool) -> float | None:
    """What best responses gain from here on, both together; none where nothing is contested."""
    view = state.view(0)
    table = Table(view.game.views.project(view.array, None))
    rest = RestOfRound(table.array.copy(), table.jacks())
    solve(rest, bot.effort)
    if not contested(rest):
        return None
    low, high = Walk(bot, table).rest.responses() if anew else rest.responses()
    return high - low


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--anew", action="store_true", help="solve anew at each decision")
    parser.add_argument("--check", action="store_true", help="fail if the goal is missed")
    wanted = parser.parse_args()
    bot = Resolve()
    gains: list[float] = []
    drawn = 0
    for state in last_rounds(wanted.seed):
        drawn += 1
        gain = given_away(bot, state, wanted.anew)
        if gain is not None:
            gains.append(gain)
            sys.stderr.write(f"\r{len(gains)} of {wanted.positions}")
        if len(gains) == wanted.positions:
            break
    below = sum(gain < GOAL for gain in gains)
    print(f"\npositions {len(gains)}, contested among {drawn}")
    print(f"mean {np.mean(gains):.5f}, greatest {max(gains):.5f}")
    print(f"below {GOAL:.0%}: {below} ({below / len(gains):.1%})")
    if wanted.check and np.mean(gains) >= GOAL:
        sys.exit(1)


if __name__ == "__main__":
    main()
