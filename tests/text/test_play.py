"""Beginning, leaving, saving and going on again."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lamplighter.bots import BOTS, LEVELS
from lamplighter.games.base import Game
from lamplighter.games.catalogue import load_game
from lamplighter.records import load, secret_path, verify
from lamplighter.text.play import play
from lamplighter.text.saving import games_folder
from lamplighter.text.settings import PlaySettings
from tests.text.sitting import Paper, Reader, Typist, terminal_of, unfolded

POCKET = load_game("pocket")

Line = str | type[KeyboardInterrupt]

MOVE = ["h1", ""]

WIDE = 500
"""Columns enough that no sentence is broken."""


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test writes into anybody's home."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))


def sit_down(
    lines: list[Line],
    *,
    game: Game | None = POCKET,
    role: str | None = "investigator",
    opponent: str | None = "random",
    seed: int | None = 7,
    resume: Path | None = None,
    save: Path | None = None,
) -> tuple[int, str]:
    """The exit code, and what was written."""
    paper = Paper()
    settings = PlaySettings(
        game=game,
        role=role,
        opponent=opponent,
        seed=seed,
        resume=resume,
        save=save,
        language="en",
    )
    return play(settings, terminal_of(Typist(lines), paper, width=WIDE)), paper.getvalue()


def test_what_is_not_given_is_asked_for() -> None:
    lines: list[Line] = ["?", "2", "?", "9", "jack", "ember", "quit"]
    code, written = sit_down(lines, game=None, role=None, opponent=None)
    assert code == 0
    assert written.count("Nine suspects stand") == 1
    assert written.count("Eight characters walk") == 2
    in_short = written[: written.index("Which side will you play?")]
    assert in_short.count("Which game will you play?") == 2
    assert in_short.index("Mr. Jack Pocket\n") < in_short.index("Nine suspects stand")
    assert in_short.index("Mr. Jack in London\n") < in_short.index("Eight characters walk")
    assert "You are Jack; the detective is the bot Ember." in written


def test_of_a_game_that_is_given_the_rest_is_asked_for() -> None:
    code, written = sit_down(["?", "9", "jack", "ember", "quit"], role=None, opponent=None)
    assert code == 0
    for said in ("Which side will you play?", "Nine suspects stand", "a number from 1 to 3"):
        assert said in written
    assert "You are Jack; the investigator is the bot Ember." in written


def test_a_side_that_is_given_is_not_asked_for_in_the_game_that_is_chosen() -> None:
    written = sit_down(["london", "ember", "quit"], game=None, role="jack", opponent=None)[1]
    assert "Which side will you play?" not in written
    assert "You are Jack; the detective is the bot Ember." in written


def test_a_side_that_the_chosen_game_has_not_is_asked_for() -> None:
    written = sit_down(["london", "detective", "quit"], game=None, role="investigator")[1]
    assert "Which side will you play?" in written
    assert "You are the detective; Jack is the bot random." in written


def test_enter_takes_the_first_choice_and_a_gentle_opponent() -> None:
    written = sit_down(["", "", "quit"], role=None, opponent=None)[1]
    assert "Number or name (Enter = 1" in written
    assert "Number or name (Enter = 2" in written
    assert "You are the investigator; Jack is the bot Candle." in written


def test_the_levels_are_offered_the_weakest_first() -> None:
    written = sit_down(["6", "quit"], opponent=None)[1]
    offered = re.findall(r"^  (\d)  (\w+): \w", written, re.MULTILINE)
    assert offered == [(str(place), name) for place, name in enumerate([*LEVELS, "human"], 1)]
    assert "Two persons play." in written


def test_two_persons_are_not_asked_for_a_side() -> None:
    written = sit_down(["", "quit"], role=None, opponent="human")[1]
    assert "Which side will you play?" not in written
    assert "Two persons play." in written


def test_the_seal_is_shown_where_there_is_one() -> None:
    written = sit_down(["history", "quit"], seed=None)[1]
    shown = re.search(r"The deal is sealed: ([0-9a-f]{8})…", written)
    assert shown is not None
    assert f"by this commitment: {shown[1]}" in written
    assert "sealed" not in sit_down(["quit"], seed=7)[1]


def play_on(lines: list[Line], save: Path, seed: int | None = 7) -> tuple[str, list[Path]]:
    """A whole game at a live terminal, then ``lines``; what was written, and the records."""
    paper = Paper(live=True)

    class Person(Reader):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            prompt = paper.getvalue().rpartition("\n")[2]
            if not prompt.startswith("Again?"):
                return super().readline(size)
            line = lines.pop(0) if lines else ""
            if isinstance(line, str):
                return line
            raise line

    settings = PlaySettings(
        game=POCKET, role="investigator", opponent="random", seed=seed, save=save, language="en"
    )
    assert play(settings, terminal_of(Person(paper, 3, live=True), paper, width=WIDE)) == 0
    return paper.getvalue(), sorted(save.parent.glob("game*.txt"))


@pytest.mark.parametrize(("reply", "role"), [("\n", "Jack"), ("s\n", "the investigator")])
def test_another_game_is_another_deal_with_a_record_of_its_own(
    tmp_path: Path, reply: str, role: str
) -> None:
    written, paths = play_on(["what?\n", reply, "q\n"], tmp_path / "game.txt")
    assert [path.name for path in paths] == ["game-2.txt", "game.txt"]
    assert written.count("Again?") == 3
    assert f"You are {role};" in written[written.index("Again?") :]
    again, first = (load(path) for path in paths)
    assert again.seed != first.seed
    assert verify(paths[0].read_text("utf-8")).status == "fair"
    assert verify(paths[1].read_text("utf-8")).status == "chosen"


@pytest.mark.parametrize("reply", ["", "q\n", KeyboardInterrupt])
def test_one_game_can_be_enough(tmp_path: Path, reply: Line) -> None:
    written, paths = play_on([reply], tmp_path / "game.txt")
    assert written.count("Again?") == 1
    assert len(paths) == 1


def test_where_nobody_sits_there_is_no_question(tmp_path: Path) -> None:
    paper = Paper()
    settings = PlaySettings(
        game=POCKET,
        role="jack",
        opponent="random",
        seed=1,
        save=tmp_path / "game.txt",
        language="en",
    )
    assert play(settings, terminal_of(Reader(paper, 1), paper)) == 0
    assert "Again?" not in paper.getvalue()


def test_a_game_that_goes_on_tells_the_round_again(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sit_down([*MOVE, "quit", str(path)], role="investigator")
    written = sit_down(["quit"], resume=path)[1]
    assert "Welcome back." in written
    assert "You move Holmes 1 space, to space" in written


def test_a_random_role_comes_from_the_seed() -> None:
    sittings = [sit_down(["quit"], role="random", seed=seed)[1] for seed in range(8)]
    roles = {written.count("You are Jack;") for written in sittings}
    assert roles == {0, 1}
    assert sit_down(["quit"], role="random", seed=4) == sit_down(["quit"], role="random", seed=4)


def test_an_opponent_there_is_not_is_refused() -> None:
    code, written = sit_down([], opponent="nobody")
    assert code == 2
    assert f"Choose one of: {', '.join([*LEVELS, *BOTS])} and human." in written


def test_the_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    code, written = sit_down([*MOVE])
    (path,) = games_folder().glob("*.txt")
    assert code == 0
    assert "The game is kept. To go on with it:" in written
    shown = f"~/{path.relative_to(tmp_path)}"
    assert f"lamplighter play --resume {shown}" in unfolded(written)
    assert secret_path(path).exists()
    assert "holmes-1" in load(path).words


def test_nothing_is_kept_where_nothing_was_played() -> None:
    code, written = sit_down([])
    assert code == 0
    assert not games_folder().exists()
    assert "Nothing new was played" in sit_down(["quit"])[1]
    assert written.endswith("so the game stops here.\n")


@pytest.mark.parametrize("leaving", ["quit", KeyboardInterrupt])
def test_leaving_offers_to_save(tmp_path: Path, leaving: Line) -> None:
    path = tmp_path / "mine.txt"
    assert sit_down([*MOVE, leaving, str(path)])[0] == 0
    assert path.exists()


@pytest.mark.parametrize("reply", ["n", KeyboardInterrupt])
def test_one_can_leave_without_saving(reply: Line) -> None:
    code, written = sit_down([*MOVE, KeyboardInterrupt, reply])
    assert code == 0
    assert "Left without saving" in written
    assert not games_folder().exists()


def test_one_can_go_back_to_the_game() -> None:
    written = sit_down([*MOVE, "quit", "b", "w1", "", "quit", "n"])[1]
    assert written.count("Enter = save and leave") == 2


def test_ctrl_c_before_the_first_question() -> None:
    code, written = sit_down([KeyboardInterrupt], role=None)
    assert (code, written.endswith("Good night.\n")) == (0, True)


def test_another_file_is_never_written_over(tmp_path: Path) -> None:
    taken = tmp_path / "taken.txt"
    taken.write_text("a letter", "utf-8")
    code, written = sit_down([*MOVE, f"save {taken}", "quit", str(taken), "n"])
    assert code == 0
    assert written.count("belongs to something else") == 2
    assert taken.read_text("utf-8") == "a letter"
    assert sit_down([], save=taken)[0] == 2
    assert sit_down([], save=tmp_path / "no" / "such" / "folder.txt")[0] == 2


def test_saving_twice_writes_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "twice.txt"
    sit_down([*MOVE, f"save {path}", "w1", "", "save", "quit", ""])
    assert "watson-1" in load(path).words


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "data"
    blocked.write_text("not a folder", "utf-8")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    code, written = sit_down([*MOVE])
    assert code == 0
    assert "Not saved to" in written
    (path,) = tmp_path.glob("pocket-*.txt")
    assert "holmes-1" in load(path).words


@pytest.mark.parametrize("seed", [7, None], ids=["chosen", "secret"])
def test_a_game_goes_on_as_it_would_have(tmp_path: Path, seed: int | None) -> None:
    path = tmp_path / "game.txt"
    settings = PlaySettings(
        game=POCKET, role="investigator", opponent="greedy", seed=seed, save=path, language="en"
    )
    plies = 0
    while not (path.exists() and load(path).is_open):
        paper = Paper()
        one_move = itertools.islice(_reader_lines(paper, plies), 3)
        assert play(settings, terminal_of(Typist(one_move), paper)) == 0
        assert load(path).plies > plies
        plies = load(path).plies
        settings = PlaySettings(resume=path, language="en")
    assert verify(path.read_text("utf-8")).ok
    assert not secret_path(path).exists()


def _reader_lines(paper: Paper, seed: int) -> Iterator[str]:
    reader = Reader(paper, seed)
    while True:
        yield reader.readline().removesuffix("\n")


def test_a_resumed_bot_throws_the_same_dice(tmp_path: Path) -> None:
    def words_of(*sittings: list[Line]) -> tuple[str, ...]:
        path = tmp_path / f"{len(sittings)}.txt"
        sit_down([*sittings[0], "quit", str(path)], seed=9)
        for lines in sittings[1:]:
            sit_down([*lines, "quit", ""], resume=path)
        return load(path).words

    first: list[Line] = ["?", "moves", "preview h1"]
    assert words_of([*first, *_first_moves()], []) == words_of(_first_moves(), [], [])


def _first_moves() -> list[Line]:
    """Some legal first move of the game of seed 9, whatever its tokens show."""
    found = re.search(r"([a-z0-9-]+) \d:\d", sit_down(["moves"], seed=9)[1])
    assert found is not None
    return [found[1], ""]


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("missing", "cannot be opened"),
        ("truncated", "cannot be read as a game"),
        ("no secret", "The secret part of this game is missing"),
        ("bad secret", "cannot be read as a game"),
        ("other secret", "cannot be read as a game"),
        ("over", "is over. To look at it"),
    ],
)
def test_what_cannot_be_resumed_is_refused(tmp_path: Path, damage: str, said: str) -> None:
    path, other = tmp_path / "game.txt", tmp_path / "other.txt"
    sit_down([*MOVE, "quit", str(path)])
    if damage == "missing":
        path = tmp_path / "nothing.txt"
    elif damage == "truncated":
        path.write_text(path.read_text("utf-8")[:-40], "utf-8")
    elif damage == "no secret":
        secret_path(path).unlink()
    elif damage == "bad secret":
        secret_path(path).write_text("boo", "utf-8")
    elif damage == "other secret":
        sit_down(["?", *_first_moves(), "quit", str(other)], seed=9)
        secret_path(path).write_bytes(secret_path(other).read_bytes())
    else:
        paper = Paper()
        path = tmp_path / "over.txt"
        settings = PlaySettings(
            game=POCKET, role="jack", opponent="random", seed=1, save=path, language="en"
        )
        play(settings, terminal_of(Reader(paper, 1), paper))
    code, written = sit_down([], resume=path)
    assert code == 2
    assert said in written
