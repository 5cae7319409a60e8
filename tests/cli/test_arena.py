"""arena at the command line."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lamplighter import records
from tests.arena.files import write_bot
from tests.cli.conftest import Run

MATCH = ["arena", "pocket", "--bots", "random,first", "--pairs", "12", "--seed", "7"]


@pytest.fixture
def code(tmp_path: Path) -> list[str]:
    """The options that bring in a bot of somebody's own."""
    return ["--code", str(write_bot(tmp_path, "first"))]


def test_what_was_found_in_columns(run: Run, code: list[str]) -> None:
    done = run(*MATCH, *code)
    told = json.loads(run(*MATCH, *code, "--json").out)
    assert (done.code, done.err) == (0, "")
    title, headings, best, worst, of_meetings, meeting, role, length, *endings = (
        done.out.splitlines()
    )
    assert title == "pocket, 12 pairs of games, seed 7"
    assert headings.split() == "bot Elo 95 % won % 95 % median 95 % within".split()
    assert {best.split()[0], worst.split()[0]} == {"random", "first"}
    top = max(told["bots"], key=lambda bot: bot["elo"])
    assert best.split()[0] == top["bot"]
    assert f"{top['wins']}/24" in best
    assert re.fullmatch(r".* \d\.\d ms +\d+\.\d ms *", best)
    assert of_meetings.split()[-5:] == "% investigator 95 % jack 95 %".split()[-5:]
    assert meeting.split()[:4] == ["random", "-", "first", "12"]
    assert re.match(r"investigator won \d+\.\d % of all games \(95 % interval .* to .*\);", role)
    assert length == f"{told['mean_decisions']:.1f} decisions a game on the average"
    assert sum(int(line.rpartition(": ")[2]) for line in endings) == 24


def test_any_number_of_jobs_gives_the_same(run: Run, code: list[str]) -> None:
    def figures(*more: str) -> dict[str, object]:
        told: dict[str, object] = json.loads(run(*MATCH, *code, "--json", *more).out)
        for bot in told["bots"]:  # type: ignore[attr-defined]
            del bot["time"]
        return told

    assert figures() == figures("--jobs", "2")


def test_the_answer_of_a_test(run: Run, tmp_path: Path) -> None:
    own = ["--code", str(write_bot(tmp_path, "raises"))]
    done = run("arena", "pocket", "--bots", "random,raises", "--sprt", "0,50", *own)
    assert done.code == 0
    assert done.out.startswith("pocket, 10 pairs of games, seed 0\n")
    assert "random - raises: better by 50 Elo at least (log-likelihood ratio " in done.out
    assert "raises as jack lost to random in pair 0 by a crash: RuntimeError: no idea" in done.out
    assert "15 more games were lost so." in done.out


def test_records_and_a_journal(run: Run, code: list[str], tmp_path: Path) -> None:
    journal, folder = tmp_path / "journal.jsonl", tmp_path / "games"
    words = [*MATCH, *code, "--resume", str(journal), "--records", str(folder), "--field"]
    first = run(*words)
    assert first.code == 0
    kept = sorted(folder.iterdir())
    assert len(kept) == 24
    assert records.verify_file(kept[0]).ok
    assert run(*words).out == first.out, "nothing was played, the times are those of the journal"
    other = run(*words, "--seed", "8")
    assert (other.code, other.out) == (2, "")
    assert "is the journal of other games: there, seed is not the same." in other.err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "random"], "random is not enough to compare: name two bots or more"),
        (["--bots", "random,deep"], "pocket has no bot deep: choose one of "),
        (["--bots", "random,random"], "random is named twice."),
        (["--bots", "random,random:depth=3"], "The bot random:depth=3 cannot be made: "),
        (["--bots", "random,greedy", "--pairs", "0"], "'--pairs'"),
        (["--bots", "random,greedy", "--sprt", "50"], "50 is not two numbers of Elo"),
        (["--bots", "random,greedy", "--sprt", "50,0"], "50,0 is not two numbers of Elo"),
        (["--bots", "random,greedy", "--sprt", "a,b"], "write something like 0,50"),
        (["--bots", "random,greedy", "--move-time", "0"], "'--move-time'"),
        (["--bots", "random,greedy", "--jobs", "2", "--executor", "x"], "leave one of the two out"),
        (["--bots", "random,greedy", "--code", "no-such-file.py"], "no-such-file.py: No such file"),
        (["--bots", "random,greedy", "--resume", "/no/such/folder"], "No such file"),
    ],
)
def test_what_cannot_be_done_is_told(run: Run, words: list[str], message: str) -> None:
    done = run("arena", "pocket", *words)
    assert (done.code, done.out) == (2, "")
    assert message in done.err


def test_a_file_that_cannot_be_run(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("1 / 0", encoding="utf-8")
    done = run("arena", "pocket", "--bots", "random,mine", "--code", str(path))
    assert done.code == 2
    assert done.err.endswith("mine.py cannot be run: ZeroDivisionError: division by zero.\n")


def test_without_dask(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    done = run("arena", "pocket", "--bots", "random,greedy", "--executor", "dask://127.0.0.1:1")
    assert done.code == 2
    assert "Install it with: pip install 'lamplighter[cluster]'" in done.err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_loses_nothing_that_was_finished(jobs: str, tmp_path: Path) -> None:
    program = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
        "from lamplighter.cli import main; main()"
    )
    journal = tmp_path / "journal.jsonl"
    words = ["arena", "pocket", "--bots", "random,first", "--pairs", "100000", "--jobs", jobs]
    words += ["--resume", str(journal), "--code", str(write_bot(tmp_path, "first"))]
    with subprocess.Popen(
        [sys.executable, "-c", program, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        while not (journal.exists() and journal.read_bytes().count(b"\n") > 3):
            assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
            raise AssertionError("a worker was left behind")
    assert (process.returncode, out, err) == (130, b"", b"")
    lines = journal.read_text("utf-8").splitlines()
    assert all(json.loads(line) for line in lines)
    assert len(lines) > 3
