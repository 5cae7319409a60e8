"""Whole frames: what each kind of entry tells each kind of viewer, as JSON ready to send.

A frame depends on the log, on the viewer's own views and on his language, and on nothing else
(a ``seats`` frame tells who is connected, too); so the frames that somebody missed can be made
again. How many there are, and when, is the same for everybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import orjson

from lamplighter.games.view import View
from lamplighter.sentences import Say, catalogue
from lamplighter.server import frames
from lamplighter.server.asking import can
from lamplighter.server.entries import Entry
from lamplighter.server.table import Table
from lamplighter.telling.chronicle import Event, Story, event_between

__all__ = ["Kind", "Scribe", "stamped", "written"]

Document = dict[str, Any]

Kind = tuple[int | None, str]
"""A kind of reader: the player number, or ``None`` for a watcher; and the language."""

Present = Sequence[bool]
"""By player number, whether he is connected."""


def written(document: Document) -> bytes:
    """A document as JSON in UTF-8."""
    return orjson.dumps(document)


def stamped(frame: bytes, moment: int) -> bytes:
    """A ``table`` frame with the present ``moment``, by which clients set their watches."""
    return b'%b,"moment":%d}' % (frame[:-1], moment)


def seats_document(table: Table, present: Present) -> Document:
    """Who sits where, by role."""
    document = {}
    for role, seat, connected in zip(table.roles, table.seats, present, strict=True):
        if seat is None:
            document[role] = {"kind": "free", "name": None, "bot": None, "present": False}
            continue
        kind = "guest" if seat.bot is None else "bot"
        document[role] = {"kind": kind, "name": seat.name, "bot": seat.bot, "present": connected}
    return document


def end_document(table: Table, viewer: int | None, say: Say) -> Document | None:
    """How the game ended, if it has."""
    if table.end is None:
        return None
    how, winner = table.end
    told = frames.end_document(table.state, viewer, how, winner, say)
    return {**told, "next_commitment": table.next and table.next.commitment}


def _invitation(table: Table, viewer: int | None) -> str | None:
    """The link's token, for who waits for a friend."""
    waits = table.status == "waiting" and viewer == table.owner
    return table.invitation if waits else None


def _position(table: Table, viewer: int | None, story: Story | None = None) -> Document:
    """How things stand; nothing can be chosen any more once the players have ended the game."""
    document = frames.position_document(table.state, viewer, story)
    return document if table.end is None else {**document, "choices": None}


def _standing(table: Table, viewer: int | None) -> Document:
    """What nearly every frame tells anew."""
    return {
        "clock": table.clock.document(table.roles),
        "offers": {
            what: None if player is None else table.roles[player]
            for what, player in table.offers.items()
        },
        "can": can(table, viewer),
    }


class Scribe:
    """Lets entries happen to a table, and writes the frames that tell of them.

    It keeps the latest view of each kind of viewer: it is what the next word starts from.
    """

    __slots__ = ("_stories", "_views", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self._views: dict[int | None, View] = {}
        self._stories: dict[Kind, Story] = {}

    def forget(self) -> None:
        """Keep no view for viewers who may not be there any more."""
        self._views.clear()

    def first(self, kind: Kind, present: Present) -> bytes:
        """The first frame on a socket, all there is to know; without the moment, see `stamped`."""
        viewer, language = kind
        say, table = catalogue(language), self.table
        return written(
            {
                "type": "table",
                "seq": table.number,
                "id": table.id,
                "game": table.game.name,
                "options": table.game.options,
                "viewer": None if viewer is None else table.roles[viewer],
                "seats": seats_document(table, present),
                "opponent": table.opponent,
                "status": table.status,
                "commitment": table.secret.commitment,
                "invitation": _invitation(table, viewer),
                "undos": table.undos,
                **_standing(table, viewer),
                **_position(table, viewer, self._story(kind)),
                "end": end_document(table, viewer, say),
                "rematch": table.rematch,
            }
        )

    def _story(self, kind: Kind) -> Story:
        story = self._stories.get(kind)
        if story is None:
            viewer, language = kind
            story = self._stories[kind] = Story(self.table.begin, viewer, catalogue(language))
        return story

    def write(self, entry: Entry, kinds: Iterable[Kind], present: Present) -> dict[Kind, bytes]:
        """Apply an entry; the frame for each kind of reader.

        The entry has been applied even if a frame could not be made.
        """
        table = self.table
        kinds = tuple(kinds)
        if entry.kind != "word":
            table.apply(entry)
            if entry.kind in ("undone", "ended"):
                self._views.clear()
            return {kind: self._frame(entry, kind, present) for kind in kinds}
        before = {viewer: self._view(viewer) for viewer, _ in kinds}
        table.apply(entry)
        self._views = {viewer: table.state.view(viewer) for viewer in before}
        events = {viewer: event_between(before[viewer], self._views[viewer]) for viewer in before}
        return {kind: self._word(entry, kind, events[kind[0]]) for kind in kinds}

    def _view(self, viewer: int | None) -> View:
        return self._views.get(viewer) or self.table.state.view(viewer)

    def _word(self, entry: Entry, kind: Kind, event: Event) -> bytes:
        viewer, language = kind
        table = self.table
        told = frames.word_document(event, self._views[viewer], catalogue(language))
        head = {"type": "word", "seq": entry.number, "ply": table.ply, "undos": table.undos}
        return written({**head, **told, **_standing(table, viewer)})

    def _frame(self, entry: Entry, kind: Kind, present: Present) -> bytes:
        viewer, language = kind
        say = catalogue(language)
        table, body = self.table, entry.body
        document: Document = {"seq": entry.number, **_standing(table, viewer)}
        match entry.kind:
            case "seated" | "joined":
                document |= {"type": "seats", "seats": seats_document(table, present)}
                document["status"] = table.status
            case "offered" | "answered" | "withdrawn":
                document |= {"type": "offer", "by": body["role"], "what": body["what"]}
                document["did"] = _did(entry)
            case "undone":
                document |= {"type": "undone", "by": body["role"], "undos": table.undos}
                document |= _position(table, viewer, self._story(kind))
            case "ended":
                document |= {"type": "end", "end": end_document(table, viewer, say)}
                document |= _position(table, viewer)
            case "rematched":
                document |= {"type": "rematch", "table": body["table"]}
            case _:
                document["type"] = "clock"
        return written(document)


def _did(entry: Entry) -> str:
    if entry.kind == "answered":
        return "accepted" if entry.body["accept"] else "declined"
    return "made" if entry.kind == "offered" else "withdrawn"
