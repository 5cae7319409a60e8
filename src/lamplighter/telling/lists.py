"""Several texts one after another, as a language separates them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from lamplighter.sentences import Say

__all__ = ["in_a_row"]


def in_a_row(texts: Iterable[str], say: Say) -> str:
    """The texts with a comma, or what the language has for it, between them; no “and”."""
    told = list(texts)
    return reduce(lambda row, text: say("list-comma", first=row, second=text), told) if told else ""
