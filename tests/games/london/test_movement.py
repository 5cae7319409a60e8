"""Movement, and the abilities that belong to it: manholes, Stealthy, Gull, covers, staying."""

from __future__ import annotations

import pytest

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
from tests.oracles.london_town import LAMP_HEXES, STREETS

AWAY = "stealthy-m8"
"""Makes room in the lower left corner of the revised board."""

STUCK_NW = "holmes-b6 smith-a5 stealthy-c6 gull-a4 bert-d7"
"""Everybody around b7, where with the manhole b6 covered five streets are in reach."""

STUCK_SE = "holmes-l7 smith-k7 stealthy-m8 gull-j6 bert-m9"
"""The same around l6, with the manhole l7 covered."""


SHUT = {"covered": "g6 h3"}
EAST = {"places": "gull-e5 lestrade-c2 holmes-m8", "covered": "g6 c4"}


def moves(state_words: set[str]) -> set[str]:
    return {word.removeprefix("move-") for word in state_words if word.startswith("move-")}


# --- one to three hexes -------------------------------------------------------------------


def test_a_move_is_one_to_three_hexes_and_never_ends_where_it_began() -> None:
    # The manhole b1 is covered, so this is on foot; that on c4 is reached with the last step.
    state = turn("holmes", DETECTIVE, places=f"holmes-b1 {AWAY}")
    assert moves(legal(state)) == set("a1 c2 a2 d3 c3 a3 b3 e4 e3 c4".split())


@pytest.mark.parametrize("player", [DETECTIVE, JACK])
def test_characters_never_block_passage(player: int) -> None:
    # Both ways out of b1 lead over somebody.
    state = turn("holmes", player, places=f"holmes-b1 {AWAY} gull-a1 bert-c2")
    assert moves(legal(state)) == set("a2 d3 c3 a3 b3 e4 e3 c4".split())


def test_nobody_walks_on_buildings_gardens_and_gaslights() -> None:
    for who in ("holmes", "stealthy"):
        state = turn(who, DETECTIVE)
        assert moves(legal(state)) <= STREETS
        assert not moves(legal(state)) & set(LAMP_HEXES)
    # Over f5, which is lit, or h4, which is not, these were two steps; on foot they are many.
    assert "g5" not in moves(legal(turn("gull", DETECTIVE, **EAST)))
    assert "i5" not in moves(legal(turn("gull", DETECTIVE, places="gull-g4", **SHUT)))


def test_stealthy_crosses_any_hex_in_up_to_four_steps_and_ends_on_a_street() -> None:
    # Straight on from h6 lie the building h7, the lamp h8, the building h9 and the street h10.
    state = turn("stealthy", DETECTIVE, places="stealthy-h6", **SHUT)
    assert "h10" in moves(legal(state))
    assert moves(legal(state)) <= STREETS
    state = turn("holmes", DETECTIVE, places="holmes-h6", **SHUT)
    assert "h10" not in moves(legal(state))


def test_stealthy_uses_manholes_as_all_do() -> None:
    state = turn("stealthy", DETECTIVE, places="stealthy-h6")
    assert {"b6", "f10", "k9", "e8", "l6"} <= moves(legal(state))


# --- manholes -----------------------------------------------------------------------------


def test_one_step_leads_from_an_open_manhole_to_any_other() -> None:
    state = turn("holmes", DETECTIVE, places="holmes-g6")
    assert {"b6", "c4", "f10", "h3", "k9", "l7"} <= moves(legal(state))
    assert {"b7", "c6", "a5"} <= moves(legal(state))  # one step on
    assert {"e8", "h10"} <= moves(legal(state))  # two steps on, from f10


def test_a_manhole_may_be_passed_over_on_the_way() -> None:
    # From h6: one step to g6, the next to any other manhole, the third beyond it.
    state = turn("holmes", DETECTIVE, places="holmes-h6")
    assert {"b6", "f10", "k9", "b7", "g10"} <= moves(legal(state))
    assert "h10" not in moves(legal(state))


@pytest.mark.parametrize("covered", ["b1 l12", "b1 c4"])
def test_trap_a_covered_manhole_is_neither_entered_nor_left(covered: str) -> None:
    state = turn("holmes", DETECTIVE, places=f"holmes-b1 {AWAY}", covered=covered)
    assert not {"f10", "g6", "k9", "l7"} & moves(legal(state))
    state = turn("holmes", DETECTIVE, places="holmes-g6", covered=covered)
    assert not set(covered.split()) & moves(legal(state))
    assert {"b6", "f10", "h3", "k9", "l7"} <= moves(legal(state))


def test_a_covered_manhole_is_plain_street() -> None:
    state = turn("holmes", DETECTIVE, places=f"holmes-a1 {AWAY}")
    assert {"b1", "c2"} <= moves(legal(state))


def test_a_manhole_on_which_somebody_stands_may_be_passed_but_not_ended_on() -> None:
    state = turn("holmes", JACK, places="holmes-g6 smith-f10")
    assert "f10" not in moves(legal(state))
    assert "g10" in moves(legal(state))  # there is no other way but out of f10


def test_a_manhole_on_which_somebody_stands_may_be_left_to_accuse() -> None:
    state = turn("holmes", DETECTIVE, places="holmes-g6 smith-f10")
    assert "accuse-f10" in legal(state)


def test_the_boards_differ_in_their_manholes() -> None:
    revised = moves(legal(turn("holmes", DETECTIVE, places="holmes-h3")))
    first = moves(legal(turn("holmes", DETECTIVE, places="holmes-h3", board="first_2006")))
    assert {"b6", "c4", "f10", "g6", "k9", "l7"} <= revised
    assert {"a5", "f7", "f10", "h6", "m9"} <= first
    assert not {"c4", "k9"} & first
    # l12 is covered on both; so are b1 on the one and c2 on the other.
    assert not {"b1", "l12"} & revised
    assert not {"c2", "l12"} & first


def test_trap_bert_may_open_the_manhole_he_then_uses() -> None:
    state = turn("bert", DETECTIVE, places="bert-b1")
    assert "move-f10" not in legal(state)
    play(state, "cover-b1-k9")
    assert "move-f10" in legal(state)
    assert "move-k9" not in legal(state)


def test_bert_puts_either_cover_on_any_open_manhole_also_beneath_somebody() -> None:
    state = turn("bert", DETECTIVE, places="gull-g6")
    opened = "b6 c4 f10 g6 h3 k9 l7".split()
    assert legal(state, "cover") == {f"cover-{c}-{o}" for c in ("b1", "l12") for o in opened}
    play(state, "cover-b1-g6 move-i9 play-gull")
    assert place(state, "gull") == "g6"
    assert not {"f10", "b6", "b1", "k9"} & moves(legal(state))


# --- Gull -----------------------------------------------------------------------------------


@pytest.mark.parametrize("player", [DETECTIVE, JACK])
def test_gull_changes_places_with_any_other_character_however_far(player: int) -> None:
    state = turn("gull", player)
    others = "holmes watson smith lestrade stealthy goodley bert".split()
    assert legal(state, "swap") == {f"swap-{other}" for other in others}
    play(state, "swap-goodley")
    assert (place(state, "gull"), place(state, "goodley")) == ("m10", "e9")


# --- staying ------------------------------------------------------------------------------


def test_ruling_a_character_with_no_free_hex_stays_and_no_accusation_is_forced() -> None:
    state = turn("lestrade", DETECTIVE, places=f"lestrade-b7 {STUCK_NW}", covered="b6 l12")
    accusations = {f"accuse-{hex_}" for hex_ in "b6 a5 c6 a4 d7".split()}
    assert legal(state) == {"stay"} | accusations | legal(state, "cordon-")
    assert legal(state, "cordon-")
    play(state, "stay")
    assert place(state, "lestrade") == "b7"
    assert legal(state) == legal(state, "cordon-")


def test_nobody_stays_who_has_a_free_hex_to_go_to() -> None:
    open_manhole = turn("lestrade", DETECTIVE, places=f"lestrade-b7 {STUCK_NW}")
    assert len(moves(legal(open_manhole))) > 5
    assert "stay" not in legal(open_manhole)
    places = f"lestrade-b7 {STUCK_NW} bert-e7"
    one_free = turn("lestrade", DETECTIVE, places=places, covered="b6 l12")
    assert moves(legal(one_free)) == {"d7"}
    assert "stay" not in legal(one_free)


def test_staying_is_possible_on_l6_too() -> None:
    state = turn("lestrade", JACK, places=f"lestrade-l6 {STUCK_SE}", covered="b1 l7")
    assert legal(state) == {"stay"} | legal(state, "cordon-")


def test_gull_never_stays_for_he_can_swap() -> None:
    swapped = STUCK_NW.replace("gull", "lestrade")
    state = turn("gull", JACK, places=f"gull-b7 {swapped}", covered="b6 l12")
    assert legal(state) == legal(state, "swap-")
    assert len(legal(state)) == 7


def test_stealthy_in_the_same_corner_crosses_the_houses() -> None:
    swapped = STUCK_NW.replace("stealthy", "lestrade")
    state = turn("stealthy", JACK, places=f"stealthy-b7 {swapped}", covered="b6 l12")
    assert "stay" not in legal(state)


def test_ruling_watson_who_stays_was_not_displaced_and_his_lantern_is_not_set() -> None:
    places = f"watson-b7 {STUCK_NW}"
    state = turn("watson", DETECTIVE, "stay", places=places, covered="b6 l12", facing="s")
    assert legal(state) == legal(state, "play-")
    assert int(state.record.facing) == 3


def test_ruling_holmes_who_stays_draws_his_card() -> None:
    swapped = STUCK_NW.replace("holmes", "lestrade")
    state = turn("holmes", JACK, "stay", places=f"holmes-b7 {swapped}", covered="b6 l12")
    assert state.is_chance_node()
    assert len(legal(state, "draw-")) == 7


def test_goodley_who_stays_whistles_or_ends_his_turn() -> None:
    swapped = STUCK_NW.replace("holmes", "lestrade")
    places = f"goodley-b7 {swapped} holmes-e7 watson-e8"
    state = turn("goodley", DETECTIVE, places=places, covered="b6 l12")
    assert "stay" in legal(state)
    assert legal(state, "whistle-") == set()
    play(state, "stay")
    assert state.current_player() == JACK
    assert legal(state) == legal(state, "play-")


def test_bert_may_open_his_way_out_instead_of_staying() -> None:
    swapped = STUCK_NW.replace("bert", "lestrade")
    state = turn("bert", DETECTIVE, places=f"bert-b7 {swapped}", covered="b6 l12")
    assert "stay" in legal(state)
    play(state, "cover-b6-b1")
    assert "stay" not in legal(state)
    assert moves(legal(state)) >= {"c4", "f10", "g6", "h3", "k9", "l7"}


# --- staying where Jack would have left ----------------------------------------------------


def test_jack_does_not_stay_where_he_can_escape() -> None:
    laid = {"places": f"lestrade-b7 {STUCK_NW}", "covered": "b6 l12", "round_number": 2}
    state = turn("lestrade", JACK, jack="lestrade", **laid)
    assert legal(state) == {"escape-nw"} | legal(state, "cordon-")
    play(state, "escape-nw")
    assert winner(state) == JACK


def test_ruling_who_stays_with_jacks_side_where_jack_would_have_left_is_not_jack() -> None:
    laid = {"places": f"lestrade-b7 {STUCK_NW}", "covered": "b6 l12", "round_number": 2}
    state = turn("lestrade", JACK, "stay", jack="gull", **laid)
    proved = 1 << 3
    for viewer in (DETECTIVE, JACK, None):
        assert int(state.view(viewer).record.stayed) == proved
    assert "lestrade" in state.suspects()  # no witness has cleared him


@pytest.mark.parametrize(
    ("player", "laid"),
    [
        (DETECTIVE, {}),  # the detective could not have left
        (JACK, {"seen": "s"}),  # nor could Jack while the card shows visible
        (JACK, {"cordons": "nw se"}),  # nor past a cordon
    ],
)
def test_other_stays_prove_nothing(player: int, laid: dict[str, str]) -> None:
    places = f"lestrade-b7 {STUCK_NW}"
    state = turn(
        "lestrade", player, "stay", places=places, covered="b6 l12", round_number=2, **laid
    )
    assert int(state.record.stayed) == 0


def test_jack_himself_stays_where_a_cordon_stands() -> None:
    laid = {"places": f"lestrade-b7 {STUCK_NW}", "covered": "b6 l12", "cordons": "nw se"}
    state = turn("lestrade", JACK, jack="lestrade", round_number=2, **laid)
    assert legal(state) == {"stay"} | legal(state, "cordon-")
    play(state, "cordon-nw-ne")
    assert legal(state) == {"escape-nw"}
    assert everybody(state) >= {"lestrade"}  # that he is visible now does not matter
