"""One decision: everything that can be typed, and that nothing typed does harm."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lamplighter import load_game
from lamplighter.games.base import State
from lamplighter.games.chance import ChanceStream, play_chance
from lamplighter.sentences import catalogue
from lamplighter.text.pocket.help import TOPICS
from lamplighter.text.screen import Screen
from lamplighter.text.turn import LeaveGame, Turn
from tests.text.sitting import Paper, Typist, terminal_of

PIECES = st.sampled_from(
    [
        "?",
        "-",
        " ",
        "b2",
        "a1",
        "90",
        "rot",
        "al",
        "h",
        "1",
        "preview",
        "save",
        "moves",
        "u",
        "\x1b",
    ]
)


def opening(seed: int = 7, jack: bool = False) -> State:
    """The first decision of a game, or Jack's first."""
    state = load_game("pocket").new_initial_state()
    play_chance(state, ChanceStream(seed))
    if jack:
        state.apply_action(state.legal_actions()[0])
    return state


def ask(
    state: State, lines: Sequence[str], *, plain: bool = False
) -> tuple[int | None, str, list[str]]:
    """The action confirmed (if any), what was written, the names saved under."""
    paper, saved = Paper(), list[str]()
    turn = Turn(
        state.view(state.current_player()),
        state.view(None),
        Screen(terminal_of(Typist(lines), paper, plain=plain), catalogue("en")),
        save=saved.append,
    )
    action: int | None
    try:
        (action,) = turn.ask()
    except (EOFError, LeaveGame):
        action = None
    return action, paper.getvalue(), saved


def word_of(state: State, action: int | None) -> str:
    return "" if action is None else state.action_to_string(action)


def test_a_move_is_shown_before_it_is_played() -> None:
    state = opening()
    action, written, _ = ask(state, ["h1", ""])
    assert word_of(state, action) == "holmes-1"
    assert "PREVIEW of holmes-1: nothing is played yet" in written
    assert "in sight (3): Goodley, Pizer and Smith." in written
    assert "Out of sight (6): Lestrade, Bert, Lane, Stealthy, Gull and Madame." in written


def test_jack_is_told_whether_he_would_be_seen() -> None:
    state = opening(jack=True)
    written = ask(state, ["r b2 9"])[1]
    jack = next(word for word in state.words() if word.startswith("jack-"))
    assert jack.removeprefix("jack-").capitalize() in written
    assert "IN SIGHT" in written or "NOT in sight" in written


@pytest.mark.parametrize("back", ["u", "undo", "n"])
def test_a_move_can_be_taken_back_before_it_is_confirmed(back: str) -> None:
    state = opening()
    action, written, _ = ask(state, ["h1", back, "w2", "y"])
    assert word_of(state, action) == "watson-2"
    assert "holmes-1 taken back. Nothing was played." in written


def test_another_word_at_the_question_is_the_next_thing_typed() -> None:
    state = opening()
    assert word_of(state, ask(state, ["h1", "h2", ""])[0]) == "holmes-2"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("xyzzy", "is not a word of this game"),
        ("alibi", "alibi is not possible now"),
        ("h", "can mean holmes-1, holmes-2, help, hint or history"),
        ("suspects", "Jack is one of 9"),
        ("history", "Nothing has happened yet."),
        ("preview w1", "First say whether to play it"),
    ],
)
def test_whatever_else_is_typed_at_the_question_leaves_it_standing(typed: str, answer: str) -> None:
    state = opening()
    action, written, _ = ask(state, ["h1", typed, ""])
    assert answer in written
    assert written.count("Play holmes-1?") == 2
    assert word_of(state, action) == "holmes-1"


@pytest.mark.parametrize("typed", ["board", "undo"])
def test_the_board_at_the_question_takes_the_move_back(typed: str) -> None:
    action, written, _ = ask(opening(), ["h1", typed])
    assert action is None
    assert "holmes-1 taken back. Nothing was played." in written


def test_one_can_leave_at_the_question() -> None:
    assert ask(opening(), ["h1", "quit", ""])[0] is None


JACK_TO_MOVE = "Uw,Bn,Ne/Pe,Lw,Mw/Gn,Ss,Tn 11,3,7 1 aWrJ L - 1? - = PU"


@pytest.mark.parametrize("plain", [False, True])
def test_jack_is_told_which_moves_leave_him_in_sight(*, plain: bool) -> None:
    state = load_game("pocket").parse_state(JACK_TO_MOVE)
    written = ask(state, ["moves"], plain=plain)[1]
    listed = written[written.index("moves") :] if plain else written[written.rindex("Each") :]
    for action in state.view(1).legal_actions():
        word = state.action_to_string(action)
        moved = state.view(1).preview(action)
        caught = "pizer" in moved.game.knowledge.visible(moved)
        if plain:
            line = next(line for line in listed.splitlines() if word in line)
            assert ("you in sight" in line, "you out of sight" in line) == (caught, not caught)
        else:
            found = re.search(rf"{word} \d:\d(!?)", listed)
            assert found is not None
            assert (found[1] == "!") is caught


@pytest.mark.parametrize("plain", [False, True])
def test_the_investigator_is_told_nothing_of_the_kind(*, plain: bool) -> None:
    written = ask(opening(), ["moves"], plain=plain)[1]
    assert "!" not in written
    assert "you in sight" not in written


def test_in_plain_mode_equal_results_are_one_sentence() -> None:
    written = ask(opening(), ["moves"], plain=True)[1]
    groups = [line for line in written.splitlines() if " in sight, " in line and ": " in line]
    assert len({group.partition(":")[0] for group in groups}) == len(groups) < 10


def test_jacks_preview_speaks_of_what_would_be() -> None:
    state = load_game("pocket").parse_state(JACK_TO_MOVE)
    written = ask(state, ["w1"])[1]
    preview = written[written.index("PREVIEW") :]
    assert re.search(r"You, John Pizer, would (BE SEEN|NOT be seen)\.", preview)
    assert "now" not in preview.lower().replace("nothing is played yet", "").split("play w")[0]


def test_the_board_is_explained_as_it_is_shown() -> None:
    drawn, plain = (ask(opening(), ["? board"], plain=plain)[1] for plain in (False, True))
    assert "A solid bar is a wall." in drawn
    assert "A solid bar is a wall." not in plain
    assert "9, 10 and 11 in the west: east along the rows 1, 2 and 3." in plain


def test_a_confirmed_move_stands() -> None:
    assert "nothing to take back" in ask(opening(), ["undo"])[1]


def test_preview_plays_nothing() -> None:
    action, written, _ = ask(opening(), ["preview h1", "preview", "preview r", "preview xyzzy"])
    assert action is None
    assert "That was a preview" in written
    assert "“xyzzy” is no action that is possible now" in written


def test_why_a_word_is_not_possible() -> None:
    state = opening()
    assert "The actions left are" in ask(state, ["alibi"])[1]
    state.apply_action(state.string_to_action("rotate-b2-90"))
    assert "b2 was rotated this round already" in ask(state, ["r b2 9"])[1]
    position = "gw,Tn,se/Pe,Ls,Mw/Un,n,Bn 0,5,7 2 aTXJ - u 2? -"
    joker = load_game("pocket").parse_state(position)
    assert "joker-none is for Jack alone" in ask(joker, ["joker none"])[1]


def test_what_is_unclear_is_listed() -> None:
    assert "can mean holmes-1, holmes-2, help, hint or history." in ask(opening(), ["h"])[1]
    assert "Rotate which tile, and how far? For example: rotate" in ask(opening(), ["r"])[1]
    assert "can mean rotate-b2-90, rotate-b2-180 or rotate-b2-270." in ask(opening(), ["r b2"])[1]
    assert "Did you mean holmes-1 or " in ask(opening(), ["holms-1"])[1]


def test_every_topic_has_an_answer() -> None:
    written = ask(opening(), ["?", *(f"? {topic}" for topic in TOPICS), "? xyzzy"])[1]
    assert "What you can do now:" in written
    assert "There is help about" in written
    for topic in ("alibi", "rotate-b2-90", "The spaces are numbered", "Nine suspects"):
        assert topic in written


def test_help_at_the_question_is_about_the_word() -> None:
    written = ask(opening(), ["h1", "?", "u"])[1]
    assert "Holmes goes 1 or 2 spaces clockwise" in written


def test_notes_moves_and_history() -> None:
    written = ask(
        opening(), ["suspects", "moves holmes", "moves xyzzy", "history words", "primer"]
    )[1]
    assert "Jack is one of 9:" in written
    assert "Madame: 11 %" in written
    assert "holmes-1 3:6" in written
    assert "No action that is possible now begins like that." in written
    assert "Nine suspects stand on nine street tiles." in written
    assert "Round 1: toss-holmes-watson-rotation-rotation" in written
    assert "jack-" not in written


@pytest.mark.parametrize("jack", [False, True])
def test_a_hint_is_told_and_nothing_is_played(jack: bool) -> None:
    state = opening(jack=jack)
    action, written, _ = ask(state, ["hint"])
    assert action is None
    hinted = re.search(r"^Hint: (\S+)$", written, re.MULTILINE)
    assert hinted is not None
    assert hinted[1] in [state.action_to_string(one) for one in state.legal_actions()]
    told = " ".join(written.split())
    assert ("You, " if jack else "If the witnesses were called then, ") in told
    assert "To play it, type it." in told
    assert ask(opening(jack=jack), ["hint", hinted[1], ""])[0] is not None


def test_saving_takes_the_name_as_it_stands() -> None:
    assert ask(opening(), ["save My Game.txt", "save"])[2] == ["My Game.txt", ""]


def test_leaving() -> None:
    assert ask(opening(), ["quit", "h1", ""])[0] is None


@given(st.lists(st.text(max_size=30) | st.lists(PIECES, max_size=5).map("".join), max_size=6))
def test_nothing_typed_does_harm(lines: list[str]) -> None:
    state = opening(jack=bool(len(lines) % 2))
    before = state.serialize()
    action, written, _ = ask(state, [line.replace("\n", " ") for line in lines])
    assert state.serialize() == before
    assert action is None or action in state.legal_actions()
    echoed = written.replace("\r", "\n").splitlines()
    assert not any(line.startswith("Traceback") for line in echoed)
