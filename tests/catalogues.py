"""The catalogues as they are written: messages, and what stands in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, Term, VariableReference

from lamplighter.bots import LEVELS
from lamplighter.games.catalogue import GAMES, load_game
from lamplighter.games.london import board as london
from lamplighter.games.pocket.board import DETECTIVES, SIDES, SUSPECTS
from lamplighter.sentences import ROOMS

__all__ = [
    "LOCALES",
    "NAMED",
    "ROLES",
    "ROOT",
    "SOURCE",
    "inside",
    "messages",
    "source",
    "variables",
]

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "lamplighter"
LOCALES = SOURCE / "locales"
ROLES = [role for name in GAMES for role in load_game(name).roles]
NAMED = {*LEVELS, *SUSPECTS, *DETECTIVES, *SIDES, *london.CHARACTERS, *london.DIRECTIONS, *ROLES}
"""Everything that has a name in the catalogue."""

Node = TypeVar("Node", bound=BaseNode)


@cache
def messages(language: str) -> dict[str, Message]:
    """The messages of a language by their keys."""
    body = FluentParser().parse(source(language)).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    assert all(isinstance(entry, Message) for entry in body if isinstance(entry, Message | Term))
    keys = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert len(keys) == len(set(keys)), "a key stands in the catalogue twice"
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def source(language: str) -> str:
    """The text of a whole catalogue."""
    assert sorted(path.stem for path in (LOCALES / language).iterdir()) == sorted(ROOMS)
    return "\n".join((LOCALES / language / f"{room}.ftl").read_text("utf-8") for room in ROOMS)


def inside(node: BaseNode, kind: type[Node]) -> Iterator[Node]:
    """Everything of one kind in a message, attributes included."""
    if isinstance(node, kind):
        yield node
    for child in vars(node).values():
        for item in child if isinstance(child, list) else [child]:
            if isinstance(item, BaseNode):
                yield from inside(item, kind)


def variables(node: BaseNode) -> frozenset[str]:
    """The names of all values that a message, or a part of one, is given."""
    return frozenset(found.id.name for found in inside(node, VariableReference))
