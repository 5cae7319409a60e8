"""Action numbers and words, each the exact inverse of the other, for any game."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["Vocabulary"]


class Vocabulary:
    """The words of one game: a number is an index into those of the players, or of chance.

    Args:
        player: the players' words by action number.
        chance: the words of chance by outcome number.
    """

    def __init__(self, player: Sequence[str], chance: Sequence[str]) -> None:
        self._words = (tuple(player), tuple(chance))
        self._numbers = tuple({word: n for n, word in enumerate(words)} for words in self._words)

    def words(self, chance: bool) -> tuple[str, ...]:
        """All words of chance, or of the players, by number."""
        return self._words[chance]

    def number(self, text: object, chance: bool) -> int | None:
        """The number of a word of chance, or of the players; ``None`` if there is no such word."""
        return self._numbers[chance].get(text) if isinstance(text, str) else None

    def word(self, entry: int) -> str:
        """The word of a log entry: an action number, or an outcome's complement."""
        return self._words[0][entry] if entry >= 0 else self._words[1][~entry]
