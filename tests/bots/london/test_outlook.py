"""The chances that ``lookahead`` gives the detective after a call."""

from __future__ import annotations

from itertools import pairwise, product

from lamplighter.bots.london.outlook import after_call

ROUNDS, LEFT = range(1, 9), range(1, 9)


def test_chances_are_chances() -> None:
    for given in product(ROUNDS, LEFT):
        assert 0 <= after_call(*given) <= 1


def test_suspects_never_help_the_detective() -> None:
    for number in ROUNDS:
        row = [after_call(number, left) for left in LEFT]
        assert all(later <= earlier + 1e-9 for earlier, later in pairwise(row))


def test_time_never_helps_him() -> None:
    """Two rounds later; those between differ, since Jack escapes more easily in an even one."""
    for left in LEFT:
        row = [after_call(number, left) for number in ROUNDS]
        assert all(later <= earlier + 1e-9 for earlier, later in zip(row, row[2:], strict=False))


def test_after_the_eighth_round_jack_has_won() -> None:
    for left in LEFT:
        assert after_call(8, left) == 0


def test_a_last_suspect_is_worth_waiting_for() -> None:
    """To know Jack with a round to go is far better than to guess one of two."""
    assert after_call(6, 1) > 0.75 > 0.5 > after_call(7, 2) > 0
