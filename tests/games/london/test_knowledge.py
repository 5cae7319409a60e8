"""Who can be Jack and who may hold which card: compared with all worlds, played out one by one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lamplighter import DETECTIVE, JACK, Game, IllegalActionError, State
from lamplighter.games.london import knowledge
from lamplighter.games.london.board import CHARACTERS
from tests.games.worlds import VIEWERS, few, play_random, random_nodes
from tests.playing import variants_of

GAMES = list(variants_of("london"))
every_board = pytest.mark.parametrize("game", GAMES, ids=repr)
seeds = st.integers(0, 2**63)


def hands(state: State) -> list[tuple[str, ...]]:
    """The cards of each player, in the order of the rules."""
    return [
        tuple(
            slug
            for number, slug in enumerate(CHARACTERS)
            if any(
                taker == player and card == number
                for taker, card in zip(state.record.taker, state.record.card, strict=True)
            )
        )
        for player in (DETECTIVE, JACK)
    ]


def played_again(state: State, secrets: tuple[str, ...]) -> State | None:
    """The same game with another Jack and other cards; ``None`` where the rules forbid it."""
    again = state.game.new_initial_state()
    left = list(secrets)
    for word in state.words():
        kind = word.partition("-")[0]
        word = f"{kind}-{left.pop(0)}" if kind in ("jack", "draw") else word
        try:
            again.apply_action(again.string_to_action(word))
        except IllegalActionError:
            return None
    return again


def all_worlds(state: State) -> Iterator[State]:
    """Every way in which the secrets of a game can lie, given what everybody has seen of it."""
    secrets = sum(word.startswith(("jack-", "draw-")) for word in state.words())
    told = state.view(None).words()
    for names in permutations(CHARACTERS, secrets):
        again = played_again(state, names)
        if again is not None and again.view(None).words() == told:
            yield again


@every_board
@few
@given(seed=seeds, stop=st.integers(1, 50))
def test_what_is_known_is_what_all_possible_worlds_say(game: Game, seed: int, stop: int) -> None:
    state = play_random(game, seed, stop)
    if state.is_terminal():
        return
    worlds = list(all_worlds(state))
    joint = Counter((CHARACTERS[world.record.jack], *hands(world)) for world in worlds)
    expected = {key: Fraction(count, len(worlds)) for key, count in joint.items()}
    for viewer in VIEWERS:
        assert knowledge.posterior(state.view(viewer)) == expected
        identities = Counter(CHARACTERS[world.record.jack] for world in worlds)
        chances = {slug: Fraction(count, len(worlds)) for slug, count in identities.items()}
        assert knowledge.identity_posterior(state.view(viewer)) == chances
        assert list(knowledge.possible(state.view(viewer))) == list(chances)
    own = [world for world in worlds if world.view(0).words() == state.view(0).words()]
    identities = Counter(CHARACTERS[world.record.jack] for world in own)
    assert knowledge.detective_posterior(state.view(DETECTIVE)) == {
        slug: Fraction(count, len(own)) for slug, count in identities.items()
    }
    assert {str(world) for world in state.view(DETECTIVE).worlds()} == set(map(str, own))
    own = [world for world in worlds if world.view(1).words() == state.view(1).words()]
    cards = Counter(hands(world)[DETECTIVE] for world in own)
    assert knowledge.jack_posterior(state.view(JACK)) == {
        hand: Fraction(count, len(own)) for hand, count in cards.items()
    }
    assert {str(world) for world in state.view(JACK).worlds()} == set(map(str, own))


def test_what_is_known_when_all_cards_are_drawn() -> None:
    for seed in range(40):
        for state in random_nodes(GAMES[0], seed, haste=0.0):
            if state.is_terminal():
                break
            count = sum(taker >= 0 for taker in state.record.taker)
        suspects = state.suspects()
        assert count == 4
        view = state.view(None)
        truth = (CHARACTERS[state.record.jack], *hands(state))
        assert knowledge.posterior(view) == {truth: 1}
        assert knowledge.detective_posterior(view) == {truth[0]: 1}
        assert knowledge.jack_posterior(view) == {truth[1]: 1}
        assert knowledge.possible(view) == (truth[0],)
        assert truth[0] in suspects


def test_a_players_own_posterior_is_not_for_others() -> None:
    state = GAMES[0].deal(seed=7)
    for viewer in (JACK, None):
        with pytest.raises(ValueError, match="expected one of 0"):
            knowledge.detective_posterior(state.view(viewer))
    for viewer in (DETECTIVE, None):
        with pytest.raises(ValueError, match="expected one of 1"):
            knowledge.jack_posterior(state.view(viewer))


def test_before_jack_has_a_card_everybody_may_be_he() -> None:
    view = GAMES[0].new_initial_state().view(DETECTIVE)
    assert knowledge.identity_posterior(view) == dict.fromkeys(CHARACTERS, Fraction(1, 8))
    assert knowledge.detective_posterior(view) == dict.fromkeys(CHARACTERS, Fraction(1, 8))
    assert knowledge.jack_posterior(GAMES[0].new_initial_state().view(JACK)) == {(): 1}


SAMPLES = 4000

THIRD = "revised g3,g6,e6,c2,e4,b6,c4,i5 sw -3*--*4- b1,c4 ne,se 3 hSLT - HWTGU - su 2j,3d"


@pytest.mark.parametrize(
    ("player", "private", "worlds"),
    [(DETECTIVE, "??T", 18), (DETECTIVE, "???", 126), (JACK, "LU?", 6)],
)
def test_resampling_is_uniform_over_the_worlds(player: int, private: str, worlds: int) -> None:
    text = THIRD if private == "???" else f"{THIRD} = {private}"
    view = GAMES[0].parse_state(text).view(player)
    known = {str(world) for world in view.worlds()}
    rng = random.Random(20061)
    met = Counter(str(view.resample(rng)) for _ in range(SAMPLES))
    assert len(known) == worlds
    assert set(met) <= known
    expected = SAMPLES / worlds
    chi_square = sum((met[world] - expected) ** 2 / expected for world in known)
    freedom = worlds - 1
    # Five standard deviations of a chi-square with so many degrees of freedom.
    assert chi_square <= freedom + 5 * (2 * freedom) ** 0.5


def accusable(game: Game) -> tuple[State, int]:
    """A game in which the detective may accuse somebody, and one such action."""
    for seed in range(50):
        for state in random_nodes(game, seed):
            if state.current_player() == DETECTIVE:
                for action in state.legal_actions():
                    if state.action_to_string(action).startswith("accuse-"):
                        return state, action
    raise AssertionError("nobody could be accused in fifty games")


@every_board
def test_the_preview_of_an_accusation_tells_nothing_new(game: Game) -> None:
    played, action = accusable(game)
    for state in (played, game.parse_state(str(played))):
        view = state.view(DETECTIVE)
        ahead = view.preview(action)
        assert ahead.is_terminal()
        assert ahead.returns() == [0, 0]
        assert "reveal" not in ahead.words()
        assert knowledge.posterior(ahead) == knowledge.posterior(view)
        assert knowledge.possible(ahead) == knowledge.possible(view)
        assert knowledge.detective_posterior(ahead) == knowledge.detective_posterior(view)
        with pytest.raises(ValueError, match="expected one of 1"):
            knowledge.jack_posterior(ahead)
        with pytest.raises(ValueError, match="not decided"):
            knowledge.ending(ahead)


def test_the_preview_of_an_escape_shows_no_card_of_the_detective() -> None:
    text = (
        "revised j8,h10,g5,a3,l12,e5,m11,g8 se *--*---- c4,f10 sw,se 7 hTUb - HWSLTGB - uussuu "
        "2d,3d,6j,7d = UWSTL"
    )
    view = GAMES[0].parse_state(text).view(JACK)
    view = view.preview(view.string_to_action("play-gull"))
    ahead = view.preview(view.string_to_action("escape-ne"))
    assert ahead.is_terminal()
    assert knowledge.ending(ahead) == "escape"
    assert knowledge.posterior(ahead) == knowledge.posterior(view)
    assert knowledge.jack_posterior(ahead) == knowledge.jack_posterior(view)
    assert "reveal" not in ahead.words()
