"""The page of a position: headings, the board, and beside it who is who and how it stands.

It takes 16 lines of 80 columns, which leaves eight of a small terminal for what has just
happened and for the prompt. In a window too narrow for the panel, the panel goes below.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from lamplighter.games.pocket.board import ROUNDS, SUSPECTS
from lamplighter.sentences import Say
from lamplighter.text.board import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    DETECTIVE_STYLES,
    SUSPECT_STYLES,
    draw_board,
)
from lamplighter.text.glyphs import Glyphs
from lamplighter.text.scene import PLAYERS, Scene, Tile, hourglasses_on, letter_of, who_is

__all__ = ["action_words", "draw_page", "headings", "listed_actions", "standing"]

GAP = 1
"""Columns between the board, which ends with the tokens of the right side, and the panel."""

PANEL_WIDTH = 80 - BOARD_WIDTH - GAP

MARK_WIDTH = 3


def draw_page(
    scene: Scene,
    say: Say,
    glyphs: Glyphs,
    width: int,
    heading: Sequence[str] = (),
    heading_style: str = "bold",
) -> list[Text]:
    """All lines of the page, none wider than ``width`` where that is at least the board's.

    ``heading`` stands in the place of the usual lines above the board, if it is given.
    """
    mark = set_cell_size(say("board-mark-you"), MARK_WIDTH) if scene.viewer == 1 else ""
    board = draw_board(scene, glyphs, mark)
    panel = _panel(scene, say)
    first, *more = heading or headings(scene, say)
    lines = [Text(first, style=heading_style), *map(Text, more)]
    if width < BOARD_WIDTH + GAP + PANEL_WIDTH:
        return [*lines, *board, *panel]
    for number in range(BOARD_HEIGHT):
        row = board[number].copy()
        row.append(" " * GAP)
        lines.append(row.append_text(panel[number]) if number < len(panel) else row)
    return lines


def action_words(actions: tuple[str, ...]) -> list[str]:
    """Actions by the first part of the words that play them: that is what has to be typed."""
    return ["rotate" if action == "rotation" else action for action in actions]


def listed_actions(actions: tuple[str, ...], say: Say) -> list[str]:
    """The same for a list to be read: what is there twice is named once."""
    words = action_words(actions)
    return [
        say("action-twice", action=word) if words.count(word) == 2 else word
        for word in dict.fromkeys(words)
    ]


def headings(scene: Scene, say: Say) -> list[str]:
    """Where the game is: the round and whose turn it is, the actions left, the coming ones."""
    if scene.winner:
        return [say("heading-over", round=scene.round, winner=scene.winner), "", ""]
    if not scene.step:
        return [say("heading-between", round=scene.round, due=scene.due), "", ""]
    return [
        _turn(scene, say),
        say(
            "heading-actions",
            actions=listed_actions(scene.left, say),
            spent=listed_actions(scene.spent, say),
        ),
        _coming(scene, say),
    ]


def _turn(scene: Scene, say: Say) -> str:
    """The round, which of its actions is due, and whose it is."""
    initials = {player: say(f"initial-{player}") for player in PLAYERS}
    turns = [initials[player] for player in scene.order]
    turns[scene.step - 1] = f"[{turns[scene.step - 1]}]"
    return say(
        "heading-turn",
        round=scene.round,
        step=scene.step,
        order=" ".join(turns),
        actor=who_is(scene.actor, scene.viewer),
    )


def _coming(scene: Scene, say: Say) -> str:
    if scene.round == ROUNDS:
        return say("heading-last-round")
    if scene.coming:
        return say("heading-coming", actions=listed_actions(scene.coming, say))
    return say("heading-coming-tossed")


def _panel(scene: Scene, say: Say) -> list[Text]:
    rows = [_suspect_row(scene, suspect, say) for suspect in SUSPECTS]
    chase = Text(say("panel-chase") if scene.chase and not scene.winner else "", style="bold")
    return [*rows, chase, _track(scene, say), *map(Text, standing(scene, say))]


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
    if suspect == scene.jack and scene.viewer == 1:
        row.append(f" {say('state-you')}", "bold reverse")
    row.truncate(PANEL_WIDTH)
    return row


def _state(tile: Tile, say: Say) -> Text:
    """Whether a suspect is in sight, and of whom."""
    if not tile.seen_by:
        return Text(say("state-unseen"), style="not bold default")
    if len(tile.seen_by) == len(DETECTIVE_STYLES):
        return Text(say("state-seen-all"), style="bold default")
    if len(tile.seen_by) > 1:
        initials = ", ".join(detective[0].upper() for detective in tile.seen_by)
        return Text(say("state-seen-some", initials=initials), style="bold default")
    (detective,) = tile.seen_by
    return Text(say("state-seen", detective=detective), style=DETECTIVE_STYLES[detective])


def _track(scene: Scene, say: Say) -> Text:
    """The eight round tokens and who took them."""
    line = Text(say("panel-rounds"))
    for number in range(ROUNDS):
        taker = scene.track[number] if number < len(scene.track) else ""
        sign = say(f"initial-{taker}") if taker else "-"
        styles = {"jack": "bold red3", "investigator": "bold green4", "": "dim"}
        line.append(f" {number + 1}").append(sign, styles[taker])
    return line


def standing(scene: Scene, say: Say) -> list[str]:
    """Jack's hourglasses and the alibi cards, as far as the viewer knows them."""
    held = scene.cards_of_jack
    shown = [letter_of(suspect) for suspect in scene.cards_shown]
    if scene.hourglasses is not None and (scene.viewer == 1 or scene.winner):
        own = [f"{letter_of(c.suspect)}{hourglasses_on(c.suspect)}" for c in held if c.suspect]
        return [
            say("panel-hourglasses-known", hourglasses=scene.hourglasses),
            say("panel-cards-known", own=own, shown=shown),
        ]
    return [
        say("panel-hourglasses", tokens=scene.tokens_of_jack, cards=len(held)),
        say("panel-cards", shown=shown),
    ]
