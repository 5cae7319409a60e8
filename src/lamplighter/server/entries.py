"""The log of a table: what kinds of entries there are and what each of them says.

A table is what its log makes of it, so an entry holds all that is needed to go on from it,
chance outcomes included, and nothing is ever changed in it. Each entry is one frame for
every viewer: its number is the frame's ``seq``. Bodies by kind (players by role):

``opened``
    ``game options opponent bot clock seed owner keys invitation`` and, of a rematch, ``before``.
``seated``
    ``role name`` and ``guest`` or ``bot``, perhaps ``client_seed``. With the second one the
    game begins.
``joined``
    ``role guest``: the holder of a seat's key goes on from another browser.
``word``
    ``word``: a decision of the player to move, or what chance has brought.
``offered`` ``answered`` ``withdrawn``
    ``what role``; an answer says ``accept`` too, the offer of a rematch perhaps ``client_seed``.
``undone``
    ``ply role``: the words from that ply on are taken back.
``ended``
    ``how winner``: by the ``rules``, ``resignation``, ``time``, ``absence``, ``agreement``, or
    ``cancelled``; and ``next_seed``, the secret of a rematch, unless it was cancelled.
``paused``
    ``since until``: a time in which the service was down, which no clock counts.
``rematched``
    ``table``: where the two play again; ``client_seeds``: what came with offer and answer, by the
    role that who sent it has here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

__all__ = ["Draft", "Entry", "numbered"]

Draft = tuple[str, dict[str, Any]]
"""The kind and the body of an entry that has not been written yet."""


class Entry(NamedTuple):
    """One line of a table's log.

    Attributes:
        number: 1 for the first entry of a table, then without a gap.
        at: when it was made, in milliseconds since 1970.
        kind: what has happened.
        body: the particulars.
    """

    number: int
    at: int
    kind: str
    body: dict[str, Any]


def numbered(drafts: Iterable[Draft], last: int, at: int) -> list[Entry]:
    """Entries of one moment that follow the entry number ``last``."""
    return [
        Entry(number, at, kind, body) for number, (kind, body) in enumerate(drafts, start=last + 1)
    ]
