"""What a turn of Mr. Jack (London) can look like while it lasts, or where it ended the game.

Used by `reachable`. A turn is in the character in hand, what he still owes, what is left of a
whistle, and what is due next.
"""

from __future__ import annotations

from lamplighter.games.london import doors
from lamplighter.games.london.board import (
    BERT,
    CHARACTERS,
    GOODLEY,
    GULL,
    HOLMES,
    LESTRADE,
    SMITH,
    WATSON,
    WHISTLE_POINTS,
)
from lamplighter.games.london.state import (
    ABILITY,
    DRAW,
    FACE,
    MOVE,
    OVER,
    TURN,
    UNKNOWN,
    Position,
    from_plain,
    new_choices,
)
from lamplighter.games.reachability import UnreachableError

__all__ = ["check_hearing", "check_turn"]

_WITH_ABILITY = (SMITH, LESTRADE, GOODLEY, BERT)
"""Those whose turn has two parts that may come in either order."""


def check_turn(record: Position) -> None:
    """The character in hand is one of those played, and owes what he can owe there."""
    hand, owed = record.hand, record.owed
    if hand == UNKNOWN:
        return
    if not record.played >> hand & 1:
        raise UnreachableError("turn", CHARACTERS[hand], "one of the cards played")
    if hand not in _WITH_ABILITY and owed & ABILITY:
        raise UnreachableError("turn", "an ability owed", "a only with S, L, G or B")
    _check_whistle(record)
    if record.phase == FACE:
        may = owed == 0 if hand in (WATSON, GULL) else record.whistled >> WATSON & 1
        if not may:
            raise UnreachableError("turn", "the lantern due", "f only when Watson was displaced")
    elif record.phase == DRAW:
        if hand != HOLMES or owed:
            raise UnreachableError("draws", "a card due", "! only after the move of Holmes")
    elif record.phase == OVER:
        if not owed & MOVE or record.points:
            raise UnreachableError("turn", "no move owed", "an end by the move of the one in hand")
    elif not owed:
        raise UnreachableError("turn", "nothing owed", "- when a turn is over")


def _check_whistle(record: Position) -> None:
    """The points and who has heard them agree with what Goodley owes."""
    heard, points = record.whistled, record.points
    if record.hand != GOODLEY:
        if heard or points:
            raise UnreachableError("turn", "a whistle", "one only with G")
        return
    if heard >> GOODLEY & 1:
        raise UnreachableError("turn", "Goodley called by himself", "other characters only")
    under_way = bool(heard and points)
    if bool(record.owed & ABILITY) != (under_way or not heard) or (points and not heard):
        raise UnreachableError(
            "turn", "the whistle", "a as long as there are points to spend, and no longer"
        )
    if heard.bit_count() + points > WHISTLE_POINTS:
        raise UnreachableError("turn", f"{points} points left", "three for a whole whistle")


def check_hearing(record: Position) -> None:
    """A whistle that is under way, or all that is left, can go on: a hopeless one lapses."""
    if record.hand == GOODLEY and (record.points or record.owed == ABILITY):
        array = from_plain(record)
        array[0].phase = TURN
        if not doors.legal(array, 0, new_choices()):
            raise UnreachableError("turn", "a whistle that nobody can hear", "the turn over")
