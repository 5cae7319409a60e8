"""The catalogue and the code fit: every key used exists, is used, and is given its values."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from lamplighter.sentences import SentenceError, catalogue, preferred_language
from tests.catalogues import NAMED, ROOT, SOURCE, messages, variables

CLIENT = ROOT / "web" / "src"
SAYERS = ("say", "_say")

LISTS = ("list-none", "list-two", "list-start", "list-middle", "list-end")


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


def _says(function: ast.expr) -> bool:
    """Whether this is a catalogue, and not somebody at a table who says something."""
    if isinstance(function, ast.Attribute):
        return function.attr in SAYERS and ast.unparse(function.value) == "self"
    return isinstance(function, ast.Name) and function.id in SAYERS


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
            if not (isinstance(node, ast.Call) and len(node.args) == 1 and _says(node.func)):
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


COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
CLIENT_TEXT = re.compile(r"""(\bsay\(\s*)?(['"`])([a-z](?:[\w-]|\$\{[^{}]*\})*)(?:\.\w+)?\2""")
"""A text that may be a key, or a form of one (``name-gull.short``); and whether it is said."""
HOLE = re.compile(r"\$\{[^{}]*\}")


def client_uses(folder: Path) -> tuple[dict[str, re.Pattern[str]], frozenset[str]]:
    """The keys that the client needs, by where it does, and all texts that may be keys as well.

    It needs what it says, and whatever begins with ``web-``.
    """
    needed, texts = {}, set()
    for path in sorted([*folder.rglob("*.ts"), *folder.rglob("*.svelte")]):
        text = COMMENT.sub("", path.read_text("utf-8"))
        for said, _, key in CLIENT_TEXT.findall(text):
            if said or key.startswith("web-"):
                parts = map(re.escape, HOLE.split(key))
                needed[f"{path.relative_to(folder)}: {key}"] = re.compile("[a-z0-9-]+".join(parts))
            else:
                texts.add(key)
    return needed, frozenset(texts)


def missing(keys: Iterable[str], client: Path) -> list[str]:
    """Where a sentence is said that is none of ``keys``."""
    said = [(use.where, use.key) for use in uses()] + list(client_uses(client)[0].items())
    return [where for where, key in said if not any(key.fullmatch(known) for known in keys)]


def idle(keys: Iterable[str], client: Path) -> list[str]:
    """Which of ``keys`` nobody says."""
    needed, texts = client_uses(client)
    said = [use.key for use in uses()] + list(needed.values())
    known = {*LISTS, *(f"name-{thing}" for thing in NAMED), *texts}
    return [key for key in keys if key not in known and not any(use.fullmatch(key) for use in said)]


def test_every_key_that_is_used_exists() -> None:
    assert missing(messages("en"), CLIENT) == []


def test_every_key_is_used() -> None:
    assert idle(messages("en"), CLIENT) == []


def test_what_the_client_says_is_found_in_its_sources(tmp_path: Path) -> None:
    (tmp_path / "one.svelte").write_text(
        "<!-- say('web-never') -->{say(on ? 'web-on' : \"web-off\")} {say(`web-${a[0]}-of-${b}`)}"
    )
    (tmp_path / "two.ts").write_text(
        "// say('web-never')\nsay('pause'); say('name-gull.short'); const key = 'web-kept';"
        " const word = 'end-nobody';"
    )
    keys = {"web-on", "web-off", "web-x1-of-y", "web-kept", "pause", "name-gull", "end-nobody"}
    added = {"web-never", "web-of-y"}
    assert set(idle(keys | added, tmp_path)) == added
    ours = messages("en").keys() | keys
    assert missing(ours, tmp_path) == []
    for key in sorted(keys - {"end-nobody"}):
        assert len(missing(ours - {key}, tmp_path)) >= 1, key


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
    with pytest.raises(ValueError, match="choose one of cs, en"):
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
