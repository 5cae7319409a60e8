"""Why somebody is visible in London, compared with who is."""

from __future__ import annotations

import random

from lamplighter import load_game
from lamplighter.sentences import catalogue
from lamplighter.telling.london.light import why_visible
from lamplighter.telling.london.scene import Scene

SAY = catalogue("en")


def test_why_somebody_is_visible_agrees_with_the_rules() -> None:
    for board in ("revised", "first_2006"):
        for seed in range(4):
            state = load_game("london", board=board).new_initial_state()
            rng = random.Random(seed)
            while not state.is_terminal():
                view = state.view(None)
                visible = view.game.knowledge.everybody_visible(view)
                for person in Scene.of(view).people:
                    assert bool(why_visible(person, SAY)) == (person.name in visible), person
                legal = state.legal_actions()
                words = {action: state.action_to_string(action) for action in legal}
                calm = [action for action in legal if words[action][:6] != "accuse"] or legal
                state.apply_action(calm[int(rng.random() * len(calm))])
