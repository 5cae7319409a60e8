"""What a typed line means: an action, a command, a question, or something to ask back about.

Everything may be shortened to a prefix that nothing else shares, part by part: ``rot b2 90``,
``r-b2-9`` and ``rb29`` all mean ``rotate-b2-90``. Spaces do for dashes, the two tiles of an
exchange may come in either order, and ``rotation``, as the token is called, means ``rotate``.
No state is looked at here: the caller says which words are possible now and which exist.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

__all__ = ["COMMANDS", "Reading", "matches", "read_line", "shown"]

COMMANDS = (
    "board",
    "help",
    "history",
    "moves",
    "preview",
    "primer",
    "quit",
    "save",
    "suspects",
    "undo",
)
"""What can be typed besides the words of the game."""

TAKES_REST = ("help", "history", "moves", "preview", "save")
"""The commands that something may follow."""

SYNONYMS = {
    "rotation": "rotate",
    "turn": "rotate",
    "swap": "exchange",
    "exit": "quit",
    "notes": "suspects",
}

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


def read_line(line: str, legal: Sequence[str], vocabulary: Sequence[str]) -> Reading:
    """What ``line`` means where the actions ``legal`` are possible, of all in ``vocabulary``."""
    typed = line.strip()
    if not typed:
        return Reading("nothing")
    if typed.startswith("?"):
        return Reading("help", rest=typed[1:].strip())
    first, _, rest = typed.partition(" ")
    actions = matches(typed, legal)
    # "h 1" is a move of Holmes, not a question about the topic "1".
    commands = [] if actions and rest.strip() else _commands(first, rest)
    exact = [word for word in (*actions, *commands) if word in (first.lower(), _joined(typed))]
    found = exact or [*actions, *commands]
    if len(found) > 1:
        return Reading("unclear", candidates=tuple(found))
    if not found:
        return _not_found(typed, legal, vocabulary)
    if found[0] in COMMANDS and not actions:
        return Reading("help" if found[0] == "help" else "command", found[0], rest.strip())
    return Reading("action", found[0])


def matches(typed: str, words: Iterable[str]) -> list[str]:
    """The words that ``typed`` may be short for; just one if it is exactly that word."""
    joined = _joined(typed)
    parts = joined.split("-") if joined else []
    if not parts:
        return []
    spelled = [(word, spelling) for word in words for spelling in _spellings(word)]
    exact = [word for word, spelling in spelled if "-".join(spelling) == joined]
    if exact:
        return exact
    fitting = [word for word, spelling in spelled if _is_prefix(parts, spelling)]
    if not fitting:
        run = "".join(parts)
        fitting = [word for word, spelling in spelled if _is_run_together(run, spelling)]
    return list(dict.fromkeys(fitting))


def shown(typed: str) -> str:
    """Typed text made safe and short enough to be repeated on the screen."""
    safe = "".join(sign if sign.isprintable() else "?" for sign in typed.strip())
    return safe if len(safe) <= LONGEST_ECHO else safe[: LONGEST_ECHO - 1] + "…"


def _joined(typed: str) -> str:
    """Typed text in the form of a word: lower case, parts joined by single dashes."""
    parts = [part for part in re.split(r"[\s_,./°-]+", typed.lower()) if part]
    if parts:
        parts[0] = SYNONYMS.get(parts[0], parts[0])
    return "-".join(parts)


def _spellings(word: str) -> list[list[str]]:
    """The parts of a word; for an exchange, also with the tiles the other way round."""
    parts = word.split("-")
    if parts[0] == "exchange":
        return [parts, [parts[0], *reversed(parts[1:])]]
    return [parts]


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


def _commands(first: str, rest: str) -> list[str]:
    start = SYNONYMS.get(first.lower(), first.lower())
    if start in COMMANDS:
        return [start]
    found = [command for command in COMMANDS if command.startswith(start)]
    return found if not rest.strip() else [word for word in found if word in TAKES_REST]


def _not_found(typed: str, legal: Sequence[str], vocabulary: Sequence[str]) -> Reading:
    elsewhere = matches(typed, vocabulary)
    if elsewhere:
        return Reading("not-now", candidates=tuple(elsewhere))
    alike = difflib.get_close_matches(_joined(typed), [*legal, *COMMANDS], n=3, cutoff=0.7)
    return Reading("unknown", candidates=tuple(alike))
