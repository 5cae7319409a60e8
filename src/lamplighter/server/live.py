"""A table in memory, with everybody who listens to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator

from lamplighter.server.chat import Chat, room_of
from lamplighter.server.documents import Kind, Scribe, stamped, written
from lamplighter.server.entries import Entry
from lamplighter.server.presence import Presence
from lamplighter.server.subscription import Subscription
from lamplighter.server.table import Table

__all__ = ["Live"]

_SOON, _LATER = 0.05, 1.0
"""Seconds after which a change of presence is told: of a player's, of a watcher's."""

_LOG = logging.getLogger(__name__)


class Live:
    """One table and its readers. Whoever changes the table holds the lock.

    Attributes:
        table: what the log has led to so far.
        lock: held from before a wish is looked at until its frames are in the queues.
        presence: who is connected.
        chat: what was said.
        thinking: the task in which a bot decides.
        used: when somebody last asked for it.
        is_gone: whether it has left memory, so that nothing may be done to it any more.
    """

    __slots__ = (
        "_first_frames",
        "_notice",
        "_notice_at",
        "_readers",
        "_scribe",
        "chat",
        "is_gone",
        "lock",
        "presence",
        "thinking",
        "used",
    )

    def __init__(self, table: Table, chat: Chat, now: int) -> None:
        self._scribe = Scribe(table)
        self._readers: dict[Kind, list[Subscription]] = {}
        self._first_frames: dict[Kind, bytes] = {}
        self._notice: asyncio.TimerHandle | None = None
        self._notice_at = 0.0
        self.lock = asyncio.Lock()
        self.presence = Presence(table, now)
        self.chat = chat
        self.thinking: asyncio.Task[None] | None = None
        self.used = now
        self.is_gone = False

    @property
    def table(self) -> Table:
        """What the log has led to so far."""
        return self._scribe.table

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs it in memory."""
        return not self._readers and self.thinking is None and not self.lock.locked()

    def readers(self) -> Iterator[tuple[int | None, Subscription]]:
        """Everybody who listens, with the player number."""
        for (player, _), readers in self._readers.items():
            for reader in readers:
                yield player, reader

    def room_of(self, player: int | None, guest: str) -> str | None:
        """The room in which somebody is while the game runs.

        Whoever has a seat and looks on beside it is in none: watchers may see what he overlooks.
        """
        if player is None and self.table.players_of(guest):
            return None
        return room_of(player)

    # --- coming and going ---------------------------------------------------------------------

    def first_frame(self, kind: Kind, now: int) -> bytes:
        """The ``table`` frame for a kind of reader; made once as long as nothing changes."""
        frame = self._first_frames.get(kind)
        if frame is None:
            frame = self._scribe.first(kind, self.presence.present())
            self._first_frames[kind] = frame
        return stamped(frame, now)

    def come(self, player: int | None, reader: Subscription) -> None:
        """Add a reader, and tell him who is there."""
        self._readers.setdefault((player, reader.language), []).append(reader)
        self.presence.come(player)
        reader.push(written(self.presence.document()))
        self._presence_changed(player)

    def go(self, player: int | None, reader: Subscription, now: int) -> None:
        """Remove a reader."""
        kind = player, reader.language
        readers = self._readers.get(kind, [])
        if reader not in readers:
            return
        readers.remove(reader)
        if not readers:
            del self._readers[kind]
            self._scribe.forget()
        self.presence.go(player, now)
        self.used = now
        self._presence_changed(player)

    def _presence_changed(self, player: int | None) -> None:
        if player is not None:
            self._first_frames.clear()
        self.notice_presence(_LATER if player is None else _SOON)

    def leave_memory(self, dropped: str) -> None:
        """End all that goes on here; readers are told why."""
        self.is_gone = True
        if self._notice is not None:
            self._notice.cancel()
        if self.thinking is not None:
            self.thinking.cancel()
        for _, reader in list(self.readers()):
            reader.close(dropped)
        self._readers.clear()

    # --- telling ------------------------------------------------------------------------------

    def publish(self, entries: Iterable[Entry]) -> None:
        """Let entries happen that are on disk, and tell every reader."""
        self._first_frames.clear()
        was_over = self.table.status == "over"
        for entry in entries:
            for kind, frame in self._frames_of(entry).items():
                for reader in self._readers.get(kind, ()):
                    reader.push(frame)
        if self.table.status == "over" and not was_over:
            self._open_doors()
        if any(self.presence.away_since(player) is not None for player in (0, 1)):
            self.notice_presence(_SOON)

    def _frames_of(self, entry: Entry) -> dict[Kind, bytes]:
        try:
            return self._scribe.write(entry, self._readers, self.presence.present())
        except Exception as error:  # noqa: BLE001 - on disk it counts, told or not
            _LOG.error("frame_failed", extra={"kind": entry.kind, "error": type(error).__name__})
            if self.table.number < entry.number:
                self.table.apply(entry)
            self._scribe.forget()
            for _, reader in self.readers():
                reader.close("failed")
            return {}

    def _open_doors(self) -> None:
        """Show everybody what the others said while the game ran."""
        for player, reader in self.readers():
            for message in self.chat.in_other_room(self.room_of(player, reader.guest)):
                reader.push(written(message))

    def publish_message(self, message: dict[str, object]) -> None:
        """Keep a message that is on disk, and tell those who may read it."""
        self.chat.keep(message)
        frame = written(Chat.document(message))
        is_over = self.table.status == "over"
        for player, reader in self.readers():
            if is_over or Chat.is_heard(message, self.room_of(player, reader.guest)):
                reader.push(frame)

    def notice_presence(self, seconds: float = _SOON) -> None:
        """Tell all readers soon who is there: once, however much changes until then."""
        if self.is_gone:
            return
        loop = asyncio.get_running_loop()
        at = loop.time() + seconds
        if self._notice is not None:
            if self._notice_at <= at:
                return
            self._notice.cancel()
        self._notice_at = at
        self._notice = loop.call_at(at, self._tell_presence)

    def _tell_presence(self) -> None:
        self._notice = None
        frame = written(self.presence.document())
        for _, reader in self.readers():
            reader.push(frame)
