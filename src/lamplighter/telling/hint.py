"""A hint in sentences: what the strongest bot would do, and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence

from lamplighter.bots.advice import Advice
from lamplighter.games.view import View
from lamplighter.sentences import Say
from lamplighter.telling.rooms import scene_of, telling_of
from lamplighter.telling.scene import Scene

__all__ = ["hint_lines", "words_of"]


def words_of(view: View, actions: Sequence[int]) -> list[str]:
    """The words of an advice to whoever has this view."""
    return [view.action_to_string(action) for action in actions]


def hint_lines(view: View, advice: Advice, say: Say) -> list[str]:
    """The turn that is advised, why, and the chance of winning where the bot knows it.

    Everything is told to the player to move, from his own view of what the words would do.
    """
    words = words_of(view, advice.actions)
    before, telling = scene_of(view), telling_of(view.game.name)
    then = before
    told = []
    for action, word in zip(advice.actions, words, strict=True):
        view = view.preview(action)
        moved = scene_of(view)
        told.append(telling.tell.tell_action(word, then, moved, say))
        then = moved
    lines = [" ".join(told), *telling.tell.notes_before(words, before, then, say, drawn=True)]
    if words[-1].partition("-")[0] not in telling.scene.DECISIVE:
        lines += [_split(then, say), *telling.hint.reasons(then, say)]
    if advice.chance is not None:
        lines.append(say("hint-chance", percent=round(100 * advice.chance)))
    return lines


def _split(scene: Scene, say: Say) -> str:
    """What a call for witnesses would leave after it, as far as the viewer can tell."""
    seen = [suspect for suspect in scene.seen if suspect not in scene.known]
    unseen = [suspect for suspect in scene.unseen if suspect not in scene.known]
    if not scene.is_jacks:
        key = "hint-split" if seen and unseen else "hint-no-split"
        return say(key, seen=len(seen), unseen=len(unseen))
    others = seen if scene.status_of_jack == "seen" else unseen
    return say(
        "hint-jack",
        suspect=scene.jack,
        status=scene.status_of_jack,
        others=len(others) - 1,
    )
