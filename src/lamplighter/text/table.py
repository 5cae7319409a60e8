"""The loop of a game: whose turn it is, what chance brings, what is told to whom.

The table holds the one `State`; it asks chance and the players, and hands everybody else views.
Each viewer's news are gathered from his own views, so no screen can show what its viewer
may not know.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lamplighter.bots import Bot, is_prepared
from lamplighter.games.base import State, View
from lamplighter.games.chance import ChanceStream, chance_domain, play_chance
from lamplighter.text.chronicle import Chapter, chronicle, hidden_from
from lamplighter.text.curtain import Curtain
from lamplighter.text.ending import tell_end
from lamplighter.text.page import headings
from lamplighter.text.scene import PLAYERS, Scene, after_action, after_draw
from lamplighter.text.screen import Screen
from lamplighter.text.tell import tell_action, tell_draw, tell_tokens
from lamplighter.text.turn import Turn
from lamplighter.text.witnesses import tell_lines, tell_verdict, verdict_of

__all__ = ["BOT_DOMAIN", "Seat", "Table"]

Viewer = int | None

BOT_DOMAIN = "bot"
"""What a bot's own dice are called in the seed: so a resumed game goes on as it would have."""


@dataclass(frozen=True)
class Seat:
    """One of the two seats: a bot's, or a person's at this terminal where ``bot`` is ``None``."""

    name: str
    bot: Bot | None = None


class Table:
    """A game between two seats, at least one of them a person's.

    Args:
        state: the game, at any node.
        stream: where all chance comes from.
        seats: investigator and Jack.
        screen: where the persons sit.
        save: writes the game to the file named, and says so.
        news: what to tell every person first.
        begin: how a game began that goes on now; what happened in this round is told again.
        commitment: what was published of the seed, if anything was.
    """

    def __init__(
        self,
        state: State,
        stream: ChanceStream,
        seats: tuple[Seat, Seat],
        screen: Screen,
        *,
        save: Callable[[str], None],
        news: Sequence[str] = (),
        begin: State | None = None,
        commitment: str = "",
    ) -> None:
        self._commitment = commitment
        self._state = state
        self._stream = stream
        self._seats = seats
        self._screen = screen
        self._terminal = screen.terminal
        self._say = screen.say
        self._save = save
        persons = [player for player in (0, 1) if seats[player].bot is None]
        self._curtain = Curtain(screen.terminal, screen.say, needed=len(persons) == 2)
        # What two persons look at together shows no more than a spectator may know.
        self._together: Viewer = persons[0] if len(persons) == 1 else None
        self._news: dict[Viewer, list[str]] = {
            viewer: list(news) for viewer in {*persons, self._together}
        }
        self._begin = begin or state.clone()
        if begin is not None:
            for viewer in self._news:
                for chapter in self._story(viewer)[-1:]:
                    self._news[viewer] += [chapter.heading, *chapter.lines]
        # Their first move takes some time, and that is said.
        self._unprepared = [seat.name for seat in seats if seat.bot and not is_prepared(seat.name)]
        self.persons_have_played = False
        """Whether a person has confirmed an action, so that there is something to keep."""
        # Pages that a person has not seen to their end: they come again if he left in between.
        self._owed: Callable[[], None] | None = None
        self._unasked = set(persons)
        # Who has not been told the whole board since the last call.
        self._unshown = set(persons)

    def run(self) -> None:
        """Play to the end.

        Raises:
            LeaveGame, EOFError, KeyboardInterrupt: the persons left first. Nothing secret is left
                on the screen, and the state is as it was before the decision that was due.
        """
        try:
            self._tell_owed()
            while not self._state.is_terminal():
                if self._state.is_chance_node():
                    self._chance()
                else:
                    self._play(self._decision())
        finally:
            self._curtain.close()
        self._end()

    # --- the players --------------------------------------------------------------------------

    def _decision(self) -> int:
        player = self._state.current_player()
        view = self._state.view(player)
        bot = self._seats[player].bot
        if bot is not None:
            return self._decision_of_bot(bot, view)
        self._curtain.admit(player)
        news, self._news[player] = self._news[player], []
        # No round ends with two actions of one player, so what is told at its call to both
        # together is only what happens from here on.
        self._news[self._together] = []
        turn = Turn(
            view,
            self._state.view(None),
            self._screen,
            save=self._save,
            news=news,
            story=lambda: self._story(player),
            commitment=self._commitment,
            is_first=player in self._unasked,
            whole=player in self._unshown,
        )
        self._unasked.discard(player)
        self._unshown.discard(player)
        action = turn.ask()
        self.persons_have_played = True
        return action

    def _decision_of_bot(self, bot: Bot, view: View) -> int:
        if bot.name in self._unprepared:
            self._unprepared.remove(bot.name)
            self._terminal.line(self._say("start-preparing-bot", name=bot.name))
        dice = self._stream.below(BOT_DOMAIN, len(self._state.history()), 1 << 53)
        return bot.act(view, random.Random(dice))

    def _play(self, action: int) -> None:
        """Carry out an action and tell of it; then the witnesses, if it was the fourth."""
        mover = PLAYERS[self._state.current_player()]
        word = self._state.action_to_string(action)
        before = self._views()
        self._state.apply_action(action)
        boards = {viewer: after_action(view, action) for viewer, view in before.items()}
        for viewer, view in before.items():
            if viewer is None or PLAYERS[viewer] != mover:
                told = tell_action(word, Scene.of(view), boards[viewer], self._say)
                self._news[viewer].append(told)
        self._perhaps_call(before, boards)

    def _owe(self, pages: Callable[[], None]) -> None:
        """Show pages between which persons read; until they have been shown they are owed."""
        self._owed = pages
        self._tell_owed()

    def _tell_owed(self) -> None:
        while (pages := self._owed) is not None:
            pages()
            if self._owed is pages:
                self._owed = None

    # --- chance -------------------------------------------------------------------------------

    def _chance(self) -> None:
        """One outcome: an alibi card, or what comes between the rounds."""
        outcome = self._state.legal_actions()[0]
        domain = chance_domain(self._state.action_to_string(outcome))
        before = self._views()
        play_chance(self._state, self._stream, domains=(domain,))
        if domain == "draw":
            self._drawn(before)
        elif domain == "toss":
            self._tell_tokens()

    def _drawn(self, before: dict[Viewer, View]) -> None:
        boards = {}
        for viewer, view in before.items():
            card = Scene.of(self._state.view(viewer)).cards[-1]
            # At the end of the game every card lies open; this one was hidden when it was drawn.
            suspect = "" if hidden_from(viewer, card.taker) else card.suspect
            boards[viewer] = after_draw(view, suspect)
            self._news[viewer].append(tell_draw(card.taker, suspect, Scene.of(view), self._say))
        self._owed = lambda: self._perhaps_call(before, boards)
        if self._curtain.is_private:
            # The card that Jack just took is for him alone, before anybody else looks.
            self._terminal.lines(self._news[1])
            self._news[1] = []
            self._terminal.read(self._say("pause"))
        self._tell_owed()

    def _tell_tokens(self) -> None:
        for viewer, view in self._views().items():
            self._news[viewer].append(tell_tokens(Scene.of(view), self._say))

    # --- the witnesses and the end ------------------------------------------------------------

    def _perhaps_call(self, before: dict[Viewer, View], boards: dict[Viewer, Scene]) -> None:
        viewer = self._together
        after = Scene.of(self._state.view(viewer))
        if len(after.track) == len(Scene.of(before[viewer]).track):
            return
        self._curtain.close()
        self._owe(lambda: self._witnesses(boards[viewer], after))

    def _witnesses(self, called: Scene, after: Scene) -> None:
        """The pages of a call, and a fresh sheet for the news of the next round."""
        self._call(called, after)
        for news in self._news.values():
            news.clear()
        self._unshown = {player for player in (0, 1) if self._seats[player].bot is None}
        if not self._state.is_chance_node() and not self._state.is_terminal():
            self._tell_tokens()

    def _call(self, called: Scene, after: Scene) -> None:
        """The call for witnesses: first who sees whom, then the answer and what follows from it."""
        say, number = self._say, called.round
        verdict = verdict_of(after)
        self._screen.board(called, [say("call-heading", round=number), say("call-question")])
        self._terminal.lines(self._news[self._together])
        self._terminal.lines(tell_lines(called, say))
        self._pause(say("pause-witnesses"))
        # Who has lost learns who Jack was a page later.
        board = called if after.winner else after
        self._screen.board(board, [say("call-heading-after", round=number)])
        answer, *consequences = tell_verdict(called, after, verdict, say)
        self._terminal.line(answer, "bold")
        self._terminal.lines(consequences)
        self._pause(say("pause"))

    def _end(self) -> None:
        scene = Scene.of(self._state.view(self._together))
        self._screen.board(scene, [line for line in headings(scene, self._say) if line])
        self._terminal.lines(tell_end(scene, self._say), "bold")

    def _story(self, viewer: Viewer) -> list[Chapter]:
        """The game so far, as ``viewer`` was told it."""
        return chronicle(self._begin, self._state.history(), viewer, self._say)

    # --- showing ------------------------------------------------------------------------------

    def _pause(self, prompt: str) -> None:
        """Wait until a page that will vanish has been read."""
        if self._terminal.can_clear:
            self._terminal.read(prompt)

    def _views(self) -> dict[Viewer, View]:
        return {viewer: self._state.view(viewer) for viewer in self._news}
