"""How ``greedy`` plays Mr. Jack (London): as if the witnesses were called after its own decision.

As detective it wants its suspects split evenly into visible and invisible ones, and accuses
once it is sure, or when time runs out. As Jack it hides, keeps as many others as it can where he
is, and leaves when it can. Of the cards it sees only whether one ends the game at once; who moves
next, who comes near and what may still be undone it does not see.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from lamplighter.games.arrays import copy_array
from lamplighter.games.base import JACK, View
from lamplighter.games.london import doors, knowledge, numbers
from lamplighter.games.london.board import CHARACTERS, ROUNDS
from lamplighter.games.london.state import TURN, UNKNOWN, UNSEEN, Position, new_choices

__all__ = ["prospects"]

HIDDEN = 2.0
"""As many suspects more is it worth to Jack to be unseen: he may leave in the next round."""

AT_ONCE = 100.0
"""More than any split is worth: a decision that leads to an end that wins, or may still win. The
end itself is worth twice as much, and one that only loses as much less."""

LAST_TURN = 2
"""The detective's last turn of all, counted from 0: round 8 ends with one of Jack's."""


def prospects(view: View, legal: Sequence[int]) -> np.ndarray:
    """How good each action looks to the player to move; the more, the better; shape (actions,)."""
    sights = np.zeros(len(legal), dtype=np.int64)
    doors.visible_after(view.array, 0, np.array(legal, dtype=np.int64), sights)
    judge = _of_jack if view.viewer == JACK else _of_detective
    return judge(view, legal, sights.tolist())


def _of_jack(view: View, legal: Sequence[int], sights: Sequence[int]) -> np.ndarray:
    """By action: how many suspects are left, and more where Jack is hidden, or leaves."""
    suspects = sum(1 << CHARACTERS.index(slug) for slug in knowledge.possible(view))
    jack, number = int(view.record.jack), int(view.record.round_number)
    may_leave = number > 1 and int(view.record.verdict[number - 2]) == UNSEEN
    looks = []
    for action, sight in zip(legal, sights, strict=True):
        hidden = not sight >> jack & 1
        left = suspects & ~sight if hidden else suspects & sight
        look = left.bit_count() + HIDDEN * hidden
        if may_leave and _ends_near(view, action, numbers.ESCAPE_GROUP):
            look += 2 * AT_ONCE if numbers.GROUP_OF[action] == numbers.ESCAPE_GROUP else AT_ONCE
        looks.append(look)
    return np.array(looks)


def _of_detective(view: View, legal: Sequence[int], sights: Sequence[int]) -> np.ndarray:
    """By action: how few suspects are left on the average, and whether it accuses in time."""
    suspects = knowledge.identities(view.position)
    wanted = {int(view.record.place[suspect]) for suspect in _wanted(view.position, suspects)}
    looks = []
    for action, sight in zip(legal, sights, strict=True):
        seen = sum(sight >> suspect & 1 for suspect in suspects)
        unseen = len(suspects) - seen
        look = -(seen**2 + unseen**2) / len(suspects)
        accuses = numbers.GROUP_OF[action] == numbers.ACCUSE_GROUP
        if wanted and wanted.intersection(_ends_near(view, action, numbers.ACCUSE_GROUP)):
            look += 2 * AT_ONCE if accuses else AT_ONCE
        elif accuses:
            look -= AT_ONCE
        looks.append(look)
    return np.array(looks)


def _wanted(record: Position, suspects: list[int]) -> list[int]:
    """Whom the detective would accuse now: the only suspect, or any when time runs out."""
    turn = record.played.bit_count() - (record.hand != UNKNOWN)
    late = record.round_number == ROUNDS and turn == LAST_TURN
    return suspects if late or len(suspects) == 1 else []


def _ends_near(view: View, action: int, group: int) -> list[int]:
    """The choices of a group that an action makes, or leaves to the very next decision."""
    first = int(numbers.FIRST[group])
    if numbers.GROUP_OF[action] == group:
        return [action - first]
    after = copy_array(view.array)
    doors.act(after, 0, action)
    if after["phase"][0] != TURN:
        return []
    out = new_choices()
    choices = out[: doors.legal(after, 0, out)]
    return [int(choice) - first for choice in choices[numbers.GROUP_OF[choices] == group]]
