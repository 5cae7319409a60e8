"""What a game is: `Game` and `State`, the players and the errors.

Everything both games share lives here and in `view`; a game adds its rooms (see `Rooms`).
The names are OpenSpiel's where OpenSpiel has a name. This module loads no array library,
so that ``import lamplighter`` stays light.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Self

from lamplighter.games.chance import ChanceStream, play_chance
from lamplighter.games.errors import (
    HiddenInformationError,
    IllegalActionError,
    PositionError,
    action_number,
    shown,
)
from lamplighter.games.node_code import NODE, OWNER, PLAYER, SIGNATURE, UNSHARED, VERDICT
from lamplighter.games.view import Log, View

if TYPE_CHECKING:
    import random

    import numpy as np

__all__ = [
    "CHANCE",
    "DETECTIVE",
    "JACK",
    "TERMINAL",
    "Game",
    "HiddenInformationError",
    "IllegalActionError",
    "PositionError",
    "State",
    "View",
]

DETECTIVE, JACK = 0, 1
"""The two players."""

CHANCE, TERMINAL = -1, -4
"""What `State.current_player` answers where no player decides."""

HEADING = "lamplighter"
"""First word of a serialized state."""

_CHANCE_CODE = CHANCE + 4

_ACTION_LIMIT = 1 << 30
"""No game has so many actions: larger numbers, or any where a secret is missing, go no further."""


class Game:
    """One game with its options in force; makes states. Immutable.

    A subclass names its rooms, modules that bear the same names in every game: ``state`` (the
    record), ``choices`` (action numbers and who may play them), ``doors`` (compiled functions
    for Python), ``loops`` (whole games and trees), ``words`` (numbers and words), ``positions``
    (position strings), ``views`` (projection and tensors), ``knowledge`` (what follows from it).
    What depends on the options, a room is told by keyword.
    """

    name: ClassVar[str]
    rules_version: ClassVar[str]
    roles: ClassVar[tuple[str, str]]
    state: ClassVar[ModuleType]
    choices: ClassVar[ModuleType]
    doors: ClassVar[ModuleType]
    loops: ClassVar[ModuleType]
    words: ClassVar[ModuleType]
    positions: ClassVar[ModuleType]
    views: ClassVar[ModuleType]
    knowledge: ClassVar[ModuleType]

    def __init__(self, options: Mapping[str, str] | None = None) -> None:
        self.options: dict[str, str] = dict(options or {})
        self._fresh: State | None = None
        self.kept_numbers: dict[int, list[int]] = {}
        """Legal numbers by signature; see `legal_numbers`. Not to be changed by others."""

    def __repr__(self) -> str:
        return " ".join([f"<lamplighter game {self.name}", *self._option_words()]) + ">"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.name == other.name and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.name, tuple(sorted(self.options.items()))))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.options,)

    def _option_words(self) -> list[str]:
        return [f"{key}={value}" for key, value in sorted(self.options.items())]

    def num_distinct_actions(self) -> int:
        """Player action numbers lie in ``range`` of this; the range never changes in a version."""
        return int(self.choices.PLAYER_ACTIONS)

    def max_chance_outcomes(self) -> int:
        """Chance outcome numbers lie in ``range`` of this, a range of their own."""
        return int(self.choices.CHANCE_ACTIONS)

    def max_game_length(self) -> int:
        """The most player decisions that a game can take."""
        return int(self.state.MAX_DECISIONS)

    def observation_tensor_shape(self) -> tuple[int]:
        """Shape of `State.observation_tensor`, float32."""
        return (int(self.views.OBSERVATION_SIZE),)

    def information_state_tensor_shape(self) -> tuple[int]:
        """Shape of `State.information_state_tensor`, float32."""
        return (int(self.views.INFORMATION_SIZE),)

    def new_initial_state(self) -> State:
        """The first chance node of the deal."""
        if self._fresh is None:
            self._fresh = State(self, self.state.new_array(**self.options))
        return self._fresh.clone()

    def deal(self, seed: int | bytes) -> State:
        """A game whose set-up was played out from ``seed``, at the first chance node after it.

        The same seed gives the same deal on every machine and in every release of one rules
        version. Raises `TypeError` if ``seed`` is neither an ``int`` nor ``bytes``.
        """
        state = self.new_initial_state()
        play_chance(state, ChanceStream(seed), domains=self.words.SETUP_DOMAINS)
        return state

    def parse_state(self, text: str) -> State:
        """The state that a position string describes, with an empty history.

        Without the private part it can be viewed and resampled, not played on. Raises
        `PositionError` for text that is malformed or describes what no game can reach.
        """
        return State(self, self.positions.parse(text, **self.options))

    def deserialize_state(self, text: str) -> State:
        """The inverse of `State.serialize`, history included.

        Raises `PositionError` for a damaged heading or position, `IllegalActionError` for a
        history that cannot be played.
        """
        if not isinstance(text, str):
            raise PositionError(f"state: found {shown(text)}, expected text.")
        lines = text.split("\n")
        heading = " ".join([HEADING, self.name, self.rules_version, *self._option_words()])
        if len(lines) != 4 or lines[3]:
            raise PositionError("A serialized state has three lines: heading, start, history.")
        if lines[0] != heading:
            raise PositionError(f"heading: found {shown(lines[0])}, expected {heading!r}.")
        state = self.new_initial_state() if lines[1] == "-" else self.parse_state(lines[1])
        for word in lines[2].split(" ") if lines[2] else ():
            state.apply_action(state.string_to_action(word))
        return state

    def legal_numbers(self, code: int, array: np.ndarray) -> list[int]:
        """A fresh list of the legal numbers of a node, given what `doors.status` says of it.

        Many nodes share one list, so each is made only once: that is quicker than asking
        compiled code. Views share the game too, so no list that depends on a secret is kept.
        """
        signature = code & SIGNATURE
        legal = self.kept_numbers.get(signature)
        if legal is None:
            out = self.state.new_choices()
            legal = out[: self.doors.legal(array, 0, out)].tolist()
            if signature != UNSHARED:
                self.kept_numbers[signature] = legal
        return legal.copy()

    def rebuild(self, start: np.ndarray | None, entries: Sequence[int]) -> State:
        """The state reached from ``start`` (``None``: from the deal) by the entries of a `Log`."""
        state = self.new_initial_state() if start is None else State(self, start)
        for entry in entries:
            state.apply_action(entry if entry >= 0 else ~entry)
        return state


class State:
    """One node of a game and the way it was reached. Made by a `Game`.

    A player must never be handed a State: `view` makes what he may know.
    """

    __slots__ = ("_advance", "_array", "_code", "_kept", "_limit", "_log", "_start", "game")

    def __init__(self, game: Game, array: np.ndarray) -> None:
        self.game = game
        self._advance: Callable[..., int] = game.doors.advance
        self._array = array
        self._start: np.ndarray | None = None if game.state.is_fresh(array) else array.copy()
        self._log = Log()
        self._limit = _ACTION_LIMIT if game.state.is_complete(array) else 0
        self._code: int = game.doors.status(array, 0)
        self._kept = game.kept_numbers

    def __str__(self) -> str:
        return str(self.game.positions.write(self._array))

    def __repr__(self) -> str:
        return f"<{self.game.name} state at ply {len(self._log)}: {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.serialize() == other.serialize()

    __hash__ = None  # type: ignore[assignment]

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return self.game.deserialize_state, (self.serialize(),)

    @property
    def record(self) -> Any:
        """The structured record of the position, for the engine's own callers: it holds secrets."""
        return self._array[0]

    # --- the node -------------------------------------------------------------------------

    def current_player(self) -> int:
        """0 detective (Pocket: investigator), 1 Jack, -1 chance, -4 at the end."""
        return (self._code >> PLAYER) - 4

    def is_chance_node(self) -> bool:
        """Whether an outcome of chance is due."""
        return self._code >> PLAYER == _CHANCE_CODE

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._code >> PLAYER == 0

    def is_playable(self) -> bool:
        """Whether all is known that playing on needs: false for a position without private part."""
        return self._limit > 0

    def round_number(self) -> int:
        """The round in progress, 1 to 8; 0 during the deal."""
        return int(self.game.state.round_number(self._array))

    def goes_on(self) -> bool:
        """Whether the decision due goes on with the turn of the one before it."""
        return bool(self.game.state.goes_on(self._array))

    def legal_actions(self) -> list[int]:
        """Sorted action numbers; at a chance node sorted outcome numbers; ``[]`` at the end.

        Raises `HiddenInformationError` where they depend on a private part that is missing.
        """
        if (kept := self._kept.get(self._code & SIGNATURE)) is not None:
            return kept.copy()
        if not self.is_playable() and self._depends_on_secrets():
            raise self._hidden()
        return self.game.legal_numbers(self._code, self._array)

    def _depends_on_secrets(self) -> bool:
        """Whether what is legal here may: a draw, or what Jack may do with a character."""
        unshared = self._code & SIGNATURE == UNSHARED
        return unshared and self.current_player() != DETECTIVE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """``(outcome, probability)`` pairs, all equally likely; ``[]`` at any other node."""
        if not self.is_chance_node():
            return []
        outcomes = self.legal_actions()
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def apply_action(self, action: int) -> None:
        """Play an action or chance outcome, in place.

        Raises `IllegalActionError`, and changes nothing, if it is not one of `legal_actions`.
        """
        if type(action) is not int:
            action = action_number(action)
        # This runs once a move: every attribute and operation that is saved can be measured.
        code = self._advance(self._array, 0, action) if 0 <= action < self._limit else -1
        if code < 0:
            raise self._illegal(action)
        self._log.entries.append(action if self._code >> PLAYER != _CHANCE_CODE else ~action)
        if code <= NODE:
            self._code = code
        else:
            self._code = code & NODE
            self._log.note((code >> VERDICT & 3) - 1, (code >> OWNER) - 1)

    def returns(self) -> list[float]:
        """``[detective, jack]``: +1 for the winner and -1 for the other, 0 while the game runs."""
        if not self.is_terminal():
            return [0.0, 0.0]
        won = int(self.record.winner)
        return [1.0, -1.0] if won == DETECTIVE else [-1.0, 1.0]

    def suspects(self) -> list[str]:
        """The suspects not yet publicly cleared, in the order of the rules; all during the deal."""
        return list(self.game.views.suspects(self._array))

    # --- words ----------------------------------------------------------------------------

    def action_to_string(self, action: int) -> str:
        """The word for a number of this kind of node (chance or player).

        Raises `IllegalActionError` for a number outside the range.
        """
        number = action_number(action)
        words: Sequence[str] = self.game.words.words(self.is_chance_node())
        if not 0 <= number < len(words):
            raise IllegalActionError(
                f"{shown(action)} is no action number here; they run from 0 to {len(words) - 1}."
            )
        return words[number]

    def string_to_action(self, text: str) -> int:
        """The number of a word; raises `IllegalActionError` unless it is possible at this node."""
        number = self.game.words.number(text, self.is_chance_node())
        if number is None or number not in self.legal_actions():
            raise self._illegal(text)
        return int(number)

    def words(self) -> list[str]:
        """The whole history in words, secrets included."""
        return [self.game.words.word(entry) for entry in self._log.entries]

    # --- history --------------------------------------------------------------------------

    def plies(self) -> int:
        """How many numbers have been played, chance included."""
        return len(self._log)

    def history(self) -> list[int]:
        """A fresh list of all numbers played, chance included; it replays from the first node."""
        return [entry if entry >= 0 else ~entry for entry in self._log.entries]

    def serialize(self) -> str:
        """Text from which `Game.deserialize_state` makes this state again, history included."""
        game = self.game
        heading = [HEADING, game.name, game.rules_version, *game._option_words()]
        start = "-" if self._start is None else game.positions.write(self._start)
        return "\n".join([" ".join(heading), start, " ".join(self.words())]) + "\n"

    def clone(self) -> Self:
        """An independent copy."""
        copy = object.__new__(type(self))
        copy.game = self.game
        copy._advance = self._advance
        copy._array = self.game.state.copy_array(self._array)
        copy._start = self._start
        copy._limit = self._limit
        copy._kept = self._kept
        copy._log = self._log.copy()
        copy._code = self._code
        return copy

    # --- what a viewer may know ---------------------------------------------------------------

    def view(self, viewer: int | None) -> View:
        """All that ``viewer`` (0, 1, or ``None`` for a spectator) may know now."""
        views = self.game.views
        start = None if self._start is None else views.project(self._start, viewer)
        self._require_viewable(viewer)
        word = self.game.words.word
        log = self._log.copy() if self.is_terminal() else self._log.redacted(viewer, word)
        return View(self.game, viewer, views.project(self._array, viewer), start, log)

    def information_state_string(self, player: int) -> str:
        """All that ``player`` knows, in the order he came to know it, and nothing else.

        Raises `ValueError` for a spectator, whose memory is nobody's.
        """
        _check_viewer(player, spectator=False)
        return self.view(player).information_state_string()

    def information_state_tensor(self, player: int) -> np.ndarray:
        """All that ``player`` knows, float32 of `Game.information_state_tensor_shape`."""
        _check_viewer(player, spectator=False)
        return self.view(player).information_state_tensor()

    def observation_string(self, player: int | None) -> str:
        """The position as ``player`` (``None``: a spectator) sees it now, as a position string."""
        self._require_viewable(player)
        return str(self.game.positions.write(self.game.views.project(self._array, player)))

    def observation_tensor(self, player: int | None) -> np.ndarray:
        """`observation_string` as numbers; float32 of `Game.observation_tensor_shape`."""
        self._require_viewable(player)
        tensor: np.ndarray = self.game.views.observation_tensor(self._array, player)
        return tensor

    def resample_from_infostate(self, player: int, rng: random.Random) -> State:
        """A full state drawn uniformly from all worlds that agree with what ``player`` knows.

        It comes with the matching full history. ``rng`` is the only source of chance.
        """
        _check_viewer(player, spectator=False)
        return self.view(player).resample(rng)

    def _require_viewable(self, viewer: object) -> None:
        """Refuse a viewer who does not exist, or Jack where his secrets are missing."""
        _check_viewer(viewer, spectator=True)
        if not self.is_playable() and not self.game.views.is_viewable(self._array, viewer):
            raise self._hidden()

    # --- errors ---------------------------------------------------------------------------

    def _hidden(self) -> HiddenInformationError:
        return HiddenInformationError(
            "This position lacks its private part, or some of it, so it cannot be played on. "
            "Complete the part after ' = ', or draw one with resample_from_infostate."
        )

    def _illegal(self, action: object) -> ValueError:
        if not self.is_playable():
            return self._hidden()
        if self.is_terminal():
            return IllegalActionError(f"{shown(action)} cannot be played: the game is over.")
        words = [self.action_to_string(number) for number in self.legal_actions()]
        few = " ".join(words[:6]) + (f" and {len(words) - 6} more" if len(words) > 6 else "")
        return IllegalActionError(f"{shown(action)} is not possible here; possible are: {few}.")


def _check_viewer(viewer: object, *, spectator: bool) -> None:
    """Refuse anything that is not a seat (or, where allowed, a spectator)."""
    if viewer is None and spectator:
        return
    if type(viewer) in (bool, float) or viewer not in (DETECTIVE, JACK):
        who = "0, 1 or None (a spectator)" if spectator else "0 or 1"
        raise ValueError(f"player: found {shown(viewer)}, expected {who}.")
