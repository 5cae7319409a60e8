"""One table as the state that its log has led to. Nothing here waits, reads or writes."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable
from typing import Any

from lamplighter.games.base import CHANCE, Game, State
from lamplighter.games.catalogue import load_game
from lamplighter.games.chance import ChanceStream
from lamplighter.records import ClientSeed, Secret
from lamplighter.server.clocks import Clock, Terms
from lamplighter.server.entries import Entry
from lamplighter.server.seats import Seat

__all__ = ["RULES", "Table", "game_named"]

RULES = "rules"
"""How a game ended that was played to its end."""

MOST_PROPOSED = 3
"""How often one side may propose the same between two moves: the log keeps each time."""


class Table:
    """A game between two seats, made from its entries by `apply`, in order.

    Attributes:
        id: its public name.
        game, opponent, bot, terms: as ordered.
        owner: the player number of the one who opened it (both are his where he plays ``here``).
        seats: who sits where, ``None`` for a free seat.
        keys: by role, the capability of each seat; invitation: that of the free seat.
        secret: the seed of all chance.
        client_seeds: what the players added, in the order of the roles.
        begin, state: the game before its first word, and now.
        status: ``waiting``, ``playing`` or ``over``.
        undos: how many times words were taken back.
        offers: who proposes what, by player number.
        proposed: how often each side has proposed what since the last move.
        clock: the clock.
        turns: the ply of every turn's first word, and whose it was.
        revealed: the first ply to which an undo may go back: nothing was revealed since.
        end: how it ended and who has won.
        next: the seed of a rematch, made when the game ended and committed to since; nobody is
            told it before that game is over. None where there cannot be one.
        offered_seed: the client seed that came with the offer of a rematch.
        rematch: the table where they play again.
        number: of the last entry applied; at: its moment.
        turn_since: since when the player to move is to move.
    """

    __slots__ = (
        "_stream",
        "_uncredited",
        "at",
        "begin",
        "bot",
        "client_seeds",
        "clock",
        "end",
        "ended_at",
        "game",
        "id",
        "invitation",
        "keys",
        "next",
        "number",
        "offered_seed",
        "offers",
        "opened_at",
        "opponent",
        "owner",
        "proposed",
        "rematch",
        "revealed",
        "seats",
        "secret",
        "started_at",
        "state",
        "status",
        "terms",
        "turn_since",
        "turns",
        "undos",
    )

    def __init__(self, table_id: str, opened: Entry) -> None:
        body = opened.body
        self.id = table_id
        self.game = game_named(body["game"], tuple(sorted(body["options"].items())))
        self.opponent: str = body["opponent"]
        self.bot: str | None = body["bot"]
        self.terms = Terms(**body["clock"])
        self.owner = self.game.roles.index(body["owner"])
        self.seats: list[Seat | None] = [None, None]
        self.keys: dict[str, str] = body["keys"]
        self.invitation: str | None = body["invitation"]
        self.secret = Secret(bytes.fromhex(body["seed"]))
        self.client_seeds: list[ClientSeed] = []
        self._stream: ChanceStream | None = None
        self.begin = _beginning(self.game)
        self.state = self.begin.clone()
        self.status = "waiting"
        self.undos = 0
        self.offers: dict[str, int | None] = {"undo": None, "stop": None, "rematch": None}
        self.proposed: Counter[tuple[str, int]] = Counter()
        self.clock = Clock(self.terms)
        self.turns: list[tuple[int, int]] = []
        self._uncredited: int | None = None
        self.revealed = 0
        self.end: tuple[str, int | None] | None = None
        self.next: Secret | None = None
        self.offered_seed: str | None = None
        self.rematch: str | None = None
        self.number = opened.number
        self.at = self.opened_at = self.turn_since = opened.at
        self.started_at: int | None = None
        self.ended_at: int | None = None

    @classmethod
    def replayed(cls, table_id: str, entries: Iterable[Entry]) -> Table:
        """The table that a whole log leads to."""
        following = iter(entries)
        table = cls(table_id, next(following))
        for entry in following:
            table.apply(entry)
        return table

    # --- what can be asked ----------------------------------------------------------------------

    @property
    def roles(self) -> tuple[str, str]:
        """The roles of the game by player number."""
        return self.game.roles

    @property
    def ply(self) -> int:
        """How many words have been played."""
        return self.state.plies()

    @property
    def has_moved(self) -> bool:
        """Whether a player has played a word (that has not been taken back)."""
        return bool(self.turns)

    @property
    def stream(self) -> ChanceStream:
        """All chance of the game; fixed when both seats are taken, as both may add to it."""
        if self._stream is None:
            self._stream = self.secret.stream(self.client_seeds)
        return self._stream

    def player_to_move(self) -> int | None:
        """Whose decision is due in a running game, as the log stands."""
        player = self.state.current_player()
        return player if self.status == "playing" and player >= 0 else None

    def bot_to_move(self) -> str | None:
        """The bot whose decision is due."""
        player = self.player_to_move()
        seat = None if player is None else self.seats[player]
        return None if seat is None else seat.bot

    def players_of(self, guest: str) -> tuple[int, ...]:
        """The player numbers of a guest's seats."""
        return tuple(
            player for player in (0, 1) if (seat := self.seats[player]) and guest in seat.guests
        )

    def free_player(self) -> int | None:
        """The player number of the free seat."""
        return next((player for player in (0, 1) if self.seats[player] is None), None)

    def consents(self, player: int) -> bool:
        """Whether a side agrees to everything at once: a bot does, and who plays both sides."""
        seat = self.seats[player]
        return self.opponent == "here" or (seat is not None and seat.bot is not None)

    def may_propose(self, player: int, what: str) -> bool:
        """Whether a side has not yet proposed something as often as it may between two moves."""
        return self.proposed[what, player] < MOST_PROPOSED

    def last_turn_of(self, player: int) -> int | None:
        """The ply at which a player's last turn began."""
        return next((ply for ply, owner in reversed(self.turns) if owner == player), None)

    def decided_by(self, player: int, begin: int, end: int) -> bool:
        """Whether a player decided on all words from ``begin`` on and before ``end``."""
        state = self.begin.clone()
        movers = []
        for action in self.state.history()[:end]:
            movers.append(state.current_player())
            state.apply_action(action)
        return all(mover == player for mover in movers[begin:])

    def names(self) -> dict[str, str | None]:
        """The names by role; of a free seat ``None``."""
        return {
            role: None if seat is None else seat.name
            for role, seat in zip(self.roles, self.seats, strict=True)
        }

    def summary(self) -> dict[str, Any]:
        """What the lists tell of it to anybody."""
        free = self.free_player()
        return {
            "id": self.id,
            "game": self.game.name,
            "options": self.game.options,
            "opponent": self.opponent,
            "bot": self.bot,
            "round": self.state.round_number(),
            "names": self.names(),
            "clock": self.terms.document(),
            "opened": self.opened_at,
            "open_seat": None if free is None else self.roles[free],
        }

    # --- what has happened ----------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Let the next entry of the log happen."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} does not follow entry {self.number}")
        getattr(self, f"_{entry.kind}")(entry.body, entry.at)
        self.number, self.at = entry.number, entry.at

    def _seated(self, body: dict[str, Any], at: int) -> None:
        player = self.roles.index(body["role"])
        guests = (body["guest"],) if "guest" in body else ()
        self.seats[player] = Seat(body["name"], guests, body.get("bot"))
        if body.get("client_seed"):
            added = ClientSeed(body["role"], bytes.fromhex(body["client_seed"]))
            self.client_seeds.insert(0 if player == 0 else len(self.client_seeds), added)
        if self.free_player() is None:
            self.status, self.started_at, self.turn_since = "playing", at, at

    def _joined(self, body: dict[str, Any], _at: int) -> None:
        player = self.roles.index(body["role"])
        seat = self.seats[player]
        assert seat is not None
        self.seats[player] = seat.joined(body["guest"])

    def _word(self, body: dict[str, Any], at: int) -> None:
        state = self.state
        player, ply, called = state.current_player(), self.ply, state.round_number()
        if player != CHANCE:
            if not state.goes_on():
                self.turns.append((ply, player))
                self._uncredited = player
            self._let_proposals_lapse()
        state.apply_action(state.string_to_action(body["word"]))
        # The witnesses are called where a round ends.
        if player == CHANCE or state.round_number() != called or state.is_terminal():
            self.revealed = ply + 1
        self._run_clock(at)

    def _run_clock(self, at: int) -> None:
        """Let the time of whoever is to move run; credit a turn that has just ended."""
        player = self.player_to_move()
        if player is None:
            self.clock.stop(at)
            return
        self.turn_since = at
        if self.state.goes_on():
            if self.terms.kind == "days" and self.clock.running == player:
                return  # one deadline for all decisions of a turn
        elif self._uncredited is not None:
            self.clock.stop(at)
            self.clock.add(self._uncredited)
            self._uncredited = None
        seat = self.seats[player]
        # Nobody's bank runs before the first move, and a bot plays on its own pace.
        if (self.has_moved or self.terms.kind == "days") and seat is not None and not seat.bot:
            self.clock.run(player, at)
        else:
            self.clock.stop(at)

    def _let_proposals_lapse(self) -> None:
        self.offers["undo"] = self.offers["stop"] = None
        self.proposed.clear()

    def _offered(self, body: dict[str, Any], _at: int) -> None:
        player = self.offers[body["what"]] = self.roles.index(body["role"])
        self.proposed[body["what"], player] += 1
        self.offered_seed = body.get("client_seed")

    def _answered(self, body: dict[str, Any], _at: int) -> None:
        self.offers[body["what"]] = None

    def _withdrawn(self, body: dict[str, Any], _at: int) -> None:
        self.offers[body["what"]] = None

    def _undone(self, body: dict[str, Any], at: int) -> None:
        ply = body["ply"]
        history = self.state.history()[:ply]
        self.state = self.begin.clone()
        for action in history:
            self.state.apply_action(action)
        # What was given for the turns goes back too, or playing and undoing would make time.
        ended = self.turns if self._uncredited is None else self.turns[:-1]
        for begin, player in ended:
            if begin >= ply:
                self.clock.take_back(player)
        self.turns = [turn for turn in self.turns if turn[0] < ply]
        self.undos += 1
        other = self.seats[1 - self.roles.index(body["role"])]
        if other is not None and other.bot:
            # A bot agrees to everything, so trying turn after turn would tell what it holds.
            self.revealed = max(self.revealed, ply + 1)
        self._uncredited = None
        self._let_proposals_lapse()
        self._run_clock(at)

    def _ended(self, body: dict[str, Any], at: int) -> None:
        winner = body["winner"]
        self.end = body["how"], None if winner is None else self.roles.index(winner)
        if "next_seed" in body:
            self.next = Secret(bytes.fromhex(body["next_seed"]))
        self.status, self.ended_at = "over", at
        self.offers = dict.fromkeys(self.offers)
        self.clock.stop(at)

    def _paused(self, body: dict[str, Any], _at: int) -> None:
        self.clock.pause(body["since"], body["until"])

    def _rematched(self, body: dict[str, Any], _at: int) -> None:
        self.rematch = body["table"]
        self.offers["rematch"] = None


@functools.lru_cache(maxsize=64)
def game_named(name: str, options: tuple[tuple[str, str], ...]) -> Game:
    """The one game of that name with those options, which all its tables share."""
    return load_game(name, **dict(options))


@functools.lru_cache(maxsize=64)
def _beginning(game: Game) -> State:
    """The first state of a game; nobody changes it."""
    return game.new_initial_state()
