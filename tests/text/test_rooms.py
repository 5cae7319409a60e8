"""Every game has the same rooms with the same functions, so that all else knows no game."""

from __future__ import annotations

import inspect
import re

import pytest

from lamplighter import load_game
from lamplighter.games.catalogue import GAMES
from lamplighter.text import rooms
from lamplighter.text.rooms import ROOMS, rooms_of
from lamplighter.text.scene import Scene


def offered(game: str, room: str) -> set[str]:
    return set(getattr(rooms_of(game), room).__all__)


@pytest.mark.parametrize("room", ROOMS)
def test_the_rooms_of_the_games_offer_the_same(room: str) -> None:
    common = set.intersection(*(offered(game, room) for game in GAMES))
    assert set(re.findall(r"``(\w+)``", _said_of(room))) == common


def _said_of(room: str) -> str:
    """What the list of rooms says is in one of them: the docstring below its field."""
    source = inspect.getsource(rooms.Rooms)
    return source.partition(f"    {room}: ModuleType")[2].partition(": ModuleType")[0]


@pytest.mark.parametrize("room", ROOMS)
def test_functions_of_one_name_are_called_alike(room: str) -> None:
    common = set.intersection(*(offered(game, room) for game in GAMES))
    for name in sorted(common):
        found = [getattr(getattr(rooms_of(game), room), name) for game in GAMES]
        if inspect.isfunction(found[0]):
            ways = {tuple(inspect.signature(function).parameters) for function in found}
            assert len(ways) == 1, f"{room}.{name}"


@pytest.mark.parametrize("game", GAMES)
def test_a_scene_is_of_its_game(game: str) -> None:
    scene = rooms.scene_of(load_game(game).new_initial_state().view(None))
    assert isinstance(scene, Scene)
    assert scene.game == game
    assert scene.players == load_game(game).roles
