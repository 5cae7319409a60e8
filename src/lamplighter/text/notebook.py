"""What a player would keep on paper: what happened, and what each move would show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from lamplighter.games.base import View
from lamplighter.games.chance import chance_domain
from lamplighter.games.view import VERDICTS
from lamplighter.sentences import Say
from lamplighter.telling.chronicle import Chapter
from lamplighter.telling.rooms import scene_of, telling_of
from lamplighter.text.prompt import matches
from lamplighter.text.rooms import rooms_of

__all__ = ["history_lines", "move_lines", "story_lines"]

JACK_IN_SIGHT = "!"
"""Behind a move, on Jack's own screen: it would leave him in sight."""

COLUMN = 20
"""Room for most words and their two numbers; a longer word widens its rows."""


def story_lines(story: Sequence[Chapter], say: Say) -> list[str]:
    """The game in sentences, an empty line before each round."""
    lines: list[str] = []
    for chapter in story:
        lines += ["", chapter.heading, *chapter.lines]
    return lines[1:] or [say("history-empty")]


def history_lines(words: Sequence[str], say: Say) -> list[str]:
    """The words told so far, a line for the deal and one or two for each round."""
    deal = [word for word in words if chance_domain(word) in ("tile", "jack")]
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
    game = view.game.name
    words = [view.action_to_string(action) for action in view.legal_actions()]
    if beginning:
        words = matches(beginning, words, rooms_of(game).prompt.SPELLING)
    if not words:
        return [say("moves-none")]
    scene = scene_of(view)
    jack = scene.jack if scene.is_jacks else ""
    room, telling = rooms_of(game).notebook, telling_of(game)
    decisive = [word for word in words if word.partition("-")[0] in telling.scene.DECISIVE]
    outcomes = {word: _outcome(view, word, jack) for word in words if word not in decisive}
    last = telling.suspects.decisive_lines(decisive, scene, say) if decisive else []
    if not width:
        return [*_grouped(game, outcomes, say), *last]
    entries = [
        f"{word} {outcome.seen}:{outcome.unseen}{JACK_IN_SIGHT if outcome.jack == 'seen' else ''}"
        f"{room.price(word, scene)}"
        for word, outcome in outcomes.items()
    ]
    heading = [say(f"{game}-moves-heading")]
    if scene.is_jacks:
        heading.append(say(f"{game}-moves-legend", mark=JACK_IN_SIGHT))
    heading += room.legend(words, say)
    families = [(kind, list(family)) for kind, family in groupby(entries, key=_kind)]
    return [
        *heading,
        *(row for kind, family in families for row in _rows(family, width, room.ROW.get(kind))),
        *last,
    ]


@dataclass(frozen=True, order=True)
class _Outcome:
    """How a call right after a move would turn out."""

    jack: str
    """``seen`` or ``unseen`` where Jack himself asks; else empty."""
    seen: int
    unseen: int


def _outcome(view: View, word: str, jack: str) -> _Outcome:
    # Only this much of the scene, for there may be very many words.
    moved = view.preview(view.string_to_action(word))
    visible = moved.game.knowledge.visible(moved)
    status = "seen" if jack in visible else "unseen"
    return _Outcome(status if jack else "", len(visible), len(moved.suspects()) - len(visible))


def _grouped(game: str, outcomes: Mapping[str, _Outcome], say: Say) -> list[str]:
    """A sentence for each outcome with the moves that lead to it, for Jack the good ones last."""
    return [
        say(
            f"{game}-moves-group",
            seen=outcome.seen,
            unseen=outcome.unseen,
            jack=outcome.jack or "unknown",
            words=[word for word, other in outcomes.items() if other == outcome],
        )
        for outcome in sorted(set(outcomes.values()))
    ]


def _kind(entry: str) -> str:
    """Entries of one kind stand together: all turns of tiles, all moves of Holmes, ..."""
    return entry.partition("-")[0].partition(" ")[0]


def _rows(entries: Sequence[str], width: int, most: int | None) -> list[str]:
    """The entries of a kind in columns, read across; at ``most`` so many in a row."""
    column = max(COLUMN, max(map(len, entries)) + 1)
    count = max(1, width // column)
    count = count if most is None else min(count, most)
    return [
        "".join(entry.ljust(column) for entry in entries[at : at + count]).rstrip()
        for at in range(0, len(entries), count)
    ]
