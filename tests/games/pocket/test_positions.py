"""Position strings of Pocket that are refused, with what is said to be wrong."""

from __future__ import annotations

import pytest

import lamplighter
from lamplighter import PositionError
from tests.games.refusals import assert_refused

GAME = lamplighter.load_game("pocket")
START = "Uw,Bn,Ne/Pe,Ls,Mw/Gn,Ss,Tn"
SECOND = "Uw,bn,n/Pe,lw,mw/Gn,Ss,Tn 0,5,7 2 HTXR - s 1? - = PU"


REFUSED = {
    "": "position: found 1 public fields in '', expected 8",
    f"{START} 11,3,7 1 toss - - -": "position: found 7 public fields",
    f"{START}  11,3,7 1 toss - - - -": "position: found 9 public fields",
    "Uw,Bn/Pe,Ls,Mw/Gn,Ss,Tn 11,3,7 1 toss - - - -": "board: found 'Uw,Bn/Pe,Ls,Mw/Gn,Ss,Tn'",
    "Uw,Bn,Xe/Pe,Ls,Mw/Gn,Ss,Tn 11,3,7 1 toss - - - -": "board: found 'Xe' on c3, expected a susp",
    "Uw,Bn,Be/Pe,Ls,Mw/Gn,Ss,Tn 11,3,7 1 toss - - - -": "board: found 'Be' on c3, expected every",
    "Uw,Bn,N/Pe,Ls,Mw/Gn,Ss,Tn 11,3,7 1 toss - - - -": "board: found 'N' on c3, expected the side",
    "Uw,Bn,ne/Pe,Ls,Mw/Gn,Ss,Tn 11,3,7 2 HTXR - s 1? - = PU": "board: found 'ne' on c3, expected L",
    "Uw,Bn,Ne/Pe,Ls,Mw/Gn,Ss,Tq 11,3,7 1 toss - - - -": "board: found 'Tq' on c1, expected a",
    "Uw,Bn,Ne/Pe,Lns,Mw/Gn,Ss,Tn 11,3,7 1 toss - - - -": "board: found 'Lns' on b2, expected",
    "Uw,Bn,Ne/Pe,,Mw/Gn,Ss,Tn 11,3,7 1 toss - - - -": "board: found nothing on b2, expected a",
    "Uw,Bn,-/Pe,Ls,Mw/Gn,Ss,Tn 11,3,7 1 toss - - - -": "board: found a place without a tile",
    "Uw,-,Ne/-,-,-/-,-,- 11,3,7 1 deal - - - -": "board: found a gap",
    "Un,-,-/-,-,-/-,-,- 11,3,7 1 deal - - - -": "board: found the wall of a3",
    f"{START} 11,3,7 1 deal - - - -": "tokens: found 9 tiles dealt, expected the word jack",
    f"{START} 11,3,7 1 jack - - - - = P": "private part: found Jack's identity",
    f"{START} 11,3,7 1 jack - s - -": "verdicts: found a game under way",
    f"{START} 11,3,12 1 toss - - - -": "detectives: found '11,3,12'",
    f"{START} 11,3 1 toss - - - -": "detectives: found '11,3'",
    f"{START} 11,3,07 1 toss - - - -": "detectives: found '11,3,07'",
    f"{START} 11,3,8 1 toss - - - -": "detectives: found toby on 8",
    f"{START} 0,4,7 1 awRJ - - 1? - = PU": "detectives: found holmes on 0",
    f"{START} 11,3,7 0 toss - - - -": "round: found '0'",
    f"{START} 11,3,7 9 toss - - - -": "round: found '9'",
    f"{START} 11,3,7 2 toss - s 1? -": "tokens: found no faces",
    f"{START} 11,3,7 3 toss - s 1? -": "verdicts: found 1 verdicts in round 3",
    f"{START} 11,3,7 1 ATR - - - -": "tokens: found 'ATR'",
    f"{START} 11,3,7 1 ATRX - - - -": "tokens: found 'ATRX'",
    f"{START} 11,3,7 1 A?TRJ - - - -": "tokens: found 'A?TRJ'",
    f"{START} 11,3,7 1 atrj - - - -": "tokens: found all four spent",
    f"{START} 11,3,7 1 ATRJ U - - -": "rotated: found 1 tiles, expected 0",
    f"{START} 11,3,7 1 ATrJ - - - -": "rotated: found 0 tiles, expected 1",
    f"{START} 11,3,7 1 ATRJ X - - -": "rotated: found 'X'",
    f"{START} 11,3,7 1 ATRJ - x - -": "verdicts: found 'x'",
    f"{START} 11,3,7 1 aTRJ - - - - = P": "cards: found rounds none",
    f"{START} 11,3,7 1 ATRJ - - 1? - = PU": "cards: found rounds 1",
    f"{START} 11,3,7 1 ATRJ - - 9U - = P": "cards: found '9U'",
    f"{START} 11,3,7 1 aTRJ - - 1U,1B - = P": "cards: found '1B', expected at most one",
    f"{START} 11,3,7 1 aTRJ - - 1? - = PU": "cards: found round 1 by Jack",
    f"{START} 11,3,7 1 aTRJ - - 1! - = P": "cards: found round 1",
    f"{START} 11,3,7 1 aTRJ - - 1U - = P": "board: found U under suspicion",
    "uw,bn,Ne/Pe,Ls,Mw/Gn,Ss,Tn 11,3,7 1 aTRJ - - 1U - = P": "board: found B cleared",
    f"{START} 11,3,7 1 ATRJ - - - 0": "chase: found '0'",
    f"{START} 11,3,7 1 ATRJ - - - 1": "chase: found 1",
    f"{START} 11,3,7 1 ATRJ - - - - = ": "private part: found ''",
    f"{START} 11,3,7 1 ATRJ - - - - = X": "private part: found 'X'",
    f"{START} 11,3,7 1 ATRJ - - - - = PU": "private part: found 'PU'",
    f"{START} 11,3,7 1 ATRJ - - - - =": "position: found 9 public fields",
    "Un,Bn,Ne/Pe,Ls,Mw/Gn,Ss,Tn 11,3,7 1 ATRJ - - - -": "board: found walls on a3, c3 or b1",
    f"{START} 11,3,7 1 ATrJ U - - -": "board: found walls on a3, c3 or b1",
    SECOND.replace("= PU", "= BU"): "private part: found Jack as B",
    SECOND.replace("= PU", "= PP"): "private part: found one card twice",
    SECOND.replace(" s ", " u "): "verdicts: found unseen in round 1",
    "gw,tw,ln/Ps,Be,Uw/n,ms,Sw 11,3,8 2 HWRJ - u 1M -": "verdicts: found unseen in round 1",
    "Bw,Ns,tw/Ue,ps,Sw/ge,ms,le 1,4,8 2 ATRR - s - -": "verdicts: found seen in round 1",
    "uw,bn,n/Pe,lw,mw/gn,ss,tn 0,5,7 2 HTXR - s 1? - = PU": "board: found one suspect left",
    "n,ue,tn/gw,Me,bw/ln,ss,pw 9,10,0 8 ATXr U usuuuus 2T,3L,5? 6 = MU": (
        "verdicts: found Jack seen in the chase"
    ),
}
"""What is refused: the field named, and part of what is said to be found."""


@pytest.mark.parametrize("text", REFUSED)
def test_positions_that_are_refused(text: str) -> None:
    assert_refused(GAME, text, REFUSED[text])


def test_six_hourglasses_and_no_end_is_refused() -> None:
    unseen = "Uw,bn,n/Pe,lw,mw/Gn,Ss,Tn"
    text = f"{unseen} 3,7,11 7 toss - uuuuuu 1?,3?,5? -"
    with pytest.raises(PositionError, match="hidden cards"):
        GAME.parse_state(text)
