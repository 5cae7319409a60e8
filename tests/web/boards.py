"""How the words of each game are chosen on its board: what a person presses, by its name.

The words that can be played come from the frames; the names of what stands for them come from the
catalogue, with the same facts that the client has. So every press also shows that the part of the
board has the accessible name that it should have.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator

from tests.web.hands import Hand
from tests.web.visiting import Frame, Visitor

__all__ = ["choose_on_board"]

Choices = dict[str, Any]

LONDON_PAIRS = ("lamp", "cordon", "cover", "whistle")
LONDON_MOVES = ("move", "accuse", "escape")


def choose_on_board(
    visitor: Visitor, hand: Hand, word: str, choices: Choices, scene: Frame
) -> None:
    """Press what stands for a word on the board and beside it."""
    if scene["game"] == "pocket":
        _pocket(visitor, hand, word, choices, scene)
    else:
        _london(visitor, hand, word, choices, scene)


def _begins(visitor: Visitor, sentence: str) -> Locator:
    """The button on the board whose name begins with a sentence, whatever spaces are in it."""
    pattern = re.compile("^" + r"\s+".join(re.escape(part) for part in sentence.split()))
    return visitor.board.get_by_role("button", name=pattern).first


def _pocket(visitor: Visitor, hand: Hand, word: str, choices: Choices, scene: Frame) -> None:
    head, *rest = word.split("-")
    action = {"rotate": "rotation"}.get(head, head)
    tokens = visitor.page.get_by_role("region", name=visitor.say("web-pocket-actions"))
    hand.press(tokens.get_by_role("button", name=visitor.say(f"web-pocket-action-{action}")).first)
    if sum(other.split("-")[0] == head for other in choices) == 1:
        return  # there is nothing to choose
    if word == "joker-none":
        sentence = visitor.say("web-pocket-word-stay")
        name = re.compile(re.escape(sentence))
        hand.press(visitor.page.get_by_role("button", name=name))
    elif action in ("rotation", "exchange"):
        for place in rest if action == "exchange" else rest[:1]:
            hand.point(_begins(visitor, _tile(visitor, place, scene)))
        if action == "rotation":
            hand.point(_begins(visitor, _turn(visitor, rest[0], rest[1], scene)))
    else:
        detective, steps = (rest[0], 1) if head == "joker" else (head, int(rest[0]))
        here = next(ray["space"] for ray in scene["rays"] if ray["detective"] == detective)
        space = (here + steps) % 12
        walk = visitor.say("web-pocket-word-walk", detective=detective, steps=steps, space=space)
        hand.point(_begins(visitor, walk))


def _tile(visitor: Visitor, place: str, scene: Frame) -> str:
    tile = next(one for one in scene["tiles"] if one and one["place"] == place)
    return visitor.say(
        "web-pocket-tile",
        place=place,
        suspect=tile["suspect"],
        cleared="yes" if tile["cleared"] else "no",
        by=tile["seen_by"],
    )


def _turn(visitor: Visitor, place: str, degrees: str, scene: Frame) -> str:
    tile = next(one for one in scene["tiles"] if one and one["place"] == place)
    return visitor.say(
        "web-pocket-word-turn", place=place, suspect=tile["suspect"], degrees=int(degrees)
    )


def _london(visitor: Visitor, hand: Hand, word: str, choices: Choices, scene: Frame) -> None:
    kind, *things = word.split("-")
    say = visitor.say
    if kind == "play":
        cards = visitor.page.get_by_role("region", name=say("web-london-cards"))
        name = say("web-london-card", character=things[0])
        hand.press(cards.get_by_role("button", name=name))
        return
    if kind == "stay":
        hand.press(visitor.button("web-london-stay", character=scene["hand"]))
        return
    mode = "move" if kind in LONDON_MOVES else kind
    modes = visitor.page.get_by_role("group", name=say("web-london-modes"))
    if len({_mode(other) for other in choices} - {"stay"}) > 1:
        name = say(f"web-london-mode-{mode}", points=scene["points"])
        hand.press(modes.get_by_role("button", name=name, exact=True))
    if kind in LONDON_PAIRS:
        takeable = {other.split("-")[1] for other in choices if other.split("-")[0] == kind}
        if len(takeable) > 1:
            hand.point(_target(visitor, f"take-{kind}", things[0], "", scene))
        hand.point(_target(visitor, kind, things[1], things[0], scene))
    else:
        hand.point(_target(visitor, kind, things[0], "", scene))


def _mode(word: str) -> str:
    kind = word.split("-")[0]
    return "move" if kind in LONDON_MOVES else kind


def _target(visitor: Visitor, kind: str, thing: str, taken: str, scene: Frame) -> Locator:
    """The target on the map that means a thing."""
    people: dict[str, str] = {one["name"]: one["place"] for one in scene["people"]}
    standing = {place: name for name, place in people.items() if place}
    hand: str = scene["hand"]
    name = visitor.say(
        f"web-london-target-{kind}",
        thing=thing,
        exit=thing,
        begin=taken,
        character=hand or thing,
        other=standing.get(thing, hand),
        place=people.get(thing) or thing,
        **{"from": taken},
    )
    return visitor.board.get_by_role("button", name=name, exact=True)
