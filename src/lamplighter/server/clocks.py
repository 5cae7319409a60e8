"""Clocks as pure arithmetic on milliseconds: what has passed is told, nothing here looks it up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from lamplighter.server.refusals import Refusal

__all__ = ["DAY", "SECOND", "Clock", "Terms"]

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND

SHORTEST_BANK, LONGEST_BANK = 10, 3 * 60 * 60
LONGEST_INCREMENT = 180
MOST_DAYS = 14


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed on: no clock, a bank of seconds with an increment a turn, or days a turn."""

    kind: Literal["none", "bank", "days"] = "none"
    bank: int = 0
    increment: int = 0
    days: int = 0

    def check(self) -> None:
        """Raise `Refusal` unless the figures make sense for the kind."""
        banked, daily = self.kind == "bank", self.kind == "days"
        if (
            self.kind in ("none", "bank", "days")
            and (SHORTEST_BANK <= self.bank <= LONGEST_BANK if banked else self.bank == 0)
            and 0 <= self.increment <= (LONGEST_INCREMENT if banked else 0)
            and (1 <= self.days <= MOST_DAYS if daily else self.days == 0)
        ):
            return
        raise Refusal(
            "bad_order",
            f"A bank has {SHORTEST_BANK} to {LONGEST_BANK} seconds and an increment of 0 to "
            f"{LONGEST_INCREMENT}, a daily clock 1 to {MOST_DAYS} days.",
            field="clock",
        )

    def document(self) -> dict[str, Any]:
        """The terms as JSON, without what does not belong to the kind."""
        if self.kind == "bank":
            return {"kind": "bank", "bank": self.bank, "increment": self.increment}
        return {"kind": "days", "days": self.days} if self.kind == "days" else {"kind": "none"}

    def grace(self) -> int | None:
        """Milliseconds after which who is absent in his turn counts as gone.

        It grows with the clock; ``None`` where turns take days anyway.
        """
        if self.kind == "days":
            return None
        if self.kind == "none":
            return 120 * SECOND
        return min(30 * SECOND + self.bank * SECOND // 20, 300 * SECOND)


class Clock:
    """The time of two players. All moments are milliseconds of one clock, such as since 1970.

    Attributes:
        terms: what was agreed on.
        left: of a bank, what each player had left at ``since``.
        running: whose time runs, or ``None``.
        since: the moment from which it runs; pauses push it on.
    """

    __slots__ = ("left", "running", "since", "terms")

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.left = [terms.bank * SECOND] * 2
        self.running: int | None = None
        self.since = 0

    def stop(self, at: int) -> None:
        """Let nobody's time run from ``at`` on; what has passed is charged."""
        if self.running is not None and self.terms.kind == "bank":
            self.left[self.running] = max(0, self.left[self.running] - max(0, at - self.since))
        self.running = None
        self.since = at

    def run(self, player: int, at: int) -> None:
        """Let the time of ``player`` run from ``at`` on."""
        self.stop(at)
        if self.terms.kind != "none":
            self.running = player

    def add(self, player: int) -> None:
        """Give a player the increment for a turn he has ended."""
        self.left[player] += self.terms.increment * SECOND

    def take_back(self, player: int) -> None:
        """Take back the increment for a turn that has been undone; a second of it may stay."""
        left = self.left[player]
        self.left[player] = max(min(left, SECOND), left - self.terms.increment * SECOND)

    def pause(self, begin: int, end: int) -> None:
        """Do not count the time between two moments, as far as it falls into the present run."""
        if self.running is not None:
            self.since += max(0, end - max(begin, self.since))

    def deadline(self) -> int | None:
        """When the running player's time is up; ``None`` where it never is."""
        if self.running is None:
            return None
        whole = self.terms.days * DAY if self.terms.kind == "days" else self.left[self.running]
        return self.since + whole

    def document(self, roles: Sequence[str]) -> dict[str, Any]:
        """The clock as JSON; what is left counts at ``moment``."""
        document = self.terms.document()
        if self.terms.kind == "none":
            return document
        running = None if self.running is None else roles[self.running]
        if self.terms.kind == "bank":
            document["left"] = dict(zip(roles, self.left, strict=True))
        else:
            document["until"] = {} if running is None else {running: self.deadline()}
        return {**document, "running": running, "moment": self.since}
