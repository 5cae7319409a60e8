"""Unfinished records whose words fit no world are refused, however many worlds there are."""

from __future__ import annotations

from lamplighter import records
from lamplighter.records.seal import sealed

IMPOSSIBLE = """Lamplighter record 1
game: pocket
rules: 1
investigator: a
jack: b
position: n,us,ps/Gw,te,sw/Be,ls,mn 4,8,11 7 aTxj - sssuss 2?,3?,5?,7? -
seed-source: chosen

7: toby-1 draw-gull

result: unfinished"""


def test_a_word_that_fits_none_of_thousands_of_worlds_is_named() -> None:
    found = records.verify(sealed(IMPOSSIBLE.split("\n")))
    assert not found.ok
    assert [finding.line for finding in found.findings] == [9]
