"""The engine and the plain reading of the rule book, held side by side over whole random games.

`LAMPLIGHTER_TESTS=quick` plays a hundred games instead of two thousand. Three games in four are
random throughout; the fourth is random too, but is tried again until it ends by one given row of
the end-of-game table, and keeps clear of the other rows where the last word of a round allows it.
"""

from __future__ import annotations

import math
import os
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

import lamplighter
from lamplighter.games.base import State
from lamplighter.games.pocket import knowledge
from tests.games.side_by_side import agree_on_the_node, only_these_can_be_played
from tests.oracles import pocket as oracle
from tests.oracles.pocket import INVESTIGATOR, JACK, Pocket, World

QUICK = os.environ.get("LAMPLIGHTER_TESTS") == "quick"
GAMES = 100 if QUICK else 2000
BATCHES = 9
# Games in which every hidden world is enumerated at every node, and sampled from at some.
# In 12 suspects differ in likelihood; in 30 a chase begins that not every hidden card would have
# let begin; in 325 the hidden cards clear a suspect.
ENUMERATED = [*range(31 if QUICK else 200), 325]
# Nodes at which it is counted how often each world is drawn.
COUNTED = 4 if QUICK else 20

# Every row of the end-of-game table, the verdict told apart where the row leaves it open.
ENDINGS = [
    "before 8, one suspect, seen",
    "before 8, one suspect, unseen",
    "before 8, six hourglasses, seen",
    "before 8, six hourglasses, unseen",
    "before 8, both, seen",
    "chase, seen",
    "chase, unseen through 8",
    "in 8, one suspect, seen",
    "in 8, one suspect, unseen",
    "in 8, six hourglasses, seen",
    "in 8, six hourglasses, unseen",
    "in 8, both, seen",
    "in 8, both, unseen",
    "in 8, neither, seen",
    "in 8, neither, unseen",
]


def pick(words: list[str], rng: random.Random) -> str:
    return words[int(rng.random() * len(words))]


def random_game(rng: random.Random, wanted: str = "") -> Pocket:
    """A whole game, random but for the last word of a round where an ending is `wanted`."""
    game = Pocket()
    while game.winner is None:
        words = sorted(game.legal_words())
        if wanted and game.shown and len(game.left) + game.drawing == 1:
            words = towards(wanted, words, game)
        game.apply(pick(words, rng))
    return game


def towards(wanted: str, words: list[str], game: Pocket) -> list[str]:
    """Of the words that may end a round, those that end the game as wanted, or not at all."""
    endings = {}
    for word in words:
        after = game.clone()
        after.apply(word)
        endings[word] = after.ending
    ended = [word for word in words if endings[word] == wanted]
    going_on = [word for word in words if not endings[word]]
    return ended or going_on or words


@cache
def game_number(number: int) -> Pocket:
    """The game of that number, the same on every machine."""
    rng = random.Random(number)
    if number % 4 != 3:
        return random_game(rng)
    wanted = ENDINGS[number // 4 % len(ENDINGS)]
    while True:
        game = random_game(rng, wanted)
        if game.ending == wanted:
            return game


def replayed(game: Pocket) -> Iterator[tuple[State, Pocket]]:
    """Both at every node of a finished game, from the empty table to the end."""
    state = lamplighter.load_game("pocket").new_initial_state()
    again = Pocket()
    yield state, again
    for word in game.words:
        state.apply_action(state.string_to_action(word))
        again.apply(word)
        yield state, again


def agree(state: State, game: Pocket) -> None:
    """Everything the contract says about this node is what the rule book says."""
    agree_on_the_node(state, game)
    agree_on_the_table(state, game)


def agree_on_the_table(state: State, game: Pocket) -> None:
    """What lies on the table for all to see, as the view of a spectator gives it."""
    view = state.view(None)
    record = view.record
    calls = len(game.seen)
    assert [int(v) for v in record["verdict"]] == [int(s) for s in game.seen] + [-1] * (8 - calls)
    assert int(record["winner"]) == (-1 if game.winner is None else game.winner)
    assert int(record["chase"]) == game.chase
    assert knowledge.hourglasses(view) == game.round_tokens()
    takers = {number: who for number, (who, _) in game.cards.items()}
    if game.drawing:
        takers[game.round] = game.chooser()
    assert [int(taker) for taker in record["taker"]] == [takers.get(r, -1) for r in range(1, 9)]
    cards = {
        number: oracle.SUSPECTS.index(card)
        for number, (who, card) in game.cards.items()
        if who == INVESTIGATOR or game.winner is not None
    }
    assert [int(card) for card in record["card"]] == [cards.get(r, -1) for r in range(1, 9)]
    secrets = [word for word in game.words if word not in game.heard]
    told = game.heard if game.winner is None else [*game.heard, "reveal", *secrets]
    assert view.words() == told
    assert state.view(INVESTIGATOR).words() == told
    if game.jack is not None:
        assert view.round_number() == game.round
        assert knowledge.jack_hourglasses(state.view(JACK)) == game.hourglasses()
        suspects = game.suspects()
        assert list(knowledge.visible(view)) == [s for s in game.visible() if s in suspects]
        seen_by = [
            [game.board[place].suspect for place in line] for line in knowledge.lines_of_sight(view)
        ]
        assert seen_by == [game.sight(space) for space in game.detectives.values()]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_engine_and_rule_book_agree_at_every_node(batch: int) -> None:
    for number in range(batch, GAMES, BATCHES):
        game = game_number(number)
        for state, again in replayed(game):
            try:
                agree(state, again)
            except AssertionError as error:
                error.add_note(f"game {number}, after: {' '.join(again.words)}")
                raise
        assert state.is_terminal()


@pytest.mark.parametrize("number", range(2 if QUICK else 12))
def test_nothing_can_be_played_but_what_the_rule_book_allows(number: int) -> None:
    for state, game in replayed(game_number(number)):
        only_these_can_be_played(state, game.legal_words())


def test_the_games_meet_every_row_of_the_end_table_and_every_rarity() -> None:
    met: Counter[str] = Counter()
    for number in range(GAMES):
        game = game_number(number)
        met[game.ending] += 1
        met["chase"] += game.chase > 0
        met["four cards drawn"] += len(game.cards) == 4
        met["three cards hidden"] += len(game.hidden_cards()) >= 3
        met["seven hourglasses"] += game.hourglasses() >= 7
        met["a detective's space shared"] += len(set(game.detectives.values())) < 3
        met["Lane's crossroads open"] += "lane" not in game.suspects()
    rarities = [
        "chase",
        "four cards drawn",
        "three cards hidden",
        "seven hourglasses",
        "a detective's space shared",
        "Lane's crossroads open",
    ]
    assert set(met) == {*ENDINGS, *rarities}
    assert {row for row in met if met[row] == 0} == set()


def enumerated(game: Pocket) -> Iterator[tuple[State, Pocket, list[World]]]:
    """Every node at which Jack is drawn and unknown, with all worlds that fit what was heard."""
    candidates = [Pocket()]
    heard = 0
    for state, again in replayed(game):
        for word in again.heard[heard:]:
            candidates = oracle.follow(candidates, word)
        heard = len(again.heard)
        if again.jack is not None and again.winner is None:
            yield state, again, oracle.worlds_of(candidates)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_what_the_investigator_knows_is_what_the_enumeration_leaves(batch: int) -> None:
    for number in ENUMERATED[batch::BATCHES]:
        for state, again, worlds in enumerated(game_number(number)):
            joint = oracle.posterior(worlds)
            single = oracle.identity_posterior(worlds)
            told_only_the_position = state.game.parse_state(state.observation_string(None))
            for view in (
                state.view(INVESTIGATOR),
                state.view(None),
                told_only_the_position.view(INVESTIGATOR),
            ):
                assert knowledge.posterior(view) == joint, again.words
                assert knowledge.identity_posterior(view) == single, again.words
                assert list(knowledge.possible(view)) == [s for s in oracle.SUSPECTS if s in single]


def test_the_games_enumerated_hold_the_hard_cases() -> None:
    singles = [oracle.identity_posterior(worlds) for _, _, worlds in enumerated(game_number(12))]
    assert any(len(set(single.values())) > 1 for single in singles)
    assert any(again.chase for _, again, _ in enumerated(game_number(30)))
    assert any(
        len({world.jack for world in worlds}) < len(again.suspects())
        for _, again, worlds in enumerated(game_number(325))
    )


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_resampled_world_is_one_the_investigator_cannot_rule_out(batch: int) -> None:
    rng = random.Random(batch)
    for number in ENUMERATED[batch::BATCHES]:
        for ply, (state, again, worlds) in enumerate(enumerated(game_number(number))):
            if ply % 5 == number % 5:
                resample(state, again, worlds, rng)


def resample(state: State, game: Pocket, worlds: list[World], rng: random.Random) -> None:
    """Imagine three other games, and hold each against what the investigator heard."""
    before = str(state)
    told = state.information_state_string(INVESTIGATOR)
    for _ in range(3):
        other = state.resample_from_infostate(INVESTIGATOR, rng)
        imagined = played(other.words())
        assert imagined.heard == game.heard
        assert oracle.world_of(imagined) in worlds
        assert other.information_state_string(INVESTIGATOR) == told
        agree(other, imagined)
    assert str(state) == before


@pytest.mark.parametrize("number", range(4))
def test_nothing_is_left_to_imagine_for_jack_or_before_and_after_the_secrets(number: int) -> None:
    rng = random.Random(number)
    for state, again in replayed(game_number(number)):
        assert state.resample_from_infostate(JACK, rng).history() == state.history()
        if again.jack is None or again.winner is not None:
            same = state.resample_from_infostate(INVESTIGATOR, rng)
            assert same.history() == state.history()


def played(words: Sequence[str]) -> Pocket:
    game = Pocket()
    for word in words:
        game.apply(word)
    return game


def test_resampled_worlds_are_equally_frequent() -> None:
    """Pearson's chi-square, each node on its own and all of them together, at fixed seeds."""
    rng = random.Random(2)
    total = freedom = 0.0
    for number in range(COUNTED):
        nodes = [(s.clone(), w) for s, _, w in enumerated(game_number(number)) if 2 <= len(w) <= 60]
        state, worlds = nodes[int(rng.random() * len(nodes))]
        draws = 40 * len(worlds)
        drawn = Counter(
            oracle.world_of(played(state.resample_from_infostate(INVESTIGATOR, rng).words()))
            for _ in range(draws)
        )
        assert set(drawn) <= set(worlds)
        statistic = sum((drawn[world] - 40) ** 2 / 40 for world in worlds)
        assert statistic < chi_square_bound(len(worlds) - 1), (number, drawn)
        total += statistic
        freedom += len(worlds) - 1
    assert total < chi_square_bound(freedom)


def chi_square_bound(freedom: float) -> float:
    """What chi-square stays below in 999 cases of 1000, after Wilson and Hilferty (1931)."""
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + 3.09 * math.sqrt(spread)) ** 3
