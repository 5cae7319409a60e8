"""The journal of a tournament: a line for each pair that is finished, so that it can go on.

The file is JSON lines. The first one says which games these are: all that decides them, and nothing
else, so a tournament can go on with more pairs, other workers, or a test. A line that was not
finished when the power went is dropped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import IO, Any, Self

from lamplighter.arena.errors import ArenaError
from lamplighter.arena.pairs import GameResult, PairResult
from lamplighter.arena.play import Fault

__all__ = ["Journal"]

FORMAT = "lamplighter arena 1"


class Journal:
    """An open journal; use it in a ``with`` statement.

    Args:
        path: the file; it is made if there is none.
        games: what decides the games, as JSON.

    Raises:
        ArenaError: the file is no journal, was damaged, or is that of other games.
        OSError: it cannot be opened.
    """

    def __init__(self, path: Path, games: Mapping[str, Any]) -> None:
        self.results: list[PairResult] = []
        """What stood in it when it was opened."""
        self._path = path
        self._file = path.open("a+b")
        try:
            self._begin(games)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self._file.close()

    def add(self, results: Iterable[PairResult]) -> None:
        """Write down some pairs; when this returns, they are on disk."""
        for result in results:
            _write(self._file, _as_json(result))
        self._keep()

    def _begin(self, games: Mapping[str, Any]) -> None:
        heading = {"format": FORMAT, **games}
        self._file.seek(0)
        whole, _, torn = self._file.read().rpartition(b"\n")
        if not whole and not torn:
            _write(self._file, heading)
            self._keep()
            return
        lines = whole.split(b"\n")
        self._compare(self._line(lines, 0), heading)
        self.results = [self._result(lines, number) for number in range(1, len(lines))]
        self._file.truncate(len(whole) + 1)

    def _compare(self, found: Any, heading: Mapping[str, Any]) -> None:
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise self._damaged(0)
        for key in heading:
            if found.get(key) != json.loads(json.dumps(heading[key])):
                message = f"{self._path} is the journal of other games: its {key} differs"
                raise ArenaError("other-journal", message, file=str(self._path), what=key)

    def _line(self, lines: list[bytes], number: int) -> Any:
        try:
            return json.loads(lines[number])
        except ValueError:
            raise self._damaged(number) from None

    def _result(self, lines: list[bytes], number: int) -> PairResult:
        line = self._line(lines, number)
        try:
            return _from_json(line)
        except (KeyError, TypeError, ValueError):
            raise self._damaged(number) from None

    def _damaged(self, number: int) -> ArenaError:
        message = f"{self._path} is no journal of the arena: line {number + 1} is damaged"
        return ArenaError("no-journal", message, file=str(self._path), line=str(number + 1))

    def _keep(self) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())


def _write(file: IO[bytes], line: Mapping[str, Any]) -> None:
    file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")


def _as_json(result: PairResult) -> dict[str, Any]:
    return {
        "meeting": result.meeting,
        "pair": result.number,
        "games": [_game_as_json(game) for game in result.games],
    }


def _game_as_json(game: GameResult) -> dict[str, Any]:
    fault = game.fault
    return {
        "winner": game.winner,
        "decisions": game.decisions,
        "rounds": game.rounds,
        "ending": game.ending,
        "fault": [fault.role, fault.kind, fault.message] if fault else None,
        "micros": game.micros,
    }


def _from_json(line: Any) -> PairResult:
    first, second = (_game_from_json(game) for game in line["games"])
    return PairResult(int(line["meeting"]), int(line["pair"]), (first, second))


def _game_from_json(game: Any) -> GameResult:
    detective, jack = (tuple(map(int, micros)) for micros in game["micros"])
    return GameResult(
        winner=int(game["winner"]),
        decisions=int(game["decisions"]),
        rounds=int(game["rounds"]),
        ending=str(game["ending"]),
        fault=Fault(*game["fault"]) if game["fault"] else None,
        micros=(detective, jack),
    )
