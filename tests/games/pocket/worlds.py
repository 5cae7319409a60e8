"""Pairs of games that differ only in what the investigator cannot know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import lamplighter
from lamplighter import JACK, State

__all__ = ["pick", "play_random", "twins"]


def pick(rng: random.Random, choices: list[int]) -> int:
    """One of ``choices``."""
    return choices[int(rng.random() * len(choices))]


def play_random(seed: int, plies: int) -> State:
    """A random game from the empty table, stopped after so many plies or at its end."""
    rng = random.Random(seed)
    state = lamplighter.load_game("pocket").new_initial_state()
    for _ in range(plies):
        if state.is_terminal():
            break
        state.apply_action(pick(rng, state.legal_actions()))
    return state


def twins(seed: int) -> Iterator[tuple[State, State]]:
    """Two games in step, node by node, until something that all may see tells them apart.

    Tiles, tosses and moves are the same; Jack's identity and the cards he draws are not.
    """
    rng = random.Random(seed)
    game = lamplighter.load_game("pocket")
    one, other = game.new_initial_state(), game.new_initial_state()
    yield one, other
    while not one.is_terminal():
        common = sorted(set(one.legal_actions()) & set(other.legal_actions()))
        hidden = one.is_chance_node() and _is_secret(one)
        one.apply_action(pick(rng, one.legal_actions() if hidden else common))
        same = one.history()[-1]
        unlike = [outcome for outcome in other.legal_actions() if outcome != same]
        other.apply_action(pick(rng, unlike) if hidden else same)
        if _verdicts(one) != _verdicts(other) or one.is_terminal() or other.is_terminal():
            return
        yield one, other


def _is_secret(state: State) -> bool:
    word = state.action_to_string(state.legal_actions()[0])
    if word.startswith("jack"):
        return True
    taker = int(state.record.taker[state.round_number() - 1]) if state.round_number() else -1
    return word.startswith("draw") and taker == JACK


def _verdicts(state: State) -> list[str]:
    return [event for event in state.view(JACK).words() if event in ("seen", "unseen")]
