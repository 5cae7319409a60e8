"""Who is let in, what every answer carries, what nobody is told."""

from __future__ import annotations

import stat
import threading
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from starlette.responses import Response
from websockets.exceptions import InvalidStatus

from lamplighter.server.guests import Guest, Guests, signing_key
from lamplighter.server.security import is_from_here
from tests.server.doors.visiting import ORDER, Service, at, open_table, running, settle, socket

HERE = "http://127.0.0.1:8000"


@pytest.mark.parametrize(
    ("headers", "public", "has_cookie", "allowed"),
    [
        ({"origin": HERE, "host": "127.0.0.1:8000"}, None, True, True),
        ({"origin": "http://Jack.org", "host": "jack.org"}, None, True, True),
        ({"origin": "https://jack.org", "host": "jack.org"}, None, True, False),
        ({"origin": "http://jack.org/", "host": "jack.org"}, None, True, False),
        ({"origin": "http://jack.org#", "host": "jack.org"}, None, True, False),
        ({"origin": "http://jack.org?", "host": "jack.org"}, None, True, False),
        ({"origin": HERE, "host": "localhost:8000"}, None, True, False),
        ({"origin": "http://127.0.0.1:80001", "host": "127.0.0.1:8000"}, None, True, False),
        ({"origin": "null", "host": "127.0.0.1:8000"}, None, True, False),
        ({"origin": "", "host": ""}, None, False, False),
        ({"origin": "http://", "host": ""}, None, False, False),
        ({"origin": "http://[", "host": "["}, None, False, False),
        ({"origin": "ftp://jack.org", "host": "jack.org"}, None, False, False),
        ({"host": "127.0.0.1:8000"}, None, False, True),
        ({"host": "127.0.0.1:8000"}, None, True, False),
        ({"host": "127.0.0.1:8000", "sec-fetch-site": "cross-site"}, None, False, False),
        ({"origin": "https://jack.org", "host": "inside:8000"}, "https://jack.org", True, True),
        ({"origin": "http://jack.org", "host": "inside:8000"}, "https://jack.org", True, False),
        ({"origin": "https://jack.org.evil.example"}, "https://jack.org", True, False),
        ({"origin": "http://inside:8000", "host": "inside:8000"}, "https://jack.org", True, False),
    ],
)
def test_where_a_request_comes_from(
    headers: dict[str, str], public: str | None, has_cookie: bool, allowed: bool
) -> None:
    assert is_from_here(headers, public, has_cookie) is allowed


def test_unsafe_requests_of_other_pages_are_refused(service: Service, anna: httpx.Client) -> None:
    table = open_table(anna)["id"]
    elsewhere = {"origin": "http://evil.example"}
    for method, path in [
        ("POST", "/api/tables"),
        ("POST", f"/api/tables/{table}/seats"),
        ("PUT", "/"),
        ("DELETE", f"/api/tables/{table}"),
    ]:
        answer = anna.request(method, path, json=ORDER, headers=elsewhere)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
    assert anna.get("/api/games", headers=elsewhere).status_code == 200


def test_a_cookie_without_an_origin_is_refused(service: Service, anna: httpx.Client) -> None:
    with service.program() as program:
        opened = program.post("/api/tables", json=ORDER)
        assert opened.status_code == 201, "a program that is nobody yet may play"
        assert program.cookies
        assert program.post("/api/tables", json=ORDER).json()["code"] == "foreign"
        again = program.post("/api/tables", json=ORDER, headers={"origin": service.address})
        assert again.status_code == 201


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None])
def test_sockets_of_other_pages_are_refused(
    service: Service, anna: httpx.Client, origin: str | None
) -> None:
    table = open_table(anna)["id"]
    if origin is None:
        del anna.headers["origin"]
    else:
        anna.headers["origin"] = origin
    with pytest.raises(InvalidStatus) as refusal, socket(anna, table, seat="none"):
        pass
    assert refusal.value.response.status_code == 403
    assert b'"foreign"' in (refusal.value.response.body or b"")


@pytest.mark.parametrize("path", ["/", "/lobby", "/healthz", "/api/games", "/nothing", "/metrics"])
def test_headers_of_every_answer(service: Service, path: str) -> None:
    with service.browser() as browser:
        headers = browser.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; ")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "geolocation=()" in headers["permissions-policy"]
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


def test_the_cookie(service: Service) -> None:
    with service.browser() as browser:
        cookie = browser.get("/").headers["set-cookie"]
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
        assert "Secure" not in cookie
        assert "set-cookie" not in browser.get("/").headers, "who has one keeps it"
        before = dict(browser.cookies)
        open_table(browser)
        assert dict(browser.cookies) == before


def test_the_cookie_over_tls(tmp_path: Path) -> None:
    settings = at(tmp_path, public_url="https://jack.example.org")
    with running(settings) as service, service.browser() as browser:
        headers = browser.get("/").headers
        assert headers["set-cookie"].startswith("__Host-lamplighter=")
        assert "Secure" in headers["set-cookie"].split("; ")
        assert headers["strict-transport-security"] == "max-age=31536000"
        order = {"json": ORDER, "headers": {"origin": "https://jack.example.org"}}
        assert browser.post("/api/tables", **order).status_code == 201  # type: ignore[arg-type]
        assert browser.post("/api/tables", json=ORDER).json()["code"] == "foreign"


def test_a_cookie_that_is_not_ours_is_nobody(service: Service, anna: httpx.Client) -> None:
    table = open_table(anna, opponent={"kind": "friend"})["id"]
    (name, value), *_ = anna.cookies.items()
    guest, rest = value.split(".", 1)
    own = anna.get(f"/api/tables/{table}").json()["viewer"]
    assert own == "investigator"
    other_key = Guests(b"another key", is_secure=False)
    carrier = Response()
    other_key.keep(Guest(guest, is_known=False, is_due=True), carrier)
    forged = carrier.headers["set-cookie"].partition(";")[0].partition("=")[2]
    assert forged.startswith(f"{guest}.")
    for text in (forged, guest, f"{guest}x.{rest}", f"{guest}.{rest[:-1]}", "x" * 3000, ".", ""):
        with service.browser(cookie=f"{name}={text}") as other:
            assert other.get(f"/api/tables/{table}").json()["viewer"] is None


def test_the_key_is_made_once_and_kept_from_others(tmp_path: Path) -> None:
    path = tmp_path / "new" / "jack.key"
    key = signing_key(path)
    assert len(key) == 32
    assert signing_key(path) == key
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [entry.name for entry in path.parent.iterdir()] == ["jack.key"]
    path.write_text("secret", encoding="ascii")
    with pytest.raises(ValueError, match="holds no key"):
        signing_key(path)


def test_two_that_start_at_once_have_one_key(tmp_path: Path) -> None:
    keys: list[bytes] = []
    path = tmp_path / "jack.key"
    threads = [threading.Thread(target=lambda: keys.append(signing_key(path))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(keys) == 8
    assert len(set(keys)) == 1
    assert [entry.name for entry in tmp_path.iterdir()] == ["jack.key"]


def test_guests_stay_who_they_are_after_a_restart(tmp_path: Path) -> None:
    settings = at(tmp_path)
    with running(settings) as service, service.browser() as browser:
        browser.get("/")
        table = open_table(browser, opponent={"kind": "friend"})["id"]
        cookies = dict(browser.cookies)
    with running(settings) as service, service.browser() as browser:
        browser.cookies.update(cookies)
        assert browser.get(f"/api/tables/{table}").json()["viewer"] == "investigator"


def test_a_fault_shows_no_trace(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> Any:
        raise RuntimeError("gull-is-jack")

    monkeypatch.setattr(service.house.tables, "listed", broken)
    with service.browser() as browser:
        answer = browser.get("/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (500, "fault")
        assert "content-security-policy" in answer.headers
    assert settle(lambda: '"error":"RuntimeError"' in service.log.getvalue())
    assert "gull" not in answer.text + service.log.getvalue()


def test_errors_do_not_repeat_what_was_sent(service: Service, anna: httpx.Client) -> None:
    secret = "token-4f1d77"
    table = open_table(anna, opponent={"kind": "friend"})["id"]
    answers = [
        anna.post("/api/tables", json={**ORDER, "name": [secret]}),
        anna.post("/api/tables", json={**ORDER, "client_seed": secret}),
        anna.post(
            "/api/tables",
            content=f'{{"name": "{secret}',
            headers={"content-type": "application/json"},
        ),
        anna.post(f"/api/tables/{table}/seats", json={"token": f"{secret}/", "name": "Ben"}),
        anna.get(f"/api/tables/{table}", params={"seat": secret}),
        anna.get(f"/api/tables/{secret}"),
        anna.get(f"/{secret}?token={secret}"),
    ]
    for answer in answers:
        assert answer.status_code >= 400
        assert secret not in answer.text
        assert {"code", "message"} <= answer.json().keys()
    assert secret not in service.log.getvalue()


@pytest.mark.parametrize(
    ("origin", "status"), [("https://jack.org", 201), ("http://jack.org", 403)]
)
def test_the_origin_behind_a_proxy_that_speaks_tls(
    tmp_path: Path, origin: str, status: int
) -> None:
    """What a trusted proxy says about the scheme counts, also where no public URL is set."""
    settings = at(tmp_path, proxies="127.0.0.1", host="0.0.0.0")
    with running(settings) as service, service.browser(origin=origin) as anna:
        anna.headers.update({"host": "jack.org", "x-forwarded-proto": "https"})
        assert anna.post("/api/tables", json=ORDER).status_code == status


@pytest.mark.parametrize("host", ["127.0.0.1:{}", "LocalHost:{}", "[::1]:{}"])
def test_names_of_this_machine(service: Service, host: str) -> None:
    named = host.format(urlsplit(service.address).port)
    with service.browser(host=named, origin=f"http://{named}") as browser:
        assert browser.get("/healthz").status_code == 200
        assert browser.post("/api/tables", json=ORDER).status_code == 201


@pytest.mark.parametrize(
    "host",
    ["evil.example:{}", "evil.example", "127.0.0.1", "localhost:1", "localhost:{}.evil.example"],
)
@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games"])
def test_a_name_that_leads_to_this_machine_but_is_not_its_own(
    service: Service, host: str, path: str
) -> None:
    """Or a page could have its own name lead here, and so be of the same origin as ours."""
    named = host.format(urlsplit(service.address).port)
    with service.browser(host=named, origin=f"http://{named}") as browser:
        answer = browser.get(path)
    assert answer.status_code == 421
    assert answer.json()["code"] == "wrong_host"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "evil" not in answer.text


def test_no_socket_under_a_wrong_name(service: Service, anna: httpx.Client) -> None:
    table = open_table(anna)["id"]
    headers = {
        "host": "evil.example",
        "origin": "http://evil.example",
        "connection": "upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    assert anna.get(f"/api/tables/{table}/socket", headers=headers).status_code == 421


@pytest.mark.parametrize(
    "settings", [{"public_url": "https://jack.org"}, {"host": "0.0.0.0"}], ids=str
)
def test_other_names_where_there_may_be_some(tmp_path: Path, settings: dict[str, str]) -> None:
    with running(at(tmp_path, **settings)) as service, service.browser(host="jack.org") as browser:
        assert browser.get("/healthz").status_code == 200
