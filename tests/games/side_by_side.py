"""Engine and rule book at one node, as far as that is the same in every game."""

from __future__ import annotations

from typing import Protocol

import pytest

import lamplighter
from lamplighter import CHANCE, TERMINAL, State

__all__ = ["Oracle", "agree_on_the_node", "only_these_can_be_played"]


class Oracle(Protocol):
    """What the plain reading of any rule book answers."""

    words: list[str]

    def current_player(self) -> int: ...

    def legal_words(self) -> set[str]: ...

    def returns(self) -> list[int]: ...

    def suspects(self) -> list[str]: ...


def agree_on_the_node(state: State, game: Oracle) -> list[str]:
    """Who is to move, what he may do, who has won; returns the legal words by number."""
    actions = state.legal_actions()
    words = [state.action_to_string(action) for action in actions]
    assert set(words) == game.legal_words()
    assert len(words) == len(set(words))
    assert actions == sorted(actions)
    assert [state.string_to_action(word) for word in words] == actions
    player = game.current_player()
    assert state.current_player() == player
    assert state.is_chance_node() == (player == CHANCE)
    assert state.is_terminal() == (player == TERMINAL)
    chances = [(action, 1 / len(actions)) for action in actions]
    assert state.chance_outcomes() == (chances if player == CHANCE else [])
    assert list(state.returns()) == game.returns()
    assert list(state.suspects()) == game.suspects()
    assert list(state.words()) == game.words
    return words


def only_these_can_be_played(state: State, words: set[str]) -> None:
    """Each of ``words`` on a copy, which leaves the state alone; any other number is refused."""
    before = state.serialize()
    numbers = range(max(state.game.num_distinct_actions(), state.game.max_chance_outcomes()))
    for action in {-1, *numbers} - set(state.legal_actions()):
        with pytest.raises(lamplighter.IllegalActionError):
            state.apply_action(action)
    for word in sorted(words):
        after = state.clone()
        after.apply_action(after.string_to_action(word))
        assert after.words() == [*state.words(), word]
    assert state.serialize() == before
