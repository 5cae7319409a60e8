"""One decision of a person: the page, the prompt, and everything that can be typed at it.

Nothing here changes a game: the answer is the number of the action that was confirmed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lamplighter.games.base import View
from lamplighter.text.chronicle import Chapter
from lamplighter.text.help import help_lines
from lamplighter.text.notebook import (
    history_lines,
    move_lines,
    outlook_line,
    split_lines,
    story_lines,
    suspect_lines,
)
from lamplighter.text.page import action_words, listed_actions
from lamplighter.text.primer import game_in_short
from lamplighter.text.prompt import COMMANDS, Reading, matches, read_line, shown
from lamplighter.text.scene import PLAYERS, Scene
from lamplighter.text.screen import Screen
from lamplighter.text.tell import tell_sight

__all__ = ["LeaveGame", "Turn"]

MOST_CANDIDATES = 12

LAST_STEP = 4

YES = ("", "y", "yes")
BACK = ("u", "un", "und", "undo", "n", "no")


class LeaveGame(Exception):  # noqa: N818 - nothing went wrong
    """The person at the keyboard asked to stop."""


class Turn:
    """Asks one player for one action.

    Args:
        view: what this player may know now.
        public: what everybody may know, for the notes on what the investigator can infer.
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
        self._view = view
        self._public = public
        self._screen = screen
        self._terminal = screen.terminal
        self._say = say = screen.say
        self._save = save
        self._news = list(news)
        self._legal = [view.action_to_string(action) for action in view.legal_actions()]
        example = self._legal[0]
        short = _shortened(example, self._legal)
        self._hint = say("turn-hint", example=example)
        first_hint = say("turn-hint-first", example=example, short=short)
        self._first_hint = [first_hint] if is_first else []
        self._vocabulary = [
            view.action_to_string(action) for action in range(view.game.num_distinct_actions())
        ]
        self._prompt = say("turn-prompt", role=PLAYERS[view.viewer or 0])

    def ask(self) -> int:
        """The action that the player confirmed.

        Raises:
            LeaveGame: he typed ``quit``.
            EOFError, KeyboardInterrupt: from the terminal.
        """
        self._terminal.offer([*self._legal, *COMMANDS])
        self._page(self._news, whole=self._whole)
        waiting: str | None = None
        while True:
            line = self._terminal.read(self._prompt) if waiting is None else waiting
            waiting = None
            reading = read_line(line, self._legal, self._vocabulary)
            if reading.kind != "action":
                self._answer(reading, line)
                continue
            reply = self._confirm(reading.word)
            if reply in YES:
                return self._view.string_to_action(reading.word)
            if reply in BACK:
                self._page([self._say("turn-taken-back", word=reading.word)])
            else:
                waiting = reply

    # --- showing ------------------------------------------------------------------------------

    def _page(self, news: Sequence[str], *, whole: bool = False) -> None:
        """The position, what has happened, and where things stand."""
        scene = Scene.of(self._view)
        self._terminal.fresh()
        self._screen.position(scene, news, whole=whole)
        self._terminal.line(outlook_line(scene, self._say), "bold")
        self._terminal.lines(self._first_hint, "dim")
        self._first_hint = []

    def _preview(self, word: str) -> None:
        """The board after ``word``, and who would be seen if the round ended there."""
        say, terminal = self._say, self._terminal
        before = Scene.of(self._view)
        moved = Scene.of(self._view.preview(self._view.string_to_action(word)))
        heading = [
            say("preview-heading", word=word),
            tell_sight(before, moved, say) or say("sight-same"),
            say("preview-last") if before.step == LAST_STEP else "",
        ]
        self._screen.board(moved, heading, "bold reverse")
        if word == "alibi":
            terminal.line(say("preview-alibi", role=PLAYERS[self._view.viewer or 0]))
        terminal.lines(split_lines(moved, say))

    def _confirm(self, word: str) -> str:
        """Show what ``word`` does and ask whether to play it: yes, back, or another action.

        Whatever else is typed is answered, and the question asked again.
        """
        self._preview(word)
        while True:
            line = self._terminal.read(self._say("turn-confirm", word=word))
            reply = line.strip().lower()
            if reply in YES or reply in BACK:
                return reply
            reading = read_line(line, self._legal, self._vocabulary)
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
        drawn = self._screen.draws
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
            self._terminal.line(say("turn-unknown", typed=shown(line), alike=alike))
        else:
            self._terminal.line(self._hint)

    def _command(self, command: str, rest: str) -> None:
        say, terminal = self._say, self._terminal
        if command == "board":
            self._page([], whole=True)
        elif command == "history":
            self._history(rest)
        elif command == "suspects":
            terminal.lines(suspect_lines(self._public, say))
        elif command == "moves":
            width = terminal.width if self._screen.draws else 0
            with terminal.undisturbed():
                lines = move_lines(self._view, rest, say, width)
            terminal.lines(lines)
        elif command == "preview":
            self._preview_only(rest)
        elif command == "primer":
            terminal.lines(game_in_short(say))
        elif command == "undo":
            terminal.line(say("turn-nothing-to-undo"))
        elif command == "save":
            self._save(rest)
        else:
            raise LeaveGame

    def _history(self, rest: str) -> None:
        """The game in sentences, or with ``words`` in the words of the notation."""
        say, terminal = self._say, self._terminal
        if self._commitment:
            seal = self._commitment
            terminal.line(say("history-commitment", commitment=seal), unbroken=[seal])
        if rest and "words".startswith(rest.lower()):
            terminal.lines(history_lines(self._view.words(), say))
        else:
            terminal.lines(story_lines(self._story(), say))

    def _preview_only(self, rest: str) -> None:
        """``preview WORD`` shows and asks nothing; the prompt stays where it was."""
        found = matches(rest, self._legal)
        if len(found) == 1:
            self._preview(found[0])
            self._terminal.line(self._say("preview-only", word=found[0]))
        elif found:
            self._terminal.lines(self._candidates(rest, found))
        else:
            self._terminal.line(self._say("preview-what", typed=shown(rest)))

    def _candidates(self, line: str, words: Sequence[str]) -> list[str]:
        """What a line may be short for; a few examples if that is much."""
        kinds = {word.partition("-")[0] for word in words}
        if len(words) > MOST_CANDIDATES and kinds <= {"rotate", "exchange"} and len(kinds) == 1:
            example = words[0].replace("-", " ")
            return [self._say(f"turn-which-{kinds.pop()}", example=example)]
        some = list(words[:MOST_CANDIDATES])
        more = len(words) - len(some)
        return [self._say("turn-unclear", typed=shown(line), words=some, more=more)]

    def _not_now(self, words: Sequence[str]) -> str:
        """Why an existing word is not possible at this moment."""
        scene = Scene.of(self._view)
        kind, _, rest = words[0].partition("-")
        left = action_words(scene.left)
        if kind not in left:
            actions = listed_actions(scene.left, self._say)
            word = words[0] if len(words) == 1 else kind
            return self._say("not-now-token", word=word, actions=actions)
        if kind == "rotate":
            return self._say("not-now-rotated", place=rest.partition("-")[0])
        return self._say("not-now-jack", word=words[0])


def _shortened(word: str, legal: Sequence[str]) -> str:
    """A short way to type ``word`` that means nothing else."""
    initials = "".join(part[0] for part in word.split("-"))
    return initials if matches(initials, legal) == [word] else word.replace("-", " ")
