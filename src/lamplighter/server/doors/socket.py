"""The socket of a table: what happens there as it happens, and what its viewer asks for.

Two things go on at once: frames are sent as the table makes them, and messages are read one after
the other. Answers go through the same queue as frames, so whoever is told ``done`` has been sent
all that came of it. A reader who does not keep up is cut off; his client comes back and says what
it has.
"""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect

from lamplighter.server.answers import Json, answer, refused
from lamplighter.server.doors.house import House, Newcomer, house_of, is_table_id, spoken
from lamplighter.server.doors.messages import (
    Chat,
    Hint,
    Message,
    MessageError,
    Ping,
    Preview,
    read,
)
from lamplighter.server.limits import MESSAGE_BYTES, Bucket, client_of
from lamplighter.server.logs import describe, logger
from lamplighter.server.refusals import Refusal
from lamplighter.server.subscription import Subscription

__all__ = ["router"]

router = APIRouter()

GOING_AWAY = 1001
NOT_TEXT = 1003
TOO_LARGE = 1009
FAULT = 1011
TRY_AGAIN = 1013
"""Close codes (RFC 6455): we stop; not JSON; too large a message; our fault; too slow a reader."""

SENDING_SECONDS = 20.0
"""How long one frame may take to leave; then nobody reads at the other end."""

RETRY_SECONDS = 10
"""When somebody with too many sockets may try again."""

LAST_SECONDS = 1.0
"""How long a last answer may take to leave."""

LONGEST_HOLD = 1.0
"""For how many seconds somebody who sends too much is not listened to."""


@router.websocket("/api/tables/{table_id}/socket")
async def socket(
    connection: WebSocket,
    table_id: str,
    seat: Annotated[str | None, Query(pattern=r"^[a-z]{1,20}$")] = None,
    after: Annotated[int | None, Query(ge=0, le=2**53)] = None,
    language: Annotated[str, Query(pattern=r"^[A-Za-z]{2,3}$")] = "en",
) -> None:
    """Let somebody listen to a table and, where he has a seat, play at it."""
    house = house_of(connection)
    address = client_of(connection.scope)
    guest = house.guests.of(connection.cookies)
    # Without a cookie one is somebody new each time, but at the same address.
    speaker = guest.id if guest.is_known else address
    place = f"{table_id} {speaker}"
    if not house.sockets.enter(address):
        await connection.send_denial_response(answer("too_many_sockets", retry_after=RETRY_SECONDS))
        return
    if not house.at_tables.enter(place):
        house.sockets.leave(address)
        await connection.send_denial_response(answer("too_many_sockets", retry_after=RETRY_SECONDS))
        return
    try:
        if not is_table_id(table_id):
            raise Refusal("unknown_table", "There is no such table.")
        role = await house.tables.viewer(table_id, guest.id, seat)
        subscription = await house.tables.subscribe(
            table_id, guest.id, role, spoken(language.lower()), after
        )
        try:
            await connection.accept()
            await _Talk(house, connection, subscription, role or speaker).run()
        finally:
            house.tables.unsubscribe(subscription)
    except Refusal as refusal:
        await connection.send_denial_response(Json(refusal.document(), refusal.status))
    except WebSocketDisconnect:
        return  # gone before it was there
    finally:
        house.at_tables.leave(place)
        house.sockets.leave(address)


class _Talk:
    """One open socket."""

    def __init__(
        self, house: House, connection: WebSocket, subscription: Subscription, speaker: str
    ) -> None:
        self._house = house
        self._connection = connection
        self._subscription = subscription
        self._speaker = speaker
        self._bucket = Bucket(house.settings.messages)

    async def run(self) -> None:
        """Send and read until one side has had enough."""
        sending = asyncio.create_task(self._send_frames())
        reading = asyncio.create_task(self._read_messages())
        try:
            await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
            if reading.done() and _code_of(reading) is not None:
                # What was answered last still goes out.
                self._subscription.close()
                await asyncio.wait((sending,), timeout=LAST_SECONDS)
        finally:
            for task in (reading, sending):
                task.cancel()
            await asyncio.gather(reading, sending, return_exceptions=True)
        codes = [code for task in (reading, sending) if (code := _code_of(task)) is not None]
        if codes:
            await self._close(codes[0])

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(SENDING_SECONDS):
                await self._connection.close(code)
        except (TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
            return  # it is closed already

    async def _send_frames(self) -> int | None:
        """Send what the table has to say; the code to close with when there is no more."""
        while (frame := await self._subscription.next()) is not None:
            try:
                async with asyncio.timeout(SENDING_SECONDS):
                    await self._connection.send_text(frame.decode())
            except TimeoutError:
                return TRY_AGAIN
            except (WebSocketDisconnect, RuntimeError):
                return None
        return GOING_AWAY if self._subscription.dropped == "stopping" else TRY_AGAIN

    async def _read_messages(self) -> int | None:
        """Answer what comes; the code to close with if that cannot go on."""
        while True:
            event = await self._connection.receive()
            if event["type"] == "websocket.disconnect":
                return None
            text = event.get("text")
            if text is None:
                return NOT_TEXT
            if len(text.encode()) > MESSAGE_BYTES:
                self._reply({"type": "refused", "id": None, **refused("too_large")})
                return TOO_LARGE
            await self._answer(text)

    async def _answer(self, text: str) -> None:
        began = time.perf_counter()
        kind = "none"
        wait = self._bucket.take()
        try:
            message = read(text)
            kind = message.type
            reply = self._limited(message.id, wait) if wait else await self._done(message)
        except MessageError as error:
            facts = {} if error.field is None else {"field": error.field}
            reply = {"type": "refused", "id": error.id, **refused(error.code, **facts)}
            if wait:
                reply = self._limited(error.id, wait)
        self._reply(reply)
        said = reply.get("code", "done")
        self._house.metrics.message(kind, said, time.perf_counter() - began)
        if wait:
            await asyncio.sleep(min(wait, LONGEST_HOLD))

    def _limited(self, number: int | float | None, wait: float) -> dict[str, Any]:
        facts = refused("limited", retry_after=round(wait, 2))
        return {"type": "refused", "id": number, **facts}

    async def _done(self, message: Message) -> dict[str, Any]:
        """Do what is asked; how it is answered."""
        try:
            return {"id": message.id, **await self._carry_out(message)}
        except Refusal as refusal:
            return {"type": "refused", "id": message.id, **refusal.document()}
        except Exception as error:  # noqa: BLE001 - the fault is ours, and the table stays open
            logger().error("fault", route="socket", **describe(error))
            return {"type": "refused", "id": message.id, **refused("fault")}

    async def _carry_out(self, message: Message) -> dict[str, Any]:
        tables, subscription = self._house.tables, self._subscription
        table_id, role = subscription.table_id, subscription.role
        request = message.request
        if isinstance(request, Ping):
            return {"type": "pong", "moment": tables.moment()}
        address = client_of(self._connection.scope)
        if isinstance(request, Preview):
            if wait := self._house.previews.take(address):
                return self._limited(message.id, wait)
            language = subscription.language
            told = await tables.preview(table_id, role, request.ply, request.words, language)
            return {"type": "preview", **told}
        if isinstance(request, Hint):
            if wait := self._house.hints.take(address):
                return self._limited(message.id, wait)
            language = subscription.language
            told = await tables.hint(table_id, role, request.ply, request.words, language)
            return {"type": "hint", **told}
        if isinstance(request, Chat):
            if wait := self._house.talk.take(table_id, self._speaker, address):
                return self._limited(message.id, wait)
            guest = subscription.guest
            await tables.say(table_id, role, request.name or "", request.text, guest)
            return {"type": "done", "seq": None}
        newcomer = Newcomer(self._house, address, subscription.guest)
        return {"type": "done", "seq": await tables.wish(table_id, role, request, newcomer)}

    def _reply(self, document: dict[str, Any]) -> None:
        self._subscription.push(orjson.dumps(document))


def _code_of(task: asyncio.Task[int | None]) -> int | None:
    """The code that a task wants the socket closed with, if any."""
    if task.cancelled():
        return None
    error = task.exception()
    if error is None:
        return task.result()
    logger().error("fault", route="socket", **describe(error))
    return FAULT
