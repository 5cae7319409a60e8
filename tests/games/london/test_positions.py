"""Position strings of London that are refused, with what is said to be wrong; and a few read."""

from __future__ import annotations

import random

import pytest

import lamplighter
from lamplighter import (
    DETECTIVE,
    JACK,
    HiddenInformationError,
    IllegalActionError,
    PositionError,
    State,
)
from lamplighter.games.london import knowledge
from lamplighter.games.london.board import CHARACTERS, LESTRADE, LETTERS
from tests.games.refusals import assert_refused
from tests.playing import choose

GAME = lamplighter.load_game("london")

PLACES = "g5,i4,g8,e5,a3,m10,e9,i8"
TABLE = "13*--*42 b1,l12 ne,sw"
START = f"revised {PLACES} ne {TABLE} 1"
DEALT = f"{START} HWSG - - - - - = U"

WHISTLE = f"revised g5,i5,g8,e5,a3,m10,e9,i8 s {TABLE} 1 HWSg Gma2W - - - - = U"
DUE = f"revised m8,i5,g10,e5,a3,m12,e9,i8 s {TABLE} 1 hWSg H - - - 1j! = U"
SECOND = "revised m8,h6,g9,e5,a3,m12,e9,i8 n --*-3*42 b1,l12 ne,sw 2 LTUB - LGB - u 1j = UH"
LATE = "revised m8,h6,g9,e5,a3,m12,e9,i8 n --*-3*42 b1,l12 nw,ne 2 lTUB Lm LGB - u 1j = UH"
ACCUSED = "revised m8,h6,g9,e9,a3,m12,e9,i8 n --*-3*42 b6,l12 nw,ne 2 lTUb Lm LGB - u 1j = UH"
LAST = (
    "revised b1,i10,e7,e5,l10,j10,k11,i5 sw -**----- c4,f10 nw,ne 8 hlgu - HWSLTGB - uusussus "
    "2j,3j,6j,8d"
)

THIRD = "revised g3,g6,e6,c2,e4,b6,c4,i5 sw -3*--*4- b1,c4 ne,se 3 hSLT - HWTGU - su 2j,3d"

# Nobody gets away from b7: the streets within three steps are taken, and the manhole on b6 is
# covered. Jack, whose turn it is, was not seen in round 2, and the exit on b7 is free.
CORNER = "revised b6,a5,c6,b7,a4,d7,h10,j8 sw -3*-4*-- b6,l12 ne,se 3 LTgU - WSGB - uu 1j = LG"

ESCAPED = CORNER.replace("b7,", "nw,").replace("LTgU -", "lTgU Lma")

REFUSED = {
    "": "position: found 1 public fields in '', expected 13",
    f"{START} HWSG - - - - = U": "position: found 12 public fields",
    f"{START}  HWSG - - - - - = U": "position: found 14 public fields",
    DEALT.replace("revised", "first_2006"): "board: found 'first_2006'",
    DEALT.replace("revised", "Revised"): "board: found 'Revised'",
    DEALT.replace("g5,", ""): "places: found 'i4,g8,e5,a3,m10,e9,i8'",
    DEALT.replace("g5,", "f5,"): "places: found 'f5', expected a street",
    DEALT.replace("g5,", "g05,"): "places: found 'g05'",
    DEALT.replace("g5,", "se,"): "places: found somebody gone",
    DEALT.replace("g5,", "i4,"): "places: found two on one street",
    DEALT.replace("g5,", "g6,"): "places: found holmes on g6",
    DEALT.replace(" ne 1", " e 1"): "lantern: found 'e'",
    DEALT.replace(" ne 1", " se 1"): "lantern: found it turned",
    DEALT.replace("13*", "13"): "lamps: found '13--*42'",
    DEALT.replace("13*", "135"): "lamps: found '135--*42'",
    DEALT.replace("13*", "1*3"): "lamps: found other tiles or places",
    DEALT.replace("13*", "-3*"): "lamps: found other tiles or places",
    DEALT.replace("b1,l12", "b1"): "covers: found 'b1'",
    DEALT.replace("b1,l12", "l12,b1"): "covers: found 'l12,b1'",
    DEALT.replace("b1,l12", "b1,f7"): "covers: found 'b1,f7', expected two of b1 b6 c4",
    DEALT.replace("b1,l12", "b6,l12"): "covers: found 1 moved",
    DEALT.replace("ne,sw", "ne"): "cordons: found 'ne'",
    DEALT.replace("ne,sw", "ne,n"): "cordons: found 'ne,n'",
    DEALT.replace("ne,sw", "sw,ne"): "position: found 'revised",
    DEALT.replace("ne,sw", "ne,ne"): "position: found 'revised",
    DEALT.replace("ne,sw", "ne,se"): "cordons: found 1 moved",
    DEALT.replace("sw 1", "sw 0"): "round: found '0'",
    DEALT.replace("sw 1", "sw 9"): "round: found '9'",
    DEALT.replace("sw 1", "sw 2"): "verdicts: found 0 verdicts in round 2",
    DEALT.replace("HWSG", "HWS"): "cards: found 3 cards",
    DEALT.replace("HWSG", "HWSGH"): "position: found 'revised",
    DEALT.replace("HWSG", "WHSG"): "position: found 'revised",
    DEALT.replace("HWSG", "HWSX"): "cards: found 'HWSX'",
    DEALT.replace("HWSG", "hwsg"): "cards: found all four played",
    DEALT.replace("HWSG", "jack"): "private part: found 'U', a game under way",
    DEALT.replace("HWSG - -", "cards - H"): "cleared: found a game under way",
    DEALT.replace("HWSG -", "cards H"): "cards: found 0 cards",
    DEALT.replace("HWSG -", "HWSG Hm"): "turn: found holmes",
    DEALT.replace("HWSG -", "hWSG X"): "turn: found 'X'",
    DEALT.replace("HWSG -", "hWSG Ham"): "turn: found 'Ham'",
    DEALT.replace("HWSG -", "hWSG Hma"): "turn: found an ability owed",
    DEALT.replace("HWSG -", "hWSG H"): "turn: found nothing owed",
    DEALT.replace("HWSG -", "hWSG Hmf"): "turn: found the lantern due",
    DEALT.replace("HWSG -", "hWSG Hm1W"): "turn: found a whistle",
    DEALT.replace("HWSG -", "HWSg Gm"): "turn: found the whistle",
    DEALT.replace("HWSG -", "HWSg Gmaf"): "turn: found the lantern due",
    WHISTLE.replace("Gma2W", "Gm2W"): "turn: found the whistle",
    WHISTLE.replace("Gma2W", "Gma0W"): "turn: found the whistle",
    WHISTLE.replace("Gma2W", "Gma2G"): "turn: found Goodley called by himself",
    WHISTLE.replace("Gma2W", "Gma2WS"): "turn: found 2 points left",
    WHISTLE.replace("Gma2W", "Gma2Sf"): "turn: found the lantern due",
    WHISTLE.replace("m10", "a1"): "places: found goodley on a1",
    DEALT.replace("HWSG - -", "HWSG - H"): "cleared: found somebody",
    DEALT.replace("HWSG - -", "HWSG - h"): "cleared: found 'h'",
    DEALT.replace("HWSG - - -", "HWSG - - H"): "stayed: found holmes",
    DEALT.replace("- - = U", "x - = U"): "verdicts: found 'x'",
    DEALT.replace("- - = U", "s - = U"): "verdicts: found 1 verdicts in round 1",
    DEALT.replace("- = U", "1x = U"): "draws: found '1x'",
    DEALT.replace("- = U", "1d! = U"): "draws: found '1d!'",
    DEALT.replace("- = U", "1d = UB"): "draws: found rounds 1",
    DEALT.replace("= U", "= "): "private part: found ''",
    DEALT.replace("= U", "= X"): "private part: found 'X'",
    DEALT.replace("= U", "= UB"): "private part: found 'UB'",
    DEALT.replace("= U", "= ?"): "position: found 'revised",
    DEALT.replace(" = U", " ="): "position: found 14 public fields",
    DUE.replace("1j!", "-"): "turn: found nothing owed",
    DUE.replace("1j!", "1d!"): "draws: found round 1",
    DUE.replace("1j!", "2j!"): "draws: found '2j!'",
    DUE.replace("1j!", "1j!,1d"): "draws: found '1d', expected at most one",
    DUE.replace("= U", "= UB"): "private part: found 'UB'",
    SECOND.replace("= UH", "= UU"): "private part: found one card twice",
    SECOND.replace("= UH", "= LH"): "private part: found Jack as L",
    SECOND.replace("LGB -", "LGB U"): "stayed: found gull",
    SECOND.replace("LGB -", "LGB H"): "stayed: found holmes",
    SECOND.replace(" u ", " s "): "verdicts: found seen in round 1",
    SECOND.replace("LGB -", "LG -"): "verdicts: found unseen in round 1",
    SECOND.replace("--*-3*", "--3-**"): "lamps: found other tiles or places",
    SECOND.replace("1j =", "1d,2j ="): "private part: found 'UH'",
    SECOND.replace("1j = UH", "2j"): "draws: found rounds 2",
    SECOND.replace("LTUB", "cards"): "cards: found none",
    SECOND.replace("LGB -", "HWSLTGUB -"): "cleared: found everybody",
    SECOND.replace("LGB - u 1j = UH", "LGBWSTU - u 1j = ?H"): "private part: found nobody left",
    LATE.replace("e5", "nw"): "places: found an escape",
    LATE.replace("e5", "e9"): "places: found 'm8,h6,g9,e9,a3,m12,e9,i8', two on one street",
    CORNER.replace("b6,a5,c6,b7,a4,d7,h10,j8", "e7,e8,b6,a5,c6,b7,a4,d7").replace(
        "LTgU -", "LTgU Ga"
    ): "turn: found a whistle that nobody can hear",
    CORNER.replace("WSGB -", "WSGB T"): "stayed: found stealthy",
    CORNER.replace("uu 1j", "su 1j").replace("WSGB -", "WSGB H"): "stayed: found holmes",
    ESCAPED.replace("= LG", "= HG"): "places: found 'b6,a5,c6,nw,a4,d7,h10,j8', an escape",
    ESCAPED.replace(" uu ", " us "): "verdicts: found 'us', Jack seen",
    ESCAPED.replace("ne,se", "nw,se").replace("Lma", "Lm"): "cordons: found 'nw,se', nw closed",
    LAST: "private part: found secrets",
    LAST.replace("8 hlgu", "7 hlgu"): "verdicts: found eight verdicts",
    LAST.replace("8 hlgu", "8 hlgU"): "verdicts: found eight verdicts",
}
"""What is refused: the field named, and part of what is said to be found."""


@pytest.mark.parametrize("text", REFUSED)
def test_positions_that_are_refused(text: str) -> None:
    assert_refused(GAME, text, REFUSED[text])


def test_what_the_refused_ones_are_made_of_is_read() -> None:
    for text in (DEALT, WHISTLE, DUE, SECOND):
        assert str(GAME.parse_state(text)) == text


@pytest.mark.parametrize(
    ("text", "ending", "returns"),
    [
        (ESCAPED, "escape", [-1, 1]),
        (ACCUSED, "accusation", [1, -1]),
        (ACCUSED.replace("= UH", "= TH"), "wrong-accusation", [-1, 1]),
        (f"{LAST} = UBGTH", "time", [-1, 1]),
    ],
)
def test_the_end_shows_on_the_board(text: str, ending: str, returns: list[float]) -> None:
    state = GAME.parse_state(text)
    assert state.is_terminal()
    assert state.returns() == returns
    assert knowledge.ending(state.view(None)) == ending


def test_a_position_of_the_other_board_is_refused_with_the_way_to_read_it() -> None:
    other = lamplighter.load_game("london", board="first_2006")
    text = str(other.deal(seed=7))
    with pytest.raises(PositionError, match=r'load_game\("london", board=\'first_2006\'\) reads'):
        GAME.parse_state(text)
    assert str(other.parse_state(text)) == text
    with pytest.raises(PositionError, match="expected 'first_2006'"):
        other.parse_state(str(GAME.deal(seed=7)))


@pytest.mark.parametrize("private", ["", "??T", "L??", "L?T", "?U?", "?UT", "LU?", "LUT"])
def test_a_position_may_tell_a_part_of_the_secrets(private: str) -> None:
    text = f"{THIRD} = {private}" if private else THIRD
    state = GAME.parse_state(text)
    assert str(state) == text
    assert state.is_playable() == (private == "LUT")
    if not state.is_playable():
        with pytest.raises(HiddenInformationError):
            state.apply_action(1)
    assert state.observation_string(None) == THIRD
    seen = f"{THIRD} = ??T" if private.endswith("T") else THIRD
    assert state.observation_string(DETECTIVE) == seen
    if private in ("LU?", "LUT"):
        assert state.observation_string(JACK) == f"{THIRD} = LU?"
    else:
        with pytest.raises(HiddenInformationError):
            state.view(JACK)
    world = state.resample_from_infostate(DETECTIVE, random.Random(7))
    assert world.is_playable()
    assert str(world).endswith("T") or not private.endswith("T")


def test_who_stayed_where_jack_would_have_left_is_written_and_read() -> None:
    with pytest.raises(IllegalActionError):
        played(CORNER, "play-lestrade stay")  # he is Jack, and the exit is free
    for jack in "HTU":
        state = played(CORNER.replace("= L", f"= {jack}"), "play-lestrade stay")
        assert str(state).split(" ")[8:11] == ["La", "WSGB", "L"]
        rng = random.Random(jack)
        while not state.is_terminal():
            assert GAME.parse_state(str(state)).record.tobytes() == state.record.tobytes()
            suspects = [suspect for suspect in state.suspects() if suspect != "lestrade"]
            assert list(knowledge.possible(state.view(JACK))) == suspects
            assert state.resample_from_infostate(DETECTIVE, rng).record.jack != LESTRADE
            state.apply_action(choose(rng, state, state.legal_actions()))
        assert knowledge.possible(state.view(None)) == (CHARACTERS[LETTERS.index(jack)],)


def played(position: str, words: str) -> State:
    """The game at a position, and what was played then."""
    state = GAME.parse_state(position)
    for word in words.split():
        state.apply_action(state.string_to_action(word))
    return state
