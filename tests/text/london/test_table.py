"""Whole games of London at the terminal, each played from what stands on the screen."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

import pytest

from lamplighter import load_game
from lamplighter.games.base import Game, State
from lamplighter.games.chance import ChanceStream
from lamplighter.records import load, secret_path, verify
from lamplighter.sentences import catalogue
from lamplighter.telling.chronicle import event_between
from lamplighter.text.play import play
from lamplighter.text.screen import Screen
from lamplighter.text.settings import PlaySettings
from lamplighter.text.table import Seat, Table
from lamplighter.text.turn import LeaveGame
from tests.text.sitting import Paper, Typist, play_through, public_part, terminal_of, unfolded

ASIDES = ("?", "suspects", "history", "moves", "preview pl", "u", "", "?end", "zzz", "board")

VERDICT = re.compile(r"^(?:Jack is|You are) (?:not )?visible", re.MULTILINE)


def london(board: str = "revised") -> Game:
    return load_game("london", board=board)


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
@pytest.mark.parametrize(
    ("role", "opponent", "board"),
    [
        ("detective", "random", "revised"),
        ("jack", "random", "revised"),
        ("detective", "human", "revised"),
        ("random", "random", "first_2006"),
    ],
)
def test_a_game_from_the_first_line_to_the_last(
    tmp_path: Path, role: str, opponent: str, board: str, *, plain: bool
) -> None:
    written, path = play_through(
        tmp_path,
        game=london(board),
        role=role,
        opponent=opponent,
        seed=11,
        asides=ASIDES,
        plain=plain,
    )
    record = load(path)
    assert verify(path.read_text("utf-8")).status == "chosen"
    assert not secret_path(path).exists()
    calls = sum(word in ("seen", "unseen") for word in record.words)
    assert written.count("the witnesses are called. Is") == calls
    assert len(VERDICT.findall(written)) == calls
    assert "The game is over in round" in written
    assert f"lamplighter verify {path}" in unfolded(written)
    if not plain:
        lines = [line for line in written.splitlines() if str(tmp_path) not in line]
        assert max(map(len, lines)) <= 80


def test_what_is_asked_before_a_game() -> None:
    paper = Paper()
    settings = PlaySettings(game=london("first_2006"), seed=1, language="en")
    lines = ["?", "det", "emb", "moves", "quit"]
    assert play(settings, terminal_of(Typist(lines), paper)) == 0
    written = paper.getvalue()
    for said in (
        "Mr. Jack in London",
        "detective: find out which of eight characters is Jack",
        "Eight characters walk the streets of Whitechapel.",
        "You are the detective; Jack is the bot Ember.",
        "c2●",
    ):
        assert said in written


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    written = []
    for settings in (
        PlaySettings(
            game=london("first_2006"),
            role="detective",
            opponent="random",
            seed=5,
            save=path,
            language="en",
        ),
        PlaySettings(resume=path, language="en"),
    ):
        paper = Paper()
        lines = ["play-lestrade", "move-e6", "cordon-ne-se", "", "quit", ""]
        assert play(settings, terminal_of(Typist(lines), paper, width=300)) == 0
        written.append(paper.getvalue())
    assert "play-lestrade" in load(path).words
    assert dict(load(path).options) == {"board": "first_2006"}
    assert "You play Lestrade. Lestrade goes from e5 to e6." in written[1]
    assert "Jack plays" in written[1]


@pytest.mark.parametrize("role", ["detective", "jack"])
@pytest.mark.parametrize("opponent", ["human", "random"])
@pytest.mark.parametrize("seed", range(2))
def test_every_page_before_the_last_fits_a_small_terminal(
    tmp_path: Path, role: str, opponent: str, seed: int
) -> None:
    written, _ = play_through(
        tmp_path, game=london(), role=role, opponent=opponent, seed=seed, asides=ASIDES, live=True
    )
    pages = re.split(r"\x1b\[H\x1b\[2J", written[: written.rindex("The game is over")])
    # A page stands until something is typed at its first prompt, which takes a line too.
    prompt = r"for help\)>|Press Enter|Again\?|Play [a-z]"
    standing = [re.split(prompt, page)[0] for page in pages]
    tall = [page for page in standing if page.count("\n") > 23]
    assert not tall, tall[0]
    first = next(page for page in standing if "Round 1/8" in page)
    assert "Round 1/8" in first.splitlines()[0]


def test_whoever_goes_again_is_told_that_his_turn_was_played() -> None:
    state = load_game("london").parse_state(
        "revised g5,i4,g8,e5,a3,m10,e9,i8 ne 13*--*42 b1,l12 ne,sw 1 WSLg - - - - - = B"
    )
    written = sit_at(state, ["", "lest", "c ne se", "d3", "", "quit"])
    again = written[written.index("Play these 3 words?") :]
    assert "Played. You go again." in again
    assert "You go again" not in written[: written.index("Play these 3 words?")]


@pytest.mark.parametrize("seed", range(2))
def test_at_one_keyboard_both_sides_have_a_private_screen(tmp_path: Path, seed: int) -> None:
    written, _ = play_through(
        tmp_path,
        game=london(),
        role="detective",
        opponent="human",
        seed=seed,
        asides=ASIDES,
        live=True,
    )
    running = written[: written.rindex("The game is over")]
    public = public_part(running)
    assert "You, " in running
    for telling in ("You, ", "Your alibi card", "Yours", "(? for help)>", "With your own", "jack-"):
        assert telling not in public
    # Each private screen is wiped before it is left, with what scrolled away.
    assert running.count("\x1b[?1049h") == running.count("\x1b[H\x1b[2J\x1b[3J\x1b[?1049l")


def sit_at(state: State, lines: list[str], *, plain: bool = False) -> str:
    """What two persons are shown who go on from ``state`` and type ``lines``."""
    paper = Paper()
    table = Table(
        state,
        ChanceStream(5),
        (Seat("person"), Seat("person")),
        Screen(terminal_of(Typist(lines), paper, plain=plain, width=300), catalogue("en")),
        save=lambda name: None,
    )
    with contextlib.suppress(EOFError, LeaveGame):
        table.run()
    return paper.getvalue()


ESCAPE = (
    "revised j8,h10,g5,a3,l12,e5,m11,g8 se *--*---- c4,f10 sw,se 7 hTUb - HWSLTGB - uussuu "
    "2d,3d,6j,7d = UWSTL"
)
LAST_TURN = "revised e9,c3,f7,g7,a3,m10,d7,i8 n -3*2-*4- b1,l12 nw,ne 2 stgB - HTG - s 1d = WS"


def test_the_end_by_an_escape() -> None:
    state = load_game("london").parse_state(ESCAPE)
    written = sit_at(state, ["", "gull", "escape", ""])
    end = written[written.index("The game is over in round 7: Jack has won") :]
    for said in (
        "Jack plays Gull. Gull goes from m11 through the gate l12 and leaves Whitechapel through",
        "Jack was William Gull.",
        "Jack has won.",
        "Jack left Whitechapel in round 7 through the north-east exit.",
    ):
        assert said in end
    assert "Gull     Jack" in end


@pytest.mark.parametrize(
    ("jack", "told"),
    [
        ("S", ["The detective has won.", "caught Smith on g8: the accusation was right."]),
        ("U", ["Jack has won.", "on g8, who was not Jack: the accusation was wrong."]),
    ],
)
def test_the_end_by_an_accusation(jack: str, told: list[str]) -> None:
    start = "revised g5,i4,g8,e5,a3,m10,e9,i8 ne 13*--*42 b1,l12 ne,sw 1 WSLG - - - - - ="
    state = load_game("london").parse_state(f"{start} {jack}")
    written = sit_at(state, ["", "lest", "accuse", ""])
    end = written[written.index("The game is over in round 1") :]
    assert "Lestrade goes to g8 and accuses John Smith!" in end
    for said in told:
        assert said in end


def test_the_end_of_time(tmp_path: Path) -> None:
    for seed in range(9):
        written, path = play_through(
            tmp_path,
            game=london(),
            role="detective",
            opponent="human",
            seed=seed,
            asides=ASIDES,
        )
        path.unlink()
        if "Eight rounds are over and nobody was accused" in written:
            return
    raise AssertionError("no game ran for eight rounds")


def test_nobody_else_is_told_of_a_turn_before_it_is_confirmed() -> None:
    state = load_game("london").parse_state(LAST_TURN)
    begin = state.serialize()
    written = sit_at(state, ["", "bert", "cover b1 k9", "i7", "u", "u", "quit"])
    assert state.serialize() == begin
    assert "taken back" in written


def test_who_was_cleared_and_why() -> None:
    """The four turns of a round, the call, and what both sides are told of it."""
    state = load_game("london").parse_state(
        "revised g5,i4,g8,e5,a3,m10,e9,i8 ne 13*--*42 b1,l12 ne,sw 1 wStu - - - - - = B"
    )
    written = sit_at(state, ["", "smith", "g7", "lamp f5 h4", "", "", ""])
    call = written[written.index("Round 1: the witnesses are called") :]
    assert "The detective plays Smith. Smith goes from g8 to g7." in call
    assert "Smith carries a light from f5 to h4." in call
    assert "Visible: Watson (lamp h4), Smith (lamp h8) and Bert (lamp h8)." in call
    assert "Jack is visible. He is one of Watson, Smith and Bert." in call
    assert "Holmes, Lestrade, Stealthy, Goodley and Gull are cleared: Jack was visible" in call
    assert "Lamp 1 on b2 goes out for good. In the next round nobody can escape." in call


def test_an_alibi_card_is_for_one_pair_of_eyes() -> None:
    state = load_game("london").parse_state(
        "revised g5,i4,g8,e5,a3,m10,e9,i8 ne 13*--*42 b1,l12 ne,sw 1 HWSL - - - - - = U"
    )
    written = sit_at(state, ["", "holmes", "h6", "", "", "", "history", "quit"])
    before, after = written.split("The keyboard goes to Jack.")
    assert "Your alibi card is" in before
    assert "Press Enter to go on" in before[before.index("Your alibi card is") :]
    assert "who is not Jack" in before
    assert "Your alibi card" not in after
    told = "The detective plays Holmes. Holmes goes from g5 to h6."
    assert f"{told} No longer visible: Holmes. The detective takes an alibi card" in after
    assert "and keeps it to himself." in after


def test_the_detective_is_told_at_the_call_what_his_own_cards_add() -> None:
    """On his own screen alone; what two persons look at together stays public."""
    state = load_game("london").parse_state(LAST_TURN)
    own, public = (after_the_call(state.clone(), viewer) for viewer in (0, None))
    assert any(line.startswith("With your own alibi cards, ") for line in own)
    assert not any("your own" in line for line in public)


def after_the_call(state: State, viewer: int | None) -> list[str]:
    """What is told of the call at the end of the round."""
    for word in ("play-bert", "cover-b1-k9", "move-i7"):
        before = state.view(viewer)
        state.apply_action(state.string_to_action(word))
    return event_between(before, state.view(viewer)).witnesses(catalogue("en"))


def test_jack_is_spoken_to_of_escaping() -> None:
    state = load_game("london").parse_state(LAST_TURN)
    own, public = (" ".join(after_the_call(state.clone(), viewer)) for viewer in (1, None))
    assert "Jack is not visible." in public
    assert "In the next round you may escape." in own
    assert "In the next round Jack may escape." in public
