"""The rest of a round as a game of OpenSpiel's, so that its solvers can be asked about it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from lamplighter.bots.pocket.resolving.cfr import Strategies
from lamplighter.bots.pocket.resolving.tree import CARD_TO_HAND, CARD_TO_TABLE, END

__all__ = ["as_spiel", "policy_of"]

_TYPE = pyspiel.GameType(
    short_name="rest_of_round",
    long_name="Rest of a round of Mr. Jack Pocket",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"case": 0},
)


_CASES: list[tuple[Strategies, np.ndarray]] = []
"""What games are about: OpenSpiel makes them anew from their parameters, which are numbers."""


class RestOfRoundGame(pyspiel.Game):  # type: ignore[misc]
    """The game; its first chance node draws Jack's type. Made by `as_spiel`."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        solved, chances = _CASES[parameters["case"]]
        widest = max(int(solved.nodes["count"].max()), len(chances), len(solved.link_from))
        super().__init__(
            _TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=widest,
                max_chance_outcomes=widest,
                num_players=2,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=8,
            ),
            parameters,
        )
        self.case = parameters["case"]

    def new_initial_state(self) -> RestOfRoundState:
        """Before Jack's type is drawn."""
        return RestOfRoundState(self, self.case)


class RestOfRoundState(pyspiel.State):  # type: ignore[misc]
    """A node of the tree with a type of Jack. It is copied whole, so it holds numbers only."""

    def __init__(self, game: RestOfRoundGame, case: int) -> None:
        super().__init__(game)
        self.case = case
        self.node = 0
        self.jack = -1

    @property
    def solved(self) -> Strategies:
        """The tree, its types and plans."""
        return _CASES[self.case][0]

    @property
    def here(self) -> Any:
        """The node's record."""
        return self.solved.nodes[self.node]

    def current_player(self) -> int:
        """Who decides."""
        if self.jack < 0 or self.here["kind"] in (CARD_TO_HAND, CARD_TO_TABLE):
            return int(pyspiel.PlayerId.CHANCE)
        if self.here["kind"] == END:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.here["kind"])

    def _legal_actions(self, _player: int) -> list[int]:
        return list(range(int(self.here["count"])))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Types, cards shown, or ways to a wide type."""
        solved = self.solved
        if self.jack < 0:
            outcomes = list(enumerate(_CASES[self.case][1].tolist()))
        elif self.here["kind"] == CARD_TO_HAND:
            links = np.flatnonzero(solved.link_from == self.jack)
            outcomes = [(int(link), float(solved.link_share[link])) for link in links]
        else:
            outcomes = list(enumerate(solved.shown[:, self.jack].tolist()))
        return [(outcome, chance) for outcome, chance in outcomes if chance > 0]

    def _apply_action(self, action: int) -> None:
        if self.jack < 0:
            self.jack = action
        elif self.here["kind"] == CARD_TO_HAND:
            self.jack = int(self.solved.link_to[action])
            self.node = int(self.here["first"])
        else:
            self.node = int(self.here["first"]) + action

    def _action_to_string(self, _player: int, action: int) -> str:
        return str(action)

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.jack >= 0 and bool(self.here["kind"] == END)

    def returns(self) -> list[float]:
        """The investigator's chances, and Jack's loss of as much."""
        if not self.is_terminal():
            return [0.0, 0.0]
        worth = float(self.solved.worth[self.here["ending"], self.jack])
        return [worth, -worth]

    def information_state_string(self, player: int | None = None) -> str:
        """The public node; for Jack his type, too."""
        player = self.current_player() if player is None else player
        return f"{self.node} {self.jack}" if player == 1 else f"{self.node}"

    def __str__(self) -> str:
        return f"{self.node} {self.jack}"


pyspiel.register_game(_TYPE, RestOfRoundGame)


def as_spiel(solved: Strategies, chances: np.ndarray) -> Any:
    """A tree with its types as a game of OpenSpiel's."""
    _CASES.append((solved, chances))
    return pyspiel.load_game(_TYPE.short_name, {"case": len(_CASES) - 1})


def policy_of(solved: Strategies) -> dict[str, list[tuple[int, float]]]:
    """The plans as OpenSpiel's tabular policies are written: by information state."""
    policy = {}
    for number, node in enumerate(solved.nodes):
        first, count = int(node["first"]), int(node["count"])
        if node["kind"] == 0:
            chances = solved.plan[first : first + count]
            policy[f"{number}"] = list(enumerate(chances.tolist()))
        elif node["kind"] == 1:
            for jack in range(int(solved.sizes[node["wide"]])):
                chances = solved.plan_of[first : first + count, jack]
                policy[f"{number} {jack}"] = list(enumerate(chances.tolist()))
    return policy
