"""The command that serves: where it says the page is, what it says when it cannot, how it stops."""

from __future__ import annotations

import json
import os
import re
import signal
import socket as sockets
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from lamplighter.server import serving
from lamplighter.server.settings import Settings
from tests.cli.conftest import Run, run
from tests.server.doors.visiting import PATIENCE, hear, how_it_ended, open_table, socket

__all__ = ["run"]

SERVE = [sys.executable, "-m", "lamplighter", "serve", "--port", "0"]


@contextmanager
def served(folder: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command in a process of its own, and the address that it prints."""
    command = [*SERVE, "--database", str(folder / "tables.db"), *options]
    environment = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**environment, "LC_ALL": "C", "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        try:
            assert found, process.communicate(timeout=PATIENCE)[1]
            yield process, found[0]
        finally:
            if process.poll() is None:
                process.terminate()
            process.communicate(timeout=PATIENCE)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_an_orderly_stop(tmp_path: Path, number: signal.Signals) -> None:
    """Everybody is told, everything is kept, nothing is said but in the log, and the code is 0."""
    with (
        served(tmp_path) as (process, address),
        httpx.Client(base_url=address, headers={"origin": address}, timeout=PATIENCE) as anna,
    ):
        assert anna.get("/healthz").json() == {"status": "ok"}
        anna.get("/")
        table = open_table(anna, opponent={"kind": "bot", "bot": "random"})["id"]
        with socket(anna, table) as line:
            hear(line, type="table")
            process.send_signal(number)
            rest, log = process.communicate(timeout=PATIENCE)
            assert how_it_ended(line) == 1001
    assert process.returncode == 0
    assert rest == ""
    told = [json.loads(entry)["event"] for entry in log.splitlines()]
    assert [event for event in told if event in ("started", "stopped", "fault")] == [
        "started",
        "stopped",
    ]
    assert table not in log


def test_a_port_that_is_taken(run: Run, tmp_path: Path) -> None:
    with sockets.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run("serve", "--port", str(port), "--database", str(tmp_path / "t.db"))
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert f"Port {port} of 127.0.0.1 is in use." in done.err
    assert "--port 0" in done.err
    assert list(tmp_path.iterdir()) == []


def test_an_address_that_is_not_ours(run: Run, tmp_path: Path) -> None:
    done = run("serve", "--host", "192.0.2.1", "--database", str(tmp_path / "t.db"))
    assert done.code == 2
    assert "--host" in done.err


def test_a_service_that_is_not_installed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "lamplighter.server.serving")
    monkeypatch.delattr("lamplighter.server.serving")
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    done = run("serve", "--port", "0")
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert "pip install 'lamplighter[server]'" in done.err
    assert "uvicorn" in done.err


def test_a_key_that_is_none(run: Run, tmp_path: Path) -> None:
    key = tmp_path / "key"
    key.write_text("secret", encoding="ascii")
    done = run("serve", "--port", "0", "--key-file", str(key), "--database", str(tmp_path / "t"))
    assert done.code == 2
    assert "holds no key" in done.err
    assert "secret" not in done.err


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        (Settings(), "http://127.0.0.1:80"),
        (Settings(host="0.0.0.0"), "http://localhost:80"),
        (Settings(host="::1"), "http://[::1]:80"),
        (Settings(public_url="https://jack.example.org"), "https://jack.example.org"),
    ],
)
def test_the_address_that_is_told(settings: Settings, address: str) -> None:
    assert serving.address_of(settings, 80) == address


def test_the_address_for_other_machines() -> None:
    assert serving.elsewhere(Settings(), 80) is None
    assert serving.elsewhere(Settings(host="0.0.0.0", public_url="https://jack.org"), 80) is None
    told = serving.elsewhere(Settings(host="0.0.0.0"), 80)
    assert told is None or re.fullmatch(r"http://[\d.]+:80", told)


@pytest.mark.parametrize(
    ("variables", "there"),
    [({}, False), ({"DISPLAY": ":0"}, True), ({"WAYLAND_DISPLAY": "wayland-0"}, True)],
)
def test_whether_there_is_a_display(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], there: bool
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert serving.has_display() is there


@pytest.mark.parametrize(
    ("wanted", "display", "opened"),
    [(None, True, True), (None, False, False), (True, False, True), (False, True, False)],
)
def test_whether_a_browser_is_opened(
    monkeypatch: pytest.MonkeyPatch, wanted: bool | None, display: bool, opened: bool
) -> None:
    pages: list[str] = []
    monkeypatch.setattr(webbrowser, "open", pages.append)
    monkeypatch.setattr(serving, "has_display", lambda: display)
    serving.show("http://127.0.0.1:80", wanted).join()
    assert pages == (["http://127.0.0.1:80"] if opened else [])
