"""What a typed line is taken to mean."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lamplighter.games.pocket.words import words
from lamplighter.text.pocket.prompt import SPELLING
from lamplighter.text.prompt import COMMANDS, matches, read_line, shown

ALL = words(False)
NOW = [word for word in ALL if not word.startswith("watson")]


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("rotate-b2-90", "rotate-b2-90"),
        ("ROTATE B2 90", "rotate-b2-90"),
        ("rot b2 90", "rotate-b2-90"),
        ("  r  b2  9 ", "rotate-b2-90"),
        ("rb29", "rotate-b2-90"),
        ("r b2 90°", "rotate-b2-90"),
        ("rotation b2 270", "rotate-b2-270"),
        ("turn c1 1", "rotate-c1-180"),
        ("h1", "holmes-1"),
        ("h 1", "holmes-1"),
        ("holmes2", "holmes-2"),
        ("ex a1 c3", "exchange-a1-c3"),
        ("ex c3 a1", "exchange-a1-c3"),
        ("e c3a1", "exchange-a1-c3"),
        ("swap b2,a2", "exchange-a2-b2"),
        ("a", "alibi"),
        ("jn", "joker-none"),
        ("joker w", "joker-watson"),
    ],
)
def test_a_beginning_that_is_clear_is_enough(typed: str, word: str) -> None:
    reading = read_line(typed, NOW, ALL, SPELLING)
    assert (reading.kind, reading.word) == ("action", word)


@pytest.mark.parametrize(
    ("typed", "candidates"),
    [
        ("r b2", {"rotate-b2-90", "rotate-b2-180", "rotate-b2-270"}),
        ("h", {"holmes-1", "holmes-2", "help", "hint", "history"}),
        ("joker", {"joker-holmes", "joker-watson", "joker-toby", "joker-none"}),
        ("s", {"save", "suspects"}),
        ("exc c3 c", {"exchange-c1-c3", "exchange-c2-c3"}),
    ],
)
def test_what_is_unclear_is_asked_back_about(typed: str, candidates: set[str]) -> None:
    reading = read_line(typed, NOW, ALL, SPELLING)
    assert reading.kind == "unclear"
    assert set(reading.candidates) == candidates


@pytest.mark.parametrize(
    ("typed", "command", "rest"),
    [
        ("board", "board", ""),
        ("b", "board", ""),
        ("his", "history", ""),
        ("u", "undo", ""),
        ("q", "quit", ""),
        ("save My Game.txt", "save", "My Game.txt"),
        ("sa h1.txt", "save", "h1.txt"),
        ("p rb29", "preview", "rb29"),
        ("moves rot", "moves", "rot"),
        ("notes", "suspects", ""),
    ],
)
def test_commands(typed: str, command: str, rest: str) -> None:
    reading = read_line(typed, NOW, ALL, SPELLING)
    assert (reading.kind, reading.word, reading.rest) == ("command", command, rest)


@pytest.mark.parametrize(("typed", "rest"), [("?", ""), ("? alibi", "alibi"), ("help end", "end")])
def test_questions(typed: str, rest: str) -> None:
    assert (
        read_line(typed, NOW, ALL, SPELLING).kind,
        read_line(typed, NOW, ALL, SPELLING).rest,
    ) == ("help", rest)


def test_a_word_that_is_not_possible_now_is_told_from_no_word() -> None:
    assert read_line("w1", NOW, ALL, SPELLING).kind == "not-now"
    assert read_line("holms-1", NOW, ALL, SPELLING).candidates[0] == "holmes-1"
    assert read_line("xyzzy", NOW, ALL, SPELLING).kind == "unknown"
    assert read_line("exchange a1 a1", NOW, ALL, SPELLING).kind == "unknown"
    assert read_line("   ", NOW, ALL, SPELLING).kind == "nothing"


@given(st.sampled_from(ALL))
def test_every_word_means_itself(word: str) -> None:
    for typed in (word, word.upper(), word.replace("-", " "), f" {word}  "):
        assert matches(typed, ALL, SPELLING) == [word]


@given(st.sampled_from(ALL), st.data())
def test_every_beginning_leads_to_its_word(word: str, data: st.DataObject) -> None:
    parts = word.split("-")
    typed = "-".join(part[: data.draw(st.integers(1, len(part)))] for part in parts)
    assert word in matches(typed, ALL, SPELLING)


@given(st.text())
def test_any_text_has_a_meaning(typed: str) -> None:
    reading = read_line(typed, NOW, ALL, SPELLING)
    if reading.kind == "action":
        assert reading.word in NOW
    if reading.kind == "command":
        assert reading.word in COMMANDS
    assert shown(typed).isprintable()
