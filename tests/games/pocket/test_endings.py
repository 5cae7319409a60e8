"""The call for witnesses and the end of the game: each row of the table, and the chase."""

from __future__ import annotations

import pytest

from tests.games.pocket.scenes import (
    DEAL,
    INVESTIGATOR,
    JACK,
    SUSPECTS,
    at,
    deal,
    field,
    hourglasses,
    legal,
    play,
    visible,
    winner,
)

# --- call for witnesses -------------------------------------------------------------------


def test_unseen_clears_everybody_visible_and_gives_jack_the_round_token() -> None:
    state = deal(jack="madame", then="toss-holmes-watson-exchange-joker watson-1 joker-none")
    assert visible(state) == {"lane", "smith", "pizer"}
    play(state, "holmes-2 exchange-a1-a3")
    assert state.suspects() == ["lestrade", "goodley", "bert", "stealthy", "gull", "madame"]
    assert (field(state, "verdicts"), hourglasses(state)) == ("u", 1)


def test_seen_clears_everybody_else_and_gives_the_investigator_a_worthless_token() -> None:
    state = deal(jack="smith", then="toss-holmes-watson-exchange-joker watson-1 joker-none")
    play(state, "holmes-2 exchange-a1-a3")
    assert state.suspects() == ["pizer", "smith", "lane"]
    assert (field(state, "verdicts"), hourglasses(state)) == ("s", 0)


def test_nobody_need_be_visible() -> None:
    tiles = DEAL.replace("stealthy-n", "stealthy-s")
    state = deal(tiles, then="toss-holmes-toby-exchange-joker holmes-2 toby-1 joker-none")
    assert visible(play(state, "exchange-b2-c2")) == set()
    assert state.suspects() == SUSPECTS
    assert (field(state, "verdicts"), hourglasses(state)) == ("u", 1)


def test_everybody_may_be_visible() -> None:
    state = at("Mw,pw,se/n,Ts,ls/Bw,gs,Uw 0,5,8 2 aTxr B s 2G - = M", "toby-2")
    assert state.suspects() == ["bert", "stealthy", "gull", "madame"]
    assert (field(state, "verdicts"), hourglasses(state)) == ("ss", 0)


def test_jack_cannot_lie() -> None:
    # The same words, but for who Jack is: the verdict follows from what is visible.
    then = "toss-holmes-watson-exchange-joker watson-1 joker-none holmes-2 exchange-a1-a3"
    for jack in SUSPECTS:
        state = deal(jack=jack, then=then)
        assert field(state, "verdicts") == ("s" if jack in {"lane", "smith", "pizer"} else "u")


def test_the_fourth_action_is_carried_out_whole_before_the_call() -> None:
    # The investigator's card opens Lane's crossroads on b1: Toby then sees Lestrade and Gull.
    state = at("Mw,Ue,Se/Gs,Lw,Pe/Tn,Ns,Bw 11,4,7 1 a?wxr T - 1! - = B")
    assert visible(state) == set()
    play(state, "draw-lane")
    assert state.suspects() == ["goodley", "bert", "pizer", "smith", "stealthy", "madame"]


def test_the_call_waits_for_the_card_where_the_fourth_action_is_an_alibi() -> None:
    state = deal(then="toss-alibi-watson-exchange-joker watson-1 joker-none exchange-a1-b1 alibi")
    assert state.is_chance_node()
    assert (field(state, "round"), field(state, "verdicts")) == ("1", "-")
    play(state, "draw-gull")
    assert (field(state, "round"), field(state, "verdicts")) == ("2", "u")


# --- the end of the game ------------------------------------------------------------------

# Position before the last word of a round, that word, whether one suspect is left and whether Jack
# has six hourglasses after it, the verdict, and who wins: each row of the table, both verdicts.
ROWS = {
    "before 8, one suspect, seen": (
        "Pw,Tn,Mw/Ss,Nn,Bs/Ls,Us,Gw 11,3,8 1 Htrr SM - - - = M",
        "holmes-2",
        (True, False, "s", INVESTIGATOR),
    ),
    "before 8, one suspect, unseen": (
        "Bw,pn,tn/Nn,se,us/Lw,ms,ge 1,3,8 2 hWxr T s 1? - = BG",
        "watson-2",
        (True, False, "u", INVESTIGATOR),
    ),
    "before 8, six hourglasses, seen": (
        "bs,pw,Me/ss,Nn,Gs/ls,us,Tn 1,8,10 4 a?txj - uuu 1?,4? - = GM",
        "draw-pizer",
        (False, True, "s", JACK),
    ),
    "before 8, six hourglasses, unseen": (
        "Ls,ts,bs/Nn,Pn,me/un,ss,ge 2,6,9 5 aWrr LG uuuu 1?,3B,5? - = PUG",
        "watson-1",
        (False, True, "u", JACK),
    ),
    "before 8, both, seen (ruling)": (
        "us,Se,mn/pn,le,bs/Ts,gs,n 3,7,1 6 a?txr S usuuu 2?,3?,6? - = SLG",
        "draw-madame",
        (True, True, "s", INVESTIGATOR),
    ),
    "before 8, both, unseen: the chase": (
        "ue,ls,Tw/Pe,bw,n/me,ge,ss 5,9,11 6 atrJ N uuuuu 1B,4N,6L - = T",
        "joker-toby",
        (True, True, "u", None),
    ),
    "in 8, one suspect, seen": (
        "ps,be,me/n,ls,gw/Ss,ts,Uw 7,11,2 8 a?trj P sssussu 2?,4M,6?,8? - = UGB",
        "draw-stealthy",
        (True, False, "s", INVESTIGATOR),
    ),
    "in 8, one suspect, unseen": (
        "us,Le,ms/se,Be,ts/ge,n,pn 6,10,0 8 hwxJ - ussssuu 1S,4M,6?,7T - = BG",
        "joker-watson",
        (True, False, "u", INVESTIGATOR),
    ),
    "in 8, six hourglasses, seen": (
        "ue,sw,ms/Ts,Gn,n/ls,pn,bs 4,11,0 8 a?wrr PU uussuss 1?,4?,5U,8? - = GNS",
        "draw-bert",
        (False, True, "s", JACK),
    ),
    "in 8, six hourglasses, unseen": (
        "pe,bs,ln/gw,Ms,Us/n,tn,se 6,9,4 8 hwrJ S uuuuuss 2S,3T,5G,7P - = U",
        "joker-toby",
        (False, True, "u", JACK),
    ),
    "in 8, both, seen": (
        "Ms,uw,pn/n,ts,Sn/gs,le,bs 8,10,3 8 a?txr L uusuuus 1B,4G,6?,8? - = SL",
        "draw-gull",
        (True, True, "s", INVESTIGATOR),
    ),
    "in 8, both, unseen": (
        "sn,n,me/tn,pn,uw/Ls,gw,Bn 5,9,3 8 Hwrj S ssuusuu 2U,3M,6N,7? - = BS",
        "holmes-2",
        (True, True, "u", JACK),
    ),
    "in 8, neither, seen": (
        "Nw,pe,mw/Se,tn,gw/lw,us,bw 5,0,3 8 a?wrj P usssuuu 1M,3P,5L,8? - = S",
        "draw-lane",
        (False, False, "s", JACK),
    ),
    "in 8, neither, unseen": (
        "us,ms,ln/pw,Sn,n/ts,Be,gn 8,8,2 8 Hwxr S ssuusss 2P,4N,5L,7U - = B",
        "holmes-2",
        (False, False, "u", JACK),
    ),
}


@pytest.mark.parametrize("row", ROWS)
def test_each_row_of_the_end_of_game_table(row: str) -> None:
    position, word, expected = ROWS[row]
    state = at(position, word)
    one_suspect = len(state.suspects()) == 1
    six_hourglasses = hourglasses(state) >= 6
    verdict = field(state, "verdicts")[-1]
    assert (one_suspect, six_hourglasses, verdict, winner(state)) == expected
    assert state.returns() == {None: [0, 0], INVESTIGATOR: [1, -1], JACK: [-1, 1]}[expected[3]]
    assert (field(state, "chase") != "-") == (expected[3] is None)


def test_the_chase_goes_on_while_jack_is_unseen_and_hourglasses_no_longer_matter() -> None:
    state = at("ue,ls,Tw/pe,bw,n/mn,ge,ss 5,9,1 7 Htrj M uuuuuu 1B,4N,6L 6 = T", "holmes-2")
    assert hourglasses(state) == 7
    assert winner(state) is None
    assert (field(state, "round"), field(state, "chase")) == ("8", "6")


def test_in_the_chase_the_investigator_wins_at_the_end_of_any_round_in_which_jack_is_seen() -> None:
    state = at("lw,ss,me/pe,Tn,us/n,gn,be 4,8,0 7 hWxr T uuuuuu 2?,4?,6P 4 = TBU")
    assert winner(play(state, "watson-2")) == INVESTIGATOR
    state = at("mw,pe,gn/be,n,ss/le,Ue,tw 5,11,1 8 Htrj S ussuuuu 1?,4N,6?,7G 7 = UTL")
    assert winner(play(state, "holmes-2")) == INVESTIGATOR


def test_in_the_chase_jack_wins_if_he_is_unseen_through_round_8() -> None:
    state = at("sw,un,n/Ge,bs,me/ls,tw,ps 6,9,3 8 Htrr BS uuuuuuu 2?,4?,6N,7? 5 = GLBP")
    assert winner(play(state, "holmes-2")) == JACK


def test_trap_not_exactly_six_five_hourglasses_and_madame_make_seven() -> None:
    # Trap: `== 6`. Jack is seen, so that no round token is added to the seven.
    state = at("pw,me,ge/us,Nn,Ts/se,Ls,bw 3,10,1 6 a?trj T uuuuu 2P,4G,6? - = N")
    assert hourglasses(state) == 5
    play(state, "draw-madame")
    assert field(state, "verdicts") == "uuuuus"
    assert hourglasses(state) == 7
    assert winner(state) == JACK


def test_six_hourglasses_in_mid_round_end_nothing() -> None:
    state = at("ss,tn,ge/Uw,le,ps/me,n,Bs 1,7,11 5 a?Txr N uuuu 2?,3P,5? - = BN", "draw-smith")
    assert hourglasses(state) == 6
    assert winner(state) is None
    assert legal(state) == {"toby-1", "toby-2"}


def test_one_suspect_in_mid_round_ends_nothing() -> None:
    state = at("n,gw,Ls/mw,ue,Tw/pn,bw,se 1,7,10 4 a?Txj - uuu 1B,4! - = T", "draw-lestrade")
    assert state.suspects() == ["stealthy"]
    assert winner(state) is None
    assert winner(play(state, "toby-1")) == INVESTIGATOR
