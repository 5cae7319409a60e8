"""London's suspects: who can be Jack, who would be visible, what the players' own cards add."""

from __future__ import annotations

from collections.abc import Sequence

from lamplighter.games.base import DETECTIVE, View
from lamplighter.games.london import knowledge
from lamplighter.sentences import Say
from lamplighter.telling.london.scene import Scene
from lamplighter.telling.suspects import chance_lines

__all__ = ["decisive_lines", "split_lines", "suspect_lines"]


def split_lines(scene: Scene, say: Say) -> list[str]:
    """Who would be visible if the round ended here; nothing where the game ends."""
    if scene.decided:
        return []
    split = say("london-split", seen=scene.seen, unseen=scene.unseen)
    if not scene.is_jacks:
        return [split]
    own = say("london-split-jack", suspect=scene.jack, status=scene.status_of_jack)
    return [say("told-with-change", told=own, change=split)]


def suspect_lines(view: View, public: View, say: Say) -> list[str]:
    """Who can be Jack, and how likely: given all that is public, then given one's own cards too."""
    chances = knowledge.identity_posterior(public)
    lines = [say("notes-title", count=len(chances)), *chance_lines(chances, say)]
    ruled_out = [suspect for suspect in public.suspects() if suspect not in chances]
    if ruled_out and not public.is_terminal():
        lines.append(say("london-notes-stayed", suspects=ruled_out))
    own = Scene.of(view).cards_of(view.game.roles[view.viewer or 0])
    if view.viewer == DETECTIVE and own:
        known = knowledge.detective_posterior(view)
        return [*lines, say("london-notes-own", count=len(known)), *chance_lines(known, say)]
    return [*lines, *_opponent(view, say)] if view.viewer else lines


def _opponent(view: View, say: Say) -> list[str]:
    """What Jack knows of the cards that the detective holds."""
    hands = knowledge.jack_posterior(view)
    count = len(next(iter(hands)))
    if not count:
        return []
    among = [name for name in Scene.of(view).suspects if any(name in hand for hand in hands)]
    return [say("london-notes-detective", count=count, suspects=among)]


def decisive_lines(words: Sequence[str], scene: Scene, say: Say) -> list[str]:
    """The words that end the game; of accusations also whom they hit, if not surely Jack."""
    listed = [_decisive(word, scene, say) for word in words]
    return [say("london-moves-decisive", words=listed)]


def _decisive(word: str, scene: Scene, say: Say) -> str:
    kind, _, place = word.partition("-")
    if kind != "accuse":
        return word
    (accused,) = scene.people_at(place)
    innocent = scene.why_innocent(accused.name)
    return say("london-moves-accuse", word=word, accused=accused.name, innocent=innocent)
