"""Tables in every state, made without a browser: for pages that need a game to be there."""

from __future__ import annotations

import json
import random
import time
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.sync.client import ClientConnection

from tests.server.doors.visiting import hear, open_table, socket
from tests.web.visiting import Frame, Visitor

__all__ = ["HUNTERS", "Host"]

HUNTERS = {"pocket": "investigator", "london": "detective"}

LONGEST = 4000
"""No game asks more often than this whose turn it is."""

LOUD = ("accuse", "escape")
"""Beginnings of words that end a game; they are played only where there is nothing else."""

LONG = 30
"""Plies of a game that a walk may step through."""

MOST_TRIES = 40
"""So many games by lot are never all short."""


@dataclass
class Host:
    """A guest without a browser who opens tables and plays on them."""

    client: httpx.Client

    @classmethod
    def at(cls, address: str) -> Host:
        """A guest of a service."""
        client = httpx.Client(base_url=address, headers={"origin": address}, timeout=60.0)
        client.get("/").raise_for_status()
        return cls(client)

    def lend_cookie(self, visitor: Visitor) -> None:
        """Let a visitor be this guest."""
        visitor.context.add_cookies(
            [
                {"name": name, "value": value, "url": visitor.address}
                for name, value in self.client.cookies.items()
            ]
        )

    def open(self, game: str, opponent: str, **wanted: Any) -> str:
        """Open a table; its id."""
        return str(self._open(game, opponent, **wanted)["id"])

    def invite(self, game: str, **wanted: Any) -> tuple[str, str]:
        """Open a table for a friend; its id, and what the friend comes in with."""
        opened = self._open(game, "friend", **wanted)
        return str(opened["id"]), str(opened["invitation"])

    def _open(self, game: str, opponent: str, **wanted: Any) -> Frame:
        against = {"kind": opponent, **({"bot": "random"} if opponent == "bot" else {})}
        told = {"role": HUNTERS[game], "client_seed": "5b1f0c9a", **wanted}
        return open_table(self.client, game=game, opponent=against, **told)

    def play(self, table: str, seats: tuple[str, ...], turns: int = LONGEST, seed: int = 7) -> None:
        """Play words of these seats, drawn by lot: so many, or to the end."""
        with ExitStack() as stack:
            lines = {
                seat: stack.enter_context(socket(self.client, table, seat=seat)) for seat in seats
            }
            self._play(table, lines, turns, random.Random(seed))

    def _play(
        self, table: str, lines: dict[str, ClientConnection], turns: int, rng: random.Random
    ) -> None:
        """Play as whoever of the seats is to move."""
        played = 0
        for _ in range(LONGEST):
            told = {seat: self.look(table, seat) for seat in lines}
            if played == turns or any(seen["status"] == "over" for seen in told.values()):
                return
            mover = next((seat for seat in lines if told[seat]["choices"]), None)
            if mover is None:
                time.sleep(0.02)
                continue
            played += 1
            words = sorted(told[mover]["choices"])
            word = rng.choice([word for word in words if not word.startswith(LOUD)] or words)
            move = {"type": "play", "id": played, "ply": told[mover]["ply"], "undos": 0}
            lines[mover].send(json.dumps({**move, "words": [word]}))
            assert hear(lines[mover], id=played)["type"] == "done"

    def running(self, game: str, turns: int, **wanted: Any) -> str:
        """A game against the computer that is not over after so many decisions here; its id.

        Which deal it is and what the computer plays is drawn anew each time, so a game may end
        early: one that has is left, and another opened.
        """
        for _ in range(MOST_TRIES):
            table = self.open(game, "bot", **wanted)
            seat = wanted.get("role", HUNTERS[game])
            self.play(table, (seat,), turns)
            if self.wait_for(table, seat)["status"] != "over":
                return table
        raise AssertionError(f"no game of {game} went on")

    def wait_for(self, table: str, seat: str) -> Frame:
        """What a seat sees as soon as it is to move, or the game is over."""
        for _ in range(LONGEST):
            seen = self.look(table, seat)
            if seen["choices"] or seen["status"] == "over":
                return seen
            time.sleep(0.02)
        raise AssertionError(f"{seat} is never to move")

    def finished(self, game: str) -> str:
        """A game between both seats of this guest, played to its end by the rules; its id.

        Chance may end a game early; this one is long enough to step through.
        """
        for _ in range(MOST_TRIES):
            table = self.open(game, "here")
            self.play(table, (HUNTERS[game], "jack"))
            document = self.client.get(f"/api/tables/{table}/plies/0", params={"seat": "none"})
            if document.json()["plies"] >= LONG:
                return table
        raise AssertionError(f"no game of {game} was long")

    def look(self, table: str, seat: str) -> Frame:
        """What a seat sees now."""
        answer = self.client.get(f"/api/tables/{table}", params={"seat": seat})
        document: Frame = answer.json()
        return document
