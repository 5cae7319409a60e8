"""The catalogue and the code fit: every key used exists, is used, and is given its values."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, FunctionReference, Junk, Message, Term, VariableReference

from lamplighter.games.catalogue import GAMES, load_game
from lamplighter.games.london import board as london
from lamplighter.games.pocket.board import DETECTIVES, SIDES, SUSPECTS
from lamplighter.sentences import SentenceError, catalogue, languages, preferred_language

SOURCE = Path(__file__).resolve().parent.parent / "src" / "lamplighter"
LOCALES = SOURCE / "locales"
SAYERS = ("say", "_say")

LISTS = ("list-none", "list-two", "list-start", "list-middle", "list-end")
ROLES = [role for name in GAMES for role in load_game(name).roles]
NAMED = {*SUSPECTS, *DETECTIVES, *SIDES, *london.CHARACTERS, *london.DIRECTIONS, *ROLES}
FUNCTIONS = {"NAME", "NAMES", "LIST", "COUNT", "NUMBER", "DATETIME"}


@dataclass(frozen=True)
class Use:
    """One place where the code says a sentence."""

    where: str
    key: re.Pattern[str]
    values: frozenset[str]
    passes_more: bool


def _pattern(node: ast.expr) -> Iterator[re.Pattern[str]]:
    """The keys that an expression may stand for."""
    if isinstance(node, ast.IfExp):
        yield from _pattern(node.body)
        yield from _pattern(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.compile(re.escape(node.value))
    elif isinstance(node, ast.JoinedStr):
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
            for part in node.values
        ]
        yield re.compile("".join(parts))


def _assigned(tree: ast.Module, name: str) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == name for target in node.targets
        ):
            yield node.value


@cache
def uses() -> tuple[Use, ...]:
    """Every sentence said anywhere in the package."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", None))
            if name not in SAYERS:
                continue
            where = f"{path.relative_to(SOURCE)}:{node.lineno}"
            first = node.args[0]
            keys = list(_assigned(tree, first.id)) if isinstance(first, ast.Name) else [first]
            patterns = [pattern for key in keys for pattern in _pattern(key)]
            assert patterns, f"{where}: the key of this sentence cannot be read from the source"
            values = frozenset(word.arg for word in node.keywords if word.arg)
            more = any(word.arg is None for word in node.keywords)
            found += [Use(where, pattern, values, more) for pattern in patterns]
    return tuple(found)


@cache
def messages(language: str) -> dict[str, Message]:
    body = FluentParser().parse((LOCALES / f"{language}.ftl").read_text("utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    assert all(isinstance(entry, Message) for entry in body if isinstance(entry, Message | Term))
    keys = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert len(keys) == len(set(keys)), "a key stands in the catalogue twice"
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def inside(node: BaseNode, kind: type[BaseNode]) -> Iterator[BaseNode]:
    """Everything of one kind in a message, attributes included."""
    if isinstance(node, kind):
        yield node
    for child in vars(node).values():
        for item in child if isinstance(child, list) else [child]:
            if isinstance(item, BaseNode):
                yield from inside(item, kind)


def variables(message: Message) -> frozenset[str]:
    return frozenset(node.id.name for node in inside(message, VariableReference))  # type: ignore[attr-defined]


def test_every_key_that_is_used_exists() -> None:
    keys = messages("en")
    missing = [use for use in uses() if not any(use.key.fullmatch(key) for key in keys)]
    assert not missing


def test_every_key_is_used() -> None:
    known = {*LISTS, *(f"name-{thing}" for thing in NAMED)}
    idle = [
        key
        for key in messages("en")
        if key not in known and not any(use.key.fullmatch(key) for use in uses())
    ]
    assert not idle


def test_names_are_names_of_things_there_are() -> None:
    named = {key for key in messages("en") if key.startswith("name-")}
    assert named == {f"name-{thing}" for thing in NAMED}


def test_every_placeable_is_supplied() -> None:
    """A key that is put together is compared with all it may become: one of the uses must fit."""
    for key, message in messages("en").items():
        said = [use for use in uses() if use.key.fullmatch(key)]
        lacking = {use.where: variables(message) - use.values for use in said}
        literal = {use.where for use in said if use.key.pattern == re.escape(key)}
        assert not any(lacking[where] for where in literal), key
        fits = any(use.passes_more or not lacking[use.where] for use in said)
        assert literal or not said or fits, key


@pytest.mark.parametrize("language", languages())
def test_a_translation_uses_only_what_there_is(language: str) -> None:
    english = messages("en")
    for key, message in messages(language).items():
        assert key in english
        assert variables(message) <= variables(english[key]), key
        called = {node.id.name for node in inside(message, FunctionReference)}  # type: ignore[attr-defined]
        assert called <= FUNCTIONS, key


def test_lines_of_longer_answers_fit_the_screen() -> None:
    say = catalogue("en")
    for key in messages("en"):
        if "-topic-" in key or key.endswith("-in-short") or key == "help-commands":
            assert max(map(len, say(key).splitlines())) < 80, key
    assert all(len(say(f"{game}-in-short").splitlines()) == 10 for game in GAMES)


def test_lists_names_and_counts() -> None:
    say = catalogue("en")
    assert say("pocket-sight-gained", gained=["gull"]) == "Newly in sight: Gull."
    assert say("pocket-sight-gained", gained=["gull", "lane"]) == "Newly in sight: Gull and Lane."
    assert (
        say("pocket-sight-gained", gained=["gull", "lane", "madame", "bert"])
        == "Newly in sight: Gull, Lane, Madame and Bert."
    )
    nobody = say("pocket-call-line", detective="toby", space=7, suspects=[])
    assert nobody.endswith("sees no suspect.")


def test_no_marks_of_isolation_are_printed() -> None:
    assert "\u2068" not in catalogue("en")("pocket-told-alibi", who="jack")


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("no-such-key", {}),
        ("pocket-sight-gained", {}),
        ("pocket-sight-gained", {"gained": ["moriarty"]}),
        ("end-jack", {"suspect": "moriarty"}),
        ("pocket-sight-gained", {"gained": "gull"}),
    ],
)
def test_a_sentence_that_cannot_be_formed_is_a_loud_error(
    key: str, values: dict[str, str | list[str]]
) -> None:
    with pytest.raises(SentenceError):
        catalogue("en")(key, **values)


def test_an_unknown_language_names_the_choices() -> None:
    with pytest.raises(ValueError, match="choose one of en"):
        catalogue("xx")


@pytest.mark.parametrize(
    ("value", "language"),
    [("en_GB.UTF-8", "en"), ("C", "en"), ("xx_XX", "en"), ("", "en")],
)
def test_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, value: str, language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", value)
    assert preferred_language() == language
