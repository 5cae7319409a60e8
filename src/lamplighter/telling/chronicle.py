"""A game told word by word to one viewer, in the sentences of its game.

All that tells what happened goes through here: the news at a table, ``history``, and the replay of
a record. An `Event` is made from two views of one viewer, so it cannot tell what he may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from lamplighter.games.base import State, View
from lamplighter.games.chance import chance_domain
from lamplighter.games.view import REVEAL
from lamplighter.sentences import Say
from lamplighter.telling.outlook import tell_sight
from lamplighter.telling.rooms import scene_after, scene_of, telling_of
from lamplighter.telling.scene import TURNS, Scene

__all__ = [
    "Chapter",
    "Event",
    "News",
    "Story",
    "chronicle",
    "event_between",
    "heading_of",
    "retell",
]


@dataclass(frozen=True)
class Event:
    """One word as its viewer was told it, and how things stood before, right after, and then."""

    word: str
    domain: str
    """The kind of chance that brought it; empty for a decision of a player."""
    then: Scene
    board: Scene
    """The board right after the word, before any call."""
    now: Scene
    verdict: str
    """What the witnesses said after it; empty where they were not called."""

    @property
    def is_of_the_deal(self) -> bool:
        """Whether it belongs to what happens before the first round."""
        return bool(self.domain) and not (self.then.step or self.now.step or self.is_draw)

    @property
    def is_draw(self) -> bool:
        """Whether an alibi card was drawn."""
        return self.domain == "draw"

    @property
    def turn(self) -> int:
        """Which turn of its round it belongs to; 0 where it comes before the first."""
        if self.is_draw:
            return TURNS if self.verdict or not self.now.step else self.now.step - 1
        return self.then.step

    @property
    def begins_round(self) -> bool:
        """Whether a round can begin now."""
        return bool(self.now.step) and (
            bool(self.verdict) or bool(self.domain and not self.is_draw)
        )

    @property
    def joins(self) -> bool:
        """Whether it is told in one paragraph with what came right before."""
        if self.domain:
            return self.is_draw or self.is_of_the_deal
        return self.then.goes_on

    def sentence(self, say: Say) -> str:
        """What happened."""
        tell = telling_of(self.now.game).tell
        if not self.domain:
            return str(tell.tell_action(self.word, self.then, self.board, say))
        if self.is_draw:
            # A card that stayed hidden then is a bare word; at the end of a game it lies open.
            suspect = self.word.partition("-")[2]
            return str(tell.tell_draw(self.now.cards[-1].taker, suspect, self.then, say))
        if self.is_of_the_deal:
            return str(tell.tell_deal(self.word, self.now, say))
        return str(tell.tell_round(self.now, say))

    def witnesses(self, say: Say) -> list[str]:
        """The verdict and what follows from it; nothing where there was none."""
        if not self.verdict:
            return []
        room = telling_of(self.now.game).witnesses
        return list(room.tell_verdict(self.board, self.now, self.verdict, say))


def event_between(before: View, after: View) -> Event:
    """The one word that lies between two views of the same viewer."""
    told = after.words(before.plies())
    if REVEAL in told:
        told = told[: told.index(REVEAL)]
    word, *verdict = told
    then, now = scene_of(before), scene_of(after)
    if before.current_player() >= 0:
        board = now
        if verdict or now.decided:  # else nothing came between the word and now
            board = scene_after(before, before.game.words.number(word, False))
        return Event(word, "", then, board, now, "".join(verdict))
    domain = chance_domain(word)
    board = now
    if domain == "draw":
        board = telling_of(now.game).scene.scene_after_draw(before, word.partition("-")[2])
    return Event(word, domain, then, board, now, "".join(verdict))


class News:
    """What one viewer is told, in paragraphs: one for a turn, with what it changed behind it.

    Args:
        say: the sentences.
        changes: whether to tell what a turn changed in who is seen.
    """

    def __init__(self, say: Say, *, changes: bool = True) -> None:
        self._say = say
        self._changes = changes
        self._began: Scene | None = None
        self._is_open = False
        self.lines: list[str] = []

    def hear(self, event: Event, *, own: bool = False) -> None:
        """Add what happened; of a player's ``own`` decisions nothing, for he knows."""
        if event.domain:
            self._add(event.sentence(self._say), joined=event.joins)
            return
        if not event.then.goes_on:
            self._began, self._is_open = event.then, False
        if own:
            return
        self._add(event.sentence(self._say), joined=event.joins)
        if self._changes and not event.board.goes_on:
            change = tell_sight(self._began or event.then, event.board, self._say)
            self._add(change, joined=True)

    def add(self, lines: Sequence[str]) -> None:
        """Add paragraphs as they are."""
        self.lines += lines
        self._is_open = self._is_open and not lines

    def take(self) -> list[str]:
        """All paragraphs so far, which are not told again."""
        taken, self.lines = self.lines, []
        self._is_open = False
        return taken

    def _add(self, sentence: str, *, joined: bool) -> None:
        if not sentence:
            return
        if joined and self._is_open and self.lines:
            sentence = self._say("told-with-change", told=self.lines.pop(), change=sentence)
        self.lines.append(sentence)
        self._is_open = True


@dataclass
class Chapter:
    """The deal, or one round: a heading, and a paragraph for each thing that happened."""

    heading: str
    lines: list[str] = field(default_factory=list)
    plies: list[int] = field(default_factory=list)
    """How many words had been played after what each of the lines tells."""
    calls: list[int] = field(default_factory=list)
    """Which of the lines are answers to a call for witnesses."""

    def date(self, ply: int) -> None:
        """Note that the lines as they are now tell up to this ply, the last one at least."""
        self.plies = [*self.plies[: max(len(self.lines) - 1, 0)]]
        self.plies += [ply] * (len(self.lines) - len(self.plies))


class Story:
    """A game told to one viewer from its beginning; what was told is not worked out again.

    Args:
        begin: the game before the first action.
        viewer: 0, 1, or ``None`` for a spectator.
        say: the sentences.
    """

    def __init__(self, begin: State, viewer: int | None, say: Say) -> None:
        self._begin = begin
        self._viewer = viewer
        self._say = say
        self._start()

    def _start(self) -> None:
        self._state = self._begin.clone()
        self._before = self._state.view(self._viewer)
        first = scene_of(self._before)
        self._news = News(self._say, changes=False)
        in_round = first.step or first.due == "draw"
        heading = heading_of(first, self._say) if in_round else self._say("history-deal")
        self._chapters = [Chapter(heading, self._news.lines)]

    def told(self, actions: Sequence[int]) -> list[Chapter]:
        """Everything that the viewer was told while ``actions`` were played from the beginning."""
        heard = self._state.history()
        if list(actions[: len(heard)]) != heard:
            self._start()
            heard = []
        for action in actions[len(heard) :]:
            self._hear(action)
        last = self._chapters[-1]
        return [chapter for chapter in self._chapters if chapter.lines or chapter is last]

    def _hear(self, action: int) -> None:
        self._state.apply_action(action)
        after = self._state.view(self._viewer)
        event = event_between(self._before, after)
        self._before = after
        chapter = self._chapters[-1]
        if not event.begins_round or event.verdict:
            self._news.hear(event)
            chapter.date(after.plies())
            if event.verdict:
                chapter.calls.append(len(chapter.lines))
                self._news.add(event.witnesses(self._say))
                chapter.date(after.plies())
        if event.begins_round:
            self._news = News(self._say, changes=False)
            self._chapters.append(Chapter(heading_of(event.now, self._say), self._news.lines))


def chronicle(begin: State, actions: Sequence[int], viewer: int | None, say: Say) -> list[Chapter]:
    """Everything that ``viewer`` was told while ``actions`` were played from ``begin`` on."""
    return Story(begin, viewer, say).told(actions)


def retell(event: Event, say: Say, *, lines: bool) -> list[str]:
    """One word by itself, with the verdict and the round that follow from it.

    With ``lines`` a call also tells what can be read from the board.
    """
    told = [event.sentence(say)]
    if event.verdict:
        room = telling_of(event.now.game).witnesses
        told += room.tell_lines(event.board, say) if lines else []
        told += event.witnesses(say)
        told += [heading_of(event.now, say)] if event.begins_round else []
    return told


def heading_of(scene: Scene, say: Say) -> str:
    """How a round begins, in a sentence."""
    return str(telling_of(scene.game).tell.tell_round(scene, say))
