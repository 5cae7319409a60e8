"""play, replay, verify and show at the command line."""

from __future__ import annotations

import io
import json
import os
import re
from pathlib import Path

import pytest

from lamplighter import Game, load_game, records
from lamplighter.cli.stepping import Replay
from lamplighter.cli.texts import say
from lamplighter.games.catalogue import GAMES, OPTIONS
from lamplighter.text.settings import PlaySettings
from lamplighter.text.terminal import Terminal
from tests.cli.conftest import Run, record_at
from tests.playing import LONGEST, every_variant

POSITION = "gw,bn,te/uw,sn,pw/n,ms,Lw 0,4,11 3 atrr LS usu 2M,3P - = L"


def replayed(path: Path, typed: str, viewer: int | None = None) -> list[str]:
    """What is shown to somebody who steps through a record."""
    target = io.StringIO()
    terminal = Terminal(io.StringIO(typed), target, plain=True)
    game = Replay(records.load(path), viewer)
    game.step_through(game.first_decision(), terminal, say)
    return target.getvalue().splitlines()


def headings(lines: list[str]) -> list[str]:
    return [line.split(":")[0] for line in lines if re.match(r"[0-9]+ of [0-9]+: ", line)]


# --- play -------------------------------------------------------------------------------------


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[PlaySettings]:
    """What the terminal was asked to play; it refuses all of it."""
    settings: list[PlaySettings] = []

    def play(wanted: PlaySettings) -> int:
        settings.append(wanted)
        return 2

    monkeypatch.setattr("lamplighter.text.play.play", play)
    return settings


def test_play_hands_everything_on(run: Run, asked: list[PlaySettings]) -> None:
    words = ["--role", "jack", "--opponent", "greedy", "--seed", "7", "--save", "a.txt"]
    assert run("play", "pocket", *words, "--plain", "--no-colour", "--resume", "b.txt").code == 2
    assert run("play").code == 2
    assert run("play", "--colour", "--role", "random", "--opponent", "human").code == 2
    assert asked == [
        PlaySettings(
            game=load_game("pocket"),
            role="jack",
            opponent="greedy",
            seed=7,
            save=Path("a.txt"),
            resume=Path("b.txt"),
            plain=True,
            colour="never",
        ),
        PlaySettings(),
        PlaySettings(role="random", opponent="human", colour="always"),
    ]


def test_play_hands_on_the_game_with_its_options(run: Run, asked: list[PlaySettings]) -> None:
    assert run("play", "london", "--role", "detective").code == 2
    assert run("play", "london", "--board", "first_2006", "--role", "random").code == 2
    assert asked == [
        PlaySettings(game=load_game("london"), role="detective"),
        PlaySettings(game=load_game("london", board="first_2006"), role="random"),
    ]


@pytest.mark.parametrize(
    ("words", "game"),
    [
        (["--role", "jack"], None),
        (["--role", "random"], None),
        (["--role", "detective"], load_game("london")),
        (["--role", "investigator"], load_game("pocket")),
        (["--board", "first_2006"], load_game("london", board="first_2006")),
        (["--board", "revised", "--role", "jack"], load_game("london")),
        (["--resume", "a.txt", "--role", "detective"], None),
        (["--resume", "a.txt", "--board", "first_2006"], load_game("london", board="first_2006")),
    ],
)
def test_what_only_one_game_has_decides_the_game(
    run: Run, asked: list[PlaySettings], words: list[str], game: Game | None
) -> None:
    """What is still open is asked for at the table."""
    assert run("play", *words).code == 2
    assert [settings.game for settings in asked] == [game]
    assert [settings.role for settings in asked] == [
        words[words.index("--role") + 1] if "--role" in words else None
    ]


def test_an_option_of_two_games_decides_none(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OPTIONS, "pocket", OPTIONS["london"])
    done = run("play", "--board", "revised")
    assert done.code == 2
    assert "'GAME': say which game you mean: one of pocket and london" in done.err


# --- verify -----------------------------------------------------------------------------------


def test_verify(run: Run, finished: Path, unfinished: Path) -> None:
    done = run("verify", str(finished))
    assert done.code == 0
    assert done.out.startswith(f"{finished}: all is right.")
    assert "nothing was bent on the way" in done.out
    done = run("verify", str(unfinished))
    assert done.code == 0
    assert "nothing is wrong so far" in done.out


@pytest.mark.parametrize(
    ("seed", "decisions", "counted"),
    [(21, 0, "0 moves and 0 verdicts"), (21, 1, "1 move and 0 verdicts"), (21, 5, "")],
)
def test_verify_counts_in_words(
    run: Run, tmp_path: Path, seed: int, decisions: int, counted: str
) -> None:
    path = record_at(tmp_path / "game.txt", seed, decisions)
    counted = counted or f"{decisions} moves and 1 verdict"
    assert f"so far. {counted} follow the rules." in run("verify", str(path)).out


def test_verify_as_json(run: Run, finished: Path) -> None:
    done = run("verify", str(finished), "--json")
    report = json.loads(done.out)
    found = records.verify(finished.read_text(encoding="utf-8"))
    assert report == {"file": str(finished), **found.as_dict()}
    assert report["status"] == "fair"


def test_verify_says_which_line_is_wrong(run: Run, finished: Path, game: Game) -> None:
    one, other = game.roles
    lines = finished.read_text(encoding="utf-8").splitlines()
    (number,) = (n for n, line in enumerate(lines) if line.startswith("result: "))
    lines[number] = "result: " + {one: other, other: one}[lines[number][8:]]
    finished.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = run("verify", str(finished))
    assert done.code == 1
    assert "this is not right" in done.out
    assert f"line {number + 1}: " in done.out
    done = run("verify", str(finished), "--json")
    assert done.code == 1
    assert number + 1 in [finding["line"] for finding in json.loads(done.out)["findings"]]


@pytest.mark.parametrize(
    "data", [b"", b"\0\1\2", b"\xff\xfe", b"Lamplighter record 1\n", b"x" * 10**6, b"\n" * 70_000]
)
def test_verify_refuses_what_is_no_record(run: Run, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "other.txt"
    path.write_bytes(data)
    done = run("verify", str(path))
    assert done.code == 1
    assert "line 1" in done.out or "line 2" in done.out
    assert path.read_bytes() == data


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_files_that_cannot_be_read(run: Run, tmp_path: Path, command: str) -> None:
    done = run(command, str(tmp_path / "missing.txt"))
    assert (done.code, done.out) == (2, "")
    assert "missing.txt: No such file or directory." in done.err
    done = run(command, str(tmp_path))
    assert (done.code, done.out) == (2, "")
    assert "Is a directory" in done.err
    for name in ("a" * 5000, "\x1b[2J"):
        done = run(command, name)
        assert done.code == 2
        assert "\x1b" not in done.err
        assert len(done.err) < 300


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read all")
def test_files_that_may_not_be_read(run: Run, finished: Path) -> None:
    finished.chmod(0)
    assert "Permission denied" in run("verify", str(finished)).err


# --- replay -----------------------------------------------------------------------------------


def test_replay_refuses_what_is_no_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "other.txt"
    for data in (b"", b"\xff\xfe", b"x" * 10**6, b"Lamplighter record 1\ngame: go\n"):
        path.write_bytes(data)
        done = run("replay", str(path))
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith("lamplighter: line ")


def test_replay_shows_every_ply(run: Run, finished: Path) -> None:
    record = records.load(finished)
    for ply in range(record.plies + 1):
        done = run("replay", str(finished), "--ply", str(ply), "--plain")
        assert done.code == 0
        assert done.out.startswith(f"{ply} of {record.plies}: ")
    done = run("replay", str(finished), "--ply", str(record.plies + 1))
    assert done.code == 2
    assert f"from 0 to {record.plies}" in done.err
    assert run("replay", str(finished), "--ply", "-1").code == 2
    assert run("replay", str(finished), "--ply", "9" * 400).code == 2


def test_replay_tells_nothing_of_what_comes_later(run: Run, finished: Path, game: Game) -> None:
    """Two games that go the same way so far look the same, whoever Jack is and whatever comes."""
    record = records.load(finished)
    words = [word for word in record.words if word not in ("seen", "unseen")]
    for ply in range(record.plies):
        state = game.new_initial_state()
        for word in words[:ply]:
            state.apply_action(state.string_to_action(word))
        view = state.view(None)
        report = json.loads(run("replay", str(finished), "--ply", str(ply), "--json").out)
        assert report["position"] == view.observation_string()
        shown = run("replay", str(finished), "--ply", str(ply)).out
        heading = shown.splitlines()[0].partition(": ")[2]
        told = view.words()
        *_, word, verdict = told if told[-1:] in (["seen"], ["unseen"]) else ["", *told, ""]
        answer = {"seen": " (Jack was seen)", "unseen": " (Jack was not seen)"}.get(verdict, "")
        assert heading == f"{word}{answer}" or ply == 0
        assert "jack-" not in shown


FIRST = {"pocket": 11, "london": 2}
"""By game: the words before the first decision."""


def test_replay_begins_at_the_first_decision(run: Run, finished: Path, game: Game) -> None:
    first = FIRST[game.name]
    assert run("replay", str(finished)).out == run("replay", str(finished), "--ply", str(first)).out
    assert json.loads(run("replay", str(finished), "--json").out)["ply"] == first


def test_replay_through_each_viewers_eyes(run: Run, finished: Path, game: Game) -> None:
    """A player sees his own secrets, a spectator none; each is what he knew then."""
    last = records.load(finished).plies - 1
    for seat, viewer in enumerate([*game.roles, "spectator"]):
        words = ["replay", str(finished), "--ply", str(last), "--viewer", viewer, "--json"]
        state = records.replay(records.load(finished), last)
        told = json.loads(run(*words).out)
        assert told["position"] == state.observation_string(seat if seat < 2 else None)
        assert (told["viewer"], told["options"]) == (viewer, game.options)


def test_an_unfinished_game_is_replayed_for_those_who_know_no_secret(
    run: Run, unfinished: Path, game: Game
) -> None:
    hidden = {"pocket": ["jack"], "london": ["detective", "jack"]}[game.name]
    for viewer in [*game.roles, "spectator"]:
        done = run("replay", str(unfinished), "--viewer", viewer)
        assert done.code == (2 if viewer in hidden else 0)
        assert viewer not in hidden or "is still secret: choose spectator" in done.err


@pytest.mark.parametrize("viewer", ["toby", "", "0", "random", "detective"])
def test_viewers_are_those_of_the_game(run: Run, viewer: str, tmp_path: Path) -> None:
    path = record_at(tmp_path / "game.txt", 3)
    for words in (["replay", str(path)], ["show", POSITION]):
        done = run(*words, "--viewer", viewer)
        assert done.code == 2
        assert "choose one of investigator, jack and spectator" in done.err


def test_stepping(finished: Path, game: Game) -> None:
    last, one = records.load(finished).plies, FIRST[game.name]
    assert headings(replayed(finished, "\n\nb\nq\n")) == [
        f"{n} of {last}" for n in (one, one + 1, one + 2, one + 1)
    ]
    assert headings(replayed(finished, f"{last}\n\n0\nB\n15\nback\nquit\n1\n")) == [
        f"{n} of {last}" for n in (one, last, 0, 15, 14)
    ]
    assert headings(replayed(finished, "")) == [f"{one} of {last}"]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("{last}\n", "That was the last word; q leaves."),
        ("0\nb\n", "That is the beginning; Enter goes on."),
        ("9999\n", "The game has {last} words: type a number from 0 to {last}."),
        ("9" * 5000 + "\n", "The game has {last} words: type a number from 0 to {last}."),
        ("?\n", "Each page shows the game after one more of its {last} words"),
        ("help\n", "Each page shows the game after one more of its {last} words"),
        (
            "queen\n",
            "“queen” leads nowhere: type just Enter, b, a number from 0 to {last}, ? or q.",
        ),
        ("-1\n", "“-1” leads nowhere"),
        ("²\n", "“²” leads nowhere"),
        ("\x1b[2J\n", "leads nowhere"),
    ],
)
def test_stepping_answers_what_leads_nowhere_in_one_line(
    finished: Path, typed: str, told: str
) -> None:
    """The page is not drawn again: after it stands one sentence, and the prompt."""
    last = records.load(finished).plies
    first, *more = typed.format(last=last).splitlines()
    lines = replayed(finished, f"{first}\n" + "".join(f"{line}\n" for line in more) * 2 + "\n" * 2)
    text = "\n".join(lines)
    assert told.format(last=last) in text
    assert "\x1b" not in text.replace("\x1b[2J\n", "")


def test_at_the_end_enter_draws_nothing_again(finished: Path, game: Game) -> None:
    last = records.load(finished).plies
    lines = replayed(finished, f"{last}\n\n\n")
    assert headings(lines) == [f"{FIRST[game.name]} of {last}", f"{last} of {last}"]
    assert sum("That was the last word; q leaves." in line for line in lines) == 2


def retold(ply: int, *options: str) -> list[str]:
    """What `replay` prints of the record that ``docs/records.md`` shows, without the board."""
    path = Path(__file__).parents[1] / "data" / "records" / "finished.txt"
    target = io.StringIO()
    viewer = {"--viewer jack": 1, "--viewer investigator": 0}.get(" ".join(options))
    Replay(records.load(path), viewer).show(ply, Terminal(io.StringIO(), target, plain=True), say)
    return target.getvalue().splitlines()


@pytest.mark.parametrize(
    ("ply", "viewer", "told"),
    [
        (1, "spectator", "Jeremy Bert is dealt to a3, wall to the west."),
        (10, "spectator", "Jack draws his identity, and keeps it to himself."),
        (10, "jack", "You draw your identity: Madame."),
        (11, "spectator", "Round 1: the tokens are tossed. The investigator begins."),
        (11, "investigator", "Round 1: the tokens are tossed. You begin."),
        (14, "spectator", "Jack plays the joker: Holmes moves 1 space, to space 0."),
        (14, "jack", "You play the joker: Holmes moves 1 space, to space 0."),
        (15, "spectator", "The investigator takes an alibi card."),
        (16, "spectator", "The alibi card shows Joseph Lane, who is cleared at once."),
        (16, "spectator", "Jack was not seen. He is none of those in sight: "),
        (16, "spectator", " are cleared: Jack was out of sight, and they were not."),
        (16, "jack", "You were not seen: Madame was out of sight."),
        (16, "spectator", "Round 2: all four tokens are turned over. Jack begins."),
        (17, "spectator", "Jack turns c3 (Madame) by 90 degrees: its wall is now to the south."),
        (45, "spectator", "Jack was not seen: nobody was in sight."),
        (45, "spectator", "Jack has won."),
    ],
)
def test_replay_tells_what_happened(ply: int, viewer: str, told: str) -> None:
    lines = retold(ply, *([] if viewer == "spectator" else ["--viewer", viewer]))
    assert any(told in line for line in lines), lines


def test_a_card_that_stayed_hidden_is_hidden_on_its_page_to_the_end() -> None:
    record = records.load(Path(__file__).parents[1] / "data" / "records" / "finished.txt")
    words = [word for word in record.words if word not in ("seen", "unseen")]
    ply = words.index("draw-bert") + 1
    assert any("He keeps the card hidden" in line for line in retold(ply))
    assert any("Your alibi card is Jeremy Bert" in line for line in retold(ply, "--viewer", "jack"))


@every_variant
def test_every_word_of_a_game_has_its_sentence(quick: bool, tmp_path: Path, game: Game) -> None:
    """In drawings and in sentences, for every viewer, of finished and of unfinished games."""
    for number in range(1 if quick else 3):
        for decisions in (LONGEST, 9):
            path = record_at(tmp_path / f"{number}-{decisions}.txt", 50 + number, decisions, game)
            record = records.load(path)
            for viewer in (None, 0, 1):
                if not records.is_told_all(record, viewer):
                    continue
                for plain in (False, True):
                    target = io.StringIO()
                    terminal = Terminal(io.StringIO(), target, plain=plain)
                    for ply in range(record.plies + 1):
                        Replay(record, viewer).show(ply, terminal, say)
                    assert target.getvalue().count(f" of {record.plies}: ") == record.plies + 1


# --- show -------------------------------------------------------------------------------------


@every_variant
def test_show(run: Run, game: Game) -> None:
    state = game.deal(5)
    options = [part for name, value in game.options.items() for part in (f"--{name}", value)]
    words = ["show", str(state), "--game", game.name, *options]
    done = run(*words)
    assert done.code == 0
    assert all(len(line) <= 80 for line in done.out.splitlines())
    assert run(*words, "--plain").out != done.out
    assert "\x1b[" not in done.out
    assert "\x1b[" in run(*words, "--colour").out


@every_variant
def test_show_finds_the_game_in_the_position(run: Run, game: Game) -> None:
    words = ["show", str(game.deal(5)), "--json"]
    report = json.loads(run(*words).out)
    assert (report["game"], report["options"]) == (game.name, game.options)
    for name in GAMES:
        done = run(*words, "--game", name)
        assert done.code == (0 if name == game.name else 2)
    assert run(*words, "--viewer", game.roles[0]).code == 0


def test_show_names_the_way_out_of_a_contradiction(run: Run) -> None:
    position = str(load_game("london", board="first_2006").deal(5))
    done = run("show", position, "--board", "revised")
    assert (done.code, done.out) == (2, "")
    assert "'--board': the position begins with first_2006: choose --board first_2006" in done.err
    done = run("show", position, "--game", "pocket")
    assert (done.code, done.out) == (2, "")
    assert "'--game': the position is one of london: choose --game london" in done.err
    assert run("show", position, "--board", "first_2006").code == 0


def test_show_tells_how_positions_of_other_games_begin(run: Run) -> None:
    hint = "A position of london begins with one of revised and first_2006."
    assert hint in run("show", "revisd m8,h6").err
    assert hint not in run("show", "revisd m8,h6", "--game", "pocket").err
    assert hint not in run("show", "revised m8,h6").err
    assert "no position of london" in run("show", POSITION, "--board", "revised").err


def test_show_keeps_the_secret(run: Run) -> None:
    """What the private part says reaches nobody but Jack."""
    unknown = "gw,bn,te/uw,sn,Pw/n,ms,Lw 0,4,11 3 a?trr LS us 2M,3! - = "
    for viewer in ("investigator", "spectator"):
        for form in ([], ["--plain"], ["--json"]):
            answers = {run("show", unknown + jack, "--viewer", viewer, *form).out for jack in "LP"}
            assert len(answers) == 1
            assert answers.pop()
    of_jack = {run("show", unknown + jack, "--viewer", "jack").out for jack in "LP"}
    assert len(of_jack) == 2


def test_show_as_json(run: Run) -> None:
    unknown = "gw,bn,te/uw,sn,Pw/n,ms,Lw 0,4,11 3 a?trr LS us 2M,3! - = L"
    report = json.loads(run("show", unknown, "--viewer", "investigator", "--json").out)
    assert report["position"] == unknown.partition(" = ")[0]
    assert report["to_move"] == "chance"
    assert report["suspects"] == ["lestrade", "pizer"]
    assert report["jack_may_be"] == {"lestrade": 0.5, "pizer": 0.5}
    report = json.loads(run("show", POSITION, "--json").out)
    assert report["to_move"] is None
    assert report["returns"] == [1.0, -1.0]


@pytest.mark.parametrize("name", GAMES)
def test_show_without_a_private_part(run: Run, name: str) -> None:
    public = str(load_game(name).deal(5)).partition(" = ")[0]
    assert run("show", public, "--game", name).code == 0
    done = run("show", public, "--game", name, "--viewer", "jack")
    assert done.code == 2
    assert "private part" in done.err


@pytest.mark.parametrize(
    "position",
    ["", " ", "x", "\x1b[2J", "é", POSITION.replace("3 atrr", "9 atrr"), POSITION * 100, "=" * 9],
)
def test_show_refuses_what_is_no_position(run: Run, position: str) -> None:
    done = run("show", position)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("lamplighter: This is no position of pocket that can be shown. ")
    assert "expected" in done.err
    assert "\x1b" not in done.err
    assert len(done.err) < 600
