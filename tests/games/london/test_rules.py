"""Set-up, a round, the call for witnesses, the alibi cards, and what each player knows."""

from __future__ import annotations

from itertools import combinations

import pytest

from lamplighter import load_game
from tests.games.london.scenes import (
    A_TURN,
    DETECTIVE,
    FOUR,
    JACK,
    deal,
    everybody,
    legal,
    place,
    play,
    take_turns,
    turn,
)
from tests.games.worlds import play_random, random_nodes
from tests.oracles.london import CHARACTERS
from tests.oracles.london_town import BOARDS

GAME = load_game("london")

every_board = pytest.mark.parametrize("board", BOARDS)

# --- set-up -------------------------------------------------------------------------------


def test_jack_draws_one_of_eight_alibi_cards() -> None:
    state = GAME.new_initial_state()
    assert state.is_chance_node()
    assert legal(state) == {f"jack-{who}" for who in CHARACTERS}
    assert {chance for _, chance in state.chance_outcomes()} == {1 / 8}


@pytest.mark.parametrize("jack", CHARACTERS)
def test_the_other_seven_cards_are_the_deck(jack: str) -> None:
    state = deal(jack, then=f"{FOUR} play-holmes move-g4")
    assert legal(state) == {f"draw-{who}" for who in CHARACTERS if who != jack}


@every_board
def test_where_everybody_starts(board: str) -> None:
    state = deal(board=board)
    watson, stealthy = ("i4", "a3") if board == "revised" else ("a3", "i4")
    expected = ["g5", watson, "g8", "e5", stealthy, "m10", "e9", "i8"]
    assert [place(state, who) for who in CHARACTERS] == expected
    assert everybody(state) == {"holmes", "smith", "lestrade", "bert"}


def test_revised_is_the_default() -> None:
    assert load_game("london") == load_game("london", board="revised")
    assert load_game("london") != load_game("london", board="first_2006")


# --- a round ------------------------------------------------------------------------------


def test_four_character_cards_are_turned_up_with_seventy_results() -> None:
    state = deal()
    assert legal(state) == {"cards-" + "-".join(four) for four in combinations(CHARACTERS, 4)}
    assert {chance for _, chance in state.chance_outcomes()} == {1 / 70}


def test_the_order_is_djjd_and_jddj() -> None:
    state = deal(then=FOUR)
    movers = []
    people = ["holmes", "smith", "lestrade", "bert", "gull", "watson", "stealthy", "goodley"]
    for who in people:
        movers.append(state.current_player())
        take_turns(state, who)
    assert movers == [DETECTIVE, JACK, JACK, DETECTIVE, JACK, DETECTIVE, DETECTIVE, JACK]
    assert state.round_number() == 3


def test_every_card_is_played_and_the_last_one_is_chosen_too() -> None:
    state = deal(then=FOUR)
    for played, who in enumerate(["bert", "lestrade", "smith", "holmes"]):
        assert len(legal(state, "play-")) == len(legal(state)) == 4 - played
        take_turns(state, who)
    assert state.round_number() == 2


def test_an_even_round_has_the_other_four_and_nothing_is_left_to_chance() -> None:
    state = take_turns(deal(then=FOUR), "holmes", "smith", "lestrade", "bert")
    assert state.round_number() == 2
    assert legal(state) == {"play-watson", "play-stealthy", "play-goodley", "play-gull"}


@every_board
def test_all_eight_are_turned_up_in_two_rounds_and_shuffled_only_then(board: str) -> None:
    for seed in range(10):
        words = play_random(load_game("london", board=board), seed, 1000).words()
        shown = [word.split("-")[1:] for word in words if word.startswith("cards-")]
        played = [word.split("-")[1] for word in words if word.startswith("play-")]
        for pair, four in enumerate(shown):
            of_pair = played[8 * pair : 8 * pair + 8]
            assert len(set(of_pair)) == len(of_pair)
            assert set(of_pair[:4]) <= set(four)
            assert not set(of_pair[4:]) & set(four)


def test_trap_witnesses_are_called_after_every_four_characters() -> None:
    state = deal(then=FOUR)
    for played, who in enumerate(["holmes", "smith", "lestrade", "bert"], 1):
        take_turns(state, who)
        assert ("unseen" in state.view(None).words()) == (played == 4)


def test_the_call_waits_for_all_that_is_owed() -> None:
    # Smith's last decision of the round is his lamp, Watson's his lantern, Holmes' a card.
    for who, last in [("smith", 1), ("watson", 1), ("holmes", 1), ("lestrade", 1), ("bert", 1)]:
        words = A_TURN[who].split()
        state = turn(who, DETECTIVE, " ".join(words[:-last]), last=True)
        assert state.round_number() == 1
        play(state, words[-1])
        assert state.round_number() == 2


# --- the call for witnesses ---------------------------------------------------------------


def test_seen_clears_everybody_who_is_not_visible() -> None:
    state = turn("stealthy", DETECTIVE, "move-a4", last=True, jack="bert")
    assert state.view(None).words()[-1] == "seen"
    assert state.suspects() == ["holmes", "smith", "lestrade", "bert"]


def test_unseen_clears_everybody_who_is() -> None:
    state = turn("stealthy", DETECTIVE, "move-a4", last=True, jack="gull")
    assert state.view(None).words()[-1] == "unseen"
    assert state.suspects() == ["watson", "stealthy", "goodley", "gull"]


def test_cleared_characters_stay_on_the_board_and_in_play() -> None:
    laid = {"cleared": "stealthy", "round_number": 3}
    state = turn("stealthy", DETECTIVE, **laid)
    assert legal(state, "move-")
    play(state, "move-b3")
    assert place(state, "stealthy") == "b3"


def test_nobody_is_cleared_twice_and_nobody_comes_back() -> None:
    for seed in range(20):
        left = set(CHARACTERS)
        for state in random_nodes(GAME, seed):
            assert set(state.suspects()) <= left
            left = set(state.suspects())


# --- a turn -------------------------------------------------------------------------------


@pytest.mark.parametrize("player", [DETECTIVE, JACK])
@pytest.mark.parametrize(
    ("who", "ability"),
    [
        ("smith", "lamp-h8-h4"),
        ("lestrade", "cordon-ne-se"),
        ("bert", "cover-b1-g6"),
        ("goodley", "whistle-bert-l10"),
    ],
)
def test_trap_a_power_is_used_exactly_once_before_or_after_the_move(
    who: str, ability: str, player: int
) -> None:
    kind = ability.split("-")[0]
    move = {"goodley": "move-m9"}.get(who, A_TURN[who].split()[0])
    before = turn(who, player)
    assert legal(before, kind)
    assert legal(before, "move-")
    used = turn(who, player, ability)
    assert legal(used, kind) == set()
    assert legal(used) == legal(used, "move-") | legal(used, "accuse-")
    assert legal(play(used, move)) == legal(used, "play-")
    moved = turn(who, player, move)
    assert legal(moved) == legal(moved, kind)
    done = next(iter(sorted(legal(moved))))
    play(moved, done)
    while moved.current_player() == player and legal(moved, "whistle-"):
        play(moved, min(legal(moved)))
    assert legal(moved) & {done} == set()


@pytest.mark.parametrize("who", ["holmes", "watson", "stealthy", "gull"])
def test_nobody_else_has_anything_to_do_before_the_move(who: str) -> None:
    state = turn(who, JACK)
    assert legal(state) == legal(state, "move-") | legal(state, "swap-")


# --- alibi cards --------------------------------------------------------------------------


@pytest.mark.parametrize("player", [DETECTIVE, JACK])
def test_holmes_takes_a_card_for_the_player_who_plays_him(player: int) -> None:
    state = turn("holmes", player, "move-g4")
    assert state.is_chance_node()
    assert int(state.record.taker[0]) == player
    play(state, "draw-bert")
    words = {viewer: state.view(viewer).words()[-1] for viewer in (DETECTIVE, JACK, None)}
    assert words[player] == "draw-bert"
    assert words[1 - player] == words[None] == "draw"


def test_holmes_takes_no_card_where_he_is_whistled_or_swapped() -> None:
    assert not turn("gull", DETECTIVE, "swap-holmes").is_chance_node()
    assert not turn("goodley", DETECTIVE, "whistle-holmes-h6").is_chance_node()


@pytest.mark.parametrize("player", [DETECTIVE, JACK])
def test_a_card_drawn_turns_no_token(player: int) -> None:
    state = turn("holmes", player, "move-g4 draw-bert")
    assert state.suspects() == CHARACTERS


def test_a_card_drawn_is_not_drawn_again() -> None:
    state = take_turns(deal("gull", then=FOUR), "holmes", "smith", "lestrade", "bert")
    take_turns(state, "gull", "watson", "stealthy", "goodley")
    play(state, f"{FOUR} play-holmes")
    play(state, min(legal(state, "move-")))
    assert legal(state) == {f"draw-{who}" for who in CHARACTERS if who not in ("gull", "lestrade")}


def test_a_game_has_at_most_four_draws() -> None:
    most = max(
        sum(word.startswith("draw-") for word in play_random(GAME, seed, 1000).words())
        for seed in range(60)
    )
    assert most == 4


# --- what each player knows ---------------------------------------------------------------


def test_jacks_identity_is_told_to_jack_alone() -> None:
    state = deal("smith", then=FOUR)
    assert state.view(JACK).words() == ["jack-smith", FOUR]
    for viewer in (DETECTIVE, None):
        assert state.view(viewer).words() == ["jack", FOUR]
        assert int(state.view(viewer).record.jack) == -1


def test_both_sides_hold_secrets_and_a_spectator_knows_neither() -> None:
    state = take_turns(deal("smith", then=FOUR), "holmes")
    told = {viewer: state.view(viewer).words()[-1] for viewer in (DETECTIVE, JACK, None)}
    assert told == {DETECTIVE: "draw-lestrade", JACK: "draw", None: "draw"}


@every_board
def test_at_the_end_everything_is_open_to_all(board: str) -> None:
    state = play_random(load_game("london", board=board), 4, 1000)
    assert state.is_terminal()
    secrets = {word for word in state.words() if word.startswith(("jack-", "draw-"))}
    for viewer in (DETECTIVE, JACK, None):
        assert secrets <= set(state.view(viewer).words())
        assert state.view(viewer).observation_string() == str(state)


# --- the length of a game -----------------------------------------------------------------


def test_a_game_ends_after_round_8_at_the_latest_within_its_bound() -> None:
    longest = 0
    for seed in range(60):
        state = play_random(GAME, seed, 1000)
        assert state.is_terminal()
        chance = sum(w.startswith(("jack-", "cards-", "draw-")) for w in state.words())
        longest = max(longest, len(state.words()) - chance)
    assert 80 < longest <= GAME.max_game_length() == 100
