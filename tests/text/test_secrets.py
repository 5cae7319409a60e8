"""Two worlds that differ only in what the investigator must not know look the same to him.

A random game is broken off somewhere; a second world is drawn from what its investigator knows.
Both are played again at a terminal with the same typed lines, Jack's actions and all
chance outcomes being those of the world, and every byte he is shown is compared.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from lamplighter import load_game
from lamplighter.games.base import JACK, State, View
from lamplighter.games.chance import ChanceStream, chance_domain
from lamplighter.sentences import catalogue
from lamplighter.text.screen import Screen
from lamplighter.text.table import BOT_DOMAIN, Seat, Table
from tests.text.sitting import Paper, Typist, public_part, terminal_of

FEW = min(30, settings().max_examples)
"""Each example plays two games with hundreds of pages."""

ASIDES = ("suspects", "history", "moves", "board", "?", "undo", "xyzzy", "? alibi", "")


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
    """Plays Jack as he played in a game before."""

    name = "actor"

    def __init__(self, actions: Sequence[int]) -> None:
        self._actions = iter(actions)

    def act(self, view: View, rng: random.Random) -> int:
        action = next(self._actions, None)
        if action is None:
            raise EOFError
        return action


def broken_off(seed: int, plies: int) -> State:
    """A random game after ``plies`` words, or before its last one."""
    rng = random.Random(seed)
    state = load_game("pocket").new_initial_state()
    while len(state.history()) < plies:
        legal = state.legal_actions()
        ahead = state.clone()
        ahead.apply_action(legal[int(rng.random() * len(legal))])
        if ahead.is_terminal():
            break
        state = ahead
    return state


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
    """The lines that play those actions, with something else typed before each."""
    lines = []
    for number, action in enumerate(actions_of(game, player)):
        lines.append(asides[number % len(asides)])
        lines += [game.game.words.words(False)[action], ""]
    return lines


def shown(game: State, asides: Sequence[str], *, hot_seat: bool, plain: bool) -> str:
    """All that is written while ``game`` is played again."""
    paper = Paper(live=hot_seat)
    lines = typed_for(game, None if hot_seat else 0, asides)
    source = Answers(paper, lines) if hot_seat else Typist(lines)
    jack = None if hot_seat else Actor(actions_of(game, JACK))
    table = Table(
        game.game.new_initial_state(),
        KnownChance(game),
        (Seat("person"), Seat("jack", jack)),
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


@settings(max_examples=FEW)
@given(st.integers(0, 2**32), st.integers(11, 50), st.permutations(ASIDES), st.booleans())
def test_the_investigator_is_shown_the_same_in_every_world_that_fits(
    seed: int, plies: int, asides: list[str], plain: bool
) -> None:
    game = broken_off(seed, plies)
    other = game.resample_from_infostate(0, random.Random(seed + 1))
    one = shown(game, asides, hot_seat=False, plain=plain)
    assert one == shown(other, asides, hot_seat=False, plain=plain)


@settings(max_examples=FEW)
@given(st.integers(0, 2**32), st.integers(11, 50), st.permutations(ASIDES))
def test_at_one_keyboard_only_private_screens_differ(
    seed: int, plies: int, asides: list[str]
) -> None:
    game = broken_off(seed, plies)
    other = game.resample_from_infostate(0, random.Random(seed + 1))
    one = shown(game, asides, hot_seat=True, plain=False)
    two = shown(other, asides, hot_seat=True, plain=False)
    assert public_part(one) == public_part(two)


def test_the_worlds_do_differ() -> None:
    game = broken_off(3, 20)
    others = [game.resample_from_infostate(0, random.Random(seed)) for seed in range(4)]
    assert any(other.words() != game.words() for other in others)
    jacks = {shown(other, ASIDES, hot_seat=True, plain=False) for other in others}
    assert len(jacks) > 1
