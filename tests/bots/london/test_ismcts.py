"""The bot ``ismcts`` in Mr. Jack (London): its search, and what it reads from Jack's turns."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import numpy as np
import pytest

from lamplighter import DETECTIVE, JACK, State, View, load_game
from lamplighter.arena import simulate
from lamplighter.bots import make_bot
from lamplighter.bots.london.belief import likelihoods, past_turns, public_beliefs
from lamplighter.bots.london.ismcts import believed, searched
from lamplighter.games.chance import ChanceStream, play_chance
from lamplighter.games.london import knowledge
from lamplighter.games.london.board import CHARACTERS
from lamplighter.games.london.state import PLAY
from tests.bots.nodes import decisions
from tests.games.london.scenes import play, scene, table, turn

BOARDS = [load_game("london"), load_game("london", board="first_2006")]
FEW = "ismcts:playouts=30"
BOT = make_bot(FEW)


def word(view: View, seed: int = 1) -> str:
    """The word that the bot chooses."""
    return view.action_to_string(BOT.act(view, random.Random(seed)))


def finish(state: State) -> list[str]:
    """Let the bot play on until the other side or chance is due; what it says."""
    player, words = state.current_player(), []
    while state.current_player() == player:
        words.append(word(state.view(player)))
        play(state, words[-1])
    return words


def views(role: int, games: int) -> Iterator[View]:
    """What ``role`` sees where it decides, in random games on both boards."""
    for seed in range(games):
        for state in decisions(seed, BOARDS[seed % 2]):
            if state.current_player() == role:
                yield state.view(role)


def game_of(bot: str, seed: int) -> Iterator[State]:
    """A game of a bot against itself, at each node where a player decides."""
    player, rng, stream = make_bot(bot), random.Random(seed), ChanceStream(seed)
    state = BOARDS[0].deal(seed)
    play_chance(state, stream)
    while not state.is_terminal():
        yield state
        state.apply_action(player.act(state.view(state.current_player()), rng))
        play_chance(state, stream)


def ends_round(view: View) -> bool:
    """Whether any decision but an accusation or an escape ends the round."""
    after = view.preview(view.legal_actions()[-1])
    return after.record.played == after.record.cards and int(after.record.hand) < 0


# --- what it plays ------------------------------------------------------------------------------


def test_it_beats_greedy_in_both_roles(quick: bool) -> None:
    games = 4 if quick else 10
    for role, bots in ((DETECTIVE, (FEW, "greedy")), (JACK, ("greedy", FEW))):
        report = simulate(BOARDS[0], bots, games, 1).report()
        assert report["players"][role]["win_rate"] > 0.6
        assert report["faults"] == []


def test_it_chooses_a_card_with_which_to_accuse() -> None:
    cleared = "holmes watson smith lestrade stealthy gull bert"
    cards = "holmes watson stealthy bert"
    laid = table(
        round_number=3, places="holmes-m9 bert-b3", cards=cards, cleared=cleared, jack="goodley"
    )
    state = scene(laid)
    assert finish(state) == ["play-holmes", "accuse-m10"]
    assert state.returns() == [1, -1]


def test_its_own_cards_count_for_the_detective() -> None:
    """Two are left in public: it accuses the one whose card it does not hold."""
    cleared = "holmes watson smith lestrade stealthy gull"
    cards = "holmes watson stealthy bert"
    laid = table(
        round_number=3, places="holmes-m9 bert-b3", cards=cards, cleared=cleared, jack="goodley"
    )
    state = scene(laid)
    state.record.taker[0] = DETECTIVE
    state.record.card[0] = CHARACTERS.index("bert")
    assert finish(state)[-1] == "accuse-m10"


def test_whose_card_he_holds_is_nobody_to_the_detective_alone() -> None:
    """He holds Bert's; Jack does not know, and sees him suspected like the other who is left."""
    cleared = "holmes watson smith lestrade stealthy gull"
    state = scene(table(round_number=3, cleared=cleared, jack="goodley"))
    state.record.taker[0] = DETECTIVE
    state.record.card[0] = CHARACTERS.index("bert")
    for role, bert in ((DETECTIVE, 0.0), (JACK, 0.5)):
        beliefs = believed(state.view(role), 0.1)
        assert beliefs[CHARACTERS.index("bert")] == bert
        assert beliefs[CHARACTERS.index("goodley")] == 1 - bert


def test_it_escapes_when_it_can(quick: bool) -> None:
    found = 0
    for view in views(JACK, 30 if quick else 100):
        words = [view.action_to_string(action) for action in view.legal_actions()]
        if any(word.startswith("escape") for word in words):
            assert word(view).startswith("escape")
            found += 1
    assert found > 3


def test_bert_opens_the_manhole_by_which_he_leaves() -> None:
    """The manholes near the two free exits are covered, and he stands on another."""
    laid = {"round_number": 2, "places": "bert-k9", "covered": "b1 b6", "cordons": "ne se"}
    words = finish(turn("bert", JACK, jack="bert", **laid))
    assert words[0].startswith(("cover-b1-", "cover-b6-"))
    assert words[1].startswith("escape-")


def test_it_hides_or_keeps_more_suspects(quick: bool) -> None:
    """With the last decision of a round it shows itself only where that keeps more in doubt."""
    good = total = 0
    for view in views(JACK, 20 if quick else 60):
        if not ends_round(view) or view.round_number() == 8:
            continue
        jack, suspects = CHARACTERS[int(view.record.jack)], set(knowledge.possible(view))
        left, hiding = {}, set()
        for action in view.legal_actions():
            seen = suspects & set(knowledge.visible(view.preview(action)))
            left[action] = len(seen if jack in seen else suspects - seen)
            if jack not in seen:
                hiding.add(action)
        if hiding and len(hiding) < len(left):
            chosen = BOT.act(view, random.Random(1))
            good += chosen in hiding or left[chosen] > max(left[action] for action in hiding)
            total += 1
    assert total > 3
    assert good / total > 0.8


# --- what the search says -----------------------------------------------------------------------


def test_visits_and_chances_go_with_the_legal_actions() -> None:
    for state in decisions(1, BOARDS[0]):
        view = state.view(state.current_player())
        visits, chances = searched(view, random.Random(1), 20)
        assert len(visits) == len(chances) == len(view.legal_actions())
        assert 0 < sum(visits) < 20
        assert chances[np.argmax(visits)] >= max(chances) - 0.01
        assert 0 <= min(chances) <= max(chances) <= 1


def test_the_chances_of_a_sure_end_are_sure() -> None:
    cleared = "holmes watson smith lestrade stealthy gull bert"
    cards = "holmes watson stealthy bert"
    laid = table(round_number=3, places="holmes-m9 bert-b3", cards=cards, cleared=cleared)
    laid.jack = "goodley"
    state = play(scene(laid), "play-holmes")
    view = state.view(DETECTIVE)
    _, chances = searched(view, random.Random(1), 20)
    best = view.legal_actions()[int(np.argmax(chances))]
    assert view.action_to_string(best) == "accuse-m10"
    assert max(chances) == pytest.approx(1, abs=0.01)


def test_the_search_does_not_hang_on_the_clock_or_on_what_was_asked_before() -> None:
    states = [state.clone() for state in game_of("lookahead", 3)]
    first = [word(state.view(state.current_player())) for state in states]
    likelihoods.cache_clear()
    again = [word(state.view(state.current_player())) for state in reversed(states)]
    assert first == again[::-1]


# --- what Jack's turns tell -----------------------------------------------------------------------


def test_the_rules_alone_rule_out_suspects() -> None:
    for seed in range(4):
        for state in decisions(seed, BOARDS[seed % 2]):
            view = state.view(DETECTIVE)
            beliefs = public_beliefs(view, 0.5)
            assert beliefs.sum() == pytest.approx(1)
            possible = {slug for slug, belief in zip(CHARACTERS, beliefs, strict=True) if belief}
            assert possible == set(knowledge.possible(view))


def test_both_seats_read_the_same() -> None:
    """So nothing that only one of them knows goes into it."""
    for state in decisions(2, BOARDS[0]):
        one, other = (public_beliefs(state.view(role), 0.5).tolist() for role in (0, 1))
        assert one == other


def test_without_trust_all_who_are_possible_are_alike() -> None:
    for state in game_of("lookahead", 2):
        view = state.view(DETECTIVE)
        possible = knowledge.possible(view)
        assert set(public_beliefs(view, 0).tolist()) - {0} == {1 / len(possible)}


def test_each_finished_turn_of_jacks_side_is_read_once() -> None:
    """Two turns in each round; the one in progress is not read."""
    for state in game_of("lookahead", 1):
        number, played = state.round_number(), int(state.record.played).bit_count()
        over = played - (int(state.record.hand) >= 0)
        jacks = sum([(1, 0, 0, 1), (0, 1, 1, 0)][number % 2][:over])
        assert len(list(past_turns(state.view(DETECTIVE)))) == 2 * (number - 1) + jacks


def test_a_turn_speaks_for_him_whom_it_served() -> None:
    """Round 4 ends: Watson shows the witnesses one suspect of six, all by himself."""
    state = turn(
        "watson",
        JACK,
        round_number=4,
        last=True,
        jack="gull",
        lamps="",
        places="watson-g9 goodley-g10 gull-l10",
        cleared="watson smith",
    )
    before = state.view(None).array.copy()
    before["hand"], before["owed"], before["phase"] = -1, 0, PLAY
    before["played"] &= ~(1 << CHARACTERS.index("watson"))
    play(state, "move-j10")
    goodley, gull = CHARACTERS.index("goodley"), CHARACTERS.index("gull")
    said = {}
    for facing in ("face-nw", "face-se"):
        view = state.view(JACK)
        after = view.preview(view.string_to_action(facing)).array.copy()
        after["jack"] = -1
        said[facing] = likelihoods(before.tobytes(), after.tobytes())
    assert said["face-nw"][gull] > 1.5 * said["face-nw"][goodley]
    assert said["face-se"][goodley] > 1.5 * said["face-se"][gull]


def test_a_jack_who_takes_what_is_best_for_him_is_found_out(quick: bool) -> None:
    """``lookahead`` does: on the average its identity becomes twice as likely and more."""
    gains = []
    for seed in range(3 if quick else 10):
        for state in game_of("lookahead", seed):
            possible = knowledge.possible(state.view(None))
            if state.round_number() in (3, 4) and len(possible) > 1:
                belief = public_beliefs(state.view(DETECTIVE), 1.0)[int(state.record.jack)]
                gains.append(math.log(belief * len(possible)))
    assert sum(gains) / len(gains) > math.log(2)
