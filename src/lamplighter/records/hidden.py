"""Worlds behind a sealed record: hidden outcomes that agree with all that it tells.

A sealed record lacks the outcomes that only one player saw. To lay it out, to show a position
or to see whether a word is legal, any outcomes will do that agree with its words and
verdicts: in all such worlds a spectator sees the same. They are found by trying, depth
first, and dropping a world at the first verdict, card or end of game that contradicts it.

There are thousands of worlds (Pocket: 9 x 8 x 7 x 6 x 5), but what can come after a word does
not depend on the order in which the hidden cards before it were drawn, only on who Jack is and
on which cards are gone. Of all worlds that are alike in this at one word, one is tried; that
leaves a few hundred.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from lamplighter.games.base import DETECTIVE, State
from lamplighter.games.chance import chance_domain
from lamplighter.games.errors import IllegalActionError
from lamplighter.games.view import VERDICTS
from lamplighter.records.errors import RecordError, fault
from lamplighter.records.record import Record, game_of
from lamplighter.records.walk import full_words, legal_words, public_words, start

__all__ = ["world"]

# Far more than any game needs; a text made to be slow is given up after a second or so.
_MOST_TRIALS = 200_000


def world(record: Record) -> tuple[State, tuple[str, ...]]:
    """The first state of a record and its words in full, as they were or as they may have been.

    Of an open record they are its own. Of a sealed one they are made up, agree with
    everything in it, and must not be shown to anybody.

    Raises:
        RecordError: nothing agrees with the words.
    """
    game = game_of(record)
    begin = start(game, record.position)
    if record.is_open:
        if not begin.is_playable():
            raise fault("format", "position", str(begin), "a position with its private part")
        return begin, record.words
    if record.position is not None and begin.observation_string(None) != record.position:
        raise fault("format", "position", record.position, "a position without its private part")
    search = _Search(record.words)
    for state in _starts(begin):
        found = search.run(state.clone(), 0)
        if found is not None:
            return state, found
    raise search.failure()


def _starts(begin: State) -> Iterator[State]:
    """``begin`` itself, or full states that look like it to one who knows no more than it says."""
    if begin.is_playable():
        yield begin
        return
    game, tried = begin.game, set()
    for array in game.knowledge.every_world(begin.view(DETECTIVE).array):
        secrets = _secrets(array[0])
        if secrets not in tried:
            tried.add(secrets)
            yield game.rebuild(array, ())


def _secrets(position: Any) -> tuple[int, ...]:
    """All that is hidden in a record and matters for what comes: Jack, and which cards are gone."""
    return int(position.jack), *sorted(position.card.tolist())


class _Search:
    """Depth first over the hidden outcomes; remembers the word at which the best world failed."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)
        self.tried: set[tuple[int, ...]] = set()
        self.trials = 0
        self.reached = -1
        self.expected = ""

    def run(self, state: State, item: int) -> tuple[str, ...] | None:
        """Full words of a world that goes on from ``state`` as the words from ``item`` on say."""
        if self._was_tried(state, item):
            return None
        while item < len(self.words):
            readings = self._readings(state, item)
            if len(readings) != 1:
                return self._branch(state, item, readings)
            behind = self._play(state, item, readings[0])
            if behind is None:
                return None
            item = behind
        if public_words(state) != self.words:
            self._fail(self._differing(state), "what a spectator was told")
            return None
        return full_words(state)

    def _was_tried(self, state: State, item: int) -> bool:
        """Whether a world that is like ``state`` in all that matters from here on has failed."""
        secrets = item, *_secrets(state.record)
        known = secrets in self.tried
        self.tried.add(secrets)
        return known

    def _branch(self, state: State, item: int, readings: list[int]) -> tuple[str, ...] | None:
        for action in readings:
            self.trials += 1
            if self.trials > _MOST_TRIALS:
                return None
            copy = state.clone()
            behind = self._play(copy, item, action)
            found = None if behind is None else self.run(copy, behind)
            if found is not None:
                return found
        return None

    def _readings(self, state: State, item: int) -> list[int]:
        """The numbers that the word at ``item`` may stand for here."""
        word = self.words[item]
        if word in VERDICTS:
            return self._none(item, "no verdict here: the witnesses were not called")
        if state.is_chance_node():
            outcomes = state.legal_actions()
            domain = chance_domain(state.action_to_string(outcomes[0]))
            if word == domain:
                return outcomes
            if chance_domain(word) != domain:
                return self._none(item, f"what chance brings here, {domain!r} or {domain}-...")
        try:
            return [state.string_to_action(word)]
        except IllegalActionError:
            # What chance may bring depends on the world, and this one is made up.
            if state.is_chance_node():
                return self._none(item, "an outcome that agrees with everything before it")
            return self._none(item, f"one of the words possible here: {legal_words(state)}")

    def _play(self, state: State, item: int, action: int) -> int | None:
        """Play it; the index of the next word, or ``None`` if what was told is something else."""
        round_number = state.round_number()
        state.apply_action(action)
        behind = item + 1
        if state.is_terminal():
            self._fail(item, "a word after which the game goes on, since it is unfinished")
            return None
        given = behind < len(self.words) and self.words[behind] in VERDICTS
        if not given and state.round_number() == round_number:
            return behind
        told = public_words(state)
        if told != self.words[: len(told)]:
            at = self._differing(state)
            self._fail(min(at, len(self.words) - 1), "what the witnesses can have said")
            return None
        return len(told)

    def _differing(self, state: State) -> int:
        told = public_words(state)
        pairs = zip(told, self.words, strict=False)
        differing = (number for number, (one, other) in enumerate(pairs) if one != other)
        return next(differing, min(len(told), len(self.words)))

    def _none(self, item: int, expected: str) -> list[int]:
        self._fail(item, expected)
        return []

    def _fail(self, item: int, expected: str) -> None:
        if item > self.reached:
            self.reached, self.expected = item, expected

    def failure(self) -> RecordError:
        """The fault at the furthest word that any world reached."""
        item = max(self.reached, 0)
        found = self.words[item] if item < len(self.words) else ""
        return fault("word", f"words[{item}]", found, self.expected or "a possible game", item)
