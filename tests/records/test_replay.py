"""From game to record and back, at every ply, with and without the secret."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from lamplighter import Game, load_game
from lamplighter.games.chance import play_chance
from lamplighter.records import (
    ClientSeed,
    Record,
    RecordError,
    Secret,
    is_told_all,
    read,
    record_of,
    replay,
    replay_view,
    write,
)
from tests.playing import every_variant
from tests.records.samples import CLIENTS, LONDON, MIDDLE, NAMES, kept, play, sample, secret_of


@pytest.mark.parametrize("name", NAMES)
def test_every_ply_of_a_record_is_the_game_as_it_was(name: str) -> None:
    state, secret, record = kept()[name]
    game = state.game
    then = game.parse_state(secret.position) if secret.position else game.new_initial_state()
    for ply, action in enumerate([*state.history(), None]):
        seen, view = replay_view(record, ply), then.view(None)
        assert replay(record, ply, secret) == then
        assert seen.words() == view.words()
        assert seen.observation_string() == view.observation_string()
        assert seen.observation_tensor().tolist() == view.observation_tensor().tolist()
        if action is not None:
            then.apply_action(action)
    assert replay(record, secret=secret) == state


@pytest.mark.parametrize("name", ["finished.txt", "london-finished.txt"])
def test_a_finished_game_needs_no_secret(name: str) -> None:
    state, _, record = kept()[name]
    assert replay(record) == state
    assert replay(record, 12).words() == state.words()[:12]


@pytest.mark.parametrize("name", NAMES)
def test_a_record_tells_a_player_what_he_knew_or_nothing(name: str) -> None:
    """Of an unfinished game as long as nobody else was told less; see `is_told_all`."""
    _, secret, record = kept()[name]
    for viewer in (None, 0, 1):
        for ply in range(record.plies + 1):
            then = replay(record, ply, secret).view(viewer)
            try:
                seen = replay_view(record, ply, viewer)
            except RecordError:
                assert not is_told_all(record, viewer)
                assert then.words() != replay_view(record, ply).words() or record.position
                continue
            assert seen.words() == then.words()
            assert seen.observation_string() == then.observation_string()
            assert seen.viewer == viewer
    assert is_told_all(record, None)
    assert is_told_all(record, 1) == record.is_open


def test_a_detective_with_a_card_of_his_own_knows_more_than_an_unfinished_record() -> None:
    told = {
        (state.view(0).words() == state.view(None).words(), is_told_all(record, 0))
        for number in range(12)
        for state, _, record in [sample(number, 20, game=LONDON)]
        if not state.is_terminal()
    }
    assert told == {(True, True), (False, False)}


@every_variant
def test_what_a_spectator_sees_of_an_unfinished_game_is_the_same_without_the_secret(
    quick: bool, game: Game
) -> None:
    """Many games, so that all kinds of hidden cards have to be found again from the outside."""
    for number in range(10 if quick else 100):
        state, secret, record = sample(number, 3 + 2 * number % 60, game=game)
        received = read(write(record))
        assert replay_view(received).words() == state.view(None).words()
        assert replay_view(received).observation_string() == state.observation_string(None)
        assert replay(received, secret=secret) == state


@every_variant
def test_an_interrupted_game_goes_on_as_it_would_have(game: Game) -> None:
    whole = play(secret_of(5), luck=5, game=game)
    for moves in range(0, 72, 3):
        _, secret, record = sample(5, moves, game=game)
        resumed = replay(read(write(record)), secret=secret)
        words = whole.words()
        while not resumed.is_terminal():
            resumed.apply_action(resumed.string_to_action(words[len(resumed.history())]))
            play_chance(resumed, secret.stream())
        assert resumed == whole


@every_variant
def test_a_game_can_be_put_aside_between_two_chance_nodes(game: Game) -> None:
    secret = secret_of(8)
    state = game.new_initial_state()
    whole = play(secret, 0, game=game)
    for word in whole.words():
        record = record_of(state, secret)
        assert replay(read(write(record)), secret=secret) == state
        assert replay_view(record).words() == state.view(None).words()
        state.apply_action(state.string_to_action(word))


@pytest.mark.parametrize("ply", [-1, 46, 1.0, True, "3"])
def test_plies_that_do_not_exist_are_refused(ply: Any) -> None:
    record = kept()["finished.txt"].record
    assert record.plies == 45
    for function in (replay, replay_view):
        with pytest.raises(ValueError, match="expected a whole number from 0 to 45"):
            function(record, ply)


def test_an_unfinished_game_is_not_replayed_without_its_secret() -> None:
    with pytest.raises(RecordError, match="use replay_view"):
        replay(kept()["unfinished.txt"].record)


@pytest.mark.parametrize(
    "secret",
    [
        secret_of(70),
        Secret(7, chosen=True),
        Secret(secret_of(69).seed, chosen=True),
        secret_of(69, MIDDLE),
        secret_of(69, "nonsense"),
    ],
)
def test_another_games_secret_is_refused_and_stays_secret(secret: Secret) -> None:
    with pytest.raises(RecordError) as caught:
        replay(kept()["unfinished.txt"].record, secret=secret)
    for hidden in ("draw-", "jack-", "nonsense", " = "):
        assert hidden not in str(caught.value)


def test_another_chosen_seed_is_found_out_by_the_words() -> None:
    record = kept()["chosen-unfinished.txt"].record
    with pytest.raises(RecordError, match="belongs to another game") as caught:
        replay(record, secret=Secret(8, chosen=True))
    assert caught.value.finding.item == 0


@pytest.mark.parametrize(
    "change",
    [
        lambda words: tuple("seen" if word == "unseen" else word for word in words),
        lambda words: tuple(word for word in words if word != "unseen"),
        lambda words: tuple("jack-goodley" if word == "jack" else word for word in words),
        lambda words: (*words, "seen"),
    ],
)
def test_what_the_secret_does_not_give_is_refused(change: Any) -> None:
    _, secret, record = kept()["chosen-unfinished.txt"]
    with pytest.raises(RecordError, match="belongs to another game"):
        replay(replace(record, words=change(record.words)), secret=secret)


def test_another_position_is_found_out() -> None:
    state, secret, record = kept()["position-unfinished.txt"]
    other = state.game.parse_state(MIDDLE.replace("= BG", "= GB"))
    with pytest.raises(RecordError, match="another commitment"):
        replay(record, secret=replace(secret, position=str(other)))
    for position in (None, MIDDLE.partition(" =")[0]):
        with pytest.raises(RecordError, match="another commitment"):
            replay(record, secret=replace(secret, position=position))


def test_a_record_is_made_only_of_the_game_that_its_secret_gives() -> None:
    state, secret, _ = kept()["unfinished.txt"]
    with pytest.raises(RecordError, match="belongs to another game"):
        record_of(state, secret)
    with pytest.raises(RecordError, match="belongs to another game"):
        record_of(state, secret, client_seeds=CLIENTS[::-1])
    with pytest.raises(RecordError, match="belongs to another game"):
        record_of(state, secret_of(3), client_seeds=CLIENTS)
    over, secret, _ = kept()["finished.txt"]
    with pytest.raises(RecordError):
        record_of(over, secret_of(3), client_seeds=CLIENTS)


def test_a_position_with_other_hidden_cards_is_another_game() -> None:
    secret = secret_of(1, MIDDLE)
    other = play(secret_of(1, MIDDLE.replace("= BG", "= GB")), 1)
    with pytest.raises(RecordError):
        record_of(other, secret)


def public_words_of(name: str) -> list[str]:
    return list(kept()[name].record.words)


def tampered(name: str, words: list[str]) -> Record:
    return replace(kept()[name].record, words=tuple(words))


def test_words_that_no_hidden_cards_explain_are_refused() -> None:
    words = public_words_of("unfinished.txt")
    drawn = [at for at, word in enumerate(words) if word.startswith("draw")]
    shown = [at for at in drawn if words[at] != "draw"]
    assert drawn
    assert shown or "draw" in words
    for at, word in enumerate(words):
        if word in ("seen", "unseen"):
            contrary = [*words[:at], "seen" if word == "unseen" else "unseen", *words[at + 1 :]]
            try:
                view = replay_view(tampered("unfinished.txt", contrary))
            except RecordError:
                continue
            # What is left is a game that may have been played: as other worlds would have it.
            assert view.words() == contrary
        with pytest.raises(RecordError):
            replay_view(tampered("unfinished.txt", words[:at] + words[at + 1 :] + ["watson-1"]))


def test_a_card_cannot_be_shown_twice() -> None:
    state = next(
        state
        for number in range(200)
        for state in [sample(number, 20).state]
        if not state.is_terminal()
        and sum(word.startswith("draw-") for word in state.view(None).words()) == 2
    )
    words = state.view(None).words()
    first, second = (word for word in words if word.startswith("draw-"))
    words[words.index(second)] = first
    base = kept()["unfinished.txt"].record
    with pytest.raises(RecordError) as caught:
        replay_view(replace(base, words=tuple(words)))
    assert caught.value.finding.found in (first, "seen", "unseen")


def test_a_position_with_its_private_part_is_not_for_an_unfinished_record() -> None:
    record = kept()["position-unfinished.txt"].record
    assert record.position == MIDDLE.partition(" =")[0]
    with pytest.raises(RecordError, match="without its private part"):
        write(replace(record, position=MIDDLE))
    over = kept()["position.txt"].record
    with pytest.raises(RecordError, match="with its private part"):
        write(replace(over, position=record.position))


def test_a_position_that_cannot_be_read_is_named() -> None:
    with pytest.raises(RecordError, match="position: found 'nowhere', expected a position string"):
        write(replace(kept()["position.txt"].record, position="nowhere"))


@pytest.mark.parametrize(
    ("seed", "chosen"),
    [
        (7, False),
        (b"short", False),
        ("7", True),
        (None, True),
    ],
)
def test_secrets_of_the_wrong_kind_are_refused(seed: Any, chosen: bool) -> None:
    with pytest.raises((TypeError, ValueError), match=r"new_seed|secrets\.token_bytes|int\(seed\)"):
        Secret(seed, chosen=chosen)


@pytest.mark.parametrize(
    "seed", [0, -1, 10**39, 10**40, pytest.param(-(10**5000), id="huge"), b"", b"anna", bytes(32)]
)
def test_any_chosen_seed_can_be_written_down(seed: int | bytes) -> None:
    secret = Secret(seed, chosen=True)
    assert secret.commitment is None
    record = record_of(play(secret, luck=2), secret, client_seeds=())
    assert read(write(record)) == record
    mine = record.seed if isinstance(record.seed, int) else None
    assert mine in (None, seed)
    # The same tiles as from the seed itself.
    dealt = load_game("pocket").deal(seed)
    assert record.words[:10] == tuple(dealt.words())


def test_client_seeds_change_the_game() -> None:
    secret = secret_of(4)
    one = play(secret, 0, (ClientSeed("jack", b"x"),))
    assert one.words() != play(secret, 0).words()
