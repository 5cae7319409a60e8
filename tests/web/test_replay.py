"""The replay of a finished game: it opens without spoilers, at any point of the game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tests.web.conftest import Visit
from tests.web.tables import Host
from tests.web.visiting import Visitor

GAMES = pytest.mark.parametrize("game", ["pocket", "london"])

TELLING = ("winner", "jack", "how")
"""Fields that would tell the result, or who Jack is."""


class Answers:
    """What the service answered to a page."""

    def __init__(self, visitor: Visitor) -> None:
        self.texts: list[str] = []
        visitor.page.on("response", self._hear)

    def _hear(self, response: Response) -> None:
        if "/api/tables" in response.url:
            self.texts.append(response.text())


def spoilers(value: Any, path: str = "") -> list[str]:
    """Where a document tells the result or the identity."""
    if isinstance(value, dict):
        found = [f"{path}.{key}={value[key]}" for key in TELLING if value.get(key)]
        return found + [one for key in value for one in spoilers(value[key], f"{path}.{key}")]
    if isinstance(value, list):
        return [one for each in value for one in spoilers(each, path)]
    return []


@GAMES
def test_nothing_is_told_before_the_end(
    visit: Visit, host: Host, finished: dict[str, str], game: str
) -> None:
    table = finished[game]
    over = host.client.get(f"/api/tables/{table}").json()
    identity = f"jack-{over['end']['jack']}"
    visitor = visit()
    answers = Answers(visitor)
    visitor.open(f"/replay/{table}?ply=0")
    say = visitor.say
    expect(visitor.page.get_by_text(say("web-replay-start"), exact=True)).to_be_visible()
    for _ in range(25):
        visitor.button("web-step-on").click()
    visitor.page.wait_for_load_state("networkidle")
    page = visitor.page.content()
    for sentence in over["end"]["told"]:
        assert sentence not in page
    assert identity not in page
    assert visitor.page.locator(".jack").count() == 0
    assert len(answers.texts) >= 25
    for text in answers.texts:
        assert identity not in text
        document = json.loads(text)
        del document["names"]  # who played on each side, by role
        assert spoilers(document) == []
    visitor.button("web-replay-end").click()
    expect(visitor.page.get_by_text(over["end"]["told"][-1], exact=True).first).to_be_visible()


@GAMES
def test_a_link_opens_at_its_point(visit: Visit, finished: dict[str, str], game: str) -> None:
    first, second = visit(), visit()
    first.open(f"/replay/{finished[game]}?ply=14")
    first.button("web-step-on").click()
    first.page.wait_for_url("**ply=15*")
    told = first.page.locator(".told").first.inner_text()
    name = first.say("web-replay-link")
    link = first.page.get_by_role("textbox", name=name).input_value()
    assert "ply=15" in link
    second.open(link)
    expect(second.page.locator(".told").first).to_have_text(told)
    # A player's eyes, or everything laid open, only on demand.
    second.page.get_by_role("radio", name=second.say("web-replay-open")).check()
    second.page.wait_for_url("**seat=open*")
    jack = second.page.locator(".jack")
    expect(jack.first).to_be_visible()


@pytest.mark.usefixtures("only_in_full")
def test_it_plays_by_itself_and_by_arrow_keys(visit: Visit, finished: dict[str, str]) -> None:
    visitor = visit()
    visitor.open(f"/replay/{finished['pocket']}?ply=20")
    expect(visitor.board).to_be_visible()
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.wait_for_url("**ply=21*")
    visitor.page.keyboard.press("ArrowLeft")
    visitor.page.wait_for_url("**ply=20*")
    visitor.button("web-replay-play").click()
    visitor.page.wait_for_url("**ply=22*")
    visitor.button("web-replay-pause").click()


def test_the_end_of_ones_own_game_at_one_device(visit: Visit, host: Host) -> None:
    """Both seats are one's own: the replay is watched as by anybody, to its end."""
    table = host.finished("pocket")
    over = host.client.get(f"/api/tables/{table}", params={"seat": "none"}).json()
    visitor = visit()
    host.lend_cookie(visitor)
    visitor.open(f"/replay/{table}")
    visitor.button("web-replay-end").click()
    expect(visitor.page.get_by_text(over["end"]["told"][-1], exact=True).first).to_be_visible()


def test_the_replay_of_ones_own_running_game_at_one_device(visit: Visit, host: Host) -> None:
    table = host.open("pocket", "here")
    visitor = visit()
    host.lend_cookie(visitor)
    visitor.open(f"/replay/{table}")
    expect(visitor.board).to_be_visible()
    assert visitor.page.locator(".jack").count() == 0
