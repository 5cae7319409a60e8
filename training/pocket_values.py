"""Train the value networks of Mr. Jack Pocket, backward from the eighth round.

    python training/pocket_values.py --solves 4000 --seed 1 --jobs 2

For each round, the last one first: make positions at its start, solve each with the network of the
round after it (in the eighth the rules themselves say what the ends are worth), and fit a network
to what the solver finds for each of Jack's types. The earlier the round, the fewer positions. Odd
rounds begin before the toss, so there the network learns the average over tosses: each position is
solved for one.

The positions need not be likely, since the solver looks at all that can come of a position: tiles
lie anyhow, detectives stand anywhere, any suspects are left that one call can leave. What each
suspect is believed in is drawn, too.

Needs scikit-learn beside the package. Writes ``values.npz`` where the package keeps it, and a
``pocket_values.csv`` with how well each network guesses for positions it has not seen.
"""

from __future__ import annotations

import argparse
import csv
import logging
import math
import pickle
import random
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
from sklearn.neural_network import MLPRegressor

from lamplighter.bots.pocket.playout import values_after_calls
from lamplighter.bots.pocket.resolving.features import FEATURES, describe
from lamplighter.bots.pocket.resolving.jacks import Beliefs, Hand, Jack, Jacks, hours_of
from lamplighter.bots.pocket.resolving.rest_of_round import RestOfRound
from lamplighter.bots.pocket.resolving.values import Network
from lamplighter.games.pocket import doors
from lamplighter.games.pocket.board import (
    ALL_SUSPECTS,
    GOAL,
    HOURGLASSES,
    LANE,
    NO_WALL,
    ROUNDS,
    SPACES,
    SUSPECTS,
)
from lamplighter.games.pocket.state import ACTION, SEEN, UNSEEN, new_array

LAYERS = 32, 16
"""Units of the two hidden layers."""

PENALTY = 360.0
"""Weights are kept small by so much over the number of positions (chosen in the eighth round, where
a weaker penalty learned positions by heart)."""

EPOCHS = 30

ITERATIONS = 6, 6
"""Of the solver: before and after it looks at the ends anew."""

CHASES = 0.12
"""How many of the positions are in the chase, where there can be one."""

SPREADS = 0.0, 0.5, 1.0, 2.0
"""How far beliefs in the suspects differ: the standard deviation of their logarithm."""


Task = tuple[int, int, int]
"""A seed, a round, and the number of a position."""

Labels = tuple[np.ndarray, np.ndarray]
"""Features and values of a position's types."""


class Sample(NamedTuple):
    """A position at the start of a round."""

    array: np.ndarray
    beliefs: Beliefs
    shown: frozenset[int]
    hours: int
    """Jack's hourglasses on round tokens."""


def hands(cards: int, identity: int, shown: frozenset[int]) -> dict[Hand, int]:
    """The hands that so many cards can make, and in how many ways."""
    open_cards = [0, 0, 0]
    for suspect, value in enumerate(HOURGLASSES):
        open_cards[value] += suspect != identity and suspect not in shown
    found: dict[Hand, int] = {}
    for none in range(cards + 1):
        for two in range(cards - none + 1):
            hand = none, cards - none - two, two
            ways = math.prod(map(math.comb, open_cards, hand))
            if ways:
                found[hand] = ways
    return found


def draws(rng: random.Random, number: int, faces: int) -> tuple[frozenset[int], int]:
    """The cards shown before a round, and how many Jack has drawn."""
    early = number % 2 == 0 and faces & 1  # the alibi face was up in the odd round before
    shown: set[int] = set()
    kept = 0
    for _ in range((number - 1) // 2 + bool(early)):
        if rng.random() < 0.5:
            shown.add(rng.choice([card for card in range(len(SUSPECTS)) if card not in shown]))
        else:
            kept += 1
    return frozenset(shown), kept


def suspects_before(rng: random.Random, number: int, shown: frozenset[int]) -> int:
    """Who was left before the call that began this round, as a mask."""
    open_cards = [card for card in range(len(SUSPECTS)) if card not in shown]
    most = max(4, 11 - number) if rng.random() < 0.9 else len(SUSPECTS)
    left = len(SUSPECTS) if number == 2 else rng.randint(2, most)
    rng.shuffle(open_cards)
    return sum(1 << card for card in open_cards[:left])


def without_lane(array: np.ndarray, suspects: int) -> None:
    """Clear all but these suspects; Lane's wall goes with his portrait."""
    array["blank"] = ALL_SUSPECTS & ~suspects
    if not suspects >> LANE & 1:
        array["wall"][array["suspect"] == LANE] = NO_WALL


def sample(rng: random.Random, number: int) -> Sample:
    """A position at the start of a round, drawn until it is one from which a game goes on."""
    while True:
        found = attempt(rng, number)
        if found is not None:
            return found


def attempt(rng: random.Random, number: int) -> Sample | None:
    """A position at the start of a round, or none where the game would be over."""
    array = new_array()
    array["suspect"][0] = rng.sample(range(len(SUSPECTS)), len(SUSPECTS))
    array["wall"][0] = [rng.randrange(4) for _ in SUSPECTS]
    array["detective"][0] = [rng.randrange(SPACES) for _ in range(3)]
    faces = rng.randrange(16)
    shown, kept = draws(rng, number, faces)
    before = suspects_before(rng, number, shown)
    without_lane(array, before)
    sight = doors.visible(array, 0)
    in_chase = number > 3 and rng.random() < CHASES
    seen = not in_chase and rng.random() < 0.5
    suspects = before & sight if seen else before & ~sight
    left = [suspect for suspect in range(len(SUSPECTS)) if suspects >> suspect & 1]
    if len(left) < (1 if in_chase else 2):
        return None
    if in_chase:
        suspects = 1 << rng.choice(left)
    without_lane(array, suspects)
    hours = rng.randint(0, min(5, number - 2)) + (not seen and number < 7)
    array["round_number"], array["phase"], array["faces"] = number, ACTION, faces
    array["chase"] = number - 1 if in_chase else 0
    array["verdict"][0, : number - 1] = [UNSEEN] * hours + [SEEN] * (number - 1 - hours)
    beliefs = drawn_beliefs(rng, suspects, kept, shown, -math.inf if in_chase else hours)
    return Sample(array, beliefs, shown, hours) if beliefs else None


def drawn_beliefs(
    rng: random.Random, suspects: int, kept: int, shown: frozenset[int], hours: float
) -> Beliefs:
    """Beliefs in all types with which the game would have gone on."""
    spread = rng.choice(SPREADS)
    beliefs: dict[Jack, float] = {}
    for identity in range(len(SUSPECTS)):
        weight = math.exp(spread * rng.gauss(0, 1))
        if suspects >> identity & 1:
            for hand, ways in hands(kept, identity, shown).items():
                if hours + hours_of(hand) < GOAL:
                    beliefs[identity, hand] = ways * weight
    return beliefs


def labelled(task: Task, network: Network | None) -> Labels:
    """Features and the solver's values of all types, for one position; of a seed, round, number."""
    seed, number, index = task
    rng = random.Random(f"{seed} {number} {index}")
    found = sample(rng, number)
    jacks = Jacks(found.beliefs, found.shown)
    solved = RestOfRound(found.array, jacks, network)
    first, second = ITERATIONS
    solved.improve(first)
    if number < ROUNDS:
        solved.read_ends()
    solved.improve(second)
    solved.settle()
    return features(found, jacks), solved.value()


def features(found: Sample, jacks: Jacks) -> np.ndarray:
    """What a network is told of each type; before an odd round, nothing of the toss."""
    array = found.array.copy()
    beliefs = np.zeros(len(SUSPECTS))
    hours = np.array([found.hours + hours_of(hand) for _, hand in jacks.types])
    for (identity, _), chance in zip(jacks.types, jacks.chances, strict=True):
        beliefs[identity] += chance
    out = np.zeros((len(jacks.types), FEATURES))
    describe(
        array,
        beliefs,
        float(jacks.chances @ hours),
        int(array[0].chase > 0),
        np.array([identity for identity, _ in jacks.types]),
        hours,
        np.array([jacks.left_for(jack) for jack in jacks.types], dtype=np.float64),
        values_after_calls(),
        out,
    )
    return out


def fitted(data: Sequence[Labels], seed: int) -> tuple[Network, float]:
    """A network, and its root mean square error for the last tenth, which it has not seen."""
    cut = len(data) * 9 // 10
    inputs, values = (np.concatenate(column) for column in zip(*data[:cut], strict=True))
    unseen, truth = (np.concatenate(column) for column in zip(*data[cut:], strict=True))
    model = MLPRegressor(
        hidden_layer_sizes=LAYERS,
        alpha=PENALTY / cut,
        batch_size=256,
        learning_rate_init=1e-3,
        max_iter=EPOCHS,
        random_state=seed,
    )
    model.fit(inputs, values)
    error = float(np.sqrt(np.mean((model.predict(unseen).clip(0, 1) - truth) ** 2)))
    rows = [
        part.ravel()
        for layer in zip(model.coefs_, model.intercepts_, strict=True)
        for part in layer
    ]
    return (np.concatenate(rows), np.array(LAYERS)), error


def kept_or_made(
    file: Path | None, pool: ProcessPoolExecutor, network: Network | None, tasks: list[Task]
) -> list[Labels]:
    """The labelled positions of one round: from the file if it is there, else solved now."""
    if file and file.exists():
        found: list[Labels] = pickle.loads(file.read_bytes())
        return found
    data = list(pool.map(partial(labelled, network=network), tasks, chunksize=10))
    if file:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(pickle.dumps(data))
    return data


def main() -> None:
    """Train all networks."""
    kept = (
        Path(__file__).resolve().parent.parent / "src/lamplighter/bots/pocket/resolving/values.npz"
    )
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--solves", type=int, default=4000, help="positions for the last round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes that solve")
    parser.add_argument("--data", type=Path, help="folder that keeps what was solved")
    parser.add_argument("--out", type=Path, default=kept, help="the file to write")
    wanted = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    network: Network | None = None
    arrays = {"layers": np.array(LAYERS)}
    curve = []
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for number in range(ROUNDS, 1, -1):
            begun = time.monotonic()
            solves = wanted.solves * number // ROUNDS
            tasks = [(wanted.seed, number, index) for index in range(solves)]
            data = kept_or_made(wanted.data and wanted.data / f"{number}.pkl", pool, network, tasks)
            network, error = fitted(data, wanted.seed)
            arrays[f"weights_{number}"] = network[0].astype(np.float32)
            np.savez_compressed(wanted.out, allow_pickle=False, **arrays)
            spread = float(np.concatenate([values for _, values in data]).std())
            curve.append((number, solves, f"{error:.4f}", f"{spread:.4f}"))
            logging.info(
                "round %d: error %.4f of spread %.4f, %.0f s",
                number,
                error,
                spread,
                time.monotonic() - begun,
            )
    with Path(__file__).with_suffix(".csv").open("w", newline="") as file:
        csv.writer(file).writerows([("round", "solves", "error", "spread"), *curve])


if __name__ == "__main__":
    main()
