"""What a player would keep on paper: who can be Jack, what happened, what each move would show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from lamplighter.games.base import View
from lamplighter.games.pocket import knowledge
from lamplighter.sentences import Say
from lamplighter.text.chronicle import Chapter
from lamplighter.text.prompt import matches
from lamplighter.text.scene import Scene

__all__ = [
    "history_lines",
    "move_lines",
    "outlook_line",
    "split_lines",
    "story_lines",
    "suspect_lines",
]

VERDICTS = ("seen", "unseen")
JACK_IN_SIGHT = "!"
"""Behind a move, on Jack's own screen: it would leave him in sight."""

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
    if scene.viewer == 1:
        lines.append(say("split-jack", suspect=scene.jack, status=_status(scene)))
    return lines


def outlook_line(scene: Scene, say: Say) -> str:
    """The same in one line: the two parts in numbers, for Jack where he stands himself."""
    if scene.viewer == 1:
        return say(
            "outlook-jack",
            suspect=scene.jack,
            status=_status(scene),
            seen=len(scene.seen),
            unseen=len(scene.unseen),
        )
    return say("outlook", seen=len(scene.seen), unseen=len(scene.unseen))


def _status(scene: Scene) -> str:
    """Whether Jack would be seen, for his own eyes."""
    return "seen" if scene.jack in scene.seen else "unseen"


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


def story_lines(story: Sequence[Chapter], say: Say) -> list[str]:
    """The game in sentences, an empty line before each round."""
    lines: list[str] = []
    for chapter in story:
        lines += ["", chapter.heading, *chapter.lines]
    return lines[1:] or [say("history-empty")]


def history_lines(words: Sequence[str], say: Say) -> list[str]:
    """The words told so far, a line for the deal and one or two for each round."""
    deal = [word for word in words if word.partition("-")[0] in ("tile", "jack")]
    lines = [say("history-words-deal", words=" ".join(deal))] if deal else []
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

    In columns that fill ``width``; if that is 0, in a sentence for each way to split. Jack is
    also told which moves would leave himself in sight.
    """
    words = [view.action_to_string(action) for action in view.legal_actions()]
    if beginning:
        words = matches(beginning, words)
    if not words:
        return [say("moves-none")]
    outcomes = {word: _outcome(view, word) for word in words}
    if not width:
        return _grouped(outcomes, say)
    entries = [
        f"{word} {outcome.seen}:{outcome.unseen}{JACK_IN_SIGHT if outcome.jack == 'seen' else ''}"
        for word, outcome in outcomes.items()
    ]
    heading = [say("moves-heading")]
    if view.viewer == 1:
        heading.append(say("moves-legend", mark=JACK_IN_SIGHT))
    families = [list(family) for _, family in groupby(entries, key=_family)]
    return [*heading, *(row for family in families for row in _rows(family, width))]


@dataclass(frozen=True, order=True)
class _Outcome:
    """How a call right after a move would turn out."""

    jack: str
    """``seen`` or ``unseen`` where Jack himself asks; else empty."""
    seen: int
    unseen: int


def _outcome(view: View, word: str) -> _Outcome:
    moved = view.preview(view.string_to_action(word))
    visible = knowledge.visible(moved)
    jack = _status(Scene.of(moved)) if view.viewer == 1 else ""
    return _Outcome(jack, len(visible), len(moved.suspects()) - len(visible))


def _grouped(outcomes: Mapping[str, _Outcome], say: Say) -> list[str]:
    """A sentence for each outcome with the moves that lead to it, for Jack the good ones last."""
    return [
        say(
            "moves-group",
            seen=outcome.seen,
            unseen=outcome.unseen,
            jack=outcome.jack or "unknown",
            words=[word for word, other in outcomes.items() if other == outcome],
        )
        for outcome in sorted(set(outcomes.values()))
    ]


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
