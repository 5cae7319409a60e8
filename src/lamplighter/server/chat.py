"""What people say to each other at a table, and who can read it.

Players talk in one room and watchers in another. As long as the game runs, no player reads what
watchers say (they may see something he has overlooked) and no watcher what players say; then
the doors between the rooms open. Whoever has a seat and looks on beside it is in no room till then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from lamplighter.server.refusals import Refusal
from lamplighter.server.texts import is_visible

__all__ = ["LONGEST_TEXT", "MOST_KEPT", "MOST_SHOWN", "Chat", "check_text", "room_of"]

LONGEST_TEXT = 500

MOST_SHOWN = 200
"""How many messages a reader is sent when he comes."""

MOST_KEPT = 1000
"""How many messages a room holds: of each its own, so that watchers cannot silence players."""

PLAYERS, WATCHERS = "players", "watchers"

Message = dict[str, Any]


def room_of(player: int | None) -> str:
    """The room in which somebody speaks."""
    return WATCHERS if player is None else PLAYERS


def check_text(text: str) -> str:
    """A message without spaces round it, if it is then 1 to 500 characters of plain text.

    Raises `Refusal` for control characters and signs that turn the direction of writing, and where
    there is nothing to be seen.
    """
    text = text.strip()
    if not (1 <= len(text) <= LONGEST_TEXT and _is_plain(text) and is_visible(text)):
        raise Refusal("bad_text", f"A message has 1 to {LONGEST_TEXT} characters of plain text.")
    return text


def _is_plain(text: str) -> bool:
    """Printable, except that emoji are joined by a sign that is not, and words in some scripts."""
    return all(sign.isprintable() or sign in "\u200c\u200d" for sign in text)


class Chat:
    """The messages of one table, those of `schema.messages`."""

    __slots__ = ("_messages", "_next", "_said", "_table_id")

    def __init__(self, table_id: str, messages: Iterable[Message]) -> None:
        self._table_id = table_id
        self._messages = list(messages)
        self._next = self._messages[-1]["number"] + 1 if self._messages else 1
        self._said = Counter(message["room"] for message in self._messages)
        del self._messages[: -2 * MOST_SHOWN]

    def new(self, room: str, role: str | None, name: str, text: str, at: int) -> Message:
        """A message, numbered; it counts when it is `kept`. Refused: ``full``."""
        if self._said[room] >= MOST_KEPT:
            raise Refusal("full", "So much has been said here that no more can be kept.")
        self._said[room] += 1
        number, self._next = self._next, self._next + 1
        return {
            "table_id": self._table_id,
            "number": number,
            "at": at,
            "room": room,
            "role": role,
            "name": name,
            "text": text,
        }

    def keep(self, message: Message) -> None:
        """Keep a message that is on disk."""
        self._messages.append(message)
        del self._messages[: -2 * MOST_SHOWN]

    @property
    def at(self) -> int:
        """The moment of the last message; 0 if nothing was said."""
        return self._messages[-1]["at"] if self._messages else 0

    def shown_to(self, room: str | None, is_over: bool) -> list[Message]:
        """The messages that may be read in a room, or in none, as ``chat`` frames."""
        shown = [one for one in self._messages if is_over or self.is_heard(one, room)]
        return [self.document(one) for one in shown[-MOST_SHOWN:]]

    def in_other_room(self, room: str | None) -> list[Message]:
        """The messages that could not be read there before the end, as ``chat`` frames."""
        others = [one for one in self._messages if not self.is_heard(one, room)]
        return [self.document(one) for one in others[-MOST_SHOWN:]]

    @staticmethod
    def is_heard(message: Message, room: str | None) -> bool:
        """Whether a message may be read in a room while the game runs."""
        return bool(message["room"] == room)

    @staticmethod
    def document(message: Message) -> Message:
        """The ``chat`` frame."""
        return {
            "type": "chat",
            "number": message["number"],
            "room": message["room"],
            "by": message["name"],
            "role": message["role"],
            "text": message["text"],
            "at": message["at"],
        }
