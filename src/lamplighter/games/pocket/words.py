"""Action numbers and words of Mr. Jack Pocket: each the exact inverse of the other.

The words are those of the public contract; the numbers are laid out in `choices`.
"""

from __future__ import annotations

from lamplighter.games.pocket.board import DETECTIVES, PAIRS, PLACES, SIDES, SUSPECTS, TOKENS
from lamplighter.games.vocabulary import Vocabulary

__all__ = ["SETUP_DOMAINS", "number", "word", "words"]

SETUP_DOMAINS = ("tile", "jack")
"""First parts of the chance words that make up the deal."""


def _player_words() -> tuple[str, ...]:
    moves = [f"{detective}-{spaces}" for detective in DETECTIVES for spaces in (1, 2)]
    joker = [f"joker-{detective}" for detective in (*DETECTIVES, "none")]
    turns = [f"rotate-{place}-{degrees}" for place in PLACES for degrees in (90, 180, 270)]
    swaps = [f"exchange-{PLACES[one]}-{PLACES[other]}" for one, other in PAIRS]
    return (*moves, *joker, *turns, *swaps, "alibi")


def _toss_word(faces: int) -> str:
    return "-".join(["toss", *(TOKENS[token][faces >> token & 1] for token in range(4))])


def _chance_words() -> tuple[str, ...]:
    tiles = [
        f"tile-{place}-{suspect}-{side}"
        for place in PLACES
        for suspect in SUSPECTS
        for side in SIDES
    ]
    identities = [f"jack-{suspect}" for suspect in SUSPECTS]
    tosses = [_toss_word(faces) for faces in range(16)]
    draws = [f"draw-{suspect}" for suspect in SUSPECTS]
    return (*tiles, *identities, *tosses, *draws)


_VOCABULARY = Vocabulary(_player_words(), _chance_words())

words = _VOCABULARY.words
number = _VOCABULARY.number
word = _VOCABULARY.word
