"""The JSON twin of a record: exact, checked like the text, never a traceback."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lamplighter import Game
from lamplighter.records import RecordError, from_json, to_json, write
from tests.playing import every_variant
from tests.records.samples import FOLDER, NAMES, kept, sample


def twin_of(name: str = "finished.txt") -> dict[str, Any]:
    made: dict[str, Any] = json.loads(to_json(kept()[name].record))
    return made


@pytest.mark.parametrize("name", NAMES)
def test_record_and_twin_give_each_other(name: str) -> None:
    record = kept()[name].record
    assert from_json(to_json(record)) == record
    assert to_json(from_json(to_json(record))) == to_json(record)


def test_the_twin_kept_as_a_file_is_still_read_and_written_alike() -> None:
    text = (FOLDER / "finished.json").read_text(encoding="utf-8")
    assert from_json(text) == kept()["finished.txt"].record
    assert to_json(from_json(text)) == text


@every_variant
def test_twins_agree_at_every_moment_of_a_game(quick: bool, game: Game) -> None:
    for number in range(1 if quick else 8):
        for moves in range(0, 65, 4):
            record = sample(number, moves, game=game).record
            assert write(from_json(to_json(record))) == write(record)


def test_the_twin_carries_the_digest_of_the_text() -> None:
    assert write(kept()["finished.txt"].record).endswith(f"digest: {twin_of()['digest']}\n")


@pytest.mark.parametrize("name", ["finished.txt", "unfinished.txt"])
def test_every_changed_value_is_found(name: str) -> None:
    """Each key dropped, and each value replaced by those of other kinds or another record."""
    twin, other = twin_of(name), twin_of("position.txt")
    others: list[Any] = [None, "x", "", 7, True, [], {}, ["x"], [7], {"x": "y"}, [{}], 10**400]
    for key, value in twin.items():
        for changed in [*others, other[key]]:
            if changed != value:
                with pytest.raises(RecordError):
                    from_json(json.dumps({**twin, key: changed}))
        with pytest.raises(RecordError, match=key):
            from_json(json.dumps({name: twin[name] for name in twin if name != key}))


def test_every_changed_word_is_found() -> None:
    twin = twin_of()
    words = twin["words"]
    for at, word in enumerate(words):
        changes = [words[:at] + words[at + 1 :], [*words[:at], word, *words[at:]]]
        changes += [[*words[:at], new, *words[at + 1 :]] for new in ("holmes-1", "seen", 7, None)]
        for changed in changes:
            if changed != words:
                with pytest.raises(RecordError):
                    from_json(json.dumps({**twin, "words": changed}))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "JSON"),
        ("{", "JSON"),
        ("[]", "a JSON object"),
        ("7", "a JSON object"),
        ("[" * 100_000, "JSON"),
        ('{"seed": ' + "7" * 5_000 + "}", "JSON"),
        ('{"game": "pocket", "game": "pocket"}', "each key once"),
        ('{"gane": "pocket"}', "one of the keys"),
        ("{}", "a key 'game'"),
        (" " * 200_000, "at most"),
    ],
)
def test_what_is_no_twin_is_refused(text: str, expected: str) -> None:
    with pytest.raises(RecordError, match=expected):
        from_json(text)


def test_only_text_is_read() -> None:
    with pytest.raises(TypeError, match="decode"):
        from_json(b"{}")  # type: ignore[arg-type]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)


@given(
    st.sampled_from(sorted(["game", "options", "rules", "players", "words", "seed"])), json_values
)
def test_any_value_is_refused_in_order(key: str, value: Any) -> None:
    twin = twin_of()
    if value != twin[key]:
        with pytest.raises(RecordError):
            from_json(json.dumps({**twin, key: value}))
