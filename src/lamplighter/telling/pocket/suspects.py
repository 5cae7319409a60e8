"""Pocket's suspects: who would be seen, who can be Jack, what his hidden cards may hold."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from lamplighter.games.base import View
from lamplighter.games.pocket import knowledge
from lamplighter.sentences import Say
from lamplighter.telling.pocket.scene import Scene
from lamplighter.telling.suspects import chance_lines, percent

__all__ = ["decisive_lines", "split_lines", "suspect_lines"]


def split_lines(scene: Scene, say: Say) -> list[str]:
    """Who would be seen if the round ended on this board, and what that would mean."""
    lines = [
        say("pocket-split-seen", suspects=scene.seen),
        say("pocket-split-unseen", suspects=scene.unseen),
    ]
    if scene.is_jacks:
        lines.append(say("pocket-split-jack", suspect=scene.jack, status=scene.status_of_jack))
    return lines


def suspect_lines(view: View, public: View, say: Say) -> list[str]:
    """Who can be Jack given all that is public, how likely, and what his hidden cards may hold.

    That is all the investigator knows, so the player's own ``view`` has nothing to add.
    """
    chances = knowledge.identity_posterior(public)
    lines = [say("notes-title", count=len(chances)), *chance_lines(chances, say)]
    ruled_out = [suspect for suspect in public.suspects() if suspect not in chances]
    if ruled_out:
        lines.append(say("pocket-notes-ruled-out", suspects=ruled_out))
    held = Scene.of(public).cards_of("jack")
    if held:
        lines.append(say("pocket-notes-hidden", cards=len(held)))
        lines += [
            say("pocket-notes-hourglasses", hourglasses=hourglasses, percent=percent(chance))
            for hourglasses, chance in _on_cards(public).items()
        ]
    return lines


def _on_cards(public: View) -> dict[int, Fraction]:
    """How likely each number of hourglasses on Jack's hidden cards is."""
    chances: dict[int, Fraction] = {}
    for (_, hourglasses), chance in knowledge.posterior(public).items():
        chances[hourglasses] = chances.get(hourglasses, Fraction(0)) + chance
    return dict(sorted(chances.items()))


def decisive_lines(words: Sequence[str], scene: Scene, say: Say) -> list[str]:
    """Nothing: no kind of word ends the game."""
    return []
