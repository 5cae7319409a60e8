"""The service is killed under load, again and again: what was acknowledged is there, and once.

Real processes, real sockets, SIGKILL at random moments, often right after somebody has sent a move.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from lamplighter import load_game, records
from lamplighter.games.base import CHANCE
from lamplighter.games.chance import ChanceStream, chance_domain, play_chance
from tests.server.crowd import PATIENCE, Chair, Crowd, Sitting
from tests.server.nursery import Nursery
from tests.server.serving import NO_LIMITS, served

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")

Log = list[tuple[int, str, dict[str, Any]]]
"""The entries of a table: number, kind, body."""

PLACES = 24

LONG = 10
"""Every so many lives there is a long one, in which bots wake up and play, too."""


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Nursery]:
    nursery = Nursery(tmp_path / "services.log")
    yield nursery
    nursery.close()


def test_nothing_is_lost_or_doubled(tmp_path: Path, nursery: Nursery, quick: bool) -> None:
    database = tmp_path / "tables.sqlite3"
    crowd = asyncio.run(live_and_die(nursery, database, 5 if quick else 100))
    with served(tmp_path, bot_pace=0) as service:
        sittings = crowd.sittings
        assert crowd.moves > 100
        check_logs(database, sittings)
        asyncio.run(go_on(service.port, crowd))
        check_logs(database, sittings)
        check_records(service.address, sittings)


async def live_and_die(nursery: Nursery, database: Path, lives: int) -> Crowd:
    """Let a crowd play at one service after the other, each of which is killed."""
    crowd = Crowd(random.Random(4), PLACES)
    orphans: list[int] = []
    for life in range(lives):
        port = nursery.start(database=str(database), port=0, bot_pace=0, open=False, **NO_LIMITS)
        if life == 0:
            await crowd.come(port)
        playing = asyncio.create_task(crowd.play(port))
        await wait_for_the_moment(crowd, playing, is_long=life % LONG == LONG // 2 - 1)
        started = nursery.kill()
        # What had been sent before the end is still heard.
        await asyncio.wait_for(playing, PATIENCE)
        await wait_until_gone(orphans)
        orphans = started
    await wait_until_gone(orphans)
    return crowd


async def wait_for_the_moment(crowd: Crowd, playing: asyncio.Task[None], *, is_long: bool) -> None:
    """Wait until it is time to die: at any time, or when a move is under way."""
    moves, rng = crowd.moves, crowd.rng
    loop = asyncio.get_running_loop()
    until = loop.time() + PATIENCE
    while crowd.moves < moves + (400 if is_long else 1) and loop.time() < until:
        if playing.done():
            playing.result()
        await asyncio.sleep(0.005)
    await asyncio.sleep(rng.uniform(0.0, 0.5))
    if rng.random() < 0.5:
        crowd.has_sent.clear()
        await asyncio.wait_for(crowd.has_sent.wait(), PATIENCE)
        await asyncio.sleep(rng.choice((0.0, 0.001, 0.002, 0.004, 0.008)))


async def wait_until_gone(processes: list[int]) -> None:
    """Wait until processes have ended which nobody needs any more."""
    until = asyncio.get_running_loop().time() + PATIENCE
    while left := [each for each in processes if Path(f"/proc/{each}").exists()]:
        assert asyncio.get_running_loop().time() < until, f"they stay behind: {left}"
        await asyncio.sleep(0.02)


async def go_on(port: int, crowd: Crowd) -> None:
    """Every game goes on: a move can be played, and is acknowledged."""
    running = {sitting: sitting.moves for sitting in crowd.sittings if not sitting.is_over}
    playing = asyncio.create_task(crowd.play(port))
    until = asyncio.get_running_loop().time() + PATIENCE
    while stuck := [
        (sitting.id, sitting.game, [vars(chair) for chair in sitting.chairs])
        for sitting, moves in running.items()
        if not sitting.is_over and sitting.moves == moves
    ]:
        if playing.done():
            playing.result()
        assert asyncio.get_running_loop().time() < until, stuck
        await asyncio.sleep(0.01)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


def check_logs(database: Path, sittings: list[Sitting]) -> None:
    """Compare the log with what everybody has seen, sent and been told."""
    with closing(sqlite3.connect(database)) as connection:
        for sitting in sittings:
            rows = connection.execute(
                "select number, kind, body from entries where table_id = ? order by number",
                (sitting.id,),
            ).fetchall()
            check_log(sitting, [(number, kind, json.loads(body)) for number, kind, body in rows])


def check_log(sitting: Sitting, log: Log) -> None:
    """One table: its numbers, its words, its chance, and what was seen of it."""
    assert [number for number, _, _ in log] == list(range(1, len(log) + 1))
    kinds = [kind for _, kind, _ in log]
    assert kinds.count("seated") <= 2
    assert kinds.count("ended") <= 1
    words = [str(body["word"]) for _, kind, body in log if kind == "word"]
    for chair in sitting.chairs:
        kept = {ply: words[ply] for ply in chair.acknowledged if ply < len(words)}
        assert kept == chair.acknowledged, f"{sitting.id}: acknowledged, but not kept"
        check_seen(chair, [(kind, str(body.get("word"))) for _, kind, body in log])
    check_words(sitting, words, stream_of(log))


def stream_of(log: Log) -> ChanceStream:
    """All chance of a table, from its seed and what the players have added to it."""
    seated = {body["role"]: body for _, kind, body in log if kind == "seated"}
    roles = [role for role in ("investigator", "detective", "jack") if role in seated]
    added = [
        records.ClientSeed(role, bytes.fromhex(seed))
        for role in roles
        if (seed := seated[role].get("client_seed"))
    ]
    return records.Secret(bytes.fromhex(log[0][2]["seed"])).stream(added)


def check_seen(chair: Chair, log: list[tuple[str, str]]) -> None:
    """Whatever somebody has seen happen is in the log, at its place."""
    for number, frame in chair.frames.items():
        kind, word = log[number - 1]
        assert (frame["type"] == "word") == (kind == "word")
        if kind == "word":
            assert frame["word"] in (word, chance_domain(word))
            assert sum(kind == "word" for kind, _ in log[:number]) == frame["ply"]


def check_words(sitting: Sitting, words: list[str], stream: ChanceStream) -> None:
    """Each word of a player is the one that he has sent, and chance is what the seed gives."""
    players = {chair.role: chair for chair in sitting.chairs}
    state = load_game(sitting.game).new_initial_state()
    while (ply := len(state.history())) < len(words):
        player = state.current_player()
        if player == CHANCE:
            play_chance(state, stream)
            brought = state.words()[ply:]
            assert words[ply : ply + len(brought)] == brought, f"{sitting.id}: drawn anew"
            continue
        chair = players.get(state.game.roles[player])
        assert chair is None or chair.sent.get(ply) == words[ply], f"{sitting.id}: not his word"
        state.apply_action(state.string_to_action(words[ply]))


def check_records(address: str, sittings: list[Sitting]) -> None:
    """The record of each game that is over proves its chance."""
    checked = 0
    with httpx.Client(base_url=address, timeout=PATIENCE) as browser:
        for sitting in sittings:
            if not sitting.is_over:
                continue
            record = records.read(browser.get(f"/api/tables/{sitting.id}/record").text)
            assert record.commitment == sitting.chairs[0].commitment
            assert records.verify(record).ok
            checked += 1
    assert checked
