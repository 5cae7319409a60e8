"""The bot ``lookahead``: it finds the best end of the round, and beats ``random`` in both roles."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from lamplighter import DETECTIVE, JACK, View, load_game
from lamplighter.arena import simulate
from lamplighter.bots import make_bot
from lamplighter.bots.lookahead import Lookahead
from lamplighter.bots.pocket.lookahead import beliefs_of, chances_after_call
from lamplighter.bots.pocket.outlook import after_call, chase
from lamplighter.games.pocket import knowledge
from lamplighter.games.pocket.board import SUSPECTS
from tests.bots.nodes import decisions
from tests.bots.pocket.by_hand import hourglasses_of, prospects, shown, spent, with_reply

POCKET = load_game("pocket")


@pytest.mark.parametrize("role", [DETECTIVE, JACK])
def test_it_beats_greedy(role: int, quick: bool) -> None:
    bots = ("lookahead", "greedy") if role == DETECTIVE else ("greedy", "lookahead")
    report = simulate(POCKET, bots, 20 if quick else 100, 1).report()
    assert report["players"][role]["win_rate"] > 0.75


def test_it_beats_random_as_investigator(quick: bool) -> None:
    report = simulate(POCKET, ("lookahead", "random"), 40 if quick else 300, 1).report()
    assert report["players"][DETECTIVE]["win_rate"] > 0.95


def test_it_beats_random_as_jack(quick: bool) -> None:
    report = simulate(POCKET, ("random", "lookahead"), 40 if quick else 300, 1).report()
    assert report["players"][JACK]["win_rate"] > 0.75


# --- the last action of a round: worked out by hand from the public functions --------------


@pytest.mark.parametrize("role", [DETECTIVE, JACK])
def test_the_last_action_of_a_round_is_the_best_one(role: int, quick: bool) -> None:
    bot = Lookahead()
    compared = 0
    for seed in range(20 if quick else 120):
        for state in decisions(seed, POCKET):
            if spent(state) != 3 or state.current_player() != role:
                continue
            view = state.view(role)
            values = {action: prospects(view, action) for action in view.legal_actions()}
            if min(values.values()) == max(values.values()) or "alibi" in map(
                view.action_to_string, values
            ):
                continue
            chosen = bot.act(view, random.Random(seed))
            assert values[chosen] == pytest.approx(max(values.values()), abs=1e-9), str(state)
            compared += 1
    assert compared > (10 if quick else 60)


@pytest.mark.parametrize("role", [DETECTIVE, JACK])
def test_what_the_end_of_a_round_is_worth(role: int) -> None:
    """The table that the search reads, against the public functions."""
    kinds = set()
    for seed in range(40):
        for state in decisions(seed, POCKET):
            view = state.view(role)
            table = chances_after_call(view, beliefs_of(view))
            number, chasing = view.round_number(), bool(view.record.chase)
            alibi = number % 2 == 1 and shown(view) == {"holmes"}
            kinds.add((number % 2, alibi, chasing))
            for slug in knowledge.possible(view):
                totals = hourglasses_of(view, slug)
                for left, seen in ((1, True), (2, False), (5, False), (9, True)):
                    expected = sum(
                        chance * after_call(number, alibi, left, total + (not seen), seen)
                        for total, chance in totals.items()
                    )
                    if chasing:
                        expected = 1.0 if seen else chase(number)
                    found = table[0, SUSPECTS.index(slug), left, int(seen)]
                    assert found == pytest.approx(expected, abs=1e-9), str(state)
    assert len(kinds) == 6


def test_a_card_helps_whoever_draws_it() -> None:
    for seed in range(10):
        for state in decisions(seed, POCKET):
            view = state.view(DETECTIVE)
            nobody, investigator, jack = chances_after_call(view, beliefs_of(view))
            assert (investigator[:, 1:] >= nobody[:, 1:] - 1e-9).all()
            assert (jack <= nobody + 1e-9).all()


# --- two actions before the end: the reply counts ------------------------------------------


@pytest.mark.parametrize("role", [DETECTIVE, JACK])
def test_the_reply_is_foreseen(role: int, quick: bool) -> None:
    bot, compared = Lookahead(), 0
    wanted = 4 if quick else 20
    for seed in range(200):
        for state in decisions(seed, POCKET):
            if spent(state) != 2 or state.current_player() != role or compared == wanted:
                continue
            view = state.view(role)
            words = [view.action_to_string(action) for action in view.legal_actions()]
            if "alibi" in words or len(words) > 40:
                continue
            values = with_reply(state, role)
            best = max(worst for worst, _ in values.values())
            if min(values.values())[1] < best:
                _, hoped = values[bot.act(view, random.Random(seed))]
                assert hoped > best - 1e-9, str(state)
                compared += 1
    assert compared == wanted


# --- whole situations ------------------------------------------------------------------------


def test_it_takes_the_win_as_jack() -> None:
    """With five hourglasses and the last action, Jack goes out of sight wherever he can."""
    bot, found = make_bot("lookahead"), 0
    for seed in range(400):
        for state in decisions(seed, POCKET):
            if spent(state) != 3 or state.current_player() != JACK or state.record.chase:
                continue
            view = state.view(JACK)
            if knowledge.jack_hourglasses(view) != 5 or len(view.suspects()) < 4:
                continue
            jack = SUSPECTS[int(view.record.jack)]
            hiding = [
                action
                for action in view.legal_actions()
                if jack not in knowledge.visible(view.preview(action))
                and len(knowledge.visible(view.preview(action))) < len(view.suspects()) - 1
            ]
            if hiding and view.action_to_string(view.legal_actions()[0]) != "alibi":
                chosen = bot.act(view, random.Random(seed))
                assert jack not in knowledge.visible(view.preview(chosen)), str(state)
                found += 1
    assert found > 2


def last_actions(role: int, games: int) -> Iterator[View]:
    """Views of the last action of a round, of random games, where no card can be drawn."""
    for seed in range(games):
        for state in decisions(seed, POCKET):
            view = state.view(role) if state.current_player() == role else None
            if view is None or spent(state) != 3 or state.record.chase:
                continue
            if view.action_to_string(view.legal_actions()[-1]) != "alibi":
                yield view


def test_as_investigator_it_splits_the_suspects_evenly(quick: bool) -> None:
    even = total = 0
    for view in last_actions(DETECTIVE, 30 if quick else 100):
        half = len(view.suspects()) / 2
        gaps = {
            action: abs(len(knowledge.visible(view.preview(action))) - half)
            for action in view.legal_actions()
        }
        chosen = make_bot("lookahead").act(view, random.Random(1))
        even += gaps[chosen] == min(gaps.values())
        total += 1
    assert total > 20
    assert even / total > 0.9


def test_as_jack_it_hides_or_keeps_more_suspects(quick: bool) -> None:
    """It shows itself only where that leaves more suspects than hiding would."""
    hidden = broad = total = 0
    for view in last_actions(JACK, 60 if quick else 300):
        jack, suspects = SUSPECTS[int(view.record.jack)], len(view.suspects())
        left, hiding = {}, set()
        for action in view.legal_actions():
            seen = knowledge.visible(view.preview(action))
            left[action] = len(seen) if jack in seen else suspects - len(seen)
            if jack not in seen:
                hiding.add(action)
        if not hiding or len(hiding) == len(left):
            continue
        chosen = make_bot("lookahead").act(view, random.Random(1))
        hidden += chosen in hiding
        broad += chosen in hiding or left[chosen] > max(left[action] for action in hiding)
        total += 1
    assert total > 20
    assert hidden / total > 0.75
    assert broad / total > 0.95


def test_scratch_is_its_own() -> None:
    """Two bots at once do not share what they scribble on."""
    state = next(iter(decisions(5, POCKET)))
    view = state.view(state.current_player())
    one, other = Lookahead(), Lookahead()
    alone = one.act(view, random.Random(3))
    other.act(POCKET.parse_state(str(state)).view(0), random.Random(8))
    assert one.act(view, random.Random(3)) == alone
    assert np.array_equal(view.array, state.view(state.current_player()).array)
