"""Where a line may end: at a space, beside a Chinese sign, and nowhere that a language forbids it.

A no-break space, such as French has before a colon, is none of the spaces meant here.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

from rich.cells import cell_len

__all__ = ["breaks", "wrapped"]

NO_BREAK = "\u00a0\u202f"
NEVER_FIRST = frozenset("，。、；：？！）】》”’…,.;:?!)]" + NO_BREAK)
NEVER_LAST = frozenset("（【《“‘([" + NO_BREAK)


def breaks(line: str, width: int, unbroken: Sequence[str] = (), *, fold: bool = True) -> list[int]:
    """Where to break ``line`` so that nothing is wider than ``width`` but blanks at its end.

    A word that is wider is cut if ``fold``, but no part of the line that is ``unbroken``.
    """
    held = {
        at
        for part in unbroken
        for found in re.finditer(re.escape(part), line)
        for at in range(found.start() + 1, found.end())
    }
    found, start, last, used = [], 0, 0, 0
    indent = len(line) - len(line.lstrip(" "))
    for at, sign in enumerate(line):
        if at > indent and at not in held and _may_end(line[at - 1], sign):
            last = at
        used += cell_len(sign)
        if used <= width or sign == " ":
            continue
        if last > start:
            start = last
        elif fold and at > start and at not in held:
            start = at
        else:
            continue
        found.append(start)
        used = cell_len(line[start : at + 1])
    return found


def wrapped(line: str, width: int, unbroken: Sequence[str] = (), *, fold: bool = True) -> list[str]:
    """The lines that ``line`` makes, as `breaks` has it, without blanks at their ends."""
    ends = [0, *breaks(line, width, unbroken, fold=fold), len(line)]
    return [line[start:end].rstrip(" ") for start, end in itertools.pairwise(ends)]


def _may_end(before: str, after: str) -> bool:
    """Whether a line may end between two signs."""
    if " " in (before, after):
        return after != " "
    is_wide = cell_len(before) == 2 or cell_len(after) == 2
    return is_wide and before not in NEVER_LAST and after not in NEVER_FIRST
