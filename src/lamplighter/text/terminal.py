"""A terminal: where lines are written and typed, and what it can show.

A process's own terminal, a pipe and the strings of a test are the same to the rest of the
package. Colours come from Rich and only where they belong; where the encoding is not UTF-8,
drawings are made of ASCII signs and typographic marks in sentences become plain ones.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, TextIO

from rich.console import Console
from rich.text import Text

from lamplighter.text.wrapping import breaks

__all__ = ["Colour", "Terminal"]

Colour = Literal["auto", "always", "never"]

WIPE = "\033[H\033[2J\033[3J"
"""Home, clear the screen, clear what had scrolled away."""
FRESH = "\033[H\033[2J"
PRIVATE_ON, PRIVATE_OFF = "\033[?1049h", "\033[?1049l"
"""The second screen of a terminal, which never scrolls anything into the first one's memory."""

PLAIN_MARKS = str.maketrans(
    {
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "„": '"',
        "«": '"',
        "»": '"',
        "–": "-",
        "—": "-",
        "…": "...",
        "·": "|",
        "×": "x",
        "→": "->",
        "°": "",
        "œ": "oe",
        "Œ": "OE",
    }
)

WIDTH_OF_A_PIPE = 80

SMALLEST_HEIGHT = 24
"""Lines of a small terminal, for which pages are made."""


class Terminal:
    """Reading and writing, for one game.

    Args:
        source: where typed lines come from.
        target: where everything is written.
        colour: ``auto`` colours a terminal unless ``NO_COLOR`` is set.
        plain: no drawings, nothing moves or vanishes: for a screen reader.
        width: columns; found out where it is not given.
        unicode: whether more than ASCII can be shown; found out where it is not given.
    """

    def __init__(
        self,
        source: TextIO,
        target: TextIO,
        *,
        colour: Colour = "auto",
        plain: bool = False,
        width: int | None = None,
        unicode: bool | None = None,
    ) -> None:
        self._source = source
        self._target = target
        self.plain = plain
        self.is_live = _is_terminal(source) and _is_terminal(target)
        self._edits = self.is_live and source is sys.stdin and target is sys.stdout
        self._loss: OSError | None = None
        self._width = width
        self.unicode = _speaks_unicode(target) if unicode is None else unicode
        self._console = Console(
            file=target,
            force_terminal=True if colour == "always" else None,
            no_color=True if colour == "never" else None,
            width=width,
            highlight=False,
            markup=False,
            emoji=False,
        )
        obeys = os.environ.get("TERM") != "dumb" and not self._console.legacy_windows
        self.can_clear = self.is_live and not plain and obeys

    @classmethod
    def of_process(cls, *, colour: Colour = "auto", plain: bool = False) -> Terminal:
        """The terminal this process runs in, or the pipes it was given."""
        for stream in (sys.stdin, sys.stdout):
            if hasattr(stream, "reconfigure"):
                # What cannot be shown or read becomes a question mark, never an error.
                stream.reconfigure(errors="replace")
        return cls(sys.stdin, sys.stdout, colour=colour, plain=plain)

    @property
    def width(self) -> int:
        """Columns, as the window is now."""
        if self._width is not None:
            return self._width
        return shutil.get_terminal_size().columns if self.is_live else WIDTH_OF_A_PIPE

    @property
    def height(self) -> int:
        """Lines, as the window is now; with a width that is given, those of a small one."""
        if self._width is not None:
            return SMALLEST_HEIGHT
        return shutil.get_terminal_size().lines if self.is_live else SMALLEST_HEIGHT

    def rows(self, contents: Iterable[str | Text]) -> int:
        """How many lines of the window these paragraphs take."""
        shown = (
            self._shown(Text(content) if isinstance(content, str) else content)
            for content in contents
        )
        return sum(len(_wrapped(text, self.width)) for text in shown)

    # --- writing ----------------------------------------------------------------------------

    def line(
        self, content: str | Text = "", style: str = "", *, unbroken: Sequence[str] = ()
    ) -> None:
        """Write one line or paragraph, wrapped at the width (never in plain mode).

        The parts of it in ``unbroken``, such as paths, are kept whole, for they may be copied.
        """
        text = self._shown(Text(content) if isinstance(content, str) else content)
        if style:
            text.stylize(style)
        if not self.plain:
            text = Text("\n").join(_wrapped(text, self.width, unbroken))
        try:
            if self._loss is None:
                self._console.print(text, soft_wrap=True)
        # Rich leaves the program when a pipe breaks; there is still a game to be kept.
        except (OSError, SystemExit) as error:
            self._lose(error)

    def lines(self, contents: Iterable[str | Text], style: str = "") -> None:
        """Write several lines."""
        for content in contents:
            self.line(content, style)

    def fresh(self) -> None:
        """Begin a page: a clear screen where that can be done, else an empty line."""
        if self.can_clear:
            self._write(FRESH)
        else:
            self.line()

    # --- reading ----------------------------------------------------------------------------

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """One typed line. The Tab key completes ``words``, at this prompt and at no later one.

        Raises:
            EOFError: nothing more will be typed.
            KeyboardInterrupt: the person pressed Ctrl-C.
        """
        prompt = self._shown(Text(prompt)).plain
        if self._loss is not None:
            raise EOFError
        if self._edits:
            return self._edited(prompt, words)
        self._write(prompt)
        typed = self._source.readline()
        if not typed:
            self._write("\n")
            raise EOFError
        if not self.is_live:
            # A pipe does not show what is typed: the transcript should.
            self._write(self._encodable(typed.rstrip("\r\n")) + "\n")
        return typed.rstrip("\r\n")

    def read_afresh(self, prompt: str) -> str:
        """The same, without what was typed before the prompt stood there."""
        if self._edits:
            _forget_typed_ahead(self._source)
        return self.read(prompt)

    @contextlib.contextmanager
    def undisturbed(self) -> Iterator[None]:
        """What is typed meanwhile is neither shown nor read: it would stand amid the answer."""
        if not self._edits:
            yield
            return
        with _without_echo(self._source):
            yield

    # --- secrets ----------------------------------------------------------------------------

    def open_private(self) -> None:
        """Turn to the second screen, from which nothing can be scrolled back to."""
        if self.can_clear:
            self._write(PRIVATE_ON + WIPE)

    def close_private(self) -> None:
        """Wipe the second screen and leave it; forget what was typed there."""
        if self.can_clear:
            self._write(WIPE + PRIVATE_OFF)
        self.wipe()

    def wipe(self) -> None:
        """Clear the screen and what scrolled away, and forget what was typed and taken back."""
        if self.can_clear:
            self._write(WIPE)
        if self._edits:
            _forget_typed_lines()

    # --- inside ----------------------------------------------------------------------------

    def _shown(self, text: Text) -> Text:
        if self.unicode:
            return text.copy()
        made = Text()
        for segment in text.render(self._console):
            made.append(self._encodable(segment.text), segment.style)
        return made

    def _encodable(self, text: str) -> str:
        """The text in signs that the terminal has."""
        if self.unicode:
            return text
        parts = unicodedata.normalize("NFKD", text.translate(PLAIN_MARKS))
        letters = "".join(sign for sign in parts if not unicodedata.combining(sign))
        return letters.encode("ascii", "replace").decode("ascii")

    def _edited(self, prompt: str, words: Sequence[str]) -> str:
        """One line from Python's line editor."""
        _complete(words)
        try:
            return input(prompt)
        except EOFError:
            self._write("\n")
            raise

    def _write(self, text: str) -> None:
        try:
            if self._loss is None:
                self._target.write(text)
                self._target.flush()
        except OSError as error:
            self._lose(error)

    def require_reader(self) -> None:
        """Raise the `OSError` with which writing ended, if it did; a game goes on without."""
        self._target.flush()
        if self._loss is not None:
            raise self._loss

    def _lose(self, error: OSError | SystemExit) -> None:
        """Whoever read what is written has gone: write no more, and let reading end."""
        self._loss = error if isinstance(error, OSError) else BrokenPipeError()
        if self._target is sys.stdout:
            # Else Python would complain when it closes its output at the end.
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, sys.stdout.fileno())
            os.close(nowhere)


def _is_terminal(stream: TextIO) -> bool:
    try:
        return stream.isatty()
    except ValueError:  # a closed stream
        return False


def _speaks_unicode(target: TextIO) -> bool:
    """Whether the terminal shows UTF-8.

    Python takes a terminal in the locale ``C`` for UTF-8, since most are. Who *sets* that
    locale asks for ASCII.
    """
    asked = os.environ.get("LC_ALL") or os.environ.get("LANG", "")
    if asked in ("C", "POSIX"):
        return False
    return (getattr(target, "encoding", None) or "utf-8").lower().replace("-", "") == "utf8"


def _forget_typed_ahead(source: TextIO) -> None:
    """Drop keys that were pressed too early, where the system can."""
    try:
        import termios
    except ImportError:
        return
    with contextlib.suppress(termios.error, OSError, ValueError):
        termios.tcflush(source.fileno(), termios.TCIFLUSH)


@contextlib.contextmanager
def _without_echo(source: TextIO) -> Iterator[None]:
    """Keys show nothing on the screen, and those pressed meanwhile are dropped."""
    try:
        import termios
    except ImportError:
        yield
        return
    before: list[Any] | None = None
    try:
        with contextlib.suppress(termios.error, OSError, ValueError):
            before = termios.tcgetattr(source.fileno())
            silent = [*before]
            silent[3] &= ~termios.ECHO
            termios.tcsetattr(source.fileno(), termios.TCSANOW, silent)
        yield
    finally:
        if before is not None:
            with contextlib.suppress(termios.error, OSError, ValueError):
                termios.tcsetattr(source.fileno(), termios.TCSAFLUSH, before)


def _wrapped(text: Text, width: int, unbroken: Sequence[str] = ()) -> list[Text]:
    """The text in lines of at most so many columns, but for what is ``unbroken``."""
    lines: list[Text] = []
    for paragraph in text.split("\n", allow_blank=True):
        if paragraph.cell_len <= width:
            lines.append(paragraph)
            continue
        ends = breaks(paragraph.plain, width, unbroken, fold=not unbroken)
        for piece in paragraph.divide(ends):
            piece.rstrip()
            lines.append(piece)
    return lines


def _readline() -> Any:
    """Python's line editor, which some builds lack."""
    try:
        import readline
    except ImportError:
        return None
    return readline


def _is_libedit(readline: Any) -> bool:
    """Which of the two libraries Python's editor stands on; they are told things differently."""
    return "libedit" in (readline.__doc__ or "")


def _complete(words: Sequence[str]) -> None:
    """Let the Tab key complete these words, and no others, from now on."""
    readline = _readline()
    if readline is None:
        return
    readline.set_completer_delims(" \t")
    readline.set_completer(lambda text, number: _nth_match(words, text, number))
    readline.parse_and_bind("bind ^I rl_complete" if _is_libedit(readline) else "tab: complete")


def _forget_typed_lines() -> None:
    """Leave nothing of the typed lines for the next person to call up.

    What somebody cut with Ctrl-U cannot be emptied, so the keys that bring it back go.
    """
    readline = _readline()
    if readline is None:
        return
    readline.clear_history()
    if _is_libedit(readline):
        readline.parse_and_bind("bind -r ^Y")
        return
    readline.parse_and_bind("set editing-mode emacs")
    for keys in (r"\C-y", r"\ey"):
        readline.parse_and_bind(f'"{keys}": abort')


def _nth_match(words: Sequence[str], text: str, number: int) -> str | None:
    matching = [word for word in words if word.startswith(text)]
    return matching[number] if number < len(matching) else None
