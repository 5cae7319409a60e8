"""A repeated move is answered as done; nothing else is confirmed to whoever guesses at it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from lamplighter.server.refusals import Refusal
from lamplighter.server.wishes import Play
from tests.server.house import ROLES, House, both_games, service


async def answer_to(house: House, table_id: str, role: str, wish: Play) -> str:
    """The code of the refusal, or ``done``."""
    try:
        await house.tables.wish(table_id, role, wish)
    except Refusal as refusal:
        return refusal.code
    return "done"


@both_games
def test_no_guess_at_a_hidden_card_is_confirmed(tmp_path: Path, game: str) -> None:
    """Nobody learns what was drawn by sending it as if he had played it himself."""

    async def main() -> None:
        tried = hidden = 0
        async with service(tmp_path) as house:
            for seed in range(6):
                table_id = await house.friends(game)
                await house.play_on(table_id, seed, most=60, haste=0)
                table = await house.table(table_id)
                words = table.state.words()
                for viewer, role in enumerate(ROLES[game]):
                    begun = table.last_turn_of(viewer)
                    assert begun is not None
                    for end in range(begun + 1, len(words) + 1):
                        wish = Play(begun, table.undos, tuple(words[begun:end]))
                        own = table.decided_by(viewer, begun, end)
                        answer = await answer_to(house, table_id, role, wish)
                        assert answer == (
                            "done" if own else "stale" if table.end is None else "over"
                        )
                        tried += not own
                        hidden += any(word.startswith("draw-") for word in words[begun:end])
        assert tried
        assert hidden, "no hidden card was guessed at"

    asyncio.run(main())


def test_what_the_seat_played_is_done_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with service(tmp_path) as house:
            table_id = await house.friends()
            table = await house.table(table_id)
            ply = table.ply
            role = await house.quiet_turn(table_id)
            word = table.state.words()[ply]
            assert await answer_to(house, table_id, role, Play(ply, 0, (word,))) == "done"
            assert await answer_to(house, table_id, role, Play(ply, 0, ("alibi",))) == "stale"
            assert table.ply == ply + 1

    asyncio.run(main())
