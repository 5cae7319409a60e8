"""One decision of a person: the page, the prompt, and everything that can be typed at it.

Nothing here changes a game: the answer is the number of the action that was confirmed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lamplighter.games.base import View
from lamplighter.text.help import help_lines
from lamplighter.text.notebook import (
    history_lines,
    move_lines,
    outlook_line,
    split_lines,
    suspect_lines,
)
from lamplighter.text.page import action_words
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
        commitment: str = "",
        is_first: bool = False,
        whole: bool = False,
    ) -> None:
        self._whole = whole
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
            if reply.strip().lower() in YES:
                return self._view.string_to_action(reading.word)
            if reply.strip().lower() in BACK:
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
        self._preview(word)
        while True:
            reply = self._terminal.read(self._say("turn-confirm", word=word))
            if not reply.strip().startswith("?"):
                return reply
            topic = reply.strip()[1:].strip() or word
            self._terminal.lines(help_lines(topic, self._view, self._say))

    # --- answering ----------------------------------------------------------------------------

    def _answer(self, reading: Reading, line: str) -> None:
        say = self._say
        if reading.kind == "help":
            self._terminal.lines(help_lines(reading.rest, self._view, say))
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
            if self._commitment:
                terminal.line(say("history-commitment", commitment=self._commitment))
            terminal.lines(history_lines(self._view.words(), say))
        elif command == "suspects":
            terminal.lines(suspect_lines(self._public, say))
        elif command == "moves":
            width = terminal.width if self._screen.draws else 0
            terminal.lines(move_lines(self._view, rest, say, width))
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
        some = list(words[:MOST_CANDIDATES])
        more = len(words) - len(some)
        return [self._say("turn-unclear", typed=shown(line), words=some, more=more)]

    def _not_now(self, words: Sequence[str]) -> str:
        """Why an existing word is not possible at this moment."""
        scene = Scene.of(self._view)
        kind, _, rest = words[0].partition("-")
        left = action_words(scene.left)
        if kind not in left:
            return self._say("not-now-token", word=words[0], actions=left)
        if kind == "rotate":
            return self._say("not-now-rotated", place=rest.partition("-")[0])
        return self._say("not-now-jack", word=words[0])


def _shortened(word: str, legal: Sequence[str]) -> str:
    """A short way to type ``word`` that means nothing else."""
    initials = "".join(part[0] for part in word.split("-"))
    return initials if matches(initials, legal) == [word] else word.replace("-", " ")
