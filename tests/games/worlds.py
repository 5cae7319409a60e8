"""Random games of any kind, and pairs of them that differ only in what a viewer cannot know."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import settings

from lamplighter import DETECTIVE, JACK, Game, State
from tests.playing import HASTE, choose, pick

__all__ = ["VIEWERS", "few", "play_random", "random_nodes", "twins"]

VIEWERS = (DETECTIVE, JACK, None)
"""Everybody who may look at a game."""

few = settings(max_examples=settings().max_examples // 4)
"""For tests that ask much at every node of a game."""

SECRET_DRAWS = {"pocket": (JACK,), "london": (DETECTIVE, JACK)}
"""The players who keep to themselves which alibi cards they draw."""


def play_random(game: Game, seed: int, plies: int) -> State:
    """A random game from its first node, stopped after so many plies or at its end."""
    nodes = random_nodes(game, seed)
    state = next(nodes)
    for _ in range(plies):
        state = next(nodes, state)
    return state


def random_nodes(game: Game, seed: int, haste: float = HASTE) -> Iterator[State]:
    """Every node of a random game; it is one state that moves on."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        state.apply_action(choose(rng, state, state.legal_actions(), haste))
        yield state


def twins(game: Game, seed: int, viewer: int | None) -> Iterator[tuple[State, State]]:
    """Two games in step, node by node, until something that ``viewer`` may see tells them apart.

    What he is told is the same in both; each outcome that he is not told is another one.
    """
    rng = random.Random(seed)
    one, other = game.new_initial_state(), game.new_initial_state()
    yield one, other
    while not one.is_terminal():
        hidden = one.is_chance_node() and _told_to(one) not in (viewer, None)
        ways = one.legal_actions()
        if not hidden:
            ways = sorted(set(ways) & set(other.legal_actions()))
        if not ways:
            return
        action = choose(rng, one, ways)
        unlike = [outcome for outcome in other.legal_actions() if outcome != action]
        one.apply_action(action)
        other.apply_action(pick(rng, unlike) if hidden else action)
        if _verdicts(one) != _verdicts(other) or one.is_terminal() or other.is_terminal():
            return
        yield one, other


def _told_to(state: State) -> int | None:
    """To whom alone the outcome that is due will be told, ``None`` where all may see it."""
    kind = state.action_to_string(state.legal_actions()[0]).partition("-")[0]
    if kind == "jack":
        return JACK
    if kind != "draw":
        return None
    taker = int(state.record.taker[state.round_number() - 1])
    return taker if taker in SECRET_DRAWS[state.game.name] else None


def _verdicts(state: State) -> list[str]:
    return [event for event in state.view(JACK).words() if event in ("seen", "unseen")]
