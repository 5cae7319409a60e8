"""What leaves the server of a game: it tells everything its viewer may know, and nothing else."""

from __future__ import annotations

import random

import orjson
import pytest

from lamplighter import Game, IllegalActionError, State, load_game
from lamplighter.games.chance import ChanceStream
from lamplighter.sentences import catalogue
from lamplighter.server import frames
from lamplighter.telling.chronicle import Story, event_between
from lamplighter.telling.rooms import scene_of
from tests.playing import every_game, play_on

SAY = catalogue("en")
VIEWERS = (0, 1, None)


def played(game: Game, seed: int, moves: int = 40) -> State:
    """A random game, at most so many decisions long."""
    state = game.new_initial_state()
    play_on(state, ChanceStream(seed), random.Random(seed), moves)
    return state


def told(state: State, viewer: int | None) -> list[bytes]:
    """Everything that a viewer is sent in the course of a game that has not ended."""
    begin = state.game.new_initial_state()
    story = Story(begin, viewer, SAY)
    walker, sent = begin.clone(), []
    for action in state.history():
        before = walker.view(viewer)
        walker.apply_action(action)
        after = walker.view(viewer)
        sent.append(frames.word_document(event_between(before, after), after, SAY))
        sent.append(frames.position_document(walker, viewer, story))
        if after.legal_actions():
            word = after.action_to_string(after.legal_actions()[0])
            sent.append(frames.preview_document(after, [word], SAY))
    plies = range(len(state.history()) + 1)
    sent += [frames.ply_document(begin, state, ply, viewer, SAY) for ply in plies]
    return [orjson.dumps(document) for document in sent]


@every_game
@pytest.mark.parametrize("viewer", VIEWERS)
def test_two_worlds_that_differ_in_a_secret_are_told_alike(game: Game, viewer: int | None) -> None:
    rng = random.Random(5)
    different = 0
    for seed in range(6):
        state = played(game, seed, moves=8 + 3 * seed)
        if state.is_terminal():
            continue
        # A spectator knows no more than the detective of Pocket; in London than either side.
        knower = 0 if viewer is None else viewer
        other = state.resample_from_infostate(knower, rng)
        different += other.serialize() != state.serialize()
        assert told(other, viewer) == told(state, viewer)
    assert different or (viewer == 1 and game.name == "pocket")


@every_game
def test_a_frame_names_the_word_and_how_things_stand(game: Game) -> None:
    state = played(game, 3)
    begin = game.new_initial_state()
    walker = begin.clone()
    verdicts = 0
    for action in state.history():
        before = walker.view(0)
        walker.apply_action(action)
        after = walker.view(0)
        document = frames.word_document(event_between(before, after), after, SAY)
        assert document["word"] in after.words()
        assert document["scene"]["game"] == game.name
        assert document["scene"]["suspects"] == tuple(after.suspects())
        assert document["told"] or document["heading"]
        assert (document["choices"] is not None) == (walker.current_player() == 0)
        if document["witnesses"]:
            verdicts += 1
            called = document["witnesses"]
            cleared = set(called["board"]["suspects"]) - set(after.suspects())
            assert {entry["suspect"] for entry in called["cleared"]} == cleared
            assert all(entry["why"] for entry in called["cleared"])
            assert called["answer"]
    assert verdicts


@every_game
def test_choices_tell_who_would_be_seen(game: Game) -> None:
    state = played(game, 4, moves=9)
    view = state.view(state.current_player())
    choices = frames.choices_document(view)
    assert choices is not None
    assert list(choices) == [view.action_to_string(action) for action in view.legal_actions()]
    for word, consequence in choices.items():
        ahead = view.preview(view.string_to_action(word))
        expected = game.knowledge.visible(ahead)
        assert consequence["seen"] in (None, expected)
        assert consequence["seen"] is not None or word.split("-")[0] in ("accuse", "escape")
    assert frames.choices_document(state.view(1 - state.current_player())) is None
    assert frames.choices_document(state.view(None)) is None


def test_a_preview_goes_on_through_a_turn_and_no_further() -> None:
    game = load_game("london")
    state = played(game, 6, moves=0)
    view = state.view(0)
    card = next(iter(frames.choices_document(view) or {}))
    first = frames.preview_document(view, [card], SAY)
    assert not first["complete"]
    assert first["choices"]
    words = [card]
    while not first["complete"]:
        words.append(next(iter(first["choices"])))
        first = frames.preview_document(view, words, SAY)
    assert first["choices"] is None
    assert first["notes"]
    with pytest.raises(IllegalActionError):
        frames.preview_document(view, [*words, card], SAY)
    with pytest.raises(IllegalActionError):
        frames.preview_document(view, ["move-zz"], SAY)
    nothing = frames.preview_document(view, [], SAY)
    assert not nothing["complete"]
    assert nothing["choices"] == frames.choices_document(view)


@every_game
def test_a_ply_tells_nothing_of_what_came_later(game: Game) -> None:
    state = played(game, 2, moves=200)
    assert state.is_terminal()
    begin = game.new_initial_state()
    half = len(state.history()) // 2
    then = begin.clone()
    for action in state.history()[:half]:
        then.apply_action(action)
    at_the_time = frames.ply_document(begin, then, half, None, SAY)
    later = frames.ply_document(begin, state, half, None, SAY)
    assert later.pop("plies") == len(state.history())
    assert at_the_time.pop("plies") == half
    assert later == at_the_time
    assert later["scene"]["jack"] == ""
    with pytest.raises(ValueError, match="expected a number"):
        frames.ply_document(begin, state, len(state.history()) + 1, None, SAY)


@every_game
@pytest.mark.parametrize(
    ("how", "winner"), [("resignation", 0), ("time", 1), ("absence", None), ("agreement", None)]
)
def test_an_early_end_lays_everything_open(game: Game, how: str, winner: int | None) -> None:
    state = played(game, 1, moves=6)
    for viewer in VIEWERS:
        document = frames.end_document(state, viewer, how, winner, SAY)
        assert document["words"] == state.words()
        assert f"jack-{document['jack']}" in state.words()
        assert document["winner"] == (None if winner is None else game.roles[winner])
        assert len(document["told"]) == 2
    cancelled = frames.end_document(state, None, "cancelled", None, SAY)
    assert cancelled["jack"] is None
    assert not cancelled["words"]


@every_game
def test_the_end_by_the_rules_is_told(game: Game) -> None:
    state = played(game, 7, moves=200)
    winner = 0 if state.returns()[0] > 0 else 1
    document = frames.end_document(state, 1, "rules", winner, SAY)
    assert document["ending"]
    assert len(document["told"]) == 3
    assert scene_of(state.view(1)).winner == document["winner"]


@every_game
def test_a_ply_tells_what_it_was_part_of(game: Game) -> None:
    state = played(game, 5, moves=200)
    begin, then = game.new_initial_state(), game.new_initial_state()
    parts = []
    for ply, action in enumerate(state.history(), start=1):
        is_chance, number = then.is_chance_node(), then.round_number()
        then.apply_action(action)
        told = frames.ply_document(begin, state, ply, None, SAY)
        parts.append((told["round"], told["turn"]))
        if not is_chance:
            assert (told["round"], told["turn"] > 0) == (number, True)
        elif told["word"].startswith("draw"):
            assert parts[-1] == parts[-2], "a card belongs to the turn in which it is drawn"
        else:
            assert told["turn"] == 0
    assert parts == sorted(parts)
    first = frames.ply_document(begin, state, 0, None, SAY)
    assert first["turn"] == 0
