"""What ``?`` answers: every word named as an example is possible at that moment."""

from __future__ import annotations

import random
import re

import pytest

from lamplighter import load_game
from lamplighter.games.catalogue import GAMES
from lamplighter.sentences import catalogue
from lamplighter.text.help import help_lines
from lamplighter.text.prompt import read_line
from lamplighter.text.rooms import rooms_of

SAY = catalogue("en")


@pytest.mark.parametrize("drawn", [True, False])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_every_example_is_possible_now(name: str, seed: int, *, drawn: bool) -> None:
    rng = random.Random(seed)
    state = load_game(name).new_initial_state()
    named: set[str] = set()
    game = state.game
    kinds = {
        game.deal(0).view(0).action_to_string(action).partition("-")[0]
        for action in range(game.num_distinct_actions())
    }
    while not state.is_terminal():
        legal = state.legal_actions()
        if not state.is_chance_node():
            view = state.view(state.current_player())
            now = [view.action_to_string(action) for action in legal]
            answer = "\n".join(help_lines("", view, SAY, drawn=drawn))
            found = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", answer)) | set(
                re.findall(r"^  ([a-z]+)[:,]", answer, re.MULTILINE)
            )
            # What merely looks like a word of the game, such as "-180", is none.
            examples = {word for word in found if word.partition("-")[0] in kinds}
            assert examples <= set(now), examples - set(now)
            named |= {word.partition("-")[0] for word in examples}
            for short, word in re.findall(r"([a-z0-9 ]+?) for ([a-z]+-[a-z0-9-]+)", answer):
                typed = short.removeprefix(" and ").strip()
                reading = read_line(typed, now, now, rooms_of(name).prompt.SPELLING)
                assert (reading.kind, reading.word) == ("action", word), short
        state.apply_action(legal[int(rng.random() * len(legal))])
    assert len(named) > 3, "the examples are found at all"
