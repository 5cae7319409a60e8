"""Every language has every sentence, forms it from whatever it is given, and keeps to its room."""

from __future__ import annotations

import itertools
import math
import random
import re
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from fluent.syntax.ast import FunctionReference, Identifier, Message, SelectExpression
from rich.cells import cell_len

from lamplighter.games.catalogue import GAMES
from lamplighter.games.london.board import CHARACTERS, DIRECTIONS
from lamplighter.games.pocket.board import DETECTIVES, SIDES, SUSPECTS
from lamplighter.sentences import Value, _Catalogue, catalogue, languages
from tests.catalogues import NAMED, ROLES, inside, messages, variables

FUNCTIONS = {"NAME", "NAMES", "LIST", "COUNT", "NUMBER", "DATETIME"}

MOST = 300
"""So many combinations of values are tried of each sentence, if it has more."""

POOLS: dict[str, Sequence[str]] = {
    "character": CHARACTERS,
    "detective": DETECTIVES,
    "direction": DIRECTIONS,
    "role": ROLES,
    "side": SIDES,
    "suspect": SUSPECTS,
    "winner": ROLES,
}
"""What a variable names. One that is not here, and in the plural neither, may name anything."""

SAMPLES: dict[str, Sequence[Value]] = {
    "cards": [0, 1, 2, 8],
    "exit": ["nw"],
    "letters": ["W S G U"],
    "number": [4],
    "place": ["m12"],
    "points": [1, 3],
    "round": [8],
    "tokens": [5],
    "word": ["exchange-a1-c3"],
}
"""Values as wide as there are, where it matters."""

COUNTS = [0, 1, 2, 3, 5, 21]
TEXTS = ["a3", "b2", "c1", "g8", "k6"]

LIMITS = {
    r".*-in-short|.*-topic-.*|help-commands": 79,
    r"pocket-board-mark-you": 3,
    r"pocket-panel-(?!cards).*": 42,
    r"london-exit-(free|closed|yours)": 5,
    r"london-call-sign-.*": 2,
    r"london-panel-name": 8,
    r"london-state-.*|state-cleared|state-jack": 10,
    r"london-panel-(?!name|why).*|london-owed-.*|london-heading-turn": 26,
    r"pause.*|again.*|setup-prompt|leave-question|cli-step|turn-confirm|turn-prompt": 79,
}
"""Columns of the lines of a sentence, for keys that match."""

every_language = pytest.mark.parametrize("language", languages())


def is_role(name: str, key: str) -> bool:
    """Whether a variable is ``side``, a role's key; on Pocket's board that is a compass point."""
    return name == "side" and re.match(r"web-(?!pocket-)", key) is not None


@cache
def formed(key: str, language: str) -> tuple[str, ...]:
    """A sentence with values of all kinds, in this language and in no other."""
    say = _Catalogue(language, None)
    return tuple({say(key, **values): None for values in combined(key, language)})


def combined(key: str, language: str) -> Iterator[dict[str, Value]]:
    """Values for a sentence: all combinations of a few of each, or as many as are enough."""
    values = _values(key, language)
    if math.prod(map(len, values.values())) <= MOST:
        for chosen in itertools.product(*values.values()):
            yield dict(zip(values, chosen, strict=True))
    else:
        dice = random.Random(key)
        for _ in range(MOST):
            yield {name: dice.choice(among) for name, among in values.items()}


def _values(key: str, language: str) -> dict[str, Sequence[Value]]:
    """For each variable of a sentence, values of all kinds that it or the English one tells."""
    both = [messages("en")[key], messages(language)[key]]
    calls = [call for message in both for call in inside(message, FunctionReference)]
    selects = [select for message in both for select in inside(message, SelectExpression)]
    values: dict[str, Sequence[Value]] = {}
    for name in sorted(variables(both[0]) | variables(both[1])):
        functions = {call.id.name for call in calls if name in variables(call)}
        kinds = {
            variant.key.name if isinstance(variant.key, Identifier) else "other"
            for select in selects
            if name in variables(select.selector)
            for variant in select.variants
        }
        pool = (
            ROLES
            if is_role(name, key)
            else POOLS.get(name, POOLS.get(name.removesuffix("s"), sorted(NAMED)))
        )
        if functions & {"NAMES", "LIST", "COUNT"}:
            several = pool if "NAMES" in functions else TEXTS
            values[name] = [several[:count] for count in COUNTS]
        elif "NAME" in functions:  # a choice without a rest tells all there is
            values[name] = sorted(kinds) if kinds and "other" not in kinds else pool
        elif kinds & {"one", "few"} or kinds == {"other"}:
            values[name] = SAMPLES.get(name, COUNTS)
        elif kinds:
            values[name] = sorted(kinds | set(POOLS.get(name, ())))
        elif name == "order":
            one, two = (catalogue(language)(f"initial-{role}") for role in ("detective", "jack"))
            values[name] = [f"[{one}] {two} {two} {one}"]
        elif name == "signs":
            values[name] = [catalogue(language)("london-call-sign-unseen") * 8]
        else:
            values[name] = SAMPLES.get(name, ["x7"])
    return values


def _values_named(message: Message) -> frozenset[str]:
    """The variables of a message. The client gives a role's label and, as ``side``, its key."""
    named = variables(message)
    key = message.id.name
    return frozenset("role" if is_role(name, key) else name for name in named)


@every_language
def test_a_language_has_the_english_sentences(language: str) -> None:
    """The same keys in the same order with the same variables; only names may have more forms."""
    theirs = {key: _values_named(message) for key, message in messages("en").items()}
    ours = {key: _values_named(message) for key, message in messages(language).items()}
    assert ours == theirs
    assert list(ours) == list(theirs)


@every_language
def test_every_function_called_is_there(language: str) -> None:
    for key, message in messages(language).items():
        assert {call.id.name for call in inside(message, FunctionReference)} <= FUNCTIONS, key


@every_language
def test_every_sentence_can_be_formed(language: str) -> None:
    for key in messages(language):
        for sentence in formed(key, language):
            assert "{" not in sentence, key
            assert sentence or key.startswith(("list-", "cli-")), key


@every_language
def test_every_name_has_the_forms_that_are_asked_for(language: str) -> None:
    forms = {
        argument.value.value
        for message in messages(language).values()
        for call in inside(message, FunctionReference)
        for argument in call.arguments.named
    }
    given = {
        attribute.id.name
        for message in messages(language).values()
        for attribute in message.attributes
    }
    assert forms <= given


@every_language
def test_sentences_keep_to_their_room(language: str) -> None:
    for pattern, columns in LIMITS.items():
        keys = [key for key in messages("en") if re.fullmatch(pattern, key)]
        assert keys, pattern
        wide = {
            (key, line)
            for key in keys
            for sentence in formed(key, language)
            for line in sentence.splitlines()
            if cell_len(line) > columns
        }
        assert not wide, pattern
    say = catalogue(language)
    assert all(len(say(f"{game}-in-short").splitlines()) <= 10 for game in GAMES)


@every_language
def test_the_row_of_a_suspect_fits_the_panel_of_pocket(language: str) -> None:
    name = max(cell_len(catalogue(language)(f"name-{suspect}")) for suspect in SUSPECTS)
    states = [key for key in messages("en") if re.fullmatch("pocket-state-.*|state-cleared", key)]
    state = max(cell_len(told) for key in states for told in formed(key, language))
    assert len("L c1 ") + name + 1 + state + 1 + cell_len(catalogue(language)("state-you")) <= 42
