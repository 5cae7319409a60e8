"""A person at a terminal, for tests: somebody who types, and paper on which everything is kept."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from lamplighter.games.base import View
from lamplighter.sentences import catalogue
from lamplighter.text.play import play
from lamplighter.text.settings import PlaySettings
from lamplighter.text.show import show
from lamplighter.text.terminal import Terminal

__all__ = [
    "Paper",
    "Reader",
    "Typist",
    "page_of",
    "play_through",
    "public_part",
    "terminal_of",
    "unfolded",
]

PRIVATE = re.compile(r"\x1b\[\?1049h.*?\x1b\[\?1049l", re.DOTALL)
"""What stood on the terminal's second screen."""


class Paper(io.StringIO):
    """Everything that was written."""

    encoding = "utf-8"

    def __init__(self, *, live: bool = False) -> None:
        super().__init__()
        self._live = live

    def isatty(self) -> bool:
        return self._live


class Typist(io.StringIO):
    """Types the lines given, then nothing more. ``KeyboardInterrupt`` among them is Ctrl-C."""

    def __init__(
        self, lines: Iterable[str | type[KeyboardInterrupt]], *, live: bool = False
    ) -> None:
        super().__init__()
        self._lines: Iterator[str | type[KeyboardInterrupt]] = iter(lines)
        self._live = live

    def isatty(self) -> bool:
        return self._live

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = next(self._lines, None)
        if line is None:
            return ""
        if isinstance(line, str):
            return f"{line}\n"
        raise line


class Reader(io.StringIO):
    """Plays a whole game by nothing but what stands on the paper, as a person does.

    At the prompt it asks for ``moves``, types one of the words listed there, and confirms;
    every other question is answered with Enter. ``asides`` are typed as well, one before
    each move, as long as there are any. Only from drawn pages it can play in any ``language``.
    """

    def __init__(
        self,
        paper: Paper,
        seed: int,
        *,
        asides: Iterable[str] = (),
        live: bool = False,
        language: str = "en",
    ) -> None:
        super().__init__()
        say = catalogue(language)
        self._prompts = tuple(
            say("turn-prompt", role=role) for role in ("investigator", "detective", "jack")
        )
        self._again = (say("again"), say("again-together"))
        self._paper = paper
        self._dice = random.Random(seed)
        self._asides = iter(asides)
        self._asked_at = -1
        self._live = live

    def isatty(self) -> bool:
        return self._live

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        text = self._paper.getvalue()
        prompt = text[text.rfind("\n") + 1 :]
        if prompt in self._again:
            return "q\n"
        if prompt not in self._prompts:
            return "\n"
        if (aside := next(self._asides, None)) is not None:
            return f"{aside}\n"
        if self._asked_at < 0:
            self._asked_at = len(text)
            return "moves\n"
        listed = text[self._asked_at :]
        words = re.findall(r"([a-z][a-z0-9-]*) \d+:\d", listed)
        for group in re.findall(r"^\d+ (?:in sight|visible), .*: (.*)\.$", listed, re.MULTILINE):
            words += [word for word in re.split(", | and ", group) if word]
        self._asked_at = -1
        return f"{words[int(self._dice.random() * len(words))]}\n"


def terminal_of(
    source: io.StringIO,
    paper: Paper,
    *,
    plain: bool = False,
    unicode: bool = True,
    width: int = 80,
) -> Terminal:
    """A terminal on which ``source`` types."""
    return Terminal(source, paper, plain=plain, width=width, unicode=unicode)


def unfolded(written: str) -> str:
    """What was written, each command that needed two lines on one."""
    return re.sub(r" \\\n +", " ", written)


def public_part(written: str) -> str:
    """What was written, without the screens that only Jack could see."""
    return PRIVATE.sub("<private>", written)


def page_of(view: View, style: str) -> str:
    """What ``lamplighter show`` writes in a style: ``unicode``, ``ascii`` or ``plain``."""
    paper = Paper()
    terminal = terminal_of(Typist([]), paper, plain=style == "plain", unicode=style != "ascii")
    show(view, terminal=terminal, language="en")
    return "\n".join(line.rstrip() for line in paper.getvalue().splitlines()) + "\n"


def play_through(
    tmp_path: Path,
    *,
    seed: int,
    asides: Iterable[str] = (),
    plain: bool = False,
    live: bool = False,
    language: str = "en",
    **settings: Any,
) -> tuple[str, Path]:
    """A whole game with these `PlaySettings`; what was written, and the record of it."""
    paper = Paper(live=live)
    reader = Reader(paper, seed, asides=asides, live=live, language=language)
    terminal = terminal_of(reader, paper, plain=plain)
    path = tmp_path / "game.txt"
    chosen = PlaySettings(seed=seed, save=path, plain=plain, language=language, **settings)
    assert play(chosen, terminal) == 0
    return paper.getvalue(), path
