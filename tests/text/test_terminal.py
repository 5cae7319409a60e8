"""What a terminal can show, and what happens when it goes away."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

from lamplighter.games.catalogue import load_game
from lamplighter.records import load
from lamplighter.text.play import play
from lamplighter.text.settings import PlaySettings
from lamplighter.text.terminal import Terminal
from tests.text.sitting import Paper, Typist, terminal_of

POCKET = load_game("pocket")


class Hangup(Paper):
    """A reader who leaves after some text."""

    def __init__(self, patience: int) -> None:
        super().__init__()
        self._patience = patience

    def write(self, text: str, /) -> int:
        self._patience -= len(text)
        if self._patience < 0:
            raise BrokenPipeError
        return super().write(text)


class Latin(io.StringIO):
    encoding = "iso-8859-1"


def test_marks_become_plain_where_only_ascii_is_shown() -> None:
    paper = Paper()
    terminal_of(Typist([]), paper, unicode=False).line(Text("Jack’s “end” … 漢", style="bold"))
    assert paper.getvalue() == 'Jack\'s "end" ... ?\n'


def test_accents_are_left_out_where_only_ascii_is_shown() -> None:
    paper = Paper()
    terminal = terminal_of(Typist([]), paper, unicode=False)
    terminal.line("Příští kolo: „ty“ × 2 … «\u202fmanœuvre\u202f» À\u00a0: où")
    assert paper.getvalue() == 'Pristi kolo: "ty" x 2 ... " manoeuvre " A : ou\n'


def test_lines_are_counted_as_they_are_written() -> None:
    texts = ["杰克在暗处，" * 9, "a" * 18 + " b\u00a0c " + "d" * 17, "short", "", "two\nlines"]
    paper = Paper()
    terminal = terminal_of(Typist([]), paper, width=20)
    terminal.lines(texts)
    written = paper.getvalue().splitlines()
    assert terminal.rows(texts) == len(written)
    assert max(map(cell_len, written)) <= 20


@pytest.mark.parametrize(
    ("variable", "value", "unicode"),
    [("LANG", "C", False), ("LC_ALL", "POSIX", False), ("LANG", "C.UTF-8", True)],
)
def test_who_sets_the_locale_c_asks_for_ascii(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, unicode: bool
) -> None:
    for name in ("LC_ALL", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert Terminal(Typist([]), Paper()).unicode is unicode
    assert Terminal(Typist([]), Latin()).unicode is False


def test_colour_is_for_terminals_that_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")

    def red(colour: str, *, live: bool) -> str:
        paper = Paper(live=live)
        terminal = Terminal(Typist([], live=live), paper, colour=colour, width=80)  # type: ignore[arg-type]
        terminal.line(Text("wall", style="red"))
        return paper.getvalue()

    assert "\x1b[31m" in red("auto", live=True)
    assert red("auto", live=False) == "wall\n"
    assert "\x1b[31m" in red("always", live=False)
    assert "31m" not in red("never", live=True)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "31m" not in red("auto", live=True)


def test_plain_mode_wraps_and_clears_nothing() -> None:
    paper = Paper(live=True)
    terminal = terminal_of(Typist([], live=True), paper, plain=True)
    terminal.fresh()
    terminal.wipe()
    terminal.line("word " * 40)
    assert paper.getvalue() == "\n" + "word " * 40 + "\n"


def test_what_may_be_copied_is_not_broken() -> None:
    path = "/a folder/" + "x" * 60
    paper = Paper()
    terminal_of(Typist([]), paper, width=40).line(f"It is kept in {path} for you", unbroken=[path])
    assert paper.getvalue() == f"It is kept in\n{path}\nfor you\n"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of the Unix kind")
def test_what_is_typed_while_an_answer_is_made_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    import pty
    import select

    hands, screen = pty.openpty()
    with (
        os.fdopen(screen, "r", encoding="utf-8", closefd=False) as source,
        os.fdopen(screen, "w", encoding="utf-8", closefd=True) as target,
    ):
        monkeypatch.setattr(sys, "stdin", source)
        monkeypatch.setattr(sys, "stdout", target)
        terminal = Terminal(source, target, width=80, unicode=True)
        with terminal.undisturbed():
            os.write(hands, b"typed ahead\n")
            assert select.select([source], [], [], 10)[0] == [source]
        terminal.line("answer")
        assert select.select([source], [], [], 0)[0] == []
        shown = os.read(hands, 1000)
    os.close(hands)
    assert shown == b"answer\r\n"


@pytest.mark.parametrize("patience", [0, 100, 3000, 6000])
def test_a_reader_who_leaves_does_not_lose_the_game(tmp_path: Path, patience: int) -> None:
    path = tmp_path / "game.txt"
    lines = ["h1", "", *["moves"] * 50]
    settings = PlaySettings(
        game=POCKET, role="investigator", opponent="random", seed=7, save=path, language="en"
    )
    assert play(settings, terminal_of(Typist(lines), Hangup(patience))) == 0
    if patience > 5000:
        assert "holmes-1" in load(path).words
