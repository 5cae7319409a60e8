"""Light: lamps, the lantern, one beside another."""

from __future__ import annotations

import pytest

from lamplighter.games.london import knowledge
from tests.games.london.scenes import (
    DETECTIVE,
    JACK,
    deal,
    everybody,
    lamps,
    legal,
    play,
    scene,
    table,
    turn,
    visible,
)

DARK = {"lamps": "l11"}
"""The only lamp lit stands where nobody is at the start: nobody is visible then."""


def beam(facing: str, watson: str, places: str = "") -> tuple[str, ...]:
    state = scene(table(places=f"watson-{watson} {places}", facing=facing, **DARK))
    return tuple(knowledge.beam(state.view(None)))


# --- lamps ----------------------------------------------------------------------------------


def test_beside_a_lit_lamp_one_is_visible_beside_a_dark_one_not() -> None:
    assert everybody(scene(table(**DARK))) == set()
    assert everybody(scene(table(lamps="l11 f5"))) == {"holmes", "lestrade"}
    assert everybody(scene(table(lamps="l11 h8"))) == {"smith", "bert"}
    assert everybody(scene(table(lamps="h4 f9"))) == {"watson", "gull"}


def test_smith_carries_any_lit_tile_to_any_dark_lamp() -> None:
    state = turn("smith", DETECTIVE)
    lit = "b2 c7 f5 h8 k6 l11".split()
    assert legal(state, "lamp") == {f"lamp-{one}-{other}" for one in lit for other in ("f9", "h4")}
    play(state, "lamp-h8-h4")
    assert everybody(state) == {"holmes", "lestrade", "watson"}


def test_trap_the_lamp_goes_out_with_its_tile_wherever_smith_put_it() -> None:
    state = turn("smith", DETECTIVE, "lamp-b2-h4", last=True)
    assert lamps(state) == {"h4": 1, "c7": 3, "f5": 5, "h8": 5, "k6": 4, "l11": 2}
    play(state, "move-g9")
    assert lamps(state) == {"c7": 3, "f5": 5, "h8": 5, "k6": 4, "l11": 2}


def test_trap_another_tile_on_the_lamp_with_the_printed_number_stays() -> None:
    # In round 1 the tile of h8 was brought to b2, from where tile 1 had gone to h4.
    laid = {"lamps": "b2 h4-1 c7-3 f5 k6-4 l11-2"}
    state = turn("smith", DETECTIVE, "lamp-f5-f9 move-g9", last=True, **laid)
    assert lamps(state) == {"b2": 5, "c7": 3, "f9": 5, "k6": 4, "l11": 2}


@pytest.mark.parametrize("number", range(1, 9))
def test_at_the_end_of_rounds_1_to_4_the_tile_of_that_number_goes_and_later_none(
    number: int,
) -> None:
    last = DETECTIVE if number % 2 else JACK
    state = turn("stealthy", last, last=True, round_number=number)
    before = lamps(state)
    play(state, "move-b3")
    gone = {hex_: tile for hex_, tile in before.items() if hex_ not in lamps(state)}
    assert list(gone.values()) == ([number] if number <= 4 else [])
    assert lamps(state).items() <= before.items()


def test_trap_witnesses_first_then_the_lamp() -> None:
    # Lestrade on a1 is visible by the lamp b2 alone, which goes out at the end of round 1.
    laid = {"places": "lestrade-a1 stealthy-m8", "jack": "lestrade"}
    state = turn("bert", DETECTIVE, "cover-b1-g6 move-i9", last=True, **laid)
    assert state.view(None).words()[-1] == "seen"
    assert "b2" not in lamps(state)
    assert "lestrade" not in everybody(state)


# --- the lantern ----------------------------------------------------------------------------


def test_the_beam_is_an_unlimited_straight_line() -> None:
    assert beam("n", "i4") == ("i5", "i6", "i7", "i8", "i9", "i10")
    assert beam("se", "a3", "stealthy-m8") == ("b3", "c3", "d3", "e3", "f3", "g3", "h3")
    assert beam("s", "e9", "gull-m8") == ("e8", "e7", "e6", "e5", "e4", "e3")


def test_trap_walls_and_gardens_stop_the_beam() -> None:
    assert beam("n", "d3") == ()  # d4
    assert beam("n", "c2") == ("c3", "c4")  # c5
    assert beam("ne", "a3", "stealthy-m8") == ()  # b4, and c4 behind it stays dark
    assert beam("s", "g10") == ("g9", "g8", "g7", "g6", "g5", "g4", "g3")
    assert beam("se", "a4") == ()


def test_ruling_every_gaslight_hex_stops_the_beam_lit_or_not() -> None:
    for lit in ("l11 b2", "l11"):
        state = scene(table(places="watson-b3", facing="s", lamps=lit))
        assert knowledge.beam(state.view(None)) == ()  # b2, and b1 behind it stays dark
    for lit in ("l11 f9", "l11"):
        state = scene(table(places="watson-f10", facing="s", lamps=lit))
        assert knowledge.beam(state.view(None)) == ()


def test_characters_do_not_stop_the_beam() -> None:
    state = scene(table(places="smith-i6", facing="n", **DARK))
    assert everybody(state) == {"smith", "bert"}  # Bert on i8 stands behind Smith


def test_ruling_the_lantern_faces_north_east_at_the_start_and_lights_nobody() -> None:
    for board in ("revised", "first_2006"):
        state = deal(board=board)
        assert int(state.record.facing) == 1
        assert everybody(state) == {"holmes", "smith", "lestrade", "bert"}


@pytest.mark.parametrize("way", ["n", "ne", "se", "s", "sw", "nw"])
def test_watson_is_not_lit_by_his_own_lantern(way: str) -> None:
    assert "watson" not in everybody(scene(table(facing=way, **DARK)))
    assert "watson" in everybody(scene(table(facing=way, places="gull-i5", **DARK)))


def test_the_lantern_goes_where_watson_goes() -> None:
    state = turn("watson", DETECTIVE, "move-i7", **DARK)
    assert legal(state) == {f"face-{way}" for way in ("n", "ne", "se", "s", "sw", "nw")}
    play(state, "face-ne")  # the present one too
    assert knowledge.beam(state.view(None)) == ("j8", "k9", "l10", "m11")


def test_gull_swaps_with_watson_and_the_lantern_comes_along() -> None:
    state = turn("gull", JACK, "swap-watson face-s", **DARK)
    assert knowledge.beam(state.view(None)) == ("e8", "e7", "e6", "e5", "e4", "e3")
    assert state.current_player() == JACK


# --- beside another character -------------------------------------------------------------


def test_beside_any_other_character_one_is_visible() -> None:
    assert everybody(scene(table(places="bert-e8", **DARK))) == {"bert", "gull"}


def test_cleared_characters_and_watson_make_visible_too() -> None:
    laid = {"places": "bert-e8", "cleared": "gull", "jack": "bert", "round_number": 2}
    state = scene(table(**laid, **DARK))
    assert everybody(state) == {"bert", "gull"}
    assert visible(state) == {"bert"}
    assert everybody(scene(table(places="bert-i5", **DARK))) == {"bert", "watson"}


def test_a_manhole_away_is_not_beside() -> None:
    assert everybody(scene(table(places="smith-f10 bert-k9 gull-c2", **DARK))) == set()
