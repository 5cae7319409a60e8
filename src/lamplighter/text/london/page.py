"""London's page: the map, and beside it whose turn it is, who is who and how it stands.

The page takes 18 lines of 80 columns, which leaves six of a small terminal for what has just
happened and for the prompt: so its heading stands in the panel, and there is one above the map only
where that has something else to tell. In a wider window the panel tells why somebody is visible.
"""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from lamplighter.games.london.board import ROUNDS
from lamplighter.sentences import Say
from lamplighter.telling.headings import heading_between, turn_heading
from lamplighter.telling.london.light import why_visible
from lamplighter.telling.london.owed import owed
from lamplighter.telling.london.scene import Person, Scene, letter_of
from lamplighter.text.london.board import CHARACTER_STYLES, WIDTH
from lamplighter.text.page import GAP

__all__ = ["HEADINGS", "PANEL_WIDTH", "headings", "panel"]

PANEL_WIDTH = 80 - WIDTH - GAP

HEADINGS = 0
"""Lines above the map that are always there."""

NAME, STATE = 8, 9
"""Columns of the names and of the states in the panel."""

ENOUGH = 14
"""With fewer columns left in a row there is no sense in telling why somebody is visible."""


def headings(scene: Scene, say: Say) -> list[str]:
    """Where the game is, if nobody's turn is; else the panel begins with that."""
    heading = heading_between(scene, say)
    return [heading] if heading else []


def panel(scene: Scene, say: Say, width: int) -> list[Text]:
    """Who is who, the cards, the witnesses and the alibi cards, in lines of at most ``width``."""
    turn = turn_heading(scene, say) if scene.step else ""
    below = [_cards(scene, say), _coming(scene, say), *_standing(scene, say)]
    rows = [
        Text(turn, style="bold"),
        *(_row(person, scene, say, width) for person in scene.people),
        *map(Text, below),
        *_private(scene, say),
    ]
    for row in rows:
        row.truncate(width, overflow="ellipsis")
    return rows


def _row(person: Person, scene: Scene, say: Say, width: int) -> Text:
    """Letter, place, name and state of one character, and why he is visible if there is room."""
    own = scene.is_jacks and person.name == scene.jack
    name = say("london-panel-name", character=person.name)
    row = Text()
    row.append(">" if person.name == scene.hand else " ", "bold")
    row.append(person.letter, f"bold {CHARACTER_STYLES[person.name]}")
    row.append(f" {person.place or '--':<4}")
    row.append(set_cell_size(name.upper() if own else name, NAME), "bold reverse" if own else "")
    row.append(f" {_state(person, scene, say)}", _state_style(person, scene))
    why = "" if person.cleared else why_visible(person, say)
    if why and width - cell_len(row.plain) >= ENOUGH:
        row.append(say("london-panel-why", why=why), "dim")
    return row


def _state(person: Person, scene: Scene, say: Say) -> str:
    if scene.winner and person.name == scene.jack:
        return say("state-jack")
    if person.exit:
        return say("london-state-gone", exit=person.exit)
    if person.cleared:
        return say("state-cleared")
    if person.stayed:
        return say("london-state-stayed")
    return say("london-state-visible" if person.visible else "london-state-invisible")


def _state_style(person: Person, scene: Scene) -> str:
    if scene.winner and person.name == scene.jack:
        return "bold reverse"
    if person.cleared or person.stayed:
        return "dim"
    return "bold" if person.visible else ""


def _cards(scene: Scene, say: Say) -> str:
    """The cards to be played, and what the character in hand has still to do."""
    if scene.decided:
        return ""
    if scene.hand:
        return owed(scene, say)
    return say("london-panel-cards", letters=_letters(scene.left)) if scene.left else ""


def _coming(scene: Scene, say: Say) -> str:
    if scene.decided:
        return ""
    if scene.hand and scene.left:
        return say("london-panel-cards", letters=_letters(scene.left))
    if scene.is_last_round:
        return say("london-panel-last-round")
    if scene.coming:
        return say("london-panel-coming", letters=_letters(scene.coming))
    # Of the eight cards an odd round takes four, the next one the others.
    odd = scene.round % 2
    return say("london-panel-coming-others" if odd else "london-panel-coming-shuffled")


def _letters(names: tuple[str, ...]) -> str:
    return " ".join(letter_of(name) for name in names)


def _standing(scene: Scene, say: Say) -> list[str]:
    """What the witness card shows, the lamp that goes out, the lantern, the calls."""
    lamp = None if scene.decided else scene.lamp_to_go_out
    calls = [say(f"london-call-sign-{verdict}") for verdict in scene.verdicts]
    signs = "".join(calls) + "-" * (ROUNDS - len(calls))
    return [
        say("london-panel-witness-card", status=scene.witness_card),
        say("london-panel-lamp", number=lamp.number, place=lamp.place) if lamp else "",
        say("london-panel-lantern", direction=scene.facing),
        say("london-panel-calls", signs=signs),
    ]


def _private(scene: Scene, say: Say) -> list[Text]:
    """The alibi cards: who took how many, and which the viewer himself has drawn."""
    counts = [len(scene.cards_of(player)) for player in scene.players]
    lines = [Text(say("london-panel-alibis", detective=counts[0], jack=counts[1]))]
    known = [letter_of(card.suspect) for card in scene.cards if card.suspect]
    if known and not scene.winner:
        lines.append(Text(say("london-panel-own-alibis", letters=" ".join(known)), style="bold"))
    return lines
