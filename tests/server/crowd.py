"""People who play at random over real sockets, notice everything, and come back after a crash.

What each of them saw, sent and was told is kept, to be compared with the log in the end. They say
what they have when they come back, and send again what was not acknowledged.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.server.house import ROLES

__all__ = ["PATIENCE", "Chair", "Crowd", "Place", "Sitting"]

Frame = dict[str, Any]

GONE = (OSError, httpx.TransportError, ConnectionClosed, InvalidMessage)
"""How it looks when the service dies."""

POSITIONS = ("table", "word", "undone", "end")
"""The frames that tell whose turn it is."""

PAUSE = 0.04
"""The longest time for which somebody thinks, in seconds."""

ENDS = ("accuse", "escape")
"""What would end a game of London early is not chosen where there is anything else."""

PATIENCE = 120.0
"""Seconds that a service may take until it answers."""


class Chair:
    """One person at one table.

    Attributes:
        role: what he plays.
        frames: every numbered frame that he has seen but whole tables, by its number.
        sent: the words that he has sent, by ply; acknowledged: those of them that are safe.
    """

    def __init__(self, crowd: Crowd, table_id: str, role: str, cookie: str) -> None:
        self._crowd = crowd
        self._table_id = table_id
        self._cookie = cookie
        self._choices: list[str] = []
        self._ply = 0
        self._latest = 0
        self._waiting: tuple[int, str] | None = None
        self.role = role
        self.commitment = ""
        self.frames: dict[int, Frame] = {}
        self.sent: dict[int, str] = {}
        self.acknowledged: dict[int, str] = {}
        self.is_over = False

    async def attend(self, port: int) -> None:
        """Play until the game is over; raises one of `GONE` if the service dies."""
        rng = self._crowd.rng
        address = f"ws://127.0.0.1:{port}/api/tables/{self._table_id}/socket?seat={self.role}"
        if self._latest:
            # Frames that are known already are asked for again: they must be the same.
            address += f"&after={rng.randint(max(1, self._latest - 8), self._latest)}"
        headers = {"cookie": self._cookie, "origin": f"http://127.0.0.1:{port}"}
        async with connect(
            address, additional_headers=headers, compression=None, open_timeout=PATIENCE
        ) as line:
            if self._waiting is not None:
                await self._send(line)
            while not (self.is_over and self._waiting is None):
                self._hear(json.loads(await line.recv()))
                if self._choices and self._waiting is None:
                    await asyncio.sleep(rng.uniform(0, PAUSE))
                    self._waiting = self._ply, self._choose()
                    self.sent[self._ply] = self._waiting[1]
                    await self._send(line)

    def _choose(self) -> str:
        lasting = [word for word in self._choices if not word.startswith(ENDS)]
        return self._crowd.rng.choice(lasting or self._choices)

    async def _send(self, line: ClientConnection) -> None:
        assert self._waiting is not None
        ply, word = self._waiting
        play = {"type": "play", "id": ply, "ply": ply, "undos": 0, "words": [word]}
        await line.send(json.dumps(play))
        self._crowd.has_sent.set()

    def _hear(self, frame: Frame) -> None:
        kind = frame["type"]
        if kind == "done":
            assert self._waiting is not None
            assert frame["id"] == self._waiting[0]
            self.acknowledged[self._waiting[0]] = self._waiting[1]
            self._waiting = None
            self._crowd.moves += 1
        elif kind == "refused":
            raise AssertionError((self._table_id, self.role, self._waiting, frame))
        elif "seq" in frame:
            self._see(frame)

    def _see(self, frame: Frame) -> None:
        """Take a numbered frame."""
        number = frame["seq"]
        if frame["type"] == "table":
            self.commitment = self.commitment or frame["commitment"]
            assert frame["commitment"] == self.commitment
        else:
            assert number <= self._latest + 1, f"{self._table_id}: a frame is missing"
            # Who is there may be told differently later.
            told = {key: value for key, value in frame.items() if key != "seats"}
            assert self.frames.setdefault(number, told) == told
        if number >= self._latest and frame["type"] in POSITIONS:
            self._ply = frame.get("ply", self._ply)
            self._choices = list(frame["choices"] or ())
            self.is_over = self.is_over or bool(frame.get("end"))
        self._latest = max(self._latest, number)


class Sitting:
    """A table, and who of the crowd sits there.

    Attributes:
        opened: what was answered when it was opened.
        chairs: one against a bot, two against each other.
    """

    def __init__(self, opened: Frame, game: str, chairs: Sequence[Chair], is_full: bool) -> None:
        self.opened = opened
        self.id: str = opened["id"]
        self.game = game
        self.chairs = chairs
        self.is_full = is_full

    @property
    def is_over(self) -> bool:
        """Whether everybody knows that the game is over."""
        return all(chair.is_over for chair in self.chairs)

    @property
    def moves(self) -> int:
        """How many moves were acknowledged here."""
        return sum(len(chair.acknowledged) for chair in self.chairs)


class Place:
    """Where one game after the other is played."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self._crowd = crowd
        self._game = ("pocket", "london")[number % 2]
        self._bot = ("greedy", "random", None, None, None)[number % 5]
        self._clock = {"kind": "bank", "bank": 3600, "increment": 5} if number % 3 == 0 else None
        self.sittings: list[Sitting] = []

    async def be_used(self, port: int) -> None:
        """Play here until the service dies."""
        try:
            while True:
                if not self.sittings or self.sittings[-1].is_over:
                    await self._open(port)
                sitting = self.sittings[-1]
                if not sitting.is_full:
                    await self._fill(port, sitting)
                games = [chair.attend(port) for chair in sitting.chairs]
                ends = await asyncio.gather(*games, return_exceptions=True)
                faults = [end for end in ends if isinstance(end, BaseException)]
                for fault in sorted(faults, key=lambda fault: isinstance(fault, GONE)):
                    raise fault
        except GONE:
            return

    async def _open(self, port: int) -> None:
        role = self._crowd.rng.choice(ROLES[self._game])
        against: Frame = {"kind": "friend"} if self._bot is None else {"kind": "bot"}
        order: Frame = {"game": self._game, "role": role, "opponent": against, "name": "Anna"}
        order["client_seed"] = self._crowd.rng.randbytes(8).hex()
        if self._bot is not None:
            against["bot"] = self._bot
        if self._clock is not None:
            order["clock"] = self._clock
        anna, ben = self._crowd.cookies
        opened = await self._crowd.ask(port, anna, "/api/tables", order)
        chairs = [Chair(self._crowd, opened["id"], role, anna)]
        if self._bot is None:
            (other,) = set(ROLES[self._game]) - {role}
            chairs.append(Chair(self._crowd, opened["id"], other, ben))
        sitting = Sitting(opened, self._game, chairs, is_full=self._bot is not None)
        self.sittings.append(sitting)

    async def _fill(self, port: int, sitting: Sitting) -> None:
        body = {"token": sitting.opened["invitation"], "name": "Ben", "client_seed": "0b5e"}
        await self._crowd.ask(port, self._crowd.cookies[1], f"/api/tables/{sitting.id}/seats", body)
        sitting.is_full = True


class Crowd:
    """All who play.

    Attributes:
        rng: by which they decide.
        cookies: who they are: two guests, who play all games.
        places: where they play.
        has_sent: set whenever somebody sends a move.
        moves: how many moves were acknowledged.
    """

    def __init__(self, rng: random.Random, places: int) -> None:
        self.rng = rng
        self.cookies = ("", "")
        self.places = [Place(self, number) for number in range(places)]
        self.has_sent = asyncio.Event()
        self.moves = 0

    @property
    def sittings(self) -> list[Sitting]:
        """All tables there ever were."""
        return [sitting for place in self.places for sitting in place.sittings]

    async def come(self, port: int) -> None:
        """Get the cookies."""
        address = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as browser:
            found = []
            for _ in range(2):
                answer = await browser.get("/", headers={"cookie": ""})
                found.append(answer.headers["set-cookie"].partition(";")[0])
                browser.cookies.clear()
        self.cookies = (found[0], found[1])

    async def play(self, port: int) -> None:
        """Play until the service dies."""
        async with asyncio.TaskGroup() as group:
            for place in self.places:
                group.create_task(place.be_used(port))

    async def ask(self, port: int, cookie: str, path: str, body: Frame) -> Frame:
        """POST; the answer."""
        address = f"http://127.0.0.1:{port}"
        headers = {"cookie": cookie, "origin": address}
        async with httpx.AsyncClient(
            base_url=address, headers=headers, timeout=PATIENCE
        ) as browser:
            answer = await browser.post(path, json=body)
        assert answer.is_success, answer.text
        told: Frame = answer.json()
        return told
