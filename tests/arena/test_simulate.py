"""Matches of bots: the same games in any order, honest figures, and bots that fail."""

from __future__ import annotations

import math
import random
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import pytest

from lamplighter import JACK, Game, View, load_game
from lamplighter.arena import Match, Outcome, play_one, simulate, wilson_interval
from lamplighter.bots import make_bot
from tests.playing import VARIANTS, every_variant

POCKET = load_game("pocket")
RANDOM = make_bot("random")

ENDINGS = {
    "pocket": {
        *(("investigator", ending) for ending in ("one-left", "both-seen", "chase-caught")),
        *(("jack", ending) for ending in ("hourglasses", "both-unseen", "chase-escaped", "time")),
    },
    "london": {
        ("detective", "accusation"),
        *(("jack", ending) for ending in ("wrong-accusation", "escape", "time")),
    },
}
"""By game: who may win, and how."""


class Chosen:
    """A bot that does what a test says."""

    name = "chosen"

    def __init__(self, action: object) -> None:
        self._action = action

    def act(self, view: View, rng: random.Random) -> int:
        if isinstance(self._action, BaseException):
            raise self._action
        return self._action  # type: ignore[return-value]


@every_variant
def test_one_game_is_the_same_wherever_it_is_played(game: Game) -> None:
    match = simulate(game, ("random", "random"), 60, 11)
    assert [outcome.index for outcome in match.outcomes] == list(range(60))
    for index in (59, 0, 30):
        assert play_one(game, (RANDOM, RANDOM), 11, index) == match.outcomes[index]
    with ThreadPoolExecutor(3) as executor:
        shared = simulate(game, ("random", "random"), 60, 11, executor=executor)
    assert shared.outcomes == match.outcomes
    assert simulate(game, ("random", "random"), 31, 11).outcomes == match.outcomes[:31]


def test_games_in_other_processes_have_their_options() -> None:
    game = VARIANTS[-1]
    match = simulate(game, ("random", "random"), 26, 11)
    with ProcessPoolExecutor(1, get_context("spawn")) as executor:
        shared = simulate(game, ("random", "random"), 26, 11, executor=executor)
    assert shared.outcomes == match.outcomes
    assert shared.report()["options"] == game.options
    assert match.outcomes != simulate(VARIANTS[-2], ("random", "random"), 26, 11).outcomes


def test_games_and_seeds_differ() -> None:
    one = simulate(POCKET, ("random", "random"), 20, 1).outcomes
    other = simulate(POCKET, ("random", "random"), 20, 2).outcomes
    assert one != other
    assert len({(outcome.decisions, outcome.winner) for outcome in one}) > 3


def test_a_bot_in_the_other_seat_is_dealt_the_same_cards() -> None:
    """Chance comes from seed and number of the game alone, not from who plays."""
    deals = []

    class Looks(Chosen):
        def act(self, view: View, rng: random.Random) -> int:
            deals.append(view.words()[:11])
            raise RuntimeError

    play_one(POCKET, (Looks(None), RANDOM), 5, 3)
    play_one(POCKET, (Looks(None), make_bot("greedy")), 5, 3)
    assert deals[0] == deals[1]


@pytest.mark.parametrize(
    ("action", "kind", "message"),
    [
        (RuntimeError("no idea"), "crash", "RuntimeError: no idea"),
        (KeyError("x"), "crash", "KeyError: 'x'"),
        (MemoryError(), "crash", "MemoryError: "),
        (SystemExit(0), "crash", "SystemExit: 0"),
        (-1, "illegal", "-1 is not possible here"),
        (10**30, "illegal", "is not possible here"),
        ("holmes-1", "illegal", "is a word, not an action number"),
        (None, "illegal", "None is not an action number"),
        (1.5, "illegal", "1.5 is not an action number"),
        (True, "illegal", "True is not an action number"),
    ],
)
def test_a_bot_that_fails_loses(action: object, kind: str, message: str) -> None:
    for role in (0, 1):
        bots = (Chosen(action), RANDOM) if role == 0 else (RANDOM, Chosen(action))
        outcome = play_one(POCKET, bots, 1, 0)
        assert (outcome.winner, outcome.ending, outcome.rounds) == (1 - role, kind, 1)
        assert outcome.fault is not None
        assert outcome.fault.role == role
        assert message in outcome.fault.message


def test_an_interrupt_is_not_the_bots_fault() -> None:
    with pytest.raises(KeyboardInterrupt):
        play_one(POCKET, (Chosen(KeyboardInterrupt()), RANDOM), 1, 0)


@every_variant
def test_every_game_is_reported_by_roles_and_endings(game: Game) -> None:
    match = simulate(game, ("random", "random"), 60, 5)
    report = match.report()
    assert report["options"] == game.options
    assert [player["role"] for player in report["players"]] == list(game.roles)
    assert list(report["endings"]) == list(game.roles)
    told = {(role, ending) for role, counts in report["endings"].items() for ending in counts}
    assert told <= ENDINGS[game.name]
    assert len(told) > 1
    assert sum(sum(counts.values()) for counts in report["endings"].values()) == 60


def test_faults_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lamplighter.bots.uniform.Uniform", lambda: Chosen(-5))
    report = simulate(POCKET, ("random", "greedy"), 3, 1).report()
    assert report["players"][JACK]["wins"] == 3
    assert report["endings"] == {"investigator": {}, "jack": {"illegal": 3}}
    assert [fault["index"] for fault in report["faults"]] == [0, 1, 2]
    assert {fault["bot"] for fault in report["faults"]} == {"random"}


def test_figures() -> None:
    outcomes = [
        Outcome(0, 0, 10, 2, "one-left"),
        Outcome(1, 0, 20, 3, "chase-caught"),
        Outcome(2, 1, 33, 8, "time"),
        Outcome(3, 0, 21, 3, "one-left"),
    ]
    report = Match(POCKET, ("a", "b"), 9, outcomes).report()
    assert report["games"] == 4
    assert [player["bot"] for player in report["players"]] == ["a", "b"]
    assert [player["wins"] for player in report["players"]] == [3, 1]
    assert [player["win_rate"] for player in report["players"]] == [0.75, 0.25]
    assert report["mean_decisions"] == 21
    assert report["endings"] == {
        "investigator": {"chase-caught": 1, "one-left": 2},
        "jack": {"time": 1},
    }
    assert report["rounds"] == {"2": 1, "3": 2, "8": 1}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Agresti and Coull (1998) and standard tables.
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (15, 100, 0.0931, 0.2328),
    ],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson_interval(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_solves_its_equation() -> None:
    for wins, games in ((3, 17), (999, 1000), (1, 2)):
        for bound in wilson_interval(wins, games):
            deviation = abs(wins / games - bound) / math.sqrt(bound * (1 - bound) / games)
            assert deviation == pytest.approx(1.959964, abs=1e-5)
    assert wilson_interval(0, 0) == (0.0, 1.0)


def test_progress() -> None:
    steps: list[int] = []
    simulate(POCKET, ("random", "random"), 60, 1, progress=steps.append)
    assert sum(steps) == 60
    assert len(steps) > 1


@pytest.mark.parametrize(
    ("bots", "games", "message"),
    [
        (("random", "deep"), 1, "no bot .deep.: choose one of"),
        (("random", "random"), 0, "at least 1, not 0"),
    ],
)
def test_wrong_arguments(bots: tuple[str, str], games: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        simulate(POCKET, bots, games, 1)
