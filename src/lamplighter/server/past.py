"""A table's past and what may be taken home from it: single plies, the record, the proof."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from lamplighter import records
from lamplighter.bots.advice import Advice
from lamplighter.games.errors import IllegalActionError
from lamplighter.games.view import View
from lamplighter.sentences import catalogue
from lamplighter.server import frames
from lamplighter.server.asking import view_to_move
from lamplighter.server.refusals import Refusal
from lamplighter.server.table import RULES, Table
from lamplighter.telling.hint import hint_lines
from lamplighter.telling.hint import words_of as hint_words

__all__ = ["OPEN", "hint_document", "hint_view", "past_document", "player_of"]
__all__ += ["preview_document", "proof_document", "record_text", "seat_of"]

HINTED = ("bot", "here")
"""The opponents against whom a player may ask for hints."""

OPEN = "open"
"""In the place of a role: somebody before whom everything lies open, once the game is over."""


def player_of(table: Table, role: str | None) -> int | None:
    """The player number of a role; ``None`` for a watcher."""
    if role is None:
        return None
    if role not in table.roles:
        raise Refusal("not_your_seat", "This game has no such role.")
    return table.roles.index(role)


def seat_of(table: Table, role: str | None) -> int:
    """The player number of a role; a watcher is refused."""
    player = player_of(table, role)
    if player is None:
        raise Refusal("not_your_seat", "Only who has a seat can do that.")
    return player


def past_document(table: Table, ply: int, role: str | None, language: str) -> dict[str, Any]:
    """The game as it stood for a role after ``ply`` words."""
    if not 0 <= ply <= table.ply:
        raise Refusal("unknown_ply", "The game has not got so far.", plies=table.ply)
    viewer = None if role == OPEN else player_of(table, role)
    say = catalogue(language)
    document = frames.ply_document(table.begin, table.state, ply, viewer, say)
    # So that who watches again need not ask how it ended to know that he may look into the hands.
    document["over"] = table.status == "over"
    document |= {"names": table.names(), "bot": table.bot}
    return _laid_open(document, table.state.words()[:ply]) if role == OPEN else document


def _laid_open(document: dict[str, Any], words: Sequence[str]) -> dict[str, Any]:
    """What a watcher saw then, and what was hidden from him: the word, Jack, the cards drawn."""
    drawn = [word.partition("-")[2] for word in words if word.startswith("draw-")]
    jack = next((word.partition("-")[2] for word in words if word.startswith("jack-")), "")
    scene = document["scene"]
    cards = zip(scene["cards"], drawn, strict=True)
    laid = {"jack": jack, "cards": [replace(card, suspect=suspect) for card, suspect in cards]}
    word = words[-1] if words else None
    return {**document, "word": word, "scene": {**scene, **laid}}


def preview_document(
    table: Table, player: int, ply: int, words: Sequence[str], language: str
) -> dict[str, Any]:
    """What words of the player to move would do, none of which is played."""
    view = view_to_move(table, player, ply)
    try:
        document = frames.preview_document(view, words, catalogue(language))
    except IllegalActionError:
        message = "That is not possible here."
        raise Refusal("not_possible", message, words=list(words), ply=ply) from None
    return {"ply": ply, **document}


def hint_view(
    table: Table, player: int, ply: int, words: Sequence[str]
) -> tuple[View, tuple[str, ...]]:
    """What the player to move knows after the ``words`` of his turn that he has in mind.

    Where they are a turn already, or none, it is the beginning of the turn; with it come the words
    that it follows. Whoever plays against somebody else gets no hints: they would be his eyes.
    """
    if table.opponent not in HINTED:
        message = "Hints are given against the computer and at one device."
        raise Refusal("no_hints", message)
    begin = view_to_move(table, player, ply)
    view = begin
    try:
        for word in words:
            view = view.preview(view.string_to_action(word))
    except IllegalActionError:
        message = "That is not possible here."
        raise Refusal("not_possible", message, words=list(words), ply=ply) from None
    if words and view.game.state.goes_on(view.array):
        return view, tuple(words)
    return begin, ()


def hint_document(
    view: View, begun: tuple[str, ...], advice: Advice, language: str
) -> dict[str, Any]:
    """A hint: the words of the whole turn, why, and the chance of winning where it is known."""
    return {
        "words": [*begun, *hint_words(view, advice.actions)],
        "told": hint_lines(view, advice, catalogue(language)),
        "chance": None if advice.chance is None else round(advice.chance, 2),
    }


def proof_document(table: Table) -> dict[str, Any]:
    """The seed and what it must explain; only when nothing is secret any more."""
    if table.status != "over":
        raise Refusal("still_running", "The seed is published when the game is over.")
    seed = table.secret.seed
    assert isinstance(seed, bytes)
    return {
        "game": table.game.name,
        "options": table.game.options,
        "commitment": table.secret.commitment,
        "seed": seed.hex(),
        "client_seeds": [
            {"role": added.role, "value": added.value.hex()} for added in table.client_seeds
        ],
        "words": table.state.words(),
    }


def record_text(table: Table) -> str:
    """The game's record."""
    if table.started_at is None:
        raise Refusal("waiting", "The game has not begun.")
    if table.end == ("cancelled", None):
        raise Refusal("no_record", "A game that was called off leaves no record.")
    first, second = table.names().values()
    how, winner = table.end or (RULES, None)
    record = records.record_of(
        table.state,
        table.secret,
        players=(first or "?", second or "?"),
        started=_time(table.started_at),
        finished=None if table.ended_at is None else _time(table.ended_at),
        client_seeds=table.client_seeds,
        ended=None if how == RULES else how,
        winner=winner,
    )
    return records.write(record)


def _time(moment: int) -> str:
    return records.timestamp(datetime.fromtimestamp(moment / 1000, UTC))
