"""How London's words may be typed, and why one of them is not possible now.

A character may be called by the letter on the map (``whistle-t-g5``: T is Stealthy). ``play-``,
``move-`` and ``face-`` may be left out: ``goodley``, ``g5`` and ``ne`` say enough.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from lamplighter.games.london.board import CHARACTERS, HEXES, LAMPS, STREETS
from lamplighter.sentences import Say
from lamplighter.telling.london.scene import Scene, letter_of
from lamplighter.text.prompt import Spelling

__all__ = ["SPELLING", "no_such_place", "not_now", "which"]

PLAIN_ENOUGH = ("play", "move", "face")
"""Kinds of words that need not be named."""

USERS = {"lamp": "smith", "cordon": "lestrade", "cover": "bert", "whistle": "goodley"}
"""Whose ability a kind of word uses."""


def _spellings(word: str) -> list[list[str]]:
    parts = word.split("-")
    ways = [parts]
    if len(parts) > 1 and parts[1] in CHARACTERS:
        ways.append([parts[0], letter_of(parts[1]).lower(), *parts[2:]])
    if parts[0] in PLAIN_ENOUGH:
        ways += [way[1:] for way in ways]
    return ways


SPELLING = Spelling({"light": "lamp", "shine": "face", "leave": "escape"}, _spellings)


def no_such_place(line: str, say: Say) -> str:
    """What stands where a line wants somebody to go: a lamp or a house; else nothing.

    Nor is there a word for Goodley whistling himself.
    """
    *kind, place = re.split(r"[\s-]+", line.strip().lower())
    if kind[:1] == ["whistle"] and kind[1:2] == ["goodley"]:
        return say("london-not-now-himself")
    if place not in HEXES or place in STREETS:
        return ""
    return say("london-no-street", place=place, kind="lamp" if place in LAMPS else "house")


def which(words: Sequence[str], scene: Scene, say: Say) -> list[str]:
    """All words that a line may mean, those that differ only in their end in one line.

    Of a whistle also what each end costs.
    """
    lines = []
    whistles = any(word.startswith("whistle-") for word in words)
    for begin, group in groupby(words, key=lambda word: word.rpartition("-")[0]):
        ends = [word.rpartition("-")[2] for word in group]
        if begin.startswith("whistle-"):
            name = begin.partition("-")[2]
            costs = [(end, scene.whistle_cost(name, end)) for end in ends]
            ends = [say("london-turn-cost", end=end, points=points) for end, points in costs]
        lines.append(say("london-turn-which", begin=f"{begin}: " if begin else "", ends=ends))
    return [*lines, say("london-turn-which-points")] if whistles else lines


def not_now(words: Sequence[str], scene: Scene, say: Say) -> str:
    """Why an existing word (or any of several with one beginning) is not possible now."""
    kind, *rest = words[0].split("-")
    word = words[0] if len(words) == 1 else kind
    if not scene.hand:
        if kind == "play":
            return _card(rest[0], scene, say)
        return say("london-not-now-no-hand", word=word, characters=scene.left)
    hand = scene.hand
    if kind == "play":
        return say("london-not-now-in-hand", word=word, character=hand)
    if scene.owes_facing:
        return say("london-not-now-facing")
    if scene.whistling and kind != "whistle":
        return say("london-not-now-whistle", points=scene.points)
    if kind in USERS:
        return _ability(kind, rest, word, scene, say)
    if kind == "face":
        return say("london-not-now-face")
    if not scene.owes_move:
        return say("london-not-now-moved", character=hand)
    return _movement(kind, rest, word, scene, say)


def _card(name: str, scene: Scene, say: Say) -> str:
    """Why a card cannot be played."""
    key = "london-not-now-played" if name in scene.played else "london-not-now-card"
    return say(key, character=name, characters=scene.left)


def _ability(kind: str, rest: Sequence[str], word: str, scene: Scene, say: Say) -> str:
    if scene.hand != USERS[kind]:
        return say("london-not-now-ability", word=word, character=USERS[kind], other=scene.hand)
    if not scene.owes_ability:
        return say("london-not-now-used", character=scene.hand)
    if kind == "whistle" and rest[0] in scene.whistled:
        return say("london-not-now-twice", character=rest[0])
    if kind == "whistle":
        return say("london-not-now-out-of-hearing", points=scene.points)
    return say(f"london-not-now-{kind}", word=word)


def _movement(kind: str, rest: Sequence[str], word: str, scene: Scene, say: Say) -> str:
    hand = scene.hand
    if kind == "accuse":
        if scene.is_jacks:
            return say("london-not-now-jack-accuses")
        return say("london-not-now-accuse", word=word, places=scene.accusable, character=hand)
    if kind == "escape":
        return _escape(rest, scene, say)
    if kind == "swap":
        return say("london-not-now-swap")
    if kind == "stay":
        return say("london-not-now-stay", character=hand)
    if rest and scene.people_at(rest[0]):
        return say("london-not-now-occupied", place=rest[0], role=scene.actor)
    return say("london-not-now-move", word=word, character=hand)


def _escape(rest: Sequence[str], scene: Scene, say: Say) -> str:
    """Why nobody leaves here. Only Jack's own screen may tell who could."""
    if not scene.is_jacks:
        return say("london-not-now-detective-escapes")
    if scene.witness_card == "seen":
        return say("london-not-now-escape-seen")
    if scene.hand != scene.jack:
        return say("london-not-now-escape-other", character=scene.jack)
    if rest and rest[0] in scene.cordons:
        return say("london-not-now-escape-cordon", exit=rest[0])
    return say("london-not-now-escape-far")
