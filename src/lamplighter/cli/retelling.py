"""One word of a recorded game in the sentences that a game at the terminal has for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lamplighter.games.chance import chance_domain
from lamplighter.games.view import REVEAL
from lamplighter.text.scene import Scene, after_action, after_draw
from lamplighter.text.tell import tell_action, tell_draw, tell_tokens
from lamplighter.text.witnesses import tell_lines, tell_verdict

if TYPE_CHECKING:
    from lamplighter.games.base import View
    from lamplighter.sentences import Say

__all__ = ["retell", "told_word"]


def told_word(before: View, after: View) -> list[str]:
    """The word between two views as their viewer was told it, and the verdict if one followed."""
    told = after.words()
    if REVEAL in told:
        told = told[: told.index(REVEAL)]
    return told[len(before.words()) :]


def retell(before: View, after: View, say: Say, *, lines_of_sight: bool) -> list[str]:
    """What the word between two views of one viewer brought, and the call for witnesses after it.

    Args:
        before: what he knew before the word.
        after: what he knew after it.
        say: the sentences.
        lines_of_sight: whether a call is to tell what each detective sees.
    """
    word, *verdict = told_word(before, after)
    then, now = Scene.of(before), Scene.of(after)
    if before.current_player() < 0:
        called, told = _chance(word, before, now, say)
    else:
        called = after_action(before, before.game.words.number(word, False))
        told = tell_action(word, then, called, say)
    sentences = [told]
    if verdict:
        sentences += tell_lines(called, say) if lines_of_sight else []
        sentences += tell_verdict(called, now, verdict[0], say)
        if now.step:
            sentences.append(tell_tokens(now, say))
    return sentences


def _chance(word: str, before: View, now: Scene, say: Say) -> tuple[Scene, str]:
    """An outcome of chance: the board as it stood right after it, and the sentence for it."""
    domain = chance_domain(word)
    _, *rest = word.split("-")
    if domain == "draw":
        # A card that stayed hidden then is a bare word; at the end of a game it lies open.
        suspect = rest[0] if rest else ""
        told = tell_draw(now.cards[-1].taker, suspect, Scene.of(before), say)
        return after_draw(before, suspect), told
    if domain == "tile":
        tile = now.tile_at(rest[0])
        told = say("cli-told-tile", suspect=tile.suspect, place=tile.place, wall=tile.wall or "-")
        return now, told
    if domain == "jack":
        return now, say("cli-told-jack", known="yes" if rest else "no", suspect=(rest or [""])[0])
    return now, tell_tokens(now, say)
