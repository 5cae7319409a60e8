"""Nothing secret leaves a running game: not in its record, its twin, a message or a repr."""

from __future__ import annotations

import random
from dataclasses import fields, replace

import pytest

from lamplighter import Game, State
from lamplighter.games.chance import seed_key
from lamplighter.records import (
    Record,
    RecordError,
    Secret,
    commitment,
    new_seed,
    read,
    replay_view,
    to_json,
    verify,
    write,
)
from tests.playing import every_variant
from tests.records.samples import clients_of, kept, play, sample


def secrets_of(state: State, secret: Secret) -> list[str]:
    """Every text that would tell something only Jack or the dealer may know."""
    public, full = iter(state.view(None).words()), state.words()
    told = [word for word in public if word not in ("seen", "unseen")]
    hidden = [word for word, shown in zip(full, told, strict=True) if word != shown]
    assert hidden, "a game in which nothing is hidden shows nothing"
    assert isinstance(secret.seed, bytes)
    return [*hidden, secret.seed.hex(), repr(secret.seed), str(int.from_bytes(secret.seed, "big"))]


@every_variant
def test_nothing_hidden_is_in_anything_made_from_a_running_game(quick: bool, game: Game) -> None:
    for number in range(5 if quick else 40):
        state, secret, record = sample(number, 2 * number % 60, game=game)
        if state.is_terminal():
            continue
        made = [write(record), to_json(record), repr(record), repr(secret), str(secret)]
        made += [repr(verify(record)), str(verify(record).as_dict()), repr(replay_view(record))]
        for hidden in secrets_of(state, secret):
            for text in made:
                # A card that was later shown to all stands there rightly, once for each time.
                assert hidden not in text.replace("tile-", ""), (number, hidden)


@every_variant
def test_worlds_that_a_spectator_cannot_tell_apart_have_the_same_record(
    quick: bool, game: Game
) -> None:
    rng = random.Random(3)
    for number in range(5 if quick else 40):
        state, _, record = sample(number, 2 + 2 * number % 60, game=game)
        if state.is_terminal():
            continue
        for player in (0, 0, 1, 1):
            world = state.resample_from_infostate(player, rng)
            other = replace(record, words=tuple(world.view(None).words()))
            assert write(other) == write(record)
            assert to_json(other) == to_json(record)


def test_the_commitment_depends_on_the_seed_alone() -> None:
    """Nine trials would open a commitment to an identity; nothing here depends on it."""
    seed = new_seed()
    assert commitment(seed) == Secret(seed).commitment
    assert len({commitment(new_seed()) for _ in range(100)}) == 100
    records = [sample(number, 4).record for number in range(30)]
    identities = {sample(number, 4).state.words()[9] for number in range(30)}
    assert len(identities) > 5
    assert len({record.commitment for record in records}) == 30


@pytest.mark.parametrize("seed", [b"", b"jack-gull", bytes(31), bytes(33), 7, "x" * 32])
def test_what_can_be_guessed_is_not_committed_to(seed: object) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        commitment(seed)  # type: ignore[arg-type]


def test_a_chosen_seed_is_neither_committed_to_nor_told_while_the_game_runs() -> None:
    _, secret, record = kept()["chosen-unfinished.txt"]
    assert secret.commitment is None
    assert record.commitment is None
    text = write(record)
    assert "seed-source: chosen\n" in text
    assert "commitment" not in text
    assert "\nseed:" not in text
    assert seed_key(7).hex() not in text


def test_a_record_of_a_running_game_cannot_hold_a_seed() -> None:
    record = kept()["unfinished.txt"].record
    with pytest.raises(RecordError) as caught:
        replace(record, seed=kept()["finished.txt"].secret.seed)
    assert "b'" not in str(caught.value)


def test_a_secret_shows_nothing_of_itself() -> None:
    secret = kept()["position-unfinished.txt"].secret
    assert secret.position is not None
    for text in (repr(secret), str(secret), f"{secret}"):
        assert secret.position not in text
        assert "= BG" not in text


def test_unfinished_and_finished_record_share_the_commitment_and_no_more_than_was_public() -> None:
    before, after = kept()["unfinished.txt"].record, kept()["finished.txt"].record
    assert before.commitment == after.commitment
    shared = {field.name for field in fields(Record)} - {"words", "finished", "result", "seed"}
    assert all(getattr(before, name) == getattr(after, name) for name in shared)


@every_variant
def test_reading_makes_the_same_text_again_from_public_words_alone(game: Game) -> None:
    """The made-up world in which a sealed record is laid out leaves no trace in it."""
    clients = clients_of(game)
    for luck in range(12):
        secret = Secret(seed_key(luck))
        state = play(secret, 13 + 3 * luck, clients, luck, game)
        if not state.is_terminal():
            record = Record(
                game=game.name,
                options=tuple(game.options.items()),
                commitment=secret.commitment,
                client_seeds=clients,
                words=tuple(state.view(None).words()),
            )
            assert write(read(write(record))) == write(record)
