"""The game told again: one line a move, the calls with their reasons, nothing that is secret."""

from __future__ import annotations

import itertools
import random

import pytest

from lamplighter import Game, load_game
from lamplighter.games.base import State
from lamplighter.games.chance import ChanceStream
from lamplighter.games.view import REVEAL
from lamplighter.sentences import catalogue
from lamplighter.telling.chronicle import Story, chronicle
from tests.playing import every_game, play_on

SAY = catalogue("en")

EVENTS = ("draw", "seen", "unseen")
ANSWERS = ("Jack was seen", "Jack was not seen")


def game_of(seed: int) -> State:
    """A random game to its end."""
    rng = random.Random(seed)
    state = load_game("pocket").new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.random() * len(legal))])
    return state


def told(game: State, viewer: int | None) -> list[str]:
    """All lines, headings too."""
    story = chronicle(game.game.new_initial_state(), game.history(), viewer, SAY)
    return [line for chapter in story for line in (chapter.heading, *chapter.lines)]


@pytest.mark.parametrize("seed", range(6))
def test_a_line_a_move_and_a_chapter_a_round(seed: int) -> None:
    game = game_of(seed)
    story = chronicle(game.game.new_initial_state(), game.history(), 0, SAY)
    assert story[0].heading == "The deal"
    assert len(story) == 1 + game.round_number()
    for number, chapter in enumerate(story[1:], start=1):
        assert chapter.heading.startswith(f"Round {number}: ")
        moves = [line for line in chapter.lines if line.startswith(("You ", "Jack "))]
        told = ("round token", " is found", "Jack was ")
        moves = [line for line in moves if not any(one in line for one in told)]
        assert len(moves) == 4
        assert sum(line.startswith("Jack was ") for line in chapter.lines) == 1


@pytest.mark.parametrize("seed", range(6))
def test_who_was_cleared_and_why(seed: int) -> None:
    lines = told(game_of(seed), None)
    calls = [number for number, line in enumerate(lines) if line.startswith("Jack was ")]
    assert calls
    for number in calls:
        assert "cleared" in lines[number + 1]
        assert "Jack was" in lines[number + 1] or "Nobody" in lines[number + 1]


@pytest.mark.parametrize("seed", range(6))
def test_hidden_cards_are_told_to_jack_alone(seed: int) -> None:
    game = game_of(seed)
    jack, public = "\n".join(told(game, 1)), "\n".join(told(game, None))
    taken = public.count("Jack takes an alibi card. He keeps the card hidden")
    assert jack.count("You take an alibi card. Your alibi card is") == taken
    assert "Your alibi card" not in public
    assert "Jack draws his identity, and keeps it to himself." in public
    assert "You draw your identity: " in jack


def test_lanes_tile_loses_its_wall() -> None:
    stories = ["\n".join(told(game_of(seed), None)) for seed in range(12)]
    telling = [story for story in stories if "Lane’s tile has no wall any more" in story]
    assert telling
    assert all(story.count("Lane’s tile has no wall any more") <= 1 for story in stories)


def test_a_game_that_begins_with_a_position() -> None:
    position = "Uw,Bn,Ne/Pe,Lw,Mw/Gn,Ss,Tn 11,3,7 1 aWrJ L - 1? - = PU"
    state = load_game("pocket").parse_state(position)
    begin = state.clone()
    assert [chapter.lines for chapter in chronicle(begin, [], 0, SAY)] == [[]]
    state.apply_action(state.legal_actions()[0])
    (chapter,) = chronicle(begin, state.history(), 1, SAY)
    assert chapter.lines[0].startswith("You ")


@every_game
def test_a_story_goes_on_and_goes_back(game: Game) -> None:
    begin = game.new_initial_state()
    state = begin.clone()
    play_on(state, ChanceStream(3), random.Random(3), 20)
    actions = state.history()
    story = Story(begin, 0, SAY)
    for ply in (5, 14, len(actions), 12, len(actions)):
        assert story.told(actions[:ply]) == chronicle(begin, actions[:ply], 0, SAY)


@every_game
def test_every_line_knows_its_ply(game: Game) -> None:
    begin = game.new_initial_state()
    state = begin.clone()
    play_on(state, ChanceStream(5), random.Random(5), 30)
    actions = state.history()
    chapters = chronicle(begin, actions, None, SAY)
    plies = [ply for chapter in chapters for ply in chapter.plies]
    assert plies == sorted(plies)
    assert plies[-1] <= len(actions)
    calls = 0
    for chapter in chapters:
        assert len(chapter.plies) == len(chapter.lines)
        for index in chapter.calls:
            # The answer was given by the very word of its ply: before it, nobody had told it.
            before = chronicle(begin, actions[: chapter.plies[index] - 1], None, SAY)
            assert chapter.lines[index] not in before[-1].lines
            calls += 1
    assert calls == state.view(None).words().count("seen") + state.view(None).words().count(
        "unseen"
    )


@pytest.mark.parametrize("seed", range(6))
def test_a_card_is_told_where_it_was_taken_and_before_the_witnesses_who_follow(seed: int) -> None:
    game = game_of(seed)
    played = itertools.takewhile(lambda word: word != REVEAL, game.view(None).words())
    words = [word.partition("-")[0] for word in played]
    happened = ["card" if word == "draw" else "call" for word in words if word in EVENTS]
    lines = [line for line in told(game, None) if "alibi card" in line or line.startswith(ANSWERS)]
    assert ["card" if "alibi card" in line else "call" for line in lines] == happened
