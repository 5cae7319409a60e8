"""Many games between two bots, the same ones on every machine and in any order.

Each game has a secret of its own, made from the seed of the match and the number of the game by
HMAC-SHA-256; from it come the deal, all later chance, and one generator for each bot. So game
4711 is what it is whether it is played alone, by one process or by eight.
"""

from __future__ import annotations

import hmac
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any

from lamplighter.arena.intervals import wilson_interval
from lamplighter.arena.play import Fault, play
from lamplighter.bots import Bot, make_bot
from lamplighter.games.base import Game
from lamplighter.games.chance import ChanceStream, frame, seed_key

__all__ = ["Match", "Outcome", "play_one", "simulate"]

CHUNK = 25
"""Games that a worker process plays in one go."""


@dataclass(frozen=True)
class Outcome:
    """One game: who won (0 or 1), after how many decisions, in which round, and why."""

    index: int
    winner: int
    decisions: int
    rounds: int
    ending: str
    fault: Fault | None = None


@dataclass
class Match:
    """All games of a pair of bots, counted."""

    game: Game
    bots: tuple[str, str]
    seed: int
    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def faults(self) -> list[Outcome]:
        """The games that a bot lost by a fault, in the order of their numbers."""
        return [outcome for outcome in self.outcomes if outcome.fault]

    def report(self) -> dict[str, Any]:
        """The figures, ready for JSON. Win rates come with their 95 % Wilson interval."""
        games = len(self.outcomes)
        roles = self.game.roles
        wins = [sum(outcome.winner == role for outcome in self.outcomes) for role in (0, 1)]
        return {
            "game": self.game.name,
            "options": self.game.options,
            "seed": self.seed,
            "games": games,
            "players": [
                {
                    "role": roles[role],
                    "bot": self.bots[role],
                    "wins": wins[role],
                    "win_rate": wins[role] / games,
                    "interval": list(wilson_interval(wins[role], games)),
                }
                for role in (0, 1)
            ],
            "mean_decisions": sum(outcome.decisions for outcome in self.outcomes) / games,
            "endings": self._endings(roles),
            "rounds": _counted(str(outcome.rounds) for outcome in self.outcomes),
            "faults": [
                {
                    "index": outcome.index,
                    "bot": self.bots[outcome.fault.role],
                    "kind": outcome.fault.kind,
                    "message": outcome.fault.message,
                }
                for outcome in self.outcomes
                if outcome.fault
            ],
        }

    def _endings(self, roles: tuple[str, str]) -> dict[str, dict[str, int]]:
        """By winner: how often each kind of ending came up."""
        return {
            roles[role]: _counted(
                outcome.ending for outcome in self.outcomes if outcome.winner == role
            )
            for role in (0, 1)
        }


def _counted(values: Iterator[str]) -> dict[str, int]:
    return dict(sorted(Counter(values).items()))


def simulate(
    game: Game,
    bots: tuple[str, str],
    games: int,
    seed: int,
    *,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> Match:
    """Play ``games`` games; the first bot is the detective (investigator), the second Jack.

    Args:
        game: with its options.
        bots: two names; see `bots.make_bot`.
        games: how many, at least 1.
        seed: of the match. The first n games of a seed are the same whatever ``games`` is.
        executor: plays chunks of games elsewhere, for instance a process pool.
        progress: called with the number of games each time some are finished.

    Raises `ValueError` for an unknown bot or a number of games below 1.
    """
    for name in bots:
        make_bot(name)
    if games < 1:
        raise ValueError(f"the number of games is at least 1, not {games}")
    match = Match(game, bots, seed)
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    tasks = [(game, bots, seed, chunk) for chunk in chunks]
    played = executor.map(_play_chunk, tasks) if executor else map(_play_chunk, tasks)
    for outcomes in played:
        match.outcomes.extend(outcomes)
        if progress:
            progress(len(outcomes))
    return match


def _play_chunk(task: tuple[Game, tuple[str, str], int, Sequence[int]]) -> list[Outcome]:
    """Several games of a match, in whatever process this is called."""
    game, names, seed, indices = task
    bots = (make_bot(names[0]), make_bot(names[1]))
    return [play_one(game, bots, seed, index) for index in indices]


def play_one(game: Game, bots: tuple[Bot, Bot], seed: int, index: int) -> Outcome:
    """Game ``index`` of the match with this seed. A bot that fails in any way loses it."""
    rngs = [random.Random(int.from_bytes(_secret(seed, role, index))) for role in game.roles]
    played = play(game, bots, ChanceStream(_secret(seed, "chance", index)), (rngs[0], rngs[1]))
    rounds = played.state.round_number()
    return Outcome(index, played.winner, played.decisions, rounds, played.ending, played.fault)


def _secret(seed: int, purpose: str, index: int) -> bytes:
    """32 bytes for one purpose in one game of a match."""
    message = frame(b"lamplighter/1/match", purpose.encode(), index.to_bytes(8, "big"))
    return hmac.digest(seed_key(seed), message, "sha256")
