"""One turn of London: several words, tried one by one and taken back, before any is played."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lamplighter import load_game
from lamplighter.games.base import State
from lamplighter.games.london.board import EXITS, GATES, STREETS
from lamplighter.sentences import catalogue
from lamplighter.telling.london.scene import Scene
from lamplighter.telling.rooms import scene_of
from lamplighter.text.london.help import TOPICS
from lamplighter.text.prompt import alternatives
from lamplighter.text.screen import Screen
from lamplighter.text.turn import LeaveGame, Turn
from tests.telling.london.positions import KNOWING, at
from tests.text.sitting import Paper, Typist, terminal_of

SAY = catalogue("en")

WIDE = 300

START = "revised g5,i4,g8,e5,a3,m10,e9,i8 ne 13*--*42 b1,l12 ne,sw 1 {cards} - - - - - = U"

PIECES = st.sampled_from(
    ["?", "-", " ", "g5", "go", "whistle", "b", "w", "moves", "u", "play", "undo", "accuse", "\x1b"]
)


def opening(cards: str = "WSLG", played: Sequence[str] = ()) -> State:
    """Round 1 with these cards after some words; Jack is Gull."""
    state = load_game("london").parse_state(START.format(cards=cards))
    for word in played:
        state.apply_action(state.string_to_action(word))
    return state


def ask(
    state: State, lines: Sequence[str], *, plain: bool = False, width: int = WIDE
) -> tuple[list[str], str]:
    """The words confirmed, and what was written."""
    paper = Paper()
    view = state.view(state.current_player())
    turn = Turn(
        view,
        state.view(None),
        Screen(terminal_of(Typist(lines), paper, plain=plain, width=width), catalogue("en")),
        save=lambda name: None,
    )
    before = state.serialize()
    try:
        words = [view.action_to_string(action) for action in turn.ask()]
    except (EOFError, LeaveGame):
        words = []
    assert state.serialize() == before, "nothing is played while a turn is asked for"
    return words, paper.getvalue()


def test_a_turn_is_handed_over_whole() -> None:
    lines = ["lestrade", "cordon ne se", "move-d3", ""]
    words, written = ask(opening(), lines)
    assert words == ["play-lestrade", "cordon-ne-se", "move-d3"]
    assert "NOT YET PLAYED: play-lestrade cordon-ne-se move-d3" in written
    assert "No longer visible: Lestrade." in written
    assert "Play these 3 words? Enter = yes, u = take back move-d3:" in written


def test_the_ability_may_come_before_or_after_the_move() -> None:
    assert ask(opening(), ["s", "play-smith", "g7", "lamp f5 h4", ""])[0] == [
        "play-smith",
        "move-g7",
        "lamp-f5-h4",
    ]


def test_a_whistle_of_two_characters() -> None:
    words, written = ask(opening(), ["good", "w b k9", "w u f10", "m11", ""])
    assert words == ["play-goodley", "whistle-bert-k9", "whistle-gull-f10", "move-m11"]
    assert "Goodley: move, whistle 3" in written
    assert "Whistle on: 1 point left" in written


def test_every_word_can_be_taken_back() -> None:
    lines = ["good", "w b k9", "u", "w b j10", "undo", "u", "lest", "d3", "c ne se", "u", "c sw se"]
    words, written = ask(opening(), [*lines, ""])
    assert words == ["play-lestrade", "move-d3", "cordon-sw-se"]
    for word in ("whistle-bert-k9", "whistle-bert-j10", "play-goodley", "cordon-ne-se"):
        assert f"{word} taken back. Nothing was played." in written
    assert "There is nothing to take back" in ask(opening(), ["undo"])[1]


def test_another_word_at_the_question_replaces_the_last_one() -> None:
    assert ask(opening(), ["lest", "c ne se", "d3", "e6", ""])[0][-1] == "move-e6"


@pytest.mark.parametrize("typed", ["xyzzy", "suspects", "history", "?", "preview m10", "lamp"])
def test_whatever_else_is_typed_at_the_question_leaves_it_standing(typed: str) -> None:
    words, written = ask(opening(), ["lest", "c ne se", "d3", typed, ""])
    assert written.count("Play these 3 words?") == 2
    assert words[-1] == "move-d3"


def test_whoever_moved_watson_sets_his_lantern_next() -> None:
    words, written = ask(opening(), ["watson", "i5", "move-i6", "face-n", ""])
    assert words == ["play-watson", "move-i5", "face-n"]
    assert "Set Watson’s lantern" in written
    assert "First set the lantern" in written


def test_holmes_draws_only_after_the_question() -> None:
    written = ask(opening("HSLG"), ["holmes", "h6"])[1]
    assert "Then you draw an alibi card in secret, and nothing can be taken back." in written
    assert "Your alibi card" not in written


def test_an_accusation_does_not_tell_its_outcome_before_it_is_confirmed() -> None:
    position = START.format(cards="WSLG")
    shown = []
    for jack in "SU":
        state = at(position.replace("= U", f"= {jack}"))
        words, written = ask(state, ["lest", "accuse-g8", "u", "accuse", ""])
        assert words == ["play-lestrade", "accuse-g8"]
        assert "you win if Smith is Jack, and lose if not." in written
        assert "has won" not in written
        shown.append(written)
    assert shown[0] == shown[1]
    view = opening(played=["play-lestrade"]).view(0)
    tried = scene_of(view.preview(view.string_to_action("accuse-g8")))
    assert (tried.decided, tried.winner, tried.ending) == (True, "", "")


ESCAPE = (
    "revised j8,h10,g5,a3,l12,e5,m11,g8 se *--*---- c4,f10 sw,se 7 hTUb - HWSLTGB - uussuu "
    "2d,3d,6j,7d = UWSTL"
)


def test_an_escape() -> None:
    words, written = ask(at(ESCAPE), ["gull", "?", "escape", ""])
    assert words == ["play-gull", "escape-ne"]
    assert "escape-ne: leave Whitechapel, and win." in written
    assert "you get away, and have won" in written


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["g5"], "move-g5: first choose a card. To play: Watson, Smith, Lestrade and Goodley."),
        (["play bert"], "Jeremy Bert is not among the cards of this round."),
        (["lest", "play smith"], "Lestrade is in hand. undo puts the card back."),
        (["lest", "lamp"], "lamp is for Smith alone; Lestrade is in hand."),
        (["lest", "c ne se", "cordon"], "Lestrade has done that already; only the move is left."),
        (["lest", "d3", "e6", "u", "u", "e6", "d3"], "Lestrade has moved already."),
        (["lest", "cordon-nw-ne"], "cordon-nw-ne: a cordon goes from a closed exit to a free one."),
        (["smith", "lamp-f9-h4"], "a light goes from a burning lamp to a dark one"),
        (["lest", "m12"], "move-m12 is out of reach for Lestrade."),
        (["lest", "g5"], "To end the move there is to accuse: accuse-g5."),
        (["lest", "accuse-m10"], "Lestrade can accuse on g8."),
        (["smith", "accuse-a3"], "accuse-a3: Smith can accuse on"),
        (["lest", "escape-nw"], "Only Jack escapes."),
        (["lest", "swap-bert"], "Only Gull changes places with others"),
        (["lest", "stay"], "Lestrade has somewhere to go and must move."),
        (["lest", "face-n"], "The lantern is set right after Watson was moved"),
        (["good", "whistle-bert-a3"], "everybody must come nearer to Goodley"),
        (["good", "w b k9", "m11"], "First the whistle is to be finished: 1 point is left."),
    ],
)
def test_why_a_word_is_not_possible(lines: list[str], answer: str) -> None:
    assert answer in ask(opening(), lines)[1]


@pytest.mark.parametrize(
    ("position", "lines", "answer"),
    [
        (ESCAPE, ["stealthy", "escape-ne"], "You leave with William Gull alone"),
        (ESCAPE, ["gull", "escape-se"], "There is a cordon at se."),
        (ESCAPE, ["gull", "escape-nw"], "That exit is too far away"),
        (
            ESCAPE.replace("uussuu", "uussus"),
            ["gull", "escape-ne"],
            "The witness card shows visible",
        ),
        (ESCAPE, ["gull", "accuse-l12"], "Only the detective accuses."),
        (ESCAPE, ["gull", "l12"], "one can pass, but not stop there"),
        (
            ESCAPE,
            ["holmes"],
            "Holmes was played in this round already. To play: Stealthy and Gull.",
        ),
    ],
)
def test_why_jack_cannot(position: str, lines: list[str], answer: str) -> None:
    assert answer in ask(at(position), lines)[1]


def test_a_beginning_that_many_words_share_lists_their_ends() -> None:
    written = ask(opening(), ["good", "whistle", "m", "moves w b"])[1]
    assert "  whistle-bert: j8 (1), j10 (2), k9 (2), k10 (3), k11 (3) and l10 (3)\n" in written
    assert "  move: b6, c4, f10," in written
    listed = written[written.index("Each word") :]
    assert "whistle-bert-k9 3:5" in listed
    assert "move-" not in listed


def test_words_that_decide_the_game_have_no_numbers() -> None:
    written = ask(opening(), ["lest", "moves"])[1]
    assert "These decide the game at once: accuse-g8 (Smith)." in written
    assert not re.search(r"accuse-\w+ \d", written)


def test_jack_is_told_which_words_leave_him_visible() -> None:
    state = opening("HGUB", ["play-bert", "cover-b1-b6", "move-i7"])
    written = ask(state, ["gull", "moves"])[1]
    for word, mark in re.findall(r"(move-\w+) \d:\d(!?)", written):
        view = state.view(1)
        for each in ("play-gull", word):
            view = view.preview(view.string_to_action(each))
        assert ("gull" in view.game.knowledge.visible(view)) == bool(mark), word
    assert "!" in written


@pytest.mark.parametrize(
    ("lines", "word"),
    [
        (["play-s"], "play-smith"),
        (["p s"], "play-smith"),
        (["good"], "play-goodley"),
        (["good", "whistle-t-c4"], "whistle-stealthy-c4"),
        (["good", "wt c4"], "whistle-stealthy-c4"),
        (["lest", "d3"], "move-d3"),
        (["lest", "MOVE D3"], "move-d3"),
        (["watson", "i5", "ne"], "face-ne"),
        (["watson", "i5", "n"], "face-n"),
        (["smith", "light f5 h4"], "lamp-f5-h4"),
    ],
)
def test_short_forms(lines: list[str], word: str) -> None:
    tried = re.findall(r"^(?:PREVIEW of|NOT YET PLAYED:) (.*)$", ask(opening(), lines)[1], re.M)
    assert word in tried[-1].partition(":")[0].split()


def test_every_topic_has_an_answer() -> None:
    lines = ["?", *(f"? {topic}" for topic in TOPICS), "? whistle", "? xyzzy"]
    written = ask(opening(), lines)[1]
    assert "Choose a card: Watson, Smith, Lestrade and Goodley." in written
    assert written.count("whistle-bert-f10: Bert comes to f10.") == 2
    assert "There is help about" in written


def test_in_plain_mode_each_word_is_answered_in_sentences() -> None:
    written = ask(opening(), ["good", "w b k9", "w u f10", "moves", "m11"], plain=True)[1]
    assert "Goodley can go to " in written
    assert "Whistle on: 1 point left" in written
    assert "If the round ended now: 3 suspects visible, 5 in the dark." in written
    assert re.search(r"^\d visible, \d in the dark: move-", written, re.MULTILINE)


def test_in_plain_mode_the_whole_board_can_be_heard_in_the_midst_of_a_turn() -> None:
    written = ask(opening(), ["good", "w b k9", "board"], plain=True)[1]
    board = written[written.index("board\n") :]
    assert "NOT YET PLAYED: play-goodley whistle-bert-k9" in board
    assert "Jeremy Bert (B), k9: in the dark." in board
    assert "Open manholes:" in board


def test_the_notes_of_a_detective_with_a_card() -> None:
    position = "revised e9,c3,f7,g7,a3,m10,d7,i8 n -3*2-*4- b1,l12 nw,ne 2 sTGB - HTG - s 1d = WS"
    written = ask(at(position), ["suspects"])[1]
    public, own = written.split("With your own alibi cards, he is one of 4:")
    assert "Given all that is public, Jack is one of 5:" in public
    assert "John Smith: 20 %" in public
    assert "Smith" not in own
    assert "Watson: 25 %" in own


def test_what_jack_is_told_of_the_detectives_cards() -> None:
    written = ask(at(ESCAPE), ["suspects"])[1]
    assert "With your own" not in written
    assert "The detective holds 3 alibi cards." in written


@given(st.lists(st.text(max_size=20) | st.lists(PIECES, max_size=4).map("".join), max_size=6))
def test_nothing_typed_does_harm(lines: list[str]) -> None:
    begin = [["good"], ["watson", "i5"], ["lest", "d3"], []][len(lines) % 4]
    written = ask(opening(), [*begin, *(line.replace("\n", " ") for line in lines)])[1]
    assert not any(line.startswith("Traceback") for line in written.splitlines())


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("accuse-g7", ["Stealthy accuses Lestrade on g7.", "you win if Lestrade is Jack"]),
        ("accuse-e9", ["Stealthy accuses Holmes on e9.", "You would lose at once: Holmes is clea"]),
        ("accuse-d7", ["Stealthy accuses Gull on d7.", "You would lose at once: you hold the al"]),
    ],
)
def test_an_accusation_names_the_accused_and_tells_when_it_would_lose(
    word: str, told: list[str]
) -> None:
    written = ask(at(KNOWING), ["stealthy", word])[1]
    preview = written[written.index(f"NOT YET PLAYED: play-stealthy {word}") :]
    assert all(said in preview for said in told)
    assert "This changes nothing" not in preview
    assert ("You would lose" in preview) == (word != "accuse-g7")


def test_moves_names_whom_an_accusation_hits() -> None:
    written = ask(at(KNOWING), ["stealthy", "moves accuse"])[1]
    assert "accuse-c3 (Watson), accuse-d7 (Gull, whose card you hold: you would lose)" in written
    assert "accuse-e9 (Holmes, cleared: you would lose) and accuse-g7 (Lestrade)." in written


def test_u_alone_takes_back_even_where_gull_can_be_played() -> None:
    words, written = ask(opening("WTUB"), ["u", "gull"])
    assert "There is nothing to take back" in written
    assert "PREVIEW of play-gull" in written.partition("There is nothing")[2]
    assert not words


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["lest", "f5"], "f5 is a lamp; nobody stands there."),
        (["lest", "move f5"], "f5 is a lamp; nobody stands there."),
        (["lest", "accuse-h7"], "h7 is a house; nobody stands there."),
        (["lest", "move a1"], "move-a1 is out of reach for Lestrade."),
        (["lest", "move-a1"], "move-a1 is out of reach for Lestrade."),
        (["good", "whistle goodley g5"], "Goodley whistles others, not himself."),
        (["good", "w b k9", "w b k10"], "Bert has heard the whistle in this turn already"),
    ],
)
def test_more_of_why_a_word_is_not_possible(lines: list[str], answer: str) -> None:
    assert answer in ask(opening(), lines)[1]


def test_why_everybody_is_visible_or_not_can_be_asked() -> None:
    written = ask(opening(), ["why"], width=80)[1]
    assert "Holmes (H), g5: visible, lamp f5." in written
    assert "Watson (W), i4: in the dark." in written


def test_the_price_of_a_whistle_is_what_it_takes() -> None:
    state = opening(played=["play-goodley"])
    view, checked = state.view(0), 0
    for action in view.legal_actions():
        kind, *rest = view.action_to_string(action).split("-")
        if kind == "whistle":
            before, after = Scene.of(view), Scene.of(view.preview(action))
            spent = before.points - (after.points if after.whistling else 0)
            assert before.whistle_cost(*rest) == spent
            checked += 1
    assert checked > 10
    written = ask(opening(), ["good", "w b", "moves w b"])[1]
    assert "  whistle-bert: j8 (1), j10 (2)" in written
    assert "whistle-bert-j8 3:5 1p" in written


def test_what_is_saved_in_mid_turn_is_told_to_lack_its_words() -> None:
    said = "The 2 words of this turn are not played yet, so they are not kept."
    assert said in ask(opening(), ["good", "w b k9", "save x"])[1]
    assert "not kept" not in ask(opening(), ["save x"])[1]


@pytest.mark.parametrize("topic", ["escape", "board"])
@pytest.mark.parametrize("plain", [True, False])
def test_where_the_exits_are_is_told(topic: str, *, plain: bool) -> None:
    written = ask(opening(), [f"? {topic}"], plain=plain)[1]
    gates = [f"{name} by {STREETS[gate]}" for name, gate in zip(EXITS, GATES, strict=True)]
    assert f"The exits: {', '.join(gates[:-1])} and {gates[-1]}." in written


def test_plain_mode_speaks_of_no_marks_on_a_map() -> None:
    lines = ["?", "lest", "?", "m12", *(f"? {topic}" for topic in TOPICS)]
    assert "+" not in ask(opening(), lines, plain=True)[1]


def test_alternatives_are_told_with_or() -> None:
    assert alternatives(["a"], SAY) == "a"
    assert alternatives(["a", "b"], SAY) == "a or b"
    assert alternatives(["a", "b", "c", "d"], SAY) == "a, b, c or d"
