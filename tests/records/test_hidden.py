"""Unfinished records whose words fit no world are refused, however many worlds there are."""

from __future__ import annotations

import random

import pytest

from lamplighter import Game, records
from lamplighter.records import hidden
from lamplighter.records.seal import sealed
from tests.playing import every_variant
from tests.records.samples import sample

LATE = (
    "revised g9,b1,e7,g5,f3,a5,j10,h6 n ---*-*-- b6,k9 ne,se 8 hLgb Bma HWSGUB - ssssuus "
    "2j,3j,6j,8d"
)
"""Round 8 of London, four alibi cards hidden."""

IMPOSSIBLE = {
    "pocket": """Lamplighter record 1
game: pocket
rules: 1
investigator: a
jack: b
position: n,us,ps/Gw,te,sw/Be,ls,mn 4,8,11 7 aTxj - sssuss 2?,3?,5?,7? -
seed-source: chosen

7: toby-1 draw-gull

result: unfinished""",
    "london": f"""Lamplighter record 1
game: london
option: board=revised
rules: 1
detective: a
jack: b
position: {LATE}
seed-source: chosen

8: cover-b6-b1 draw-gull

result: unfinished""",
}


@pytest.mark.parametrize("game", list(IMPOSSIBLE))
def test_a_word_that_fits_none_of_thousands_of_worlds_is_named(game: str) -> None:
    lines = IMPOSSIBLE[game].split("\n")
    found = records.verify(sealed(lines))
    assert not found.ok
    assert [finding.line for finding in found.findings] == [len(lines) - 2]


@every_variant
def test_worlds_that_differ_in_the_order_of_cards_are_tried_once(quick: bool, game: Game) -> None:
    """However many cards lie hidden, a record that fits nothing is given up after few trials."""
    most = cards = 0
    for number in range(12 if quick else 40):
        state, _, record = sample(number, 28 if game.name == "pocket" else 72, game=game)
        if state.is_terminal():
            continue
        search = hidden._Search((*record.words, "nonsense"))
        assert search.run(game.new_initial_state(), 0) is None
        assert search.failure().finding.item == len(record.words)
        most = max(most, search.trials)
        cards = max(cards, record.words.count("draw"))
    assert cards >= 3
    assert 8 < most < 1_500


@every_variant
def test_hidden_cards_are_made_up_that_agree_with_every_word(quick: bool, game: Game) -> None:
    rng = random.Random(2)
    for number in range(10 if quick else 60):
        state, _, record = sample(number, int(rng.random() * 70), game=game)
        begin, words = hidden.world(record)
        for word in words:
            if word not in ("seen", "unseen"):
                begin.apply_action(begin.string_to_action(word))
        assert begin.view(None).words() == state.view(None).words()
