"""Nothing gets into the log but what is on the list."""

from __future__ import annotations

import io
import json
import logging

import pytest

from lamplighter.server import logs

CANARY = "gull-is-jack-8c1d"


@pytest.fixture
def written() -> io.StringIO:
    """What the log says."""
    stream = io.StringIO()
    logs.configure("debug", stream)
    return stream


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_only_what_is_on_the_list(written: io.StringIO) -> None:
    logs.logger().info("request", route="/x", status=200, ms=1.5, word=CANARY, cookie=CANARY)
    (line,) = lines(written)
    assert line.pop("time")
    assert line == {
        "level": "info",
        "event": "request",
        "route": "/x",
        "status": 200,
        "ms": 1.5,
    }


def test_only_the_kind_of_value_that_is_expected(written: io.StringIO) -> None:
    logs.logger().info("request", status=CANARY, count={"seed": CANARY}, route=[CANARY], ms=True)
    assert CANARY not in written.getvalue()
    assert lines(written)[0].keys() == {"time", "level", "event"}


def test_long_text_is_cut(written: io.StringIO) -> None:
    logs.logger().info("request", route="x" * 1000)
    assert len(str(lines(written)[0]["route"])) == logs.LONGEST


def test_levels(written: io.StringIO) -> None:
    logs.configure("error", written)
    logs.logger().info("request")
    assert written.getvalue() == ""
    logs.logger().error("fault")
    assert lines(written)[0]["event"] == "fault"


def test_libraries_tell_where_but_not_what(written: io.StringIO) -> None:
    library = logging.getLogger("some.library")
    library.warning("cookie: %s", CANARY)
    library.error(CANARY)
    try:
        raise ValueError(CANARY)
    except ValueError:
        library.exception("went wrong with %s", CANARY)
    library.info("not told at all")
    assert CANARY not in written.getvalue()
    told = lines(written)
    assert [line["level"] for line in told] == ["warning", "error", "error"]
    assert all(line["source"] == "some.library" for line in told)
    assert told[0]["place"].startswith("test_logs.py:")  # type: ignore[attr-defined]
    assert told[2]["error"] == "ValueError"


def test_an_error_is_told_by_kind_and_place() -> None:
    try:
        raise KeyError(CANARY)
    except KeyError as error:
        told = logs.describe(error)
    assert told["error"] == "KeyError"
    assert told["place"].startswith("test_logs.py:")


def test_what_a_library_repeats_is_told_once_a_second(
    written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr("lamplighter.server.logs.time.monotonic", lambda: now)
    library = logging.getLogger("some.library")

    def complain(times: int) -> None:
        for _ in range(times):
            library.error("again: %s", CANARY)

    complain(500)
    library.error("another")
    assert [line.get("count") for line in lines(written)] == [None, None]
    now += 0.9
    complain(1)
    assert len(lines(written)) == 2
    now += 0.2
    complain(2)
    now += 1.1
    complain(1)
    now += 1.1
    complain(1)
    told = lines(written)
    assert [line.get("count") for line in told] == [None, None, 500, 1, None]
    assert len({line["place"] for line in told}) == 2


def test_other_errors_of_the_same_line_are_told(written: io.StringIO) -> None:
    for kind in (ValueError, KeyError, ValueError):
        logging.getLogger("some.library").error("went wrong", exc_info=kind(CANARY))
    assert [line["error"] for line in lines(written)] == ["ValueError", "KeyError"]
