"""The command that serves: where it says the page is, what it says when it cannot, how it stops."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket as sockets
import subprocess
import sys
import time
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from lamplighter.server import serving
from lamplighter.server.settings import Settings
from tests.cli.conftest import Run, run
from tests.server.doors.visiting import (
    PATIENCE,
    at,
    hear,
    how_it_ended,
    open_table,
    running,
    settle,
    socket,
)

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
        start_new_session=True,
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
        bot = {"kind": "bot", "bot": "random"}
        table = open_table(anna, role="jack", opponent=bot)["id"]
        with socket(anna, table) as line:
            hear(line, type="word", by="investigator")
            # Ctrl-C reaches all processes of a terminal, those in which bots think too.
            if number == signal.SIGINT:
                os.killpg(process.pid, number)
            else:
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


def test_no_frame_waits_for_an_acknowledgement() -> None:
    """Nagle's delay is off on what is accepted: else each second frame comes 40 ms later."""

    async def main() -> None:
        delays: asyncio.Queue[int] = asyncio.Queue()

        async def meet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted = writer.get_extra_info("socket")
            await delays.put(accepted.getsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY))
            writer.close()

        with serving.listen(Settings(port=0)) as listening:
            async with await asyncio.start_server(meet, sock=listening):
                _, writer = await asyncio.open_connection(*listening.getsockname()[:2])
                assert await delays.get()
                writer.close()

    asyncio.run(main())


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


HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-a: "


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Headers have to arrive soon."""
    monkeypatch.setattr(serving, "HEADER_SECONDS", 0.4, raising=False)
    monkeypatch.setattr(serving, "KEEP_ALIVE_SECONDS", 1, raising=False)


def dial(address: str) -> sockets.socket:
    found = urlsplit(address)
    return sockets.create_connection((found.hostname or "", found.port or 80), PATIENCE)


def is_closed(line: sockets.socket, seconds: float) -> bool:
    """Whether a connection ends within so many seconds, whatever still comes."""
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        line.settimeout(left)
        try:
            if not line.recv(65536):
                return True
        except TimeoutError:
            return False
        except OSError:
            return True
    return False


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    "said",
    [
        b"",
        HALF,
        b"GET /nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" + HALF,
        b"POST /nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\nx",
    ],
    ids=["nothing", "half a header", "half a second header", "half a body after the answer"],
)
def test_a_header_that_never_ends(tmp_path: Path, said: bytes) -> None:
    with running(at(tmp_path)) as service, dial(service.address) as line:
        line.sendall(said)
        until = time.monotonic() + 8
        while not (ended := is_closed(line, 0.2)) and time.monotonic() < until:
            with suppress(OSError):
                line.sendall(b"x" if said else b"")  # little by little it would never end
    assert ended


@pytest.mark.usefixtures("hasty")
def test_who_says_what_he_wants_has_time(tmp_path: Path) -> None:
    """Neither a socket nor an answer that takes longer is cut off."""
    with running(at(tmp_path)) as service, service.browser() as anna:
        anna.get("/")
        with (
            socket(anna, open_table(anna, opponent={"kind": "friend"})["id"]) as line,
            dial(service.address) as other,
        ):
            hear(line, type="table")
            other.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: %b\r\nContent-Length: 2\r\n\r\n"
                % urlsplit(service.address).netloc.encode()
            )
            assert not is_closed(other, 1.6)
            other.sendall(b"{}")
            other.settimeout(PATIENCE)
            assert other.recv(65536).startswith(b"HTTP/1.1 422 ")
            assert line.ping().wait(PATIENCE)


def is_let_in(address: str, kept: ExitStack) -> bool:
    """Whether one connection more is let in; it stays open then."""
    line = kept.enter_context(dial(address))
    return not is_closed(line, 0.3)


def test_connections_of_one_address(tmp_path: Path) -> None:
    with running(at(tmp_path, connections=3)) as service, ExitStack() as kept:
        with service.browser() as anna:
            anna.get("/")
            table = open_table(anna, opponent={"kind": "friend"})["id"]
        first = kept.enter_context(socket(anna, table))
        assert is_let_in(service.address, kept)
        assert is_let_in(service.address, kept)
        assert not is_let_in(service.address, kept), "a socket counts as well"
        assert '"source":"uvicorn.error"' in service.log.getvalue()
        first.close()
        assert settle(lambda: service.house.sockets.total() == 0)
        time.sleep(0.5)
        assert is_let_in(service.address, kept), "what is closed does not count"
        assert not is_let_in(service.address, kept)


def test_connections_of_a_proxy_are_not_counted(tmp_path: Path) -> None:
    settings = at(tmp_path, connections=3, proxies="10.0.0.1, 127.0.0.0/8")
    with running(settings) as service, ExitStack() as kept:
        assert all(is_let_in(service.address, kept) for _ in range(6))


def test_as_many_files_as_may_be(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    if not Path("/proc/self/limits").exists():
        pytest.skip("only Linux tells the limits of other processes")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 256), hard))
    try:
        with served(tmp_path) as (process, _):
            limits = Path(f"/proc/{process.pid}/limits").read_text(encoding="ascii")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    (line,) = (line for line in limits.splitlines() if line.startswith("Max open files"))
    words = line.split()
    assert words[3] == words[4] != "256"
