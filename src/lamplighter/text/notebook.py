"""What a player would keep on paper: who can be Jack, what happened, what each move would show."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby

from lamplighter.games.base import View
from lamplighter.games.pocket import knowledge
from lamplighter.sentences import Say
from lamplighter.text.prompt import matches
from lamplighter.text.scene import Scene

__all__ = ["history_lines", "move_lines", "outlook_line", "split_lines", "suspect_lines"]

VERDICTS = ("seen", "unseen")
COLUMN = 20
"""Room for the longest word and its two numbers."""

TURNS = 3
"""The turns of one tile make a row of their own."""


def split_lines(scene: Scene, say: Say) -> list[str]:
    """Who would be seen if the round ended on this board, and what that would mean."""
    lines = [
        say("split-seen", suspects=scene.seen),
        say("split-unseen", suspects=scene.unseen),
    ]
    return [*lines, outlook_line(scene, say)] if scene.viewer == 1 else lines


def outlook_line(scene: Scene, say: Say) -> str:
    """The same in one line: the two parts in numbers, for Jack where he stands himself."""
    if scene.viewer == 1:
        status = "seen" if scene.jack in scene.seen else "unseen"
        return say(
            "outlook-jack",
            suspect=scene.jack,
            status=status,
            seen=len(scene.seen),
            unseen=len(scene.unseen),
        )
    return say("outlook", seen=len(scene.seen), unseen=len(scene.unseen))


def suspect_lines(public: View, say: Say) -> list[str]:
    """Who can be Jack given all that is public, how likely, and what his hidden cards may hold."""
    chances = knowledge.identity_posterior(public)
    lines = [say("notes-title", count=len(chances))]
    lines += [
        say("notes-suspect", suspect=suspect, percent=_percent(chance))
        for suspect, chance in chances.items()
    ]
    ruled_out = [suspect for suspect in public.suspects() if suspect not in chances]
    if ruled_out:
        lines.append(say("notes-ruled-out", suspects=ruled_out))
    held = Scene.of(public).cards_of_jack
    if held:
        lines.append(say("notes-hidden", cards=len(held)))
        lines += [
            say("notes-hourglasses", hourglasses=hourglasses, percent=_percent(chance))
            for hourglasses, chance in _on_cards(public).items()
        ]
    return lines


def _on_cards(public: View) -> dict[int, Fraction]:
    """How likely each number of hourglasses on Jack's hidden cards is."""
    chances: dict[int, Fraction] = {}
    for (_, hourglasses), chance in knowledge.posterior(public).items():
        chances[hourglasses] = chances.get(hourglasses, Fraction(0)) + chance
    return dict(sorted(chances.items()))


def _percent(chance: Fraction) -> str:
    return f"{float(chance) * 100:.0f}"


def history_lines(words: Sequence[str], say: Say) -> list[str]:
    """The words told so far, a line for the deal and one or two for each round."""
    deal = [word for word in words if word.partition("-")[0] in ("tile", "jack")]
    lines = [say("history-deal", words=" ".join(deal))] if deal else []
    number = 1
    said: list[str] = []
    for word in words[len(deal) :]:
        if word in VERDICTS:
            lines.append(say("history-round", round=number, words=" ".join(said)))
            lines.append(say(f"history-verdict-{word}"))
            number, said = number + 1, []
        else:
            said.append(word)
    if said:
        lines.append(say("history-round", round=number, words=" ".join(said)))
    return lines or [say("history-empty")]


def move_lines(view: View, beginning: str, say: Say, width: int) -> list[str]:
    """All moves (that ``beginning`` may be short for) with the parts each would split into.

    In columns that fill ``width``, or a sentence for each if that is 0.
    """
    words = [view.action_to_string(action) for action in view.legal_actions()]
    if beginning:
        words = matches(beginning, words)
    if not words:
        return [say("moves-none")]
    entries = [_entry(view, word, say, in_full=not width) for word in words]
    if not width:
        return entries
    heading = say("moves-heading")
    families = [list(family) for _, family in groupby(entries, key=_family)]
    return [heading, *(row for family in families for row in _rows(family, width))]


def _entry(view: View, word: str, say: Say, *, in_full: bool) -> str:
    """One move with the number of suspects it would leave in sight and out of sight."""
    moved = view.preview(view.string_to_action(word))
    seen = len(knowledge.visible(moved))
    unseen = len(moved.suspects()) - seen
    if in_full:
        return say("moves-entry", word=word, seen=seen, unseen=unseen)
    return f"{word} {seen}:{unseen}"


def _family(entry: str) -> str:
    """Entries of one family stand together: all turns of tiles, all moves of Holmes, ..."""
    return entry.partition("-")[0].partition(" ")[0]


def _rows(entries: Sequence[str], width: int) -> list[str]:
    """The entries of a family in columns, read across."""
    count = max(1, width // COLUMN)
    if _family(entries[0]) == "rotate":
        count = min(count, TURNS)
    return [
        "".join(entry.ljust(COLUMN) for entry in entries[at : at + count]).rstrip()
        for at in range(0, len(entries), count)
    ]
