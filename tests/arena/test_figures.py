"""Ratings, intervals and the sequential test: known strengths are found again."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from lamplighter.arena import Sprt, wilson_interval
from lamplighter.arena.intervals import design_effect, pair_interval
from lamplighter.arena.ratings import Meeting, rated

ROLE = 80.0
"""What the detective's role is worth in these games."""


def chance(elo: float) -> float:
    return 1 / (1 + 10 ** (-elo / 400))


def pairs(rng: random.Random, elo: float, number: int) -> Iterator[tuple[int, int]]:
    """Whether the detective won, in both games of pairs of bots so far apart."""
    for _ in range(number):
        yield int(rng.random() < chance(elo + ROLE)), int(rng.random() < chance(ROLE - elo))


def test_ratings_find_known_strengths() -> None:
    true = [0.0, 120.0, 250.0, 60.0]
    rng = random.Random(3)
    meetings = [
        Meeting(one, other, list(pairs(rng, true[one] - true[other], 4000)))
        for one in range(4)
        for other in range(one + 1, 4)
    ]
    found = rated(4, meetings)
    assert found.bots[0].elo == found.bots[0].low == found.bots[0].high == 0
    for rating, elo in zip([*found.bots[1:], found.advantage], [*true[1:], ROLE], strict=True):
        assert rating.elo == pytest.approx(elo, abs=12)
        assert rating.low < elo < rating.high
        assert rating.high - rating.low < 20


def test_ratings_of_who_never_met_are_compared_through_others() -> None:
    rng = random.Random(4)
    field = [Meeting(0, place, list(pairs(rng, -100.0 * place, 4000))) for place in (1, 2)]
    found = rated(3, field)
    assert [rating.elo for rating in found.bots] == pytest.approx([0, 100, 200], abs=15)


@pytest.mark.parametrize("number", [1, 20, 1000])
def test_who_wins_all_games_has_a_finite_rating(number: int) -> None:
    found = rated(2, [Meeting(0, 1, [(0, 1)] * number)])
    better = found.bots[1]
    assert 0 < better.elo < 2500
    assert better.low < better.elo < better.high
    assert found.advantage.elo == pytest.approx(0, abs=1e-6)


def test_intervals_of_ratings_hold_what_they_promise(quick: bool) -> None:
    rng = random.Random(5)
    tries = 60 if quick else 300
    held = 0
    for _ in range(tries):
        found = rated(2, [Meeting(1, 0, list(pairs(rng, 100.0, 60)))])
        held += found.bots[1].low <= 100.0 <= found.bots[1].high
    assert held / tries > 0.9


def test_a_pair_tells_more_than_two_games_where_the_deal_decides() -> None:
    """One of the bots wins each pair's games as often as the other: the deal decides them all."""
    low, high = pair_interval([1] * 100)
    assert (low + high) / 2 == pytest.approx(0.5)
    assert high - low < 0.3 * (wilson_interval(100, 200)[1] - wilson_interval(100, 200)[0])
    low, high = pair_interval([0, 2] * 50)
    assert high - low > 1.3 * (wilson_interval(100, 200)[1] - wilson_interval(100, 200)[0])


def test_intervals_where_there_is_little_to_go_by() -> None:
    assert pair_interval([]) == (0.0, 1.0)
    low, high = pair_interval([2] * 50)
    assert low == pytest.approx(wilson_interval(100, 100)[0], abs=0.01)
    assert high == 1.0
    assert design_effect(0.0, 0.0) == 1.0


def test_the_test_answers_both_ways() -> None:
    test = Sprt(0, 50)
    assert test.bounds == pytest.approx((-2.944, 2.944), abs=1e-3)
    assert test.answer((0, 0, 9)) is None, "too few"
    assert test.answer((0, 0, 10)) == "elo1"
    assert test.answer((10, 0, 0)) == "elo0"
    assert test.answer((50, 100, 50)) == "elo0"
    assert test.answer((100, 200, 160)) == "elo1"
    assert test.answer((10, 11, 12)) is None
    assert test.ratio((0, 0, 0)) == 0.0


def test_the_test_seldom_errs(quick: bool) -> None:
    """Each way about once in twenty tries; chance on both sides of that is allowed for."""
    rng = random.Random(6)
    tries = 40 if quick else 200
    for elo, wrong in ((0.0, "elo1"), (120.0, "elo0")):
        errors = 0
        for _ in range(tries):
            counts, answer = [0, 0, 0], None
            while answer is None:
                for one, other in pairs(rng, elo, 1):
                    counts[one + 1 - other] += 1
                answer = Sprt(0, 100).answer(counts)
            errors += answer == wrong
        assert errors / tries < 0.12


@pytest.mark.parametrize(("low", "high"), [(50, 0), (5, 5), (float("nan"), 5)])
def test_a_test_needs_two_answers(low: float, high: float) -> None:
    with pytest.raises(ValueError, match="elo0 is less than elo1"):
        Sprt(low, high)
    with pytest.raises(ValueError, match="alpha"):
        Sprt(0, 5, alpha=0.5)
