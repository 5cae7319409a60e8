"""What a player may know of a position, and its tensors: the part that every game shares.

A game gives the allow-lists (`copy_public`, `copy_secrets`: compiled functions that copy field
by field into a fresh record, where all that is not copied stays at -1) and the order of its
tensors (`encode_record`). From them a `Projection` makes the functions of that game's ``views``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import numpy as np

from lamplighter.games import tensors
from lamplighter.games.alibi import AlibiCards
from lamplighter.games.compiled import bound, door
from lamplighter.games.tensors import Layout
from lamplighter.games.view import Log

__all__ = ["History", "Projection"]

SPECTATOR = -1
"""The number of a viewer who has no seat, for compiled code."""

copy_public: Any = None
copy_secrets: Any = None
encode_record: Any = None
STATE: Any = None
# Each stands for what a game binds to its name.


def project(states: Any, viewer: int, target: Any) -> None:
    """Project ``states[0]`` for a viewer (0, 1, -1 spectator) into ``target[0]``."""
    copy_public(states[0], target[0])
    copy_secrets(states[0], target[0], viewer)


def encode(states: Any, out: np.ndarray) -> None:
    """Write the observation tensor of the projected ``states[0]`` into zeroed ``out``."""
    encode_record(states[0], out)


def observe(states: Any, viewer: int, out: np.ndarray) -> None:
    """Project ``states[0]`` and encode the projection, in one step."""
    scratch = np.zeros(1, dtype=STATE)
    copy_public(states[0], scratch[0])
    copy_secrets(states[0], scratch[0], viewer)
    encode_record(scratch[0], out)


class History(ABC):
    """Writes what a viewer was told, one thing after the other, into the parts of a tensor.

    A game's own history says where its decisions and outcomes go. ``number`` is the round in
    progress, counted from 0. The parts ``draw`` (by round: which card, the last entry one that
    was not shown) and ``verdict`` (by round) are the same in every game.
    """

    def __init__(self, parts: dict[str, np.ndarray], start: np.ndarray | None) -> None:
        self.parts = parts
        self.number = 0 if start is None else int(start[0].round_number) - 1

    @abstractmethod
    def decide(self, action: int) -> None:
        """Mark a player's action."""

    @abstractmethod
    def befall(self, outcome: int) -> None:
        """Mark a chance outcome that the viewer was told."""

    def end_round(self) -> None:
        """Turn to the next round."""
        self.number += 1

    def tell(self, log: Log) -> None:
        """Mark everything that a log tells."""
        for ply, entry in enumerate(log.entries):
            if ply in log.hidden:
                # A hidden identity needs no mark: it always follows the deal.
                if log.hidden[ply] == "draw":
                    self.parts["draw"][self.number, -1] = 1.0
            elif entry >= 0:
                self.decide(entry)
            else:
                self.befall(~entry)
            if ply in log.verdicts:
                self.parts["verdict"][self.number, log.verdicts[ply]] = 1.0
                self.end_round()


class Projection:
    """The views of one game, made from its allow-lists and its tensors' layouts.

    Args:
        game: the name of the game.
        state, choices: the game's rooms of these names.
        functions: its ``copy_public``, ``copy_secrets`` and ``encode_record``, compiled.
        observation: the layout that ``encode_record`` follows.
        history: the layout of what comes behind the two observations of an information state.
        teller: the `History` that fills it.
    """

    def __init__(
        self,
        game: str,
        state: Any,
        choices: Any,
        functions: tuple[Any, Any, Any],
        observation: Layout,
        history: Layout,
        teller: type[History],
    ) -> None:
        self._new_array = state.new_array
        self._alibi_cards: AlibiCards = state.ALIBI_CARDS
        self._first_numbers = int(choices.JACK_ACTIONS), int(choices.DRAW_ACTIONS)
        names = ("copy_public", "copy_secrets", "encode_record")
        rooms = dict(zip(names, functions, strict=True))
        self._project = door(bound(project, game, **rooms))
        self._encode = door(bound(encode, game, **rooms))
        self._observe = door(bound(observe, game, STATE=state.STATE, **rooms))
        self._history = history
        self._teller = teller
        self.observation_size = tensors.size(observation)
        self.information_size = 2 * self.observation_size + tensors.size(history)

    def project(self, array: np.ndarray, viewer: int | None) -> np.ndarray:
        """The record that ``viewer`` (0, 1, ``None``: spectator) may see; array of one."""
        target: np.ndarray = self._new_array()
        self._project(array, SPECTATOR if viewer is None else viewer, target)
        return target

    def encode(self, array: np.ndarray) -> np.ndarray:
        """The observation tensor of a projected record."""
        out = np.zeros(self.observation_size, dtype=np.float32)
        self._encode(array, out)
        return out

    def observation_tensor(self, array: np.ndarray, viewer: int | None) -> np.ndarray:
        """The observation tensor of a full record for ``viewer``: same as projecting first."""
        out = np.zeros(self.observation_size, dtype=np.float32)
        self._observe(array, SPECTATOR if viewer is None else viewer, out)
        return out

    def encode_history(self, array: np.ndarray, start: np.ndarray | None, log: Log) -> np.ndarray:
        """The information state tensor of a view: observation, start, and all that was told."""
        out = np.zeros(self.information_size, dtype=np.float32)
        self._encode(array, out)
        if start is not None:
            self._encode(start, out[self.observation_size :])
        parts = tensors.parts(self._history, out[2 * self.observation_size :])
        self._teller(parts, start).tell(log)
        return out

    def is_viewable(self, array: np.ndarray, viewer: int | None) -> bool:
        """Whether ``viewer`` can look at a record: Jack only where his own secrets are there."""
        return self._alibi_cards.is_viewable(array, viewer)

    def hidden_outcomes(self, world: np.ndarray, viewer: int | None) -> list[int]:
        """The chance numbers that ``viewer`` was not told in this world, in the order they came."""
        return self._alibi_cards.hidden_outcomes(world, viewer, *self._first_numbers)

    def complete(self, start: np.ndarray, world: np.ndarray) -> np.ndarray:
        """An earlier projected position with what it lacks filled in from a world of its game."""
        return self._alibi_cards.complete(start, world)
