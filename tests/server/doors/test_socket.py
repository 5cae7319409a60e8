"""What is live: whole games over the socket, and what is said that cannot be done."""

from __future__ import annotations

import contextlib
import json
import random
import time
from pathlib import Path
from socket import SHUT_RDWR
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from lamplighter.server.doors.messages import KINDS, MessageError, read
from lamplighter.server.limits import MESSAGE_BYTES
from tests.server.doors.visiting import (
    Service,
    at,
    hear,
    how_it_ended,
    open_table,
    running,
    settle,
    socket,
)


def ask(line: ClientConnection, **message: Any) -> dict[str, Any]:
    """Send a message, and the answer to it."""
    line.send(json.dumps(message))
    return hear(line, id=message["id"])


def play_whole_game(line: ClientConnection, chance: random.Random) -> list[dict[str, Any]]:
    """Play whatever may be played until the game is over; all numbered frames that came.

    A bot may have ended it before anybody came: the first frame tells so then.
    """
    frames = [hear(line, type="table")]
    number = 0
    while not frames[-1].get("end"):
        now = frames[-1]
        if now.get("choices"):
            number += 1
            words = [chance.choice(sorted(now["choices"]))]
            request = {"ply": now["ply"], "undos": 0, "words": words}
            line.send(json.dumps({"type": "play", "id": number, **request}))
        frames.append(hear_numbered(line))
    return frames


def hear_numbered(line: ClientConnection) -> dict[str, Any]:
    """The next frame with a number of its own."""
    while True:
        frame = hear(line)
        assert frame["type"] != "refused", frame
        if "seq" in frame and frame["type"] != "done":
            return frame


@pytest.mark.parametrize(
    ("game", "role", "options"),
    [
        ("pocket", "investigator", {}),
        ("pocket", "jack", {}),
        ("london", "detective", {"board": "revised"}),
        ("london", "jack", {"board": "first_2006"}),
    ],
)
def test_a_whole_game_against_a_bot(
    anna: httpx.Client, game: str, role: str, options: dict[str, str]
) -> None:
    bot = {"kind": "bot", "bot": "random"}
    opened = open_table(anna, game=game, role=role, options=options, opponent=bot)
    with socket(anna, opened["id"], seat=role) as line:
        frames = play_whole_game(line, random.Random(5))
    numbers = [frame["seq"] for frame in frames]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    end = frames[-1]["end"]
    assert end["how"] == "rules"
    assert {word.partition("-")[0] for word in end["words"]} >= {"jack"}
    assert anna.get(f"/api/tables/{opened['id']}").json()["status"] == "over"


def test_coming_back(anna: httpx.Client) -> None:
    """Who comes back says what he has, and hears the rest as he would have heard it then."""
    opened = open_table(anna, opponent={"kind": "bot", "bot": "random"})
    with socket(anna, opened["id"]) as line:
        frames = play_whole_game(line, random.Random(6))
    with socket(anna, opened["id"], after=frames[3]["seq"]) as line:
        again = [hear_numbered(line) for _ in frames[4:]]
    assert [frame["seq"] for frame in again] == [frame["seq"] for frame in frames[4:]]
    assert [frame.get("word") for frame in again] == [frame.get("word") for frame in frames[4:]]
    with socket(anna, opened["id"], after=frames[-1]["seq"] + 100) as line:
        assert hear_numbered(line)["type"] == "table", "who has what never was begins anew"


def test_two_players_and_a_watcher(service: Service, anna: httpx.Client, ben: httpx.Client) -> None:
    opened = open_table(anna, opponent={"kind": "friend"})
    seats = f"/api/tables/{opened['id']}/seats"
    ben.post(seats, json={"token": opened["invitation"], "name": "Ben"})
    with (
        socket(anna, opened["id"]) as of_anna,
        socket(ben, opened["id"]) as of_ben,
        service.browser() as eve,
        socket(eve, opened["id"]) as of_eve,
    ):
        tables = [hear(line, type="table") for line in (of_anna, of_ben, of_eve)]
        assert [table["viewer"] for table in tables] == ["investigator", "jack", None]
        assert tables[0]["choices"]
        assert tables[1]["choices"] is tables[2]["choices"] is None
        assert tables[1]["scene"]["jack"]
        assert not tables[0]["scene"]["jack"]
        assert not tables[2]["scene"]["jack"]
        word = min(tables[0]["choices"])
        move = {"type": "play", "ply": tables[0]["ply"], "undos": 0, "words": [word]}
        for line in (of_ben, of_eve):
            assert ask(line, id=1, **move)["type"] == "refused"
        assert ask(of_eve, id=2, type="resign")["code"] == "not_your_seat"
        assert ask(of_anna, id=1, **move)["type"] == "done"
        heard = [hear(line, type="word") for line in (of_ben, of_eve)]
        assert [frame["word"] for frame in heard] == [word] * 2
        assert ask(of_anna, id=2, **move)["type"] == "done", "the same again is done already"
        other = {**move, "words": [max(tables[0]["choices"])]}
        stale = ask(of_anna, id=3, **other)
        assert (stale["type"], stale["code"]) == ("refused", "stale")
        assert stale["ply"] > move["ply"]
        assert ask(of_anna, id=4, type="chat", text="Good luck!")["type"] == "done"
        assert hear(of_ben, type="chat")["text"] == "Good luck!"
        of_eve.send('{"type": "chat", "id": 5, "text": "<b>hm</b>", "name": "Eve"}')
        assert hear(of_eve, type="chat")["by"] == "Eve"
        assert hear(of_eve, id=5)["type"] == "done"


def test_preview_and_ping(anna: httpx.Client) -> None:
    opened = open_table(anna, opponent={"kind": "bot", "bot": "random"})
    with socket(anna, opened["id"]) as line:
        table = hear(line, type="table")
        word = min(table["choices"])
        preview = ask(line, id=0.5, type="preview", ply=table["ply"], words=[word])
        assert (preview["type"], preview["id"]) == ("preview", 0.5)
        assert {"scene", "choices", "notes", "complete", "words", "ply"} <= preview.keys()
        impossible = ask(line, id=2, type="preview", ply=table["ply"], words=["fly-away"])
        assert impossible["code"] == "not_possible"
        pong = ask(line, id=3, type="ping")
        assert pong["type"] == "pong"
        assert abs(pong["moment"] - time.time() * 1000) < 60_000
        assert anna.get(f"/api/tables/{opened['id']}").json()["ply"] == table["ply"]


def test_who_may_not_come_in(service: Service, anna: httpx.Client, ben: httpx.Client) -> None:
    table = open_table(anna, opponent={"kind": "bot", "bot": "random"})["id"]
    both = open_table(anna)["id"]
    cases: list[tuple[httpx.Client, str, dict[str, Any], int, str]] = [
        (ben, table, {"seat": "jack"}, 403, "not_your_seat"),
        (anna, both, {}, 409, "name_the_seat"),
        (anna, "none-such", {}, 404, "unknown_table"),
        (anna, "x.y", {}, 404, "unknown_table"),
        (anna, table, {"after": "x"}, 422, "invalid"),
        (anna, table, {"after": -1}, 422, "invalid"),
        (anna, table, {"language": "../en"}, 422, "invalid"),
    ]
    for browser, name, query, status, code in cases:
        with pytest.raises(InvalidStatus) as refusal, socket(browser, name, **query):
            pass
        response = refusal.value.response
        assert response.status_code == status
        assert json.loads(response.body or b"")["code"] == code
    with socket(anna, table, language="xx") as line:
        assert hear(line)["type"] == "table", "a language there is not yet is English"


WRONG = [
    ("nonsense", None, "invalid"),
    ("[]", None, "invalid"),
    ('"ping"', None, "invalid"),
    ("{}", None, "invalid"),
    ('{"type": "ping"}', None, "invalid"),
    ('{"type": "ping", "id": "1"}', None, "invalid"),
    ('{"type": "ping", "id": true}', None, "invalid"),
    ('{"type": "ping", "id": 1e300}', None, "invalid"),
    ('{"type": "ping", "id": NaN}', None, "invalid"),
    ('{"type": "dance", "id": 1}', 1, "unknown"),
    ('{"type": ["ping"], "id": 1}', 1, "unknown"),
    ('{"id": 1}', 1, "unknown"),
    ('{"type": "ping", "id": 1, "extra": 1}', 1, "invalid"),
    ('{"type": "play", "id": 1, "ply": 1, "undos": 0}', 1, "invalid"),
    ('{"type": "play", "id": 1, "ply": true, "undos": 0, "words": ["a"]}', 1, "invalid"),
    ('{"type": "play", "id": 1, "ply": 1.0, "undos": 0, "words": ["a"]}', 1, "invalid"),
    ('{"type": "play", "id": 1, "ply": -1, "undos": 0, "words": ["a"]}', 1, "invalid"),
    ('{"type": "play", "id": 1, "ply": 1, "undos": 0, "words": []}', 1, "invalid"),
    ('{"type": "play", "id": 1, "ply": 1, "undos": 0, "words": [1]}', 1, "invalid"),
    ('{"type": "play", "id": 1, "ply": 1, "undos": 0, "words": ["é"]}', 1, "invalid"),
    ('{"type": "offer", "id": 1, "what": "money"}', 1, "invalid"),
    ('{"type": "answer", "id": 1, "what": "undo", "accept": 1}', 1, "invalid"),
    ('{"type": "claim", "id": 1, "how": ["win"]}', 1, "invalid"),
    ('{"type": "chat", "id": 1, "text": ""}', 1, "invalid"),
    (json.dumps({"type": "chat", "id": 1, "text": "x" * 1001}), 1, "invalid"),
    (json.dumps({"type": "chat", "id": 1, "text": "x", "name": "x" * 41}), 1, "invalid"),
    (json.dumps({"type": "preview", "id": 1, "ply": 1, "words": ["x"] * 33}), 1, "invalid"),
    (json.dumps({"type": "preview", "id": 1, "ply": 1, "words": ["x" * 65]}), 1, "invalid"),
    ("[" * 4000, None, "invalid"),
]


@pytest.mark.parametrize(("text", "number", "code"), WRONG)
def test_messages_that_are_none(text: str, number: int | None, code: str) -> None:
    with pytest.raises(MessageError) as error:
        read(text)
    assert (error.value.id, error.value.code) == (number, code)


def test_what_is_wrong_is_answered_and_the_line_stays_open(anna: httpx.Client) -> None:
    table = open_table(anna)["id"]
    with socket(anna, table, seat="jack") as line:
        hear(line, type="table")
        for text, number, code in WRONG:
            line.send(text)
            answer = hear(line, type="refused")
            assert (answer["id"], answer["code"]) == (number, code)
            assert answer["message"]
        assert ask(line, id=2, type="ping")["type"] == "pong"


def test_every_type_is_answered(anna: httpx.Client) -> None:
    """Whatever its answer is: nothing is left hanging, and nothing is our fault."""
    fields: dict[str, Any] = {
        "ply": 1,
        "undos": 0,
        "words": ["a"],
        "what": "rematch",
        "accept": True,
        "client_seed": "0a",
        "how": "win",
        "text": "hm",
        "name": "Eve",
    }
    table = open_table(anna)["id"]
    with socket(anna, table, seat="jack") as line:
        for number, (name, kind) in enumerate(KINDS.items()):
            filled = {field: fields[field] for field in kind.fields - {"type", "id"}}
            answer = ask(line, id=number, type=name, **filled)
            assert answer["type"] in ("done", "refused", "pong", "preview")
            assert answer.get("code") != "fault", name


@pytest.mark.parametrize(
    ("sent", "code"), [("x" * (MESSAGE_BYTES + 1), 1009), (b"{}", 1003), ("é" * 2049, 1009)]
)
def test_what_ends_the_talk(anna: httpx.Client, sent: str | bytes, code: int) -> None:
    table = open_table(anna)["id"]
    with socket(anna, table, seat="jack") as line:
        line.send(sent)
        assert how_it_ended(line) == code


def test_a_fault_is_answered_and_shows_no_trace(
    service: Service, anna: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any) -> Any:
        raise RuntimeError("gull-is-jack")

    table = open_table(anna)["id"]
    monkeypatch.setattr(service.house.tables, "wish", broken)
    with socket(anna, table, seat="jack") as line:
        answer = ask(line, id=1, type="resign")
        assert answer["code"] == "fault"
        assert ask(line, id=2, type="ping")["type"] == "pong"
    assert "gull" not in json.dumps(answer) + service.log.getvalue()
    assert '"error":"RuntimeError"' in service.log.getvalue()


def test_nothing_is_compressed(anna: httpx.Client) -> None:
    """However much a client would like it: what is secret would show in lengths."""
    table = open_table(anna)["id"]
    with socket(anna, table, seat="jack") as line:
        assert line.request is not None
        assert line.response is not None
        assert "permessage-deflate" in line.request.headers["sec-websocket-extensions"]
        assert "sec-websocket-extensions" not in line.response.headers


def test_too_many_messages(tmp_path: Path) -> None:
    with running(at(tmp_path, messages=0.1)) as service, service.browser() as anna:
        anna.get("/")
        table = open_table(anna)["id"]
        with socket(anna, table, seat="jack") as line:
            assert ask(line, id=1, type="ping")["type"] == "pong"
            refused = ask(line, id=2, type="ping")
            assert (refused["type"], refused["code"]) == ("refused", "limited")
            assert 0 < refused["retry_after"] <= 10
            line.send("nonsense")
            assert hear(line, type="refused")["code"] == "limited"


def test_too_many_sockets(tmp_path: Path) -> None:
    with running(at(tmp_path, sockets=2)) as service, service.browser() as anna:
        anna.get("/")
        table = open_table(anna)["id"]
        with socket(anna, table, seat="jack"), socket(anna, table, seat="none"):
            with pytest.raises(InvalidStatus) as refusal, socket(anna, table, seat="jack"):
                pass
            assert refusal.value.response.status_code == 429
            assert b"too_many_sockets" in (refusal.value.response.body or b"")
        assert settle(lambda: service.house.sockets.total() == 0)
        with socket(anna, table, seat="jack") as line:
            hear(line, type="table")


def test_sockets_of_a_guest_at_a_table(service: Service, ben: httpx.Client) -> None:
    """Eight; another guest, another table and who has left one are none of them."""
    with service.browser() as anna, contextlib.ExitStack() as lines:
        anna.get("/")
        table, other = open_table(anna)["id"], open_table(anna)["id"]
        first = lines.enter_context(socket(anna, table, seat="jack"))
        for _ in range(7):
            lines.enter_context(socket(anna, table, seat="none"))
        for seat in ("jack", "none"):
            with pytest.raises(InvalidStatus) as refusal, socket(anna, table, seat=seat):
                pass
            assert refusal.value.response.status_code == 429
            assert b"too_many_sockets" in (refusal.value.response.body or b"")
        lines.enter_context(socket(ben, table))
        lines.enter_context(socket(anna, other, seat="jack"))
        first.close()
        assert settle(lambda: service.house.sockets.total() == 9)
        hear(lines.enter_context(socket(anna, table, seat="jack")), type="table")
    with contextlib.ExitStack() as lines:
        with service.browser() as nobody:
            for _ in range(8):
                lines.enter_context(socket(nobody, table))
        with pytest.raises(InvalidStatus), service.browser() as also, socket(also, table):
            pass


def test_chat_of_one_seat(service: Service, anna: httpx.Client, ben: httpx.Client) -> None:
    """However many connections somebody has, and however many browsers share a seat."""
    opened = open_table(anna, opponent={"kind": "friend"})
    path = f"/api/tables/{opened['id']}/seats"
    ben.post(path, json={"token": opened["invitation"], "name": "Ben"})
    with service.browser() as phone, contextlib.ExitStack() as lines:
        phone.get("/")
        phone.post(path, json={"token": opened["keys"]["investigator"], "name": "Anna"})
        browsers = (anna, anna, phone)
        mine = [lines.enter_context(socket(browser, opened["id"])) for browser in browsers]
        told = [ask(mine[n % 3], id=n, type="chat", text="hm") for n in range(18)]
        refused = [answer for answer in told if answer["type"] == "refused"]
        assert {answer["code"] for answer in refused} == {"limited"}
        assert all(0 < answer["retry_after"] <= 1 for answer in refused)
        assert [answer["type"] for answer in told[:10]] == ["done"] * 10
        assert len(refused) >= 5
        assert ask(mine[0], id=99, type="ping")["type"] == "pong"
        of_ben = lines.enter_context(socket(ben, opened["id"]))
        assert ask(of_ben, id=1, type="chat", text="Well?")["type"] == "done"


def test_chat_of_watchers_without_a_name(service: Service, anna: httpx.Client) -> None:
    """Who sends no cookie counts by his address, as he is somebody new each time."""
    table = open_table(anna)["id"]
    with service.browser() as nobody, contextlib.ExitStack() as lines:
        open_lines = [lines.enter_context(socket(nobody, table)) for _ in range(4)]
        told = [
            ask(open_lines[n % 4], id=n, type="chat", text="hm", name="N")["type"]
            for n in range(20)
        ]
    assert told[:10] == ["done"] * 10
    assert "refused" in told[10:]


def test_nothing_is_left_of_who_has_gone(service: Service, anna: httpx.Client) -> None:
    table = open_table(anna)["id"]
    assert settle(lambda: service.house.sockets.total() == 0)
    with contextlib.ExitStack() as open_lines:
        lines = [open_lines.enter_context(socket(anna, table, seat="jack")) for _ in range(5)]
        assert settle(lambda: service.house.sockets.total() == 5)
        lines[0].close()
        for line in lines[1:]:
            line.socket.shutdown(SHUT_RDWR)  # without a word
    assert settle(lambda: service.house.sockets.total() == 0)
    assert settle(lambda: service.house.tables.figures()["players"] == 0)


def test_a_stop_tells_everybody(tmp_path: Path) -> None:
    settings = at(tmp_path)
    with contextlib.ExitStack() as afterwards:
        with running(settings) as service, service.browser() as anna:
            anna.get("/")
            table = open_table(anna)["id"]
            line = afterwards.enter_context(socket(anna, table, seat="jack"))
            hear(line, type="table")
            assert ask(line, id=1, type="resign")["type"] == "done"
        assert how_it_ended(line) == 1001
    with running(settings) as service, service.browser() as anna:
        assert anna.get(f"/api/tables/{table}").json()["status"] == "over"
