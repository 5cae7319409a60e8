r"""What README.md and docs/ tell a person to type is run here as it stands.

In a ``console`` or ``sh`` block, a line that begins with ``$ `` is a command (a ``\`` at its end
goes on to the next line) and what follows is what it prints. The commands of one document run in
order, in one copy of the project, with an empty home, the installed ``lamplighter`` on the path and
nobody at the keyboard; each must succeed, and print what is shown. A ``python`` block is run as
well, with what the earlier ones of its document left behind; where it has ``>>>`` prompts, as a
doctest.

A comment on a line of its own above a block says more about it:

``<!-- not run: reason -->``  it is left out, and listed among the skipped tests with the reason.
``<!-- figures vary -->``     every number stands for any number.

In what is shown, ``…`` or ``...`` stands for any text of that line, and on a line of its own for
any lines.
"""

from __future__ import annotations

import doctest
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = [
    path.relative_to(ROOT).as_posix()
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
]

COMMANDS = frozenset({"console", "sh"})
NEVER_CHECKED = frozenset({"bash", "pycon", "shell", "shell-session", "zsh"})

ELSEWHERE = frozenset({"make check", "make quick", "make test"})
"""Commands that are running right now, around this very test."""

SLOW = ("make play", "make terminal", "pipx install", "uv tool install")
"""Commands that install everything anew; the quick run leaves them out."""

SERVES = re.compile(r"make play|lamplighter serve(?!.*--help)")
"""Commands that go on until they are interrupted: they are, once their page was answered."""

ADDRESS = re.compile(r"https?://[\w.:]+")

HANGS = 900
"""Seconds after which a command waits for somebody who is not there; far beyond what any takes."""


class DocumentError(Exception):
    """A document has a block that cannot be checked as it is written."""


@dataclass(frozen=True)
class Block:
    """One fenced block: where its text begins, its language, and what the comment above it says."""

    document: str
    line: int
    language: str
    text: str
    note: str

    def __str__(self) -> str:
        return f"{self.document}:{self.line}"

    @property
    def reason_not_run(self) -> str | None:
        return self.note.removeprefix("not run: ") if self.note.startswith("not run: ") else None


@dataclass(frozen=True)
class Command:
    """One command of a block, and the lines that are shown below it."""

    line: int
    text: str
    shown: list[str]


def blocks(document: str, text: str) -> Iterator[Block]:
    """The fenced blocks of a document, in order."""
    lines = text.splitlines()
    note, opened = "", None
    for index, line in enumerate(lines):
        fence = re.match(r"\s*```\s*(\S*)", line)
        if opened is None and fence:
            opened = (index + 1, fence[1])
        elif opened is not None and fence:
            start, language = opened
            body = "\n".join(lines[start:index]) + "\n"
            if language in NEVER_CHECKED or (not language and re.search(r"^\$ ", body, re.M)):
                known = "console, sh and python are run, others must hold no commands"
                raise DocumentError(f"{document}:{start}: a block of '{language}': {known}")
            yield Block(document, start + 1, language, body, note)
            note, opened = "", None
        elif opened is None and (comment := re.fullmatch(r"\s*<!--\s*(.*?)\s*-->\s*", line)):
            note = comment[1]
        elif opened is None and line.strip():
            note = ""
    if opened is not None:
        raise DocumentError(f"{document}:{opened[0]}: a block that is never closed")


def commands(block: Block) -> list[Command]:
    """The commands of a console block with what is shown for each."""
    found: list[Command] = []
    lines = iter(enumerate(block.text.splitlines(), block.line))
    for number, line in lines:
        if line.startswith("$ "):
            text = line[2:]
            while text.endswith("\\"):
                text = f"{text}\n{next(lines)[1]}"
            found.append(Command(number, text, []))
        elif found:
            found[-1].shown.append(line)
        elif line.strip():
            raise DocumentError(f"{block}: output above the first command")
    if not found:
        raise DocumentError(f"{block}: a {block.language} block without a command ('$ ...')")
    return found


def pattern(shown: list[str], figures_vary: bool) -> re.Pattern[str]:
    """What output must look like in full, after `plain`, to be what a document shows."""
    parts = []
    for line in plain(shown, figures_vary):
        if line in ("…", "..."):
            parts.append(r"(?:.*\n)*?")
        else:
            parts.append(r".*?".join(map(re.escape, re.split(r"…|\.\.\.", line))) + r"\n")
    return re.compile("".join(parts))


def plain(lines: list[str], figures_vary: bool) -> Iterator[str]:
    """Lines without what differs from screen to screen: empty ones, runs of blanks, figures."""
    for line in lines:
        if bare := " ".join(line.split()):
            yield re.sub(r"\d+(?:[.,_]\d+)*", "#", bare) if figures_vary else bare


def is_as_shown(printed: str, shown: list[str], figures_vary: bool) -> bool:
    """Whether a command printed what the document shows; a document may show nothing at all."""
    if not any(line.strip() for line in shown):
        return True
    text = "".join(f"{line}\n" for line in plain(printed.splitlines(), figures_vary))
    return pattern(shown, figures_vary).fullmatch(text) is not None


def of(document: str) -> list[Block]:
    return list(blocks(document, (ROOT / document).read_text(encoding="utf-8")))


def blocks_not_run() -> list[Block]:
    existing = [document for document in DOCUMENTS if (ROOT / document).exists()]
    return [block for document in existing for block in of(document) if block.reason_not_run]


def visitor_environment(home: Path) -> dict[str, str]:
    """The environment of somebody new: an empty home, English, no colours, our programs in reach.

    How pip reaches its index is kept, wherever that is set.
    """
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "XDG_", "PIPX_", "PYTEST_", "UV_TOOL_", "LAMPLIGHTER_"))
        and name not in {"LANGUAGE", "MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PYTHON", "VIRTUAL_ENV"}
    }
    for place in (".config/pip/pip.conf", ".pip/pip.conf"):
        if (settings := Path.home() / place).exists():
            kept.setdefault("PIP_CONFIG_FILE", str(settings))
    ours = str(Path(sys.executable).parent)
    path = [folder for folder in os.environ["PATH"].split(os.pathsep) if folder != ours]
    return kept | {
        "COLUMNS": "80",
        "HOME": str(home),
        "LANG": "C.UTF-8",
        "NO_COLOR": "1",
        "PATH": os.pathsep.join((str(home / "bin"), *path)),
        # A reader installs in one of the ways that a document offers; here they must not clash.
        "PIPX_BIN_DIR": str(home / "by-pipx"),
        "UV_TOOL_BIN_DIR": str(home / "by-uv"),
    }


class Visitor:
    """Somebody who types the commands of one document into one shell, nobody answering."""

    def __init__(self, folder: Path) -> None:
        self.place = folder / "lamplighter"
        self.home = folder / "home"
        # The programs, and not the Python they run on: that would hide the system's.
        (self.home / "bin").mkdir(parents=True)
        for program in ("lamplighter", "pipx", "uv"):
            (self.home / "bin" / program).symlink_to(Path(sys.executable).with_name(program))
        made = shutil.ignore_patterns(
            *(".git", ".venv", ".cache", ".*_cache", ".hypothesis", "__pycache__"),
            *("build", "dist", "node_modules", "site"),
        )
        shutil.copytree(ROOT, self.place, ignore=made)

    def type(self, command: str) -> tuple[int, str]:
        """Run one command; exit status and all that it printed. A ``cd`` holds for the next one."""
        if SERVES.match(command):
            return self._visit(command)
        left = self.home / ".left-in"
        done = subprocess.run(
            ["bash", "-c", f"trap 'pwd >{shlex.quote(str(left))}' EXIT\n{command}"],
            cwd=self.place,
            env=visitor_environment(self.home),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=HANGS,
            encoding="utf-8",
            check=False,
        )
        self.place = Path(left.read_text(encoding="utf-8").rstrip("\n"))
        return done.returncode, done.stdout

    def _visit(self, command: str) -> tuple[int, str]:
        """Run a command that serves a page, look at the page, and press Ctrl-C."""
        with subprocess.Popen(
            ["bash", "-c", command],
            cwd=self.place,
            env=visitor_environment(self.home) | {"LAMPLIGHTER_PORT": "0"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            start_new_session=True,
        ) as process:
            assert process.stdout is not None
            printed, address = "", None
            for line in process.stdout:
                printed += line
                if address := ADDRESS.search(line):
                    with urllib.request.urlopen(address[0], timeout=HANGS) as page:
                        assert b"<html" in page.read()
                    os.killpg(process.pid, signal.SIGINT)
                    printed += process.stdout.read()
                    break
            status = process.wait(HANGS)
        # Interrupted is how it ends: whoever stands between (make, a shell) says so.
        return (0 if address and status in (0, 2, 130, -signal.SIGINT) else status), printed


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    yield Visitor(tmp_path)
    shutil.rmtree(tmp_path)  # it may hold a whole environment


@pytest.mark.parametrize("document", DOCUMENTS)
def test_commands(document: str, visitor: Visitor, quick: bool) -> None:
    for block in of(document):
        if block.language not in COMMANDS or block.reason_not_run:
            continue
        for command in commands(block):
            text, where = command.text, f"{document}:{command.line}: $ {command.text}"
            if quick and text.startswith(SLOW):
                continue
            if text in ELSEWHERE:
                text = text.replace("make", "make --dry-run", 1)
            status, printed = visitor.type(text)
            assert status == 0, f"{where}\nended with {status} and printed\n{printed}"
            if text == command.text:
                vary = block.note == "figures vary"
                assert is_as_shown(printed, command.shown, vary), f"{where}\nprinted\n{printed}"
    for installed in visitor.home.glob("by-*/lamplighter"):
        status, printed = visitor.type(f"{installed} --help")
        assert status == 0, printed


@pytest.mark.parametrize("document", DOCUMENTS)
def test_python(document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in of(document):
        if block.language != "python" or block.reason_not_run:
            continue
        if ">>> " in block.text:
            test = doctest.DocTestParser().get_doctest(
                block.text, names, str(block), block.document, block.line - 1
            )
            doctest.DebugRunner(optionflags=doctest.ELLIPSIS).run(test, clear_globs=False)
            names = test.globs
        else:
            padded = "\n" * (block.line - 1) + block.text  # so that a traceback names the line
            exec(compile(padded, block.document, "exec"), names)


@pytest.mark.parametrize("block", blocks_not_run(), ids=str)
def test_left_out(block: Block) -> None:
    pytest.skip(f"{block}: not run: {block.reason_not_run}")


def test_the_two_commands_stand_in_the_readme(root: Path) -> None:
    typed = [
        command.text
        for block in of("README.md")
        if block.language in COMMANDS and not block.reason_not_run
        for command in commands(block)
    ]
    assert "make play" in typed
    assert "make test" in typed
    assert (root / ".ci" / "run").read_text(encoding="utf-8").endswith("\nmake test\n")


def anchors(text: str) -> set[str]:
    """The names by which the headings of a document are linked to."""
    headings = re.findall(r"^#+ (.+)$", text, re.M)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", [*DOCUMENTS, "CHANGELOG.md"])
def test_links_lead_somewhere(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = (ROOT / document).parent / name if name else ROOT / document
        assert target.exists(), f"{document}: {link}"
        if anchor:
            assert anchor in anchors(target.read_text(encoding="utf-8")), f"{document}: {link}"


EXAMPLE = """
Play:

<!-- figures vary -->

```console
$ lamplighter bench \\
    pocket
compiled  1,234,567.8 a second
$ true
```
<!-- not run: it never ends -->
```python
while True: ...
```
```text
$5
```
"""


def test_blocks_are_read() -> None:
    found = list(blocks("X.md", EXAMPLE))
    assert [(block.language, block.note, block.line) for block in found] == [
        ("console", "figures vary", 7),
        ("python", "not run: it never ends", 14),
        ("text", "", 17),
    ]
    assert found[1].reason_not_run == "it never ends"
    first, second = commands(found[0])
    assert (first.text, first.line) == ("lamplighter bench \\\n    pocket", 7)
    assert first.shown == ["compiled  1,234,567.8 a second"]
    assert (second.text, second.line, second.shown) == ("true", 10, [])


@pytest.mark.parametrize(
    "text",
    [
        "```console\nlamplighter play\n```",
        "```console\n```",
        "```sh\nabove\n$ true\n```",
        "```bash\ntrue\n```",
        "```\n$ true\n```",
        "```console\n$ true\n",
    ],
)
def test_a_block_that_cannot_be_run_is_a_fault(text: str) -> None:
    with pytest.raises(DocumentError):
        [commands(block) for block in blocks("X.md", text)]


@pytest.mark.parametrize(
    ("printed", "shown", "figures_vary", "same"),
    [
        ("one\n\n  two  words\n", ["one", "two words", ""], False, True),
        ("one\ntwo\n", ["one"], False, False),
        ("one\n", ["one", "two"], False, False),
        ("one\ntwo\nthree\n", ["one", "…"], False, True),
        ("one\ntwo\nthree\n", ["...", "three"], False, True),
        ("seed 12ab\n", ["seed …"], False, True),
        ("1,234.5 a second\n", ["99 a second"], True, True),
        ("1,234.5 a second\n", ["99 a second"], False, False),
        ("1,234.5 a minute\n", ["99 a second"], True, False),
        ("anything\n", [], False, True),
    ],
)
def test_output_is_compared(printed: str, shown: list[str], figures_vary: bool, same: bool) -> None:
    assert is_as_shown(printed, shown, figures_vary) is same


def test_a_visitor_types_into_one_shell(visitor: Visitor) -> None:
    assert visitor.type("mkdir a && cd a && echo hello; false") == (1, "hello\n")
    assert visitor.type("cat; basename $PWD; echo $HOME") == (0, f"a\n{visitor.home}\n")
