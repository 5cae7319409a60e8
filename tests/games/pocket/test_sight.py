"""Lines of sight in Mr. Jack Pocket: the worked example of the rules, and each rule by name."""

from __future__ import annotations

import pytest

from lamplighter import State
from lamplighter.games.pocket import knowledge
from tests.games.pocket.scenes import LETTERS, at, row_2_from_the_east, tile, visible

# --- line of sight ------------------------------------------------------------------------

# a3 blank w, b3 stealthy n, c3 blank e; a2 pizer e, b2 lestrade s, c2 madame w;
# a1 gull n, b1 Lane's blank crossroads, c1 bert n.
STREETS = "sw,Tn,ge/Pe,Ls,Mw/Un,n,Bn"


@pytest.mark.parametrize(
    ("spaces", "seen"),
    [
        ((4, 8, 0), [["madame"], ["gull"], ["pizer"]]),
        ((5, 9, 1), [["bert", "gull"], ["gull", "bert"], []]),
        ((2, 6, 10), [["madame"], ["bert"], ["pizer"]]),
        ((3, 7, 11), [[], [], []]),
    ],
)
def test_worked_example_what_each_of_the_twelve_spaces_sees(
    spaces: tuple[int, ...], seen: list[list[str]]
) -> None:
    detectives = ",".join(map(str, spaces))
    state = at(f"{STREETS} {detectives} 7 AWrJ S ssssss 1S,3G,5? - = PB")
    lines = knowledge.lines_of_sight(state.view(None))
    assert [suspects_on(state, line) for line in lines] == seen
    assert visible(state) == {suspect for line in seen for suspect in line}


def suspects_on(state: State, line: tuple[str, ...]) -> list[str]:
    """Those along a line of sight who are not cleared: their letters are capitals."""
    letters = [tile(state, place)[0] for place in line]
    return [LETTERS[letter] for letter in letters if letter in LETTERS]


def test_worked_example_holmes_on_0_watson_on_5_toby_on_7() -> None:
    state = at(f"{STREETS} 0,5,7 2 aTXJ - u 2? - = PB")
    holmes, watson, toby = knowledge.lines_of_sight(state.view(None))
    assert suspects_on(state, holmes) == ["pizer"]
    assert suspects_on(state, watson) == ["bert", "gull"]  # Gull through the crossroads
    assert suspects_on(state, toby) == []
    assert knowledge.visible(state.view(None)) == ("bert", "pizer", "gull")


def test_a_wall_on_the_near_side_hides_the_tile() -> None:
    assert row_2_from_the_east("gull-e") == ()


def test_a_wall_on_the_far_side_ends_the_line_after_the_tile() -> None:
    assert row_2_from_the_east("gull-w") == ("c2",)


@pytest.mark.parametrize("side", ["n", "s"])
def test_side_walls_never_block(side: str) -> None:
    assert row_2_from_the_east(f"gull-{side}") == ("c2", "b2", "a2")


@pytest.mark.parametrize("side", ["n", "e", "s", "w"])
def test_a_blank_t_blocks_like_a_suspect_tile(side: str) -> None:
    face_up = row_2_from_the_east(f"gull-{side}")
    assert row_2_from_the_east(f"gull-{side}", cleared="gull") == face_up


@pytest.mark.parametrize("side", ["n", "e", "s", "w"])
def test_lanes_barricade_is_a_wall_and_his_blank_side_never_blocks(side: str) -> None:
    seen = {"e": (), "w": ("c2",)}.get(side, ("c2", "b2", "a2"))
    assert row_2_from_the_east(f"lane-{side}") == seen
    assert row_2_from_the_east(f"lane-{side}", cleared="lane") == ("c2", "b2", "a2")


def test_other_detectives_never_block_and_each_sees_alone() -> None:
    # Holmes, Watson and Toby all stand on 2 and look down column c at what one alone would see.
    state = at("mw,le,tn/bn,Pe,ge/sw,n,us 2,0,2 8 HWrr ST usuuuuu 2?,4T,5U,7S 5 = PM", "watson-2")
    lines = knowledge.lines_of_sight(state.view(None))
    assert len(set(lines)) == 1
