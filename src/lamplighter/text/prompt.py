"""What a typed line means: an action, a command, a question, or something to ask back about.

Everything may be shortened to a prefix that nothing else shares, part by part: ``rot b2 90``,
``r-b2-9`` and ``rb29`` all mean ``rotate-b2-90``. Spaces do for dashes. How else a word may be
spelled each game knows (its `Spelling`). No state is looked at here: the caller says which words
are possible now and which exist.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from lamplighter.sentences import Say

__all__ = [
    "COMMANDS",
    "Reading",
    "Spelling",
    "alternatives",
    "matches",
    "read_line",
    "shortest",
    "shown",
    "whole_word",
]

COMMANDS = (
    "board",
    "help",
    "hint",
    "history",
    "moves",
    "preview",
    "primer",
    "quit",
    "save",
    "suspects",
    "undo",
    "why",
)
"""What can be typed besides the words of the game."""

TAKES_REST = ("help", "history", "moves", "preview", "save")
"""The commands that something may follow."""

COMMAND_SYNONYMS = {"exit": "quit", "notes": "suspects"}

ALWAYS = {"u": "undo"}
"""What means this command alone, whatever words begin like it: players are told to type it."""

LONGEST_ECHO = 40

Kind = Literal["nothing", "action", "command", "help", "unclear", "not-now", "unknown"]


@dataclass(frozen=True)
class Reading:
    """What a typed line was understood to mean."""

    kind: Kind
    word: str = ""
    """The action, or the command."""
    rest: str = ""
    """What followed a command or a question mark."""
    candidates: tuple[str, ...] = ()
    """The words it could mean, where that is unclear; where unknown, words like it."""


def alternatives(words: Sequence[str], say: Say) -> str:
    """Words between which somebody may choose, as the language writes that."""
    if not words:
        return say("list-none")
    joined = words[0]
    for word in words[1:-1]:
        joined = say("or-start", first=joined, second=word)
    return say("or-two", first=joined, second=words[-1]) if len(words) > 1 else joined


def whole_word(word: str) -> list[list[str]]:
    """The one way to spell a word where a game allows no other: its parts."""
    return [word.split("-")]


@dataclass(frozen=True)
class Spelling:
    """How the words of one game may be typed.

    Attributes:
        synonyms: other names for the first part of a word.
        spellings: the ways to spell a word, each in its parts.
    """

    synonyms: Mapping[str, str] = field(default_factory=dict)
    spellings: Callable[[str], list[list[str]]] = whole_word


def read_line(
    line: str, legal: Sequence[str], vocabulary: Sequence[str], spelling: Spelling
) -> Reading:
    """What ``line`` means where the actions ``legal`` are possible, of all in ``vocabulary``."""
    typed = line.strip()
    if not typed:
        return Reading("nothing")
    if typed.startswith("?"):
        return Reading("help", rest=typed[1:].strip())
    if typed.lower() in ALWAYS:
        return Reading("command", ALWAYS[typed.lower()])
    first, _, rest = typed.partition(" ")
    actions = matches(typed, legal, spelling)
    # "h 1" is a move of Holmes, not a question about the topic "1".
    is_move = (actions or _begins_a_word(first, vocabulary)) and rest.strip()
    commands = [] if is_move else _commands(first, rest)
    joined = _joined(typed, spelling)
    exact = _spelled_out(joined, actions, spelling)
    exact += [command for command in commands if command == first.lower()]
    found = exact or [*actions, *commands]
    if len(found) > 1:
        return Reading("unclear", candidates=tuple(found))
    if not found:
        return _not_found(typed, legal, vocabulary, spelling)
    if found[0] in COMMANDS and not actions:
        return Reading("help" if found[0] == "help" else "command", found[0], rest.strip())
    return Reading("action", found[0])


def matches(typed: str, words: Sequence[str], spelling: Spelling) -> list[str]:
    """The words that ``typed`` may be short for; just one if it is exactly that word."""
    joined = _joined(typed, spelling)
    parts = joined.split("-") if joined else []
    if not parts:
        return []
    spelled = [(word, way) for word in words for way in spelling.spellings(word)]
    if exact := _spelled_out(joined, words, spelling):
        return exact
    ways = [(word, way) for word, way in spelled if _is_prefix(parts, way)]
    # "w b g6" is rather whistle-b-g6 than something with a longer end.
    ending = [word for word, way in ways if parts[1:] == way[1 : len(parts)]]
    fitting = ending if parts[1:] and ending else [word for word, _ in ways]
    if not fitting:
        run = "".join(parts)
        fitting = [word for word, way in spelled if _is_run_together(run, way)]
    return list(dict.fromkeys(fitting))


def shortest(word: str, words: Sequence[str], spelling: Spelling) -> str:
    """A short way to type ``word`` where ``words`` are possible, its end written out."""
    ways = []
    for *parts, last in spelling.spellings(word):
        if parts:
            ways += [[*(part[:most] for part in parts), last] for most in (1, 2, 3)]
        else:
            ways += [[last[:most]] for most in range(1, len(last) + 1)]
    for typed in sorted((" ".join(way) for way in ways), key=len):
        reading = read_line(typed, words, words, spelling)
        if (reading.kind, reading.word) == ("action", word):
            return typed
    return word


def _spelled_out(joined: str, words: Iterable[str], spelling: Spelling) -> list[str]:
    """The words that can be spelled just like that."""
    return [word for word in words if joined in ("-".join(way) for way in spelling.spellings(word))]


def shown(typed: str) -> str:
    """Typed text made safe and short enough to be repeated on the screen."""
    safe = "".join(sign if sign.isprintable() else "?" for sign in typed.strip())
    return safe if len(safe) <= LONGEST_ECHO else safe[: LONGEST_ECHO - 1] + "…"


def _joined(typed: str, spelling: Spelling) -> str:
    """Typed text in the form of a word: lower case, parts joined by single dashes."""
    parts = [part for part in re.split(r"[\s_,./°-]+", typed.lower()) if part]
    if parts:
        parts[0] = spelling.synonyms.get(parts[0], parts[0])
    return "-".join(parts)


def _is_prefix(typed: Sequence[str], parts: Sequence[str]) -> bool:
    return len(typed) <= len(parts) and all(
        part.startswith(start) for start, part in zip(typed, parts, strict=False)
    )


def _is_run_together(typed: str, parts: Sequence[str]) -> bool:
    """Whether ``typed`` is a beginning of the first part, then of the second, and so on."""
    if not typed:
        return True
    if not parts:
        return False
    return any(
        _is_run_together(typed[length:], parts[1:])
        for length in range(1, min(len(typed), len(parts[0])) + 1)
        if parts[0].startswith(typed[:length])
    )


def _begins_a_word(first: str, vocabulary: Sequence[str]) -> bool:
    """Whether this is the whole first part of a word of the game: "move f5" is about a move."""
    return any(word.startswith(f"{first.lower()}-") for word in vocabulary)


def _commands(first: str, rest: str) -> list[str]:
    start = COMMAND_SYNONYMS.get(first.lower(), first.lower())
    if start in COMMANDS:
        return [start]
    found = [command for command in COMMANDS if command.startswith(start)]
    return found if not rest.strip() else [word for word in found if word in TAKES_REST]


def _not_found(
    typed: str, legal: Sequence[str], vocabulary: Sequence[str], spelling: Spelling
) -> Reading:
    elsewhere = matches(typed, vocabulary, spelling)
    if elsewhere:
        return Reading("not-now", candidates=tuple(elsewhere))
    alike = difflib.get_close_matches(
        _joined(typed, spelling), [*legal, *COMMANDS], n=3, cutoff=0.7
    )
    return Reading("unknown", candidates=tuple(alike))
