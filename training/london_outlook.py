"""Train what ``ismcts`` foresees in Mr. Jack (London), from games against itself.

    python training/london_outlook.py --games 1000 --seed 1 --jobs 2

Plays games, remembers each position after a turn and who won in the end, and fits the weights of
`lamplighter.bots.london.foresight`: by parity of the round and number of turns over, a logistic
regression of the detective's win on what is told of Jack (whom a search asks about as it does about
every suspect). The first generation of games is played with what `ends` says alone, each later
one with what those before it taught; all of them count in the end.

Writes ``foresight.csv`` where the package keeps it. How good the guesses are for games that had no
part in them, one of five, is in ``london_outlook.csv``, by how many games did: the mean log-loss
and Brier score of `ends` alone and of what was learned. Takes about twenty minutes on one core.
"""

from __future__ import annotations

import argparse
import csv
import logging
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np

from lamplighter import State, load_game
from lamplighter.bots import make_bot
from lamplighter.bots.london import foresight
from lamplighter.bots.london.ahead import NODE
from lamplighter.bots.london.belief import public_beliefs
from lamplighter.bots.london.ismcts import TRUST
from lamplighter.bots.london.lookahead import chances_after_call
from lamplighter.games.base import DETECTIVE
from lamplighter.games.chance import ChanceStream, play_chance
from lamplighter.games.london import doors
from lamplighter.games.london.board import ROUNDS
from lamplighter.games.london.state import DRAW, PLAY, UNKNOWN, copy_array

BOT = "ismcts:playouts=24"
"""Who plays: fewer playouts than usual, since more games teach more."""

WHIM = "lookahead:notices=3"
"""Who plays a turn now and then instead, so that also less likely positions are met."""

WHIMS = 0.0, 0.05, 0.15
"""How often; one of these for a game."""

PENALTY = 1.0
"""On half the sum of squares of the weights, as in a sum of log-losses."""

STEPS = 30
"""Newton's method has long converged by then."""

HELD_OUT = 5
"""One game of so many has no part in the fit that is measured."""

PARTS = 4, 2, 1
"""Part of the games that each measured fit learns from: a quarter, half, all."""

KEPT = Path(foresight.__file__).with_suffix(".csv")


class Samples(NamedTuple):
    """What was met, an element each."""

    game: np.ndarray
    """The number of the game."""
    round: np.ndarray
    turns: np.ndarray
    """How many turns of the round are over, 1 to 4."""
    told: np.ndarray
    """What is told of Jack; shape (samples, signs)."""
    won: np.ndarray
    """1 where the detective won in the end."""


# --- playing ------------------------------------------------------------------------------------


def game_of(number: int, seed: int) -> Iterator[tuple[State, int]]:
    """Each decision of a game: the position, and what is played."""
    rng = random.Random(f"{seed} {number}")
    bot, whim, often = make_bot(BOT), make_bot(WHIM), rng.choice(WHIMS)
    state = load_game("london").deal(rng.randrange(2**32))
    stream = ChanceStream(rng.randrange(2**32))
    play_chance(state, stream)
    mover = bot
    while not state.is_terminal():
        if not state.goes_on():
            mover = whim if rng.random() < often else bot
        action = mover.act(state.view(state.current_player()), rng)
        yield state, action
        state.apply_action(action)
        play_chance(state, stream)
    yield state, UNKNOWN


def after_turn(state: State, action: int) -> np.ndarray | None:
    """The public record once a decision is made, if a turn is over then; the call is not made."""
    after = copy_array(state.view(None).array)
    doors.act(after, 0, action)
    if after["phase"][0] == DRAW:
        after["phase"], after["hand"] = PLAY, UNKNOWN
    between = after["phase"][0] == PLAY and after["hand"][0] == UNKNOWN
    return after if between else None


def told_of_jack(record: np.ndarray, beliefs: np.ndarray, jack: int) -> np.ndarray:
    """What `foresight` is told of him."""
    out = np.zeros((1, len(beliefs), len(foresight.SIGNS)))
    tables = chances_after_call(record[0])[np.newaxis]
    foresight.describe_all(record, tables, beliefs[np.newaxis], np.zeros(1, NODE), out)
    made: np.ndarray = out[0, jack]
    return made


def met(task: tuple[int, int]) -> list[tuple[int, int, int, np.ndarray, float]]:
    """The samples of one game, of its number and the seed: rows as in `Samples`."""
    number, seed = task
    found = []
    winner = UNKNOWN
    for state, action in game_of(number, seed):
        if state.is_terminal():
            winner = int(state.record.winner)
            break
        record = after_turn(state, action)
        if record is not None:
            view = state.view(state.current_player())
            beliefs = public_beliefs(view, TRUST[DETECTIVE])
            turns = int(record[0].played).bit_count()
            told = told_of_jack(record, beliefs, int(state.record.jack))
            found.append((number, state.round_number(), turns, told))
    return [(*row, float(winner == DETECTIVE)) for row in found]


def generation(first: int, games: int, seed: int, jobs: int) -> Samples:
    """The samples of so many games, played with the weights that the package keeps now."""
    tasks = [(first + number, seed) for number in range(games)]
    # Fresh processes read the weights anew.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        rows = [row for rows in pool.map(met, tasks, chunksize=10) for row in rows]
    return Samples(*map(np.array, zip(*rows, strict=True)))


# --- fitting ------------------------------------------------------------------------------------


def regression(told: np.ndarray, won: np.ndarray) -> np.ndarray:
    """The weights of a logistic regression; the last sign, always 1, is not held down."""
    penalty = PENALTY * np.eye(told.shape[1])
    penalty[-1, -1] = 1e-6
    weights = np.zeros(told.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-told @ weights))
        slope = told.T @ (chances - won) + penalty @ weights
        bend = (told.T * (chances * (1 - chances))) @ told + penalty
        weights -= np.linalg.solve(bend, slope)
    return weights


def fitted(samples: Samples, chosen: np.ndarray) -> np.ndarray:
    """Weights as `foresight` keeps them, from the chosen samples."""
    weights = foresight.hand_made()
    for parity in range(2):
        for turns in range(1, 5):
            rows = chosen & (samples.round % 2 == parity) & (samples.turns == turns)
            weights[parity, turns - 1] = regression(samples.told[rows], samples.won[rows])
    return weights.round(4)


def losses(samples: Samples, rows: np.ndarray, weights: np.ndarray) -> tuple[float, float]:
    """The mean log-loss and the Brier score for some of the samples."""
    used = weights[samples.round[rows] % 2, samples.turns[rows] - 1]
    chances = 1 / (1 + np.exp(-np.sum(used * samples.told[rows], axis=1)))
    won = samples.won[rows]
    log_loss = -np.mean(won * np.log(chances) + (1 - won) * np.log(1 - chances))
    return float(log_loss), float(np.mean((chances - won) ** 2))


def curve(samples: Samples) -> Iterator[tuple[int | str, ...]]:
    """How good the guesses are by turns that are over, and by how many games were learned from."""
    in_time = (samples.round < ROUNDS) | (samples.turns < 4)
    held_out = samples.game % HELD_OUT == 0
    games = np.unique(samples.game[~held_out])
    for part in PARTS:
        used = games[::part]
        weights = fitted(samples, in_time & np.isin(samples.game, used))
        for turns in range(1, 5):
            rows = in_time & held_out & (samples.turns == turns)
            scores = losses(samples, rows, foresight.hand_made()) + losses(samples, rows, weights)
            yield len(used), turns, int(rows.sum()), *(f"{score:.4f}" for score in scores)


def keep(weights: np.ndarray) -> None:
    """Write weights where the package keeps them."""
    rows = weights.reshape(-1, len(foresight.SIGNS)).round(4).tolist()
    with KEPT.open("w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([foresight.SIGNS, *rows])


def joined(parts: Sequence[Samples]) -> Samples:
    """All samples of some generations."""
    return Samples(*map(np.concatenate, zip(*parts, strict=True)))


def main() -> None:
    """Train all weights."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="of each generation")
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    wanted = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    keep(foresight.hand_made())
    parts = []
    for number in range(wanted.generations):
        first = number * wanted.games
        parts.append(generation(first, wanted.games, wanted.seed, wanted.jobs))
        samples = joined(parts)
        in_time = (samples.round < ROUNDS) | (samples.turns < 4)
        keep(fitted(samples, in_time))
        logging.info("%d games, %d positions", first + wanted.games, len(samples.game))
    heading = "games turns held_out ends_log_loss ends_brier log_loss brier".split()
    rows = [heading, *curve(samples)]
    with Path(__file__).with_suffix(".csv").open("w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(rows)
    logging.info("\n".join(" ".join(map(str, row)) for row in rows))


if __name__ == "__main__":
    main()
