"""Action numbers and words of Mr. Jack (London): each the exact inverse of the other.

The words are those of the public contract; the numbers are laid out in `choices`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from lamplighter.games.london.board import (
    CHARACTERS,
    DIRECTIONS,
    EXITS,
    GOODLEY,
    GULL,
    LAMPS,
    MANHOLES,
    STREETS,
)
from lamplighter.games.london.numbers import FOURS
from lamplighter.games.vocabulary import Vocabulary

__all__ = ["SETUP_DOMAINS", "number", "word", "words"]

SETUP_DOMAINS = ("jack",)
"""First parts of the chance words that make up the deal."""


def _all_but(character: int) -> tuple[str, ...]:
    return CHARACTERS[:character] + CHARACTERS[character + 1 :]


def _carried(what: str, places: Iterable[str]) -> list[str]:
    """One thing from each place to each other one."""
    return [f"{what}-{from_}-{to}" for from_, to in permutations(places, 2)]


def _player_words() -> tuple[str, ...]:
    return (
        *(f"play-{character}" for character in CHARACTERS),
        *(f"move-{street}" for street in STREETS),
        *(f"accuse-{street}" for street in STREETS),
        *(f"escape-{exit_}" for exit_ in EXITS),
        *(f"swap-{other}" for other in _all_but(GULL)),
        *_carried("lamp", LAMPS),
        *_carried("cordon", EXITS),
        *_carried("cover", MANHOLES),
        *(f"whistle-{other}-{street}" for other in _all_but(GOODLEY) for street in STREETS),
        *(f"face-{direction}" for direction in DIRECTIONS),
        "stay",
    )


def _chance_words() -> tuple[str, ...]:
    identities = [f"jack-{character}" for character in CHARACTERS]
    fours = ["-".join(["cards", *(CHARACTERS[c] for c in four)]) for four in FOURS]
    draws = [f"draw-{character}" for character in CHARACTERS]
    return (*identities, *fours, *draws)


_VOCABULARY = Vocabulary(_player_words(), _chance_words())

words = _VOCABULARY.words
number = _VOCABULARY.number
word = _VOCABULARY.word
