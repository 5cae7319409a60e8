"""What everybody has seen of a game of Mr. Jack Pocket, and what it makes them believe of Jack.

A `Table` is the position as it lies open, with how likely each of Jack's types is (see `jacks`). It
begins with the deal, where all are alike, and follows the game word by word: a card shown or drawn
counts by Bayes' rule, a verdict rules types out, and so does a game that goes on. An action of Jack
counts by how likely each type would have played it. That is for the solver to say (see
`rest_of_round`), and it counts with a part of doubt, since not everybody plays as the solver does.

Both players keep the same table, and nothing secret gets onto it. Jack needs it too: it is what his
opponent believes.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from lamplighter.bots.pocket.resolving.endings import take_verdict
from lamplighter.bots.pocket.resolving.jacks import Beliefs, Jack, Jacks, hand_of, hours_of
from lamplighter.games.base import DETECTIVE, JACK, View
from lamplighter.games.chance import chance_domain
from lamplighter.games.pocket import doors, knowledge, words
from lamplighter.games.pocket.board import GOAL, SUSPECTS
from lamplighter.games.pocket.state import ACTION, DRAW, TOSS, UNSEEN, new_array, plain
from lamplighter.games.view import VERDICTS

__all__ = ["Table", "table_of"]

Likelihood = Callable[["Table", int], np.ndarray]
"""How likely each type would play an action at a table; shape (types,), in the order of `Jacks`."""


class Table:
    """The open part of a game, and how likely each type of Jack is.

    Args:
        array: the position, an array of one record without secrets; it is not copied.

    Attributes:
        beliefs: how likely each possible type is; sum 1 once Jack has drawn his identity.
    """

    def __init__(self, array: np.ndarray) -> None:
        self.array = array
        self.beliefs: Beliefs = {}
        if int(array[0].phase) in (TOSS, ACTION, DRAW):
            self._begin()

    def _begin(self) -> None:
        """Believe in all worlds alike that agree with the position."""
        beliefs: dict[Jack, float] = {}
        for identity, values, weight in knowledge.worlds(plain(self.array)):
            jack = identity, hand_of(values)
            beliefs[jack] = beliefs.get(jack, 0.0) + weight
        self._believe(beliefs)

    def _believe(self, beliefs: Beliefs) -> None:
        total = sum(beliefs.values())
        self.beliefs = {jack: chance / total for jack, chance in beliefs.items() if chance > 0}

    @property
    def mover(self) -> int:
        """Whose action is due; -1 where chance is."""
        return int(doors.player(self.array, 0))

    def shown(self) -> frozenset[int]:
        """The cards that lie open."""
        record = self.array[0]
        cards = zip(record.card, record.taker, strict=True)
        return frozenset(int(card) for card, taker in cards if taker == DETECTIVE and card >= 0)

    def jacks(self) -> Jacks:
        """The types that are possible here."""
        return Jacks(self.beliefs, self.shown())

    # --- what happens -----------------------------------------------------------------------------

    def follow(self, told: str, likelihood: Likelihood, doubt: float) -> None:
        """Let one word, or verdict, of what is told of a game happen."""
        domain = chance_domain(told)
        if told in VERDICTS:
            self._take_verdict(VERDICTS.index(told))
        elif domain == "jack":
            self.array["phase"] = TOSS
            self._begin()
        elif domain == "draw":
            self._draw(told)
        elif self.mover < 0:
            doors.advance(self.array, 0, words.number(told, True))
        else:
            self._act(int(words.number(told, False) or 0), likelihood, doubt)

    def _act(self, action: int, likelihood: Likelihood, doubt: float) -> None:
        if self.mover == JACK and len(self.beliefs) > 1:
            jacks = self.jacks()
            chances = jacks.chances * doubted(likelihood(self, action), jacks.chances, doubt)
            self._believe(dict(zip(jacks.types, chances.tolist(), strict=True)))
        doors.act(self.array, 0, action)

    def _draw(self, told: str) -> None:
        jacks = self.jacks()
        if int(self.array[0].taker[int(self.array[0].round_number) - 1]) == JACK:
            self._believe(jacks.drawn())
        else:
            card = SUSPECTS.index(told.partition("-")[2])
            self._believe(
                {
                    jack: chance * jacks.chance_of_card(jack, card)
                    for jack, chance in self.beliefs.items()
                }
            )
            doors.draw(self.array, 0, card)
        self.array["phase"] = ACTION

    def _take_verdict(self, verdict: int) -> None:
        """Clear tiles, and rule out the types with which the game would be over, or another one."""
        sight = doors.visible(self.array, 0)
        take_verdict(self.array, verdict)
        record = plain(self.array)
        tokens = sum(one == UNSEEN for one in record.verdict)
        begins = record.chase == record.round_number - 1
        self._believe(
            {
                jack: chance
                for jack, chance in self.beliefs.items()
                if sight >> jack[0] & 1 == verdict
                and (
                    (tokens + hours_of(jack[1]) >= GOAL) == begins or (record.chase and not begins)
                )
            }
        )


def doubted(likelihood: np.ndarray, chances: np.ndarray, doubt: float) -> np.ndarray:
    """A likelihood, with a part of what all types together would do: that part tells nothing.

    An action that no type was expected to play tells nothing at all.
    """
    average = float(likelihood @ chances)
    if average <= 0:
        return np.ones(len(chances))
    mixed: np.ndarray = (1 - doubt) * likelihood + doubt * average
    return mixed


def table_of(view: View, likelihood: Likelihood, doubt: float) -> Table:
    """What everybody has seen of a game, whoever looks; ``doubt`` is from 0 to 1."""
    start = view.start
    array = new_array() if start is None else view.game.views.project(start, None)
    table = Table(array)
    for told in view.words():
        table.follow(told, likelihood, doubt)
    return table
