"""The parts of frames that tell of the game itself, each made for one viewer from his own views.

Whatever leaves the server about a running game is made here, from `View`s and from what
`telling` makes of them; so no frame can hold what its viewer may not know. A document is a
dictionary that orjson can write (it writes the dataclasses in it, too). Its keys are told in
``docs/protocol.md``.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from lamplighter.games.base import State, View
from lamplighter.sentences import Say
from lamplighter.telling.chronicle import Event, Story, event_between, heading_of
from lamplighter.telling.outlook import tell_sight
from lamplighter.telling.rooms import scene_of, telling_of
from lamplighter.telling.scene import TURNS, Scene

__all__ = [
    "Document",
    "choices_document",
    "end_document",
    "ply_document",
    "position_document",
    "preview_document",
    "scene_document",
    "word_document",
]

Document = dict[str, Any]

RULES = "rules"
"""How a game ended that was played to its end."""

COMPUTED = {
    "pocket": ("order", "tokens_of_jack", "hourglasses"),
    "london": ("order", "witness_card", "lamp_to_go_out"),
}
"""What a document tells of a scene beside its fields."""


def scene_document(scene: Scene) -> Document:
    """All facts of a position as its viewer knows them."""
    return {"game": scene.game, **{name: getattr(scene, name) for name in _facts(scene.game)}}


@functools.cache
def _facts(game: str) -> tuple[str, ...]:
    """The names of what a document tells of a game's scenes."""
    return *(field.name for field in fields(telling_of(game).scene.Scene)), *COMPUTED[game]


def choices_document(view: View) -> dict[str, Document] | None:
    """The words that the viewer can play now, and who would be seen after each.

    ``seen`` is ``None`` for a word that ends the game at once. ``None`` where the viewer is
    not to move.
    """
    actions = view.legal_actions()
    if not actions:
        return None
    decisive = telling_of(view.game.name).scene.DECISIVE
    seen = view.game.knowledge.visible_after(view, actions)
    choices: dict[str, Document] = {}
    words = view.game.words.words(False)
    for action, suspects in zip(actions, seen, strict=True):
        word = words[action]
        ends = word.partition("-")[0] in decisive
        choices[word] = {"seen": None if ends else suspects}
    return choices


def position_document(state: State, viewer: int | None, story: Story | None = None) -> Document:
    """How things stand, and what led there.

    Args:
        state: the game now.
        viewer: 0, 1, or ``None`` for a watcher.
        story: tells the game to this viewer; without it nothing is told that he has heard.
    """
    view = state.view(viewer)
    history = state.history()
    document = {
        "ply": len(history),
        "words": view.words(),
        "scene": scene_document(scene_of(view)),
        "choices": choices_document(view),
    }
    return document if story is None else {**document, "story": story.told(history)}


def word_document(event: Event, after: View, say: Say) -> Document:
    """One word as its viewer was told it, and how things stand after it.

    Args:
        event: what lies between his view before the word and the one after it.
        after: his view after it.
        say: the sentences of his language.
    """
    silent = event.begins_round and not event.verdict
    by = "chance" if event.domain else event.then.actor
    return {
        "by": by,
        "own": after.viewer is not None and by == after.game.roles[after.viewer],
        "word": event.word,
        "told": [] if silent else [event.sentence(say)],
        "joins": event.joins,
        "verdict": event.verdict or None,
        "witnesses": _witnesses(event, say),
        "heading": heading_of(event.now, say) if event.begins_round else None,
        "scene": scene_document(event.now),
        "choices": choices_document(after),
    }


def _witnesses(event: Event, say: Say) -> Document | None:
    """The call for witnesses, to be staged: the board, the question, the answer, who is cleared."""
    if not event.verdict:
        return None
    called = event.board
    room = telling_of(called.game).witnesses
    answer, *consequences = event.witnesses(say)
    return {
        "board": scene_document(called),
        "question": room.question(called.round, say),
        "lines": room.tell_lines(called, say),
        "answer": answer,
        "consequences": consequences,
        "cleared": [
            {"suspect": suspect, "why": room.why_cleared(suspect, called, say)}
            for suspect in called.suspects
            if suspect not in event.now.suspects
        ],
    }


def preview_document(view: View, words: Sequence[str], say: Say) -> Document:
    """How things would stand after some words of the player to move, none of which is played.

    Raises:
        IllegalActionError: one of the words is not possible where it stands.
    """
    ahead = view
    for word in words:
        ahead = ahead.preview(ahead.string_to_action(word))
        if word != words[-1] and not scene_of(ahead).goes_on:
            view.string_to_action("")  # the turn is over, so nothing more is possible in it
    before, moved = scene_of(view), scene_of(ahead)
    return {
        "words": list(words),
        "scene": scene_document(moved),
        "choices": choices_document(ahead) if moved.goes_on or not words else None,
        "notes": _notes(words, before, moved, say),
        "complete": bool(words) and not moved.goes_on,
    }


def _notes(words: Sequence[str], before: Scene, moved: Scene, say: Say) -> list[str]:
    """What has to be known of a turn before it is played."""
    if not words:
        return []
    telling = telling_of(moved.game)
    notes = list(telling.tell.notes_before(words, before, moved, say, drawn=True))
    if words[-1].partition("-")[0] in (*telling.scene.DECISIVE, *telling.scene.CHOOSING):
        return notes
    notes.append(tell_sight(before, moved, say) or say(f"{moved.game}-sight-same"))
    if before.step == TURNS and not moved.goes_on and not moved.decided:
        notes.append(say("preview-last"))
    return notes


def ply_document(begin: State, state: State, ply: int, viewer: int | None, say: Say) -> Document:
    """The game as it stood for a viewer after ``ply`` words, and the word that led there.

    Nothing in it is newer than that ply, except that it tells how many there are (``plies``);
    ``begins`` is the ply at which the first decision of a player is due, ``round`` and ``turn`` say
    what the word was part of: turn 0 comes before the first.

    Raises:
        ValueError: there is no such ply.
    """
    history = state.history()
    if not 0 <= ply <= len(history):
        raise ValueError(f"ply: found {ply}, expected a number from 0 to {len(history)}.")
    then = begin.clone()
    for action in history[: max(ply - 1, 0)]:
        then.apply_action(action)
    before = then.view(viewer)
    document: Document = {"ply": ply, "plies": len(history), "begins": _begins(begin, history)}
    if ply == 0:
        nothing = dict.fromkeys(("by", "word", "verdict", "witnesses", "heading"))
        begun = scene_of(before)
        document |= {"round": begun.round, "turn": 0, "told": [], "scene": scene_document(begun)}
        return {**document, **nothing}
    then.apply_action(history[ply - 1])
    after = then.view(viewer)
    event = event_between(before, after)
    document |= {"round": event.then.round, "turn": event.turn}
    document |= word_document(event, after, say)
    del document["choices"], document["own"]
    return document


def _begins(begin: State, history: Sequence[int]) -> int:
    """How many words of chance come before the first decision of a player."""
    state = begin.clone()
    for ply, action in enumerate(history):
        if not state.is_chance_node():
            return ply
        state.apply_action(action)
    return len(history)


def end_document(
    state: State, viewer: int | None, how: str, winner: int | None, say: Say
) -> Document:
    """How a game ended; everything lies open then.

    Args:
        state: the game, not necessarily at an end of the rules.
        viewer: to whom it is told.
        how: `RULES`, ``resignation``, ``time``, ``absence``, ``agreement`` or ``cancelled``.
        winner: 0 or 1; ``None`` where nobody has won.
        say: the sentences of his language.
    """
    roles = state.game.roles
    scene = scene_of(state.view(viewer))
    words = state.words()
    jack = next((word.partition("-")[2] for word in words if word.startswith("jack-")), None)
    if how == RULES:
        told = telling_of(scene.game).ending.tell_end(scene, say)
    else:
        told = _told_early(scene, how, jack, None if winner is None else roles[winner], say)
    return {
        "how": how,
        "ending": scene.ending or None,
        "winner": None if winner is None else roles[winner],
        "jack": None if how == "cancelled" else jack,
        "told": told,
        "words": [] if how == "cancelled" else words,
    }


def _told_early(
    scene: Scene, how: str, jack: str | None, winner: str | None, say: Say
) -> list[str]:
    """The end of a game that was not played to its end; that it was cancelled says all there is."""
    if how == "cancelled":
        return []
    loser = next((role for role in scene.players if role != winner), "") if winner else ""
    told = [say("end-early", how=how, who=scene.who(loser) if loser else "nobody")]
    if jack:
        told.append(say("end-jack", suspect=jack, who=scene.who("jack")))
    return told
