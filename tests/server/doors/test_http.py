"""What is not live: pages and files, games, tables, looking back, refusals."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from lamplighter import records
from lamplighter.bots import LEVELS, bots_for
from tests.server.doors.visiting import ORDER, Service, at, hear, open_table, running, socket


@pytest.fixture
def built(service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client that has been built, in small."""
    (tmp_path / "assets").mkdir()
    (tmp_path / ".secret.js").write_text("no", encoding="ascii")
    (tmp_path / "index.html").write_text("<!doctype html>page", encoding="ascii")
    (tmp_path / "manifest.webmanifest").write_text("{}", encoding="ascii")
    (tmp_path / "script.py").write_text("no", encoding="ascii")
    for ending, content in (("", "plain"), (".gz", "gzipped"), (".br", "brotli")):
        (tmp_path / "assets" / f"main-1f2e.js{ending}").write_text(content, encoding="ascii")
    (tmp_path.parent / "outside.js").write_text("no", encoding="ascii")
    monkeypatch.setattr(service.site, "_folder", tmp_path)
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/lobby", "/table/abc", "/replay/abc"])
def test_pages(service: Service, built: Path, path: str) -> None:
    with service.browser() as browser:
        answer = browser.get(path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html>page")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert browser.head(path).status_code == 200
        assert browser.cookies, "who has seen the page is a guest"


@pytest.mark.parametrize(
    ("accepted", "packing", "content"),
    [
        ("gzip, deflate, br", "br", "brotli"),
        ("gzip", "gzip", "gzipped"),
        ("br;q=0, gzip;q=0.5", "gzip", "gzipped"),
        ("", None, "plain"),
        ("identity", None, "plain"),
    ],
)
def test_files(
    service: Service, built: Path, accepted: str, packing: str | None, content: str
) -> None:
    with (
        service.browser(**{"accept-encoding": accepted}) as browser,
        browser.stream("GET", "/assets/main-1f2e.js") as answer,
    ):
        raw = b"".join(answer.iter_raw())
    assert (answer.status_code, raw.decode()) == (200, content)
    assert answer.headers.get("content-encoding") == packing
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/assets",
        "/assets/",
        "/assets//main-1f2e.js",
        "/.secret.js",
        "/script.py",
        "/../outside.js",
        "/%2e%2e/outside.js",
        "/assets/..%2f..%2foutside.js",
        "/..%5coutside.js",
        "/assets/main-1f2e.js%00.css",
        "/assets/main-1f2e.js.br",
        "/" + "x" * 5000 + ".js",
    ],
)
def test_files_that_are_not_given_out(service: Service, built: Path, path: str) -> None:
    with service.browser() as browser:
        answer = browser.send(
            httpx.Request("GET", httpx.URL(service.address, raw_path=path.encode()))
        )
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_a_person_who_is_lost_sees_the_page(service: Service, built: Path) -> None:
    with service.browser(accept="text/html,*/*") as browser:
        assert (browser.get("/nowhere").status_code, browser.get("/nowhere").text) == (
            404,
            "<!doctype html>page",
        )
        assert browser.get("/api/nowhere").json()["code"] == "not_found"


def test_a_client_that_is_not_built(
    service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service.site, "_folder", tmp_path)
    with service.browser() as browser:
        answer = browser.get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text


def test_games(service: Service) -> None:
    with service.browser() as browser:
        answer = browser.get("/api/games")
        pocket, london = answer.json()
        known = {"if-none-match": answer.headers["etag"]}
        assert browser.get("/api/games", headers=known).status_code == 304
    assert answer.headers["cache-control"] == "public, max-age=3600"
    assert (pocket["name"], pocket["roles"]) == ("pocket", ["investigator", "jack"])
    assert "map" not in pocket
    for told in (pocket, london):
        assert told["levels"] == list(LEVELS)
        assert told["bots"] == bots_for(told["name"])
    assert london["options"] == {"board": ["revised", "first_2006"]}
    assert len(london["suspects"]) == 8
    revised = london["map"]["revised"]
    assert set(revised["hexes"].values()) == {"lamp", "street", "house"}
    assert all(len(near) == 6 for near in revised["neighbours"].values())
    assert set(revised["gates"]) == {"nw", "ne", "sw", "se"}


def test_health_and_metrics(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    with service.browser() as browser:
        assert browser.get("/healthz").json() == {"status": "ok"}
        figures = browser.get("/metrics")
        assert figures.headers["content-type"].startswith("text/plain")
        assert (
            'lamplighter_requests_total{method="GET",route="/healthz",status="200"}' in figures.text
        )
        assert "lamplighter_sockets " in figures.text

        async def ill() -> bool:
            return False

        monkeypatch.setattr(service.house.tables, "healthy", ill)
        answer = browser.get("/healthz")
    assert (answer.status_code, answer.json()["code"]) == (503, "unwell")


def test_metrics_name_no_table(service: Service, anna: httpx.Client) -> None:
    opened = open_table(anna)
    anna.get(f"/api/tables/{opened['id']}", params={"seat": "jack"})
    anna.request("BREW", f"/{opened['id']}")
    figures = anna.get("/metrics").text
    assert opened["id"] not in figures
    assert "BREW" not in figures
    assert not any(key in figures + service.log.getvalue() for key in opened["keys"].values())


def test_a_table_for_two(anna: httpx.Client, ben: httpx.Client) -> None:
    opened = open_table(anna, opponent={"kind": "friend"}, client_seed="ab")
    table, token = f"/api/tables/{opened['id']}", opened["invitation"]
    assert opened["seats"] == ["investigator"]
    assert ben.get(table).json()["viewer"] is None
    assert ben.get(table).json()["status"] == "waiting"
    wrong = ben.post(f"{table}/seats", json={"token": "x" * len(token), "name": "Ben"})
    assert wrong.status_code == 403
    taken = ben.post(f"{table}/seats", json={"token": token, "name": "Ben", "client_seed": "cd"})
    assert taken.json()["seats"] == ["jack"]
    assert ben.get(table).json()["viewer"] == "jack"
    assert anna.get(table).json()["viewer"] == "investigator"
    assert ben.get(table, params={"seat": "none"}).json()["viewer"] is None
    stolen = ben.get(table, params={"seat": "investigator"})
    assert (stolen.status_code, stolen.json()["code"]) == (403, "not_your_seat")
    used = anna.post(f"{table}/seats", json={"token": token, "name": "Eve"})
    assert used.status_code in (200, 403, 409)
    running = anna.get("/api/tables").json()
    assert opened["id"] in {summary["id"] for summary in running}


def test_a_key_gives_another_device_its_seat(
    service: Service, anna: httpx.Client, ben: httpx.Client
) -> None:
    opened = open_table(anna, opponent={"kind": "bot", "bot": "random"})
    body = {"token": opened["keys"]["investigator"], "name": "Anna"}
    taken = ben.post(f"/api/tables/{opened['id']}/seats", json=body)
    assert taken.json()["seats"] == ["investigator"]
    assert ben.get(f"/api/tables/{opened['id']}").json()["viewer"] == "investigator"


def test_the_lobby(anna: httpx.Client, ben: httpx.Client) -> None:
    opened = open_table(anna, opponent={"kind": "anyone"})
    waiting = ben.get("/api/tables", params={"status": "waiting"}).json()
    (own,) = (summary for summary in waiting if summary["id"] == opened["id"])
    assert own["open_seat"] == "jack"
    taken = ben.post(f"/api/tables/{opened['id']}/seats", json={"name": "Ben"})
    assert taken.json()["seats"] == ["jack"]


def test_looking_back(anna: httpx.Client, ben: httpx.Client) -> None:
    """Who may look with whose eyes, before and after the end."""
    opened = open_table(anna, opponent={"kind": "bot", "bot": "random"})
    table = f"/api/tables/{opened['id']}"
    first = anna.get(f"{table}/plies/0").json()
    assert (first["ply"], first["word"]) == (0, None)
    assert anna.get(f"{table}/plies/9").json()["word"].startswith("tile-")
    for eyes, code in (("jack", "not_your_seat"), ("open", "still_running")):
        refused = anna.get(f"{table}/plies/9", params={"seat": eyes})
        assert (eyes, refused.json()["code"]) == (eyes, code)
    beyond = anna.get(f"{table}/plies/999")
    assert (beyond.status_code, beyond.json()["code"]) == (404, "unknown_ply")
    assert anna.get(f"{table}/proof").status_code == 409
    sealed = anna.get(f"{table}/record")
    assert sealed.headers["content-disposition"].startswith("attachment; filename=")
    kept = records.read(sealed.text)
    assert (kept.result, kept.seed, kept.is_open) == ("unfinished", None, False)
    with socket(anna, opened["id"]) as line:
        hear(line, type="table")
        line.send('{"type": "resign", "id": 1}')
        hear(line, type="done", id=1)
    assert ben.get(f"{table}/plies/10", params={"seat": "jack"}).json()["ply"] == 10
    assert ben.get(f"{table}/plies/10", params={"seat": "open"}).json()["word"].startswith("jack-")
    proof = ben.get(f"{table}/proof").json()
    assert {"seed", "commitment", "words", "client_seeds"} <= proof.keys()
    assert records.verify(records.read(ben.get(f"{table}/record").text)).ok


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"game": "chess"}, 422),
        ({"options": {"board": "revised"}}, 422),
        ({"role": "detective"}, 422),
        ({"opponent": {"kind": "bot"}}, 422),
        ({"opponent": {"kind": "bot", "bot": "deep"}}, 422),
        ({"opponent": {"kind": "friend", "bot": "greedy"}}, 422),
        ({"clock": {"kind": "bank", "bank": 1}}, 422),
        ({"clock": {"kind": "bank", "bank": "600"}}, 422),
        ({"clock": {"kind": "days", "days": 1.5}}, 422),
        ({"name": "\u200b"}, 422),
        ({"name": "x" * 41}, 422),
        ({"name": "Anna\nBen"}, 422),
        ({"name": "\u202eannA"}, 422),
        ({"client_seed": "abc"}, 422),
        ({"client_seed": "AB"}, 422),
        ({"client_seed": "ab" * 65}, 422),
        ({"seed": "ab"}, 422),
        ({"opponent": None}, 422),
    ],
)
def test_orders_that_make_no_sense(
    anna: httpx.Client, changed: dict[str, Any], status: int
) -> None:
    answer = anna.post("/api/tables", json={**ORDER, **changed})
    assert answer.status_code == status, answer.text
    assert {"code", "message"} <= answer.json().keys()


@pytest.mark.parametrize(
    "body", [b"", b"null", b"[]", b"{", b"\xff", b"[" * 16_000, b'{"name": "\\ud800"}', b"1" * 9999]
)
def test_bodies_that_are_none(anna: httpx.Client, body: bytes) -> None:
    sent = {"content-type": "application/json"}
    answer = anna.post("/api/tables", content=body, headers=sent)
    assert answer.status_code in (400, 422)
    assert answer.json()["code"] == "invalid"
    assert anna.post("/api/tables", content=b"{}").status_code == 422, "it must say it is JSON"


def test_what_there_is_not(anna: httpx.Client) -> None:
    for path in (
        "/api/tables/none-such",
        "/api/tables/x.y",
        "/api/tables/%00",
        "/api/tables/" + "x" * 99,
    ):
        answer = anna.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")
    assert anna.delete("/api/tables").json()["code"] == "not_allowed"
    assert anna.get("/docs").status_code == anna.get("/redoc").status_code == 404


def test_large_bodies(service: Service, anna: httpx.Client) -> None:
    answer = anna.post("/api/tables", content=b" " * 16_385)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")

    def in_pieces() -> Any:
        for _ in range(17):
            yield b" " * 1024

    answer = anna.post("/api/tables", content=in_pieces())
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    filled = b'{"game":' + b" " * 16_376
    assert anna.post("/api/tables", content=filled).status_code == 422


def test_limits(tmp_path: Path) -> None:
    with running(at(tmp_path, requests=0.2)) as service, service.browser() as anna:
        refused = anna.get("/api/games")  # the first one asked whether the service is up
        assert (refused.status_code, refused.json()["code"]) == (429, "limited")
        assert refused.json()["retry_after"] == int(refused.headers["retry-after"]) >= 1
        assert anna.get("/").status_code == 200, "files are cheap"
        with pytest.raises(InvalidStatus) as also, socket(anna, "any"):
            pass
        assert also.value.response.status_code == 429


@pytest.mark.parametrize("proxies", ["", "127.0.0.1", "192.0.2.200"])
def test_only_a_trusted_proxy_is_believed(tmp_path: Path, proxies: str) -> None:
    """Each client counts by itself where a proxy that is named says who it is."""
    settings = at(tmp_path, openings=1, proxies=proxies)
    with running(settings) as service, service.program() as program:
        statuses = []
        for number in range(3):
            told = {"x-forwarded-for": f"192.0.2.{number}", "origin": service.address}
            statuses.append(program.post("/api/tables", json=ORDER, headers=told).status_code)
    assert statuses == ([201, 201, 201] if proxies == "127.0.0.1" else [201, 429, 429])


def test_tables_of_one_guest(tmp_path: Path) -> None:
    with running(at(tmp_path, tables=2)) as service, service.browser() as anna:
        anna.get("/")
        tables = [open_table(anna)["id"] for _ in range(2)]
        refused = anna.post("/api/tables", json=ORDER)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many_tables")
        with socket(anna, tables[0], seat="jack") as line:
            line.send('{"type": "resign", "id": 1}')
            hear(line, type="done", id=1)
        open_table(anna)
        with service.browser() as ben:
            open_table(ben)


def test_tables_of_a_guest_that_are_there_no_more(tmp_path: Path) -> None:
    """What was tidied away holds nobody up."""
    with running(at(tmp_path, tables=1)) as service, service.browser() as anna:
        anna.get("/")
        table = open_table(anna, opponent={"kind": "friend"})["id"]
        assert anna.post("/api/tables", json=ORDER).status_code == 429
        keeper = service.house.tables._keeper

        async def forget() -> None:
            async with keeper.held(table) as live:
                await keeper.forget(live)

        loop = keeper.journal._loop
        assert loop is not None
        asyncio.run_coroutine_threadsafe(forget(), loop).result(60)
        assert anna.get(f"/api/tables/{table}").status_code == 404
        open_table(anna)


def test_openings_of_one_address(tmp_path: Path) -> None:
    with running(at(tmp_path, openings=1)) as service:
        for status in (201, 429):
            with service.browser() as somebody:
                answer = somebody.post("/api/tables", json=ORDER)
                assert answer.status_code == status
        assert answer.json()["code"] == "limited"


def test_waiting_tables_of_one_address(tmp_path: Path) -> None:
    """Who sends no cookie is somebody new each time, but not another address."""
    body = {**ORDER, "opponent": {"kind": "anyone"}}
    settings = at(tmp_path, proxies="127.0.0.1")
    with running(settings) as service, service.program() as program:
        program.headers["origin"] = service.address

        def opened_by(address: str) -> httpx.Response:
            program.cookies.clear()
            return program.post("/api/tables", json=body, headers={"x-forwarded-for": address})

        with ThreadPoolExecutor(10) as threads:
            answers = list(threads.map(opened_by, ["192.0.2.1"] * 10))
        opened = [answer.json()["id"] for answer in answers if answer.status_code == 201]
        assert len(opened) == 5
        refused = opened_by("192.0.2.1")
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many_tables")
        assert refused.json()["most"] == 5
        assert refused.json()["retry_after"] > 0
        assert opened_by("192.0.2.2").status_code == 201
        friend = {**body, "opponent": {"kind": "friend"}}
        told = {"x-forwarded-for": "192.0.2.1"}
        assert program.post("/api/tables", json=friend, headers=told).status_code == 201
        program.cookies.clear()
        taken = program.post(f"/api/tables/{opened[0]}/seats", json={"name": "Ben"})
        assert taken.status_code == 200
        assert [opened_by("192.0.2.1").status_code for _ in range(2)] == [201, 429]
        wrong = {**body, "game": "pocket", "role": "detective"}
        other = {"x-forwarded-for": "192.0.2.3"}
        for _ in range(6):
            refusal = program.post("/api/tables", json=wrong, headers=other)
            assert refusal.json()["code"] == "bad_order", "nothing was opened"
