"""The alibi cards, of which both games keep the same account: who took which, round by round.

A record holds by round, counted here from 0, the player who took that round's card (``taker``)
and which it was (``card``), and Jack's identity, which is a card too (``jack``).
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Protocol

from lamplighter.games.arrays import copy_array
from lamplighter.games.base import DETECTIVE, JACK

if TYPE_CHECKING:
    import numpy as np

__all__ = ["AlibiCards", "WithCards"]

PLAYERS = DETECTIVE, JACK
UNKNOWN = -1


class WithCards(Protocol):
    """A plain position, as far as alibi cards are concerned."""

    phase: int
    round_number: int
    taker: list[int]
    card: list[int]
    jack: int


@dataclass
class _Account:
    """The fields of a record that tell of alibi cards, as Python numbers and lists."""

    phase: int
    round_number: int
    taker: list[int]
    card: list[int]
    jack: int


_FIELDS = [field.name for field in fields(_Account)]


def _account(array: np.ndarray) -> _Account:
    """That of the first record of an array."""
    return _Account(*(array[name][0].tolist() for name in _FIELDS))


@dataclass(frozen=True)
class AlibiCards:
    """The alibi cards of one game.

    ``jack_card`` is the phase in which Jack's identity is due (no later one comes before it),
    ``draw`` that in which an alibi card is; ``secret`` are the players who keep to themselves
    what they draw.
    """

    jack_card: int
    draw: int
    secret: tuple[int, ...]

    def drawn(self, record: WithCards, *players: int) -> list[int]:
        """The rounds, from 0, in which one of these players drew a card, in order.

        A draw that is still due is left out.
        """
        due = record.round_number - 1 if record.phase == self.draw else UNKNOWN
        takers = range(len(record.taker))
        return [n for n in takers if record.taker[n] in players and n != due]

    def is_complete(self, array: np.ndarray) -> bool:
        """Whether Jack's identity and all cards are known, or nothing has been drawn yet."""
        return self._holds(array, *PLAYERS)

    def is_viewable(self, array: np.ndarray, viewer: int | None) -> bool:
        """Whether ``viewer`` can look at a record: Jack only where his own secrets are there."""
        return viewer != JACK or self._holds(array, JACK)

    def _holds(self, array: np.ndarray, *players: int) -> bool:
        """Whether a record holds Jack's identity, once drawn, and the cards of these players."""
        account = _account(array)
        cards = [account.card[number] for number in self.drawn(account, *players)]
        return account.phase <= self.jack_card or UNKNOWN not in (account.jack, *cards)

    def hidden_outcomes(
        self, world: np.ndarray, viewer: int | None, jack_actions: int, draw_actions: int
    ) -> list[int]:
        """The chance numbers that ``viewer`` was not told in this world, in the order they came.

        Those of the identities and of the cards begin with ``jack_actions``, ``draw_actions``.
        """
        account = _account(world)
        jack = [] if viewer == JACK or account.jack == UNKNOWN else [account.jack]
        others = [player for player in self.secret if player != viewer]
        cards = [account.card[number] for number in self.drawn(account, *others)]
        return [jack_actions + who for who in jack] + [draw_actions + card for card in cards]

    def complete(self, start: np.ndarray, world: np.ndarray) -> np.ndarray:
        """An earlier projected position with what it lacks filled in from a world of its game."""
        made = copy_array(start)
        early = _account(start)
        if early.phase > self.jack_card:
            made["jack"] = world["jack"]
        for number in self.drawn(early, *self.secret):
            made["card"][0, number] = world["card"][0, number]
        return made
