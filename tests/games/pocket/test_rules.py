"""Material, set-up, the actions of a round and the rulings of Mr. Jack Pocket, a test each."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from tests.games.pocket.scenes import (
    DEAL,
    GAME,
    INVESTIGATOR,
    JACK,
    PLACES,
    SUSPECTS,
    TOKENS,
    at,
    deal,
    faces_on_offer,
    field,
    hourglasses,
    legal,
    play,
    play_faces,
    tile,
    visible,
)

# --- material -----------------------------------------------------------------------------


def test_the_alibi_cards_carry_eight_hourglasses_in_all() -> None:
    drawn = {}
    for card in SUSPECTS:
        jack = "gull" if card != "gull" else "bert"
        state = deal(jack=jack, then="toss-alibi-toby-rotation-joker")
        play(state, f"joker-holmes alibi draw-{card}")
        drawn[card] = hourglasses(state)
    assert drawn["lestrade"] == drawn["goodley"] == 0
    assert drawn["madame"] == 2
    assert Counter(drawn.values()) == {0: 2, 1: 6, 2: 1}


@pytest.mark.parametrize("suspect", SUSPECTS)
def test_a_tile_turned_over_keeps_its_wall_but_lanes_has_none(suspect: str) -> None:
    jack = "gull" if suspect != "gull" else "bert"
    state = deal(jack=jack, then="toss-alibi-toby-rotation-joker")
    place = next(p for p, t in zip(PLACES, DEAL.split(), strict=True) if t.startswith(suspect))
    before = tile(state, place)
    play(state, f"alibi draw-{suspect}")
    assert tile(state, place) == ("n" if suspect == "lane" else before[0].lower() + before[1])


def test_tiles_are_never_turned_back() -> None:
    rng = random.Random(5)
    for seed in range(40):
        state = GAME.deal(seed)
        left = set(state.suspects())
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            assert set(state.suspects()) <= left
            left = set(state.suspects())


# --- set-up -------------------------------------------------------------------------------


def test_tiles_come_in_any_order_and_any_way_round_but_three_face_a_detective() -> None:
    state = GAME.new_initial_state()
    turned = {"a3": "w", "c3": "e", "b1": "s"}
    for place, dealt in zip(PLACES, DEAL.split(), strict=True):
        left = SUSPECTS[:]
        for earlier in DEAL.split()[: PLACES.index(place)]:
            left.remove(earlier.split("-")[0])
        sides = turned.get(place, "nesw")
        assert legal(state) == {f"tile-{place}-{who}-{side}" for who in left for side in sides}
        play(state, f"tile-{place}-{dealt}")
    assert legal(state) == {f"jack-{suspect}" for suspect in SUSPECTS}


def test_the_detectives_start_on_11_3_and_7() -> None:
    assert field(deal(), "detectives") == "11,3,7"


def test_nobody_is_visible_at_the_start() -> None:
    for seed in range(100):
        assert visible(GAME.deal(seed)) == set()


def test_jacks_own_card_is_not_in_the_deck() -> None:
    state = deal(jack="lane", then="toss-alibi-toby-rotation-joker alibi")
    assert legal(state) == {f"draw-{suspect}" for suspect in SUSPECTS if suspect != "lane"}


# --- a round ------------------------------------------------------------------------------


def test_the_toss_has_sixteen_equally_likely_results() -> None:
    state = deal()
    assert legal(state) == {"toss-" + "-".join(faces) for faces in product(*TOKENS)}
    assert {chance for _, chance in state.chance_outcomes()} == {1 / 16}


@pytest.mark.parametrize("faces", list(product(*TOKENS)), ids="-".join)
def test_trap_even_rounds_show_exactly_the_other_faces(
    faces: tuple[str, ...],
) -> None:
    state = deal(jack="goodley", then="toss-" + "-".join(faces))
    others = [one if face == two else two for face, (one, two) in zip(faces, TOKENS, strict=True)]
    assert play_faces(state, list(faces)) == [INVESTIGATOR, JACK, JACK, INVESTIGATOR]
    assert field(state, "round") == "2"
    kinds = {"rotation": "rotate"}
    assert set(faces_on_offer(state)) == {kinds.get(face, face) for face in others}
    # Together the two rounds offer everything once, and the rotation twice.
    once = dict.fromkeys(["alibi", "holmes", "toby", "watson", "exchange", "joker"], 1)
    assert Counter([*faces, *others]) == {**once, "rotation": 2}
    assert play_faces(state, others) == [JACK, INVESTIGATOR, INVESTIGATOR, JACK]
    assert field(state, "round") == "3"
    assert len(legal(state, "toss-")) == 16


def test_each_detective_goes_one_or_two_spaces_clockwise() -> None:
    state = deal(then="toss-holmes-watson-exchange-joker")
    assert legal(state, "holmes") == {"holmes-1", "holmes-2"}
    assert legal(state, "watson") == {"watson-1", "watson-2"}
    play(state, "watson-1")
    assert field(state, "detectives") == "11,4,7"
    state = deal(then="toss-holmes-toby-exchange-joker")
    assert legal(state, "toby") == {"toby-1", "toby-2"}
    play(state, "toby-2")
    assert field(state, "detectives") == "11,3,9"


def test_the_joker_moves_one_detective_one_space() -> None:
    for number, detective in enumerate(["holmes", "watson", "toby"]):
        state = deal(then=f"toss-holmes-toby-exchange-joker joker-{detective}")
        spaces = [0, 4, 8]
        expected = [spaces[n] if n == number else start for n, start in enumerate([11, 3, 7])]
        assert field(state, "detectives") == ",".join(map(str, expected))


def test_a_rotation_offers_27_choices_and_then_24() -> None:
    state = deal(then="toss-holmes-toby-rotation-rotation")
    first = {f"rotate-{place}-{degrees}" for place in PLACES for degrees in (90, 180, 270)}
    assert legal(state, "rotate") == first
    play(state, "rotate-b2-90")
    assert legal(state, "rotate") == {word for word in first if "b2" not in word}


@pytest.mark.parametrize(("degrees", "side"), [(90, "e"), (180, "s"), (270, "w")])
def test_a_rotation_turns_clockwise(degrees: int, side: str) -> None:
    state = deal(then="toss-holmes-toby-rotation-rotation")
    assert tile(state, "b2") == "Sn"
    assert tile(play(state, f"rotate-b2-{degrees}"), "b2") == "S" + side


def test_a_tile_rotated_by_one_player_may_not_be_rotated_by_the_other_that_round() -> None:
    state = deal(then="toss-holmes-toby-rotation-rotation rotate-b2-90")
    assert state.current_player() == JACK
    assert legal(state, "rotate-b2") == set()


def test_a_tile_may_be_rotated_again_in_the_next_round() -> None:
    state = deal(then="toss-holmes-toby-exchange-rotation rotate-b2-90")
    play(state, "holmes-1 toby-1 exchange-b3-c1")
    assert field(state, "round") == "2"
    assert len(legal(state, "rotate")) == 27


def test_a_cleared_tile_may_be_rotated() -> None:
    state = deal(then="toss-alibi-toby-rotation-joker alibi draw-smith rotate-b2-90")
    assert tile(state, "b2") == "se"


def test_an_exchange_offers_36_choices_and_keeps_the_compass_orientation() -> None:
    state = deal(then="toss-holmes-toby-exchange-joker")
    assert len(legal(state, "exchange")) == 36
    assert legal(state, "exchange-a3") == {f"exchange-a3-{p}" for p in PLACES if p > "a3"}
    play(state, "exchange-a3-b1")
    assert (tile(state, "a3"), tile(state, "b1")) == ("Us", "Lw")


def test_an_alibi_by_the_investigator_is_shown_and_clears_at_once() -> None:
    state = deal(then="toss-alibi-toby-rotation-joker alibi draw-gull")
    assert state.suspects() == [suspect for suspect in SUSPECTS if suspect != "gull"]
    assert tile(state, "b1") == "us"
    assert hourglasses(state) == 0
    assert state.view(INVESTIGATOR).words()[-1] == state.view(None).words()[-1] == "draw-gull"
    assert state.current_player() == JACK


def test_an_alibi_of_a_suspect_already_cleared_turns_nothing() -> None:
    state = at("Mw,pw,se/Ts,n,ls/Bw,gs,Uw 0,5,8 2 a?TXr B s 2! - = M")
    board, left = field(state, "board"), state.suspects()
    play(state, "draw-goodley")
    assert (field(state, "board"), state.suspects()) == (board, left)


def test_an_alibi_by_jack_stays_hidden_counts_for_him_and_turns_nothing() -> None:
    state = deal(jack="bert", then="toss-alibi-toby-rotation-joker joker-toby alibi draw-madame")
    assert hourglasses(state) == 2
    assert state.suspects() == SUSPECTS
    assert tile(state, "c1") == "Mn"
    assert state.view(INVESTIGATOR).words()[-1] == state.view(None).words()[-1] == "draw"
    assert state.view(JACK).words()[-1] == "draw-madame"


def test_a_card_once_drawn_is_never_drawn_again() -> None:
    # Goodley and Bert are Jack's, Madame the investigator's, and Jack himself is Gull.
    state = at("pn,be,me/n,ls,gw/Ss,ts,Uw 5,10,0 7 Hwxr U sssuss 2?,4M,6? - = UGB", "holmes-2")
    play(state, "alibi")
    assert legal(state) == {
        "draw-lestrade",
        "draw-pizer",
        "draw-smith",
        "draw-lane",
        "draw-stealthy",
    }


def test_a_game_has_at_most_four_alibi_draws_and_the_deck_never_runs_out() -> None:
    rng = random.Random(8)
    most = 0
    for seed in range(200):
        state = GAME.deal(seed)
        draws = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            assert actions
            action = actions[int(rng.random() * len(actions))]
            draws += state.is_chance_node() and state.action_to_string(action).startswith("draw")
            state.apply_action(action)
        most = max(most, draws)
    assert most == 4


def test_an_exchange_never_meets_two_rotations() -> None:
    for toss in legal(deal()):
        assert not ("exchange" in toss and toss.count("rotation") == 2)


def test_of_two_rotations_the_first_token_is_spent_first() -> None:
    state = deal(then="toss-holmes-toby-rotation-rotation rotate-b2-90")
    assert field(state, "tokens") == "HTrR"


# --- rulings ------------------------------------------------------------------------------


def test_ruling_rotating_lanes_blank_is_legal_changes_nothing_and_uses_up_the_tile() -> None:
    state = deal(then="toss-alibi-toby-rotation-rotation alibi draw-lane")
    board = field(state, "board")
    play(state, "rotate-c2-90")
    assert field(state, "board") == board
    assert field(state, "rotated") == "N"
    assert legal(state, "rotate-c2") == set()
    assert len(legal(state, "rotate")) == 24


def test_ruling_an_exchange_without_effect_is_legal() -> None:
    # Goodley on a2 and Bert on c2 are both cleared, with their walls to the east.
    state = at("n,mn,te/ge,ue,be/Ln,Ps,Sn 1,5,7 2 ATXJ - s - - = L")
    seen = visible(state)
    play(state, "exchange-a2-c2")
    assert field(state, "tokens") == "ATxJ"
    assert visible(state) == seen


def test_ruling_a_card_the_investigator_draws_takes_nothing_from_jack() -> None:
    state = at("lw,Bs,se/tw,pn,n/gw,mn,Un 5,7,8 4 a?Trj T usu 2N,4! - = B")
    assert hourglasses(state) == 2
    assert hourglasses(play(state, "draw-madame")) == 2


def test_ruling_jacks_joker_may_leave_the_tokens_where_they_are() -> None:
    state = deal(then="toss-holmes-toby-exchange-joker holmes-2 joker-none")
    assert field(state, "detectives") == "1,3,7"
    assert field(state, "tokens") == "hTXj"


def test_ruling_all_three_detectives_may_share_a_space() -> None:
    state = at("mw,le,tn/bn,Pe,ge/sw,n,us 2,0,2 8 HWrr ST usuuuuu 2?,4T,5U,7S 5 = PM")
    assert field(play(state, "watson-2"), "detectives") == "2,2,2"
