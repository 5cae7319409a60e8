"""The loop of a game: whose turn it is, what chance brings, what is told to whom.

The table holds the one `State`; it asks chance and the players, and hands everybody else views.
Each viewer's news are gathered from his own views, so no screen can show what its viewer
may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lamplighter.bots import BOT_DOMAIN, DICE, Bot, decide, is_prepared
from lamplighter.games.base import State, View
from lamplighter.games.chance import ChanceStream, chance_domain, play_chance
from lamplighter.telling.chronicle import Chapter, Event, News, chronicle, event_between
from lamplighter.telling.headings import winner_line
from lamplighter.telling.rooms import scene_of, telling_of
from lamplighter.telling.scene import Scene
from lamplighter.text.curtain import Curtain
from lamplighter.text.rooms import rooms_of
from lamplighter.text.screen import Screen
from lamplighter.text.turn import Turn

__all__ = ["Seat", "Table"]

Viewer = int | None


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
        seats: the detective (Pocket: investigator) and Jack.
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
        self._rooms, self._telling = rooms_of(state.game.name), telling_of(state.game.name)
        persons = [player for player in (0, 1) if seats[player].bot is None]
        self._curtain = Curtain(
            screen.terminal,
            screen.say,
            state.game.roles,
            self._telling.scene.Scene.secretive,
            needed=len(persons) == 2,
        )
        # What two persons look at together shows no more than a spectator may know.
        self._together: Viewer = persons[0] if len(persons) == 1 else None
        self._news = {viewer: News(screen.say) for viewer in {*persons, self._together}}
        self._begin = begin or state.clone()
        for viewer, told in self._news.items():
            told.add(news)
            for chapter in self._story(viewer)[-1:] if begin is not None else ():
                told.add([chapter.heading, *chapter.lines])
        # Their first move takes some time, and that is said.
        game = state.game.name
        self._unprepared = [
            seat.name for seat in seats if seat.bot and not is_prepared(seat.name, game)
        ]
        self.persons_have_played = False
        """Whether a person has confirmed an action, so that there is something to keep."""
        # Pages that a person has not seen to their end: they come again if he left in between.
        self._played_last: Viewer = None
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
                    for action in self._decisions():
                        self._play(action)
        finally:
            self._curtain.close()
        self._end()

    # --- the players --------------------------------------------------------------------------

    def _decisions(self) -> list[int]:
        """What the player to move decides: a bot one thing, a person the whole of his turn."""
        player = self._state.current_player()
        view = self._state.view(player)
        bot = self._seats[player].bot
        if bot is not None:
            self._played_last = player
            return [self._decision_of_bot(bot, view)]
        self._curtain.admit(player)
        news = self._news[player].take()
        if self._played_last == player:
            news.insert(0, self._say("turn-go-again"))
        # No round ends with two turns of one player, so what is told at its call to both
        # together is only what happens from here on.
        self._news[self._together].take()
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
        actions = turn.ask()
        self._played_last = player
        self.persons_have_played = True
        return actions

    def _decision_of_bot(self, bot: Bot, view: View) -> int:
        if bot.name in self._unprepared:
            self._unprepared.remove(bot.name)
            self._terminal.line(self._say("start-preparing-bot", name=bot.name))
        dice = self._stream.below(BOT_DOMAIN, len(self._state.history()), DICE)
        return decide(bot, view, dice)

    def _play(self, action: int) -> None:
        """Carry out a decision and tell of it; then the witnesses, if it was the last."""
        mover = self._state.current_player()
        events = self._events(lambda: self._state.apply_action(action))
        for viewer, event in events.items():
            self._news[viewer].hear(event, own=viewer == mover)
        self._perhaps_call(events)

    def _events(self, happen: Callable[[], None]) -> dict[Viewer, Event]:
        """What each viewer is told of the one word that ``happen`` brings."""
        before = {viewer: self._state.view(viewer) for viewer in self._news}
        happen()
        return {
            viewer: event_between(view, self._state.view(viewer)) for viewer, view in before.items()
        }

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
        events = self._events(lambda: play_chance(self._state, self._stream, domains=(domain,)))
        for viewer, event in events.items():
            if event.is_draw or (event.begins_round and not event.verdict):
                self._news[viewer].hear(event)
        if domain != "draw":
            return
        self._owed = lambda: self._perhaps_call(events)
        if self._curtain.is_private:
            # The card that was just taken is for one alone, before anybody else looks.
            self._terminal.lines(self._news[self._curtain.looking].take())
            self._terminal.read(self._say("pause"))
        self._tell_owed()

    # --- the witnesses and the end ------------------------------------------------------------

    def _perhaps_call(self, events: dict[Viewer, Event]) -> None:
        event = events[self._together]
        if event.verdict:
            self._curtain.close()
            self._owe(lambda: self._witnesses(event))

    def _witnesses(self, event: Event) -> None:
        """The pages of a call, and a fresh sheet for the news of the next round."""
        self._call(event)
        for viewer, news in self._news.items():
            news.take()
            if event.begins_round:
                scene = scene_of(self._state.view(viewer))
                news.add([self._telling.tell.tell_round(scene, self._say)])
        self._unshown = {player for player in (0, 1) if self._seats[player].bot is None}
        self._played_last = None

    def _call(self, event: Event) -> None:
        """The call for witnesses: first who sees whom, then the answer and what follows from it."""
        say, called, after = self._say, event.board, event.now
        number = called.round
        question = self._telling.witnesses.question(number, say)
        lines = self._before_call(called, question)
        self._screen.board(called, question)
        self._terminal.lines(lines)
        self._pause(say("pause-witnesses"))
        # Who has lost learns who Jack was a page later.
        board = called if after.winner else after
        heading = [say("call-heading-after", round=number)]
        self._screen.board(board, heading)
        answer, *consequences = event.witnesses(say)
        self._terminal.line(answer, "bold")
        if not self._screen.fits(board, heading, [answer, *consequences]):
            consequences = self._screen.joined(consequences)
        self._terminal.lines(consequences)
        self._pause(say("pause"))

    def _before_call(self, called: Scene, question: Sequence[str]) -> Sequence[str]:
        """What was done last and who is visible, as tersely as a small window asks."""
        screen, news = self._screen, self._news[self._together].lines
        visible = self._telling.witnesses.tell_lines(called, self._say)
        short = screen.joined(visible)
        for lines in ([*news, *visible], [*news, *short], screen.joined([*news, *visible])):
            if screen.fits(called, question, lines):
                return lines
        screen.alone(question[0], news)
        return short if not screen.fits(called, question, visible) else list(visible)

    def _end(self) -> None:
        scene = scene_of(self._state.view(self._together))
        headings = self._rooms.page.headings(scene, self._say)
        self._screen.board(scene, [line for line in headings if line])
        self._terminal.lines(self._news[self._together].take())
        ending = self._telling.ending.tell_end(scene, self._say)
        self._terminal.lines([winner_line(scene, self._say), *ending], "bold")

    def _story(self, viewer: Viewer) -> list[Chapter]:
        """The game so far, as ``viewer`` was told it."""
        return chronicle(self._begin, self._state.history(), viewer, self._say)

    # --- showing ------------------------------------------------------------------------------

    def _pause(self, prompt: str) -> None:
        """Wait until a page that will vanish has been read."""
        if self._terminal.can_clear:
            self._terminal.read(prompt)
