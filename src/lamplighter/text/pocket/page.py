"""Pocket's page: the headings, and the panel of suspects beside the board.

The page takes 16 lines of 80 columns, which leaves eight of a small terminal for what has just
happened and for the prompt.
"""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from lamplighter.games.pocket.board import ROUNDS, SUSPECTS
from lamplighter.sentences import Say
from lamplighter.telling.headings import heading_between, turn_heading
from lamplighter.telling.lists import in_a_row
from lamplighter.telling.pocket.actions import say_coming, say_left
from lamplighter.telling.pocket.scene import Scene, Tile, hourglasses_on, letter_of
from lamplighter.text.page import GAP
from lamplighter.text.pocket.board import DETECTIVE_STYLES, SUSPECT_STYLES, WIDTH
from lamplighter.text.wrapping import wrapped

__all__ = ["HEADINGS", "PANEL_WIDTH", "headings", "panel", "standing"]

PANEL_WIDTH = 80 - WIDTH - GAP

HEADINGS = 3
"""Lines above the board."""


def headings(scene: Scene, say: Say) -> list[str]:
    """Where the game is: the round and whose turn it is, the actions left, the coming ones."""
    heading = heading_between(scene, say)
    if heading:
        return [heading, "", ""]
    return [turn_heading(scene, say), say_left(scene, say), say_coming(scene, say)]


def panel(scene: Scene, say: Say, width: int) -> list[Text]:
    """Who is who, the round tokens and the cards, in lines of `PANEL_WIDTH` whatever ``width``."""
    rows = [_suspect_row(scene, suspect, say) for suspect in SUSPECTS]
    chase = Text(
        say("pocket-panel-chase") if scene.chase and not scene.winner else "", style="bold"
    )
    cards = [row for line in standing(scene, say) for row in wrapped(line, PANEL_WIDTH)]
    return [*rows, chase, _track(scene, say), *map(Text, cards)]


def _suspect_row(scene: Scene, suspect: str, say: Say) -> Text:
    """Letter, place, name and state of one suspect."""
    width = max(cell_len(say(f"name-{slug}")) for slug in SUSPECTS)
    name = set_cell_size(say(f"name-{suspect}"), width)
    tile = next((tile for tile in scene.tiles if tile and tile.suspect == suspect), None)
    if tile is None:
        return Text(f"{letter_of(suspect)} -- {name}", style="dim")
    row = Text(f"{tile.letter} ", style=f"bold {SUSPECT_STYLES[suspect]}")
    row.append(f"{tile.place} ", style="not bold default")
    if tile.cleared:
        row.append(f"{name} {say('state-cleared')}", style="not bold dim default")
    elif scene.winner and suspect == scene.jack:
        row.append(f"{name} ", style="not bold")
        row.append(say("state-jack"), "bold reverse")
    else:
        row.append(f"{name} ", style="not bold")
        row.append_text(_state(tile, say))
    if suspect == scene.jack and scene.is_jacks:
        row.append(f" {say('state-you')}", "bold reverse")
    row.truncate(PANEL_WIDTH)
    return row


def _state(tile: Tile, say: Say) -> Text:
    """Whether a suspect is in sight, and of whom."""
    if not tile.seen_by:
        return Text(say("pocket-state-unseen"), style="not bold default")
    if len(tile.seen_by) == len(DETECTIVE_STYLES):
        return Text(say("pocket-state-seen-all"), style="bold default")
    if len(tile.seen_by) > 1:
        initials = in_a_row((detective[0].upper() for detective in tile.seen_by), say)
        return Text(say("pocket-state-seen-some", initials=initials), style="bold default")
    (detective,) = tile.seen_by
    return Text(say("pocket-state-seen", detective=detective), style=DETECTIVE_STYLES[detective])


def _track(scene: Scene, say: Say) -> Text:
    """The eight round tokens and who took them."""
    line = Text(say("pocket-panel-rounds"))
    for number in range(ROUNDS):
        taker = scene.track[number] if number < len(scene.track) else ""
        sign = say(f"initial-{taker}") if taker else "-"
        styles = {"jack": "bold red3", "investigator": "bold green4", "": "dim"}
        line.append(f" {number + 1}").append(sign, styles[taker])
    return line


def standing(scene: Scene, say: Say) -> list[str]:
    """Jack's hourglasses and the alibi cards, as far as the viewer knows them."""
    held = scene.cards_of("jack")
    shown = [letter_of(suspect) for suspect in scene.cards_shown]
    if scene.hourglasses is not None and (scene.is_jacks or scene.winner):
        own = [f"{letter_of(c.suspect)}{hourglasses_on(c.suspect)}" for c in held if c.suspect]
        return [
            say("pocket-panel-hourglasses-known", hourglasses=scene.hourglasses),
            say("pocket-panel-cards-known", own=own, shown=shown),
        ]
    return [
        say("pocket-panel-hourglasses", tokens=scene.tokens_of_jack, cards=len(held)),
        say("pocket-panel-cards", shown=shown),
    ]
