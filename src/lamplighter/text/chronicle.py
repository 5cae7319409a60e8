"""The whole game so far in sentences, as one viewer has been told it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from lamplighter.games.base import State, View
from lamplighter.games.chance import chance_domain
from lamplighter.sentences import Say
from lamplighter.text.scene import Scene, after_action, after_draw
from lamplighter.text.tell import tell_action, tell_draw, tell_tokens
from lamplighter.text.witnesses import tell_verdict, verdict_of

__all__ = ["Chapter", "chronicle", "hidden_from"]


@dataclass
class Chapter:
    """The deal, or one round: a heading, and a paragraph for each thing that happened."""

    heading: str
    lines: list[str] = field(default_factory=list)


def chronicle(begin: State, actions: Sequence[int], viewer: int | None, say: Say) -> list[Chapter]:
    """Everything that ``viewer`` was told while ``actions`` were played from ``begin`` on."""
    state = begin.clone()
    chapters: list[Chapter] = []
    if Scene.of(state.view(viewer)).step:
        chapters.append(_round(state.view(viewer), say))
    for action in actions:
        before, word = state.view(viewer), state.action_to_string(action)
        state.apply_action(action)
        after = state.view(viewer)
        domain = chance_domain(word)
        if domain in ("tile", "jack"):
            chapters = chapters or [Chapter(say("history-deal"))]
            chapters[0].lines += _dealt(after, domain, say)
        elif domain != "toss":
            chapters = chapters or [_round(before, say)]
            _happened(chapters[-1], before, (word, action), after, say)
        if Scene.of(after).step and (domain == "toss" or _is_called(before, after)):
            chapters.append(_round(after, say))
    return chapters


def hidden_from(viewer: int | None, taker: str) -> bool:
    """Whether the card that ``taker`` draws is hidden from ``viewer`` when it is drawn."""
    return taker == "jack" and viewer != 1


def _round(view: View, say: Say) -> Chapter:
    return Chapter(tell_tokens(Scene.of(view), say))


def _dealt(view: View, domain: str, say: Say) -> list[str]:
    """The tiles, once all of them lie there; that Jack has drawn his identity."""
    scene = Scene.of(view)
    if domain == "jack":
        return [
            say("history-jack-you" if scene.viewer == 1 else "history-jack", suspect=scene.jack)
        ]
    tiles = [tile for tile in scene.tiles if tile]
    if len(tiles) < len(scene.tiles):
        return []
    dealt = [
        say("history-tile", place=tile.place, suspect=tile.suspect, side=tile.wall)
        for tile in tiles
    ]
    return [say("history-tiles", tiles=dealt)]


def _happened(
    chapter: Chapter, before: View, played: tuple[str, int], after: View, say: Say
) -> None:
    """An action or an alibi card, and the call for witnesses where that follows from it."""
    scene, (word, action) = Scene.of(before), played
    if chance_domain(word) == "draw":
        taker = Scene.of(after).cards[-1].taker
        suspect = "" if hidden_from(before.viewer, taker) else word.partition("-")[2]
        board = after_draw(before, suspect)
        drawn = tell_draw(taker, suspect, scene, say)
        taken = chapter.lines.pop() if chapter.lines else ""
        chapter.lines.append(say("told-with-change", told=taken, change=drawn) if taken else drawn)
    else:
        board = after_action(before, action)
        chapter.lines.append(tell_action(word, scene, board, say, changes=False))
    if _is_called(before, after):
        called = Scene.of(after)
        chapter.lines += tell_verdict(board, called, verdict_of(called), say)


def _is_called(before: View, after: View) -> bool:
    """Whether the witnesses were called between the two."""
    return len(Scene.of(after).track) > len(Scene.of(before).track)
