"""The bot ``greedy`` in Mr. Jack Pocket: one decision, judged as if the call came after it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from lamplighter import DETECTIVE, JACK, View, load_game
from lamplighter.arena import simulate
from lamplighter.bots import make_bot
from lamplighter.games.pocket import knowledge
from lamplighter.games.pocket.board import SUSPECTS
from tests.bots.nodes import decisions

POCKET = load_game("pocket")
BOT = make_bot("greedy")


def views(role: int, games: int) -> Iterator[View]:
    """What ``role`` sees where it decides, in random games."""
    for seed in range(games):
        for state in decisions(seed, POCKET):
            if state.current_player() == role:
                yield state.view(role)


def seen_after(view: View, action: int) -> set[str]:
    """The suspects not cleared who are visible right after an action, before any card."""
    return set(knowledge.visible_after(view, [action])[0])


@pytest.mark.parametrize(("role", "rate"), [(DETECTIVE, 0.9), (JACK, 0.5)])
def test_it_beats_random(role: int, rate: float, quick: bool) -> None:
    """A random investigator wins three games of four against a random Jack."""
    bots = ("greedy", "random") if role == DETECTIVE else ("random", "greedy")
    report = simulate(POCKET, bots, 40 if quick else 200, 1).report()
    assert report["players"][role]["win_rate"] > rate
    assert report["faults"] == []


def test_the_investigator_splits_evenly(quick: bool) -> None:
    """No other action would leave fewer suspects, if all can be Jack alike."""
    asked = 0
    for view in views(DETECTIVE, 10 if quick else 20):
        chances = knowledge.identity_posterior(view)
        if len(set(chances.values())) == 1 and len(chances) == len(view.suspects()):
            gaps = {
                action: abs(2 * len(seen_after(view, action)) - len(chances))
                for action in view.legal_actions()
            }
            assert gaps[BOT.act(view, random.Random(1))] == min(gaps.values())
            asked += min(gaps.values()) < max(gaps.values())
    assert asked > 15


def test_jack_hides_among_many(quick: bool) -> None:
    """Where no card is to be had: out of sight, and with him as many as can be."""
    asked = 0
    for view in views(JACK, 10 if quick else 20):
        words = [view.action_to_string(action) for action in view.legal_actions()]
        jack = SUSPECTS[int(view.record.jack)]
        seen = {action: seen_after(view, action) for action in view.legal_actions()}
        hiding = {action: len(who) for action, who in seen.items() if jack not in who}
        if "alibi" not in words and hiding:
            chosen = BOT.act(view, random.Random(1))
            broad = max((len(who) for who in seen.values() if jack in who), default=0)
            if 3 + len(view.suspects()) - min(hiding.values()) > broad:
                assert hiding[chosen] == min(hiding.values())
                asked += len(hiding) < len(seen)
    assert asked > 10


def test_jack_likes_cards() -> None:
    """A card where he stays out of sight is worth more than any other way to stay so."""
    asked = 0
    for view in views(JACK, 30):
        jack = SUSPECTS[int(view.record.jack)]
        last = view.legal_actions()[-1]
        if view.action_to_string(last) == "alibi" and jack not in seen_after(view, last):
            visible = len(seen_after(view, last))
            fewest = min(len(seen_after(view, action)) for action in view.legal_actions())
            if visible - fewest < 2:
                assert BOT.act(view, random.Random(1)) == last
                asked += 1
    assert asked > 5
