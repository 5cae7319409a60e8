"""One turn of a person: the page, the prompt, and everything that can be typed at it.

A turn is one decision or several. Each is tried on a view, and shown; only when the last of them is
confirmed are they handed over, all together. Nothing here changes a game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lamplighter.bots import is_prepared
from lamplighter.bots.advice import advise, strongest
from lamplighter.games.base import View
from lamplighter.telling.chronicle import Chapter
from lamplighter.telling.headings import turn_heading
from lamplighter.telling.hint import hint_lines, words_of
from lamplighter.telling.lists import in_a_row
from lamplighter.telling.outlook import outlook_line, tell_sight
from lamplighter.telling.rooms import scene_of, telling_of
from lamplighter.telling.scene import TURNS, Scene
from lamplighter.text.help import help_lines
from lamplighter.text.notebook import history_lines, move_lines, story_lines
from lamplighter.text.prompt import (
    COMMANDS,
    Reading,
    alternatives,
    matches,
    read_line,
    shortest,
    shown,
)
from lamplighter.text.rooms import rooms_of
from lamplighter.text.screen import Screen
from lamplighter.text.setup import game_in_short

__all__ = ["LeaveGame", "Turn"]

MOST_CANDIDATES = 12

YES = ("", "y", "yes")
BACK = ("u", "un", "und", "undo", "n", "no")


class LeaveGame(Exception):  # noqa: N818 - nothing went wrong
    """The person at the keyboard asked to stop."""


class Turn:
    """Asks one player for one turn.

    Args:
        view: what this player may know now.
        public: what everybody may know, for the notes on what can be inferred.
        screen: where to ask.
        save: writes the game to the file named, and says so.
        news: what has happened since this player last looked.
        story: tells the game so far.
        commitment: what was published of the seed, for the history.
        is_first: whether to say how the prompt works.
        whole: whether to describe the whole board where it is not drawn.
    """

    def __init__(
        self,
        view: View,
        public: View,
        screen: Screen,
        *,
        save: Callable[[str], None],
        news: Sequence[str] = (),
        story: Callable[[], Sequence[Chapter]] = tuple,
        commitment: str = "",
        is_first: bool = False,
        whole: bool = False,
    ) -> None:
        self._whole = whole
        self._story = story
        self._commitment = commitment
        self._public = public
        self._screen = screen
        self._terminal = screen.terminal
        self._say = say = screen.say
        self._save = save
        self._news = list(news)
        self._game = view.game.name
        self._rooms, self._telling = rooms_of(self._game), telling_of(self._game)
        self._spelling = self._rooms.prompt.SPELLING
        self._views = [view]
        """How things stand, and how they would after each word that is tried."""
        self._words: list[str] = []
        """What is tried of this turn; nothing of it is played."""
        self._is_first = is_first
        self._vocabulary = [
            view.action_to_string(action) for action in range(view.game.num_distinct_actions())
        ]
        self._prompt = say("turn-prompt", role=view.game.roles[view.viewer or 0])

    def ask(self) -> list[int]:
        """The actions of the turn, in their order, once the player has confirmed them.

        Raises:
            LeaveGame: he typed ``quit``.
            EOFError, KeyboardInterrupt: from the terminal.
        """
        self._page(self._news, whole=self._whole)
        waiting: str | None = None
        while True:
            line = waiting
            if line is None:
                line = self._terminal.read(self._prompt, [*self._legal, *COMMANDS])
            waiting = None
            reading = self._read(line)
            if reading.kind != "action":
                self._answer(reading, line)
                continue
            ahead = self._ahead(reading.word)
            if scene_of(ahead).goes_on:
                self._views.append(ahead)
                self._words.append(reading.word)
                self._trial()
                continue
            reply = self._confirm(reading.word, ahead)
            if reply in YES:
                turn = zip(self._views, [*self._words, reading.word], strict=True)
                return [view.string_to_action(word) for view, word in turn]
            if reply in BACK:
                self._tell_taken_back(reading.word)
            else:
                waiting = reply

    @property
    def _view(self) -> View:
        """How things stand after what is tried."""
        return self._views[-1]

    @property
    def _legal(self) -> list[str]:
        """The words that are possible now."""
        return [self._view.action_to_string(action) for action in self._view.legal_actions()]

    def _read(self, line: str) -> Reading:
        return read_line(line, self._legal, self._vocabulary, self._spelling)

    # --- trying -------------------------------------------------------------------------------

    def _ahead(self, word: str) -> View:
        """How things would stand after one more word."""
        return self._view.preview(self._view.string_to_action(word))

    def _undo(self) -> None:
        """Take back the last word, if one is tried."""
        if self._words:
            self._take_back()
        else:
            self._terminal.line(self._say("turn-nothing-to-undo"))

    def _take_back(self) -> None:
        """Forget the last word that was tried."""
        word = self._words.pop()
        self._views.pop()
        self._tell_taken_back(word)

    def _tell_taken_back(self, word: str) -> None:
        """Show how things stand without ``word``."""
        told = self._say("turn-taken-back", word=word)
        if self._words:
            self._trial([told])
        else:
            self._page([told])

    # --- showing ------------------------------------------------------------------------------

    def _page(self, news: Sequence[str], *, whole: bool = False) -> None:
        """The position, what has happened, and where things stand."""
        scene = scene_of(self._view)
        told, hint = self._in_sight(scene, news, self._hint())
        self._terminal.fresh()
        self._screen.position(scene, told, whole=whole)
        self._terminal.line(self._outlook(), "bold")
        self._terminal.lines(hint, "dim")

    def _hint(self) -> list[str]:
        """How the prompt works, once."""
        if not self._is_first:
            return []
        self._is_first = False
        example = self._legal[0]
        short = shortest(example, self._legal, self._spelling)
        return [self._say("turn-hint-first", example=example, short=short)]

    def _in_sight(
        self, scene: Scene, news: Sequence[str], hint: Sequence[str]
    ) -> tuple[Sequence[str], Sequence[str]]:
        """The news and the hint as tersely as a small window asks, the news on a page before."""
        short = self._screen.joined(news)
        for told, hints in ((news, hint), (short, hint), (short, ())):
            if self._screen.fits(scene, (), [*told, self._outlook(), *hints]):
                return told, hints
        self._screen.alone(turn_heading(scene, self._say), news)
        return (), hint

    def _trial(self, news: Sequence[str] = ()) -> None:
        """The board in the midst of a turn, and what is still to be decided in it."""
        self._board(self._views, self._words)
        self._terminal.lines(self._notes(self._views, self._words))
        self._terminal.lines(news)
        self._terminal.line(self._outlook(), "bold")

    def _outlook(self) -> str:
        return outlook_line(scene_of(self._view), self._say)

    def _board(self, views: Sequence[View], words: Sequence[str]) -> None:
        """The board after ``words``, under what they would change of how things stand."""
        self._screen.board(scene_of(views[-1]), self._headings(views, words), "bold reverse")

    def _headings(self, views: Sequence[View], words: Sequence[str]) -> list[str]:
        """What stands above the board after ``words``."""
        say = self._say
        before, moved = scene_of(views[0]), scene_of(views[-1])
        heading = [self._heading(words)]
        if words[-1].partition("-")[0] not in self._telling.scene.DECISIVE:
            heading.append(tell_sight(before, moved, say) or say(f"{self._game}-sight-same"))
        if before.step == TURNS and not moved.goes_on and not moved.decided:
            heading.append(say("preview-last"))
        return heading + [""] * (self._rooms.page.HEADINGS - len(heading))

    def _heading(self, words: Sequence[str]) -> str:
        """That ``words`` are only tried."""
        return self._say("preview-heading", word=" ".join(words), count=len(words))

    def _preview(self, word: str, ahead: View) -> None:
        """The board after one more word, and who would be seen if the round ended there."""
        views, words = [*self._views, ahead], [*self._words, word]
        moved = scene_of(ahead)
        split = self._telling.suspects.split_lines(moved, self._say)
        lines = [*self._notes(views, words), *split]
        heading = self._headings(views, words)
        if not self._screen.fits(moved, heading, lines):
            lines = self._screen.joined(lines)
        if not self._screen.fits(moved, heading, lines):
            heading = [heading[0], *self._screen.joined(heading[1:])]
        self._screen.board(moved, heading, "bold reverse")
        self._terminal.lines(lines)

    def _notes(self, views: Sequence[View], words: Sequence[str]) -> list[str]:
        """What has to be known of ``words`` before they are played."""
        before, moved = scene_of(views[0]), scene_of(views[-1])
        drawn = self._screen.draws(self._game)
        notes = self._telling.tell.notes_before(words, before, moved, self._say, drawn=drawn)
        return list(notes)

    def _confirm(self, word: str, ahead: View) -> str:
        """Show what the turn does that ends with ``word``, and ask whether to play it.

        Yes, back, or another action in its place. Whatever else is typed is answered, and the
        question asked again.
        """
        count = len(self._words) + 1
        self._preview(word, ahead)
        while True:
            line = self._terminal.read(self._say("turn-confirm", word=word, count=count))
            reply = line.strip().lower()
            if reply in YES or reply in BACK:
                return reply
            reading = self._read(line)
            if reading.kind == "action":
                return line
            if reading.kind == "help":
                self._help(reading.rest or word)
            elif reading.kind == "command" and reading.word in ("board", "undo"):
                return BACK[0]
            elif reading.kind == "command" and reading.word == "preview":
                self._terminal.line(self._say("turn-preview-first", word=word))
            else:
                self._answer(reading, line)

    def _help(self, topic: str) -> None:
        drawn = self._screen.draws(self._game)
        self._terminal.lines(help_lines(topic, self._view, self._say, drawn=drawn))

    # --- answering ----------------------------------------------------------------------------

    def _answer(self, reading: Reading, line: str) -> None:
        say = self._say
        if reading.kind == "help":
            self._help(reading.rest)
        elif reading.kind == "command":
            self._command(reading.word, reading.rest)
        elif reading.kind == "unclear":
            self._terminal.lines(self._candidates(line, reading.candidates))
        elif reading.kind == "not-now":
            self._terminal.line(self._not_now(reading.candidates))
        elif reading.kind == "unknown":
            alike = reading.candidates
            either = alternatives(alike, say)
            told = self._rooms.prompt.no_such_place(line, say) or say(
                "turn-unknown", typed=shown(line), alike=alike, either=either
            )
            self._terminal.line(told)
        else:
            self._terminal.line(say("turn-hint", example=self._legal[0]))

    def _command(self, command: str, rest: str) -> None:
        say, terminal = self._say, self._terminal
        if command == "board":
            self._again()
        elif command == "history":
            self._history(rest)
        elif command == "suspects":
            terminal.lines(self._telling.suspects.suspect_lines(self._views[0], self._public, say))
        elif command == "moves":
            width = terminal.width if self._screen.draws(self._game) else 0
            with terminal.undisturbed():
                lines = move_lines(self._view, rest, say, width)
            terminal.lines(lines)
        elif command == "preview":
            self._preview_only(rest)
        elif command == "hint":
            self._advise()
        elif command == "why":
            terminal.lines(self._telling.plain.say_why(scene_of(self._view), say))
        elif command == "primer":
            terminal.lines(game_in_short(self._game, say))
        elif command == "undo":
            self._undo()
        elif command == "save":
            self._save(rest)
            if self._words:
                terminal.line(say("turn-saved-without", count=len(self._words)))
        else:
            raise LeaveGame

    def _history(self, rest: str) -> None:
        """The game in sentences, or with ``words`` in the words of the notation."""
        say, terminal = self._say, self._terminal
        if self._commitment:
            seal = self._commitment
            terminal.line(say("history-commitment", commitment=seal), unbroken=[seal])
        if rest and "words".startswith(rest.lower()):
            terminal.lines(history_lines(self._views[0].words(), say))
        else:
            terminal.lines(story_lines(self._story(), say))

    def _again(self) -> None:
        """The page that was shown last; where nothing is drawn, all of the board."""
        if self._words and self._screen.draws(self._game):
            self._trial()
        else:
            self._page([self._heading(self._words)] if self._words else [], whole=True)

    def _preview_only(self, rest: str) -> None:
        """``preview WORD`` shows and asks nothing; the prompt stays where it was."""
        found = matches(rest, self._legal, self._spelling)
        if len(found) == 1:
            self._preview(found[0], self._ahead(found[0]))
            self._terminal.line(self._say("preview-only", word=found[0]))
        elif found:
            self._terminal.lines(self._candidates(rest, found))
        else:
            self._terminal.line(self._say("preview-what", typed=shown(rest)))

    def _advise(self) -> None:
        """What the strongest bot would do from here, and why; nothing is tried or played."""
        say = self._say
        if not is_prepared(strongest(self._game), self._game):
            self._terminal.line(say("hint-preparing"))
        advice = advise(self._view)
        words = words_of(self._view, advice.actions)
        self._terminal.line(say("hint-words", words=" ".join(words)), "bold")
        self._terminal.lines(hint_lines(self._view, advice, say))
        self._terminal.line(say("hint-play", count=len(words)), "dim")

    def _candidates(self, line: str, words: Sequence[str]) -> list[str]:
        """What a line may be short for; a few examples if that is much."""
        say = self._say
        scene, room = scene_of(self._view), self._rooms.notebook
        asked: list[str] = self._rooms.prompt.which(words, scene, say)
        if asked and (
            len(words) > MOST_CANDIDATES or any(room.price(word, scene) for word in words)
        ):
            return asked
        some = words[:MOST_CANDIDATES]
        more = len(words) - len(some)
        listed = in_a_row(some, say) if more else alternatives(some, say)
        return [say("turn-unclear", typed=shown(line), words=listed, more=more)]

    def _not_now(self, words: Sequence[str]) -> str:
        """Why an existing word is not possible at this moment."""
        return str(self._rooms.prompt.not_now(words, scene_of(self._view), self._say))
