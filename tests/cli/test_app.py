"""The command line as a whole: help, version, codes, light start, no traceback ever."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

import lamplighter
from lamplighter import load_game
from lamplighter.arena import simulate
from lamplighter.cli import figures
from lamplighter.cli.app import COMMANDS
from lamplighter.games.catalogue import OPTIONS
from lamplighter.server.settings import Settings
from tests.cli.conftest import Run

NAMES = [command.__name__ for command in COMMANDS]
LAMPLIGHTER = [sys.executable, "-m", "lamplighter"]


def test_commands() -> None:
    table = ["play", "serve", "replay", "verify", "show"]
    assert [*table, "simulate", "arena", "perft", "bench"] == NAMES


def test_help(run: Run) -> None:
    done = run("--help")
    assert done.code == 0
    for name in NAMES:
        assert re.search(rf"^  {name} +[A-Z].*\.$", done.out, re.MULTILINE)
    assert run("-h").out == done.out
    bare = run()
    assert bare.code == 2
    assert "Usage: lamplighter" in bare.out + bare.err


@pytest.mark.parametrize("name", NAMES)
def test_help_of_a_command_has_an_example(run: Run, name: str) -> None:
    done = run(name, "--help")
    assert done.code == 0
    assert re.search(rf"^  Example: lamplighter {name} .+$", done.out, re.MULTILINE)
    assert all(len(line) <= 80 for line in done.out.splitlines())


@pytest.mark.parametrize("name", NAMES)
def test_the_example_can_be_typed(run: Run, name: str) -> None:
    """Every option of it exists: with --help behind it, it is read and not carried out."""
    example = re.search(r"Example: lamplighter (.+)$", run(name, "--help").out, re.MULTILINE)
    assert example is not None
    words = re.sub(r'"[^"]*"', "POSITION", example[1]).split()
    done = run(*words, "--no-such-option")
    assert "--no-such-option" in done.err
    known = run(name, "--help").out
    assert all(word in known for word in words if word.startswith("--"))


def test_figures_come_as_json_too(run: Run) -> None:
    for name in ("replay", "verify", "show", "simulate", "arena", "perft", "bench"):
        assert "--json" in run(name, "--help").out


def test_version(run: Run) -> None:
    done = run("--version")
    assert (done.code, done.out) == (0, f"lamplighter {lamplighter.__version__}\n")


def test_python_m() -> None:
    done = subprocess.run([*LAMPLIGHTER, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"lamplighter {lamplighter.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["dance"], "'dance'"),
        (["--loud"], "--loud"),
        (["simulate"], "'GAME'"),
        (["simulate", "pocket"], "'--bots'"),
        (["simulate", "chess", "--bots", "random,random"], "choose one of pocket and london"),
        (["simulate", "pocket", "--board", "revised", "--bots", "random,random"], "'--board'"),
        (["simulate", "london", "--bots", "random,random", "--board", "old"], "'--board'"),
        (["perft", "pocket", "--depth", "1", "--board", "revised"], "pocket has no such option"),
        (["bench", "pocket", "--board", ""], "pocket has no such option"),
        (["perft", "london", "--depth", "1", "--board", ""], "one of revised and first_2006"),
        (["show", "x", "--game", "pocket", "--board", "revised"], "pocket has no such option"),
        (["show", "x", "--board", "old"], "choose one of revised and first_2006"),
        (["play", "--board", "old"], "choose one of revised and first_2006"),
        (["play", "--board", "revised", "--role", "investigator"], "london has no investigator"),
        (["play", "pocket", "--board", "first_2006"], "pocket has no such option"),
        (["play", "london", "--board", "third"], "choose one of revised and first_2006"),
        (["play", "london", "--role", "investigator"], "one of detective, jack and random"),
        (["simulate", "pocket", "--bots", "random"], "name two"),
        (["simulate", "pocket", "--bots", "random,random,random"], "name two"),
        (["simulate", "pocket", "--bots", "random,deep"], "no bot deep: choose one of"),
        (["simulate", "pocket", "--bots", "random,random:x=3"], "cannot be made: random has no"),
        (["simulate", "pocket", "--bots", "random,random", "--games", "0"], "'--games'"),
        (["simulate", "pocket", "--bots", "random,random", "--games", "1e3"], "'--games'"),
        (["simulate", "pocket", "--bots", "random,random", "--games", "9" * 30], "'--games'"),
        (["simulate", "pocket", "--bots", "random,random", "--seed", "x"], "'--seed'"),
        (["simulate", "pocket", "--bots", "random,random", "--seed", ""], "'--seed'"),
        (["simulate", "pocket", "--bots", "random,random", "--workers", "0"], "'--workers'"),
        (["perft", "pocket"], "'--depth'"),
        (["perft", "pocket", "--depth", "-1"], "'--depth'"),
        (["perft", "pocket", "--depth", "21"], "'--depth'"),
        (["perft", "pocket", "--depth", "2.5"], "'--depth'"),
        (["perft", "pocket", "--depth", "9" * 5000], "'--depth'"),
        (["perft", "pocket", "--depth", "1", "--seed", "9" * 5000], "'--seed'"),
        (["perft", "go", "--depth", "1"], "choose one of pocket and london"),
        (["bench", "go"], "choose one of pocket and london"),
        (["bench", "pocket", "--seconds", "0"], "'--seconds'"),
        (["bench", "pocket", "--seconds", "nan"], "'--seconds'"),
        (["bench", "pocket", "--seconds", "inf"], "'--seconds'"),
        (["show"], "'POSITION'"),
        (["show", "x", "--viewer", "toby"], "'--viewer'"),
        (["show", "revised x", "--viewer", "investigator"], "london has no investigator"),
        (["show", "x", "--game", "go"], "choose one of pocket and london"),
        (["replay"], "'FILE'"),
        (["verify"], "'FILE'"),
        (["verify", "a", "b"], "b"),
        (["play", "go"], "choose one of pocket and london"),
        (["play", "--opponent", "toby"], "choose one of ember, candle, lantern"),
        (["play", "--role", "toby"], "'--role'"),
        (["play", "--seed", "soon"], "'--seed'"),
    ],
)
def test_bad_usage(run: Run, arguments: list[str], named: str) -> None:
    done = run(*arguments)
    assert (done.code, done.out) == (2, "")
    assert "Try 'lamplighter" in done.err
    assert named in done.err
    assert len(done.err) < 12_000


def test_a_wrong_choice_is_told_without_jargon(run: Run) -> None:
    done = run("play", "pocket", "--role", "police")
    assert done.err.endswith(
        "Error: Invalid value for '--role': pocket has no police: choose one of investigator, "
        "jack and random\n"
    )
    done = run("play", "--role", "police")
    assert done.err.endswith(
        "Error: Invalid value for '--role': no game has police: choose one of investigator, jack, "
        "detective and random\n"
    )


def test_huge_seeds_are_seeds(run: Run) -> None:
    seed = str(-(10**100))
    done = run("perft", "pocket", "--depth", "1", "--seed", seed, "--json")
    assert done.code == 0
    assert json.loads(done.out)["seed"] == int(seed)


def test_the_start_is_light() -> None:
    """Help loads neither arrays nor compiler, drawing nor records."""
    program = (
        "import sys\ntry:\n import lamplighter.cli as c\n c.main(['simulate', '--help'])\n"
        "except SystemExit:\n print(*sorted(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    loaded = done.stdout.decode().splitlines()[-1].split()
    assert "lamplighter.cli.figures" in loaded
    heavy = {"numpy", "numba", "rich.progress", "lamplighter.text.play", "lamplighter.arena"}
    assert not heavy & set(loaded)


# --- what goes wrong outside ----------------------------------------------------------------


def test_a_broken_pipe_is_quiet() -> None:
    command = f"{' '.join(LAMPLIGHTER)} perft pocket --depth 2 --divide"
    shell = ["bash", "-c", f"{command} | head -n 1; echo ${{PIPESTATUS[0]}}"]
    done = subprocess.run(shell, capture_output=True, text=True, check=True)
    first, code = done.stdout.splitlines()
    assert first.startswith("toss-")
    assert code in ("0", "141")  # it may have written all before the reader left
    assert done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
@pytest.mark.parametrize("arguments", [["--help"], ["perft", "pocket", "--depth", "1"]])
def test_a_full_disk_is_told(arguments: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*LAMPLIGHTER, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr == f"lamplighter: The system refused: {os.strerror(28)}.\n"


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals and terminals")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c(workers: str) -> None:
    """Interrupted, once the bar shows that it works, in games that take some seconds.

    Who is started in the background, as these tests may be, is not interrupted and hands that on.
    """
    program = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
        "from lamplighter.cli import main; main()"
    )
    words = ["simulate", "pocket", "--bots", "random,random", "--games", "20000"]
    screen, stderr = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", program, *words, "--workers", workers],
        stdout=subprocess.PIPE,
        stderr=stderr,
        start_new_session=True,
    ) as process:
        os.close(stderr)
        shown = b""
        while b"Playing" not in shown:
            shown += os.read(screen, 1000)
        os.killpg(process.pid, signal.SIGINT)
        with contextlib.suppress(OSError):  # Linux's way to say that nobody writes any more
            while more := os.read(screen, 1000):
                shown += more
        out, _ = process.communicate()
    os.close(screen)
    assert (process.returncode, out) == (130, b"")
    assert b"Traceback" not in shown


def test_a_fault_of_ours_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: object, **options: object) -> None:
        raise RuntimeError("the lamp is out")

    monkeypatch.setattr("lamplighter.arena.simulate", broken)
    words = ["simulate", "pocket", "--bots", "random,random"]
    done = run(*words)
    assert done.code == 70
    assert "RuntimeError: the lamp is out" in done.err
    assert "LAMPLIGHTER_DEBUG=1" in done.err
    monkeypatch.setenv("LAMPLIGHTER_DEBUG", "1")
    with pytest.raises(RuntimeError):
        figures.simulate(game="pocket", bots="random,random", games=1, seed=0, board=None)


def test_the_language_of_the_environment_is_no_obstacle() -> None:
    for language in ("C", "fr_FR.UTF-8", "zh_CN.GB18030", "xx"):
        done = subprocess.run(
            [*LAMPLIGHTER, "play", "--help"],
            env=os.environ | {"LC_ALL": language, "PYTHONIOENCODING": "ascii"},
            capture_output=True,
            check=True,
        )
        assert b"lamplighter play pocket --role jack" in done.stdout


def test_every_sentence_is_said() -> None:
    """No key of the command line's stands in the catalogue that no source names."""
    package = Path(lamplighter.__file__).parent
    catalogue = (package / "locales" / "en" / "commands.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^(cli-[a-z-]+) =", catalogue, re.MULTILINE)
    assert len(keys) == len(set(keys)) > 50
    source = "".join(path.read_text("utf-8") for path in sorted((package / "cli").glob("*.py")))
    made = {f"cli-{name}{end}" for name in NAMES for end in ("", "-short", "-example")}
    arena = "".join(path.read_text("utf-8") for path in sorted((package / "arena").glob("*.py")))
    made |= {f"cli-arena-{kind}" for kind in re.findall(r'ArenaError\("([a-z-]+)"', arena)}
    made |= {f"cli-verify-{status}" for status in ("fair", "chosen", "unfinished", "wrong")}
    made |= {key for key in keys if key.startswith("cli-bench-")}
    made |= {f"cli-option-{option}" for options in OPTIONS.values() for option in options}
    made |= {f"cli-option-{each.name.replace('_', '-')}" for each in fields(Settings)}
    assert [key for key in keys if f'"{key}"' not in source and key not in made] == []


def test_simulate_is_the_arenas(run: Run) -> None:
    done = run("simulate", "pocket", "--bots", "random,random", "--games", "30", "--json")
    assert (
        json.loads(done.out) == simulate(load_game("pocket"), ("random", "random"), 30, 0).report()
    )
