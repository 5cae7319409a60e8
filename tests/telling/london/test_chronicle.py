"""London told again: a paragraph a turn, the calls with their reasons, nothing that is secret."""

from __future__ import annotations

import random
import re

import pytest

from lamplighter import load_game
from lamplighter.games.base import State
from lamplighter.sentences import catalogue
from lamplighter.telling.chronicle import chronicle, event_between, retell

SAY = catalogue("en")


def game_of(seed: int) -> State:
    """A random game in which nobody accuses while he can do something else."""
    rng = random.Random(seed)
    state = load_game("london").new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        words = {action: state.action_to_string(action) for action in legal}
        calm = [action for action in legal if not words[action].startswith("accuse")] or legal
        state.apply_action(calm[int(rng.random() * len(calm))])
    return state


def told(game: State, viewer: int | None) -> list[str]:
    """All lines, headings too."""
    story = chronicle(game.game.new_initial_state(), game.history(), viewer, SAY)
    return [line for chapter in story for line in (chapter.heading, *chapter.lines)]


@pytest.mark.parametrize("seed", range(4))
def test_a_paragraph_a_turn_and_a_chapter_a_round(seed: int) -> None:
    game = game_of(seed)
    story = chronicle(game.game.new_initial_state(), game.history(), 0, SAY)
    assert story[0].heading == "The deal"
    assert len(story) == 1 + game.round_number()
    for number, chapter in enumerate(story[1:], start=1):
        assert chapter.heading.startswith(f"Round {number} has ")
        turns = [line for line in chapter.lines if line.startswith(("You play ", "Jack plays "))]
        called = any(line.startswith("Jack is ") for line in chapter.lines)
        assert len(turns) == 4 or not called
        assert all(re.search(r"(from|stays|change places)", turn) for turn in turns if called)


@pytest.mark.parametrize("seed", range(4))
def test_alibi_cards_are_told_to_whoever_took_them(seed: int) -> None:
    game = game_of(seed)
    public, detective, jack = (told(game, viewer) for viewer in (None, 0, 1))
    assert not any("alibi card is" in line for line in public)
    taken = {
        role: sum(f"{role} takes an alibi card and keeps it" in line for line in public)
        for role in ("The detective", "Jack")
    }
    assert sum("Your alibi card is" in line for line in detective) == taken["The detective"]
    assert sum("Your alibi card is" in line for line in jack) == taken["Jack"]
    assert not any("You draw your identity" in line for line in (*public, *detective))
    assert any("You draw your identity" in line for line in jack)


def test_why_somebody_is_cleared() -> None:
    lines = [line for seed in range(8) for line in told(game_of(seed), None)]
    in_the_dark = [line for line in lines if line.startswith("Cleared, for Jack was in the dark: ")]
    assert in_the_dark
    reason = r"\w+ \((?:lamps? [\w ,]+|the beam|beside [\w ,]+)(?:, [^)]+)?\)"
    for line in in_the_dark:
        names = line.partition(": ")[2]
        assert re.fullmatch(rf"{reason}(?:(?:, | and ){reason})*\.", names), line
    assert any("cleared: Jack was visible, and they were in the dark." in line for line in lines)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_replay_tells_every_word(viewer: int | None) -> None:
    game = game_of(2)
    state = game.game.new_initial_state()
    for action in game.history():
        before = state.view(viewer)
        state.apply_action(action)
        lines = retell(event_between(before, state.view(viewer)), SAY, lines=True)
        assert lines
        assert all(lines)
