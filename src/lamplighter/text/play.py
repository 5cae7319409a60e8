"""A game at the terminal, from the first question to the file it is kept in.

What needs the compiled rules is imported only after the first lines are on the screen.
"""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from lamplighter.bots import BOTS, make_bot
from lamplighter.games.catalogue import load_game
from lamplighter.records import RecordError, Secret, load, load_secret, replay, secret_path
from lamplighter.sentences import Say, catalogue, preferred_language
from lamplighter.text.saving import Keeper
from lamplighter.text.settings import HUMAN, PlaySettings
from lamplighter.text.setup import ask_opponent, ask_role
from lamplighter.text.terminal import Terminal

if TYPE_CHECKING:
    from lamplighter.games.base import State
    from lamplighter.records import Record
    from lamplighter.text.table import Seat

__all__ = ["PlaySettings", "play"]

DONE, BAD_USAGE = 0, 2
"""Exit codes."""

PERSON = "person"
"""What a record calls who sits at the terminal."""

ROLE_DOMAIN = "role"


class _Refused(Exception):  # noqa: N818 - it is told to a person, not to a program
    """The settings cannot be played; the message is a sentence for the person."""


def play(settings: PlaySettings, terminal: Terminal | None = None) -> int:
    """Play one game with the person at the terminal; returns the exit code.

    Args:
        settings: what is already decided.
        terminal: where; the process's own if it is not given.

    Raises:
        ValueError: there are no sentences in ``settings.language``.
    """
    say = catalogue(settings.language or preferred_language())
    terminal = terminal or Terminal.of_process(colour=settings.colour, plain=settings.plain)
    terminal.line(say("start-title"), "bold")
    try:
        with _hanging_up_ends_input():
            return _Evening(settings, terminal, say).run()
    except _Refused as refused:
        # A path in it may be copied, so no line is broken.
        terminal.line(str(refused), wrap=False)
        return BAD_USAGE
    except (KeyboardInterrupt, EOFError):
        terminal.line(say("leave-before-start"))
        return DONE


@contextlib.contextmanager
def _hanging_up_ends_input() -> Iterator[None]:
    """A window that is closed ends what can be read, so that the game is kept."""
    hangup = getattr(signal, "SIGHUP", None)

    def end(number: int, frame: object) -> None:
        # A shell passes the signal on once more, and that must not disturb the saving.
        signal.signal(number, signal.SIG_IGN)
        raise EOFError

    if hangup is None or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(hangup, end)
    try:
        yield
    finally:
        signal.signal(hangup, before)


class _Evening:
    """One run of the command: set up, play, keep."""

    def __init__(self, settings: PlaySettings, terminal: Terminal, say: Say) -> None:
        self._settings = settings
        self._terminal = terminal
        self._say = say

    def run(self) -> int:
        if self._settings.resume is not None:
            return self._resume(self._settings.resume)
        return self._begin()

    # --- setting up ---------------------------------------------------------------------------

    def _begin(self) -> int:
        settings, say = self._settings, self._say
        if settings.save is not None and (why := _why_not(settings.save)):
            raise _Refused(say("save-refused", path=str(settings.save), why=why))
        role = settings.role or ask_role(self._terminal, say)
        opponent = settings.opponent or ask_opponent(self._terminal, say)
        secret = Secret() if settings.seed is None else Secret(settings.seed, chosen=True)
        if role == "random":
            role = ("investigator", "jack")[secret.stream().below(ROLE_DOMAIN, 0, 2)]
        names = (PERSON, opponent) if role == "investigator" else (opponent, PERSON)
        seats = (self._seat(names[0]), self._seat(names[1]))
        state = self._load(settings.game)
        news = [say("start-role", role=role, opponent=opponent)]
        if opponent == HUMAN:
            news = [say("start-together")]
        keeper = Keeper(secret, (seats[0].name, seats[1].name), settings.save, self._terminal, say)
        return self._run(state, secret, seats, keeper, news)

    def _resume(self, path: Path) -> int:
        record, secret = self._read(path)
        names = [name if name in BOTS else PERSON for name in record.players]
        if PERSON not in names:
            role = self._settings.role or ask_role(self._terminal, self._say)
            names[1 if role == "jack" else 0] = PERSON
        seats = (self._seat(names[0]), self._seat(names[1]))
        self._load(record.game)
        try:
            state = replay(record, secret=secret)
        except RecordError as error:
            raise _Refused(self._say("resume-damaged", path=str(path), why=str(error))) from None
        keeper = Keeper(
            secret,
            record.players,
            path,
            self._terminal,
            self._say,
            started=record.started,
            client_seeds=record.client_seeds,
            is_own=True,
        )
        news = [self._say("resume-done", round=state.round_number())]
        return self._run(state, secret, seats, keeper, news)

    def _read(self, path: Path) -> tuple[Record, Secret]:
        """The record to go on with, and its secret."""
        say = self._say
        try:
            record = load(path)
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise _Refused(say("resume-missing", path=str(path), why=why)) from None
        except RecordError as error:
            raise _Refused(say("resume-damaged", path=str(path), why=str(error))) from None
        if record.is_open:
            raise _Refused(say("resume-over", path=str(path)))
        try:
            return record, load_secret(path)
        except OSError:
            raise _Refused(say("resume-no-secret", path=str(secret_path(path)))) from None
        except RecordError as error:
            beside = str(secret_path(path))
            raise _Refused(say("resume-damaged", path=beside, why=str(error))) from None

    def _seat(self, name: str) -> Seat:
        from lamplighter.text.table import Seat

        if name in (HUMAN, PERSON):
            return Seat(PERSON)
        try:
            return Seat(name, make_bot(name))
        except ValueError:
            names = [*BOTS, HUMAN]
            raise _Refused(self._say("start-no-opponent", name=name, names=names)) from None

    def _load(self, name: str) -> State:
        """The first node of the game; where its rules must be compiled first, says so."""
        from lamplighter.games.compiled import is_prepared

        if not is_prepared("doors"):
            self._terminal.line(self._say("start-preparing"))
        try:
            return load_game(name).new_initial_state()
        except ValueError as error:
            raise _Refused(self._say("start-no-game", why=str(error))) from None

    # --- playing --------------------------------------------------------------------------------

    def _run(
        self,
        state: State,
        secret: Secret,
        seats: tuple[Seat, Seat],
        keeper: Keeper,
        news: list[str],
    ) -> int:
        from lamplighter.text.leaving import play_out
        from lamplighter.text.screen import Screen
        from lamplighter.text.table import Table

        def save(name: str) -> None:
            keeper.save(state, name)

        table = Table(
            state,
            keeper.stream(),
            seats,
            Screen(self._terminal, self._say),
            save=save,
            news=news,
            commitment=secret.commitment or "",
        )
        play_out(table, state, keeper, self._terminal, self._say)
        return DONE


def _why_not(path: Path) -> str:
    """Why no record can be written to ``path``, as the system says it; empty if one can."""
    if path.exists():
        return os.strerror(errno.EEXIST)
    return "" if path.parent.is_dir() else os.strerror(errno.ENOENT)
