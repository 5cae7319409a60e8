"""One socket's queue of frames."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable

__all__ = ["MOST_WAITING", "Subscription"]

MOST_WAITING = 256
"""Frames that may wait for one reader beside those it began with; a slower one is dropped."""


class Subscription:
    """Frames for one reader, in order. Made by ``Tables.subscribe``.

    The one who reads calls `next` until it gives ``None``, then looks at `dropped`, and always
    calls ``Tables.unsubscribe`` at the end.

    Attributes:
        table_id: the table it listens to.
        role: the seat, or ``None`` for a watcher.
        guest: who listens.
        language: of the sentences in its frames.
        dropped: why it ended: ``slow`` (it did not keep up) and ``failed`` (something went wrong
            at the table; nothing that was acknowledged is lost) ask for another connection,
            ``stopping`` says that the service stops; ``None`` while it runs or after it was
            closed by its reader.
    """

    __slots__ = (
        "_frames",
        "_most",
        "_waiter",
        "closed",
        "dropped",
        "guest",
        "language",
        "role",
        "table_id",
    )

    def __init__(self, table_id: str, role: str | None, guest: str, language: str) -> None:
        self.table_id = table_id
        self.role = role
        self.guest = guest
        self.language = language
        self.dropped: str | None = None
        self.closed = False
        self._frames: deque[bytes] = deque()
        self._most = MOST_WAITING
        self._waiter: asyncio.Future[None] | None = None

    def begin(self, frames: Iterable[bytes]) -> None:
        """Queue what it begins with, however much that is."""
        self._frames.extend(frames)
        self._most += len(self._frames)
        self._wake()

    def push(self, frame: bytes) -> None:
        """Queue one frame (a JSON document); replies to this reader's own requests too."""
        if self.closed:
            return
        if len(self._frames) >= self._most:
            self.close("slow")
            return
        self._frames.append(frame)
        self._wake()

    def close(self, dropped: str | None = None) -> None:
        """End it; frames still waiting are given up where it was ``dropped`` for being slow."""
        if self.closed:
            return
        self.closed = True
        self.dropped = dropped
        if dropped == "slow":
            self._frames.clear()
        self._wake()

    async def next(self) -> bytes | None:
        """The next frame, waiting for it; ``None`` when there will be no more."""
        while not self._frames:
            if self.closed:
                return None
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._frames.popleft()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
