"""Endings: escape, accusation, time; and what never ends a game."""

from __future__ import annotations

import pytest

from lamplighter.games.london import knowledge
from tests.games.london.scenes import (
    DETECTIVE,
    JACK,
    everybody,
    legal,
    place,
    play,
    turn,
    winner,
)

DARK_ROUND = {"round_number": 2, "seen": "u"}
"""Jack has the first turn, and the witness card shows invisible."""

# --- escape -------------------------------------------------------------------------------


def test_jack_escapes_through_a_free_exit_and_wins() -> None:
    state = turn("smith", JACK, "escape-nw", places="smith-b6", jack="smith", **DARK_ROUND)
    assert winner(state) == JACK
    assert state.returns() == [-1.0, 1.0]
    assert knowledge.ending(state.view(None)) == "escape"
    assert legal(state) == set()


@pytest.mark.parametrize(
    ("hex_", "possible"),
    [("b7", True), ("b6", True), ("a5", True), ("c6", True), ("a4", False), ("d7", False)],
)
def test_trap_leaving_costs_one_step_from_the_gate_hex(hex_: str, possible: bool) -> None:
    state = turn("smith", JACK, places=f"smith-{hex_}", jack="smith", **DARK_ROUND)
    assert ("escape-nw" in legal(state)) == possible


@pytest.mark.parametrize(
    ("hex_", "possible"), [("b7", True), ("a4", True), ("e8", True), ("a3", False), ("e6", False)]
)
def test_stealthy_escapes_with_four_steps_over_any_hex(hex_: str, possible: bool) -> None:
    laid = {"places": f"stealthy-{hex_}", "covered": "b6 l7"}
    state = turn("stealthy", JACK, jack="stealthy", **laid, **DARK_ROUND)
    assert ("escape-nw" in legal(state)) == possible


def test_one_may_escape_through_the_manholes() -> None:
    # One step to a manhole beside a gate, one to the gate, one off the board.
    state = turn("smith", JACK, places="smith-g6", jack="smith", **DARK_ROUND)
    assert legal(state, "escape") == {"escape-nw", "escape-se"}
    state = turn("smith", JACK, places="smith-g7", jack="smith", **DARK_ROUND)
    assert legal(state, "escape") == set()


def test_trap_nobody_escapes_past_a_cordon() -> None:
    for hex_ in ("m12", "l12", "b1", "a1"):
        state = turn("smith", JACK, places=f"smith-{hex_}", jack="smith", **DARK_ROUND)
        assert legal(state, "escape") == set()


@pytest.mark.parametrize(
    ("hex_", "by"),
    [("l12", "ne"), ("m12", "ne"), ("m11", "ne"), ("b1", "sw"), ("a1", "sw"), ("a2", "sw")],
)
def test_m12_and_a1_do_not_touch_an_exit(hex_: str, by: str) -> None:
    # They lie a step from the gates l12 and b1, m11 and a2 two, m10 and a3 three.
    laid = {"cordons": "nw se", "jack": "smith", **DARK_ROUND}
    state = turn("smith", JACK, places=f"smith-{hex_}", **laid)
    assert legal(state, "escape") == {f"escape-{by}"}
    farther = {"ne": "m10", "sw": "a3"}[by]
    laid["places"] = f"smith-{farther} stealthy-e6 goodley-i6"
    assert legal(turn("smith", JACK, **laid), "escape") == set()


def test_trap_lestrade_may_free_the_exit_by_which_he_leaves() -> None:
    state = turn("lestrade", JACK, places="lestrade-m12", jack="lestrade", **DARK_ROUND)
    cordons = {f"cordon-{one}-{other}" for one in ("ne", "sw") for other in ("nw", "se")}
    assert legal(state, "cordon") == cordons
    assert legal(state, "escape") == set()
    play(state, "cordon-ne-nw")
    assert legal(state, "escape") == {"escape-ne"}
    assert winner(play(state, "escape-ne")) == JACK


def test_bert_may_open_the_manhole_by_which_he_leaves() -> None:
    laid = {"places": "bert-b6", "covered": "b6 b1", "cordons": "nw ne", "jack": "bert"}
    state = turn("bert", JACK, **laid, **DARK_ROUND)
    assert legal(state, "escape") == set()
    play(state, "cover-b6-c4")
    assert legal(state, "escape") == {"escape-se"}


def test_trap_never_while_the_witness_card_shows_visible() -> None:
    for number, seen in [(2, "s"), (3, "us"), (4, "uus"), (8, "uuuuuus")]:
        laid = {"round_number": number, "seen": seen}
        state = turn("smith", JACK, places="smith-b7", jack="smith", **laid)
        assert legal(state, "escape") == set()
    for number, seen in [(2, "u"), (3, "su"), (4, "ssu"), (8, "ssssssu")]:
        laid = {"round_number": number, "seen": seen}
        state = turn("smith", JACK, places="smith-b7", jack="smith", **laid)
        assert legal(state, "escape") == {"escape-nw"}


def test_trap_never_in_round_1() -> None:
    state = turn("smith", JACK, places="smith-b7", jack="smith")
    assert legal(state, "escape") == set()


def test_the_witness_card_shows_the_verdict_through_the_whole_next_round() -> None:
    # The fourth turn of round 2 is Jack's too.
    laid = {"places": "smith-b7", "jack": "smith", "last": True}
    assert "escape-nw" in legal(turn("smith", JACK, round_number=2, seen="u", **laid))
    assert "escape-nw" not in legal(turn("smith", JACK, round_number=2, seen="s", **laid))


def test_present_light_does_not_matter() -> None:
    laid = {"places": "smith-b7 gull-b6", "jack": "smith", **DARK_ROUND}
    state = turn("smith", JACK, **laid)
    assert "smith" in everybody(state)
    assert "escape-nw" in legal(state)


def test_trap_only_jacks_own_character_leaves() -> None:
    state = turn("smith", JACK, places="smith-b7", jack="bert", **DARK_ROUND)
    assert legal(state, "escape") == set()


def test_trap_the_detective_never_leaves_with_jacks_character() -> None:
    state = turn("smith", DETECTIVE, places="smith-b7", jack="smith", **DARK_ROUND)
    assert legal(state, "escape") == set()


def test_trap_nobody_leaves_by_swap_or_whistle() -> None:
    # Gull changes places with Smith on the gate; Goodley whistles Bert to it.
    state = turn("gull", JACK, "swap-smith", places="smith-b7", jack="gull", **DARK_ROUND)
    assert place(state, "gull") == "b7"
    assert legal(state) == legal(state, "play-")
    laid = {"places": "goodley-a4 bert-c6", "jack": "bert", **DARK_ROUND}
    state = turn("goodley", JACK, "whistle-bert-b6", **laid)
    assert not state.is_terminal()
    assert legal(state, "escape") == set()


def test_gull_may_leave_by_his_own_move() -> None:
    state = turn("gull", JACK, places="gull-b7", jack="gull", **DARK_ROUND)
    assert "escape-nw" in legal(state)
    assert len(legal(state, "swap-")) == 7


def test_an_ability_still_owed_lapses_with_the_escape() -> None:
    state = turn("bert", JACK, "escape-nw", places="bert-b7", jack="bert", **DARK_ROUND)
    assert state.is_terminal()
    assert "unseen" not in state.view(None).words()  # the witnesses are not called


# --- accusation ---------------------------------------------------------------------------


@pytest.mark.parametrize(("jack", "won"), [("lestrade", DETECTIVE), ("bert", JACK)])
def test_an_accusation_decides_the_game_at_once(jack: str, won: int) -> None:
    state = turn("holmes", DETECTIVE, places="holmes-e6", jack=jack)
    left = state.suspects()
    play(state, "accuse-e5")
    assert winner(state) == won
    assert knowledge.ending(state.view(None)) == ("wrong-accusation" if won else "accusation")
    assert state.suspects() == left
    assert place(state, "holmes") == "e5"


def test_the_accuser_is_whoever_the_detective_plays_also_jack_himself() -> None:
    # Smith, who is Jack, is played by the detective and ends on Bert: a wrong accusation.
    state = turn("smith", DETECTIVE, "accuse-i8", places="smith-i9", jack="smith")
    assert winner(state) == JACK


def test_exactly_who_is_in_reach_may_be_accused() -> None:
    state = turn("holmes", DETECTIVE, places="holmes-e6 smith-e7 bert-e4 gull-e9 watson-c6")
    accusations = {f"accuse-{hex_}" for hex_ in ("e5", "e7", "e4", "e9", "c6")}
    assert legal(state, "accuse") == accusations
    # Stealthy has four steps, over anything.
    state = turn("stealthy", DETECTIVE, places="stealthy-f7 goodley-j8")
    assert {"accuse-j8", "accuse-i8", "accuse-g5", "accuse-g8"} <= legal(state, "accuse")


def test_ruling_an_ability_still_owed_lapses_with_the_accusation() -> None:
    state = turn("bert", DETECTIVE, "accuse-i9", places="smith-i9", jack="smith")
    assert winner(state) == DETECTIVE


def test_the_accusation_may_follow_the_ability() -> None:
    state = turn("bert", DETECTIVE, "cover-b1-g6", places="smith-i9", jack="smith")
    assert "accuse-i9" in legal(state)


def test_trap_jack_never_accuses() -> None:
    for who in ("holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert"):
        state = turn(who, JACK)
        assert legal(state, "accuse") == set()
        occupied = {place(state, other) for other in ("holmes", "smith", "bert", "gull")}
        assert not {f"move-{hex_}" for hex_ in occupied} & legal(state)


def test_nobody_is_accused_by_swap_or_whistle() -> None:
    state = turn("gull", DETECTIVE, "swap-smith", jack="smith")
    assert not state.is_terminal()
    state = turn("goodley", DETECTIVE, "whistle-bert-l10", jack="bert")
    assert not state.is_terminal()


def test_ruling_accusing_a_cleared_character_is_legal_and_loses() -> None:
    laid = {"cleared": "lestrade", "jack": "bert", "round_number": 3}
    state = turn("holmes", DETECTIVE, places="holmes-e6", **laid)
    assert "accuse-e5" in legal(state)
    assert winner(play(state, "accuse-e5")) == JACK


# --- time ---------------------------------------------------------------------------------


@pytest.mark.parametrize("jack", ["lestrade", "gull"])
def test_ruling_after_round_8_the_call_comes_and_then_jack_wins(jack: str) -> None:
    laid = {"round_number": 8, "lamps": "f5 h8", "jack": jack}
    state = turn("stealthy", JACK, "move-b3", last=True, **laid)
    assert winner(state) == JACK
    assert knowledge.ending(state.view(None)) == "time"
    assert int(state.record.verdict[7]) == (jack == "lestrade")
    visible = {"holmes", "smith", "lestrade", "bert"}
    assert set(state.suspects()) == (
        visible if jack == "lestrade" else {"watson", "stealthy", "goodley", "gull"}
    )


def test_jack_wins_by_time_also_if_his_identity_is_known() -> None:
    others = "holmes watson smith lestrade stealthy goodley bert"
    laid = {"round_number": 8, "cleared": others, "jack": "gull"}
    state = turn("stealthy", JACK, "move-b3", last=True, **laid)
    assert winner(state) == JACK


def test_ruling_clearing_all_suspects_but_one_ends_nothing() -> None:
    others = "holmes watson smith lestrade stealthy goodley"
    laid = {"round_number": 3, "cleared": others, "jack": "gull", "seen": "us"}
    state = turn("stealthy", DETECTIVE, "move-b3", last=True, **laid)
    assert state.suspects() == ["gull"]  # Bert was visible, and Gull was not
    assert not state.is_terminal()
    assert state.round_number() == 4
