"""Games of the load generator: two browsers each, which play words at random when told to.

Of a frame only what is needed is read, and not as JSON: whether it gives words to choose from,
and which. Frames are as browsers get them, with sentences in the language of whoever plays.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from benchmarks.load.wire import Door, Line

__all__ = ["LANGUAGES", "Game", "Guests", "Move", "Player"]

LANGUAGES = ("cs", "en", "fr", "it", "zh")

ROLES = {"pocket": ("investigator", "jack"), "london": ("detective", "jack")}

ENDS = (b"accuse-", b"escape-")
"""What would end a game of London early is not chosen, so that games are as long as they can be."""

CHOICE = re.compile(rb'"([^"]+)":\{"seen":')
PLY = re.compile(rb'"ply":(\d+)')


@dataclass(slots=True)
class Move:
    """One word that was to be played: when, when it was sent and when it was acknowledged (s)."""

    game: str
    due: float
    sent: float
    done: float


class Guests:
    """The two guests who play all games, each with some connections for HTTP."""

    def __init__(self, port: int, connections: int) -> None:
        self.port = port
        self._doors = tuple([Door(port) for _ in range(connections)] for _ in range(2))

    async def come(self) -> None:
        """Get the cookies."""
        for doors in self._doors:
            await doors[0].ask("/")
            for door in doors:
                door.cookie = doors[0].cookie

    def door(self, guest: int) -> Door:
        """A connection of the first or the second guest."""
        return random.choice(self._doors[guest])


@dataclass
class Counts:
    """What has happened in all games."""

    frames: int = 0
    bytes: int = 0
    opened: int = 0
    over: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    lost: int = 0


class Player:
    """One of the two browsers at a table."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.line: Line | None = None
        self.due = self.sent = 0.0

    async def sit_down(self, seat: str, cookie: str) -> None:
        """Open the socket."""
        path = f"/api/tables/{self.game.id}/socket?seat={seat}&language={self.language}"
        port = self.game.guests.port
        self.line = await Line.connected(port, path, cookie, self.heard, self.game.lost)

    def heard(self, frame: bytes) -> None:
        """Take a frame."""
        counts = self.game.counts
        counts.frames += 1
        counts.bytes += len(frame)
        if frame.startswith(b'{"id":'):
            self._answered(frame)
        elif frame.startswith((b'{"type":"word"', b'{"type":"table"')):
            at = frame.rfind(b'"choices":{')
            if at >= 0:
                self._choose(frame, at)
        elif b'"type":"end"' in frame:
            self.game.is_over = True

    def _answered(self, frame: bytes) -> None:
        now = time.perf_counter()
        if b'"type":"done"' in frame:
            self.game.acknowledged(Move(self.game.name, self.due, self.sent, now))
            return
        self.game.counts.refused[json.loads(frame)["code"]] += 1
        self.game.lost()

    def _choose(self, frame: bytes, at: int) -> None:
        words = CHOICE.findall(frame, at)
        word = random.choice(words)
        if word.startswith(ENDS):
            word = random.choice([each for each in words if not each.startswith(ENDS)] or words)
        ply = PLY.search(frame)
        assert ply is not None
        self.game.is_ready(
            self, b'{"type":"play","id":1,"ply":%b,"undos":0,"words":["%b"]}' % (ply[1], word)
        )

    def play(self, message: bytes, due: float) -> None:
        """Send the move that was chosen, which was to be played at ``due``."""
        self.due, self.sent = due, time.perf_counter()
        if self.line is not None:
            self.line.send(message)


class Game:
    """One table after the other, in one place.

    Args:
        name: which game is played here.
        guests: who play it.
        counts: where everything is counted.
        ready: called when it can be played here; then `play` has to be called.
        done: called with each move that was acknowledged.
    """

    def __init__(
        self,
        name: str,
        guests: Guests,
        counts: Counts,
        ready: Callable[[Game], None],
        done: Callable[[Move], None],
    ) -> None:
        self.name = name
        self.guests = guests
        self.counts = counts
        self.id = ""
        self.is_over = False
        self._ready = ready
        self._done = done
        self._players: list[Player] = []
        self._next: tuple[Player, bytes] | None = None
        self._opening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open a table, let both sit down."""
        first, second = self.guests.door(0), self.guests.door(1)
        order = {
            "game": self.name,
            "role": "jack",
            "opponent": {"kind": "friend"},
            "name": "Anna",
            "client_seed": random.randbytes(16).hex(),
        }
        opened = json.loads(await first.ask("/api/tables", order))
        self.id, self.is_over, self._next = opened["id"], False, None
        body = {"token": opened["invitation"], "name": "Ben"}
        await second.ask(f"/api/tables/{self.id}/seats", body)
        languages = random.sample(LANGUAGES, 2)
        self._players = [Player(self, language) for language in languages]
        seats = ("jack", first.cookie), (ROLES[self.name][0], second.cookie)
        for player, (seat, cookie) in zip(self._players, seats, strict=True):
            await player.sit_down(seat, cookie)
        self.counts.opened += 1

    def is_ready(self, player: Player, message: bytes) -> None:
        """A player has chosen what to play."""
        self._next = player, message
        self._ready(self)

    def play(self, due: float) -> None:
        """Play the next word, which was to be played at ``due``."""
        if self._next is not None:
            (player, message), self._next = self._next, None
            player.play(message, due)

    @property
    def can_play(self) -> bool:
        """Whether somebody is to move and has chosen what."""
        return self._next is not None

    def acknowledged(self, move: Move) -> None:
        """A move was acknowledged."""
        self._done(move)
        if self.is_over:
            self.counts.over += 1
            self._begin_anew()

    def lost(self) -> None:
        """Something went wrong here; a new game takes its place."""
        if self._players:  # of two who are cut off, one is enough
            self.counts.lost += 1
            self._begin_anew()

    def _begin_anew(self) -> None:
        self.leave()
        self._opening = asyncio.get_running_loop().create_task(self._open_again())

    async def _open_again(self) -> None:
        try:
            await self.open()
        except ConnectionError:
            self.counts.lost += 1  # one place less to play at

    def leave(self) -> None:
        """Both go."""
        self._next = None
        if self._opening is not None:
            self._opening.cancel()
        for player in self._players:
            if player.line is not None:
                player.line.close()
        self._players = []
