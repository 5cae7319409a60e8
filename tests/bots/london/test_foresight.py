"""What ``ismcts`` foresees in Mr. Jack (London): what it is told, and that it has learned."""

from __future__ import annotations

import csv
import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from lamplighter import State
from lamplighter.bots.london.ahead import NODE
from lamplighter.bots.london.foresight import (
    SIGNS,
    describe_all,
    hand_made,
    learned,
    weights_for,
)
from lamplighter.bots.london.lookahead import chances_after_call
from lamplighter.games.london import knowledge
from lamplighter.games.london.board import CHARACTERS
from tests.games.london.scenes import scene, table


def told(state: State) -> dict[str, dict[str, float]]:
    """What is told of each suspect: by name and sign; all who are possible are as likely."""
    suspects = knowledge.identities(state.view(None).position)
    beliefs = np.zeros((1, 8))
    beliefs[0, suspects] = 1 / len(suspects)
    out = np.zeros((1, 8, len(SIGNS)))
    record = state.view(None).array
    describe_all(record, chances_after_call(record[0])[None], beliefs, np.zeros(1, NODE), out)
    rows = {CHARACTERS[suspect]: out[0, suspect].tolist() for suspect in suspects}
    return {who: dict(zip(SIGNS, row, strict=True)) for who, row in rows.items()}


def lay(**laid: Any) -> dict[str, dict[str, float]]:
    return told(scene(table(**laid)))


# --- what is told -------------------------------------------------------------------------------


def test_who_is_seen_and_whose_card_waits() -> None:
    found = lay(cards="holmes watson smith bert", played="holmes watson")
    assert {who for who, signs in found.items() if signs["seen"]} == {
        "holmes",
        "smith",
        "lestrade",
        "bert",
    }
    assert {who for who, signs in found.items() if signs["waits"]} == {"smith", "bert"}
    assert {who for who, signs in found.items() if signs["stays_seen"]} == {"holmes", "lestrade"}


def test_groups_count_the_others_alike() -> None:
    """Five are left after a round in which all cards were played, three of them seen."""
    cards = "holmes watson smith bert"
    found = lay(cards=cards, played=cards, cleared="watson stealthy smith")
    assert found["holmes"]["alike"] == pytest.approx(np.log(3))
    assert found["holmes"]["unlike"] == pytest.approx(np.log(3))
    assert found["gull"]["alike"] == pytest.approx(np.log(2))
    assert found["gull"]["unlike"] == pytest.approx(np.log(4))
    assert found["gull"]["left"] == pytest.approx(np.log(5))
    assert set(found) == {"holmes", "lestrade", "bert", "gull", "goodley"}


def test_who_is_about_to_leave() -> None:
    """Bert stands beside an open exit: what it means hangs on his card and the last call."""
    laid = {"places": "bert-k9", "covered": "b1 b6", "cordons": "ne sw", "round_number": 2}
    for cards, seen, leaves in (
        ("bert smith gull watson", "u", 1),
        ("bert smith gull watson", "s", 0),
        ("holmes smith gull watson", "u", 0),
    ):
        found = lay(cards=cards, seen=seen, **laid)
        assert found["bert"]["near"] == 1
        assert found["bert"]["about_to_leave"] == leaves
    assert found["bert"]["steps"] > found["goodley"]["steps"]  # through the manholes it is near


def test_whose_card_is_known_to_come() -> None:
    """After an odd round it is known, after an even one not."""
    cards = "holmes watson smith lestrade"
    odd, even = (lay(cards=cards, played=cards, round_number=number) for number in (3, 4))
    assert {who for who, signs in odd.items() if signs["comes"]} == {
        "stealthy",
        "goodley",
        "gull",
        "bert",
    }
    assert not any(signs["comes"] for signs in even.values())


def test_hunters_are_those_who_can_get_there() -> None:
    """Goodley is alone in his corner until Holmes comes; and Holmes has been played."""
    far = lay()["goodley"]["hunters"]
    found = lay(places="holmes-m9", played="holmes")["goodley"]
    assert found["hunters"] == far + 0.25
    assert found["hunters_to_come"] == lay(played="holmes")["goodley"]["hunters_to_come"]


# --- how it is weighed --------------------------------------------------------------------------


def test_the_weights_are_those_of_the_signs() -> None:
    with training().KEPT.open(encoding="utf-8") as file:
        assert tuple(file.readline().strip().split(",")) == SIGNS
    assert learned().shape == hand_made().shape == (2, 4, len(SIGNS))
    assert np.isfinite(learned()).all()


def test_a_share_of_what_was_learned() -> None:
    assert (weights_for(0.0) == hand_made()).all()
    assert (weights_for(1.0) == learned()).all()
    assert weights_for(0.5) == pytest.approx((hand_made() + learned()) / 2)


def at_the_call(number: int, left: int) -> float:
    """What the call of an odd round promises with so many left, Holmes and others who are seen."""
    kept = ("holmes", "smith", "lestrade", "bert")[:left]
    found = lay(
        cards="holmes watson smith bert",
        played="holmes watson smith bert",
        lamps="f5 h8 k6 c7 b2 l11",
        cleared=" ".join(who for who in CHARACTERS if who not in kept),
        round_number=number,
        seen="s" * (number - 1),
    )
    assert len(found) == left
    assert all(signs["seen"] for signs in found.values())
    signs = np.array(list(found["holmes"].values()))
    return float(1 / (1 + np.exp(-learned()[1, 3] @ signs)))


def test_more_suspects_and_later_rounds_help_jack() -> None:
    for number in (3, 5):
        row = [at_the_call(number, left) for left in range(2, 5)]
        assert row == sorted(row, reverse=True)
    for left in range(2, 5):
        assert at_the_call(5, left) < at_the_call(3, left)


@cache
def training() -> ModuleType:
    """The script that trains."""
    path = Path(__file__).parents[3] / "training" / "london_outlook.py"
    spec = importlib.util.spec_from_file_location("london_outlook", path)
    assert spec
    assert spec.loader
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_games_that_had_no_part_in_it_are_guessed_better_than_before() -> None:
    """So the training found, at each time of a round."""
    with Path(training().__file__ or "").with_suffix(".csv").open() as file:
        rows = list(csv.DictReader(file))
    whole = [row for row in rows if row["games"] == rows[-1]["games"]]
    assert [row["turns"] for row in whole] == ["1", "2", "3", "4"]
    for row in whole:
        assert int(row["held_out"]) > 1000
        assert float(row["log_loss"]) < float(row["ends_log_loss"])
        assert float(row["brier"]) < float(row["ends_brier"])


def test_the_fit_finds_the_weights_behind_the_games() -> None:
    rng = np.random.default_rng(1)
    signs = np.c_[rng.normal(size=(5000, 3)), np.ones(5000)]
    weights = np.array([1.0, -2.0, 0.0, 0.5])
    won = (rng.random(5000) < 1 / (1 + np.exp(-signs @ weights))).astype(float)
    assert training().regression(signs, won) == pytest.approx(weights, abs=0.15)


def test_each_turn_of_a_game_is_a_sample() -> None:
    rows = training().met((7, 3))
    assert [4 * (row[1] - 1) + row[2] for row in rows] == list(range(1, len(rows) + 1))
    assert len({row[4] for row in rows}) == 1
    assert all(row[3][SIGNS.index("always")] == 1 for row in rows)
