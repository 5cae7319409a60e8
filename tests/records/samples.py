"""Games to make records of, and the records that are kept as files in tests/data/records.

``python -m tests.records.samples`` writes the files again. Do so only with a new version of the
format: old records must stay readable.
"""

from __future__ import annotations

import functools
import hashlib
import random
from pathlib import Path
from typing import NamedTuple

from lamplighter import Game, State, load_game
from lamplighter.records import ClientSeed, Record, Secret, record_of, save
from tests.playing import LONGEST, play_on

FOLDER = Path(__file__).parents[1] / "data" / "records"

POCKET, LONDON, OLD_LONDON = (
    load_game("pocket"),
    load_game("london"),
    load_game("london", board="first_2006"),
)


def clients_of(game: Game) -> tuple[ClientSeed, ...]:
    """What the two players of a game added to its seed."""
    return ClientSeed(game.roles[0], b"anna"), ClientSeed(game.roles[1], b"\x01\x02\x03")


CLIENTS = clients_of(POCKET)

MIDDLE = "Gn,ln,Be/ue,sw,ts/n,pn,mn 2,5,11 4 hWrJ N uus 2?,3N - = BG"

LONDON_MIDDLE = (
    "revised g7,b7,e6,e4,m8,c4,a1,j6 sw 4-*--*-- g6,l12 ne,sw 4 hwsB - HWSTGU - sss 2d,4j = LUB"
)

NAMES = (
    "finished.txt",
    "unfinished.txt",
    "chosen.txt",
    "chosen-unfinished.txt",
    "position.txt",
    "position-unfinished.txt",
    "london-finished.txt",
    "london-unfinished.txt",
    "london-chosen.txt",
    "london-chosen-unfinished.txt",
    "london-position.txt",
    "london-position-unfinished.txt",
)


class Sample(NamedTuple):
    """A game at some moment, with what belongs to it."""

    state: State
    secret: Secret
    record: Record


def secret_of(number: int, position: str | None = None) -> Secret:
    """A secret seed that is the same in every run."""
    return Secret(hashlib.sha256(b"lamplighter example %d" % number).digest(), position=position)


def play(
    secret: Secret,
    moves: int = LONGEST,
    clients: tuple[ClientSeed, ...] = (),
    luck: int = 0,
    game: Game = POCKET,
) -> State:
    """Up to ``moves`` decisions of players who choose at random, chance from ``secret``."""
    state = game.parse_state(secret.position) if secret.position else game.new_initial_state()
    play_on(state, secret.stream(clients), random.Random(luck), moves)
    return state


def sample(
    number: int, moves: int = LONGEST, position: str | None = None, game: Game = POCKET
) -> Sample:
    """Game ``number`` after so many decisions, without anything in its heading."""
    secret = secret_of(number, position)
    state = play(secret, moves, luck=number, game=game)
    return Sample(state, secret, record_of(state, secret))


@functools.cache
def kept() -> dict[str, Sample]:
    """The games of the files, by the names of the files."""
    chosen, middle = Secret(7, chosen=True), secret_of(1, MIDDLE)
    london_middle = secret_of(1, LONDON_MIDDLE)
    old = clients_of(LONDON)
    games = (
        (POCKET, secret_of(69), LONGEST, CLIENTS, 69),
        (POCKET, secret_of(69), 18, CLIENTS, 69),
        (POCKET, chosen, LONGEST, (), 7),
        (POCKET, chosen, 9, (), 7),
        (POCKET, middle, LONGEST, (), 1),
        (POCKET, middle, 3, (), 1),
        (LONDON, secret_of(70), LONGEST, old, 70),
        (LONDON, secret_of(70), 24, old, 70),
        (OLD_LONDON, chosen, LONGEST, (), 7),
        (OLD_LONDON, chosen, 30, (), 7),
        (LONDON, london_middle, LONGEST, (), 1),
        (LONDON, london_middle, 8, (), 1),
    )
    made = {}
    for name, (game, secret, moves, clients, luck) in zip(NAMES, games, strict=True):
        state = play(secret, moves, clients, luck, game)
        record = record_of(
            state,
            secret,
            players=("Anna Nováková", "greedy"),
            started="2026-11-30T05:00:00Z",
            finished="2026-11-30T05:31:07Z",
            client_seeds=clients,
        )
        made[name] = Sample(state, secret, record)
    return made


if __name__ == "__main__":
    for name, (_, secret, record) in kept().items():
        save(record, FOLDER / name, secret, overwrite=True)
