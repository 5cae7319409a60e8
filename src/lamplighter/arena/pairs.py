"""A pair of games: the same deal and the same chance twice, the two bots in swapped roles.

Chance comes from streams of its own (see `games.chance`): the tiles, Jack's identity, the tosses or
the face-up cards, and the deck, each counted for itself. So both games have the same deal, the
same outcome wherever both toss or turn up for the same time, and the same deck from the top,
whatever is played in between and whoever draws.

Everything follows from the seed of the tournament, the texts of the two bots and the number of the
pair. No two pairs share their chance, so what is said of many of them rests on independent ones.
"""

from __future__ import annotations

import hmac
import random
from collections.abc import Iterable
from dataclasses import dataclass

from lamplighter import records
from lamplighter.arena.entrants import Entrant
from lamplighter.arena.play import OVERTIME, Fault, Played, Timing, play
from lamplighter.games.base import Game
from lamplighter.games.chance import ChanceStream, frame, seed_key

__all__ = ["GameResult", "GameTask", "PairResult", "both_games", "pair_secret", "play_task", "told"]


LONGEST_NAME = 80
"""So much of a bot's text fits into a record."""


@dataclass(frozen=True)
class GameTask:
    """One game to be played somewhere.

    Attributes:
        game: with its options.
        entrants: by role.
        secret: 32 bytes, from which all its chance comes.
        dice: by role, what the bots' own dice are made from.
        keeps_record: whether its record is wanted.
    """

    game: Game
    entrants: tuple[Entrant, Entrant]
    secret: bytes
    dice: tuple[bytes, bytes]
    keeps_record: bool = False


@dataclass(frozen=True)
class GameResult:
    """What became of a game.

    Attributes:
        winner: 0 or 1.
        decisions: how many the players made.
        rounds: the round in which it ended.
        ending: what decided it.
        fault: what ended it before the rules did, if anything.
        micros: by role, microseconds of each timed move.
        record: the text of its record, or ``""`` if that was not wanted.
    """

    winner: int
    decisions: int
    rounds: int
    ending: str
    fault: Fault | None
    micros: tuple[tuple[int, ...], tuple[int, ...]]
    record: str = ""


@dataclass(frozen=True)
class PairResult:
    """What became of a pair: in the first game the first bot of the meeting is the detective."""

    meeting: int
    number: int
    games: tuple[GameResult, GameResult]

    @property
    def wins(self) -> int:
        """How many of the two games the first bot of the meeting has won."""
        return sum(game.winner == role for role, game in enumerate(self.games))


def both_games(
    game: Game, meeting: tuple[Entrant, Entrant], seed: int, number: int, keeps_record: bool
) -> tuple[GameTask, GameTask]:
    """The two games of pair ``number`` of a meeting."""
    texts = (meeting[0].text, meeting[1].text)
    secret = pair_secret(seed, texts, number)

    def task(detective: Entrant, jack: Entrant) -> GameTask:
        dice = (_dice(secret, detective, game.roles[0]), _dice(secret, jack, game.roles[1]))
        return GameTask(game, (detective, jack), secret, dice, keeps_record)

    return task(*meeting), task(*reversed(meeting))


def pair_secret(seed: int, bots: Iterable[str], number: int) -> bytes:
    """The seed of both games of a pair, 32 bytes; the order of the bots does not matter."""
    texts = [text.encode() for text in sorted(bots)]
    message = frame(b"lamplighter/1/pair", *texts, number.to_bytes(8, "big"))
    return hmac.digest(seed_key(seed), message, "sha256")


def _dice(secret: bytes, entrant: Entrant, role: str) -> bytes:
    """What a bot's own dice are made from in one game."""
    message = frame(b"lamplighter/1/dice", entrant.text.encode(), role.encode())
    return hmac.digest(secret, message, "sha256")


def play_task(task: GameTask, timing: Timing) -> GameResult:
    """Play a game here and now."""
    bots = (task.entrants[0].make(), task.entrants[1].make())
    rngs = (_generator(task.dice[0]), _generator(task.dice[1]))
    return told(task, play(task.game, bots, ChanceStream(task.secret), rngs, timing))


def _generator(dice: bytes) -> random.Random:
    return random.Random(int.from_bytes(dice, "big"))


def told(task: GameTask, played: Played) -> GameResult:
    """What is reported of a game that was played."""
    first, second = played.seconds
    return GameResult(
        winner=played.winner,
        decisions=played.decisions,
        rounds=played.state.round_number(),
        ending=played.ending,
        fault=played.fault,
        micros=(_micros(first), _micros(second)),
        record=_record(task, played) if task.keeps_record else "",
    )


def _micros(seconds: list[float]) -> tuple[int, ...]:
    return tuple(round(spent * 1e6) for spent in seconds)


def _record(task: GameTask, played: Played) -> str:
    """The game as a record. A bot that gave no answer, or none that counts, left the table."""
    ended = None
    if played.fault:
        ended = "time" if played.fault.kind == OVERTIME else "absence"
    return records.write(
        records.record_of(
            played.state,
            records.Secret(task.secret, chosen=True),
            players=(task.entrants[0].text[:LONGEST_NAME], task.entrants[1].text[:LONGEST_NAME]),
            ended=ended,
            winner=played.winner,
        )
    )
