"""What one viewer may know of a game, and the log from which it is told.

A `View` is made by `State.view` from a projected record and a redacted log; it holds no
reference to the state it came from. Bots, screens and sockets get views, never states.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lamplighter.games.chance import chance_domain
from lamplighter.games.errors import IllegalActionError, action_number, shown

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator

    import numpy as np

    from lamplighter.games.base import Game, State

__all__ = ["REVEAL", "VERDICTS", "Log", "View"]

VERDICTS = ("unseen", "seen")
"""The events that stand between the words wherever the witnesses were called."""

HIDDEN = -1
"""What stands in a log for an outcome that was removed. (No outcome is written so: see `Log`.)"""

REVEAL = "reveal"
"""The event after which, at the end of a game, the words hidden so far stand in full."""


class Log:
    """Everything that has happened, in order.

    ``entries`` holds action numbers, chance outcomes as their bitwise complement (so they are
    negative). ``verdicts`` and ``owners`` say after which entry the witnesses spoke, and which
    entries only one player was told. ``hidden`` holds, for entries whose outcome has been
    removed, the redacted word that is left of them.
    """

    __slots__ = ("entries", "hidden", "owners", "verdicts")

    def __init__(self) -> None:
        self.entries: list[int] = []
        self.verdicts: dict[int, int] = {}
        self.owners: dict[int, int] = {}
        self.hidden: dict[int, str] = {}

    def __len__(self) -> int:
        return len(self.entries)

    def note(self, verdict: int, owner: int) -> None:
        """Say of the latest entry which verdict followed and to whom alone it was told (or -1)."""
        if verdict >= 0:
            self.verdicts[len(self.entries) - 1] = verdict
        if owner >= 0:
            self.owners[len(self.entries) - 1] = owner

    def copy(self) -> Log:
        """An independent copy."""
        made = Log()
        made.entries = self.entries.copy()
        made.verdicts = self.verdicts.copy()
        made.owners = self.owners.copy()
        made.hidden = self.hidden.copy()
        return made

    def redacted(self, viewer: int | None, word: Callable[[int], str]) -> Log:
        """A copy without the outcomes that ``viewer`` was not told; ``word`` names an entry."""
        made = self.copy()
        for ply, owner in self.owners.items():
            if owner != viewer:
                made.hidden[ply] = chance_domain(word(self.entries[ply]))
                made.entries[ply] = HIDDEN
        return made


class View:
    """What ``viewer`` (0, 1, or ``None`` for a spectator) may know at one moment."""

    __slots__ = ("_array", "_is_preview", "_log", "_position", "_start", "facts", "game", "viewer")

    def __init__(
        self,
        game: Game,
        viewer: int | None,
        array: np.ndarray,
        start: np.ndarray | None,
        log: Log,
    ) -> None:
        self.game = game
        self.viewer = viewer
        self._array = array
        self._start = start
        self._log = log
        self._is_preview = False
        self._position: Any = None
        self.facts: Any = None
        """Room for whoever tells this view to keep what he has read from it."""

    def __repr__(self) -> str:
        return f"<{self.game.name} as seen by {self.viewer}: {self.observation_string()}>"

    @property
    def record(self) -> Any:
        """The projected record: the game's record with every hidden field at -1."""
        return self._array[0]

    @property
    def position(self) -> Any:
        """The projected record as plain numbers, the game's ``Position``; not to be changed."""
        if self._position is None:
            self._position = self.game.state.plain(self._array)
        return self._position

    @property
    def array(self) -> np.ndarray:
        """The projected record as an array of one, the form that compiled functions take."""
        return self._array

    @property
    def start(self) -> np.ndarray | None:
        """The projected record of the position the game began from; ``None``: from the deal."""
        return self._start

    # --- the node -------------------------------------------------------------------------

    def current_player(self) -> int:
        """As `State.current_player`."""
        return int(self.game.doors.player(self._array, 0))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player() == -4

    def returns(self) -> list[float]:
        """As `State.returns`; zeros too after a preview of what only a secret decides."""
        won = int(self.record.winner)
        if won < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if won == 0 else [-1.0, 1.0]

    def round_number(self) -> int:
        """The round in progress, 1 to 8; 0 during the deal."""
        return int(self.game.state.round_number(self._array))

    def legal_actions(self) -> list[int]:
        """Sorted action numbers where the viewer is to move, ``[]`` elsewhere."""
        if self.viewer is None or self.current_player() != self.viewer:
            return []
        return self.game.legal_numbers(self.game.doors.status(self._array, 0), self._array)

    def suspects(self) -> list[str]:
        """The suspects not yet publicly cleared, in the order of the rules."""
        return list(self.game.views.suspects(self._array))

    def action_to_string(self, action: int) -> str:
        """The word for a player's action number."""
        number = action_number(action)
        words = self.game.words.words(False)
        if not 0 <= number < len(words):
            raise IllegalActionError(f"{shown(action)} is not an action number.")
        return str(words[number])

    def string_to_action(self, text: str) -> int:
        """The number of a word that the viewer can play now; `IllegalActionError` otherwise."""
        number = self.game.words.number(text, False)
        if number is None or number not in self.legal_actions():
            raise IllegalActionError(f"{shown(text)} is not possible here.")
        return int(number)

    def preview(self, action: int) -> View:
        """The position right after ``action`` of the player to move: no draw, no witnesses yet.

        Nothing in it is new to him: who has won by an accusation, it does not tell. Raises
        `IllegalActionError` if the action is not legal.
        """
        number = action_number(action)
        if number not in self.legal_actions():
            raise IllegalActionError(f"{shown(action)} is not possible here.")
        array = self._array.copy()
        self.game.doors.act(array, 0, number)
        log = self._log.copy()
        log.entries.append(number)
        made = View(self.game, self.viewer, array, self._start, log)
        made._is_preview = True
        return made

    # --- what he has been told ------------------------------------------------------------------

    def words(self, after: int = 0) -> list[str]:
        """What was told, in order: words, redacted ones, ``seen`` and ``unseen`` for the verdicts.

        At the end of the game ``reveal`` follows, and then in full each word that was hidden.
        With ``after``, only what was told after so many words.
        """
        told = []
        for ply, entry in enumerate(self._log.entries[after:], start=after):
            told.append(self._told(ply, entry))
            if ply in self._log.verdicts:
                told.append(VERDICTS[self._log.verdicts[ply]])
        return told + self._revealed()

    def plies(self) -> int:
        """How many words have been played."""
        return len(self._log)

    def _told(self, ply: int, entry: int) -> str:
        if ply in self._log.hidden:
            return self._log.hidden[ply]
        word: str = self.game.words.word(entry)
        return word if self._was_told(ply) else chance_domain(word)

    def _was_told(self, ply: int) -> bool:
        return self._log.owners.get(ply, self.viewer) == self.viewer

    def _revealed(self) -> list[str]:
        if self._is_preview or not self.is_terminal():
            return []
        entries = self._log.entries
        hidden = [ply for ply in range(len(entries)) if not self._was_told(ply)]
        return [REVEAL, *(str(self.game.words.word(entries[ply])) for ply in hidden)]

    def observation_string(self) -> str:
        """The position as seen by the viewer, as a position string."""
        return str(self.game.positions.write(self._array))

    def observation_tensor(self) -> np.ndarray:
        """`observation_string` as numbers; float32 of `Game.observation_tensor_shape`."""
        tensor: np.ndarray = self.game.views.encode(self._array)
        return tensor

    def information_state_string(self) -> str:
        """The words told so far; after the position the game began from, where it was parsed."""
        told = " ".join(self.words())
        if self._start is None:
            return told
        return f"{self.game.positions.write(self._start)} : {told}".rstrip()

    def information_state_tensor(self) -> np.ndarray:
        """All that was told as numbers, float32 of `Game.information_state_tensor_shape`."""
        tensor: np.ndarray = self.game.views.encode_history(self._array, self._start, self._log)
        return tensor

    # --- worlds that agree with it --------------------------------------------------------------

    def resample(self, rng: random.Random) -> State:
        """A full state drawn uniformly from all worlds that agree with this view.

        Uniform over what is hidden from the viewer, consistent with every verdict, every card
        shown and with the game having gone on or ended at each call. ``rng`` is the only source
        of chance. Raises `ValueError` for a spectator.
        """
        self._require_seat()
        return self._rebuilt(self.game.knowledge.sample_world(self._array, rng))

    def replay(self, rng: random.Random) -> Iterator[tuple[State, int]]:
        """A world that `resample` could draw, told from its beginning, move by move.

        Each time the state before a number that was played, decision or outcome of chance, and
        that number; it is one state, which moves on. Raises `ValueError` for a spectator.
        """
        self._require_seat()
        world = self.game.knowledge.sample_world(self._array, rng)
        history = self._rebuilt(world).history()
        start = None if self._start is None else self.game.views.complete(self._start, world)
        state = self.game.rebuild(start, [])
        for number in history:
            yield state, number
            state.apply_action(number)

    def worlds(self) -> Iterator[State]:
        """Every full state that agrees with this view, each once, with the matching history.

        `resample` draws one of them. Raises `ValueError` for a spectator.
        """
        self._require_seat()
        for world in self.game.knowledge.every_world(self._array):
            yield self._rebuilt(world)

    def _require_seat(self) -> None:
        if self.viewer is None:
            raise ValueError("player: a spectator's view has no worlds; expected 0 or 1.")

    def _rebuilt(self, world: np.ndarray) -> State:
        """The state whose record is ``world``, with the history that this view was told."""
        outcomes = self.game.views.hidden_outcomes(world, self.viewer)
        entries = self._log.entries.copy()
        hidden = sorted(self._log.hidden)
        for ply, outcome in zip(hidden, outcomes[len(outcomes) - len(hidden) :], strict=True):
            entries[ply] = ~outcome
        start = None if self._start is None else self.game.views.complete(self._start, world)
        return self.game.rebuild(start, entries)
