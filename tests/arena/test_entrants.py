"""Who takes part: bots by name, with settings, and from files."""

from __future__ import annotations

import pickle
import random
from pathlib import Path

import pytest

from lamplighter import load_game
from lamplighter.arena import ArenaError, Entrant, entrants
from tests.arena.files import write_bot
from tests.bots.nodes import decisions

POCKET = load_game("pocket")


def made(text: str, *files: Path) -> list[Entrant]:
    return entrants(text, POCKET, files)


def moves(entrant: Entrant) -> list[int]:
    bot = entrant.make()
    return [
        bot.act(state.view(state.current_player()), random.Random(1))
        for state in decisions(1, POCKET)
    ]


def test_names_and_files(tmp_path: Path) -> None:
    files = [write_bot(tmp_path, name) for name in ("first", "last")]
    found = made("random, first,last,last:back=2", *files)
    assert [entrant.text for entrant in found] == ["random", "first", "last", "last:back=2"]
    assert [entrant.make().name for entrant in found] == [entrant.text for entrant in found]
    legal = [state.legal_actions() for state in decisions(1, POCKET)]
    assert moves(found[1]) == [actions[0] for actions in legal]
    assert moves(found[2]) == [actions[-1] for actions in legal]
    assert moves(found[3]) == [actions[-min(2, len(actions))] for actions in legal]


def test_a_bot_travels_as_text(tmp_path: Path) -> None:
    """The file may be gone where it plays."""
    path = write_bot(tmp_path, "first")
    entrant = made("first,random", path)[0]
    path.unlink()
    copy = pickle.loads(pickle.dumps(entrant))
    assert copy == entrant
    assert moves(copy)
    assert len(entrant.digest) == 64
    assert made("random,greedy")[0].digest == ""


def test_the_class_says_what_it_is_called(tmp_path: Path) -> None:
    path = write_bot(tmp_path, "last").rename(tmp_path / "whatever.py")
    assert made("last,random", path)[0].make().name == "last"
    with pytest.raises(ArenaError, match="no bot 'whatever': choose one of last, "):
        made("whatever,random", path)


@pytest.mark.parametrize(
    ("text", "kind", "message"),
    [
        ("random", "too-few", "at least two"),
        ("random,greedy,random", "twice", "random is named twice"),
        ("random,deep", "no-bot", "pocket has no bot 'deep'"),
        ("random,", "no-bot", "no bot ''"),
        ("random,greedy:depth=3", "unmade", "greedy has no setting 'depth=3'"),
    ],
)
def test_lists_that_cannot_be_used(text: str, kind: str, message: str) -> None:
    with pytest.raises(ArenaError, match=message) as caught:
        made(text)
    assert caught.value.kind == kind


@pytest.mark.parametrize(
    ("source", "kind", "message"),
    [
        ("def act(view", "code-broken", "SyntaxError"),
        ("1 / 0", "code-broken", "ZeroDivisionError: division by zero"),
        ("raise SystemExit", "code-broken", "SystemExit"),
        ("import no_such_thing", "code-broken", "no_such_thing"),
        ("x = 1", "code-none", "expected a function act"),
        ("class A:\n act = print\nclass B(A): pass", "code-none", "exactly|or one class"),
        ("class A:\n name = 'greedy'\n act = print", "code-name", "called 'greedy'"),
        ("class A:\n name = 'a,b'\n act = print", "code-name", "called 'a,b'"),
        ("class A:\n def __init__(self): 1 / 0\n act = print", "unmade", "ZeroDivisionError"),
    ],
)
def test_files_that_cannot_be_used(tmp_path: Path, source: str, kind: str, message: str) -> None:
    path = tmp_path / "mine.py"
    path.write_text(source, encoding="utf-8")
    with pytest.raises(ArenaError, match=message) as caught:
        made("random,mine", path)
    assert caught.value.kind == kind
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_a_file_is_read_as_it_stands(tmp_path: Path) -> None:
    """Nothing that this package's own modules begin with holds in it."""
    path = tmp_path / "mine.py"
    path.write_text(
        "def one(a: int): pass\nassert one.__annotations__['a'] is int\nact = print\n", "utf-8"
    )
    assert made("mine,random", path)[0].text == "mine"


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ArenaError, match="UnicodeDecodeError"):
        made("random,mine", path)
    with pytest.raises(FileNotFoundError):
        made("random,mine", tmp_path / "no.py")


def test_the_example_is_what_the_page_shows(root: Path) -> None:
    source = (root / "examples" / "my_bot.py").read_text(encoding="utf-8")
    assert f"```python\n{source}```" in (root / "docs" / "bots.md").read_text(encoding="utf-8")
    assert moves(made("my_bot,random", root / "examples" / "my_bot.py")[0])
