"""What the ends of a round are worth: the engine's word wherever the game is over."""

from __future__ import annotations

from typing import Any

from lamplighter import load_game
from lamplighter.bots.pocket.resolving.jacks import Jack, hand_of
from lamplighter.bots.pocket.resolving.public import table_of
from lamplighter.bots.pocket.resolving.rest_of_round import RestOfRound
from lamplighter.games.pocket.board import HOURGLASSES
from tests.bots.nodes import decisions
from tests.bots.pocket.resolving.test_public import untold

POCKET = load_game("pocket")


def type_of(record: Any) -> Jack:
    """The type that a full record is of."""
    drawn = zip(record.card, record.taker, strict=True)
    hand = hand_of([HOURGLASSES[int(card)] for card, taker in drawn if taker == 1 and card >= 0])
    return int(record.jack), hand


def test_a_decided_game_is_worth_what_the_engine_says(quick: bool) -> None:
    """In every world, after every last action of a round."""
    compared = {0.0: 0, 1.0: 0}
    going = 0
    for seed in range(25 if quick else 120):
        for state in decisions(seed, POCKET):
            if int(state.record.spent).bit_count() != 3 or state.round_number() < 4:
                continue
            view = state.view(0)
            table = table_of(view, untold, 0.0)
            rest = RestOfRound(table.array, table.jacks())
            worth = rest.worth()
            for world in list(view.worlds())[:40:3]:
                column = rest.jacks.types.index(type_of(world.record))
                for row, action in enumerate(rest.actions.tolist()):
                    after = world.clone()
                    after.apply_action(action)
                    if after.is_chance_node() and after.record.spent == 15:
                        continue  # a card is due first
                    found = worth[row, column]
                    if after.is_terminal():
                        expected = float(after.returns()[0] > 0)
                        assert found == expected, (str(world), after.words()[-1])
                        compared[expected] += 1
                    else:
                        assert 0 <= found <= 1
                        going += 1
    assert min(*compared.values(), going) > (20 if quick else 200)
