"""The sentences of the command line, in the language of the environment."""

from __future__ import annotations

from lamplighter.sentences import catalogue, preferred_language

__all__ = ["quoted", "say"]

LONGEST = 200

say = catalogue(preferred_language())
"""A sentence of the catalogue; see `lamplighter.sentences`."""


def quoted(text: str) -> str:
    """What somebody typed, fit for a sentence: nothing in it moves a cursor, and it stays short."""
    shown = text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."
    return shown if shown.isprintable() else repr(shown)
