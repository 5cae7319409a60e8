"""No bot can use what its role must not know: two worlds that it cannot tell apart are one."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator

from lamplighter import DETECTIVE, JACK, Game, State, View, load_game
from lamplighter.bots import make_bot
from lamplighter.bots.pocket.ismcts import searched
from tests.bots.nodes import decisions
from tests.bots.players import every_player

DICE = range(3)


def pairs(game: Game, games: int) -> Iterator[tuple[View, View]]:
    """What the mover is shown in a world and in another one that looks like it to him."""
    for seed in range(games):
        rng = random.Random(seed)
        for state in decisions(seed, game):
            player = state.current_player()
            other = state.resample_from_infostate(player, rng)
            if str(other) != str(state):
                yield state.view(player), other.view(player)


@every_player
def test_two_worlds_that_look_alike_get_the_same_move(game: Game, bot: str, quick: bool) -> None:
    """For each way that the dice fall, so for all: the distribution of moves is the same."""
    player, compared = make_bot(bot), 0
    for one, other in pairs(game, 3 if quick else 8):
        for dice in DICE:
            moves = {player.act(view, random.Random(dice)) for view in (one, other)}
            assert len(moves) == 1, f"{one} and {other}"
        compared += 1
    assert compared > 5


@every_player
def test_two_worlds_that_look_alike_are_weighed_alike(game: Game, bot: str, quick: bool) -> None:
    weigh = getattr(make_bot(bot), "weigh", None)
    if weigh is None:
        return  # this bot says nothing but its move
    for one, other in pairs(game, 1 if quick else 4):
        assert weigh(one, random.Random(1)) == weigh(other, random.Random(1))


@every_player
def test_a_bot_is_given_no_secret(game: Game, bot: str, quick: bool) -> None:
    """All that hangs on the view, before the bot has it and after, is the same to the last byte."""
    player = make_bot(bot)
    for one, other in pairs(game, 1 if quick else 4):
        assert pickle.dumps(one) == pickle.dumps(other)
        for view in (one, other):
            player.act(view, random.Random(1))
        assert pickle.dumps(one) == pickle.dumps(other)


def as_each_jack(state: State) -> dict[int, State]:
    """The same position for several suspects that Jack could be."""
    rng = random.Random(1)
    worlds = [state.view(DETECTIVE).resample(rng) for _ in range(8)]
    return {int(world.record.jack): world for world in worlds}


def test_the_search_is_as_long_whoever_jack_is() -> None:
    """He makes as many playouts, and as many of them in his own world, for every identity."""
    asked = 0
    for seed in range(3):
        for state in decisions(seed, load_game("pocket")):
            if state.current_player() == JACK:
                found = {
                    sum(searched(world.view(JACK), random.Random(1), 300)[0])
                    for world in as_each_jack(state).values()
                }
                assert found == {150}
                asked += 1
    assert asked > 15


def test_the_investigator_makes_all_his_playouts() -> None:
    for state in decisions(4, load_game("pocket")):
        if state.current_player() == DETECTIVE:
            visits, _ = searched(state.view(DETECTIVE), random.Random(1), 300)
            assert sum(visits) == 300
