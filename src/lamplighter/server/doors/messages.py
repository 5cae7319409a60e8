"""What a client may say on a socket, read strictly.

A message is a JSON object with a ``type``, an ``id`` (a number, given back with the answer) and
exactly the fields that its type has. What else comes is refused and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import orjson

from lamplighter.server.orders import LONGEST_NAME, is_seed
from lamplighter.server.wishes import (
    Answer,
    Cancel,
    Claim,
    Offer,
    Play,
    Resign,
    Wish,
    Withdraw,
)

__all__ = ["Chat", "Hint", "Message", "MessageError", "Ping", "Preview", "Request", "read"]

MOST_WORDS = 32
"""Words of one turn; a turn of London has fewer than ten."""

LONGEST_WORD = 64
LONGEST_CHAT = 1000

LARGEST = 2**53 - 1
"""The greatest number that every client can write exactly."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What would these words do?"""

    ply: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """What would the strongest bot do after these words of a turn?"""

    ply: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chat:
    """Say something to the others in the room; a watcher may sign it."""

    text: str
    name: str | None


@dataclass(frozen=True, slots=True)
class Ping:
    """Are you there?"""


Request = Wish | Preview | Hint | Chat | Ping


@dataclass(frozen=True, slots=True)
class Message:
    """A request, the number it goes by, and the type it has for the client."""

    id: int | float
    type: str
    request: Request


class MessageError(ValueError):
    """A message cannot be read.

    Attributes:
        code: ``invalid`` or ``unknown``, a type there is none of.
        id: the number of the message, where it has one.
        field: the field that is wrong, where it is one.
    """

    def __init__(self, code: str, id: int | float | None = None, field: str | None = None):  # noqa: A002
        super().__init__(code)
        self.code = code
        self.id = id
        self.field = field


class _Wrong(Exception):  # noqa: N818 - is told as a `MessageError`
    """The field of that name has not the value it must have."""


Fields = Mapping[str, Any]


def _number(fields: Fields, name: str) -> int:
    value = fields.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LARGEST:
        raise _Wrong(name)
    return value


def _one_of(fields: Fields, name: str, *values: Any) -> Any:
    value = fields.get(name)
    # A bool equals a number for Python, and a list cannot be looked up, so: by type and value.
    if not any(type(value) is type(each) and value == each for each in values):
        raise _Wrong(name)
    return value


def _text(fields: Fields, name: str, longest: int, least: int = 1) -> str:
    value = fields.get(name)
    if not isinstance(value, str) or not least <= len(value) <= longest:
        raise _Wrong(name)
    return value


def _words(fields: Fields, least: int) -> tuple[str, ...]:
    words = fields.get("words")
    if not isinstance(words, list) or not least <= len(words) <= MOST_WORDS:
        raise _Wrong("words")
    for word in words:
        if not (isinstance(word, str) and 1 <= len(word) <= LONGEST_WORD and word.isascii()):
            raise _Wrong("words")
    return tuple(words)


def _matter(fields: Fields) -> Any:
    return _one_of(fields, "what", "undo", "stop", "rematch")


def _client_seed(fields: Fields) -> str | None:
    """What a player adds to the chance of a rematch; there is nothing else to add it to."""
    if "client_seed" not in fields:
        return None
    seed = fields["client_seed"]
    if fields.get("what") != "rematch" or not isinstance(seed, str) or not is_seed(seed):
        raise _Wrong("client_seed")
    return seed


def _chat(fields: Fields) -> Chat:
    name = _text(fields, "name", LONGEST_NAME, least=0) if "name" in fields else None
    return Chat(_text(fields, "text", LONGEST_CHAT), name)


@dataclass(frozen=True)
class _Kind:
    """The fields that a type of message has, and how it is made of them."""

    fields: frozenset[str]
    make: Callable[[Fields], Request]


def _kind(names: str, make: Callable[[Fields], Request]) -> _Kind:
    return _Kind(frozenset(names.split()) | {"id", "type"}, make)


KINDS: dict[str, _Kind] = {
    "play": _kind(
        "ply undos words", lambda of: Play(_number(of, "ply"), _number(of, "undos"), _words(of, 1))
    ),
    "preview": _kind("ply words", lambda of: Preview(_number(of, "ply"), _words(of, 0))),
    "hint": _kind("ply words", lambda of: Hint(_number(of, "ply"), _words(of, 0))),
    "offer": _kind("what client_seed", lambda of: Offer(_matter(of), _client_seed(of))),
    "answer": _kind(
        "what accept client_seed",
        lambda of: Answer(_matter(of), _one_of(of, "accept", True, False), _client_seed(of)),
    ),
    "withdraw": _kind("what", lambda of: Withdraw(_matter(of))),
    "resign": _kind("", lambda of: Resign()),
    "cancel": _kind("", lambda of: Cancel()),
    "claim": _kind("how", lambda of: Claim(_one_of(of, "how", "win", "stop"))),
    "chat": _kind("text name", _chat),
    "ping": _kind("", lambda of: Ping()),
}
"""The types of messages."""


def read(text: str) -> Message:
    """The message that a client sent; raises `MessageError` for what is none."""
    try:
        found = orjson.loads(text)
    except ValueError:
        raise MessageError("invalid") from None
    if not isinstance(found, dict):
        raise MessageError("invalid")
    number = found.get("id")
    if not isinstance(number, int | float) or isinstance(number, bool) or abs(number) > LARGEST:
        raise MessageError("invalid", field="id")
    type_ = found.get("type")
    kind = KINDS.get(type_) if isinstance(type_, str) else None
    if kind is None or not isinstance(type_, str):
        raise MessageError("unknown", number)
    if not found.keys() <= kind.fields:
        raise MessageError("invalid", number)
    try:
        return Message(number, type_, kind.make(found))
    except _Wrong as wrong:
        raise MessageError("invalid", number, str(wrong)) from None
