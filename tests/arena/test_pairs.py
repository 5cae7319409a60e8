"""Pairs: the same deal and the same chance, swapped roles, and dice for each bot."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import replace

from lamplighter import Game, load_game, records
from lamplighter.arena import Entrant, Timing
from lamplighter.arena.pairs import both_games, pair_secret, play_task
from lamplighter.games.chance import chance_domain
from tests.playing import every_variant

RANDOM, GREEDY = Entrant("random"), Entrant("greedy")


def chance_of(record: records.Record) -> dict[str, list[str]]:
    """The outcomes of chance in a game, by domain."""
    state = records.replay(record)
    found = defaultdict(list)
    for word, entry in zip(state.words(), state._log.entries, strict=True):
        if entry < 0:
            found[chance_domain(word)].append(word)
    return found


@every_variant
def test_both_games_have_the_same_chance_and_swapped_roles(game: Game, quick: bool) -> None:
    drawn = set()
    for number in range(5 if quick else 25):
        tasks = both_games(game, (RANDOM, GREEDY), 7, number, keeps_record=True)
        one, other = (records.read(play_task(task, Timing()).record) for task in tasks)
        assert one.players == ("random", "greedy")
        assert other.players == ("greedy", "random")
        assert one.seed == other.seed == pair_secret(7, ("greedy", "random"), number)
        first, second = chance_of(one), chance_of(other)
        for domain in first.keys() & second.keys():
            both = zip(first[domain], second[domain], strict=False)
            assert all(word == same for word, same in both), domain
            drawn.add(domain)
        assert records.verify(records.write(one)).status == "chosen"
    assert {"jack", "draw", "toss" if game.name == "pocket" else "cards"} <= drawn


def test_pairs_differ(quick: bool) -> None:
    secrets = {
        pair_secret(seed, bots, number)
        for seed in (1, 2)
        for bots in (("a", "b"), ("a", "c"), ("a", "bb"))
        for number in range(20)
    }
    assert len(secrets) == 120
    assert pair_secret(1, ("b", "a"), 3) == pair_secret(1, ("a", "b"), 3)


def test_every_bot_has_dice_of_its_own() -> None:
    game = load_game("pocket")
    tasks = [
        task
        for number in range(3)
        for task in both_games(game, (RANDOM, GREEDY), 1, number, keeps_record=False)
    ]
    dice = [die for task in tasks for die in task.dice]
    assert len(set(dice)) == len(dice) == 12
    assert len({random.Random(int.from_bytes(die, "big")).random() for die in dice}) == 12


def test_a_long_name_is_cut_in_a_record() -> None:
    long = Entrant("long", "long.py", "def act(view, rng):\n    return view.legal_actions()[0]\n")
    long = replace(long, text="l" + "o" * 200)
    task, _ = both_games(load_game("pocket"), (long, RANDOM), 1, 0, keeps_record=True)
    assert records.read(play_task(task, Timing()).record).players == ("l" + "o" * 79, "random")
