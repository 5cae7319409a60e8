"""A game at the terminal, from the first question to the file it is kept in.

What needs the compiled rules is imported only after the first lines are on the screen.
"""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from lamplighter.bots import LEVELS, bots_for, is_bot, make_bot
from lamplighter.games.base import Game
from lamplighter.records import (
    RecordError,
    Secret,
    game_of,
    load,
    load_secret,
    replay,
    secret_path,
)
from lamplighter.sentences import Say, catalogue, preferred_language
from lamplighter.text.invocation import command_lines
from lamplighter.text.saving import Keeper, numbered
from lamplighter.text.settings import ANY_ROLE, HUMAN, PlaySettings
from lamplighter.text.setup import ask_again, ask_game, ask_opponent, ask_role
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


SEAL_SHOWN = 8
"""How much of a commitment is told at the start; the history shows all of it."""

Names = tuple[str, str]
"""Who sits in the two seats, detective and Jack: `PERSON` or the name of a bot."""


class _Refused(Exception):  # noqa: N818 - it is told to a person, not to a program
    """The settings cannot be played; the message is a sentence for the person.

    Args:
        sentence: the message.
        paths: what in it may be copied.
        command: how to do instead what was wanted.
    """

    def __init__(
        self, sentence: str, *paths: Path, command: tuple[str, Path] | None = None
    ) -> None:
        super().__init__(sentence)
        self.paths = paths
        self.command = command

    def tell(self, terminal: Terminal) -> None:
        """Say it, no path broken."""
        terminal.line(str(self), unbroken=[str(path) for path in self.paths])
        if self.command:
            width = 0 if terminal.plain else terminal.width
            for line in command_lines(*self.command, width):
                terminal.line(line, unbroken=[line])


def play(settings: PlaySettings, terminal: Terminal | None = None) -> int:
    """Play with the person at the terminal as long as he likes; returns the exit code.

    Args:
        settings: what is already decided.
        terminal: where; the process's own if it is not given.

    Raises:
        ValueError: there are no sentences in ``settings.language``.
    """
    say = catalogue(settings.language or preferred_language())
    terminal = terminal or Terminal.of_process(colour=settings.colour, plain=settings.plain)
    try:
        with _hanging_up_ends_input():
            return _Evening(settings, terminal, say).run()
    except _Refused as refused:
        refused.tell(terminal)
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
        resume = self._settings.resume
        names = self._begin() if resume is None else self._resume(resume)
        while names and self._terminal.is_live and (names := self._again(names)):
            names = self._start(names, Secret(), self._next_path())
        return DONE

    def _again(self, names: Names) -> Names | None:
        """Who sits where in the next game, if the person wants one."""
        together = names == (PERSON, PERSON)
        again = ask_again(self._terminal, self._say, together=together)
        if not again:
            return None
        return names if again == "same" else (names[1], names[0])

    def _next_path(self) -> Path | None:
        """Each game has a record of its own, in the same place."""
        path = self._settings.save
        return None if path is None else numbered(path)

    # --- setting up ---------------------------------------------------------------------------

    def _begin(self) -> Names | None:
        settings, say = self._settings, self._say
        self._require_room()
        game = self._open(settings.game or ask_game(self._terminal, say))
        opponent = settings.opponent
        fits = settings.role in (*game.roles, ANY_ROLE)
        role = settings.role if settings.role is not None and fits else game.roles[0]
        if not fits and opponent != HUMAN:
            role = ask_role(game, self._terminal, say)
        opponent = opponent or ask_opponent(game, self._terminal, say)
        secret = Secret() if settings.seed is None else Secret(settings.seed, chosen=True)
        if role == ANY_ROLE:
            role = game.roles[secret.stream().below(ROLE_DOMAIN, 0, 2)]
        opponent = PERSON if opponent == HUMAN else opponent
        names = (PERSON, opponent) if role == game.roles[0] else (opponent, PERSON)
        return self._start(names, secret, settings.save)

    def _start(self, names: Names, secret: Secret, path: Path | None) -> Names | None:
        """A game from its deal on; the same names if it was played to its end."""
        say = self._say
        seats = (self._seat(names[0]), self._seat(names[1]))
        state = self._first_node()
        if names == (PERSON, PERSON):
            news = [say("start-together")]
        else:
            side = names.index(PERSON)
            role, other = self._game.roles[side], self._game.roles[1 - side]
            opponent = names[1 - side]
            opponent = say(f"name-{opponent}") if opponent in LEVELS else opponent
            news = [say("start-role", role=role, other=other, opponent=opponent)]
        if secret.commitment:
            news.append(say("start-sealed", commitment=secret.commitment[:SEAL_SHOWN]))
        keeper = Keeper(secret, names, path, self._terminal, say)
        return names if self._run(state, secret, seats, keeper, news) else None

    def _resume(self, path: Path) -> Names | None:
        settings = self._settings
        record, secret = self._read(path)
        self._require_room()
        try:
            game = self._open(game_of(record))
        except RecordError as error:
            raise _Refused(
                self._say("resume-damaged", path=str(path), why=str(error)), path
            ) from None
        names = [name if is_bot(name) else PERSON for name in record.players]
        if PERSON not in names:
            role = settings.role or ask_role(game, self._terminal, self._say)
            names[1 if role == game.roles[1] else 0] = PERSON
        seats = (self._seat(names[0]), self._seat(names[1]))
        self._first_node()
        try:
            state = replay(record, secret=secret)
            begin = replay(record, 0, secret=secret)
        except RecordError as error:
            why = str(error)
            raise _Refused(self._say("resume-damaged", path=str(path), why=why), path) from None
        if self._asks_for_another(names, secret):
            raise _Refused(self._say("resume-settled", path=str(path)), path)
        keeper = Keeper(
            secret,
            record.players,
            settings.save or path,
            self._terminal,
            self._say,
            started=record.started,
            client_seeds=record.client_seeds,
            is_own=settings.save is None,
        )
        news = [self._say("resume-done", round=state.round_number())]
        finished = self._run(state, secret, seats, keeper, news, begin)
        return (seats[0].name, seats[1].name) if finished else None

    def _asks_for_another(self, names: Sequence[str], secret: Secret) -> bool:
        """Whether a game, side, opponent or seed was asked for and the one kept is another."""
        settings = self._settings
        together = names[0] == names[1] == PERSON
        opponent = HUMAN if together else names[1 - names.index(PERSON)]
        roles = self._game.roles
        sides = [role for role, name in zip(roles, names, strict=True) if name == PERSON]
        return (
            (settings.game is not None and settings.game != self._game)
            or (settings.role is not None and settings.role not in sides)
            or (settings.opponent is not None and settings.opponent != opponent)
            or (settings.seed is not None and settings.seed != secret.seed)
        )

    def _require_room(self) -> None:
        """Refuse a file to write to that is another's, or whose secret part would be."""
        path = self._settings.save
        if path is None:
            return
        for file in (path, secret_path(path)):
            if why := _why_not(file):
                raise _Refused(self._say("save-refused", path=str(file), why=why), file)

    def _read(self, path: Path) -> tuple[Record, Secret]:
        """The record to go on with, and its secret."""
        say = self._say
        try:
            record = load(path)
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise _Refused(say("resume-missing", path=str(path), why=why), path) from None
        except RecordError as error:
            raise _Refused(say("resume-damaged", path=str(path), why=str(error)), path) from None
        if record.is_open:
            raise _Refused(say("resume-over", path=str(path)), path, command=("replay", path))
        try:
            return record, load_secret(path)
        except OSError:
            beside = secret_path(path)
            raise _Refused(say("resume-no-secret", path=str(beside)), beside) from None
        except RecordError as error:
            beside = secret_path(path)
            why = str(error)
            raise _Refused(say("resume-damaged", path=str(beside), why=why), beside) from None

    def _seat(self, name: str) -> Seat:
        from lamplighter.text.table import Seat

        if name in (HUMAN, PERSON):
            return Seat(PERSON)
        game = self._game.name
        if is_bot(name, game):
            with contextlib.suppress(ValueError):
                return Seat(name, make_bot(name))
        names = [*LEVELS, *bots_for(game), HUMAN]
        raise _Refused(self._say("start-no-opponent", name=name, names=names))

    def _open(self, game: Game) -> Game:
        """Say which game it is."""
        self._game = game
        self._terminal.line(self._say(f"{game.name}-title"), "bold")
        return game

    def _first_node(self) -> State:
        """The first node of the game; where its rules must be compiled first, says so."""
        from lamplighter.games.compiled import is_prepared

        if not is_prepared(f"doors.{self._game.name}"):
            self._terminal.line(self._say("start-preparing"))
        return self._game.new_initial_state()

    # --- playing --------------------------------------------------------------------------------

    def _run(
        self,
        state: State,
        secret: Secret,
        seats: tuple[Seat, Seat],
        keeper: Keeper,
        news: list[str],
        begin: State | None = None,
    ) -> bool:
        """Play; whether to the end. ``begin`` is how a game began that goes on now."""
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
            begin=begin,
            commitment=secret.commitment or "",
        )
        return play_out(table, state, keeper, self._terminal, self._say)


def _why_not(path: Path) -> str:
    """Why no record can be written to ``path``, as the system says it; empty if one can."""
    if path.exists():
        return os.strerror(errno.EEXIST)
    return "" if path.parent.is_dir() else os.strerror(errno.ENOENT)
