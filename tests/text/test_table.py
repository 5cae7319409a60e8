"""Whole games at the terminal, each played from what stands on the screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lamplighter.games.catalogue import load_game
from lamplighter.records import load, secret_path, verify
from lamplighter.text.play import play
from lamplighter.text.settings import PlaySettings
from tests.text.sitting import (
    Paper,
    Reader,
    Typist,
    play_through,
    public_part,
    terminal_of,
    unfolded,
)

POCKET = load_game("pocket")

ASIDES = ("?", "suspects", "history", "moves", "preview al", "u", "", "?end", "zzz", "board")


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
@pytest.mark.parametrize(
    ("role", "opponent"),
    [
        ("investigator", "greedy"),
        ("investigator", "random"),
        ("jack", "greedy"),
        ("jack", "random"),
        ("investigator", "human"),
        ("random", "random"),
    ],
)
def test_a_game_from_the_first_line_to_the_last(
    tmp_path: Path, role: str, opponent: str, *, plain: bool
) -> None:
    written, path = play_through(
        tmp_path, role=role, opponent=opponent, seed=11, asides=ASIDES, plain=plain
    )
    record = load(path)
    assert verify(path.read_text("utf-8")).status == "chosen"
    assert not secret_path(path).exists()
    calls = sum(word in ("seen", "unseen") for word in record.words)
    assert written.count("the witnesses are called\n") == calls
    answers = re.findall(r"^(?:Jack was|You were) (?:not )?seen[.:]", written, re.MULTILINE)
    assert len(answers) == calls
    assert len(re.findall(r"^(?:Jack was|You were) [A-Z]", written, re.MULTILINE)) == 1
    assert "The game is over in round" in written
    assert f"lamplighter verify {path}" in unfolded(written)
    if not plain:
        lines = [line for line in written.splitlines() if str(tmp_path) not in line]
        assert max(map(len, lines)) <= 80


def test_the_end_tells_who_jack_was_and_what_he_held(tmp_path: Path) -> None:
    written, path = play_through(
        tmp_path, role="investigator", opponent="greedy", seed=12, asides=ASIDES
    )
    jack = next(word for word in load(path).words if word.startswith("jack-"))
    last = written[written.rindex("The game is over") :]
    assert jack.removeprefix("jack-").capitalize() in last
    assert "hourglass" in last


@pytest.mark.parametrize("seed", range(3))
def test_at_one_keyboard_secrets_stay_on_the_private_screen(tmp_path: Path, seed: int) -> None:
    written, _ = play_through(
        tmp_path, role="investigator", opponent="human", seed=seed, asides=ASIDES, live=True
    )
    running = written[: written.rindex("the witnesses are called")]
    private, public = running, public_part(running)
    assert "You, " in private
    for telling in ("You, ", " you\n", "Your alibi card", "Jack’s cards:", "jack-"):
        assert telling not in public
    # Each private screen is wiped before it is left, with what scrolled away.
    assert private.count("\x1b[?1049h") == private.count("\x1b[H\x1b[2J\x1b[3J\x1b[?1049l")


def test_without_a_screen_to_clear_the_curtain_is_made_of_empty_lines(tmp_path: Path) -> None:
    written, _ = play_through(
        tmp_path, role="jack", opponent="human", seed=5, asides=ASIDES, plain=True
    )
    assert "\n" * 60 in written
    assert "Please do not scroll back" in written
    assert "\x1b" not in written


def test_jacks_two_turns_in_a_row_are_one_turn_at_the_keyboard() -> None:
    paper = Paper()
    lines = ["", "h1", "", "", "r b2 9", "", "r a3 9", "", ""]
    settings = PlaySettings(
        game=POCKET, role="investigator", opponent="human", seed=7, language="en"
    )
    play(settings, terminal_of(Typist(lines), paper))
    assert paper.getvalue().count("The keyboard goes to Jack") == 1
    assert paper.getvalue().count("The keyboard goes to the investigator") == 2


@pytest.mark.parametrize("opponent", ["human", "greedy", "random"])
@pytest.mark.parametrize("seed", range(4))
def test_no_page_is_taller_than_a_small_terminal(tmp_path: Path, opponent: str, seed: int) -> None:
    paper = Paper(live=True)
    folder = tmp_path / "a-folder-with-a-name-of-some-length" / "and-one-more-inside-of-it"
    folder.mkdir(parents=True)
    settings = PlaySettings(
        game=POCKET,
        role="investigator",
        opponent=opponent,
        seed=seed,
        save=folder / "game.txt",
        language="en",
    )
    assert play(settings, terminal_of(Reader(paper, seed, live=True), paper)) == 0
    pages = re.split(r"\x1b\[H\x1b\[2J", paper.getvalue())
    calls = [page for page in pages if "witnesses" in page.partition("\n")[0]]
    assert len(calls) > 3
    # A page stands until something is typed at its first prompt.
    for page in pages:
        assert re.split(r"for help\)>|Press Enter|Again\?|Play [a-z]", page)[0].count("\n") < 24


def test_ctrl_c_in_jacks_turn_closes_the_curtain_first() -> None:
    paper = Paper(live=True)
    lines: list[str | type[KeyboardInterrupt]] = ["", "h1", "", "", KeyboardInterrupt, "n"]
    settings = PlaySettings(
        game=POCKET, role="investigator", opponent="human", seed=7, language="en"
    )
    play(settings, terminal_of(Typist(lines, live=True), paper))
    written = paper.getvalue()
    assert "You, " in written
    assert "You, " not in public_part(written)
    assert "Enter = save and leave" in public_part(written)
