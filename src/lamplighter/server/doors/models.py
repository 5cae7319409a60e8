"""What is sent over HTTP and what is answered, as pydantic reads and OpenAPI tells it.

The shapes only: whether an order makes sense, `lamplighter.server.orders` decides. What a table
answers about itself is made below the doors as JSON already and is not taken apart here; its models
say what stands in it. `lamplighter.server.tables.Opened` and `Taken` go out as they are.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from lamplighter.server.clocks import (
    LONGEST_BANK,
    LONGEST_INCREMENT,
    MOST_DAYS,
    SHORTEST_BANK,
    Terms,
)
from lamplighter.server.orders import LONGEST_NAME, Order

__all__ = [
    "GameAnswer",
    "Health",
    "NewTable",
    "PlyDocument",
    "Problem",
    "Proof",
    "Sealed",
    "SeatRequest",
    "Summary",
    "TableDocument",
]

Slug = Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
Name = Annotated[
    str,
    Field(max_length=LONGEST_NAME, description="Empty for a guest, who has no name of his own."),
]
ClientSeed = Annotated[
    str,
    Field(
        pattern=r"^(?:[0-9a-f]{2}){1,64}$",
        description="What this browser adds to the table's chance: 1 to 64 bytes.",
    ),
]
Token = Annotated[str, Field(min_length=1, max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]


class _Request(BaseModel):
    """What is sent: nothing that is not named here, and no kind of value for another."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Bot(_Request):
    """Play against the computer."""

    kind: Literal["bot"]
    bot: Annotated[Slug, Field(description="A level, such as `lantern`, or a bot by its name.")]


class Person(_Request):
    """Play against a friend by link, anyone from the lobby, or a second person at this device."""

    kind: Literal["friend", "anyone", "here"]


class NoClock(_Request):
    """Nobody looks at a clock."""

    kind: Literal["none"]


class Bank(_Request):
    """So many seconds for the whole game, and some more for each turn."""

    kind: Literal["bank"]
    bank: Annotated[int, Field(ge=SHORTEST_BANK, le=LONGEST_BANK)]
    increment: Annotated[int, Field(ge=0, le=LONGEST_INCREMENT)] = 0


class Days(_Request):
    """So many days for each turn."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=MOST_DAYS)]


class NewTable(_Request):
    """A table as somebody wants it."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "game": "pocket",
                    "options": {},
                    "role": "random",
                    "opponent": {"kind": "bot", "bot": "lantern"},
                    "clock": {"kind": "none"},
                    "name": "Anna",
                    "seal": "9Xk0mB7uQy2ZtHs4LwVd1EcRfGaNoPiJ",
                    "client_seed": "5b1f0c9a",
                },
                {
                    "game": "london",
                    "options": {"board": "revised"},
                    "role": "jack",
                    "opponent": {"kind": "friend"},
                    "clock": {"kind": "bank", "bank": 600, "increment": 10},
                    "name": "Anna",
                },
            ]
        }
    )

    game: Slug
    options: Annotated[dict[Slug, Slug], Field(max_length=8)] = Field(default_factory=dict)
    role: Slug = "random"
    opponent: Annotated[Bot | Person, Field(discriminator="kind")]
    clock: Annotated[NoClock | Bank | Days, Field(discriminator="kind")] = NoClock(kind="none")
    name: Name
    seal: Token | None = Field(
        default=None, description="Of the seed whose commitment this browser has seen."
    )
    client_seed: ClientSeed | None = None

    def order(self) -> Order:
        """The same, as tables are ordered."""
        return Order(
            game=self.game,
            options=self.options,
            role=self.role,
            opponent=self.opponent.kind,
            bot=self.opponent.bot if isinstance(self.opponent, Bot) else None,
            clock=Terms(**self.clock.model_dump()),
            name=self.name,
            client_seed=self.client_seed,
            seal=self.seal,
        )


class SeatRequest(_Request):
    """Who wants a seat: the free one, or the one whose key the token is."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "token": "JXeRPtH9L0bqO-Blc5MvPS3DkHZg09uC",
                    "name": "Ben",
                    "client_seed": "77aa01",
                }
            ]
        }
    )

    token: Token | None = None
    name: Name
    client_seed: ClientSeed | None = None


class _Answer(BaseModel):
    """What is answered; more may be added to it later."""

    model_config = ConfigDict(extra="allow")


class Problem(_Answer):
    """Why something was not done: a code for programs, a sentence in English, and facts."""

    model_config = ConfigDict(
        extra="allow",
        json_schema_extra={
            "examples": [{"code": "unknown_table", "message": "There is no such table."}]
        },
    )

    code: str
    message: str


class Health(_Answer):
    """The service can write its log."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"status": "ok"}]})

    status: Literal["ok"]


class GameAnswer(_Answer):
    """A game that can be played, and what there is to choose."""

    name: str
    roles: list[str]
    options: dict[str, list[str]]
    suspects: list[str]
    levels: list[str] = Field(description="The opponents that people choose, the weakest first.")
    bots: list[str]
    map: dict[str, Any] | None = Field(
        default=None, description="The printed boards by name, where a game has several."
    )


class Sealed(_Answer):
    """A seed that waits for its table: the token that opens one with it, and the commitment."""

    seal: str
    commitment: str


class Summary(_Answer):
    """What anybody may know of a table."""

    id: str
    game: str
    options: dict[str, str]


class TableDocument(_Answer):
    """A table as one viewer sees it: the first frame of the socket."""

    type: Literal["table"]
    seq: int
    id: str
    game: str


class PlyDocument(_Answer):
    """The game as one viewer saw it after so many words."""

    ply: int
    plies: int
    begins: int
    round: int
    turn: int
    over: bool
    names: dict[str, str | None]
    bot: str | None
    word: str | None
    told: list[str]


class Proof(_Answer):
    """What proves that chance was fair, once the game is over."""

    game: str
    options: dict[str, str]
    commitment: str
    seed: str
    words: list[str]
