"""What can be set about the service: options, variables and a file say the same things.

A setting called ``bot_pace`` is the option ``--bot-pace``, the variable ``LAMPLIGHTER_BOT_PACE``
and the line ``bot_pace = 0.8`` of a TOML file. The option counts before the variable, the variable
before the file, the file before the default. This module imports nothing but the standard library,
so that ``lamplighter serve --help`` works where the service is not installed.
"""

from __future__ import annotations

import dataclasses
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

__all__ = ["PREFIX", "SettingError", "Settings", "gathered", "variable_of"]

PREFIX = "LAMPLIGHTER_"
"""What the variables begin with."""

LEVELS = ("debug", "info", "warning", "error")

MOST = 1_000_000

LONGEST = 36_500
"""Days."""


def _setting(default: Any, **limits: Any) -> Any:
    """A field with what its values must be: ``low`` and ``high``, or ``names`` to choose from.

    ``off`` is a value below ``low`` that stands for no limit.
    """
    return field(default=default, metadata=limits)


@dataclass(frozen=True)
class Settings:
    """All settings of the service. A limit of 0 means that there is none.

    Attributes:
        host: the address to listen on.
        port: the port; 0 takes a free one.
        database: the path of an SQLite file, or an SQLAlchemy URL; empty for a file among the
            data of whoever runs the service.
        public_url: where people find the service, such as ``https://jack.example.org``, if that
            is not where it listens.
        key_file: the file with the key that guests' cookies are signed with; empty for one beside
            the database. It is made when there is none.
        proxies: the addresses of reverse proxies whose word about a client's address is believed,
            with commas between them.
        bot_pace: the seconds that a bot seems to think over a move.
        bot_workers: how many processes bots think in.
        requests: requests a second that one client address may make, in the long run.
        messages: messages a second that one connection may send, in the long run.
        previews: previews a second that one client address may ask for, in the long run.
        openings: tables a minute that one client address may open, in the long run.
        connections: open connections of one client address, its sockets among them.
        sockets: open sockets of one client address.
        tables: tables that one guest may have running.
        waiting_days: days after which a table that nobody has joined is forgotten.
        abandoned_days: days without a move, or anything else, after which a game is ended; not
            fewer than a turn may take by the longest clock.
        stop_seconds: how long an orderly stop may take.
        log_level: from which level on the log is written.
        open: whether to open a browser; by itself, where there is a display.
    """

    host: str = _setting("127.0.0.1")
    port: int = _setting(8000, low=0, high=65535)
    database: str = _setting("")
    public_url: str = _setting("")
    key_file: str = _setting("")
    proxies: str = _setting("")
    bot_pace: float = _setting(0.8, low=0.0, high=60.0)
    bot_workers: int = _setting(1, low=1, high=64)
    requests: float = _setting(20.0, low=0.0, high=float(MOST))
    messages: float = _setting(10.0, low=0.0, high=float(MOST))
    previews: float = _setting(30.0, low=0.0, high=float(MOST))
    openings: float = _setting(60.0, low=0.0, high=float(MOST))
    connections: int = _setting(400, low=0, high=MOST)
    sockets: int = _setting(200, low=0, high=MOST)
    tables: int = _setting(50, low=0, high=MOST)
    waiting_days: int = _setting(7, low=0, high=LONGEST)
    abandoned_days: int = _setting(90, low=15, high=LONGEST, off=0)
    stop_seconds: float = _setting(8.0, low=0.1, high=600.0)
    log_level: str = _setting("info", names=LEVELS)
    open: bool | None = _setting(None)

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it."""
        if "://" in self.database:
            return self.database
        path = Path(self.database).expanduser() if self.database else _data_folder() / DATABASE
        return f"sqlite:///{path.absolute()}"

    @property
    def database_path(self) -> Path | None:
        """The file of the database; ``None`` where it is not one file."""
        prefix, _, path = self.database_url.partition(":///")
        is_file = prefix.startswith("sqlite") and path not in ("", ":memory:")
        return Path(path.partition("?")[0]) if is_file else None

    @property
    def key_path(self) -> Path:
        """Where the key is that cookies are signed with."""
        if self.key_file:
            return Path(self.key_file).expanduser()
        path = self.database_path
        return path.with_name(f"{path.name}.key") if path else _data_folder() / f"{DATABASE}.key"

    @property
    def origin(self) -> str | None:
        """The origin of `public_url`, if there is one."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower() if self.public_url else None

    @property
    def is_secure(self) -> bool:
        """Whether people reach the service over TLS."""
        return self.public_url.startswith("https:")


DATABASE = "tables.sqlite3"


def _data_folder() -> Path:
    """Where data of whoever runs this is kept, by the XDG rules."""
    named = os.environ.get("XDG_DATA_HOME", "")
    base = Path(named) if Path(named).is_absolute() else Path.home() / ".local" / "share"
    return base / "lamplighter"


class SettingError(ValueError):
    """A setting cannot be used.

    Attributes:
        place: the option, the variable, or the file and the line's name.
        found: what was found there.
        expected: a kind of value: ``"number"``, ``"whole"``, ``"text"``, ``"yes-or-no"``,
            ``"name"`` (one of ``names``), ``"url"``, ``"toml"``.
        names: what may be chosen; for the numbers their least and greatest.
    """

    def __init__(self, place: str, found: object, expected: str, names: tuple[str, ...] = ()):
        super().__init__(f"{place}: found {found!r}, expected {expected} {' '.join(names)}".strip())
        self.place = place
        self.found = str(found)
        self.expected = expected
        self.names = names


def variable_of(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def gathered(
    given: Mapping[str, Any],
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> Settings:
    """The settings of options, environment and file together.

    Args:
        given: by name of the setting; what is ``None`` was not given.
        environment: the variables; those of this process, if nothing else is named.
        file: a TOML file; ``LAMPLIGHTER_CONFIG`` may name one as well.

    Raises:
        OSError: the file cannot be read.
        SettingError: a value cannot be used, or the file has a name that no setting has.
    """
    variables = os.environ if environment is None else environment
    file = file or (Path(named) if (named := variables.get(f"{PREFIX}CONFIG")) else None)
    values = _of_file(file) if file else {}
    for each in fields(Settings):
        name = variable_of(each.name)
        if text := variables.get(name):
            values[each.name] = _checked(each, _of_text(each, text, name), name)
        if (option := given.get(each.name)) is not None:
            values[each.name] = _checked(each, option, f"--{each.name.replace('_', '-')}")
    return Settings(**values)


def _of_file(path: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingError(str(path), error, "toml") from None
    known = {each.name: each for each in fields(Settings)}
    values = {}
    for name, value in found.items():
        if name not in known:
            raise SettingError(str(path), name, "name", tuple(known))
        values[name] = _checked(known[name], value, f"{path}, {name}")
    return values


def _kind(each: dataclasses.Field[Any]) -> str:
    return {"int": "whole", "float": "number", "str": "text"}.get(str(each.type), "yes-or-no")


YES_OR_NO = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}


def _of_text(each: dataclasses.Field[Any], text: str, place: str) -> object:
    """The value that the text of a variable stands for."""
    kind = _kind(each)
    if kind == "text":
        return text
    if kind == "yes-or-no":
        return YES_OR_NO.get(text.lower(), text)
    try:
        return int(text) if kind == "whole" else float(text)
    except ValueError:
        raise SettingError(place, text, kind, _limits(each)) from None


def _limits(each: dataclasses.Field[Any]) -> tuple[str, ...]:
    bounds = (each.metadata.get("low"), each.metadata.get("high"))
    return tuple(
        f"{bound:g}" if bound < MOST else str(int(bound)) for bound in bounds if bound is not None
    )


def _checked(each: dataclasses.Field[Any], value: object, place: str) -> object:
    """The value, if the setting can have it."""
    kind = _kind(each)
    names = each.metadata.get("names", ())
    types = {"whole": (int,), "number": (int, float), "text": (str,), "yes-or-no": (bool,)}[kind]
    right = isinstance(value, types) and (kind == "yes-or-no" or not isinstance(value, bool))
    if right and isinstance(value, int | float) and kind != "yes-or-no":
        right = each.metadata["low"] <= value <= each.metadata["high"]
        right = right or value == each.metadata.get("off")
    if not right:
        raise SettingError(place, value, kind, _limits(each))
    if names and value not in names:
        raise SettingError(place, value, "name", names)
    if each.name == "public_url" and value:
        return _url(str(value), place)
    return float(str(value)) if kind == "number" else value


def _url(text: str, place: str) -> str:
    """The address people use, without a slash at its end: the service is at its root."""
    if not re.fullmatch(
        r"https?://[\w.-]+(:\d{1,5})?/?|https?://\[[\da-fA-F:]+\](:\d{1,5})?/?", text
    ):
        raise SettingError(place, text, "url")
    return text.rstrip("/")
