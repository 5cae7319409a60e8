"""What has just happened in London, in sentences: one for each word of a turn.

Everything is told to one viewer: the words are those he was told, the scenes are his.
"""

from __future__ import annotations

from collections.abc import Sequence

from lamplighter.sentences import Say
from lamplighter.telling.london.owed import say_owed
from lamplighter.telling.london.scene import Scene, gate_of

__all__ = [
    "notes_before",
    "tell_action",
    "tell_deal",
    "tell_draw",
    "tell_round",
]


def tell_action(word: str, before: Scene, moved: Scene, say: Say) -> str:
    """A player's decision."""
    who = before.who(before.actor)
    kind, *rest = word.split("-")
    hand = before.hand
    if kind == "play":
        return say("london-told-play", who=who, character=rest[0])
    if kind == "move":
        return say("london-told-move", character=hand, begin=before.person(hand).place, end=rest[0])
    if kind == "stay":
        return say("london-told-stay", character=hand, place=before.person(hand).place)
    if kind == "escape":
        begin, gate = before.person(hand).place, gate_of(rest[0])
        if begin == gate:
            return say("london-told-escape-gate", character=hand, gate=gate, exit=rest[0])
        return say("london-told-escape", character=hand, begin=begin, gate=gate, exit=rest[0])
    if kind == "accuse":
        (accused,) = before.people_at(rest[0])
        return say("london-told-accuse", character=hand, accused=accused.name, place=rest[0])
    if kind == "swap":
        return _swap(rest[0], moved, say)
    if kind == "whistle":
        return _whistle(rest, before, moved, say)
    if kind == "face":
        return say("london-told-face", direction=rest[0])
    return _carried(kind, rest, before, say)


def _swap(other: str, moved: Scene, say: Say) -> str:
    places = [moved.person(name).place for name in ("gull", other)]
    return say("london-told-swap", other=other, place=places[0], second=places[1])


def _whistle(rest: list[str], before: Scene, moved: Scene, say: Say) -> str:
    name, end = rest
    return say(
        "london-told-whistle",
        other=name,
        begin=before.person(name).place,
        end=end,
        points=before.points - moved.points,
    )


def _carried(kind: str, rest: list[str], before: Scene, say: Say) -> str:
    """A light, a cordon or a cover that goes from one place to another."""
    begin, end = rest
    if kind == "lamp":
        number = next(lamp.number for lamp in before.lamps if lamp.place == begin)
        return say("london-told-lamp", number=number, begin=begin, end=end)
    return say(
        "london-told-cordon" if kind == "cordon" else "london-told-cover", begin=begin, end=end
    )


def tell_draw(taker: str, suspect: str, before: Scene, say: Say) -> str:
    """An alibi card, which only its taker sees."""
    if suspect and before.who(taker) == "you":
        return say("london-told-draw-own", suspect=suspect, role=taker)
    if suspect:
        return say("london-told-draw-open", taker=taker, suspect=suspect)
    return say("london-told-draw-hidden", taker=taker)


def tell_round(scene: Scene, say: Say) -> str:
    """How a round begins: whose cards lie open, and who chooses first."""
    return say(
        "london-told-round",
        round=scene.round,
        characters=[*scene.played, *scene.left],
        first=scene.who(scene.order[0]),
    )


def tell_deal(word: str, after: Scene, say: Say) -> str:
    """Jack's identity, in the words that the viewer was told."""
    is_told = word != "jack"
    own = "you" if after.is_jacks else "yes"
    return say("told-jack", known=own if is_told else "no", suspect=after.jack if is_told else "")


def notes_before(
    words: Sequence[str], before: Scene, moved: Scene, say: Say, *, drawn: bool
) -> list[str]:
    """What has to be known of a turn before it is played, apart from the map if it is ``drawn``."""
    kind = words[-1].partition("-")[0]
    if kind == "accuse":
        accused, accuser = moved.people_at(words[-1].partition("-")[2])
        return [
            say(
                "london-note-accuse",
                accuser=accuser.name,
                accused=accused.name,
                place=accused.place,
            ),
            say(f"london-note-accuse-{before.why_innocent(accused.name)}", accused=accused.name),
        ]
    if kind == "escape":
        return [say("london-note-escape")]
    if moved.goes_on:
        return [] if drawn else say_owed(moved, say)
    if before.hand == "holmes" or words[0] == "play-holmes":
        return [say("london-note-alibi")]
    return []
