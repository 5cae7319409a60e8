"""Sentences on their way to the screen: broken between words, where somebody looks at a terminal.

What goes to a file or a program stays one line.
"""

from __future__ import annotations

import re
import shutil
import sys

import typer
from rich.cells import cell_len

from lamplighter.text.wrapping import wrapped

__all__ = ["filled", "tell"]


def tell(text: str, *, whole: str = "", err: bool = False) -> None:
    """Print ``text``, on standard error if ``err``; see `filled` for ``whole``."""
    stream = sys.stderr if err else sys.stdout
    width = shutil.get_terminal_size().columns if stream.isatty() else 0
    typer.echo(filled(text, width, whole), err=err)


def filled(text: str, width: int, whole: str = "") -> str:
    """``text`` with its lines broken between words; as it is where ``width`` is 0.

    Args:
        text: one or more lines.
        width: columns of the terminal.
        whole: a path in ``text``, which may have spaces. It is to be copied, so it is never
            broken, and if it is long it gets a line of its own.
    """
    if not width:
        return text
    return "\n".join(
        line if cell_len(line) <= width else _folded(line, width, whole)
        for line in text.split("\n")
    )


def _folded(line: str, width: int, whole: str) -> str:
    pieces = [line]
    if whole and len(whole) > width // 2:
        pieces = re.split(rf"(\S*{re.escape(whole)}\S*)", line)
    lines = [
        part
        for piece in pieces
        if piece.strip()
        for part in wrapped(piece.strip(), width, [whole] if whole else [], fold=False)
    ]
    return "\n".join(lines)
