"""How far the things and people of Mr. Jack (London) can have come since the set-up.

Used by `reachable`. Every two rounds offer each character once, and all of them are played; so
the cards tell how often each has been. Smith, Lestrade and Bert must use their abilities, which
is why lamps, cordons and covers must have moved as well as may.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable

from lamplighter.games.london.board import (
    ALL_CHARACTERS,
    BERT,
    BOARDS,
    CHARACTERS,
    COVERS,
    DISTANCE,
    FIRST_FACING,
    GOODLEY,
    GULL,
    LESTRADE,
    OUT,
    PLAIN,
    REACH,
    SMITH,
    START_CORDONS,
    START_COVERS,
    START_PLACES,
    START_TILES,
    STEALTHY,
    STREETS,
    WATSON,
    WHISTLE_POINTS,
)
from lamplighter.games.london.state import ABILITY, FACE, MOVE, OVER, Position
from lamplighter.games.reachability import UnreachableError

__all__ = ["check_carried", "check_lamps", "check_lantern", "check_places", "times_played"]

Tiles = tuple[int, ...]
"""The tile on each lamp."""


def times_played(record: Position, character: int) -> int:
    """How often a character has been chosen, the turn in progress included."""
    number = record.round_number
    before = number % 2 == 0 and not record.cards >> character & 1
    return (number - 1) // 2 + before + (record.played >> character & 1)


def _times_used(record: Position, character: int) -> int:
    """How often the ability of Smith, Lestrade or Bert has been used."""
    due = record.hand == character and record.owed & ABILITY
    return times_played(record, character) - bool(due)


# --- lamps, covers, cordons, lantern --------------------------------------------------------------


def check_lamps(record: Position) -> None:
    """The tiles lie as Smith can have left them; one with the number of a past round is gone."""
    if tuple(record.tile) not in _tiles_now(record):
        raise UnreachableError(
            "lamps", "other tiles or places", "what Smith and the rounds so far can have left"
        )


def _tiles_now(record: Position) -> frozenset[Tiles]:
    number = record.round_number
    first = number - 1 + number % 2
    times = _times_used(record, SMITH) - (number - 1) // 2
    before = number % 2 == 0 and not record.cards >> SMITH & 1
    tiles = _tiles_before(first)
    if before:
        tiles = _carried(tiles)
    if number % 2 == 0:
        tiles = _put_out(tiles, first)
    if times > before:
        tiles = _carried(tiles)
    return tiles


@functools.cache
def _tiles_before(number: int) -> frozenset[Tiles]:
    """How the tiles can lie when an odd round begins: Smith was played once in each pair."""
    if number == 1:
        return frozenset({START_TILES})
    start = _tiles_before(number - 2)
    early = _put_out(_carried(start), number - 2)
    late = _carried(_put_out(start, number - 2))
    return _put_out(early | late, number - 1)


@functools.cache
def _carried(before: frozenset[Tiles]) -> frozenset[Tiles]:
    """Each way to bring one lit tile to an unlit lamp."""
    after = set()
    for tiles in before:
        for from_ in (lamp for lamp, tile in enumerate(tiles) if tile):
            for to in (lamp for lamp, tile in enumerate(tiles) if not tile):
                moved = list(tiles)
                moved[from_], moved[to] = moved[to], moved[from_]
                after.add(tuple(moved))
    return frozenset(after)


def _put_out(before: Iterable[Tiles], number: int) -> frozenset[Tiles]:
    """The tile with the number of a round goes out; rounds 5 to 8 put out none."""
    if number >= PLAIN:
        return frozenset(before)
    return frozenset(tuple(0 if tile == number else tile for tile in tiles) for tiles in before)


def check_carried(record: Position) -> None:
    """Bert has moved a cover, and Lestrade a cordon, as often as each has been played."""
    board, one, other = COVERS[record.covers]
    _, *start = COVERS[START_COVERS[BOARDS[board]]]
    covers = len({one, other} - set(start))
    if not _fits(covers, _times_used(record, BERT)):
        raise UnreachableError("covers", f"{covers} moved", "as many as Bert has moved so far")
    cordons = (record.cordons & ~START_CORDONS).bit_count()
    if not _fits(cordons, _times_used(record, LESTRADE)):
        raise UnreachableError(
            "cordons", f"{cordons} moved", "as many as Lestrade has moved so far"
        )


def _fits(moved: int, times: int) -> bool:
    """Whether so many of two things can be away from the start after so many moves of one.

    From two moves on every pair of places can be reached.
    """
    return moved == times or times >= 2


def check_lantern(record: Position) -> None:
    """The lantern has turned only if somebody has displaced Watson."""
    if record.facing == FIRST_FACING:
        return
    can_have_turned = (
        # In their own turns Watson and Gull turn it last of all.
        any(times_played(record, who) > (record.hand == who) for who in (WATSON, GULL, GOODLEY))
        or (record.hand == GOODLEY and record.whistled >> WATSON & 1 and record.phase != FACE)
    )
    if not can_have_turned:
        raise UnreachableError("lantern", "it turned", "ne until Watson is displaced")


# --- where everybody is ---------------------------------------------------------------------


def check_places(record: Position) -> None:
    """In the first two rounds everybody stands where one turn of each can have brought him."""
    if record.round_number > 2:
        return
    displaced = [
        character
        for character, street in enumerate(_start(record))
        if record.place[character] != street and not _has_moved(record, character)
    ]
    swaps = displaced if _gull_has_moved(record) else []
    if not _were_whistled(record, displaced) and not any(
        _was_swapped(record, other)
        and _were_whistled(record, [character for character in displaced if character != other])
        for other in swaps
    ):
        _refuse(record, max(displaced, key=lambda character: _steps(record, character)))
    if not _heard(record) and not _gull_has_moved(record):
        _check_own_moves(record)


def _start(record: Position) -> tuple[int, ...]:
    return START_PLACES[BOARDS[COVERS[record.covers][0]]]


def _has_moved(record: Position, character: int) -> bool:
    """Whether a character has made his own move in the first two rounds."""
    if record.hand == character and record.owed & MOVE and record.phase != OVER:
        return False
    return times_played(record, character) > 0


def _gull_has_moved(record: Position) -> bool:
    """Whether Gull may have changed places with somebody."""
    return times_played(record, GULL) > (record.hand == GULL and bool(record.owed & MOVE))


def _heard(record: Position) -> int:
    """Who may have heard Goodley's whistle in the first two rounds, as a bit mask."""
    if record.hand == GOODLEY:
        return record.whistled
    return ALL_CHARACTERS & ~(1 << GOODLEY) if times_played(record, GOODLEY) else 0


def _were_whistled(record: Position, characters: list[int]) -> bool:
    """Whether the whistle can have brought all of these from the start to where they are."""
    heard = _heard(record)
    steps = sum(_steps(record, character) for character in characters)
    return steps <= WHISTLE_POINTS and all(heard >> character & 1 for character in characters)


def _steps(record: Position, character: int) -> int:
    """How far somebody who has not moved himself stands from where he began."""
    return int(DISTANCE[_start(record)[character], record.place[character]])


def _was_swapped(record: Position, other: int) -> bool:
    """Whether Gull can have changed places with somebody: unless one was whistled, it shows."""
    start = _start(record)
    exchanged = record.place[other] == start[GULL] and record.place[GULL] == start[other]
    return exchanged or bool(_heard(record))


def _check_own_moves(record: Position) -> None:
    """While nobody else can have displaced him: one move, over the manholes then open."""
    covers = {record.covers, START_COVERS[BOARDS[COVERS[record.covers][0]]]}
    for character, street in enumerate(_start(record)):
        place = record.place[character]
        if place >= OUT or not _has_moved(record, character):
            continue
        walker = 1 if character == STEALTHY else 0
        if not any(int(REACH[walker, number, street]) >> place & 1 for number in covers):
            _refuse(record, character)


def _refuse(record: Position, character: int) -> None:
    raise UnreachableError(
        "places",
        f"{CHARACTERS[character]} on {STREETS[record.place[character]]}",
        "a street that he can have reached",
    )
