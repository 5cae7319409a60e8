"""Records as text: the layout, exact round trips, and refusal of everything else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lamplighter import Game, records
from lamplighter.records import ClientSeed, Record, RecordError, read, write
from tests.playing import every_variant
from tests.records.samples import FOLDER, NAMES, kept, play, sample, secret_of


def refused(text: str) -> records.Finding:
    with pytest.raises(RecordError) as caught:
        read(text)
    return caught.value.finding


@pytest.mark.parametrize("name", NAMES)
def test_files_kept_from_the_first_version_are_still_read_and_written_alike(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert read(text) == kept()[name].record
    assert write(read(text)) == text


@every_variant
def test_text_and_record_give_each_other_at_every_moment_of_a_game(quick: bool, game: Game) -> None:
    for number in range(3 if quick else 20):
        for moves in {0, 1, number, 16, 32, 64}:
            record = sample(number, moves, game=game).record
            text = write(record)
            assert read(text) == record
            assert write(read(text)) == text
            assert all(len(line) <= 80 for line in text.splitlines())


@given(
    players=st.tuples(st.text(min_size=1, max_size=80), st.text(min_size=1, max_size=80)),
    clients=st.lists(
        st.tuples(st.sampled_from(["investigator", "jack"]), st.binary(min_size=1, max_size=64)),
        max_size=2,
    ),
    started=st.none() | st.datetimes(),
)
def test_headings_of_every_kind_survive(
    players: tuple[str, str], clients: list[tuple[str, bytes]], started: datetime | None
) -> None:
    seeds = tuple(ClientSeed(*client) for client in clients)
    secret = secret_of(3)
    plain = records.record_of(play(secret, 2, seeds), secret, client_seeds=seeds)
    when = None if started is None else f"{started.isoformat(timespec='seconds')}Z"
    if not all(name.isprintable() and name == name.strip() for name in players):
        with pytest.raises(RecordError, match=r"players\[\d\]"):
            replace(plain, players=players)
        return
    record = replace(plain, players=players, started=when)
    assert read(write(record)) == record


def test_a_verdict_is_a_comment_below_its_round() -> None:
    text = write(kept()["finished.txt"].record)
    assert (
        "\n2: rotate-c3-90 rotate-c1-90 watson-2 holmes-2\n   ; seen, left: smith madame\n" in text
    )


def test_a_game_not_begun_is_a_record_too() -> None:
    game = sample(1).state.game
    secret = secret_of(1)
    record = records.record_of(game.new_initial_state(), secret)
    assert record.words == ()
    assert read(write(record)) == record
    assert records.replay_view(record).words() == []


def lines_of(name: str) -> list[str]:
    return write(kept()[name].record).split("\n")


@pytest.mark.parametrize(
    ("old", "new", "line", "expected"),
    [
        ("Lamplighter record 1", "Lamplighter record 2", 1, "another version"),
        ("game: pocket", "game: packet", 2, "expected one of: pocket"),
        ("game: pocket", "game: ", 2, "name of a game"),
        ("game: pocket", "Game: pocket", 2, "'game: ...'"),
        ("rules: 1", "rules: 2", 3, "the rules version that this Lamplighter plays"),
        ("rules: 1", "option: board=revised\nrules: 1", 3, "has no options"),
        ("rules: 1", "option: name=revised\nrules: 1", 3, "options"),
        ("rules: 1\n", "", 3, "'option: ...' or 'rules: ...'"),
        ("jack: greedy\n", "", 5, "a role of the game"),
        ("jack: greedy", "jill: greedy", 5, "'jack: greedy'"),
        ("jack: greedy", "jack:  greedy", 5, "no space at either end"),
        ("jack: greedy", "jack: " + "x" * 81, 5, "1 to 80"),
        ("jack: greedy", "jack: gre\u202eedy", 5, "printable"),
        ("2026-11-30T05:00:00Z", "2026-11-31T05:00:00Z", 6, "a moment in UTC"),
        ("2026-11-30T05:00:00Z", "2026-11-30 05:00:00", 6, "a moment in UTC"),
        ("seed-source: secret", "seed-source: sacred", 7, "'seed-source: chosen'"),
        ("commitment: a", "commitment: A", 8, "64 hexadecimal digits"),
        ("client-seed: investigator 61", "client-seed: investigator 6", 9, "even number"),
        ("client-seed: jack", "client-seed: jack ", 10, "even number"),
        ("client-seed: jack", "client-seed: jill", 10, "investigator or jack"),
        ("\n\ndeal", "\ndeal", 11, "an empty line"),
        ("deal: ", "deal:  ", 12, "one space between them"),
        ("tile-b3-stealthy-n", "tile-b3-bert-n", 12, "possible here: tile-b3-lestrade-n"),
        ("tile-b3-stealthy-n", "tile-b3-stealthy-N", 12, "words with one space"),
        ("jack-madame", "jack", 14, "jack-lestrade"),
        ("1: toss", "2: toss", 15, "'1: toss-alibi"),
        ("exchange-b1-c1 toby-1", "exchange-b1-c1  toby-1", 15, "one space"),
        ("; unseen, left: lestrade", "; seen, left: lestrade", 17, "unseen"),
        ("left: lestrade smith", "left: smith", 17, "left: lestrade smith stealthy"),
        ("   ; unseen, left: lestrade", "   ; a lucky guess\n   ; unseen", 17, "a verdict such as"),
        ("watson-2 holmes-2\n", "watson-2\n   holmes-2\n", 18, "'2: rotate-c3-90"),
        ("alibi draw-gull", "alibi draw-bert", 28, "draw-lestrade"),
        ("\n\nfinished", "\n\n\nfinished", 34, "'finished: ...' or 'ended: ...' or 'result: ...'"),
        ("result: jack", "result: investigator", 35, "'jack', as the words tell"),
        ("result: jack", "result: unfinished", 36, "'marks: ...'"),
        ("seed: 5b", "seed: 5", 36, "64 hexadecimal digits"),
        ("seed: 5b269710", "seed: 5b269711", 36, "as it was written"),
        ("marks: J", "marks: K", 37, "check marks"),
        ("digest: f", "digest: e", 38, "digest of the text above"),
    ],
)
def test_a_changed_line_is_named_with_what_was_expected(
    old: str, new: str, line: int, expected: str
) -> None:
    text = write(kept()["finished.txt"].record)
    assert old in text
    finding = refused(text.replace(old, new, 1))
    # The check marks say where a line was changed even if what it says now is possible.
    assert (finding.line, expected in finding.expected) == (line, True), str(finding)
    assert str(finding).startswith(f"line {line}: found ")


def test_a_hidden_outcome_in_an_unfinished_record_is_refused() -> None:
    text = write(kept()["unfinished.txt"].record)
    assert refused(text.replace(" jack\n", " jack-madame\n")).line == 14
    assert refused(text.replace("alibi draw\n", "alibi draw-bert\n")).line is not None


def test_a_hidden_outcome_is_refused_even_before_any_verdict() -> None:
    for moves in range(4):
        state, _, record = sample(2, moves)
        identity = state.words()[9]
        words = tuple(identity if word == "jack" else word for word in record.words)
        with pytest.raises(RecordError, match=r"words\[9\]: found 'jack-"):
            write(replace(record, words=words))


def test_a_hidden_card_is_refused_even_before_any_verdict() -> None:
    drawn = (sample(number, 2) for number in range(60))
    state, _, record = next(one for one in drawn if one.record.words[-1] == "draw")
    with pytest.raises(RecordError, match="found 'draw-"):
        write(replace(record, words=(*record.words[:-1], state.words()[-1])))


def test_verdicts_of_an_unfinished_record_are_data() -> None:
    text = write(kept()["unfinished.txt"].record)
    finding = refused(text.replace("; seen, left: smith madame", "; unseen, left: smith madame", 1))
    assert finding.line in {19, 20, 21, 22}


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda text: "", 1),
        (lambda text: "\n", 1),
        (lambda text: text[:-1], 38),
        (lambda text: text + "\n", 39),
        (lambda text: text + text, 39),
        (lambda text: "\ufeff" + text, 1),
        (lambda text: text.replace("\n", "\r\n", 3), 1),
        (lambda text: text.replace("\n", "\r"), 1),
        (lambda text: text.replace("Anna", "Anna\ud800"), 4),
        (lambda text: text.replace("Anna", "Anna\0"), 4),
        (lambda text: text.replace("Anna", "Anna\u2028"), 4),
        (lambda text: text + "x" * 100_000, 1),
        (lambda text: text.replace("deal:", "deal: " + "holmes-1 " * 500), 12),
    ],
)
def test_text_that_is_no_record_is_refused(change: Callable[[str], str], line: int) -> None:
    assert refused(change(write(kept()["finished.txt"].record))).line == line


def test_line_ends_of_mail_are_read() -> None:
    record = kept()["finished.txt"].record
    assert read(write(record).replace("\n", "\r\n")) == record


def test_only_text_is_read() -> None:
    with pytest.raises(TypeError, match="decode"):
        read(write(kept()["finished.txt"].record).encode())  # type: ignore[arg-type]


@given(st.text(max_size=300))
def test_any_text_is_refused_in_order(text: str) -> None:
    assert refused(text).line is not None


@given(
    st.sampled_from(NAMES),
    st.lists(
        st.tuples(st.integers(0, 40), st.text("abejlnt 0123456789:;-,=\n", max_size=12)), min_size=1
    ),
)
def test_any_lines_in_between_are_refused_in_order(name: str, lines: list[tuple[int, str]]) -> None:
    text = lines_of(name)
    for at, line in lines:
        text.insert(min(at, len(text) - 1), line)
    assert refused("\n".join(text)).line is not None


@pytest.mark.parametrize(
    ("fields", "name"),
    [
        ({"game": "Pocket"}, "game"),
        ({"game": 7}, "game"),
        ({"rules": "one"}, "rules"),
        ({"options": (("b", "1"), ("a", "1"))}, "options[0]"),
        ({"options": (("a", "1"), ("a", "1"))}, "options[0]"),
        ({"options": (("a", ""),)}, "options[0]"),
        ({"players": ("Anna",)}, "players"),
        ({"players": ("Anna", "")}, "players[1]"),
        ({"players": (7, "Anna")}, "players[0]"),
        ({"started": "yesterday"}, "started"),
        ({"position": "x\ny"}, "position"),
        ({"source": "none"}, "source"),
        ({"commitment": None}, "commitment"),
        ({"source": "chosen"}, "commitment"),
        ({"client_seeds": (ClientSeed("jack", b""),)}, "client_seeds[0]"),
        ({"client_seeds": (ClientSeed("jack", b"x" * 65),)}, "client_seeds[0]"),
        ({"client_seeds": (ClientSeed("Jack!", b"x"),)}, "client_seeds[0]"),
        ({"client_seeds": (ClientSeed("jack", b"x"),) * 3}, "client_seeds[2]"),
        ({"words": ("Jack",)}, "words[0]"),
        ({"words": ("tile-a3-bert-w", "a--b")}, "words[1]"),
        ({"result": ""}, "result"),
        ({"result": "unfinished"}, "finished"),
        ({"result": "unfinished", "finished": None}, "seed"),
        ({"seed": None}, "seed"),
        ({"seed": 7}, "seed"),
        ({"seed": b"short"}, "seed"),
    ],
)
def test_a_record_cannot_be_made_of_wrong_values(fields: dict[str, object], name: str) -> None:
    with pytest.raises(RecordError) as caught:
        replace(kept()["finished.txt"].record, **fields)  # type: ignore[arg-type]
    assert caught.value.finding.field == name


@pytest.mark.parametrize(
    "change",
    [
        lambda words: (),
        lambda words: ("seen",),
        lambda words: words[:1] * 2,
        lambda words: (*words, "holmes-1"),
        lambda words: (*words, "seen"),
        lambda words: words[:-1],
        lambda words: words[1:],
    ],
)
def test_a_record_that_cannot_be_played_is_not_written(
    change: Callable[[tuple[str, ...]], tuple[str, ...]],
) -> None:
    record = kept()["finished.txt"].record
    with pytest.raises(RecordError, match=r"words\[|result"):
        write(replace(record, words=change(record.words)))


def test_nothing_is_played_when_the_game_is_over() -> None:
    record = kept()["finished.txt"].record
    with pytest.raises(RecordError, match="found 'holmes-1', expected nothing more: the game is"):
        write(replace(record, words=(*record.words, "holmes-1")))


def test_a_record_is_immutable_and_hashable() -> None:
    record = kept()["finished.txt"].record
    assert hash(record) == hash(read(write(record)))
    with pytest.raises(AttributeError):
        record.result = "investigator"  # type: ignore[misc]


def test_plies_do_not_count_verdicts() -> None:
    state, _, record = kept()["finished.txt"]
    assert record.plies == len(state.history()) == len(record.words) - 7
    assert isinstance(record, Record)


def test_the_json_twin_is_told_from_a_damaged_record(root: Path) -> None:
    text = (root / "tests" / "data" / "records" / "finished.json").read_text("utf-8")
    with pytest.raises(records.RecordError, match="this is the JSON form"):
        records.read(text)
