"""Lines end between words, beside Chinese signs, and nowhere that a language forbids it."""

from __future__ import annotations

import pytest

from lamplighter.text.wrapping import wrapped


@pytest.mark.parametrize(
    ("line", "width", "lines"),
    [
        ("who was seen and why", 8, ["who was", "seen and", "why"]),
        ("seen   and", 5, ["seen", "and"]),
        ("    indented", 12, ["    indented"]),
        ("    indented", 10, ["    indent", "ed"]),
        ("rotate-b2-90", 8, ["rotate-b", "2-90"]),
        ("Jack\u00a0: vu", 6, ["Jack\u00a0:", "vu"]),
        ("il est vu\u00a0: oui", 9, ["il est", "vu\u00a0: oui"]),
        ("vous «\u202fvu\u202f»", 8, ["vous", "«\u202fvu\u202f»"]),
        ("杰克在暗处", 6, ["杰克在", "暗处"]),
        ("杰克在，暗处", 6, ["杰克", "在，暗", "处"]),
        ("杰克（暗处）", 6, ["杰克", "（暗", "处）"]),
        ("杰克 rotate-b2-90", 12, ["杰克", "rotate-b2-90"]),
        ("杰克rotate", 8, ["杰克", "rotate"]),
        ("", 8, [""]),
    ],
)
def test_where_lines_end(line: str, width: int, lines: list[str]) -> None:
    assert wrapped(line, width) == lines


def test_what_is_to_be_copied_stays_whole() -> None:
    assert wrapped("保存在 /家 里/game.txt。", 8, ["/家 里/game.txt"], fold=False) == [
        "保存在",
        "/家 里/game.txt。",
    ]
    assert wrapped("a long-word", 4, fold=False) == ["a", "long-word"]
