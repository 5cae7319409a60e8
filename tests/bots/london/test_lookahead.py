"""The bot ``lookahead`` in Mr. Jack (London): light, shadow, accusation and escape."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from lamplighter import DETECTIVE, JACK, State, View, load_game
from lamplighter.arena import simulate
from lamplighter.bots import make_bot
from lamplighter.bots.london.lookahead import suspicion
from lamplighter.games.london import knowledge
from lamplighter.games.london.board import (
    CHARACTERS,
    EXITS_NEAR,
    LESTRADE,
    STEALTHY,
    STREETS,
)
from tests.bots.nodes import decisions
from tests.games.london.scenes import scene, table

LONDON = load_game("london")
BOARDS = [LONDON, load_game("london", board="first_2006")]
BOT = make_bot("lookahead")


def word(view: View, seed: int = 1) -> str:
    """The word that the bot chooses."""
    return view.action_to_string(BOT.act(view, random.Random(seed)))


def finish(state: State, seed: int = 1) -> list[str]:
    """Let the bot play on until the other side or chance is due; what it says."""
    player, words = state.current_player(), []
    while state.current_player() == player:
        action = BOT.act(state.view(player), random.Random(seed))
        words.append(state.action_to_string(action))
        state.apply_action(action)
    return words


def views(role: int, games: int) -> Iterator[View]:
    """What ``role`` sees where it decides, in random games on both boards."""
    for seed in range(games):
        for state in decisions(seed, BOARDS[seed % 2]):
            if state.current_player() == role:
                yield state.view(role)


def turns_over(view: View) -> int:
    return int(view.record.played).bit_count() - (int(view.record.hand) >= 0)


def ends_round(view: View) -> bool:
    """Whether any decision but an accusation or an escape ends the round."""
    after = view.preview(view.legal_actions()[-1])
    return after.record.played == after.record.cards and int(after.record.hand) < 0


# --- strength ---------------------------------------------------------------------------------


def test_it_beats_random_as_detective(quick: bool) -> None:
    for game in BOARDS:
        report = simulate(game, ("lookahead", "random"), 20 if quick else 60, 1).report()
        assert report["players"][DETECTIVE]["win_rate"] > 0.95
        assert report["faults"] == []


def test_it_beats_random_as_jack(quick: bool) -> None:
    """A random detective accuses somebody soon, and is right now and then."""
    for game in BOARDS:
        report = simulate(game, ("random", "lookahead"), 20 if quick else 60, 1).report()
        assert report["players"][JACK]["win_rate"] > 0.8
        assert report["faults"] == []


# --- the detective ----------------------------------------------------------------------------


def test_it_accuses_when_it_is_certain(quick: bool) -> None:
    """One suspect is left, for whoever has seen the detective's cards, and within reach."""
    found = 0
    for view in views(DETECTIVE, 40 if quick else 200):
        suspects = knowledge.detective_posterior(view)
        if len(suspects) == 1:
            place = int(view.record.place[CHARACTERS.index(min(suspects))])
            due = f"accuse-{STREETS[place]}"
            if due in map(view.action_to_string, view.legal_actions()):
                assert word(view) == due
                found += 1
    assert found > 5


def goodley_cornered(card: str, cleared: str) -> State:
    """Round 3, the detective's turn: Holmes stands beside Goodley; his first card was this one."""
    places = "holmes-m9 bert-b3"
    cards = "holmes watson stealthy bert"
    laid = table(round_number=3, places=places, cards=cards, cleared=cleared, jack="goodley")
    state = scene(laid)
    state.record.taker[0] = DETECTIVE
    state.record.card[0] = CHARACTERS.index(card)
    return state


def test_it_chooses_a_card_with_which_to_accuse() -> None:
    cleared = "holmes watson smith lestrade stealthy gull bert"
    state = goodley_cornered("bert", cleared)
    assert finish(state) == ["play-holmes", "accuse-m10"]
    assert state.returns() == [1, -1]


def test_it_does_not_guess_early(quick: bool) -> None:
    """With three suspects or more, rounds to go and nobody about to leave, it looks on."""
    asked = 0
    for view in views(DETECTIVE, 20 if quick else 60):
        number = view.round_number()
        may_leave = number > 1 and int(view.record.verdict[number - 2]) == 0
        if number < 6 and not may_leave and len(knowledge.detective_posterior(view)) > 2:
            asked += 1
            assert not word(view).startswith("accuse")
    assert asked > 50


def near(view: View) -> list[str]:
    """Whom the detective may accuse with this decision."""
    words = set(map(view.action_to_string, view.legal_actions()))
    places = zip(CHARACTERS, view.record.place, strict=True)
    return [slug for slug, place in places if f"accuse-{STREETS[int(place)]}" in words]


def is_last_turn(view: View) -> bool:
    """Whether this is the detective's last turn of all, and he has chosen its character."""
    return view.round_number() == 8 and turns_over(view) == 2 and int(view.record.hand) >= 0


def test_in_its_very_last_turn_it_guesses_rather_than_lose_on_time(quick: bool) -> None:
    found = 0
    for view in views(DETECTIVE, 60 if quick else 300):
        suspects = knowledge.detective_posterior(view).keys() & near(view)
        if is_last_turn(view) and suspects:
            places = [int(view.record.place[CHARACTERS.index(slug)]) for slug in suspects]
            assert word(view) in {f"accuse-{STREETS[place]}" for place in places}
            found += 1
    assert found > 5


def test_it_accuses_nobody_innocent_even_if_all_is_lost(quick: bool) -> None:
    """Time is up, and whom it may accuse was not Jack: nothing wins, but it knows better."""
    found = 0
    for view in views(DETECTIVE, 60 if quick else 300):
        others = set(near(view))
        if is_last_turn(view) and others and others.isdisjoint(knowledge.detective_posterior(view)):
            assert not word(view).startswith("accuse")
            found += 1
    assert found > 5


def test_it_splits_the_suspects_evenly() -> None:
    """With the last decision of a round it comes within one suspect of the best split."""
    close = total = 0
    for view in views(DETECTIVE, 100):
        suspects = set(knowledge.detective_posterior(view))
        if len(suspects) < 3 or view.round_number() > 5 or not ends_round(view):
            continue
        gaps = {}
        for action in view.legal_actions():
            if not view.action_to_string(action).startswith("accuse"):
                seen = suspects & set(knowledge.visible(view.preview(action)))
                gaps[action] = abs(len(seen) - len(suspects) / 2)
        if min(gaps.values()) < max(gaps.values()):
            total += 1
            close += gaps[BOT.act(view, random.Random(1))] <= min(gaps.values()) + 0.5
    assert total > 10
    assert close / total > 0.85


def leavers(view: View) -> int:
    """How many of the detective's suspects whose cards still wait could leave with one move."""
    record, count = view.record, 0
    for slug in knowledge.detective_posterior(view):
        character = CHARACTERS.index(slug)
        if int(record.cards) & ~int(record.played) & 1 << character and character != LESTRADE:
            walker = int(character == STEALTHY)
            near = int(EXITS_NEAR[walker, int(record.covers), int(record.place[character])])
            count += near & ~int(record.cordons) != 0
    return count


def test_it_closes_the_exit_that_matters(quick: bool) -> None:
    """Lestrade's cordon goes where it keeps a suspect in, if Jack's turn comes next."""
    found = 0
    for view in views(DETECTIVE, 60 if quick else 400):
        record = view.record
        number = view.round_number()
        if number == 1 or int(record.verdict[number - 2]) != 0:
            continue
        words = [view.action_to_string(action) for action in view.legal_actions()]
        if not all(word.startswith("cordon") for word in words) or turns_over(view) not in (0, 2):
            continue
        after = {word: view.preview(view.string_to_action(word)) for word in words}
        if any(next_.current_player() != JACK for next_ in after.values()):
            continue
        left = {word: leavers(next_) for word, next_ in after.items()}
        if min(left.values()) == 0 < max(left.values()):
            assert left[word(view)] == 0, repr(view)
            found += 1
    assert found > 2


# --- Jack ---------------------------------------------------------------------------------------


def test_it_escapes_when_it_can(quick: bool) -> None:
    found = 0
    for view in views(JACK, 60 if quick else 300):
        words = [view.action_to_string(action) for action in view.legal_actions()]
        if any(word.startswith("escape") for word in words):
            assert word(view).startswith("escape")
            found += 1
    assert found > 5


def test_it_chooses_its_own_card_and_leaves(quick: bool) -> None:
    found = 0
    for seed in range(60 if quick else 300):
        for state in decisions(seed, BOARDS[seed % 2]):
            view = state.view(state.current_player())
            own = f"play-{CHARACTERS[int(view.record.jack)]}"
            words = [view.action_to_string(action) for action in view.legal_actions()]
            if view.viewer != JACK or own not in words:
                continue
            after = view.preview(view.string_to_action(own))
            open_ = [after.action_to_string(action) for action in after.legal_actions()]
            if any(word.startswith("escape") for word in open_):
                assert finish(state.clone())[-1].startswith("escape")
                found += 1
    assert found > 2


def test_bert_opens_the_manhole_by_which_he_leaves() -> None:
    """The manholes near the two free exits are covered, and he stands on another."""
    laid = table(
        round_number=2,
        places="bert-k9",
        covered="b1 b6",
        cordons="ne se",
        cards="smith stealthy goodley bert",
        jack="bert",
    )
    words = finish(scene(laid))
    assert words[0] == "play-bert"
    assert words[1].startswith(("cover-b1-", "cover-b6-"))
    assert words[2].startswith("escape-")


def test_it_hides_or_keeps_more_suspects(quick: bool) -> None:
    """With the last decision of a round it shows itself only where that keeps more in doubt."""
    good = total = 0
    for view in views(JACK, 60 if quick else 300):
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
    assert total > 15
    assert good / total > 0.85


# --- what it knows -------------------------------------------------------------------------------


def test_its_own_cards_count_for_the_detective() -> None:
    """Two suspects are left in public; his card clears one of them, and so he accuses the other."""
    cleared = "holmes watson smith lestrade stealthy gull"
    known, unknown = (goodley_cornered(card, cleared) for card in ("bert", "gull"))
    assert suspicion(known.view(DETECTIVE)).tolist() == [0, 0, 0, 0, 0, 1, 0, 0]
    assert suspicion(unknown.view(DETECTIVE)).tolist() == [0, 0, 0, 0, 0, 1, 0, 1]
    assert finish(known)[-1] == "accuse-m10"
    assert not finish(unknown)[-1].startswith("accuse")


def test_jack_reckons_with_the_detectives_cards() -> None:
    """He holds one of seven, and it is as likely any of those that Jack has not drawn himself."""
    state = goodley_cornered("stealthy", "holmes watson")
    state.record.taker[1] = JACK
    state.record.card[1] = CHARACTERS.index("bert")
    expected = [0, 0, 5 / 6, 5 / 6, 5 / 6, 1, 5 / 6, 1]
    assert suspicion(state.view(JACK)) == pytest.approx(expected)
