"""Two worlds that differ only in what a viewer must not know look the same to him, byte by byte.

A world is made from a viewer's view of a running game (`View.worlds`): the words hidden from him
are others, all he was told is the same. Its log is written beside the first one's, and two
services, one for each, are asked everything that he can ask.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import orjson
import pytest

from lamplighter.games.base import State
from lamplighter.server.clocks import Terms
from lamplighter.server.entries import Entry
from lamplighter.server.keeping import row_of
from lamplighter.server.refusals import Refusal
from lamplighter.server.table import Table
from lamplighter.server.wishes import Claim, Offer, Play, Resign
from tests.server.house import House, both_games, raw, service

LANGUAGES = ("cs", "en")


async def played(folder: Path, game: str, seed: int, most: int) -> tuple[str, list[Entry]]:
    """The log of a running game with a clock, in which people have also talked and undone."""
    async with service(folder) as house:
        clock = Terms("bank", bank=600, increment=5)
        table_id = await house.friends(game, clock=clock)
        rng = random.Random(seed)
        table = await house.table(table_id)
        for count in range(most):
            house.watch.wait(rng.randrange(9))
            await house.play_on(table_id, seed=seed + count, most=1, haste=0)
            if table.status == "over":
                break
            if count % 5 == 2:
                await house.tables.wish(table_id, "jack", Offer("stop"))
        return table_id, await house.tables._keeper.journal.read(table_id)


def before_the_end(table_id: str, entries: list[Entry]) -> tuple[Table, list[Entry]]:
    """A table and its log as long as the game runs."""
    running = [entry for entry in entries if entry.kind != "ended"]
    table = Table.replayed(table_id, running)
    while table.state.is_terminal():
        running = running[:-1]
        table = Table.replayed(table_id, running)
    return table, running


def in_another_world(entries: Sequence[Entry], world: State) -> list[Entry]:
    """The log with the words of another world."""
    words = iter(world.words())
    return [
        entry._replace(body={"word": next(words)}) if entry.kind == "word" else entry
        for entry in entries
    ]


async def write(folder: Path, table_id: str, entries: list[Entry]) -> None:
    folder.mkdir()
    async with service(folder) as house:
        row = row_of(Table.replayed(table_id, entries))
        await house.tables._keeper.journal.append(table_id, entries, row)


async def everything(
    folder: Path, table_id: str, role: str | None, acts: bool = True
) -> dict[str, list[bytes]]:
    """All that one viewer can be told of a table, and what his wishes bring about."""
    told: dict[str, list[bytes]] = {}
    async with service(folder) as house:
        tables, table = house.tables, await house.table(table_id)
        for language in LANGUAGES:
            told["whole"] = raw(await house.read(table_id, role, language=language))
            told["frames"] = raw(await house.read(table_id, role, after=1, language=language))
            told["plies"] = [
                await tables.ply(table_id, ply, role, language) for ply in range(table.ply + 1)
            ]
        told["lists"] = [orjson.dumps(await tables.listed("running"))]
        told["figures"] = [orjson.dumps(tables.figures())]
        told["refusals"] = [
            await refusal(house, table_id, role, wish)
            for wish in (Play(table.ply, table.undos, ("x",)), Offer("undo"), Claim("win"))
        ]
        if role is not None and table.player_to_move() == table.roles.index(role) and acts:
            told["previews"] = await previews(house, table_id, role)
        reader = await house.read(table_id, role)
        raw(reader)
        await tables.say(table_id, role, "W", "hello")
        # The other side's wishes, as this viewer hears of them.
        other = "jack" if role != "jack" else table.roles[0]
        await tables.wish(table_id, other, Offer("stop"))
        # Presence is told a moment later, by the time of day.
        told["heard"] = [frame for frame in raw(reader) if b'"type":"presence"' not in frame]
    return told


async def refusal(house: House, table_id: str, role: str | None, wish: object) -> bytes:
    try:
        number = await house.tables.wish(table_id, role, wish)  # type: ignore[arg-type]
    except Refusal as refused:
        return orjson.dumps(refused.document())
    return str(number).encode()


async def previews(house: House, table_id: str, role: str) -> list[bytes]:
    table = await house.table(table_id)
    words = [table.state.action_to_string(action) for action in table.state.legal_actions()]
    return [
        orjson.dumps(await house.tables.preview(table_id, role, table.ply, [word], "en"))
        for word in words
    ]


@both_games
@pytest.mark.parametrize("most", [1, 5, 10, 15])
def test_two_worlds_look_the_same(tmp_path: Path, game: str, most: int, quick: bool) -> None:
    table_id, entries = asyncio.run(played(tmp_path, game, seed=4, most=most))
    table, running = before_the_end(table_id, entries)
    compared = 0
    for viewer in (0, 1, None):
        role = None if viewer is None else table.roles[viewer]
        # Who watches knows no more than the detective does without his cards.
        view = table.state.view(0 if viewer is None else viewer)
        worlds = [world for world in view.worlds() if world.words() != table.state.words()]
        if not worlds:
            continue
        random.Random(most).shuffle(worlds)
        here = tmp_path / f"here-{role}"
        asyncio.run(write(here, table_id, running))
        first = asyncio.run(everything(here, table_id, role))
        for number, world in enumerate(worlds[: 1 if quick else 3]):
            there = tmp_path / f"there-{role}-{number}"
            asyncio.run(write(there, table_id, in_another_world(running, world)))
            second = asyncio.run(everything(there, table_id, role))
            for key, value in first.items():
                assert value == second[key], (role, key)
            compared += 1
    assert compared, "there was no other world to compare with"


@both_games
def test_a_leak_would_be_found(tmp_path: Path, game: str) -> None:
    """Seen through Jack's eyes the two worlds of the others differ."""
    table_id, entries = asyncio.run(played(tmp_path, game, seed=4, most=3))
    table, running = before_the_end(table_id, entries)
    world = next(
        world for world in table.state.view(0).worlds() if world.words() != table.state.words()
    )
    told = []
    for name, log in (("here", running), ("there", in_another_world(running, world))):
        asyncio.run(write(tmp_path / name, table_id, log))
        told.append(asyncio.run(everything(tmp_path / name, table_id, "jack", acts=False)))
    assert told[0]["whole"] != told[1]["whole"]
    assert told[0]["lists"] == told[1]["lists"]


@both_games
def test_canaries_appear_nowhere(tmp_path: Path, game: str) -> None:
    """Seed, keys, invitation and guests are in the log and in nothing that anybody is told."""

    async def main() -> bytes:
        async with service(tmp_path) as house:
            tables = house.tables
            table_id = await house.friends(game)
            table = await house.table(table_id)
            await house.play_on(table_id, seed=1, most=4, haste=0)
            told = [orjson.dumps(tables.figures()), orjson.dumps(await tables.listed("running"))]
            for role in (*table.roles, None):
                told += raw(await house.read(table_id, role))
                told += raw(await house.read(table_id, role, after=1))
                told.append(await refusal(house, table_id, role, Play(1, 0, ("x",))))
            told.append((await tables.record(table_id)).encode())
            spoken = b"\n".join(told)
            seed = table.secret.seed
            assert isinstance(seed, bytes)
            assert table.invitation is not None
            canaries = [seed.hex(), table.invitation, *table.keys.values()]
            canaries += ['"guest":"jack"', "Invitation", "Secret("]
            for canary in canaries:
                assert canary.encode() not in spoken
            await tables.wish(table_id, "jack", Resign())
            assert (await tables.proof(table_id))["seed"] == seed.hex()
            return spoken

    assert b"commitment" in asyncio.run(main())


@both_games
def test_jack_is_named_to_nobody_else(tmp_path: Path, game: str) -> None:
    """No frame of the other viewers holds the word that says who Jack is, before the end."""

    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends(game)
            table = await house.table(table_id)
            jack = next(word for word in table.state.words() if word.startswith("jack-"))
            readers = [await house.read(table_id, role) for role in (table.roles[0], None)]
            await house.play_on(table_id, seed=1, most=12, haste=0)
            assert table.status == "playing"
            for reader in readers:
                frames = raw(reader)
                assert len(frames) > 12
                assert all(jack.encode() not in frame for frame in frames)
            own = b"".join(raw(await house.read(table_id, "jack")))
            assert jack.encode() in own, "a canary that cannot be seen proves nothing"

    asyncio.run(main())
