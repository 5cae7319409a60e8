"""How far detectives and walls of Mr. Jack Pocket can have come since the set-up.

Used by `reachable`. Every pair of rounds offers each detective, the joker and the exchange
once and the rotation twice, and all of it is carried out; so the tokens tell how often each
has been done.
"""

from __future__ import annotations

from itertools import combinations

from lamplighter.games.pocket.board import (
    DETECTIVES,
    FIXED_SIDE,
    NO_WALL,
    PLACES,
    SPACES,
    START_SPACES,
    TOKENS,
)
from lamplighter.games.pocket.state import TOSS, Position
from lamplighter.games.reachability import UnreachableError

__all__ = ["check_detectives", "check_walls"]


def check_detectives(record: Position) -> None:
    """Each detective has gone as far as his own tokens and the jokers can have taken him."""
    jokers = _times_spent(record, "joker")
    needed = 0
    for detective, name in enumerate(DETECTIVES):
        space = record.detective[detective]
        steps = _joker_steps(space, START_SPACES[detective], _times_spent(record, name), jokers)
        if steps is None:
            raise UnreachableError(
                "detectives", f"{name} on {space}", "a space he can have reached"
            )
        needed += steps
    if needed > jokers:
        found = f"{needed} steps that only jokers can have made"
        raise UnreachableError("detectives", found, f"at most {jokers} so far")


def _joker_steps(space: int, start: int, moves: int, jokers: int) -> int | None:
    """The fewest steps by jokers among ways from ``start`` to ``space`` in ``moves`` of 1 or 2.

    ``None`` if there is no way.
    """
    ways = range((space - start) % SPACES, 2 * moves + jokers + 1, SPACES)
    return min((max(0, way - 2 * moves) for way in ways if way >= moves), default=None)


def check_walls(record: Position) -> None:
    """The three walls that faced the detectives in the set-up can have come where they are.

    Every other tile may have lain anyhow, so a rotation not needed here can always have been
    spent on one of those. After two exchanges everything is possible.
    """
    exchanges = _times_spent(record, "exchange")
    if exchanges > 1 or _rotations(record) > 3:
        return
    fixed = [place for place in range(len(PLACES)) if FIXED_SIDE[place] >= 0]
    identity = list(range(len(PLACES)))
    origins = (
        [identity]
        if exchanges == 0
        else [_swapped(identity, *pair) for pair in combinations(identity, 2)]
    )
    for now_at in origins:
        turned = sum(_was_turned(record, now_at[place], int(FIXED_SIDE[place])) for place in fixed)
        if turned <= _rotations(record) and _marks_fit(record, now_at, fixed):
            return
    raise UnreachableError(
        "board",
        "walls on a3, c3 or b1 that so few rotations cannot have made",
        "them to face the detectives as in the set-up",
    )


def _swapped(order: list[int], one: int, other: int) -> list[int]:
    made = order.copy()
    made[one], made[other] = made[other], made[one]
    return made


def _was_turned(record: Position, place: int, side: int) -> bool:
    """Whether the tile now on ``place`` must have been rotated since its wall lay to ``side``."""
    return record.wall[place] not in (side, NO_WALL)


def _marks_fit(record: Position, now_at: list[int], fixed: list[int]) -> bool:
    """In the first round a rotated tile no longer lies as it was dealt."""
    if record.round_number > 1:
        return True
    rotated = record.rotated
    for place in fixed:
        marked = bool(rotated >> record.suspect[now_at[place]] & 1)
        wall = record.wall[now_at[place]]
        if wall != NO_WALL and marked != (wall != FIXED_SIDE[place]):
            return False
    return True


def _times_spent(record: Position, action: str) -> int:
    """How often an action that each pair of rounds offers once has been carried out."""
    number = record.round_number
    times = (number - 1) // 2
    if record.phase == TOSS:
        return times
    token, face = next(
        (token, face)
        for token in range(3, -1, -1)
        for face in (0, 1)
        if TOKENS[token][face] == action
    )
    shows = record.faces >> token & 1 == face
    if shows:
        return times + (record.spent >> token & 1)
    return times + (1 if number % 2 == 0 else 0)


def _rotations(record: Position) -> int:
    """Rotations carried out so far: two in each pair of rounds."""
    number = record.round_number
    times = 2 * ((number - 1) // 2) + record.rotated.bit_count()
    if number % 2 == 0 and record.phase != TOSS:
        shown = sum(TOKENS[t][record.faces >> t & 1] == "rotation" for t in range(4))
        times += 2 - shown
    return times
