"""Who is connected to a table, and since when somebody has been absent.

It is not in the log: after a restart everybody counts as gone from then on.
"""

from __future__ import annotations

from typing import Any

from lamplighter.server.table import Table

__all__ = ["Presence"]


class Presence:
    """The readers of one table, counted.

    Attributes:
        watchers: how many watch.
        has_come: by player, whether he has been here at all.
    """

    __slots__ = ("_away_since", "_connected", "_table", "has_come", "watchers")

    def __init__(self, table: Table, now: int) -> None:
        self._table = table
        self._connected = [0, 0]
        self._away_since = [now, now]
        self.has_come = [False, False]
        self.watchers = 0

    def come(self, player: int | None) -> None:
        """Somebody has connected."""
        if player is None:
            self.watchers += 1
        else:
            self._connected[player] += 1
            self.has_come[player] = True

    def go(self, player: int | None, now: int) -> None:
        """Somebody's connection has ended."""
        if player is None:
            self.watchers -= 1
            return
        self._connected[player] -= 1
        if not self._connected[player]:
            self._away_since[player] = now

    def sat_down(self, player: int, now: int) -> None:
        """Somebody has taken a seat, who may need a moment to connect."""
        self._away_since[player] = now

    def present(self) -> list[bool]:
        """By player: whether he is there. A bot always is; at one device both are or neither."""
        together = self._table.opponent == "here" and any(self._connected)
        return [
            together or self._connected[player] > 0 or (seat is not None and seat.bot is not None)
            for player, seat in enumerate(self._table.seats)
        ]

    def away_since(self, player: int) -> int | None:
        """Since when a person with that seat has not been there; ``None`` while he is."""
        if self._table.seats[player] is None or self.present()[player]:
            return None
        return self._away_since[player]

    def claim_at(self, player: int) -> int | None:
        """From when on the other side may end the game because ``player`` is gone.

        Only where he holds the game up: the time of grace begins when he is both absent and
        to move. ``None`` where it does not.
        """
        table, since, grace = self._table, self.away_since(player), self._table.terms.grace()
        if since is None or grace is None or table.opponent == "here":
            return None
        if table.player_to_move() != player:
            return None
        return max(since, table.turn_since) + grace

    def document(self) -> dict[str, Any]:
        """The ``presence`` frame."""
        roles, absent = self._table.roles, {}
        for player, role in enumerate(roles):
            since = self.away_since(player)
            if since is not None:
                absent[role] = {"since": since, "claim_at": self.claim_at(player)}
        present = dict(zip(roles, self.present(), strict=True))
        return {
            "type": "presence",
            "present": present,
            "absent": absent,
            "watchers": self.watchers,
        }
