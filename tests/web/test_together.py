"""Several people at one table: by invitation, watching, talking, asking each other."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import Mouse
from tests.web.people import Person, open_game
from tests.web.visiting import Frame, Visitor

GAMES = pytest.mark.parametrize("game", ["pocket", "london"])


def invite(visit: Visit, game: str, side: str = "jack") -> tuple[Visitor, Visitor]:
    """Anna opens a table for a friend, and Ben comes by her link; both sit."""
    anna, ben = visit(), visit()
    anna.open()
    open_game(anna, Mouse(anna.page), game, side, "friend")
    link = anna.page.get_by_role("textbox", name=anna.say("web-waiting-link")).input_value()
    ben.open(link)
    ben.page.get_by_role("textbox", name=ben.say("web-name")).fill("Ben")
    ben.button("web-sit-down").click()
    expect(ben.board).to_be_visible()
    ben.until(lambda: "#" not in ben.page.url, "a capability does not stay in the address")
    expect(anna.board).to_be_visible()
    return anna, ben


def table_of(visitor: Visitor) -> str:
    """The id of the table that a page shows."""
    return visitor.page.url.rsplit("/", 1)[1].partition("?")[0]


def await_rematch(visitor: Visitor, table: str) -> None:
    """Wait until a page has gone on, by itself, to the game that follows the one at a table."""
    visitor.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    following = table_of(visitor)
    visitor.until(
        lambda: following in visitor.line.url and bool(visitor.line.frames),
        "the game that follows is told",
    )


def hidden_words(end: Frame, told: list[str]) -> set[str]:
    """The words that somebody was told only in part while the game ran."""
    return {word for word, seen in zip(end["words"], told, strict=False) if word != seen}


def secrets_told(raw: list[str], secrets: set[str]) -> list[str]:
    """The frames before the end that hold one of the secrets."""
    before = [text for text in raw if '"type":"end"' not in text and '"chat"' not in text]
    return [text for text in before if any(f'"{secret}"' in text for secret in secrets)]


@GAMES
def test_two_play_and_a_third_watches(visit: Visit, game: str, quick: bool) -> None:
    if quick and game == "london":
        pytest.skip("one game stands for both in a quick run")
    for _ in range(5):
        (anna, ben, carol), people = three_at_a_table(visit, game)
        if play_on(people, 8 if quick else 14):
            break
    identity = anna.line.position["scene"]["jack"]
    Person(carol).watch_calls()
    watcher_sees_no_secret(carol, identity)
    told = list(carol.line.position.get("words") or carol.line.frames[0]["words"])
    told += [frame["word"] for frame in carol.line.frames if frame["type"] == "word"]
    for person in people:
        person.watch_calls()
    resign(ben)
    end = anna_reads_the_end(anna, identity)
    carol.until(lambda: carol.line.end is not None, "the watcher hears of the end")
    secrets = hidden_words(end, told)
    assert f"jack-{identity}" in secrets
    assert secrets_told(carol.line.raw, secrets) == []
    assert secrets_told(ben.line.raw, {f"jack-{identity}"}) == []
    for raw in (ben.line.raw, carol.line.raw):
        told_early = [text for text in raw if '"type":"end"' not in text]
        assert not any(f'"jack":"{identity}"' in text for text in told_early)
    told_to_carol = carol.line.end
    assert told_to_carol is not None
    expect(carol.page.get_by_text(told_to_carol["told"][-1], exact=True).first).to_be_visible()


def three_at_a_table(visit: Visit, game: str) -> tuple[list[Visitor], list[Person]]:
    """Anna, who is Jack, Ben and the watching Carol; and those who play."""
    anna, ben = invite(visit, game)
    carol = visit()
    carol.open(f"/table/{table_of(anna)}")
    expect(carol.board).to_be_visible()
    people = [Person(ben, seed=4, shuns=("accuse",)), Person(anna, seed=5, shuns=("escape",))]
    return [anna, ben, carol], people


def play_on(people: list[Person], turns: int) -> bool:
    """Play so many turns; whether the game still runs, as chance may end it before."""
    lines = [person.visitor.line for person in people]
    for _ in range(turns):
        people[0].visitor.until(
            lambda: (
                any(line.end for line in lines)
                or (
                    lines[0].position["ply"] == lines[1].position["ply"]
                    and any(person.is_to_move for person in people)
                )
            ),
            "somebody is to move",
        )
        if any(line.end for line in lines):
            return False
        for person in people:
            person.watch_calls()
        next(person for person in people if person.is_to_move).play_turn()
    people[0].visitor.until(
        lambda: lines[0].position["ply"] == lines[1].position["ply"], "both were told"
    )
    return not any(line.end for line in lines)


def watcher_sees_no_secret(carol: Visitor, identity: str) -> None:
    """Nothing on the watcher's page marks one suspect before the others."""
    for frame in carol.line.frames:
        scene = frame.get("scene") or {}
        assert not scene.get("jack")
        assert frame.get("choices") is None
    marked = carol.page.locator(".jack").count()
    assert marked == 0
    assert f"jack-{identity}" not in carol.page.content()


def resign(visitor: Visitor) -> None:
    """Give up, and mean it."""
    visitor.tab("table")
    visitor.button("web-resign").click()
    visitor.button("web-resign-yes").click()


def anna_reads_the_end(anna: Visitor, identity: str) -> Frame:
    """Jack's player has won, as herself."""
    anna.until(lambda: anna.line.end is not None, "the game is over")
    end = anna.line.end
    assert end is not None
    assert (end["how"], end["winner"], end["jack"]) == ("resignation", "jack", identity)
    expect(anna.page.get_by_role("heading", name=anna.say("web-end-won"))).to_be_visible()
    return end


def say_something(visitor: Visitor, text: str) -> None:
    """Write into the chat."""
    visitor.tab("chat")
    visitor.page.get_by_role("textbox", name=visitor.say("web-chat-label")).fill(text)
    visitor.button("web-chat-send").click()


@pytest.mark.usefixtures("only_in_full")
def test_chats_are_kept_apart(visit: Visit) -> None:
    anna, ben = invite(visit, "pocket")
    carol, dora = visit(), visit()
    for watcher in (carol, dora):
        watcher.open(f"/table/{table_of(anna)}")
        watcher.tab("chat")
    say_something(anna, "Good evening <b>Ben</b>")
    say_something(carol, "I bet on the doctor")
    for visitor, heard, unheard in (
        (ben, "Good evening <b>Ben</b>", "I bet on the doctor"),
        (dora, "I bet on the doctor", "Good evening"),
    ):
        visitor.tab("chat")
        expect(visitor.page.get_by_text(heard)).to_be_visible()
        assert unheard not in "".join(visitor.line.raw)
    ben.button("web-chat-mute").click()
    expect(ben.page.get_by_text("Good evening")).to_have_count(0)
    ben.button("web-chat-unmute").click()
    expect(ben.page.get_by_text("Good evening")).to_be_visible()
    resign(ben)
    anna.page.get_by_role("heading", name=anna.say("web-end-won")).wait_for()
    for visitor, heard in ((anna, "I bet on the doctor"), (dora, "Good evening")):
        visitor.tab("chat")
        expect(visitor.page.get_by_text(heard)).to_be_visible()


def await_ply(visitor: Visitor, ply: int) -> None:
    """Wait until the game stands at a point."""
    visitor.until(lambda: visitor.line.position["ply"] == ply, f"the game stands at {ply}")


def await_lines(visitor: Visitor, count: int) -> None:
    """Wait until so many sockets have been opened, and the last has told its table."""
    opened = visitor.lines
    visitor.until(lambda: len(opened) >= count and bool(opened[-1].frames), "a table is told")


@pytest.mark.usefixtures("only_in_full")
def test_a_move_is_taken_back_by_consent(visit: Visit) -> None:
    anna, ben = invite(visit, "pocket")
    person = Person(ben)
    person.wait_for_turn()
    ply = ben.line.position["ply"]
    person.play_turn(lambda choices: next(word for word in choices if word != "alibi"))
    for answer, after in (("web-decline", ply + 1), ("web-accept", ply)):
        ben.tab("table")
        ben.button("web-ask-undo").click()
        asked = anna.say("web-offer-undo", name="Ben")
        expect(anna.page.get_by_text(asked)).to_be_visible()
        anna.button(answer).click()
        expect(anna.page.get_by_text(asked)).to_have_count(0)
        await_ply(ben, after)
    assert person.is_to_move
    person.play_turn()


@pytest.mark.usefixtures("only_in_full")
def test_offers_to_stop(visit: Visit) -> None:
    anna, ben = invite(visit, "pocket")
    ben.tab("table")
    ben.button("web-ask-stop").click()
    ben.button("web-withdraw").click()
    expect(anna.button("web-accept")).to_have_count(0)
    ben.button("web-ask-stop").click()
    anna.button("web-accept").click()
    for visitor in (anna, ben):
        heading = visitor.page.get_by_role("heading", name=visitor.say("web-end-none"))
        expect(heading).to_be_visible()


@pytest.mark.usefixtures("only_in_full")
def test_a_rematch_changes_sides(visit: Visit) -> None:
    anna, ben = invite(visit, "london")
    table = table_of(anna)
    resign(ben)
    anna.button("web-rematch").click()
    expect(anna.page.get_by_text(anna.say("web-offered-rematch"))).to_be_visible()
    expect(ben.page.get_by_text(ben.say("web-offer-rematch", name="Guest"))).to_be_visible()
    ben.button("web-accept").click()
    for visitor, role in ((anna, "detective"), (ben, "jack")):
        await_rematch(visitor, table)
        assert visitor.line.frames[0]["viewer"] == role
        expect(visitor.board).to_be_visible()


@pytest.mark.usefixtures("only_in_full")
def test_cancelling_before_the_first_move(visit: Visit) -> None:
    anna, ben = invite(visit, "pocket")
    ben.tab("table")
    ben.button("web-cancel-game").click()
    for visitor in (anna, ben):
        heading = visitor.page.get_by_role("heading", name=visitor.say("web-end-cancelled"))
        expect(heading).to_be_visible()


@pytest.mark.usefixtures("only_in_full")
def test_a_used_invitation_opens_no_seat(visit: Visit) -> None:
    anna = visit()
    anna.open()
    open_game(anna, Mouse(anna.page), "pocket", "hunter", "friend")
    link = anna.page.get_by_role("textbox", name=anna.say("web-waiting-link")).input_value()
    ben, carol = visit(), visit()
    for visitor in (ben, carol):
        visitor.open(link)
        expect(visitor.button("web-sit-down")).to_be_visible()
    ben.button("web-sit-down").click()
    expect(ben.board).to_be_visible()
    carol.forgive("status of 4")
    expect(carol.board).to_be_visible()
    assert carol.line.frames[0]["viewer"] is None
    used = carol.page.get_by_role("heading", name=carol.say("web-used-heading"))
    expect(used).to_be_visible()
    expect(carol.button("web-sit-down")).to_have_count(0)
    carol.button("web-lobby-watch").click()
    expect(used).to_have_count(0)
    assert "#" not in carol.page.url
    resign(ben)
    late = visit()
    late.forgive("status of 4")
    late.open(link)
    expect(late.page.get_by_role("heading", name=late.say("web-used-heading"))).to_be_visible()
    late.page.get_by_role("main").get_by_role("link", name=late.say("web-nav-home")).click()
    expect(late.page.get_by_role("heading", name=late.say("web-home-heading"))).to_be_visible()


def test_the_key_of_a_seat_opens_it_elsewhere(visit: Visit) -> None:
    _anna, ben = invite(visit, "pocket")
    ben.tab("table")
    link = ben.page.get_by_role("textbox", name=ben.say("web-link-own")).input_value()
    telephone = visit()
    telephone.open(link)
    await_lines(telephone, 2)
    assert telephone.line.frames[0]["viewer"] == "investigator"
    assert "#" not in telephone.page.url


@pytest.mark.usefixtures("only_in_full")
def test_a_game_of_the_lobby(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.open()
    table = open_game(anna, Mouse(anna.page), "london", "jack", "anyone")
    ben.open("/lobby")
    sit = ben.page.locator(f'a[href="/table/{table}"]')
    expect(sit).to_contain_text(ben.say("web-lobby-sit", role="Detective"))
    sit.click()
    ben.button("web-sit-down").click()
    expect(ben.board).to_be_visible()
    expect(anna.board).to_be_visible()
    carol = visit()
    carol.open("/lobby")
    running = carol.page.locator(f'a[href="/table/{table}"]')
    expect(running).to_contain_text(carol.say("web-lobby-watch"))
