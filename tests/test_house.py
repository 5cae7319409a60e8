"""The house rules that no other tool checks: names, sizes, versions, locks, the wheel."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import lamplighter

LONGEST_FILE = 500


@pytest.fixture(scope="module")
def project(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def succeed(command: list[str], cwd: Path | None = None) -> str:
    """What a command prints; a command that fails is shown with what it said."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def trees(root: Path) -> Iterator[tuple[str, ast.Module]]:
    """Every module of the package, by its path below ``src``."""
    for path in sorted((root / "src").rglob("*.py")):
        name = path.relative_to(root / "src").as_posix()
        yield name, ast.parse(path.read_text(encoding="utf-8"))


def exported(tree: ast.Module) -> list[str] | None:
    """The literal ``__all__`` of a module, ``None`` where it has none."""
    for node in tree.body:
        targets = (
            node.targets
            if isinstance(node, ast.Assign)
            else [node.target]
            if isinstance(node, ast.AnnAssign)
            else []
        )
        if any(isinstance(target, ast.Name) and target.id == "__all__" for target in targets):
            assert isinstance(node, ast.Assign | ast.AnnAssign)
            assert node.value is not None
            names: list[str] = ast.literal_eval(node.value)
            return names
    return None


def is_only_a_docstring(tree: ast.Module) -> bool:
    """Whether a module, a package's usually, holds nothing else."""
    rest = tree.body[1:]
    return all(isinstance(node, ast.ImportFrom) and node.module == "__future__" for node in rest)


def public_definitions(
    tree: ast.Module,
) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    """Public functions and classes of a module, and the public methods of those classes."""
    bodies = [tree.body]
    while bodies:
        for node in bodies.pop():
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                if node.name.startswith("_"):
                    continue
                yield node
                if isinstance(node, ast.ClassDef):
                    bodies.append(node.body)


def test_every_module_says_what_it_is(root: Path) -> None:
    assert [name for name, tree in trees(root) if not ast.get_docstring(tree)] == []


def test_every_module_lists_what_it_offers(root: Path) -> None:
    # The order within each list is ruff's RUF022, which `make check` holds.
    faults = []
    for name, tree in trees(root):
        if name.endswith("__main__.py") or is_only_a_docstring(tree):
            continue  # nothing to offer
        names = exported(tree)
        if names is None:
            faults.append(f"{name}: no __all__")
        elif len(set(names)) < len(names):
            faults.append(f"{name}: a name twice in __all__")
    assert faults == []


def test_everything_public_is_documented(root: Path) -> None:
    faults = [
        f"{name}:{node.lineno}: {node.name}"
        for name, tree in trees(root)
        for node in public_definitions(tree)
        if not ast.get_docstring(node)
        and not any("overload" in ast.unparse(decorator) for decorator in node.decorator_list)
    ]
    assert faults == []


def test_no_file_is_long(root: Path) -> None:
    long = {
        path.relative_to(root).as_posix(): count
        for folder in ("src", "tests", "benchmarks", "examples", "scripts")
        for path in sorted((root / folder).rglob("*.py"))
        if (count := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST_FILE
    }
    assert long == {}


CHANCE = {"random", "numpy", "uuid"}
"""What has dice of its own. The service's fall by a table's seed, or `secrets` throws them."""


def imported(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every module that a module imports, wherever it does, with the line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""


def test_the_service_throws_no_dice_of_its_own(root: Path) -> None:
    server = {name: tree for name, tree in trees(root) if name.startswith("lamplighter/server/")}
    faults = [
        f"{name}:{line}: {module}"
        for name, tree in server.items()
        for line, module in imported(tree)
        if module.partition(".")[0] in CHANCE
    ]
    assert faults == []
    assert {"secrets"} <= {module for tree in server.values() for _, module in imported(tree)}


def test_what_the_page_imports_is_declared(root: Path) -> None:
    web = root / "web"
    package = json.loads((web / "package.json").read_text(encoding="utf-8"))
    declared = package["dependencies"].keys() | package["devDependencies"].keys()
    ours = [*web.glob("*.[jt]s"), *(web / "plugins").rglob("*"), *(web / "src").rglob("*")]
    ours += (web / "worker").rglob("*")
    wanted = {
        name
        for path in ours
        if path.suffix in (".js", ".svelte", ".ts")
        for name in re.findall(
            r"""(?:from|import|import\() ?'((?:@[\w-]+/)?[\w-]+)[/']""",
            path.read_text(encoding="utf-8"),
        )
    }
    assert "svelte" in wanted
    assert wanted - declared == set()


def loaded_by(statement: str) -> set[str]:
    """The top-level modules that a fresh interpreter holds after ``statement``."""
    report = f"import json, sys\n{statement}\nprint(json.dumps(sorted(sys.modules)))"
    # -I: neither the environment nor the folder decides what is found.
    names = json.loads(succeed([sys.executable, "-I", "-c", report]))
    return {name.partition(".")[0] for name in names}


def test_import_is_light() -> None:
    """Beside the package itself, ``import lamplighter`` loads the standard library and no more."""
    added = loaded_by("import lamplighter") - loaded_by("") - set(sys.stdlib_module_names)
    assert added == {"lamplighter"}
    assert {"numba", "numpy"} <= loaded_by("import numba"), "what is forbidden would not be seen"


def test_one_version(root: Path, project: dict[str, Any]) -> None:
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    releases = re.findall(r"^## \[(\d[^\]]*)\] - \d{4}-\d{2}-\d{2}$", changelog, re.MULTILINE)
    assert lamplighter.__version__ == project["project"]["version"] == releases[0]


def locked(path: Path) -> dict[str, Requirement]:
    """The pinned requirements of a lock file, hashes left out, by canonical name."""
    lines = path.read_text(encoding="utf-8").splitlines()
    pins = [Requirement(line.rstrip(" \\")) for line in lines if re.match(r"[\w.-]+==", line)]
    return {canonicalize_name(pin.name): pin for pin in pins}


@pytest.mark.parametrize("lock", ["runtime", "build", "dev"])
def test_lock_serves_what_is_declared(root: Path, project: dict[str, Any], lock: str) -> None:
    groups = project["dependency-groups"]
    ours = project["project"]
    runtime = [*ours["dependencies"], *ours["optional-dependencies"]["server"]]
    declared = {"runtime": runtime, **groups}[lock]
    pins = locked(root / "requirements" / f"{lock}.txt")
    for wanted in map(Requirement, declared):
        name = canonicalize_name(wanted.name)
        assert name in pins, f"{wanted}: run `make lock`"
        (pin,) = pins[name].specifier
        assert wanted.specifier.contains(pin.version), f"{wanted}: run `make lock`"


def test_locks_agree(root: Path) -> None:
    runtime, build, dev = (
        locked(root / "requirements" / f"{lock}.txt") for lock in ("runtime", "build", "dev")
    )
    for one, other in ((runtime, build), (runtime, dev), (build, dev)):
        for name in one.keys() & other.keys():
            assert one[name].specifier == other[name].specifier, f"{name}: run `make lock`"


@pytest.mark.parametrize("lock", ["runtime", "build", "dev"])
def test_lock_is_hashed_and_names_no_index(root: Path, lock: str) -> None:
    text = (root / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text
    entries = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
    assert entries
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_what_builds_is_locked(root: Path, project: dict[str, Any]) -> None:
    pins = locked(root / "requirements" / "build.txt")
    needed = [Requirement(text) for text in project["build-system"]["requires"]]
    assert "hatchling" in {tool.name for tool in needed}
    for tool in needed:
        assert tool.specifier == pins[canonicalize_name(tool.name)].specifier, tool


def test_wheel_holds_the_package_and_its_data(root: Path, tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    succeed(build, cwd=root)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        entry_points = next(name for name in names if name.endswith("entry_points.txt"))
        assert "lamplighter = lamplighter.cli:main" in archive.read(entry_points).decode()
    source = root / "src"
    wanted = {
        path.relative_to(source).as_posix()
        for path in (source / "lamplighter").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert wanted <= names
    assert "lamplighter/py.typed" in wanted
    assert "lamplighter/locales/en/names.ftl" in wanted
    assert "lamplighter/server/site/index.html" in wanted, "the page for the browser is built in"
    tops = {name.partition("/")[0] for name in names if ".dist-info/" not in name}
    assert tops == {"lamplighter"}
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)


def test_ci_runs_what_a_person_runs(root: Path) -> None:
    script = (root / ".ci" / "run").read_text(encoding="utf-8")
    assert "set -euo pipefail" in script
    assert script.rstrip().endswith("\nmake test")
