"""All tables: opening, asking, watching. What is asked goes to disk before anybody sees it.

A wish takes one way: the table's lock, a look at the clock, `asking` (which entries carry
it out), `Keeper.commit` (they are on disk, then they happen, then frames are queued).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from lamplighter.server.asking import carried_out, was_played
from lamplighter.server.chat import check_text, room_of
from lamplighter.server.documents import Kind, Scribe, written
from lamplighter.server.entries import Draft, numbered
from lamplighter.server.keeping import Habits, Keeper, not_saved
from lamplighter.server.live import Live
from lamplighter.server.moments import steady
from lamplighter.server.openings import opening, taking
from lamplighter.server.orders import Order, check_name
from lamplighter.server.past import (
    OPEN,
    hint_document,
    hint_view,
    past_document,
    player_of,
    preview_document,
    proof_document,
    record_text,
    seat_of,
)
from lamplighter.server.refusals import Refusal
from lamplighter.server.seals import Seal, Seals
from lamplighter.server.seats import new_table_id
from lamplighter.server.subscription import Subscription
from lamplighter.server.table import Table
from lamplighter.server.thinking import load_rules
from lamplighter.server.wishes import Claim, Play, Wish

__all__ = ["Habits", "Opened", "Opener", "Tables", "Taken"]

NOBODY = "none"
"""In the place of a role: a watcher."""

MOST_LISTED = 100

PATIENCE = 120_000
"""Milliseconds for which a table stays in the lobby after its owner has left the page."""

GRACE = 15_000
"""Milliseconds for which it stands there before its owner has connected."""

_T = TypeVar("_T")


@dataclass(frozen=True)
class Opened:
    """A table that was opened: its id, the owner's seats, the invitation, the seats' keys."""

    id: str
    seats: tuple[str, ...]
    invitation: str | None
    keys: dict[str, str]


@dataclass(frozen=True)
class Taken:
    """The seats that a guest has at a table, and their keys."""

    seats: tuple[str, ...]
    keys: dict[str, str]


class Opener(Protocol):
    """Somebody who has tables opened, as far as it is counted how many he may have."""

    async def ask(self) -> None:
        """Raise a `Refusal` if he may not have one more."""

    def opened(self, table_id: str) -> None:
        """Count one more."""


class Tables:
    """All the tables of one service. Every method runs on one event loop.

    Methods that are given what does not fit raise `lamplighter.server.refusals.Refusal`
    (``unknown_table`` for an id there is none of); nothing has changed then. Roles are names
    (``jack``), ``None`` stands for a watcher. Methods that return ``bytes`` return a JSON
    document in UTF-8, ready to send.
    """

    def __init__(self, habits: Habits, *, now: Callable[[], int] | None = None) -> None:
        """``now`` gives milliseconds since 1970; by default the machine's clock, see `moments`."""
        self._keeper = Keeper(habits, now or steady())
        self._seals = Seals(self._keeper.now)

    # --- the service --------------------------------------------------------------------------

    async def start(self) -> None:
        """Open the log (migrate it if need be); running games are taken up behind the scenes."""
        await self._keeper.start()

    async def resume(self) -> None:
        """Wait until all games have been taken up where something happens by itself."""
        await self._keeper.resume()

    async def warm_up(self) -> None:
        """Load the rules and wake the bots' processes, so that nobody's first move waits."""
        await self._keeper.thinkers.warm_up()
        await asyncio.get_running_loop().run_in_executor(None, load_rules)

    async def stop(self) -> None:
        """Take nothing more, commit what waits, drop all subscriptions (``stopping``), close."""
        await self._keeper.stop()

    async def healthy(self) -> bool:
        """Whether the log can be written."""
        return await self._keeper.is_writable()

    def figures(self) -> dict[str, float]:
        """What there is to measure.

        ``tables_in_memory``, of them ``tables_playing`` and ``tables_waiting``; ``players`` and
        ``watchers`` connected; ``bots_thinking``; counters ``entries`` and ``commits`` written
        and ``words`` played.
        """
        tables = [live.table for live in self._keeper.lives.values()]
        readers = [player for live in self._keeper.lives.values() for player, _ in live.readers()]
        return {
            "tables_playing": sum(table.status == "playing" for table in tables),
            "tables_waiting": sum(table.status == "waiting" for table in tables),
            "tables_in_memory": len(self._keeper.lives),
            "players": sum(player is not None for player in readers),
            "watchers": sum(player is None for player in readers),
            "bots_thinking": sum(live.thinking is not None for live in self._keeper.lives.values()),
            "entries": self._keeper.journal.entries,
            "commits": self._keeper.journal.commits,
            "words": self._keeper.words,
        }

    # --- opening and joining ------------------------------------------------------------------

    def moment(self) -> int:
        """The present moment of the service, in milliseconds since 1970."""
        return self._keeper.now()

    def seal(self) -> Seal:
        """Make the seed of a table to come, and commit to it: before the order tells anything."""
        return self._seals.new()

    async def open(self, order: Order, guest: str) -> Opened:
        """Open a table for ``guest``; against a bot or ``here`` the game begins at once.

        Refused: ``full``, ``no_such_seal``, and what makes no sense in the order.
        """
        self._keeper.require_room()
        table_id = new_table_id()
        entries = numbered(
            opening(table_id, order, self._seals, guest, self._keeper.now()), 0, self._keeper.now()
        )
        table = Table.replayed(table_id, entries)
        await self._keeper.whole(self._keeper.open(table, entries))
        seats = tuple(table.roles[player] for player in table.players_of(guest))
        keys = {role: table.keys[role] for role in seats}
        return Opened(table_id, seats, table.invitation, keys)

    async def take_seat(
        self, table_id: str, guest: str, token: str | None, name: str, client_seed: str | None
    ) -> Taken:
        """Give ``guest`` a seat: the one whose key ``token`` is, or the free one.

        The free one goes by invitation or, from the lobby, without a token. A seat that the guest
        has already is simply confirmed.

        Refused: ``seat_taken``, ``no_such_key``, ``over``, ``bad_name``, ``bad_seed``.
        """
        return await self._keeper.whole(self._take_seat(table_id, guest, token, name, client_seed))

    async def _take_seat(
        self, table_id: str, guest: str, token: str | None, name: str, client_seed: str | None
    ) -> Taken:
        async with self._keeper.held(table_id) as live:
            table = live.table
            drafts = taking(table, guest, token, name, client_seed)
            if drafts:
                await self._keeper.commit(live, drafts)
                live.presence.sat_down(table.players_of(guest)[-1], self._keeper.now())
            roles = [table.roles[player] for player in table.players_of(guest)]
            return Taken(tuple(roles), {role: table.keys[role] for role in roles})

    async def seats_of(self, table_id: str, guest: str) -> tuple[str, ...]:
        """The seats that ``guest`` holds there; none, one, or both (``here``)."""
        table = (await self._keeper.live(table_id)).table
        return tuple(table.roles[player] for player in table.players_of(guest))

    async def viewer(self, table_id: str, guest: str, seat: str | None) -> str | None:
        """Whose eyes a guest looks with: the role, or ``None`` for a watcher.

        ``seat`` is what was asked for: a role of his, ``none`` to watch, ``None`` for the default
        (the one seat he holds, else a watcher). Refused: ``not_your_seat``, ``name_the_seat``
        (he holds both).
        """
        held = await self.seats_of(table_id, guest)
        if seat == NOBODY or (seat is None and not held):
            return None
        if seat is None:
            if len(held) > 1:
                raise Refusal("name_the_seat", "Say which seat, or none.", seats=list(held))
            return held[0]
        if seat not in held:
            raise Refusal("not_your_seat", "That seat is not yours.")
        return seat

    async def viewer_of_past(self, table_id: str, guest: str, seat: str | None) -> str | None:
        """As `viewer`, for looking back: when the game is over any role, and ``open``, will do."""
        table = (await self._keeper.live(table_id)).table
        if table.status == "over":
            if seat in (*table.roles, OPEN):
                return seat
            if seat is None:
                return None
        elif seat == OPEN:
            raise Refusal("still_running", "What is hidden is shown when the game is over.")
        return await self.viewer(table_id, guest, seat)

    # --- looking ------------------------------------------------------------------------------

    async def listed(self, status: str) -> list[dict[str, Any]]:
        """Public summaries, newest first: ``running`` or ``waiting``.

        Running are those that somebody is using; waiting are the tables for anyone, as long as
        whoever opened them is about.
        """
        told = [live for live in self._keeper.lives.values() if self._is_listed(live, status)]
        told.sort(key=lambda live: (-live.table.opened_at, live.table.id))
        return [
            {**live.table.summary(), "watchers": live.presence.watchers}
            for live in told[:MOST_LISTED]
        ]

    def _is_listed(self, live: Live, status: str) -> bool:
        table = live.table
        if status == "running":
            return table.status == "playing"
        if table.status != "waiting" or table.opponent != "anyone":
            return False
        away, now = live.presence.away_since(table.owner), self._keeper.now()
        if not live.presence.has_come[table.owner]:
            return now - table.opened_at < GRACE
        return away is None or now - away < PATIENCE

    async def is_over(self, table_id: str) -> bool:
        """Whether a game is over; so it is at a table that there is not any more."""
        live = self._keeper.lives.get(table_id)
        status = live.table.status if live else await self._keeper.journal.status(table_id)
        return status in (None, "over")

    def is_waiting(self, table_id: str) -> bool:
        """Whether a table waits for somebody; one that left memory unused waits no more."""
        live = self._keeper.lives.get(table_id)
        return live is not None and live.table.status == "waiting"

    async def document(self, table_id: str, role: str | None, language: str) -> bytes:
        """The ``table`` frame as it is now. Whether the role is the asker's: see `viewer`."""
        live = await self._keeper.live(table_id)
        return live.first_frame((player_of(live.table, role), language), self._keeper.now())

    async def ply(self, table_id: str, ply: int, role: str | None, language: str) -> bytes:
        """The game after ``ply`` words. When it is over also with role ``open``: all laid open.

        Refused: ``unknown_ply``. Whether the role is the asker's: see `viewer_of_past`.
        """
        table = (await self._keeper.live(table_id)).table
        return written(past_document(table, ply, role, language))

    async def record(self, table_id: str) -> str:
        """The game's record, sealed while it runs. Refused: ``waiting`` before it has begun."""
        return record_text((await self._keeper.live(table_id)).table)

    async def proof(self, table_id: str) -> dict[str, Any]:
        """What proves that chance was fair. Refused: ``still_running``."""
        return proof_document((await self._keeper.live(table_id)).table)

    async def preview(
        self, table_id: str, role: str | None, ply: int, words: Sequence[str], language: str
    ) -> dict[str, Any]:
        """What words not yet confirmed would do.

        A document of ``ply``, ``words``, ``scene``, ``choices``, ``notes``, ``complete``.
        Refused: ``not_your_turn``, ``stale``, ``not_possible``, ``over``, ``waiting``.
        """
        table = (await self._keeper.live(table_id)).table
        return preview_document(table, seat_of(table, role), ply, words, language)

    async def hint(
        self, table_id: str, role: str | None, ply: int, words: Sequence[str], language: str
    ) -> dict[str, Any]:
        """What the strongest bot would do in the asker's place, after ``words`` of his turn.

        A document of ``ply``, ``words`` (the whole turn), ``told``, ``chance``. The bot is given
        the asker's own view, and the answer goes to him alone; the log notes nothing. Refused:
        ``no_hints`` at a table where somebody plays against somebody, and as `preview`.
        """
        table = (await self._keeper.live(table_id)).table
        view, begun = hint_view(table, seat_of(table, role), ply, words)
        advice = await self._keeper.paced(self._keeper.thinkers.advise(view))
        return {"ply": ply, **hint_document(view, begun, advice, language)}

    # --- acting -------------------------------------------------------------------------------

    async def wish(
        self, table_id: str, role: str | None, wish: Wish, opener: Opener | None = None
    ) -> int:
        """Carry out what the holder of ``role`` asks; the number of its last frame.

        Returns after it is on disk and its frames are in everybody's queue. A watcher is refused
        as ``not_your_seat``; other codes: ``stale`` (with ``ply``, ``undos``), ``not_your_turn``,
        ``not_possible``, ``over``, ``waiting``, ``revealed``, ``nothing_to_undo``, ``no_offer``,
        ``too_late``, ``too_often``, ``not_absent`` (with ``claim_at``), ``not_saved``. Where it
        opens a table, as a rematch does, ``opener`` has to be allowed one: ``full``, and what he
        is refused with.
        """
        return await self._keeper.whole(self._wish(table_id, role, wish, opener))

    async def _wish(
        self, table_id: str, role: str | None, wish: Wish, opener: Opener | None
    ) -> int:
        async with self._keeper.held(table_id) as live:
            table = live.table
            player = seat_of(table, role)
            await self._keeper.let_flag_fall(live)
            if isinstance(wish, Play) and was_played(table, player, wish):
                return table.number
            if isinstance(wish, Claim):
                self._require_absent(live, 1 - player)
            drafts = carried_out(table, player, wish)
            if drafts and drafts[-1][0] == "rematched":
                await self._open_again(live, drafts, opener)
            elif drafts:
                await self._keeper.commit(live, drafts)
            return table.number

    async def _open_again(self, live: Live, drafts: list[Draft], opener: Opener | None) -> None:
        """Commit a rematch: its table counts as any other that somebody opens."""
        self._keeper.require_room()
        if opener is not None:
            await opener.ask()
        await self._keeper.commit(live, drafts)
        if opener is not None and live.table.rematch is not None:
            opener.opened(live.table.rematch)

    def _require_absent(self, live: Live, player: int) -> None:
        claim_at = live.presence.claim_at(player)
        if claim_at is None or claim_at > self._keeper.now():
            message = "The other side is there, or may still come back."
            raise Refusal("not_absent", message, claim_at=claim_at)

    async def say(
        self, table_id: str, role: str | None, name: str, text: str, guest: str = ""
    ) -> None:
        """Send a chat message: among players for a role, among watchers for ``None``.

        ``name`` is a watcher's; players' names are the table's. ``guest`` is who speaks, where he
        may have a seat that he does not speak from. Refused: ``bad_text``, ``full``, ``seated``.
        """
        await self._keeper.whole(self._say(table_id, role, name, text, guest))

    async def _say(self, table_id: str, role: str | None, name: str, text: str, guest: str) -> None:
        live = await self._keeper.live(table_id)
        player = player_of(live.table, role)
        seat = None if player is None else live.table.seats[player]
        text = check_text(text)
        name = check_name(name) if seat is None else seat.name
        if live.room_of(player, guest) is None and live.table.status != "over":
            raise Refusal("seated", "Speak from your seat until the game is over.")
        message = live.chat.new(room_of(player), role, name, text, self._keeper.now())
        try:
            await self._keeper.journal.say(message)
        except SQLAlchemyError:
            raise not_saved() from None
        live.publish_message(message)

    # --- listening ----------------------------------------------------------------------------

    async def subscribe(
        self, table_id: str, guest: str, role: str | None, language: str, after: int | None
    ) -> Subscription:
        """Listen to a table: what is missing ``after`` that frame first, or a ``table`` frame.

        Presence and the chat so far follow. The role is trusted: ask `viewer` first.
        """
        async with self._keeper.held(table_id) as live:
            table = live.table
            player = player_of(table, role)
            reader = Subscription(table_id, role, guest, language)
            frames = None
            if after is not None and 0 < after <= table.number:
                frames = await self._missed(live, (player, language), after)
            if frames is None:
                frames = [live.first_frame((player, language), self._keeper.now())]
            said = live.chat.shown_to(live.room_of(player, guest), table.status == "over")
            reader.begin([*frames, *map(written, said)])
            live.come(player, reader)
        return reader

    async def _missed(self, live: Live, kind: Kind, after: int) -> list[bytes] | None:
        """The frames that follow one, made from the log again; ``None`` where they would not do."""
        missed = live.table.number - after
        if not missed:
            return []
        if missed > self._keeper.habits.most_missed:
            return None
        entries = await self._keeper.journal.read(live.table.id)
        if any(entry.kind == "undone" for entry in entries[after:]):
            return None
        scribe = Scribe(Table.replayed(live.table.id, entries[:after]))
        frames = []
        for entry in entries[after:]:
            frames.append(scribe.write(entry, (kind,), live.presence.present())[kind])
            await asyncio.sleep(0)  # other tables go on
        return frames

    def unsubscribe(self, reader: Subscription) -> None:
        """Listen no more; the seat counts as absent when its last listener has gone."""
        reader.close()
        live = self._keeper.lives.get(reader.table_id)
        if live is not None:
            live.go(player_of(live.table, reader.role), reader, self._keeper.now())
