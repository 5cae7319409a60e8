"""Numbers and words are exact inverses, in every game."""

from __future__ import annotations

import pytest

import lamplighter
from lamplighter.games.catalogue import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_words_and_numbers_are_inverses(name: str) -> None:
    game = lamplighter.load_game(name)
    for chance, size in ((False, game.num_distinct_actions()), (True, game.max_chance_outcomes())):
        words = game.words.words(chance)
        assert len(words) == len(set(words)) == size
        for number, word in enumerate(words):
            assert game.words.number(word, chance) == number
            assert game.words.word(~number if chance else number) == word
            assert word == word.lower()
            assert word.replace("-", "").isalnum()
            assert word.isascii()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_word_has_no_number(name: str) -> None:
    game = lamplighter.load_game(name)
    for text in ("", "play", "PLAY-HOLMES", " stay", None, 3):
        assert game.words.number(text, chance=False) is None
        assert game.words.number(text, chance=True) is None
