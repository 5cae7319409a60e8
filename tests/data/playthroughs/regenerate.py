"""Makes the playthroughs: whole random games, with every answer of the API at every node.

    python -m tests.data.playthroughs.regenerate

``tests/games/test_playthroughs.py`` makes them again and compares. When an answer was
meant to change, run this, and read the difference before it is committed. A playthrough reads

``== 12: investigator ==``  the node after 12 words, and who is to move
``word``                    what was played to come here
``state``                   the position string, private part included
``legal``                   the words possible, and their numbers
``knows 0``, ``knows 1``    information state string; ``...`` stands for the one before it
``sees 0 1 None``           observation string of each viewer
``tensor``                  a digest, and which entries (from 0) are set now or no longer;
                            every entry is 0 or 1
``sample``                  what `resample_from_infostate` draws with ``random.Random(ply)``
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import lamplighter
from lamplighter import Game, State

FOLDER = Path(__file__).parent

SEEDS: dict[tuple[str, ...], tuple[int, ...]] = {
    ("pocket",): (1, 3, 6, 8, 9, 14, 15, 26, 38, 183),
    ("london", "revised"): (4, 5, 25, 266),
    ("london", "first_2006"): (2, 6, 28, 1089),
}
"""By game and board, chosen so that the games of each end in every way there is."""

BEGINS: dict[tuple[tuple[str, ...], int], str] = {
    (("london", "revised"), 1): "revised b6,i4,a5,b7,c6,m10,a4,d7 ne --*--*4- b6,l12 ne,se 4 WlTU "
    "Lma WG - ssu 1d,3j = UBH",
    (("london", "first_2006"), 1): "first_2006 b6,a3,a5,b7,c6,m10,a4,d7 ne --*--*4- a5,l12 ne,se 4 "
    "WlTU Lma WG - ssu 1d,3j = UBH",
}
"""Games that begin from a position: Jack has Lestrade in hand, who can only `stay`. That is so rare
that no game of a small seed has it."""

KEPT = [*((played, seed) for played, seeds in SEEDS.items() for seed in seeds), *BEGINS]


class Playthrough:
    """One game, node by node."""

    def __init__(self, game: Game, seed: int, begin: str = "") -> None:
        self._rng = random.Random(seed)
        self._begin = begin
        self._state = game.parse_state(begin) if begin else game.new_initial_state()
        self._names = {0: game.roles[0], 1: game.roles[1], -1: "chance", -4: "nobody"}
        self._known = {0: "", 1: ""}
        self._set: dict[str, list[int]] = {}

    def lines(self) -> Iterator[str]:
        """The whole text, line by line."""
        state = self._state
        game = state.game
        options = [f"{option}={value}" for option, value in game.options.items()]
        yield f"game {' '.join([game.name, *options])}, rules {game.rules_version}"
        if self._begin:
            yield f"from {self._begin}"
        yield from self._node("-")
        while not state.is_terminal():
            legal = state.legal_actions()
            action = legal[int(self._rng.random() * len(legal))]
            word = state.action_to_string(action)
            state.apply_action(action)
            yield from self._node(word)
        yield f"history {' '.join(map(str, state.history()))}"
        yield f"serialized {digest(state.serialize().encode())}"

    def _node(self, word: str) -> Iterator[str]:
        state = self._state
        ply = len(state.history())
        yield ""
        yield f"== {ply}: {self._names[state.current_player()]} =="
        yield f"word {word}"
        yield f"state {state}"
        yield f"round {state.round_number()}, suspects {' '.join(state.suspects())}"
        yield f"returns {state.returns()}"
        yield from self._choices(state)
        for player in (0, 1):
            known = state.information_state_string(player)
            yield f"knows {player} {self._new(player, known)}"
        for viewer in (0, 1, None):
            yield f"sees {viewer} {state.observation_string(viewer)}"
            yield self._tensor(f"observation {viewer}", state.observation_tensor(viewer))
        for player in (0, 1):
            tensor = state.information_state_tensor(player)
            yield self._tensor(f"information {player}", tensor)
        for player in (0, 1):
            yield f"sample {player} {state.resample_from_infostate(player, random.Random(ply))}"

    @staticmethod
    def _choices(state: State) -> Iterator[str]:
        legal = state.legal_actions()
        yield f"legal {' '.join(state.action_to_string(action) for action in legal)}"
        yield f"ids {' '.join(map(str, legal))}"
        if state.is_chance_node():
            yield f"probabilities {sorted({chance for _, chance in state.chance_outcomes()})}"

    def _new(self, player: int, known: str) -> str:
        """What came after the part that was known before."""
        before, self._known[player] = self._known[player], known
        return f"...{known[len(before) :]}" if before and known.startswith(before) else known

    def _tensor(self, name: str, tensor: Any) -> str:
        ones = [int(index) for index in tensor.nonzero()[0]]
        assert set(tensor.tolist()) <= {0.0, 1.0}
        before, self._set[name] = self._set.get(name, []), ones
        changes = [f"+{index}" for index in ones if index not in set(before)]
        changes += [f"-{index}" for index in before if index not in set(ones)]
        shape = "x".join(map(str, tensor.shape))
        return f"tensor {name} {shape} {digest(tensor.tobytes())} {' '.join(changes)}".rstrip()


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def game_of(played: tuple[str, ...]) -> Game:
    """The game, on its board where it has several."""
    name, *board = played
    return lamplighter.load_game(name, **({"board": board[0]} if board else {}))


def playthrough(played: tuple[str, ...], seed: int) -> str:
    """The text of one playthrough."""
    lines = Playthrough(game_of(played), seed, BEGINS.get((played, seed), "")).lines()
    return "".join(f"{line.rstrip()}\n" for line in lines)


def path(played: tuple[str, ...], seed: int) -> Path:
    return FOLDER / f"{'-'.join(played)}-{seed}.txt"


def main() -> None:
    """Write the files."""
    for played, seed in KEPT:
        path(played, seed).write_text(playthrough(played, seed), encoding="utf-8")


if __name__ == "__main__":
    main()
