"""Chance from a seed: the examples and the program of docs/fairness.md, which must never change."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from lamplighter import load_game
from lamplighter.games.chance import ChanceStream, chance_domain, frame, play_chance, seed_key
from lamplighter.records import commitment
from tests.playing import play_on

PAPER = Path(__file__).parents[2] / "docs" / "fairness.md"
SEED = bytes(range(32))
CLIENTS = (b"anna", b"\x01\x02")
HUGE = pytest.param(10**5000, id="huge")
TILES = (9, 32, 7, 24, 20, 16, 12, 2, 4)


@pytest.fixture(scope="module")
def paper() -> dict[str, Any]:
    """The functions of the program that the paper prints: a second implementation."""
    program = re.search(r"```python\n(.*?)```", PAPER.read_text(encoding="utf-8"), re.DOTALL)
    assert program is not None
    names: dict[str, Any] = {}
    exec(program[1], names)
    return names


@pytest.mark.parametrize(
    ("seed", "key"),
    [
        (7, "b0b7ac06a2a6d2caf6e87e3af90aea3cc8302d0ba04c57c5aa59a2ce04dc2455"),
        (-1, "3e0d9372cbc4b436272d850510038190666285a1b211b3be7d7b3a9f0cc25996"),
        (2**64, "28a4ce2a625776eebcd90d3918db4c329590a5fdf0350a3780e3752b6a5277bd"),
        (b"", "2802597c49fc638492aa94d42ad0369c65bc8559167587332e8a2eedbb6d6d6d"),
        (b"lamplighter", "0b7cfba709bf2ac4ee881442104d622585f0f7983035eb161893290bdec1a078"),
        (SEED, SEED.hex()),
    ],
)
def test_the_key_of_a_seed_is_the_one_of_the_paper(seed: int | bytes, key: str) -> None:
    assert seed_key(seed).hex() == key
    assert key in PAPER.read_text(encoding="utf-8") or seed == SEED


def test_the_commitment_is_the_one_of_the_paper() -> None:
    known = "cf5a53e44ec753eb1747662eeea0799aed8215cbc1beae99d21457e3f94eb3bc"
    assert commitment(SEED) == known
    assert known in PAPER.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("clients", "tiles", "jack", "tosses"),
    [
        ((), [1, 10, 5, 15, 12, 8, 8, 0, 1], 4, [10, 4, 12, 9]),
        (CLIENTS, [1, 11, 1, 8, 14, 0, 10, 1, 1], 0, [1, 15, 7, 13]),
    ],
)
def test_choices_are_those_of_the_paper(
    clients: tuple[bytes, ...], tiles: list[int], jack: int, tosses: list[int]
) -> None:
    stream = ChanceStream(SEED, clients)
    assert [stream.below("tile", k, n) for k, n in enumerate(TILES)] == tiles
    assert stream.below("jack", 0, 9) == jack
    assert [stream.below("toss", k, 16) for k in range(4)] == tosses


@pytest.mark.parametrize(
    ("clients", "jack", "cards", "draws"),
    [
        ((), 2, [30, 5, 40, 17], [2, 0, 0, 1]),
        (CLIENTS, 5, [43, 48, 23, 12], [0, 4, 2, 0]),
    ],
)
def test_choices_of_london_are_those_of_the_paper(
    clients: tuple[bytes, ...], jack: int, cards: list[int], draws: list[int]
) -> None:
    stream = ChanceStream(SEED, clients)
    assert stream.below("jack", 0, 8) == jack
    assert [stream.below("cards", k, 70) for k in range(4)] == cards
    assert [stream.below("draw", k, 7 - k) for k in range(4)] == draws


def test_the_outcomes_of_london_stand_in_the_order_of_the_paper() -> None:
    """Whatever the players do, and on both boards; the paper names the cards of two games."""
    text = " ".join(PAPER.read_text(encoding="utf-8").split())
    for board in ("revised", "first_2006"):
        state = load_game("london", board=board).new_initial_state()
        play_on(state, ChanceStream(SEED), random.Random(1))
        words = [word for word in state.words() if word.startswith(("jack-", "cards-"))]
        assert len(words) == 5
        assert all(f"`{word}`" in text for word in words)
        assert f"`{load_game('london', board=board).deal(7).words()[0]}`" in text


def test_rejected_words_are_those_of_the_paper() -> None:
    stream = ChanceStream(SEED)
    assert [stream.below("test", k, 2**63 + 1) for k in (0, 2, 7)] == [
        6104879780733500930,
        5504823423306118042,
        4543574100926075200,
    ]


def test_the_first_word_that_is_too_large_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    fair = 2**64 - 2**64 % 9
    words = iter([fair, fair - 1])
    monkeypatch.setattr(ChanceStream, "_word", lambda *_: next(words))
    assert ChanceStream(SEED).below("jack", 0, 9) == 8
    assert list(words) == []


@pytest.mark.parametrize("seed", [SEED, 0, 7, -7, 255, -256, HUGE, b"", b"7", b"x" * 33])
@pytest.mark.parametrize("clients", [(), (b"",), CLIENTS, CLIENTS[::-1]])
def test_the_program_of_the_paper_gives_the_same(
    paper: dict[str, Any], seed: int | bytes, clients: tuple[bytes, ...]
) -> None:
    stream, key = ChanceStream(seed, clients), paper["stream_key"](seed, clients)
    choice = cast(Callable[[bytes, str, int, int], int], paper["choice"])
    for n in (1, 2, 9, 16, 358, 2**63 + 1, 2**64 - 1, 2**64):
        for k in (0, 1, 2, 3, 2**40):
            assert stream.below("draw", k, n) == choice(key, "draw", k, n)


def test_the_program_of_the_paper_commits_alike(paper: dict[str, Any]) -> None:
    assert paper["commitment"](SEED) == commitment(SEED)
    assert paper["commitment"](SEED, b"place") == commitment(SEED, "place") != commitment(SEED)


def test_seeds_that_look_alike_give_different_games() -> None:
    lookalikes: list[tuple[int | bytes, tuple[bytes, ...]]] = [
        (SEED, ()),
        (SEED, (b"",)),
        (SEED, (b"ab",)),
        (SEED, (b"a", b"b")),
        (SEED, (b"b", b"a")),
        (SEED[::-1], ()),
        (7, ()),
        (-7, ()),
        (b"7", ()),
        (b"\x07", ()),
    ]
    words = {ChanceStream(seed, clients).below("tile", 0, 2**64) for seed, clients in lookalikes}
    assert len(words) == len(lookalikes)


def test_frames_of_different_lists_differ() -> None:
    lists = [(), (b"",), (b"", b""), (b"ab",), (b"a", b"b"), (b"a\0\0\0\1b",)]
    assert len({frame(*parts) for parts in lists}) == len(lists)


def test_domains_and_numbers_are_separate() -> None:
    stream = ChanceStream(SEED)
    words = {
        stream.below(domain, k, 2**64) for domain in ("tile", "jack", "draw") for k in range(50)
    }
    assert len(words) == 150


def test_choices_are_uniform() -> None:
    stream = ChanceStream(SEED)
    met = Counter(stream.below("toss", k, 9) for k in range(9_000))
    # Chi-square with 8 degrees of freedom: 26.1 is passed once in a thousand seeds.
    assert sum((met[value] - 1000) ** 2 / 1000 for value in range(9)) < 26.1


@pytest.mark.parametrize(
    ("seed", "remedy"),
    [
        ("7", "int(seed)"),
        (7.0, "int(seed)"),
        (None, "secrets.token_bytes"),
        (True, "secrets.token_bytes"),
        (bytearray(32), "secrets.token_bytes"),
        ([7], "secrets.token_bytes"),
    ],
)
def test_a_seed_of_the_wrong_type_is_refused_with_a_remedy(seed: Any, remedy: str) -> None:
    with pytest.raises(TypeError, match=re.escape(remedy)):
        ChanceStream(seed)
    with pytest.raises(TypeError, match=type(seed).__name__):
        load_game("pocket").deal(seed)


def test_a_number_of_another_library_is_the_number() -> None:
    numpy = pytest.importorskip("numpy")
    assert seed_key(numpy.int64(7)) == seed_key(7)


@pytest.mark.parametrize("clients", [b"anna", "anna", ["anna"], [1]])
def test_client_seeds_are_a_sequence_of_bytes(clients: Any) -> None:
    with pytest.raises(TypeError, match="sequence of bytes"):
        ChanceStream(7, clients)


@pytest.mark.parametrize(("ordinal", "n"), [(-1, 2), (2**64, 2), (0, 0), (0, -1), (0, 2**64 + 1)])
def test_numbers_out_of_range_are_refused(ordinal: int, n: int) -> None:
    with pytest.raises(ValueError, match="not"):
        ChanceStream(7).below("tile", ordinal, n)


def test_deals_never_change() -> None:
    game = load_game("pocket")
    text = " ".join(PAPER.read_text(encoding="utf-8").split())
    for seed in (7, SEED):
        assert f"`{' '.join(game.deal(seed).words())}`" in text


def test_a_game_put_aside_goes_on_as_it_would_have() -> None:
    game, stream = load_game("pocket"), ChanceStream(SEED)
    whole, parts = game.new_initial_state(), game.new_initial_state()
    play_chance(whole, stream)
    while parts.is_chance_node():
        outcomes = parts.legal_actions()
        word = parts.action_to_string(outcomes[0])
        number = sum(chance_domain(word) == chance_domain(done) for done in parts.words())
        index = stream.below(chance_domain(word), number, len(outcomes))
        parts.apply_action(outcomes[index])
        parts = game.deserialize_state(parts.serialize())
    assert parts == whole


def test_chance_stops_where_a_player_decides_and_at_other_domains() -> None:
    game = load_game("pocket")
    state = game.new_initial_state()
    play_chance(state, ChanceStream(7), domains=("tile",))
    assert len(state.history()) == 9
    play_chance(state, ChanceStream(7), domains=("tile",))
    assert len(state.history()) == 9
    play_chance(state, ChanceStream(7))
    assert state.current_player() == 0
    before = state.serialize()
    play_chance(state, ChanceStream(7))
    assert state.serialize() == before


def test_a_position_has_no_history_so_its_nodes_are_counted_from_nothing() -> None:
    game = load_game("pocket")
    dealt = game.deal(7)
    parsed = game.parse_state(str(dealt))
    play_chance(dealt, ChanceStream(SEED))
    play_chance(parsed, ChanceStream(SEED))
    assert dealt.words()[-1] == parsed.words()[-1]


def test_chance_needs_nothing_but_the_standard_library() -> None:
    program = "import sys; import lamplighter.games.chance; print('numpy' in sys.modules)"
    answer = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert answer.stdout.strip() == "False"
