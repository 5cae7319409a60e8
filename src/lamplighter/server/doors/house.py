"""What every door needs of the house behind it, and what requests to all of them have in common."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from lamplighter.sentences import COMPLETE, languages
from lamplighter.server.answers import Denied
from lamplighter.server.guests import Guest, Guests
from lamplighter.server.limits import Addresses, OpenSockets, TablesOfGuests, Talk, WaitingTables
from lamplighter.server.metrics import Metrics
from lamplighter.server.refusals import Refusal
from lamplighter.server.settings import Settings
from lamplighter.server.tables import Tables

__all__ = [
    "House",
    "Kept",
    "Language",
    "Newcomer",
    "OfHouse",
    "Seat",
    "TableId",
    "Visitor",
    "house_of",
    "is_table_id",
    "spoken",
    "too_many_tables",
]

RETRY_SECONDS = 60
"""When somebody with too many tables may try again: it takes about that to finish one."""


@dataclass(frozen=True)
class House:
    """One service: its settings, its tables, and who keeps watch at the doors."""

    settings: Settings
    tables: Tables
    guests: Guests
    metrics: Metrics
    sockets: OpenSockets
    openings: Addresses
    previews: Addresses
    hints: Addresses
    sealings: Addresses
    opened: TablesOfGuests
    waiting: WaitingTables
    at_tables: OpenSockets
    talk: Talk


@dataclass(frozen=True)
class Newcomer:
    """A guest who wants one more table (`Opener`): it counts for his address and for himself."""

    house: House
    address: str
    guest: str

    async def ask(self) -> None:
        """Raise `Denied` if he may not have it."""
        if wait := self.house.openings.take(self.address):
            raise Denied("limited", retry_after=math.ceil(wait))
        if not await self.house.opened.may_open(self.guest):
            raise too_many_tables(self.house.settings.tables)

    def opened(self, table_id: str) -> None:
        """He has it."""
        self.house.opened.opened(self.guest, table_id)


def too_many_tables(most: int) -> Denied:
    """What somebody is told who has as many tables as he may have."""
    return Denied("too_many_tables", retry_after=RETRY_SECONDS, most=most)


def house_of(connection: HTTPConnection) -> House:
    """The house that a request has come to."""
    house: House = connection.app.state.house
    return house


OfHouse = Annotated[House, Depends(house_of)]


async def _visitor(request: Request, house: OfHouse) -> Guest:
    return house.guests.of(request.cookies)


async def _kept(
    response: Response, house: OfHouse, guest: Annotated[Guest, Depends(_visitor)]
) -> Guest:
    house.guests.keep(guest, response)
    return guest


Visitor = Annotated[Guest, Depends(_visitor)]
"""Who asks; without a cookie somebody new, who is forgotten again."""

Kept = Annotated[Guest, Depends(_kept)]
"""Who asks; without a cookie somebody new, who gets one with the answer."""


def is_table_id(text: str) -> bool:
    """Whether the text can be a table's id at all."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,64}", text) is not None


async def _table_id(
    table_id: Annotated[str, Path(description="The table's id.", examples=["kq3vXw7TbA"])],
) -> str:
    if not is_table_id(table_id):
        raise Refusal("unknown_table", "There is no such table.")
    return table_id


TableId = Annotated[str, Depends(_table_id)]

Seat = Annotated[
    str | None,
    Query(
        pattern=r"^[a-z]{1,20}$",
        description="The role to look from, of those this browser has; `none` to watch.",
        examples=["jack"],
    ),
]


def spoken(language: str) -> str:
    """The language that sentences come in: English where there is no catalogue for it."""
    return language if language in languages() else COMPLETE


async def _language(
    language: Annotated[
        str,
        Query(
            pattern=r"^[A-Za-z]{2,3}$",
            description="Of the sentences; English where there are none in it.",
            examples=["en"],
        ),
    ] = COMPLETE,
) -> str:
    return spoken(language.lower())


Language = Annotated[str, Depends(_language)]
