"""Keeping a game: where its record goes, and what is said about it.

A record is written whole or not at all, and never over another game's.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from lamplighter.games.base import State
from lamplighter.games.chance import ChanceStream
from lamplighter.records import ClientSeed, Record, RecordError, Secret, record_of, save, timestamp
from lamplighter.sentences import Say
from lamplighter.text.invocation import command_lines
from lamplighter.text.terminal import Terminal

__all__ = ["Keeper", "games_folder", "numbered"]

ENDING = ".txt"


class Keeper:
    """Writes the record of one game.

    Args:
        secret: the seed the game is dealt from.
        players: the names of investigator and Jack.
        path: the file to write to; `games_folder` and the time make one up if there is none.
        terminal: where to say what was saved, or why not.
        say: the sentences.
        started: when the game began, as records write it.
        client_seeds: what the players added to the seed.
        is_own: whether ``path`` is this very game's file, which may be written over.
    """

    def __init__(
        self,
        secret: Secret,
        players: tuple[str, str],
        path: Path | None,
        terminal: Terminal,
        say: Say,
        *,
        started: str | None = None,
        client_seeds: Sequence[ClientSeed] = (),
        is_own: bool = False,
    ) -> None:
        self._secret = secret
        self._players = players
        self._path = path
        self._terminal = terminal
        self._say = say
        self._started = started or timestamp()
        self._client_seeds = tuple(client_seeds)
        self._is_own = is_own

    def save(self, state: State, name: str = "") -> Path | None:
        """Write the game to the file ``name``, or to its own; say where, or why not."""
        path = Path(name)
        try:
            path = self._path_for(name, state.game.name)
            own = self._is_own and path == self._path
            save(self._record(state), path, self._secret, overwrite=own)
        except FileExistsError:
            self._tell(self._say("save-exists", path=str(path)), path)
            return None
        except OSError as error:
            why = error.strerror or type(error).__name__
            self._tell(self._say("save-failed", path=str(path), why=why), path)
            return None
        except (RecordError, ValueError, RuntimeError) as error:  # RuntimeError: ~nobody
            self._tell(self._say("save-failed", path=str(path), why=str(error).rstrip(".")), path)
            return None
        self._path, self._is_own = path, True
        over = state.is_terminal()
        self._terminal.line(self._say("save-over" if over else "save-resume"))
        width = 0 if self._terminal.plain else self._terminal.width
        for line in command_lines("verify" if over else "play --resume", path, width):
            self._terminal.line(line, unbroken=[line])
        return path

    def keep(self, state: State) -> None:
        """Write the game wherever it can be written: what was played must not be lost."""
        if self.save(state):
            return
        for folder in (games_folder(), Path(tempfile.gettempdir())):
            if self.save(state, str(_fresh_path(folder, state.game.name))):
                return

    def _tell(self, sentence: str, path: Path) -> None:
        self._terminal.line(sentence, unbroken=[str(path)])

    def stream(self) -> ChanceStream:
        """All the chance of this game."""
        return self._secret.stream(self._client_seeds)

    def _path_for(self, name: str, game: str) -> Path:
        """The file that a name means, or where a game without a name goes."""
        if name:
            return Path(name).expanduser()
        if self._path is not None:
            return self._path
        folder = games_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return _fresh_path(folder, game)

    def _record(self, state: State) -> Record:
        finished = timestamp() if state.is_terminal() else None
        return record_of(
            state,
            self._secret,
            players=self._players,
            started=self._started,
            finished=finished,
            client_seeds=self._client_seeds,
        )


def games_folder() -> Path:
    """Where records go that were given no name: the user's data folder, or the one for the moment.

    The latter only where the user has no home.
    """
    try:
        return _data_folder() / "lamplighter" / "games"
    except RuntimeError:
        return Path(tempfile.gettempdir())


def _data_folder() -> Path:
    """Where programs keep what is the user's; raises `RuntimeError` if there is no home."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home())
    if named := os.environ.get("XDG_DATA_HOME"):
        return Path(named)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path.home() / ".local" / "share"


def _fresh_path(folder: Path, game: str) -> Path:
    """A name that no file bears yet."""
    stem = f"{game}-{datetime.now(UTC).astimezone().strftime('%Y-%m-%d-%H%M%S')}"
    path = folder / f"{stem}{ENDING}"
    return numbered(path) if path.exists() else path


def numbered(path: Path) -> Path:
    """A name beside ``path`` that no file bears yet: ``game-2.txt`` for ``game.txt``."""
    number = 2
    while (beside := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    return beside
