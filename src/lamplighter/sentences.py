"""Every sentence a person reads, from the Fluent catalogues in ``locales``.

``say = catalogue("en")`` gives a function of a key and named values:
``say("witness-cleared", suspects=["gull", "lane"])``. A value is a text, a number or a
sequence of texts. The catalogue decides about grammar with four functions of ours beside
Fluent's own:

``NAME($thing)``
    the name of a suspect, a detective, a side... given by its word: message ``name-gull``.
    ``NAME($thing, form: "acc")`` takes the attribute ``.acc`` of that message where the
    catalogue has one, so that a language with cases can decline.
``NAMES($things)``
    the same for a sequence, joined as the language joins a list.
``LIST($things)``
    a sequence of texts joined in the same way, as they stand.
``COUNT($things)``
    how many there are, to select a plural.

A key that the catalogue lacks, and a sentence whose values are not all given, raise
`SentenceError` where the catalogue is English, which is complete; any other language falls
back to English sentence by sentence.
"""

from __future__ import annotations

import functools
import locale
import os
import re
from collections.abc import Callable, Sequence
from importlib import resources
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

__all__ = ["ROOMS", "Say", "SentenceError", "Value", "catalogue", "languages", "preferred_language"]

Value = str | int | float | Sequence[str]
"""What a sentence can be given: a text or a word, a number, several texts."""

COMPLETE = "en"
"""The language that every other falls back to."""


ROOMS = ("names", "table", "pocket", "london", "commands", "browser")
"""The files of each catalogue; what either game needs at a table is in ``table``."""

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message or term: its key at the beginning of a line, and the indented lines below."""

FIRST, SECOND = "\x02", "\x03"
"""What stands in the pattern of a list for its parts; the first comes first in every language."""

REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""Where an entry may refer to another one."""


class SentenceError(LookupError):
    """A sentence is not in the catalogue, or could not be formed from the values given."""


class Say(Protocol):
    """A catalogue as its callers see it."""

    def __call__(self, key: str, /, **values: Value) -> str:
        """The sentence ``key`` with its placeables filled in."""
        ...


class _Several(FluentType):
    """A sequence of texts on its way to ``NAMES``, ``LIST`` or ``COUNT``."""

    def __init__(self, items: Sequence[str]) -> None:
        self.items = tuple(items)

    def format(self, locale: object) -> str:
        raise TypeError("a sequence is formed by NAMES(), LIST() or COUNT() in the catalogue")


class _Catalogue:
    """One language: its bundle, our functions, and the language to fall back to."""

    def __init__(self, language: str, fallback: _Catalogue | None) -> None:
        self._fallback = fallback
        functions: dict[str, Callable[..., Any]] = {
            "NAME": lambda thing, form="": self._name(str(thing), form),
            "NAMES": self._names,
            "LIST": self._list,
            "COUNT": self._count,
        }
        # Terminals show the isolation marks that Fluent would put round every placeable.
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        # Parsing all of a catalogue takes longer than all else a command does before it prints,
        # so an entry is parsed when it is first asked for.
        self._unread = _entries(_source(language))
        # Typed, since 1 and 1.0 are not written alike.
        self._formed = functools.lru_cache(maxsize=8192, typed=True)(self._form)
        self._name = functools.lru_cache(maxsize=1024)(self._named)

    def __call__(self, key: str, /, **values: Value) -> str:
        # A game has the same few hundred sentences again and again.
        return self._formed(key, *values, *map(_kept, values.values()))

    def _form(self, key: str, *told: Any) -> str:
        half = len(told) // 2
        values: dict[str, Value] = dict(zip(told[:half], told[half:], strict=True))
        if not self._has(key):
            return self._elsewhere(key, values, "the catalogue has no such sentence")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return self._elsewhere(key, values, "the message has attributes only")
        given = {name: _fluent(value) for name, value in values.items()}
        sentence, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            return self._elsewhere(key, values, "; ".join(map(str, errors)))
        return str(sentence)

    def _has(self, key: str) -> bool:
        """Whether there is a message ``key``; parses it, and what it refers to, if need be."""
        wanted = [key]
        while wanted:
            entry = self._unread.pop(wanted.pop(), None)
            if entry is not None:
                self._bundle.add_resource(FluentResource(entry))
                wanted += REFERENCE.findall(entry)
        return bool(self._bundle.has_message(key))

    def _elsewhere(self, key: str, values: dict[str, Value], why: str) -> str:
        if self._fallback is None:
            raise SentenceError(f"{key}: {why}")
        return self._fallback(key, **values)

    def _named(self, thing: str, form: str) -> str:
        key = f"name-{thing}"
        if not self._has(key):
            raise SentenceError(f"{key}: no name for this in the catalogue")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form) or message.value
        if pattern is None:
            raise SentenceError(f"{key}: the message has attributes only")
        name, errors = self._bundle.format_pattern(pattern)
        if errors:
            raise SentenceError(f"{key}: {errors[0]}")
        return str(name)

    def _names(self, things: _Several, form: str = "") -> str:
        return self._join([self._name(thing, form) for thing in things.items])

    def _list(self, things: _Several) -> str:
        return self._join(list(things.items))

    def _count(self, things: _Several) -> Any:
        return fluent_number(len(things.items))

    def _join(self, items: list[str]) -> str:
        """A list as the language writes it, by the four patterns of CLDR."""
        if not items:
            return self("list-none")
        if len(items) == 1:
            return items[0]
        if len(items) == 2:
            return self._pair("list-two", items[0], items[1])
        joined = self._pair("list-end", items[-2], items[-1])
        for item in reversed(items[1:-2]):
            joined = self._pair("list-middle", item, joined)
        return self._pair("list-start", items[0], joined)

    def _pair(self, key: str, first: str, second: str) -> str:
        """One of the patterns, which are formed once: the texts stand in them as they are."""
        before, _, rest = self(key, first=FIRST, second=SECOND).partition(FIRST)
        between, _, after = rest.partition(SECOND)
        return f"{before}{first}{between}{second}{after}"


def _kept(value: Value) -> str | int | float | tuple[str, ...]:
    """A value that can be the key of a cache."""
    return value if isinstance(value, str | int | float) else tuple(value)


def _fluent(value: Value) -> str | int | float | _Several:
    return value if isinstance(value, str | int | float) else _Several(value)


def _entries(source: str) -> dict[str, str]:
    """The text of each message and term of a catalogue, by its key."""
    return {match[1]: match[0] for match in ENTRY.finditer(f"{source}\n")}


def _source(language: str) -> str:
    folder = resources.files("lamplighter") / "locales" / language
    return "\n".join((folder / f"{room}.ftl").read_text("utf-8") for room in ROOMS)


def languages() -> tuple[str, ...]:
    """The languages there are catalogues for, in alphabetical order."""
    folder = resources.files("lamplighter") / "locales"
    return tuple(
        sorted(entry.name for entry in folder.iterdir() if (entry / "names.ftl").is_file())
    )


def preferred_language() -> str:
    """The language of the environment (``LC_ALL``, ``LC_MESSAGES``, ``LANG``), else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if setting := os.environ.get(variable):
            language = locale.normalize(setting).partition("_")[0].lower()
            return language if language in languages() else COMPLETE
    return COMPLETE


@functools.cache
def catalogue(language: str = COMPLETE) -> Say:
    """The sentences of one language.

    Raises:
        ValueError: there is no catalogue for ``language``; the message names those there are.
    """
    if language not in languages():
        raise ValueError(
            f"no sentences in the language {language!r}: choose one of {', '.join(languages())}"
        )
    fallback = None if language == COMPLETE else _Catalogue(COMPLETE, None)
    return _Catalogue(language, fallback)
