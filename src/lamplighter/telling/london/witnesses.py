"""The call for witnesses: who is visible and why, what Jack answers, who is cleared for it."""

from __future__ import annotations

from collections.abc import Sequence

from lamplighter.sentences import Say
from lamplighter.telling.london.light import why_visible
from lamplighter.telling.london.scene import Scene

__all__ = ["question", "tell_lines", "tell_verdict", "why_cleared"]


def question(number: int, say: Say) -> list[str]:
    """What the witnesses are asked at the end of a round."""
    return [say("london-call-heading", round=number)]


def tell_lines(called: Scene, say: Say) -> list[str]:
    """Who of the suspects is visible at the moment of the call and why, and who is in the dark."""
    return [
        say("london-call-visible", reasons=_reasons(called.seen, called, say)),
        say("london-call-dark", suspects=called.unseen),
    ]


def tell_verdict(called: Scene, after: Scene, verdict: str, say: Say) -> list[str]:
    """Whether Jack was visible, why that clears whom, and what it means for the next round."""
    cleared = [suspect for suspect in called.suspects if suspect not in after.suspects]
    if verdict == "seen":
        consequence = say("london-call-cleared-seen", suspects=cleared)
    else:
        reasons = _reasons(cleared, called, say)
        consequence = say("london-call-cleared-unseen", reasons=reasons, count=len(cleared))
    left = [say("call-left", suspects=after.suspects)] if called.is_jacks else []
    if called.known and not after.winner:
        left = [say("london-call-own", suspects=after.possible)]
    follows = _what_follows(called, after, verdict, say)
    # To anybody but Jack the answer itself names who is left.
    return [_answer(called, verdict, say), consequence, *left, *([follows] if follows else [])]


def why_cleared(suspect: str, called: Scene, say: Say) -> str:
    """Where a suspect stood when Jack's answer cleared him."""
    person = called.person(suspect)
    return why_visible(person, say) if person.visible else say("london-state-invisible")


def _what_follows(called: Scene, after: Scene, verdict: str, say: Say) -> str:
    """The lamp that goes out, and whether Jack may escape in the next round."""
    if after.winner:
        return ""
    status = "unseen-you" if verdict == "unseen" and called.is_jacks else verdict
    card = say("london-call-card", status=status)
    lamp = called.lamp_to_go_out
    if lamp is None:
        return card
    gone = say("london-call-lamp", number=lamp.number, place=lamp.place)
    return say("told-with-change", told=gone, change=card)


def _reasons(names: Sequence[str], called: Scene, say: Say) -> list[str]:
    """Each of these characters, with what makes him visible."""
    people = [called.person(name) for name in names]
    return [
        say("london-call-reason", suspect=person.name, why=why_visible(person, say))
        for person in people
    ]


def _answer(called: Scene, verdict: str, say: Say) -> str:
    if called.is_jacks:
        return say(f"london-call-answer-{verdict}-you", suspect=called.jack)
    suspects = called.seen if verdict == "seen" else called.unseen
    return say(f"london-call-answer-{verdict}", suspects=suspects)
