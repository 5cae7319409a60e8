"""The facts of one position as its viewer knows them: what drawings and sentences are made of.

Only the rooms called ``scene`` read a view's record; whatever draws or tells is given a `Scene`, in
which things bear the names of the contract's words. Here stands what there is in every game; each
game adds its board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from lamplighter.games.turn_order import TURNS as ORDER
from lamplighter.games.view import VERDICTS, Log, View

__all__ = ["TURNS", "Card", "Scene", "facts_of", "view_after"]

TURNS = 4
"""The turns of a round (Pocket: actions)."""

UNKNOWN = -1
"""What a view's record holds where the viewer may not know, or nothing has happened yet."""


@dataclass(frozen=True)
class Card:
    """An alibi card taken in the course of the game."""

    round: int
    taker: str
    suspect: str
    """Empty where the viewer may not know."""


@dataclass(frozen=True, kw_only=True)
class Scene:
    """One position as its viewer knows it."""

    game: ClassVar[str]
    """The name of the game."""
    secretive: ClassVar[tuple[int, ...]]
    """The players whose screens show what the other one must not see."""

    viewer: int | None
    players: tuple[str, ...]
    """The two sides by player number."""
    round: int
    step: int
    """Which turn of the round it is, 1 to 4; 0 where nobody is to act."""
    actor: str
    """Who is to act; empty where nobody is."""
    goes_on: bool
    """Whether he is in the midst of a turn that takes several decisions."""
    due: str
    """What chance is to bring, as the words of its outcomes begin; empty where nothing."""
    verdicts: tuple[str, ...]
    """What each call for witnesses has brought: ``seen`` or ``unseen``."""
    suspects: tuple[str, ...]
    """The suspects not yet publicly cleared, in the order of the rules."""
    seen: tuple[str, ...]
    """Those of them who would be seen if the round ended now."""
    cards: tuple[Card, ...]
    jack: str
    """Jack's identity where the viewer may know it."""
    decided: bool
    """Whether the game is over, even if the viewer cannot know yet who has won."""
    winner: str
    ending: str
    """Which line of the rules decided a finished game; see the game's `knowledge.ending`."""

    @property
    def unseen(self) -> tuple[str, ...]:
        """The suspects not yet cleared who would not be seen if the round ended now."""
        return tuple(suspect for suspect in self.suspects if suspect not in self.seen)

    @property
    def order(self) -> tuple[str, ...]:
        """Who takes the four turns of this round."""
        return tuple(self.players[player] for player in ORDER[self.round % 2])

    @property
    def is_jacks(self) -> bool:
        """Whether Jack himself looks."""
        return self.viewer == 1

    @property
    def status_of_jack(self) -> str:
        """Whether Jack would be seen, for his own eyes: ``seen`` or ``unseen``."""
        return "seen" if self.jack in self.seen else "unseen"

    @property
    def known(self) -> tuple[str, ...]:
        """The suspects of whom the viewer alone knows that they are innocent."""
        return ()

    def cards_of(self, taker: str) -> tuple[Card, ...]:
        """The alibi cards that one side has drawn."""
        return tuple(card for card in self.cards if card.taker == taker)

    def who(self, player: str) -> str:
        """``you`` where ``player`` is the viewer, else the player."""
        return "you" if self.viewer is not None and self.players[self.viewer] == player else player


def facts_of(view: View, record: Any, names: Sequence[str], due: dict[int, str]) -> dict[str, Any]:
    """The facts that every game has, by the fields of `Scene`; all but ``step`` and ``goes_on``.

    ``record`` is the view's, as plain numbers; ``names`` are those of the suspects by number;
    ``due`` tells what chance brings in which phase.
    """
    state = view.game.state
    decided = record.phase == state.OVER
    # In a preview of a word that decides the game, what it decides is not to be seen.
    over = decided and record.winner != UNKNOWN
    player = view.current_player()
    # A card still to be drawn is nobody's yet.
    undrawn = record.round_number if record.phase == state.DRAW else 0
    taken = enumerate(zip(record.taker, record.card, strict=True), start=1)
    return {
        "viewer": view.viewer,
        "players": view.game.roles,
        "round": record.round_number,
        "actor": view.game.roles[player] if player in (0, 1) else "",
        "due": due.get(record.phase, ""),
        "verdicts": tuple(VERDICTS[v] for v in record.verdict if v != UNKNOWN),
        "suspects": tuple(view.suspects()),
        "seen": tuple(view.game.knowledge.visible(view)),
        "cards": tuple(
            Card(number, view.game.roles[taker], _named(names, card))
            for number, (taker, card) in taken
            if taker != UNKNOWN and number != undrawn
        ),
        "jack": _named(names, record.jack),
        "decided": decided,
        "winner": view.game.roles[record.winner] if over else "",
        "ending": view.game.knowledge.ending(view) if over else "",
    }


def view_after(view: View, action: int) -> View:
    """The position right after a legal action of either player, before any draw or call."""
    array = view.game.state.copy_array(view.array)
    view.game.doors.act(array, 0, action)
    return View(view.game, view.viewer, array, None, Log())


def _named(names: Sequence[str], number: int) -> str:
    return "" if number == UNKNOWN else names[number]
