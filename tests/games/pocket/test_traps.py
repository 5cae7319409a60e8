"""What each player knows, and the traps that other implementations fell into, by name."""

from __future__ import annotations

import random
from itertools import product

import pytest

from lamplighter.games.pocket import knowledge
from tests.games.pocket.scenes import (
    GAME,
    INVESTIGATOR,
    JACK,
    SUSPECTS,
    TOKENS,
    at,
    deal,
    field,
    hourglasses,
    legal,
    play,
    play_faces,
    row_2_from_the_east,
    tile,
    visible,
    winner,
)

# --- what each player knows ---------------------------------------------------------------


def test_the_faces_of_the_coming_even_round_are_public_and_not_chances() -> None:
    state = deal(then="toss-holmes-watson-exchange-joker watson-1 joker-none")
    play(state, "holmes-2 exchange-a1-a3")
    assert field(state, "tokens") == "ATRR"
    assert not state.is_chance_node()


def test_the_cards_jack_holds_are_counted_but_not_told() -> None:
    one, other = (
        deal(jack=jack, then=f"toss-alibi-toby-rotation-joker joker-toby alibi draw-{card}")
        for jack, card in [("gull", "madame"), ("lestrade", "goodley")]
    )
    for viewer in (INVESTIGATOR, None):
        assert one.observation_string(viewer) == other.observation_string(viewer)
        assert one.view(viewer).words() == other.view(viewer).words()
        assert (one.observation_tensor(viewer) == other.observation_tensor(viewer)).all()
    assert field(one, "cards") == "1?"
    told = one.information_state_string(INVESTIGATOR)
    assert told == other.information_state_string(INVESTIGATOR)
    assert one.information_state_string(JACK) != other.information_state_string(JACK)


def test_at_the_end_everything_is_open_to_all() -> None:
    state = GAME.deal(3)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    secrets = [word for word in state.words() if word.startswith(("jack-", "draw-"))]
    for viewer in (INVESTIGATOR, None):
        assert state.observation_string(viewer) == str(state)
        assert set(secrets) <= set(state.view(viewer).words())


# --- traps --------------------------------------------------------------------------------


def test_trap_visibility_worked_out_again_after_the_tiles_were_turned() -> None:
    # Holmes on 0 sees down column a: Gull, and Lane, whose wall hides Stealthy behind him. Both
    # are cleared. Lane's tile then lies open to the south, but nobody looks a second time.
    tiles = "gull-w lestrade-n bert-e lane-s smith-n pizer-e stealthy-s goodley-s madame-n"
    state = deal(tiles, then="toss-holmes-toby-exchange-joker holmes-1 joker-none toby-1")
    assert visible(state) == {"gull", "lane"}
    play(state, "exchange-b2-b3")
    assert field(state, "verdicts") == "u"
    assert "stealthy" in visible(state)
    assert state.suspects() == [s for s in SUSPECTS if s not in {"gull", "lane"}]


def test_trap_lanes_blank_is_no_t() -> None:
    assert row_2_from_the_east("lane-e") == ()
    assert row_2_from_the_east("lane-e", cleared="lane") == ("c2", "b2", "a2")


@pytest.mark.parametrize("degrees", [90, 180, 270])
def test_trap_lanes_blank_grows_no_wall_back_when_rotated(degrees: int) -> None:
    then = f"toss-alibi-watson-rotation-joker alibi draw-lane rotate-c2-{degrees} watson-1"
    state = deal(then=then)
    assert tile(state, "c2") == "n"
    assert knowledge.lines_of_sight(state.view(None))[1] == ("c2", "b2", "a2")


def test_trap_jacks_identity_card_is_not_counted() -> None:
    # Jack is Madame. Her two hourglasses would make seven of his five.
    state = at("Lw,Pn,tn/Bw,Nn,Ge/ue,Ms,ss 1,5,9 3 aWxr T uu 2?,3? - = MPB", "watson-2")
    assert hourglasses(state) == 5
    assert winner(state) is None
    state = at("bn,ue,ls/Ms,n,pe/sw,ts,Ge 6,11,1 8 hWrr BP uussssu 1L,4?,5U,7T - = MS", "watson-2")
    assert hourglasses(state) == 5
    assert winner(state) == INVESTIGATOR


def test_trap_tokens_are_not_thrown_again_in_even_rounds() -> None:
    for faces in product(*TOKENS):
        state = deal(then="toss-" + "-".join(faces))
        play_faces(state, list(faces))
        assert not state.is_chance_node()
        shown = field(state, "tokens")
        others = [
            two if face == one else one for face, (one, two) in zip(faces, TOKENS, strict=True)
        ]
        assert shown == "".join("X" if face == "exchange" else face[0].upper() for face in others)


def test_trap_ten_and_two_is_zero() -> None:
    state = at("uw,pe,ss/le,bw,Gs/n,te,Me 4,6,10 4 ATrr LG sss 2N - = G")
    assert field(play(state, "toby-2"), "detectives") == "4,6,0"


def test_trap_eleven_is_followed_by_zero() -> None:
    for word, space in [("holmes-1", 0), ("holmes-2", 1), ("joker-holmes", 0)]:
        state = deal(then=f"toss-holmes-toby-exchange-joker {word}")
        assert field(state, "detectives") == f"{space},3,7"


def test_trap_two_detectives_on_one_space_do_not_overwrite_each_other() -> None:
    state = at("mw,le,tn/bn,Pe,ge/sw,n,us 2,0,2 8 HWrr ST usuuuuu 2?,4T,5U,7S 5 = PM")
    play(state, "watson-2")
    assert field(state, "detectives") == "2,2,2"
    board = field(state, "board")
    play(state, "holmes-1")
    assert (field(state, "detectives"), field(state, "board")) == ("3,2,2", board)


def test_trap_the_jokers_nobody_is_for_jack_alone() -> None:
    movers = {"joker-holmes", "joker-watson", "joker-toby"}
    state = deal(then="toss-holmes-toby-exchange-joker")
    assert state.current_player() == INVESTIGATOR
    assert legal(state, "joker") == movers
    play(state, "holmes-1")
    assert state.current_player() == JACK
    assert legal(state, "joker") == movers | {"joker-none"}


def test_trap_no_hourglass_where_jack_is_seen() -> None:
    state = deal(jack="lane", then="toss-holmes-watson-exchange-joker watson-1 joker-none")
    play(state, "holmes-2 exchange-a1-a3")
    assert field(state, "verdicts") == "s"
    assert knowledge.hourglasses(state.view(None)) == hourglasses(state) == 0


def test_trap_the_game_does_not_end_after_round_7() -> None:
    state = at("pn,be,me/n,ls,gw/Ss,ts,Uw 5,10,0 7 Hwxr U sssuss 2?,4M,6? - = UGB", "holmes-2")
    assert winner(state) is None
    assert field(state, "round") == "8"
    assert state.current_player() == JACK


def test_trap_the_game_always_ends_and_after_round_8_at_the_latest() -> None:
    rng = random.Random(1)
    longest = 0
    for seed in range(300):
        state = GAME.deal(seed)
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(actions[int(rng.random() * len(actions))])
        longest = max(longest, decisions)
    assert longest == GAME.max_game_length() == 32
