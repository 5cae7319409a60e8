"""The chances that ``lookahead`` gives the investigator after a call."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from lamplighter.bots.pocket.outlook import after_call, chase

ROUNDS, ALIBI, LEFT, HOURGLASSES, SEEN = (
    range(1, 9),
    (False, True),
    range(1, 10),
    range(11),
    (False, True),
)


def test_chances_are_chances() -> None:
    for given in product(ROUNDS, ALIBI, LEFT, HOURGLASSES, SEEN):
        assert 0 <= after_call(*given) <= 1


def test_hourglasses_never_help_the_investigator() -> None:
    for number, alibi, left, seen in product(ROUNDS, ALIBI, LEFT, SEEN):
        row = [after_call(number, alibi, left, hourglasses, seen) for hourglasses in HOURGLASSES]
        assert row == sorted(row, reverse=True)


def test_suspects_never_help_the_investigator() -> None:
    for number, alibi, hourglasses, seen in product(ROUNDS, ALIBI, HOURGLASSES, SEEN):
        row = [after_call(number, alibi, left, hourglasses, seen) for left in LEFT]
        assert all(later <= earlier + 1e-9 for earlier, later in pairwise(row))


@pytest.mark.parametrize(
    ("number", "left", "hourglasses", "seen", "chances"),
    [
        (3, 1, 5, False, 1.0),
        (3, 2, 6, True, 0.0),
        (3, 1, 6, True, 1.0),
        (8, 1, 5, False, 1.0),
        (8, 2, 7, True, 0.0),
        (8, 1, 6, True, 1.0),
        (8, 1, 6, False, 0.0),
        (8, 2, 0, True, 0.0),
    ],
)
def test_decided_games(
    number: int, left: int, hourglasses: int, seen: bool, chances: float
) -> None:
    """The table "End of the game", row by row."""
    assert after_call(number, False, left, hourglasses, seen) == chances


def test_the_chase() -> None:
    assert after_call(5, False, 1, 6, False) == chase(5)
    assert chase(8) == 0
    assert 1 > chase(2) > chase(6) > chase(7) > 0


def test_an_alibi_to_come_matters() -> None:
    assert after_call(3, True, 4, 3, True) != after_call(3, False, 4, 3, True)
