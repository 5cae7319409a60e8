"""The bot ``greedy`` in Mr. Jack (London): one decision, judged as if the call came after it."""

from __future__ import annotations

import random
from collections.abc import Iterator

from lamplighter import DETECTIVE, JACK, View, load_game
from lamplighter.arena import simulate
from lamplighter.bots import make_bot
from lamplighter.bots.london.greedy import prospects
from lamplighter.games.london import knowledge
from lamplighter.games.london.board import CHARACTERS, STREETS
from tests.bots.nodes import decisions
from tests.games.london.scenes import scene, table, turn

BOARDS = [load_game("london"), load_game("london", board="first_2006")]
BOT = make_bot("greedy")


def word(view: View, seed: int = 1) -> str:
    """The word that the bot chooses."""
    return view.action_to_string(BOT.act(view, random.Random(seed)))


def views(role: int, games: int) -> Iterator[View]:
    """What ``role`` sees where it decides, in random games on both boards."""
    for seed in range(games):
        for state in decisions(seed, BOARDS[seed % 2]):
            if state.current_player() == role:
                yield state.view(role)


def test_it_beats_random_in_both_roles(quick: bool) -> None:
    """A random detective accuses somebody soon, and is right now and then."""
    for game in BOARDS:
        games = 20 if quick else 60
        reports = [
            simulate(game, bots, games, 1).report()
            for bots in (("greedy", "random"), ("random", "greedy"))
        ]
        assert reports[0]["players"][DETECTIVE]["win_rate"] > 0.95
        assert reports[1]["players"][JACK]["win_rate"] > 0.75
        assert [report["faults"] for report in reports] == [[], []]


def test_the_detective_splits_evenly(quick: bool) -> None:
    """Where it ends nothing, no other decision would leave fewer suspects on the average."""
    asked = 0
    for view in views(DETECTIVE, 5 if quick else 20):
        suspects = set(knowledge.detective_posterior(view))
        if len(suspects) > 1 and view.round_number() < 8:
            gaps = {}
            for action in view.legal_actions():
                seen = suspects & set(knowledge.visible(view.preview(action)))
                gaps[view.action_to_string(action)] = abs(2 * len(seen) - len(suspects))
            calm = [gap for said, gap in gaps.items() if not said.startswith("accuse")]
            assert gaps[word(view)] == min(calm)
            asked += min(calm) < max(calm)
    assert asked > 50


def test_it_accuses_nobody_before_it_is_sure(quick: bool) -> None:
    for view in views(DETECTIVE, 5 if quick else 20):
        if len(knowledge.detective_posterior(view)) > 1 and view.round_number() < 8:
            assert not word(view).startswith("accuse")


def test_it_takes_the_card_with_which_to_accuse_the_only_suspect() -> None:
    cleared = "holmes watson smith lestrade stealthy gull bert"
    laid = table(
        round_number=3,
        places="holmes-m9 bert-b3",
        cards="holmes watson stealthy bert",
        cleared=cleared,
        jack="goodley",
    )
    state = scene(laid)
    for due in ("play-holmes", "accuse-m10"):
        assert word(state.view(DETECTIVE)) == due
        state.apply_action(state.string_to_action(due))
    assert state.returns() == [1, -1]


def test_it_guesses_when_time_runs_out(quick: bool) -> None:
    """In the last turn but Jack's any suspect will do, and nobody who is innocent."""
    found = 0
    for view in views(DETECTIVE, 60 if quick else 150):
        suspects = knowledge.detective_posterior(view)
        near = {f"accuse-{STREETS[view.position.place[CHARACTERS.index(s)]]}" for s in suspects}
        near &= set(map(view.action_to_string, view.legal_actions()))
        played = view.position.played.bit_count() - (view.position.hand >= 0)
        if view.round_number() == 8:
            last = played == 2
            assert (word(view) in near) == bool(near and (last or len(suspects) == 1))
            found += bool(near) and last
    assert found > 3


def test_jack_leaves_when_he_can(quick: bool) -> None:
    found = 0
    for view in views(JACK, 60 if quick else 150):
        words = map(view.action_to_string, view.legal_actions())
        if any(word.startswith("escape") for word in words):
            assert word(view).startswith("escape")
            found += 1
    assert found > 3


def test_bert_opens_the_manhole_by_which_he_leaves() -> None:
    laid = {"round_number": 2, "places": "bert-k9", "covered": "b1 b6", "cordons": "ne se"}
    view = turn("bert", JACK, jack="bert", **laid).view(JACK)
    assert word(view).startswith(("cover-b1-", "cover-b6-"))


def test_jack_hides_or_keeps_more_suspects() -> None:
    """Two more suspects are as good to him as not being seen."""
    for view in views(JACK, 5):
        suspects, jack = set(knowledge.possible(view)), CHARACTERS[int(view.record.jack)]
        legal = view.legal_actions()
        for action, look in zip(legal, prospects(view, legal).tolist(), strict=True):
            seen = suspects & set(knowledge.visible(view.preview(action)))
            left = len(seen) if jack in seen else len(suspects - seen) + 2
            leaves = view.action_to_string(action).startswith("escape")
            assert look == left + 200 if leaves else look in (left, left + 100)
