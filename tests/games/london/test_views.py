"""The tensors of London, read back: what a viewer knows is there, and nothing more."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import lamplighter
from lamplighter import DETECTIVE, JACK, Game, State
from lamplighter.games import tensors
from lamplighter.games.london import choices, views
from lamplighter.games.london.board import (
    BOARDS,
    CHARACTERS,
    COVERS,
    DIRECTIONS,
    EXITS,
    LAMPS,
    MANHOLES,
    STREETS,
)
from tests.games.worlds import VIEWERS, play_random

GAMES = [lamplighter.load_game("london", board=board) for board in BOARDS]
every_board = pytest.mark.parametrize("game", GAMES, ids=BOARDS)
seeds = st.integers(0, 2**63)
plies = st.integers(0, 120)

NAMES = {
    "character": CHARACTERS,
    "street": STREETS,
    "exit": EXITS,
    "to_exit": EXITS,
    "lamp": LAMPS,
    "to_lamp": LAMPS,
    "manhole": MANHOLES,
    "to_manhole": MANHOLES,
    "direction": DIRECTIONS,
}
KINDS = "play move accuse escape swap lamp cordon cover whistle face stay".split()


def observation(state: State, viewer: int | None) -> dict[str, np.ndarray]:
    return tensors.parts(views.OBSERVATION_LAYOUT, state.observation_tensor(viewer))


def number(entries: np.ndarray) -> int:
    """The one entry that is marked, -1 if none is."""
    (marked,) = np.nonzero(entries)
    assert len(marked) <= 1
    return int(marked[0]) if len(marked) else -1


def mask(entries: np.ndarray) -> int:
    return sum(1 << bit for bit in np.nonzero(entries)[0].tolist())


@every_board
@given(seed=seeds, stop=plies)
def test_an_observation_says_what_the_record_says(game: Game, seed: int, stop: int) -> None:
    state = play_random(game, seed, stop)
    for viewer in VIEWERS:
        record = state.view(viewer).record
        parts = observation(state, viewer)
        for name in ("place", "tile", "verdict", "taker", "card"):
            assert [number(row) for row in parts[name]] == record[name].tolist()
        for name in ("facing", "phase", "hand", "winner", "jack"):
            assert number(parts[name]) == record[name]
        for name in ("cordons", "cards", "played", "owed", "whistled", "cleared", "stayed"):
            assert mask(parts[name]) == record[name]
        assert number(parts["round"]) + 1 == record.round_number
        assert number(parts["points"]) + 1 == record.points
        covers = number(parts["board"]), *np.nonzero(parts["covered"])[0].tolist()
        assert covers == COVERS[record.covers]
        assert (0, 1, -1, -4)[number(parts["player"])] == state.current_player()


@every_board
@given(seed=seeds, stop=plies)
def test_each_viewer_sees_his_own_cards_and_no_others(game: Game, seed: int, stop: int) -> None:
    state = play_random(game, seed, stop)
    record = state.record
    for viewer in VIEWERS:
        seen = state.view(viewer).record
        if state.is_terminal():
            assert seen.tobytes() == record.tobytes()
            continue
        assert seen.jack == (record.jack if viewer == JACK else -1)
        own = [
            card if taker == viewer else -1
            for card, taker in zip(record.card, record.taker, strict=True)
        ]
        assert seen.card.tolist() == own


@every_board
@given(seed=seeds, stop=plies)
def test_an_information_state_tells_all_again_in_order(game: Game, seed: int, stop: int) -> None:
    state = play_random(game, seed, stop)
    for player in (DETECTIVE, JACK):
        tensor = state.information_state_tensor(player)
        assert tensor.shape == game.information_state_tensor_shape()
        size = views.OBSERVATION_SIZE
        assert np.array_equal(tensor[:size], state.observation_tensor(player))
        assert not tensor[size : 2 * size].any()
        parts = tensors.parts(views.HISTORY_LAYOUT, tensor[2 * size :])
        assert retold(parts) == by_round(state.view(player).words())


def by_round(words: list[str]) -> list[list[str]]:
    """What was told, round by round: cards, decisions, then what was drawn and the verdict.

    Jack's identity comes first of all, where it was told. What was hidden until the end is told in
    its place.
    """
    rounds: list[list[str]] = [[]]
    revealed = iter(words[words.index("reveal") + 1 :] if "reveal" in words else ())
    for word in words[: words.index("reveal")] if "reveal" in words else words:
        rounds[-1].append(next(revealed, word) if word in ("jack", "draw") else word)
        if word in ("seen", "unseen"):
            rounds.append([])
    rank = {"jack": 0, "cards": 1, "draw": 3, "seen": 4, "unseen": 4}
    ordered = [sorted(told, key=lambda word: rank.get(word.split("-")[0], 2)) for told in rounds]
    without = [[word for word in told if word != "jack"] for told in ordered]
    return [told for told in without if told]


def retold(parts: dict[str, np.ndarray]) -> list[list[str]]:
    """The same, read from the parts of a tensor."""
    rounds = []
    for at in range(8):
        told = [f"jack-{CHARACTERS[j]}" for j in np.nonzero(parts["jack"])[0] if at == 0]
        if four := [CHARACTERS[card] for card in np.nonzero(parts["cards"][at])[0]]:
            told.append("-".join(["cards", *four]))
        for turn in range(4):
            told += [decided(parts, (at, turn, slot)) for slot in range(6)]
        if (card := number(parts["draw"][at])) >= 0:
            told.append(f"draw-{CHARACTERS[card]}" if card < 8 else "draw")
        if (verdict := number(parts["verdict"][at])) >= 0:
            told.append(("unseen", "seen")[verdict])
        rounds.append([word for word in told if word])
    return [told for told in rounds if told]


def decided(parts: dict[str, np.ndarray], where: tuple[int, int, int]) -> str:
    """The word of one decision, empty where none was taken."""
    kind = number(parts["kind"][where])
    operands = {part: number(parts[part][where]) for part in NAMES}
    names = [NAMES[part][entry] for part, entry in operands.items() if entry >= 0]
    assert kind >= 0 or not names
    return "-".join([KINDS[kind], *names]) if kind >= 0 else ""


def test_every_action_is_marked_otherwise() -> None:
    marks = set()
    for action in range(choices.PLAYER_ACTIONS):
        out = np.zeros(tensors.size(views.HISTORY_LAYOUT), dtype=np.float32)
        history = views.LondonHistory(tensors.parts(views.HISTORY_LAYOUT, out), None)
        history.turn = 0
        history.decide(action)
        marks.add(out.tobytes())
    assert len(marks) == choices.PLAYER_ACTIONS


def test_a_game_from_a_position_amid_a_turn_remembers_what_came_since() -> None:
    state = GAMES[0].parse_state(
        "revised g5,i5,g8,e5,a3,m10,e9,i8 s 13*--*42 b1,l12 ne,sw 1 HWSg Gma2W - - - - = U"
    )
    words = "whistle-smith-g10 move-m12 play-holmes move-m8".split()
    for word in words:
        state.apply_action(state.string_to_action(word))
    tensor = state.information_state_tensor(JACK)
    size = views.OBSERVATION_SIZE
    start = GAMES[0].parse_state(state.serialize().split("\n")[1])
    assert np.array_equal(tensor[size : 2 * size], start.observation_tensor(JACK))
    assert retold(tensors.parts(views.HISTORY_LAYOUT, tensor[2 * size :])) == [words]
