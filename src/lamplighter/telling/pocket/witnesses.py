"""The call for witnesses: who sees whom, what Jack has to answer, and who is cleared for it."""

from __future__ import annotations

from lamplighter.sentences import Say
from lamplighter.telling.pocket.scene import Scene
from lamplighter.telling.pocket.tell import OPEN_WHEN_CLEARED

__all__ = ["question", "tell_lines", "tell_verdict", "why_cleared"]


def question(number: int, say: Say) -> list[str]:
    """What the witnesses are asked at the end of a round."""
    return [say("pocket-call-heading", round=number), say("pocket-call-question")]


def tell_lines(called: Scene, say: Say) -> list[str]:
    """What each detective has in sight at the moment of the call."""
    suspects = called.suspects
    sentences = []
    for ray in called.rays:
        seen = [called.tile_at(place).suspect for place in ray.places]
        seen = [suspect for suspect in seen if suspect in suspects]
        sentences.append(
            say("pocket-call-line", detective=ray.detective, space=ray.space, suspects=seen)
        )
    return sentences


def tell_verdict(called: Scene, after: Scene, verdict: str, say: Say) -> list[str]:
    """Whether Jack was seen, why that clears whom, and what it brings to whom."""
    cleared = [suspect for suspect in called.suspects if suspect not in after.suspects]
    return [
        _answer(called, verdict, say),
        say(f"pocket-call-cleared-{verdict}", suspects=cleared),
        *([say("pocket-told-open")] if OPEN_WHEN_CLEARED in cleared else []),
        say(f"pocket-call-token-{verdict}", tokens=after.tokens_of_jack),
        say("call-left", suspects=after.suspects),
        *_chase(called, after, say),
    ]


def why_cleared(suspect: str, called: Scene, say: Say) -> str:
    """Where a suspect stood when Jack's answer cleared him."""
    seers = called.tile_of(suspect).seen_by
    if not seers:
        return say("pocket-state-unseen")
    return say("pocket-why-seen", detectives=seers)


def _answer(called: Scene, verdict: str, say: Say) -> str:
    if verdict == "unseen" and not called.seen:
        return say("pocket-call-answer-nobody")
    if called.is_jacks:
        return say(f"pocket-call-answer-{verdict}-you", suspect=called.jack)
    return say(f"pocket-call-answer-{verdict}", suspects=called.seen)


def _chase(called: Scene, after: Scene, say: Say) -> list[str]:
    begins = after.chase and not called.chase and not after.winner
    return [say("pocket-call-chase")] if begins else []
