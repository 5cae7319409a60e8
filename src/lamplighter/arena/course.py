"""The course of a tournament: which pairs there are, which are finished, and what that answers.

Results come in any order. They count in the order of their numbers: a meeting is told of up to the
first pair that is missing, or up to the one at which its test had the answer. So what is told
does not depend on who was quick.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Any

from lamplighter.arena.entrants import Entrant
from lamplighter.arena.pairs import PairResult
from lamplighter.arena.sprt import Sprt
from lamplighter.games.base import Game

__all__ = ["Course", "Meeting", "Plan"]


@dataclass(frozen=True)
class Plan:
    """What is to be played.

    Attributes:
        game: with its options.
        entrants: who takes part, at least two.
        pairs: of games, for each meeting; with ``sprt`` the most.
        seed: of the tournament.
        is_field: whether only the first one meets the others.
        move_time: seconds that a move may take, ``None`` for as long as it likes.
        sprt: a test of each meeting, which ends it when it has the answer.
    """

    game: Game
    entrants: tuple[Entrant, ...]
    pairs: int
    seed: int = 0
    is_field: bool = False
    move_time: float | None = None
    sprt: Sprt | None = None

    def __post_init__(self) -> None:
        if len(self.entrants) < 2:
            raise ValueError("a tournament takes at least two bots")
        if self.pairs < 1:
            raise ValueError(f"the number of pairs is at least 1, not {self.pairs}")

    @property
    def meetings(self) -> list[tuple[int, int]]:
        """Who meets whom, by their places among the entrants."""
        every = list(combinations(range(len(self.entrants)), 2))
        return [meeting for meeting in every if meeting[0] == 0 or not self.is_field]

    def games(self) -> dict[str, Any]:
        """All that decides the games of this plan, as JSON."""
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "options": self.game.options,
            "bots": [entrant.text for entrant in self.entrants],
            "code": [entrant.digest for entrant in self.entrants],
            "field": self.is_field,
            "seed": self.seed,
            "move_time": self.move_time,
        }


class Meeting:
    """The pairs of two entrants, as far as they are finished.

    Attributes:
        bots: the two, by their places among the entrants.
        results: the pairs that count, in the order of their numbers.
        answer: what the test says, ``"elo0"`` or ``"elo1"``; ``None`` as long as that is open.
    """

    def __init__(self, bots: tuple[int, int], sprt: Sprt | None) -> None:
        self.bots = bots
        self.results: list[PairResult] = []
        self.answer: str | None = None
        self._sprt = sprt
        self._early: dict[int, PairResult] = {}
        self._counts = [0, 0, 0]

    def knows(self, number: int) -> bool:
        """Whether this pair is finished."""
        return number < len(self.results) or number in self._early

    def take(self, result: PairResult) -> None:
        """Take a finished pair."""
        if not self.knows(result.number):
            self._early[result.number] = result
        while self.answer is None and len(self.results) in self._early:
            following = self._early.pop(len(self.results))
            self.results.append(following)
            self._counts[following.wins] += 1
            if self._sprt:
                self.answer = self._sprt.answer(self._counts)

    def ratio(self) -> float:
        """The log-likelihood ratio of its test; 0 without one."""
        return self._sprt.ratio(self._counts) if self._sprt else 0.0


class Course:
    """A tournament that is going on."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.meetings = [Meeting(bots, plan.sprt) for bots in plan.meetings]
        self._order = self._pairs()

    def take(self, results: Iterable[PairResult]) -> None:
        """Take finished pairs; those beyond the plan are left aside."""
        for result in results:
            if result.number < self.plan.pairs:
                self.meetings[result.meeting].take(result)

    def next_batch(self, size: int) -> list[tuple[int, int]]:
        """At most so many pairs to be played next, by meeting and number; none at the end."""
        return list(islice(self._order, size))

    def _pairs(self) -> Iterator[tuple[int, int]]:
        """Every pair in order, but not what was finished or answered in the meantime."""
        for number in range(self.plan.pairs):
            for place, meeting in enumerate(self.meetings):
                if meeting.answer is None and not meeting.knows(number):
                    yield place, number
