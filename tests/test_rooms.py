"""Every game has the same rooms with the same functions, so that all else knows no game."""

from __future__ import annotations

import inspect
import re
from types import ModuleType

import pytest

from lamplighter.games.catalogue import GAMES
from lamplighter.telling.rooms import TELLING_ROOMS, Telling, telling_of
from lamplighter.text.rooms import ROOMS, Rooms, rooms_of

House = type[Telling | Rooms]

ALL = [(Telling, room) for room in TELLING_ROOMS] + [(Rooms, room) for room in ROOMS]


def room_of(house: House, game: str, room: str) -> ModuleType:
    found = telling_of(game) if house is Telling else rooms_of(game)
    module: ModuleType = getattr(found, room)
    return module


def offered(house: House, room: str) -> set[str]:
    """What a room offers in every game."""
    return set.intersection(*(set(room_of(house, game, room).__all__) for game in GAMES))


def said_of(house: House, room: str) -> str:
    """What the list of rooms says is in one of them: the docstring below its field."""
    source = inspect.getsource(house)
    return source.partition(f"    {room}: ModuleType")[2].partition(": ModuleType")[0]


@pytest.mark.parametrize(("house", "room"), ALL)
def test_the_rooms_of_the_games_offer_the_same(house: House, room: str) -> None:
    assert set(re.findall(r"``(\w+)``", said_of(house, room))) == offered(house, room)


@pytest.mark.parametrize(("house", "room"), ALL)
def test_functions_of_one_name_are_called_alike(house: House, room: str) -> None:
    for name in sorted(offered(house, room)):
        found = [getattr(room_of(house, game, room), name) for game in GAMES]
        if inspect.isfunction(found[0]):
            ways = {tuple(inspect.signature(function).parameters) for function in found}
            assert len(ways) == 1, f"{room}.{name}"
