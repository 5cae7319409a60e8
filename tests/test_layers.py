"""Arrows point down only: who may import whom, read from the sources.

From the bottom: ``games``, ``records``, ``bots``, then side by side ``arena`` and ``envs``, then
side by side ``server`` and ``text``, and ``cli`` on top. ``sentences`` (with ``locales``) stands by
itself below the parts that speak to people; between them is ``telling``, a game told to one viewer,
which knows neither the ``arena`` nor how it is shown.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = "lamplighter"

BELOW: dict[str, frozenset[str]] = {}
"""For every part of the package, the parts it may import beside itself."""

BELOW["games"] = frozenset()
BELOW[PACKAGE] = frozenset(
    {"games"}
)  # the package's own __init__: load_game and the contract's names
BELOW["records"] = frozenset({"games", PACKAGE})
BELOW["bots"] = BELOW["records"] | {"records"}
BELOW["arena"] = BELOW["envs"] = BELOW["bots"] | {"bots"}
BELOW["locales"] = frozenset()
BELOW["sentences"] = frozenset({"locales"})
BELOW["telling"] = BELOW["bots"] | {"bots", "locales", "sentences"}
BELOW["server"] = BELOW["text"] = BELOW["arena"] | BELOW["telling"] | {"arena", "envs", "telling"}
BELOW["cli"] = BELOW["server"] | {"server", "text"}
BELOW["__main__"] = BELOW["cli"] | {"cli"}


def part_of(module: str) -> str:
    """The part of the package that a dotted module name belongs to."""
    names = module.split(".")
    return names[1] if len(names) > 1 else PACKAGE


def modules_of(source: Path) -> Iterator[tuple[str, Path]]:
    """Every module below ``source`` by its dotted name."""
    for path in sorted((source / PACKAGE).rglob("*.py")):
        names = path.relative_to(source).with_suffix("").parts
        yield ".".join(names[:-1] if names[-1] == "__init__" else names), path


def imported_by(module: str, path: Path) -> Iterator[tuple[int, str]]:
    """Line and dotted name of every module of ours that a module imports, wherever in it that is.

    ``from lamplighter import records`` counts as an import of ``lamplighter.records``, ``from
    lamplighter import load_game`` as one of ``lamplighter``; a relative name is made absolute; a
    literal name handed to ``import_module`` counts as well.
    """
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        found: list[str] = []
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, base] if base else above)
            found = [base]
            if base == PACKAGE:
                inside = {f"{base}.{alias.name}" for alias in node.names}
                found = sorted({name if part_of(name) in BELOW else base for name in inside})
        elif isinstance(node, ast.Call) and node.args:
            called = getattr(node.func, "attr", getattr(node.func, "id", None))
            first = node.args[0]
            if called == "import_module" and isinstance(first, ast.Constant):
                found = [str(first.value)]
        for name in found:
            if name.split(".")[0] == PACKAGE:
                yield getattr(node, "lineno", 0), name


def arrows_that_run_up(source: Path) -> list[str]:
    """One line for each import that the order of the parts does not allow."""
    faults = []
    for module, path in modules_of(source):
        part = part_of(module)
        if part not in BELOW:
            faults.append(f"{module}: '{part}' has no place in the order of the parts yet")
            continue
        faults += [
            f"{path.relative_to(source)}:{line}: {part} must not import {name}"
            for line, name in imported_by(module, path)
            if part_of(name) != part and part_of(name) not in BELOW[part]
        ]
    return faults


def test_arrows_point_down(root: Path) -> None:
    source = root / "src"
    assert len(list(modules_of(source))) > 10, "no package found to look at"
    assert arrows_that_run_up(source) == []


@pytest.mark.parametrize(
    ("path", "line", "names"),
    [
        ("games/pocket/rules.py", "from lamplighter.records import Record", "lamplighter.records"),
        ("games/pocket/rules.py", "from lamplighter import records", "lamplighter.records"),
        ("games/pocket/rules.py", "from lamplighter import load_game", "lamplighter"),
        ("games/pocket/rules.py", "from ...bots import make_bot", "lamplighter.bots"),
        ("games/__init__.py", "from .. import text", "lamplighter.text"),
        ("records/text.py", "import lamplighter.bots.greedy as g", "lamplighter.bots.greedy"),
        (
            "records/text.py",
            "if 0:\n    from lamplighter import sentences",
            "lamplighter.sentences",
        ),
        ("bots/greedy.py", "def f():\n    import lamplighter.arena", "lamplighter.arena"),
        ("bots/greedy.py", "import_module('lamplighter.cli')", "lamplighter.cli"),
        ("arena/match.py", "from lamplighter.envs import gym", "lamplighter.envs"),
        ("server/app.py", "from lamplighter.text.board import draw", "lamplighter.text.board"),
        ("telling/plain.py", "from lamplighter.text.page import GAP", "lamplighter.text.page"),
        ("telling/rooms.py", "from lamplighter import arena", "lamplighter.arena"),
        ("bots/greedy.py", "from lamplighter.telling import scene", "lamplighter.telling"),
        ("text/page.py", "from lamplighter import cli", "lamplighter.cli"),
        ("__init__.py", "from lamplighter.records import Record", "lamplighter.records"),
    ],
)
def test_an_arrow_that_runs_up_is_found(tmp_path: Path, path: str, line: str, names: str) -> None:
    module = tmp_path / PACKAGE / path
    module.parent.mkdir(parents=True)
    module.write_text(line, encoding="utf-8")
    (fault,) = arrows_that_run_up(tmp_path)
    assert fault.endswith(f"must not import {names}")


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("games/pocket/rules.py", "from .state import STATE"),
        ("games/pocket/rules.py", "import numpy\nfrom lamplighter.games.base import Game"),
        ("records/text.py", "from lamplighter import __version__\nfrom ..games import base"),
        (
            "text/page.py",
            "from lamplighter.sentences import Say\nfrom lamplighter import bots, games",
        ),
        ("server/app.py", "from lamplighter.telling.rooms import telling_of"),
        ("telling/chronicle.py", "from lamplighter import games, records, sentences"),
        ("cli.py", "import lamplighter\nfrom lamplighter import arena, records, text"),
        ("__main__.py", "from lamplighter.cli import main"),
    ],
)
def test_an_arrow_that_points_down_is_allowed(tmp_path: Path, path: str, line: str) -> None:
    module = tmp_path / PACKAGE / path
    module.parent.mkdir(parents=True)
    module.write_text(line, encoding="utf-8")
    assert arrows_that_run_up(tmp_path) == []


def test_a_part_without_a_place_is_found(tmp_path: Path) -> None:
    (tmp_path / PACKAGE / "utils").mkdir(parents=True)
    (tmp_path / PACKAGE / "utils" / "__init__.py").write_text("", encoding="utf-8")
    (fault,) = arrows_that_run_up(tmp_path)
    assert "'utils' has no place" in fault
