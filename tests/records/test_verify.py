"""Verification: whatever is changed in a record is found, and the right line is named."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from lamplighter import Game
from lamplighter.records import (
    ClientSeed,
    Record,
    RecordError,
    Secret,
    Verification,
    commitment,
    read,
    record_of,
    verify,
    write,
)
from tests.playing import every_game, every_variant, play_on
from tests.records.samples import CLIENTS, NAMES, kept, play, sample, secret_of


@pytest.mark.parametrize(
    ("name", "status", "chance"),
    [
        ("finished.txt", "fair", 17),
        ("chosen.txt", "chosen", 16),
        ("position.txt", "fair", 2),
        ("london-finished.txt", "fair", 9),
        ("london-chosen.txt", "chosen", 9),
        ("london-position.txt", "fair", 4),
        ("unfinished.txt", "unfinished", 0),
        ("chosen-unfinished.txt", "unfinished", 0),
        ("position-unfinished.txt", "unfinished", 0),
        ("london-unfinished.txt", "unfinished", 0),
        ("london-chosen-unfinished.txt", "unfinished", 0),
        ("london-position-unfinished.txt", "unfinished", 0),
    ],
)
def test_what_is_right_is_said_to_be_right(name: str, status: str, chance: int) -> None:
    record = kept()[name].record
    for source in (record, write(record)):
        made = verify(source)
        assert made.ok
        assert (made.status, made.chance) == (status, chance)
        assert made.lines == write(record).count("\n")
        assert made.client_seeds == len(record.client_seeds)
        assert made.dealt == ("position" not in name)
        assert made.verdicts == sum(word in ("seen", "unseen") for word in record.words)


@every_variant
def test_every_game_verifies(quick: bool, game: Game) -> None:
    for number in range(10 if quick else 60):
        record = sample(number, game=game).record
        made = verify(record)
        assert made.status == "fair", made.findings
        assert made.moves + made.chance == record.plies


def test_a_verification_can_be_written_as_json() -> None:
    text = write(kept()["finished.txt"].record).replace("result: jack", "result: investigator")
    told = json.loads(json.dumps(verify(text).as_dict()))
    assert (told["ok"], told["status"]) == (False, "wrong")
    assert told["findings"] == [
        {
            "kind": "result",
            "line": 35,
            "field": "result",
            "found": "investigator",
            "expected": "'jack', as the words tell",
        }
    ]


# --- one byte changed, a line dropped, the end cut off ---------------------------------------


def changed_texts(text: str, rng: random.Random, every: int) -> Iterator[tuple[int, str]]:
    """Texts that differ from ``text`` in one place, and the line of the first difference."""
    letters = "abelnt0123456789-;:, \n"
    for at in range(rng.randrange(every), len(text), every):
        line = text.count("\n", 0, at) + 1
        for new in ("", rng.choice(letters), text[at] + rng.choice(letters)):
            if new != text[at]:
                yield line, text[:at] + new + text[at + 1 :]
        yield line, text[:at]
    lines = text.splitlines(keepends=True)
    for at in range(len(lines)):
        yield at + 1, "".join(lines[:at] + lines[at + 1 :])
        yield at + 1, "".join([*lines[: at + 1], *lines[at:]])
        if at + 1 < len(lines):
            yield at + 1, "".join([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]])


@pytest.mark.parametrize("name", NAMES)
def test_every_change_of_a_text_is_found(name: str, quick: bool) -> None:
    text = write(kept()[name].record)
    tried = named = 0
    # Without the deal, hidden cards are looked for at random, and long where there are none.
    every = 37 if quick else 17 if name.endswith("position-unfinished.txt") else 8
    for line, changed in changed_texts(text, random.Random(1), every):
        if changed == text:
            continue
        made = verify(changed)
        assert not made.ok, changed
        assert all(finding.line for finding in made.findings)
        with pytest.raises(RecordError):
            read(changed)
        tried += 1
        # A line end that went or came makes the line before or behind it wrong.
        named += any(abs((finding.line or 0) - line) <= 1 for finding in made.findings)
    assert tried > 80
    assert named / tried > 0.96


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("finished.txt", "exchange-b1-c1", "exchange-c1-c2"),
        ("finished.txt", "watson-2 holmes-2", "watson-1 holmes-2"),
        ("finished.txt", "draw-gull", "draw-pizer"),
        ("finished.txt", "exchange-a3-b3 rotate", "exchange-a3-b2 rotate"),
        ("unfinished.txt", "exchange-b1-c1", "exchange-a3-c2"),
    ],
)
def test_of_an_edited_word_only_its_line_is_named(name: str, old: str, new: str) -> None:
    """Not the verdicts and the result, which are another game's now: they were not edited."""
    text = write(kept()[name].record)
    line = text[: text.index(old)].count("\n") + 1
    text = text.replace(old, new, 1)
    findings = verify(text).findings
    assert [finding.line for finding in findings] == [line], findings
    with pytest.raises(RecordError) as raised:
        read(text)
    assert raised.value.finding.line == line


def test_two_edited_lines_are_both_named() -> None:
    text = write(kept()["finished.txt"].record)
    text = text.replace("exchange-b1-c1", "exchange-c1-c2").replace(
        "result: jack", "result: investigator"
    )
    assert [finding.line for finding in verify(text).findings] == [15, 35]


# --- changes by somebody who makes marks and digest anew -------------------------------------


def resealed(text: str) -> str:
    """The text with marks and digest that belong to it, as a forger would leave it."""
    from lamplighter.records.seal import sealed

    lines = text.split("\n")
    marks = next(number for number, line in enumerate(lines) if line.startswith("marks: "))
    return sealed(lines[:marks])


FINISHED = "finished.txt"


@pytest.mark.parametrize(
    ("old", "new", "line", "kind", "expected"),
    [
        ("tile-b3-stealthy-n", "tile-b3-stealthy-e", 12, "chance", "tile-b3-stealthy-n"),
        ("tile-a3-bert-w", "tile-a3-pizer-w", 12, "chance", "tile-a3-bert-w"),
        ("jack-madame", "jack-smith", 14, "chance", "jack-madame"),
        ("draw-bert", "draw-gull", 23, "chance", "draw-bert"),
        ("toss-holmes-watson-rotation-rotation", "toss-holmes-watson-rotation-joker", 20, "chance",
         "toss-holmes-watson-rotation-rotation"),
        ("commitment: aa54", "commitment: aa55", 8, "commitment", "aa54dcfe"),
        ("seed: 5b26", "seed: 5b27", 36, "commitment", "aa54dcfe"),
        ("jack 010203", "jack 010204", 9, "chance", "another one"),
        ("client-seed: investigator 616e6e61\n", "", 9, "chance", "another one"),
        ("result: jack", "result: investigator", 35, "result", "'jack'"),
        ("; seen, left: smith madame", "; unseen, left: smith madame", 19, "verdict", "seen"),
        ("; seen, left: smith madame", "; seen, left: madame", 19, "verdict", "smith madame"),
        ("watson-2 holmes-2", "watson-2 watson-2", 18, "word", "holmes-1"),
        ("watson-2 holmes-2", "watson-2", 19, "verdict", "no verdict"),
    ],
)  # fmt: skip
def test_a_forged_line_is_named(old: str, new: str, line: int, kind: str, expected: str) -> None:
    text = write(kept()[FINISHED].record)
    assert old in text
    made = verify(resealed(text.replace(old, new, 1)))
    assert made.status == "wrong"
    found = made.findings[0]
    assert (found.line, found.kind, expected in found.expected) == (line, kind, True), made.findings


def test_where_one_outcome_was_forged_only_that_one_is_named() -> None:
    """The seed is the committed one, so its outcome is put in place of the forged word."""
    for old, new in [("tile-a3-bert-w", "tile-a3-pizer-w"), ("jack-madame", "jack-smith")]:
        text = write(kept()[FINISHED].record).replace(old, new)
        assert [finding.found for finding in verify(resealed(text)).findings] == [new]


def test_a_result_of_other_words_is_no_fault_of_its_own() -> None:
    """Also where somebody made the marks anew, so that they tell nothing."""
    text = write(kept()[FINISHED].record).replace("exchange-a3-b3 rotate", "exchange-a3-b2 rotate")
    kinds = [finding.kind for finding in verify(resealed(text)).findings]
    assert "verdict" in kinds
    assert "result" not in kinds


def test_a_chosen_seed_that_does_not_give_the_game_is_one_finding() -> None:
    text = write(kept()["chosen.txt"].record)
    made = verify(resealed(text.replace("\nseed: 7\n", "\nseed: 8\n")))
    assert [(finding.kind, finding.found) for finding in made.findings] == [("chance", "8")]


def test_a_forged_position_is_not_the_one_committed_to() -> None:
    record = kept()["position.txt"].record
    assert isinstance(record.seed, bytes)
    assert record.commitment == commitment(record.seed, record.position)
    other = "Gn,ln,Be/ue,sw,ts/n,pn,mn 2,5,11 4 hWrJ N uus 2?,3N - = GB"
    forged = replace(record, position=other)
    assert not verify(forged).ok


@every_variant
def test_every_ending_is_recorded(game: Game) -> None:
    """Players in a hurry: they accuse and escape as gladly as they do anything else."""
    endings = set()
    for number in range(400):
        secret = secret_of(number)
        state = game.new_initial_state()
        play_on(state, secret.stream(), random.Random(number), hasty=True)
        record = record_of(state, secret)
        assert verify(record).status == "fair"
        assert record.result == game.roles[0 if state.returns()[0] > 0 else 1]
        endings.add(game.knowledge.ending(state.view(None)))
    if game.name == "london":
        assert endings == {"accusation", "wrong-accusation", "escape", "time"}
    assert len(endings) > 3


@every_game
def test_every_forged_outcome_of_a_game_is_found(quick: bool, game: Game) -> None:
    """Each chance word replaced by each other word possible there, the rest left as it is."""
    for number in range(1 if quick else 6):
        state, _, record = sample(number, game=game)
        then = state.game.new_initial_state()
        plies = [item for item, word in enumerate(record.words) if word not in ("seen", "unseen")]
        for ply, action in enumerate(state.history()):
            if then.is_chance_node():
                for other in then.legal_actions():
                    word = then.action_to_string(other)
                    words = [*record.words]
                    words[plies[ply]] = word
                    if other != action:
                        forged = replace(record, words=tuple(words))
                        assert not verify(forged).ok
            then.apply_action(action)


@pytest.mark.parametrize(
    "forge",
    [
        lambda record: replace(record, seed=bytes(32)),
        lambda record: replace(record, commitment="0" * 64),
        lambda record: replace(record, seed=bytes(32), commitment=commitment(bytes(32))),
        lambda record: replace(record, client_seeds=()),
        lambda record: replace(record, client_seeds=CLIENTS[::-1]),
        lambda record: replace(record, client_seeds=CLIENTS[:1]),
        lambda record: replace(record, client_seeds=(*CLIENTS[:1], ClientSeed("jack", b"x"))),
        lambda record: replace(record, source="chosen", commitment=None, seed=7),
        lambda record: replace(record, result="investigator"),
        lambda record: replace(record, words=record.words[:-1]),
        lambda record: replace(record, words=record.words[:-5]),
        lambda record: replace(record, words=()),
        lambda record: replace(record, game="london"),
        lambda record: replace(record, rules="2"),
        lambda record: replace(record, options=(("board", "revised"),)),
        lambda record: replace(record, game="london", options=(("board", "revised"),)),
        lambda record: replace(record, position="nowhere"),
    ],
)
def test_a_forged_record_is_found(forge: Callable[[Record], Record]) -> None:
    made = verify(forge(kept()[FINISHED].record))
    assert (made.ok, made.status) == (False, "wrong")
    assert made.findings


def test_the_same_game_under_a_chosen_seed_is_not_called_fair() -> None:
    """Who says afterwards that the seed was chosen may keep the game, but not the proof."""
    record = kept()[FINISHED].record
    made = verify(replace(record, source="chosen", commitment=None))
    assert (made.ok, made.status) == (True, "chosen")


@every_variant
def test_an_unfinished_record_is_never_called_fair(game: Game) -> None:
    for number in range(10):
        made = verify(sample(number, 6, game=game).record)
        assert (made.status, made.chance) == ("unfinished", 0)
        assert made.moves == 6


def test_a_dealer_who_played_other_cards_is_found_out() -> None:
    """Committed to one seed, dealt from another: legal words, and no outcome that is due."""
    honest = secret_of(1)
    played = record_of(play(secret_of(2), luck=2), secret_of(2))
    forged = replace(played, seed=honest.seed, commitment=honest.commitment)
    made = verify(forged)
    assert not made.ok
    assert {finding.kind for finding in made.findings} == {"chance"}
    assert all(
        "the outcome that the seed gives here" in finding.expected for finding in made.findings
    )


def test_behind_two_words_run_together_nothing_is_guessed() -> None:
    text = write(kept()[FINISHED].record)
    made = verify(text.replace("tile-c2-lane-e tile-a1", "tile-c2-lane-e-tile-a1"))
    assert [(finding.line, finding.found) for finding in made.findings] == [
        (13, "tile-c2-lane-e-tile-a1-pizer-n")
    ]


def test_of_a_dropped_line_only_its_place_is_named() -> None:
    """All lines behind it stand beside the mark of another one."""
    text = write(kept()[FINISHED].record)
    made = verify(text.replace("started: 2026-11-30T05:00:00Z\n", ""))
    assert [(finding.kind, finding.line) for finding in made.findings] == [("changed", 6)]


@pytest.mark.parametrize("text", ["", "\n", "x", "Lamplighter record 1\n", "\x00" * 70_000])
def test_no_text_makes_it_raise(text: str) -> None:
    assert isinstance(verify(text), Verification)
    assert not verify(text).ok
    broken = write(kept()[FINISHED].record).replace("left: smith", f"left: \ud800{text[:9]}")
    assert not verify(broken).ok


def test_a_secret_of_its_own_kind_shows_in_the_status() -> None:
    secret = Secret(b"anna", chosen=True)
    assert verify(record_of(play(secret, luck=4), secret)).status == "chosen"
