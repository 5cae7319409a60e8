"""What somebody asks for who opens a table, checked; names and client seeds."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from lamplighter.bots import LEVELS, bots_for
from lamplighter.games.base import Game
from lamplighter.games.catalogue import load_game
from lamplighter.server.clocks import Terms
from lamplighter.server.refusals import Refusal
from lamplighter.server.texts import is_visible

__all__ = ["LONGEST_NAME", "RANDOM", "Order", "check_name", "check_seed", "is_seed"]

LONGEST_NAME = 40

RANDOM = "random"
"""The role of somebody who takes either; the table's seed decides which."""

_SEED = re.compile(r"(?:[0-9a-f]{2}){1,64}")


@dataclass(frozen=True)
class Order:
    """A table as somebody wants it.

    Attributes:
        game: name of the game.
        options: its options; those left out have their default.
        role: the owner's role, or `RANDOM`.
        opponent: who takes the other seat: a ``bot``, a ``friend`` by invitation, ``anyone`` from
            the lobby, or a second person ``here`` at the same device.
        bot: which level or bot, where the opponent is one.
        clock: the clock's terms.
        name: the owner's name.
        client_seed: what the owner adds to the table's chance, hexadecimal; or nothing.
        seal: the token of the seed that he was shown the commitment to; or nothing, and the seed
            is made with the table.
    """

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    role: str = RANDOM
    opponent: Literal["bot", "friend", "anyone", "here"] = "bot"
    bot: str | None = None
    clock: Terms = field(default_factory=Terms)
    name: str = "?"
    client_seed: str | None = None
    seal: str | None = field(default=None, repr=False)

    def check(self) -> Game:
        """The game ordered; raises `Refusal` if any part of the order makes no sense."""
        try:
            game = load_game(self.game, **self.options)
        except ValueError as error:
            raise Refusal("bad_game", str(error)) from None
        except TypeError:  # an option with the name of a parameter; its text is for programmers
            raise Refusal("bad_game", "option: the game has no option of that name.") from None
        if self.role not in (*game.roles, RANDOM):
            roles = ", ".join(game.roles)
            raise Refusal("bad_order", f"The role must be one of: {roles}, random.", field="role")
        if (self.opponent == "bot") != (self.bot is not None):
            raise Refusal("bad_order", "A bot is named exactly where it plays.", field="opponent")
        players = (*LEVELS, *bots_for(game.name))
        if self.bot is not None and self.bot not in players:
            bots = ", ".join(players)
            raise Refusal("bad_order", f"The bot must be one of: {bots}.", field="opponent")
        self.clock.check()
        check_name(self.name)
        check_seed(self.client_seed)
        return game


def check_name(name: str) -> str:
    """The name without the spaces round it, if it is then at most 40 printable characters.

    Printable excludes line ends, control characters, and the signs that turn the direction of
    writing. One character at least can be seen. Whoever gives none at all is called a guest, by
    each reader in his own language. Raises `Refusal`.
    """
    name = name.strip()
    if name and not (len(name) <= LONGEST_NAME and name.isprintable() and is_visible(name)):
        message = f"A name has up to {LONGEST_NAME} printable characters, and one to be seen."
        raise Refusal("bad_name", message, field="name")
    return name


def is_seed(text: str) -> bool:
    """Whether a text is a client seed: 1 to 64 bytes in lower-case hexadecimal."""
    return _SEED.fullmatch(text) is not None


def check_seed(seed: str | None) -> str | None:
    """The client seed, if it is one or none at all. Raises `Refusal`."""
    if seed is not None and not is_seed(seed):
        raise Refusal(
            "bad_seed",
            "A client seed is 1 to 64 bytes in lower-case hexadecimal.",
            field="client_seed",
        )
    return seed
