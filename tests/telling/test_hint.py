"""Hints in sentences: what to do, what a call would leave then, and the chance."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from lamplighter import load_game
from lamplighter.bots.advice import Advice
from lamplighter.games.base import State
from lamplighter.games.catalogue import GAMES
from lamplighter.games.chance import ChanceStream, play_chance
from lamplighter.sentences import catalogue
from lamplighter.telling.hint import hint_lines, words_of
from lamplighter.telling.rooms import scene_of
from tests.playing import VARIANTS

SAY = catalogue("en")


def opening(game: str, player: int, seed: int = 3) -> State:
    """The first decision of a player, of whom the other one did anything."""
    state, rng = load_game(game).deal(seed), random.Random(seed)
    while state.current_player() != player or state.is_chance_node():
        if state.is_chance_node():
            play_chance(state, ChanceStream(seed))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def told(state: State, *words: str, chance: float | None = None) -> list[str]:
    """The hint that advises these words."""
    view = state.view(state.current_player())
    ahead, actions = view, []
    for word in words:
        actions.append(ahead.string_to_action(word))
        ahead = ahead.preview(actions[-1])
    advice = Advice(tuple(actions), chance)
    assert words_of(view, advice.actions) == list(words)
    return hint_lines(view, advice, SAY)


def test_the_hunter_is_told_what_a_call_would_leave() -> None:
    state = opening("pocket", 0)
    view = state.view(0)
    for action in view.legal_actions():
        word = view.action_to_string(action)
        after = scene_of(view.preview(action))
        lines = told(state, word)
        if word == "alibi":
            assert "The top card will be shown" in lines[1]
        if after.seen and after.unseen:
            assert f"{len(after.seen)} suspect" in lines[-1]
            assert lines[-1].endswith(f"{len(after.unseen)} if he is not.")
        else:
            assert "nobody would be cleared" in lines[-1]


def test_jack_is_told_whether_he_is_seen_and_what_it_brings() -> None:
    kinds = set()
    for seed in range(4):
        state = opening("pocket", 1, seed)
        view = state.view(1)
        for action in view.legal_actions():
            after = scene_of(view.preview(action))
            lines = told(state, view.action_to_string(action))
            kinds.add(after.status_of_jack)
            if after.status_of_jack == "seen":
                assert f"would be seen, and {_others(len(after.seen) - 1)}" in lines[-1]
            else:
                assert f"would not be seen, and {_others(len(after.unseen) - 1)}" in lines[-2]
                assert lines[-1].startswith("It would bring you an hourglass")
    assert kinds == {"seen", "unseen"}


def _others(count: int) -> str:
    """How so many who share Jack's fate are told."""
    return {0: "nobody", 1: "1 other would"}.get(count, f"{count} others would")


def test_the_chance_comes_last() -> None:
    state = opening("pocket", 0)
    word = state.action_to_string(state.legal_actions()[0])
    assert told(state, word, chance=0.625)[-1].endswith("about 62 %.")
    assert "%" not in " ".join(told(state, word))


def test_a_turn_of_several_words_is_told_whole() -> None:
    state = opening("london", 0)
    hand = state.action_to_string(state.legal_actions()[0])
    view = state.view(0).preview(state.legal_actions()[0])
    words = [hand]
    while view.game.state.goes_on(view.array):
        words.append(view.action_to_string(view.legal_actions()[0]))
        view = view.preview(view.legal_actions()[0])
    lines = told(state, *words)
    assert lines[0].count(".") == len(words)
    assert "if he is not." in lines[-1] or "nobody would be cleared" in lines[-1]


def test_what_ends_the_game_is_told_as_an_end() -> None:
    """An accusation leaves nothing to be called for."""
    found = 0
    for game in VARIANTS:
        if game.name != "london":
            continue
        state, rng = game.deal(1), random.Random(1)
        while not state.is_terminal():
            words = [state.action_to_string(action) for action in state.legal_actions()]
            ends = [word for word in words if word.startswith(("accuse", "escape"))]
            if ends and not state.is_chance_node():
                lines = told(state, ends[0])
                assert not any("would be left" in line for line in lines)
                assert len(lines) > 1
                found += 1
            quiet = [word for word in words if word not in ends]
            state.apply_action(state.string_to_action(rng.choice(quiet or words)))
    assert found


@pytest.mark.parametrize("game", GAMES)
def test_only_what_the_asker_knows_is_told(game: str) -> None:
    """Two worlds that look alike to him are told alike."""
    rng = random.Random(2)
    for player in (0, 1):
        state = opening(game, player)
        other = state.resample_from_infostate(player, rng)
        action = state.legal_actions()[0]
        advice = Advice((action,), 0.5)
        assert hint_lines(state.view(player), advice, SAY) == hint_lines(
            other.view(player), replace(advice), SAY
        )
