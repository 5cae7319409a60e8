"""The engine and the plain reading of the rules, held side by side over whole random games.

`LAMPLIGHTER_TESTS=quick` plays a few dozen games on each board instead of five hundred. A random
player seldom accuses or escapes, so most games run through all eight rounds.

Besides, a few words are played on many tables laid at random, most of them with a crowd round one
street: there somebody has to stay, and the whistle does not find its three points.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

import lamplighter
from lamplighter import State
from lamplighter.games.london import knowledge
from tests.games.london.scenes import scene, table
from tests.games.london.side_by_side import agree
from tests.games.side_by_side import only_these_can_be_played
from tests.oracles.london import CHARACTERS, DETECTIVE, JACK, London
from tests.oracles.london_town import BOARDS as EDITIONS
from tests.oracles.london_town import LAMP_HEXES, STREETS, distances
from tests.playing import choose

QUICK = os.environ.get("LAMPLIGHTER_TESTS") == "quick"
GAMES = 36 if QUICK else 500
TABLES = 400 if QUICK else 2000
WORDS = 6
"""So many are played on a table laid at random."""

BATCHES = 4
PARTS = [(board, batch) for board in EDITIONS for batch in range(BATCHES)]


def some(rng: random.Random, things: list[str], count: int) -> list[str]:
    """So many of ``things``, in random order."""
    left, chosen = list(things), []
    for _ in range(count):
        chosen.append(left.pop(int(rng.random() * len(left))))
    return chosen


def laid(board: str, rng: random.Random) -> London:
    """A table laid at random. In three of four everybody crowds round one street, mostly a gate.

    The character in the middle is then among those played first, and often Jack.
    """
    streets = some(rng, sorted(STREETS), 8)
    people = some(rng, CHARACTERS, 8)
    covered = some(rng, EDITIONS[board]["manholes"], 2)
    if rng.random() < 0.75:
        middle = some(rng, ["b7", "l6", "b7", "l6", some(rng, sorted(STREETS), 1)[0]], 1)[0]
        streets = [middle, *some(rng, near(middle)[: 7 + int(rng.random() * 4)], 7)]
        if rng.random() < 0.5:
            people = ["goodley", *(who for who in people if who != "goodley")]
        covered = blocking(board, covered)
    number = 1 + int(rng.random() * 8)
    game = table(
        board=board,
        round_number=number,
        places=" ".join(f"{who}-{hex_}" for who, hex_ in zip(people, streets, strict=True)),
        covered=" ".join(covered),
        cordons=" ".join(some(rng, ["nw", "ne", "sw", "se"], 2)),
        facing=some(rng, ["n", "ne", "se", "s", "sw", "nw"], 1)[0],
        cards=" ".join(people[:4]),
        played=" ".join(people[1:4][: int(rng.random() * 4)]),
        seen="".join(some(rng, ["s", *"uuuuuuu"], number - 1)),
        jack=some(rng, [people[0], *people], 1)[0],
    )
    tiles = list(game.lamps.values())
    game.lamps = dict(zip(some(rng, list(LAMP_HEXES), len(tiles)), tiles, strict=True))
    game.cleared = set(some(rng, CHARACTERS, int(rng.random() * 5))) - {str(game.jack)}
    return game


def near(middle: str) -> list[str]:
    """All other streets, the nearest first."""
    steps = distances(middle, 60, set(), anywhere=False)
    return sorted(steps.keys() - {middle}, key=lambda hex_: (steps[hex_], hex_))


def blocking(board: str, covered: list[str]) -> list[str]:
    """The covers, but on the manhole beside a gate, where there is one: nobody gets away there."""
    beside = [hex_ for hex_ in ("b6", "l7") if hex_ in EDITIONS[board]["manholes"]]
    return list(dict.fromkeys([*beside, *covered]))[:2]


def agreed(state: State, game: London, rng: random.Random, most: int) -> Counter[str]:
    """Play both on, with `agree` at every node; returns how often each rarity was met."""
    met: Counter[str] = Counter()
    words = agree(state, game)
    while words and most > 0:
        action = choose(rng, state, state.legal_actions())
        word = state.action_to_string(action)
        met.update(rarities(game, words, word))
        state.apply_action(action)
        game.apply(word)
        try:
            words = agree(state, game)
        except AssertionError as error:
            error.add_note(f"{game.board}, after: {' '.join(game.words)}")
            raise
        most -= 1
    met[game.ending] += 1
    met["a cleared character accused"] += game.ending == "wrong-accusation" and accused(game)
    met["four cards drawn"] += len(game.cards) == 4
    return met


@cache
def met_in_game(board: str, number: int) -> Counter[str]:
    """The random game of that number."""
    state = lamplighter.load_game("london", board=board).new_initial_state()
    return agreed(state, London(board), random.Random(number), 1000)


@cache
def met_on_table(board: str, number: int) -> Counter[str]:
    """A few words on the random table of that number."""
    rng = random.Random(number)
    game = laid(board, rng)
    return agreed(scene(game), game, rng, WORDS)


def accused(game: London) -> bool:
    """Whether a character who had been cleared was accused at the end."""
    at = game.words[-1].partition("-")[2]
    return any(hex_ == at and who in game.cleared for who, hex_ in game.places.items())


def rarities(game: London, words: list[str], word: str) -> list[str]:
    """What is seldom met, and is at this node; ``word`` is about to be played."""
    kind, _, rest = word.partition("-")
    by_jack = game.current_player() == JACK
    met = [f"{kind} {'after' if 'move' not in game.owed else 'before'} the move"]
    if kind == "stay":
        met.append(f"stay of {'Jack' if by_jack else 'the detective'}'s side")
        met += ["stay of Jack himself"] if by_jack and game.hand == game.jack else []
        met += ["stay where Jack would have left"] if by_jack and game.ways_out() else []
        met += ["stay beside accuse"] if any(w.startswith("accuse") for w in words) else []
    if any(w.startswith("escape") for w in words):
        free = any(w.startswith(("move", "swap")) for w in words)
        met.append("escape possible" if free else "escape instead of stay")
    if kind == "whistle" and not game.to_whistle:
        total = game.largest_total(game.places, set(), 3)
        met.append(f"whistle of {total}")
    if kind == "whistle":
        met.append(f"whistle number {len(game.whistled) + 1}")
        possible = sum(1 for _ in game.whistles(game.places, game.whistled, game.to_whistle or 3))
        met += ["a whistle that would spoil the total"] if possible > len(words) else []
    if game.hand == "goodley" and kind == "move" and not any(w.startswith("whis") for w in words):
        met.append("no whistle before the move" if "ability" in game.owed else "whistled before")
    if kind == "face":
        met.append(f"face in a turn of {game.hand}")
        met += ["face amid a whistle"] if game.to_whistle else []
    if kind == "cover" and rest.split("-")[1] in game.places.values():
        met.append("a cover put beneath somebody")
    return met


@pytest.mark.parametrize(("board", "batch"), PARTS)
def test_engine_and_rules_agree_at_every_node(board: str, batch: int) -> None:
    for number in range(batch, GAMES, BATCHES):
        met_in_game(board, number)


@pytest.mark.parametrize(("board", "batch"), PARTS)
def test_engine_and_rules_agree_on_crowded_tables(board: str, batch: int) -> None:
    for number in range(batch, TABLES, BATCHES):
        met_on_table(board, number)


RARITIES = [
    "accusation",
    "wrong-accusation",
    "escape",
    "time",
    "a cleared character accused",
    "four cards drawn",
    "lamp before the move",
    "lamp after the move",
    "cordon before the move",
    "cordon after the move",
    "cover before the move",
    "cover after the move",
    "whistle before the move",
    "whistle after the move",
    "a cover put beneath somebody",
    "whistle of 1",
    "whistle of 2",
    "whistle of 3",
    "whistle number 2",
    "whistle number 3",
    "a whistle that would spoil the total",
    "no whistle before the move",
    "face in a turn of watson",
    "face in a turn of gull",
    "face in a turn of goodley",
    "face amid a whistle",
    "stay of Jack's side",
    "stay of the detective's side",
    "stay of Jack himself",
    "stay where Jack would have left",
    "escape instead of stay",
    "escape possible",
    "stay beside accuse",
]


def test_every_ending_and_every_rarity_is_met() -> None:
    met: Counter[str] = Counter()
    for board in EDITIONS:
        for number in range(36):
            met += met_in_game(board, number)
        for number in range(400):
            met += met_on_table(board, number)
    assert [rarity for rarity in RARITIES if met[rarity] == 0] == []


def random_nodes(board: str, number: int) -> Iterator[tuple[State, London]]:
    """Both at every node of the random game of that number."""
    state = lamplighter.load_game("london", board=board).new_initial_state()
    game = London(board)
    rng = random.Random(number)
    yield state, game
    while not state.is_terminal():
        action = choose(rng, state, state.legal_actions())
        game.apply(state.action_to_string(action))
        state.apply_action(action)
        yield state, game


@pytest.mark.parametrize("board", EDITIONS)
@pytest.mark.parametrize("number", range(1 if QUICK else 5))
def test_nothing_can_be_played_but_what_the_rules_allow(board: str, number: int) -> None:
    for state, game in random_nodes(board, number):
        words = game.legal_words()
        only_these_can_be_played(state, words)
        below = 0
        for word in words:
            after = state.clone()
            after.apply_action(after.string_to_action(word))
            below += len(after.legal_actions())
        # What compiled code counts, and picks by its place in the list, is the same.
        assert state.game.loops.perft(np.repeat(np.array([state.record]), 3), 2) == below


@pytest.mark.parametrize("board", EDITIONS)
def test_a_preview_shows_who_would_be_visible_right_after_it(board: str) -> None:
    for number in range(2 if QUICK else 8):
        for ply, (state, game) in enumerate(random_nodes(board, number)):
            player = state.current_player()
            if ply % 5 or player < 0:
                continue
            view = state.view(player)
            for action in view.legal_actions():
                after = game.clone()
                after.apply(view.action_to_string(action))
                if "accusation" in after.ending:
                    continue  # two stand on one hex
                called = len(after.seen) > len(game.seen)
                seen = after.in_sight[-1] if called else after.visible()
                assert list(knowledge.everybody_visible(view.preview(action))) == seen


def fits(game: London, jack: str) -> bool:
    """Whether this could be Jack, for all that a spectator heard, whichever cards were drawn."""
    again = London(game.board)
    for word in game.words:
        kind = word.partition("-")[0]
        if kind == "jack":
            word = f"jack-{jack}"
        elif kind == "draw":
            word = min(again.legal_words())
        elif word not in again.legal_words():
            return False
        again.apply(word)
    return again.seen == game.seen and again.winner == game.winner


@pytest.mark.parametrize("board", EDITIONS)
def test_who_can_be_jack_is_who_leaves_the_game_as_it_was_heard(board: str) -> None:
    for number in range(3 if QUICK else 12):
        for ply, (state, game) in enumerate(random_nodes(board, number)):
            if ply % 12 == 11 and game.winner is None:
                possible = [who for who in CHARACTERS if fits(game, who)]
                assert list(knowledge.possible(state.view(None))) == possible


@pytest.mark.parametrize("board", EDITIONS)
def test_a_resampled_world_is_one_the_player_cannot_rule_out(board: str) -> None:
    rng = random.Random(board)
    for number in range(3 if QUICK else 12):
        for ply, (state, game) in enumerate(random_nodes(board, number)):
            if ply % 12 != 11:
                continue
            for player in (DETECTIVE, JACK):
                other = state.resample_from_infostate(player, rng)
                imagined = London(board)
                for word in other.words():
                    imagined.apply(word)
                assert imagined.told(player) == game.told(player)
                agree(other, imagined)
