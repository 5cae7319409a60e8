"""Chance is committed to before anybody says what he adds: at the first game and at a rematch."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import orjson
import pytest

from lamplighter.records import Secret, read, verify
from lamplighter.server import seals
from lamplighter.server.orders import Order
from lamplighter.server.refusals import Refusal
from lamplighter.server.seals import Seals
from lamplighter.server.wishes import Answer, Cancel, Offer, Resign, Withdraw
from tests.server.house import ROLES, House, Watch, both_games, heard, raw, service, until


def forbid_new_seeds(patch: pytest.MonkeyPatch) -> None:
    """From now on a seed that is made is a fault: it could be chosen by what is known already."""

    def fault() -> bytes:
        raise AssertionError("a seed is made after the client seed was heard")

    patch.setattr(seals, "new_seed", fault)


async def refusal_of(house: House, order: Order) -> str:
    with pytest.raises(Refusal) as caught:
        await house.tables.open(order, "g")
    return caught.value.code


# --- the first game -------------------------------------------------------------------------------


@both_games
def test_the_seed_is_fixed_before_the_client_seed_is_heard(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            others = [house.tables.seal() for _ in range(3)]
            seal = house.tables.seal()
            assert seal.commitment not in {other.commitment for other in others}
            forbid_new_seeds(monkeypatch)
            order = Order(game, role="jack", bot="greedy", client_seed="0a", seal=seal.token)
            opened = await house.tables.open(order, "g")
            table = await house.table(opened.id)
            assert table.secret.commitment == seal.commitment
            (whole,) = heard(await house.read(opened.id, "jack"))
            assert whole["commitment"] == seal.commitment
            monkeypatch.undo()
            await house.tables.wish(opened.id, "jack", Resign())
            record = read(await house.tables.record(opened.id))
            found = verify(record)
            assert (found.status, found.client_seeds) == ("fair", 1)
            assert record.commitment == seal.commitment

    asyncio.run(main())


def test_who_does_not_care_needs_no_seal(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            seal = house.tables.seal()
            opened = await house.tables.open(Order("pocket", opponent="friend"), "g")
            assert (await house.table(opened.id)).secret.commitment != seal.commitment

    asyncio.run(main())


def test_a_seal_is_used_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            order = Order("pocket", opponent="friend", seal=house.tables.seal().token)
            await house.tables.open(order, "g")
            assert await refusal_of(house, order) == "no_such_seal"
            unknown = Order("pocket", opponent="friend", seal="x" * 32)
            assert await refusal_of(house, unknown) == "no_such_seal"

    asyncio.run(main())


def test_a_seal_expires(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            early, late = house.tables.seal(), house.tables.seal()
            house.watch.moment += 10 * 60 * 1000 - 1
            await house.tables.open(Order("pocket", opponent="friend", seal=early.token), "g")
            house.watch.moment += 1
            order = Order("pocket", opponent="friend", seal=late.token)
            assert await refusal_of(house, order) == "no_such_seal"

    asyncio.run(main())


def test_an_order_that_makes_no_sense_uses_no_seal_up(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            token = house.tables.seal().token
            wrong = Order("pocket", opponent="friend", name="x" * 200, seal=token)
            assert await refusal_of(house, wrong) == "bad_name"
            await house.tables.open(Order("pocket", opponent="friend", seal=token), "g")

    asyncio.run(main())


def test_of_too_many_seals_the_oldest_are_dropped() -> None:
    kept = Seals(Watch(), most=3)
    made = [kept.new() for _ in range(5)]
    for seal in made[:2]:
        with pytest.raises(Refusal):
            kept.use(seal.token)
    assert [kept.use(seal.token).commitment for seal in made[2:]] == [
        seal.commitment for seal in made[2:]
    ]


# --- a rematch ------------------------------------------------------------------------------------


async def commitment_shown(house: House, table_id: str, *roles: str | None) -> str:
    """What the end shows of the next seed: the same to everybody, at once and later."""
    ends = [heard(await house.read(table_id, role))[0]["end"] for role in roles]
    number = (await house.table(table_id)).number
    ends += [heard(await house.read(table_id, role, number - 1))[-1]["end"] for role in roles]
    (shown,) = {end["next_commitment"] for end in ends}
    return str(shown)


async def check_rematch(
    house: House, table_id: str, commitment: str, added: list[dict[str, Any]]
) -> None:
    """The rematch has the seed that was committed to, with what was added; its record proves it."""
    rematch = (await house.table(table_id)).rematch
    assert rematch is not None
    table = await house.table(rematch)
    assert table.secret.commitment == commitment
    await house.tables.wish(rematch, "jack", Resign())
    record = read(await house.tables.record(rematch))
    found = verify(record)
    assert (found.status, found.client_seeds) == ("fair", len(added))
    assert record.commitment == commitment
    assert (await house.tables.proof(rematch))["client_seeds"] == added


@both_games
def test_a_rematch_among_people(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id, first = await house.friends(game), ROLES[game][0]
            await house.tables.wish(table_id, "jack", Resign())
            shown = await commitment_shown(house, table_id, first, "jack", None)
            with monkeypatch.context() as patch:
                forbid_new_seeds(patch)
                await house.tables.wish(table_id, first, Offer("rematch", "11"))
                answer = Answer("rematch", accept=True, client_seed="22")
                await house.tables.wish(table_id, "jack", answer)
            # Roles are swapped: who was Jack comes first now.
            added = [{"role": first, "value": "22"}, {"role": "jack", "value": "11"}]
            await check_rematch(house, table_id, shown, added)

    asyncio.run(main())


@both_games
def test_a_rematch_against_a_bot(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            order = Order(game, role="jack", bot="greedy")
            table_id = (await house.tables.open(order, "g")).id
            await house.tables.wish(table_id, "jack", Resign())
            shown = await commitment_shown(house, table_id, "jack", None)
            with monkeypatch.context() as patch:
                forbid_new_seeds(patch)
                await house.tables.wish(table_id, "jack", Offer("rematch", "0a"))
            rematch = (await house.table(table_id)).rematch
            assert rematch is not None
            table = await house.table(rematch)
            await until(lambda: table.bot_to_move() is None)
            await house.tables.wish(rematch, ROLES[game][0], Resign())
            found = verify(read(await house.tables.record(rematch)))
            assert (found.status, found.client_seeds) == ("fair", 1)
            assert table.secret.commitment == shown
            assert [tuple(added) for added in table.client_seeds] == [(ROLES[game][0], b"\x0a")]

    asyncio.run(main())


def test_offers_that_cross(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            await house.tables.wish(table_id, "jack", Resign())
            shown = await commitment_shown(house, table_id, "jack")
            await house.tables.wish(table_id, "jack", Offer("rematch", "11"))
            await house.tables.wish(table_id, "jack", Offer("rematch", "33"))  # it stands already
            await house.tables.wish(table_id, "investigator", Offer("rematch", "22"))
            added = [{"role": "investigator", "value": "11"}, {"role": "jack", "value": "22"}]
            await check_rematch(house, table_id, shown, added)

    asyncio.run(main())


@pytest.mark.parametrize("how", ["withdrawn", "declined"])
def test_what_came_with_an_offer_goes_with_it(tmp_path: Path, how: str) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            await house.tables.wish(table_id, "jack", Resign())
            shown = await commitment_shown(house, table_id, "jack")
            await house.tables.wish(table_id, "jack", Offer("rematch", "11"))
            if how == "withdrawn":
                await house.tables.wish(table_id, "jack", Withdraw("rematch"))
            else:
                no = Answer("rematch", accept=False, client_seed="44")
                await house.tables.wish(table_id, "investigator", no)
            await house.tables.wish(table_id, "investigator", Offer("rematch"))
            await house.tables.wish(table_id, "jack", Answer("rematch", accept=True))
            await check_rematch(house, table_id, shown, [])

    asyncio.run(main())


@both_games
def test_a_restart_keeps_the_next_seed(tmp_path: Path, game: str) -> None:
    """After the end, and after the offer, the service starts again."""

    async def main() -> None:
        first = ROLES[game][0]
        async with service(tmp_path) as house:
            table_id = await house.friends(game)
            await house.play_on(table_id, seed=3)
            assert (await house.table(table_id)).status == "over"
            shown = await commitment_shown(house, table_id, first, "jack", None)
        async with service(tmp_path) as house:
            assert await commitment_shown(house, table_id, first, "jack", None) == shown
            await house.tables.wish(table_id, first, Offer("rematch", "11"))
        async with service(tmp_path) as house:
            answer = Answer("rematch", accept=True, client_seed="22")
            await house.tables.wish(table_id, "jack", answer)
        async with service(tmp_path) as house:
            added = [{"role": first, "value": "22"}, {"role": "jack", "value": "11"}]
            await check_rematch(house, table_id, shown, added)

    asyncio.run(main())


def test_a_game_called_off_has_no_next_one(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            await house.tables.wish(table_id, "jack", Cancel())
            (whole,) = heard(await house.read(table_id, "jack"))
            assert whole["end"]["next_commitment"] is None

    asyncio.run(main())


@pytest.mark.parametrize("seed", ["0", "FF", "00" * 65, ""])
def test_what_is_no_client_seed_is_refused(tmp_path: Path, seed: str) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            await house.tables.wish(table_id, "jack", Resign())
            offer = Offer("rematch", seed)
            assert (await house.refused(table_id, "jack", offer)).code == "bad_seed"
            await house.tables.wish(table_id, "jack", Offer("rematch"))
            answer = Answer("rematch", accept=True, client_seed=seed)
            assert (await house.refused(table_id, "investigator", answer)).code == "bad_seed"

    asyncio.run(main())


# --- what nobody is told --------------------------------------------------------------------------


@both_games
def test_seals_and_next_seeds_appear_nowhere(
    tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Not before the end, not after it, not when a rematch is agreed on, and in no log."""
    caplog.set_level(0)

    async def main() -> None:
        async with service(tmp_path) as house:
            tables, first = house.tables, ROLES[game][0]
            seal, waiting = tables.seal(), tables.seal()
            order = Order(game, role="jack", opponent="anyone", seal=seal.token, client_seed="0a")
            opened = await tables.open(order, "jack")
            told = [orjson.dumps(await tables.listed("waiting")), repr((order, seal)).encode()]
            await tables.take_seat(opened.id, first, None, "Ines", "0b")
            readers = [await house.read(opened.id, role) for role in (first, "jack", None)]
            await house.play_on(opened.id, seed=1)
            table = await house.table(opened.id)
            assert table.next is not None
            assert isinstance(table.next.seed, bytes)
            await tables.wish(opened.id, first, Offer("rematch", "0c"))
            for role in (first, "jack", None, "open"):
                told += [
                    await tables.ply(opened.id, ply, role, "en") for ply in range(table.ply + 1)
                ]
            told.append(orjson.dumps(await tables.proof(opened.id)))
            answer = Answer("rematch", accept=True, client_seed="0d")
            await tables.wish(opened.id, "jack", answer)
            assert table.rematch is not None
            for role in (first, "jack", None):
                told += raw(await house.read(opened.id, role))
                told += raw(await house.read(opened.id, role, after=1))
                told += raw(await house.read(table.rematch, role))
            for reader in readers:
                told += raw(reader)
            told += [orjson.dumps(await tables.listed("running"))]
            told += [orjson.dumps(tables.figures()), repr(table.next).encode()]
            told += [(await tables.record(one)).encode() for one in (opened.id, table.rematch)]
            told.append(caplog.text.encode())
            spoken = b"\n".join(told)
            assert table.next.commitment is not None
            assert table.next.commitment.encode() in spoken
            unused = tables._seals.use(waiting.token)
            for canary in (table.next.seed, _seed(unused)):
                assert canary.hex().encode() not in spoken
                assert str(canary).encode() not in spoken
            for token in (seal.token, waiting.token):
                assert token.encode() not in spoken
            entries = await tables._keeper.journal.read(opened.id)
            kept = orjson.dumps([entry.body for entry in entries])
            assert table.next.seed.hex().encode() in kept, "a canary must be there to be missed"
            assert seal.token.encode() not in kept
            ended = next(entry.body for entry in entries if entry.kind == "ended")
            assert ended["next_seed"] == table.next.seed.hex()

    asyncio.run(main())


def _seed(secret: Secret) -> bytes:
    assert isinstance(secret.seed, bytes)
    return secret.seed
