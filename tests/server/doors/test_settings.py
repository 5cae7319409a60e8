"""The same settings from options, variables and a file, each checked in the same way."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from lamplighter.sentences import catalogue, languages
from lamplighter.server.settings import SettingError, Settings, gathered, variable_of
from tests.cli.conftest import Run, run

__all__ = ["run"]

EXAMPLES: dict[str, Any] = {
    "host": "0.0.0.0",
    "port": 0,
    "database": "postgresql+psycopg://here/jack",
    "public_url": "https://jack.example.org",
    "key_file": "/etc/lamplighter.key",
    "proxies": "10.0.0.1,10.0.0.2",
    "bot_pace": 0.0,
    "bot_workers": 3,
    "requests": 0.5,
    "messages": 30.0,
    "previews": 2.5,
    "openings": 5.0,
    "connections": 20,
    "sockets": 7,
    "tables": 1,
    "waiting_days": 1,
    "abandoned_days": 0,
    "stop_seconds": 2.5,
    "log_level": "error",
    "open": False,
}


def test_every_setting_has_an_example() -> None:
    assert [each.name for each in fields(Settings)] == list(EXAMPLES)
    assert all(value != getattr(Settings(), name) for name, value in EXAMPLES.items())


@pytest.mark.parametrize("name", EXAMPLES)
def test_from_everywhere(name: str, tmp_path: Path) -> None:
    value = EXAMPLES[name]
    wanted = Settings(**{name: value})
    assert gathered({name: value}, {}) == wanted
    assert gathered({}, {variable_of(name): str(value)}) == wanted
    file = tmp_path / "settings.toml"
    text = f'"{value}"' if isinstance(value, str) else str(value).lower()
    file.write_text(f"{name} = {text}\n", encoding="utf-8")
    assert gathered({}, {}, file) == wanted
    assert gathered({}, {"LAMPLIGHTER_CONFIG": str(file)}) == wanted


def test_which_counts_first(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("port = 1\nsockets = 1\ntables = 1\n", encoding="utf-8")
    found = gathered(
        {"port": 3, "host": None}, {"LAMPLIGHTER_PORT": "2", "LAMPLIGHTER_SOCKETS": "2"}, file
    )
    assert (found.port, found.sockets, found.tables) == (3, 2, 1)
    assert found.host == Settings().host


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("port", "eighty", "whole"),
        ("port", "65536", "whole"),
        ("port", "-1", "whole"),
        ("port", "1.5", "whole"),
        ("bot_pace", "nan", "number"),
        ("bot_pace", "soon", "number"),
        ("stop_seconds", "0.0", "number"),
        ("abandoned_days", "14", "whole"),
        ("open", "perhaps", "yes-or-no"),
        ("log_level", "loud", "name"),
        ("public_url", "jack.example.org", "url"),
        ("public_url", "https://jack.example.org/games", "url"),
        ("public_url", "https://anna@jack.example.org", "url"),
        ("public_url", "javascript:alert(1)", "url"),
    ],
)
def test_what_cannot_be_used(name: str, value: str, expected: str) -> None:
    with pytest.raises(SettingError) as error:
        gathered({}, {variable_of(name): value})
    assert (error.value.place, error.value.found) == (variable_of(name), value)
    assert error.value.expected == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("port = '80'", "whole"),
        ("port = true", "whole"),
        ("host = 1", "text"),
        ("open = 1", "yes-or-no"),
        ("prot = 80", "name"),
        ("port 80", "toml"),
    ],
)
def test_a_line_that_cannot_be_used(line: str, expected: str, tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(line, encoding="utf-8")
    with pytest.raises(SettingError) as error:
        gathered({}, {}, file)
    assert error.value.expected == expected
    assert error.value.place.startswith(str(file))


def test_where_things_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    usual = Settings()
    assert usual.database_path == tmp_path / "lamplighter" / "tables.sqlite3"
    assert usual.key_path == tmp_path / "lamplighter" / "tables.sqlite3.key"
    named = Settings(database=str(tmp_path / "jack.db"))
    assert named.database_url == f"sqlite:///{tmp_path / 'jack.db'}"
    assert named.key_path == tmp_path / "jack.db.key"
    served = Settings(database="postgresql+psycopg://here/jack")
    assert served.database_path is None
    assert served.database_url == "postgresql+psycopg://here/jack"
    assert served.key_path == usual.key_path


def test_the_public_address() -> None:
    settings = gathered({"public_url": "https://Jack.Example.org/"}, {})
    assert settings.origin == "https://jack.example.org"
    assert settings.is_secure
    assert Settings().origin is None
    assert not Settings().is_secure


def test_help_shows_every_setting(run: Run) -> None:
    shown = run("serve", "--help").out
    for each in fields(Settings):
        assert f"--{each.name.replace('_', '-')} " in shown
    assert "--config" in shown


def test_help_tells_what_counts_without_an_option(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The variable that names a file of settings, and the database where none is named."""
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    path = Settings().database_path
    assert path is not None
    usual = f"~/{path.relative_to(Path.home())}"
    shown = run("serve", "--help").out
    assert variable_of("config") in shown
    assert usual in shown
    for language in languages():
        say = catalogue(language)
        assert variable_of("config") in say("cli-option-config")
        assert usual in say("cli-option-database")


def test_the_documentation_tells_every_setting(root: Path) -> None:
    text = (root / "docs" / "serving.md").read_text(encoding="utf-8")
    for each in fields(Settings):
        (line,) = (line for line in text.splitlines() if f"`{variable_of(each.name)}`" in line)
        assert line.startswith(f"| `--{each.name.replace('_', '-')}`")
        assert each.default in ("", None) or f"| `{each.default}` |" in line, each.name


def test_a_wrong_setting_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMPLIGHTER_PORT", "eighty")
    done = run("serve")
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert "LAMPLIGHTER_PORT: found eighty, expected a number from 0 to 65535." in done.err
    assert run("serve", "--log-level", "loud", "--port", "0").code == 2
