"""Two worlds that differ only in what a player must not know look the same to him.

A random game is broken off somewhere; a second world is drawn from what one player knows. Both are
played again at a terminal with the same typed lines, the other player's actions and all chance
outcomes being those of the world, and every byte that the player is shown is compared.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lamplighter import load_game
from lamplighter.bots import BOT_DOMAIN
from lamplighter.games.base import DETECTIVE, JACK, State, View
from lamplighter.games.chance import ChanceStream, chance_domain
from lamplighter.sentences import catalogue
from lamplighter.telling.rooms import scene_after
from lamplighter.text.screen import Screen
from lamplighter.text.table import Seat, Table
from tests.text.sitting import Paper, Typist, public_part, terminal_of

FEW = min(20, settings().max_examples // 3)
"""Each example plays two games with hundreds of pages."""

ASIDES = ("suspects", "history", "moves", "board", "?", "undo", "xyzzy", "? alibi", "")

SEATS = [("pocket", DETECTIVE), ("london", DETECTIVE), ("london", JACK)]
"""The games, and who has something in them that he must not know. (In Pocket Jack knows all.)"""

LONGEST = {"pocket": 50, "london": 70}
"""Words after which a game is broken off at the latest."""


class KnownChance(ChanceStream):
    """Brings the chance outcomes of a game that has been played before."""

    def __init__(self, game: State) -> None:
        super().__init__(0)
        self._outcomes: dict[tuple[str, int], int] = {}
        drawn: Counter[str] = Counter()
        state = game.game.new_initial_state()
        for action in game.history():
            if state.is_chance_node():
                domain = chance_domain(state.action_to_string(action))
                self._outcomes[domain, drawn[domain]] = state.legal_actions().index(action)
                drawn[domain] += 1
            state.apply_action(action)

    def below(self, domain: str, ordinal: int, n: int) -> int:
        if domain == BOT_DOMAIN:
            return 0
        if (domain, ordinal) not in self._outcomes:
            raise EOFError
        return self._outcomes[domain, ordinal]


class Actor:
    """Plays one side as it played in a game before."""

    name = "actor"

    def __init__(self, actions: Sequence[int]) -> None:
        self._actions = iter(actions)

    def act(self, view: View, rng: random.Random) -> int:
        action = next(self._actions, None)
        if action is None:
            raise EOFError
        return action


def broken_off(name: str, seed: int, plies: int) -> State:
    """A random game after ``plies`` words, or before its last one."""
    rng = random.Random(seed)
    state = load_game(name).new_initial_state()
    while len(state.history()) < plies:
        legal = _going_on(state)
        ahead = state.clone()
        ahead.apply_action(legal[int(rng.random() * len(legal))])
        if ahead.is_terminal():
            break
        state = ahead
    return state


def _going_on(state: State) -> list[int]:
    """What can be played; without London's accusations, which would end most games at once."""
    legal = state.legal_actions()
    words = {action: state.action_to_string(action) for action in legal}
    return [action for action in legal if not words[action].startswith("accuse")] or legal


def actions_of(game: State, player: int | None) -> list[int]:
    """What one player (``None``: both) has done in a game."""
    actions = []
    state = game.game.new_initial_state()
    for action in game.history():
        mover = state.current_player()
        if mover >= 0 and player in (None, mover):
            actions.append(action)
        state.apply_action(action)
    return actions


def typed_for(game: State, player: int | None, asides: Sequence[str]) -> list[str]:
    """The lines that play those actions, with something else typed before each turn.

    Behind the last word of each turn stands the Enter that confirms it.
    """
    lines: list[str] = []
    state = game.game.new_initial_state()
    for action in game.history():
        mover = state.current_player()
        if mover >= 0 and player in (None, mover):
            view = state.view(mover)
            if not lines or lines[-1] == "":
                lines.append(asides[len(lines) % len(asides)])
            lines.append(state.action_to_string(action))
            lines += [] if scene_after(view, action).goes_on else [""]
        state.apply_action(action)
    return lines


def shown(game: State, asides: Sequence[str], *, player: int | None, plain: bool) -> str:
    """All that is written while ``game`` is played again by a person (``None``: by two)."""
    hot_seat = player is None
    paper = Paper(live=hot_seat)
    lines = typed_for(game, player, asides)
    source = Answers(paper, lines) if hot_seat else Typist(lines)
    seats = [
        Seat("person" if player in (None, side) else "actor", bot)
        for side in (DETECTIVE, JACK)
        for bot in (None if player in (None, side) else Actor(actions_of(game, side)),)
    ]
    table = Table(
        game.game.new_initial_state(),
        KnownChance(game),
        (seats[0], seats[1]),
        Screen(terminal_of(source, paper, plain=plain), catalogue("en")),
        save=lambda name: None,
    )
    try:
        table.run()
    except EOFError:
        return paper.getvalue()
    raise AssertionError("the game was to be broken off")


class Answers(Typist):
    """Types its lines at the prompt of a turn, and Enter wherever else Enter is waited for."""

    def __init__(self, paper: Paper, lines: Sequence[str]) -> None:
        super().__init__(lines, live=True)
        self._paper = paper

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        text = self._paper.getvalue()
        if "Press Enter" in text[text.rfind("\n") + 1 :]:
            return "\n"
        return super().readline(size)


@pytest.mark.parametrize(("name", "player"), SEATS)
@settings(max_examples=FEW)
@given(
    seed=st.integers(0, 2**32),
    part=st.floats(0.2, 1),
    asides=st.permutations(ASIDES),
    plain=st.booleans(),
)
def test_a_player_is_shown_the_same_in_every_world_that_fits(
    name: str, player: int, seed: int, part: float, asides: list[str], *, plain: bool
) -> None:
    game = broken_off(name, seed, int(part * LONGEST[name]))
    other = game.resample_from_infostate(player, random.Random(seed + 1))
    one = shown(game, asides, player=player, plain=plain)
    assert one == shown(other, asides, player=player, plain=plain)


@pytest.mark.parametrize(("name", "player"), SEATS)
@settings(max_examples=FEW)
@given(seed=st.integers(0, 2**32), part=st.floats(0.2, 1), asides=st.permutations(ASIDES))
def test_at_one_keyboard_only_private_screens_differ(
    name: str, player: int, seed: int, part: float, asides: list[str]
) -> None:
    game = broken_off(name, seed, int(part * LONGEST[name]))
    other = game.resample_from_infostate(player, random.Random(seed + 1))
    one = shown(game, asides, player=None, plain=False)
    two = shown(other, asides, player=None, plain=False)
    assert public_part(one) == public_part(two)


@pytest.mark.parametrize(("name", "player"), SEATS)
def test_the_worlds_do_differ(name: str, player: int) -> None:
    game = broken_off(name, 3, 30)
    others = [game.resample_from_infostate(player, random.Random(seed)) for seed in range(4)]
    assert any(other.words() != game.words() for other in others)
    private = {shown(other, ASIDES, player=None, plain=False) for other in others}
    assert len(private) > 1
