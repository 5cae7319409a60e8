"""From a game to its record, and from a record back to any moment of the game."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Sequence

from lamplighter.games.base import State, View
from lamplighter.games.chance import ChanceStream
from lamplighter.games.errors import IllegalActionError
from lamplighter.games.view import VERDICTS
from lamplighter.records.errors import RecordError, fault
from lamplighter.records.hidden import world
from lamplighter.records.record import NOBODY, UNFINISHED, Record, game_of
from lamplighter.records.seeds import ClientSeed, Secret
from lamplighter.records.walk import full_words, legal_words, outcome, public_words, start

__all__ = ["is_told_all", "record_of", "replay", "replay_view"]

_OTHER_GAME = "what the secret gives here: it belongs to another game"


def record_of(
    state: State,
    secret: Secret,
    *,
    players: tuple[str, str] = ("?", "?"),
    started: str | None = None,
    finished: str | None = None,
    client_seeds: Sequence[ClientSeed] = (),
    ended: str | None = None,
    winner: int | None = None,
) -> Record:
    """The record of a game at this moment: open if it is over, sealed otherwise.

    Args:
        state: the game; all its chance outcomes come from ``secret`` and ``client_seeds``.
        secret: its seed, and the position it began from if that was not the deal.
        players: their names, in the order of the game's roles.
        started: when it began; see `timestamp`.
        finished: when it ended; left out of the record as long as it has not.
        client_seeds: what the players added, in this order.
        ended: what ended the game before the rules did, one of `ENDS`.
        winner: who has won then, 0 or 1, or ``None`` for nobody.

    Raises:
        RecordError: a name or time cannot be written, or the game is not the one that
            ``secret`` gives.
    """
    game, over = state.game, state.is_terminal() or ended is not None
    position = secret.position
    if position is not None and not over:
        position = start(game, position).observation_string(None)
    if ended is None:
        winner = 0 if state.returns()[0] > 0 else 1
    result = NOBODY if winner is None else game.roles[winner]
    record = Record(
        game=game.name,
        rules=game.rules_version,
        options=tuple(sorted(game.options.items())),
        players=players,
        started=started,
        position=position,
        source=secret.source,
        commitment=secret.commitment,
        client_seeds=tuple(client_seeds),
        words=full_words(state) if over else public_words(state),
        finished=finished if over else None,
        ended=ended,
        result=result if over else UNFINISHED,
        seed=secret.seed if over else None,
    )
    if _from_seed(record, secret).serialize() != state.serialize():
        raise fault("chance", "words", "another game", "the game that this secret gives")
    return record


def replay(record: Record, ply: int | None = None, secret: Secret | None = None) -> State:
    """The game after ``ply`` words, chance included; after the last one if ``ply`` is not given.

    Args:
        record: the game. If it is unfinished, ``secret`` is needed too.
        ply: 0 to `Record.plies`.
        secret: the secret of this very game; its seed gives the outcomes that a sealed record
            does not tell.

    Raises:
        RecordError: a word cannot be played, or ``secret`` is missing or another game's.
        ValueError: there is no such ply.
    """
    _check_ply(record, ply)
    if record.is_open:
        begin, words = world(record)
    elif secret is None:
        expected = "a published seed: pass the secret of this game, or use replay_view"
        raise fault("format", "seed", "", expected)
    else:
        words = full_words(_from_seed(record, secret))
        begin = start(game_of(record), secret.position)
    return _play(begin, words, ply)


def replay_view(record: Record, ply: int | None = None, viewer: int | None = None) -> View:
    """What a viewer knew after ``ply`` words, without any secret.

    Args:
        record: the game.
        ply: 0 to `Record.plies`; after the last one if it is not given.
        viewer: 0, 1, or ``None`` for a spectator. Of an unfinished game a player may be looked at
            only as long as he was told no more than a spectator; see `is_told_all`.

    Raises:
        RecordError: a word cannot be played, or the record does not tell what the viewer knew.
        ValueError: there is no such ply.
    """
    _check_ply(record, ply)
    state = _play(*world(record), ply)
    if not record.is_open and not _knows_what_all_know(state, viewer):
        expected = "a published seed: as long as a game runs, its record has no player's secrets"
        raise fault("format", "seed", "", expected)
    return state.view(viewer)


def is_told_all(record: Record, viewer: int | None) -> bool:
    """Whether a record tells all that a viewer was told: every one does when the game is over.

    Before, it tells what a spectator was told. A player who was told no more than that (an
    investigator of Pocket never is) can look at the game as well.
    """
    return record.is_open or _knows_what_all_know(_play(*world(record), None), viewer)


def _knows_what_all_know(state: State, viewer: int | None) -> bool:
    """Whether a viewer was told nothing that a spectator was not; the position included."""
    his, public = state.view(viewer), state.view(None)
    return (
        his.information_state_string() == public.information_state_string()
        and his.observation_string() == public.observation_string()
    )


def _check_ply(record: Record, ply: int | None) -> None:
    if ply is None or (type(ply) is int and 0 <= ply <= record.plies):
        return
    raise ValueError(f"ply: found {ply!r}, expected a whole number from 0 to {record.plies}.")


def _play(begin: State, words: Sequence[str], ply: int | None) -> State:
    state = begin.clone()
    for item, word in enumerate(words):
        if word in VERDICTS:
            continue
        if ply == 0:
            break
        _apply(state, item, word)
        ply = None if ply is None else ply - 1
    return state


def _apply(state: State, item: int, word: str) -> None:
    try:
        state.apply_action(state.string_to_action(word))
    except IllegalActionError:
        possible = "nothing more: the game is over"
        if not state.is_terminal():
            possible = f"one of the words possible here: {legal_words(state)}"
        raise fault("word", f"words[{item}]", word, possible, item) from None


def _from_seed(record: Record, secret: Secret) -> State:
    """The game played out again: players' words from the record, chance from the secret.

    No message may tell what chance brought: the game may still run.
    """
    if record.source != secret.source or record.commitment != secret.commitment:
        found = "a secret with another commitment"
        raise fault("commitment", "commitment", found, "the secret of this very game")
    state = _begin(record, secret)
    stream, drawn = secret.stream(record.client_seeds), Counter[str]()
    for item, word in enumerate(record.words):
        if word in VERDICTS:
            continue
        try:
            state.apply_action(_due(state, word, stream, drawn))
        except IllegalActionError:
            raise fault("chance", f"words[{item}]", word, _OTHER_GAME, item) from None
    told = full_words(state) if record.is_open else public_words(state)
    if told != record.words:
        pairs = zip(record.words, told, strict=False)
        differing = (item for item, (one, other) in enumerate(pairs) if one != other)
        item = next(differing, min(len(record.words), len(told)) - 1)
        raise fault("chance", f"words[{item}]", record.words[item], _OTHER_GAME, item)
    return state


def _due(state: State, word: str, stream: ChanceStream, drawn: Counter[str]) -> int:
    """The number of a player's word, or of the outcome due, which ``word`` may tell in part."""
    if not state.is_chance_node():
        return state.string_to_action(word)
    action = outcome(state, stream, drawn)
    if not f"{state.action_to_string(action)}-".startswith(f"{word}-"):
        raise IllegalActionError("The outcome due is another one.")
    return action


def _begin(record: Record, secret: Secret) -> State:
    """The first state, if the secret's is the one of the record."""
    game, state = game_of(record), None
    with contextlib.suppress(RecordError):
        state = start(game, secret.position)
    if state is not None and state.is_playable():
        public = None if secret.position is None else state.observation_string(None)
        if record.position == (secret.position if record.is_open else public):
            return state
    found = "a secret with another position"
    raise fault("format", "position", found, "the secret of this very game")
