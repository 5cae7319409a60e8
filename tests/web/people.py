"""A person who plays: reads what he was told, chooses, looks, confirms, watches the witnesses."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.boards import choose_on_board
from tests.web.hands import Hand, Keys, Mouse
from tests.web.visiting import Frame, Visitor

__all__ = ["Person", "open_game"]

SIDES = {"pocket": "investigator", "london": "detective"}


def open_game(visitor: Visitor, hand: Hand, game: str, side: str, opponent: str) -> str:
    """Open a table on the first page, which is shown; the table's id."""
    page, say = visitor.page, visitor.say
    role = "jack" if side == "jack" else SIDES[game]
    about = f"{say(f'web-game-{game}')} {say(f'web-game-{game}-text')}"
    for legend, answer in (
        ("web-home-game", about),
        ("web-home-side", say(f"web-role-{role}")),
        ("web-home-opponent", say(f"web-opponent-{opponent}")),
    ):
        answers = page.get_by_role("group", name=say(legend))
        hand.press(answers.get_by_role("radio", name=answer, exact=True))
    hand.press(visitor.button(f"web-home-play-{opponent}"))
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1].partition("#")[0]


class Person:
    """Plays at the table that his page shows.

    What he plays is drawn by lot, from a seed; ``shuns`` are beginnings of words that he plays only
    where there is no other choice, such as an accusation.
    """

    def __init__(
        self, visitor: Visitor, hand: Hand | None = None, seed: int = 1, shuns: tuple[str, ...] = ()
    ) -> None:
        self.visitor = visitor
        self.hand = hand or Mouse(visitor.page)
        self.shuns = shuns
        self.rng = random.Random(seed)
        self.watched = 0

    @property
    def is_to_move(self) -> bool:
        """Whether he is asked for a word."""
        line = self.visitor.line
        return line.end is None and bool(line.position["choices"])

    def play_to_the_end(self) -> Frame:
        """Play until the game is over and its end is on the page; the end as the frame tells it."""
        while self.visitor.line.end is None:
            self.wait_for_turn()
            if self.is_to_move:
                self.play_turn()
        self.watch_calls()
        end = self.visitor.line.end
        for sentence in end["told"]:
            expect(self.visitor.page.get_by_text(sentence, exact=True).first).to_be_visible()
        return end

    def wait_for_turn(self) -> None:
        """Wait until he is to move or the game is over, and watch what is staged meanwhile."""
        line = self.visitor.line
        self.visitor.until(lambda: self.is_to_move or line.end is not None, "my turn, or the end")
        self.watch_calls()

    def pick(self, choices: Frame) -> str:
        """One of the words that can be played."""
        words = [word for word in choices if not word.startswith(self.shuns)] if self.shuns else []
        return self.rng.choice(words or list(choices))

    def play_turn(self, pick: Callable[[Frame], str] | None = None) -> list[str]:
        """One whole turn; the words that were played."""
        position = self.visitor.line.position
        words = self.draft_turn(pick)
        self.confirm()
        line, ply = self.visitor.line, position["ply"]
        self.visitor.until(
            lambda: line.position["ply"] >= ply + len(words) or line.end is not None,
            f"{words} are played",
        )
        return words

    def draft_turn(self, pick: Callable[[Frame], str] | None = None) -> list[str]:
        """Choose the words of a turn on the board, and see the preview of each."""
        position = self.visitor.line.position
        choices, scene = position["choices"], position["scene"]
        words: list[str] = []
        while choices:
            word = (pick or self.pick)(choices)
            choose_on_board(self.visitor, self.hand, word, choices, scene)
            words.append(word)
            preview = self.await_preview(words)
            if preview["complete"]:
                break
            choices, scene = preview["choices"], preview["scene"]
        return words

    def await_preview(self, words: list[str]) -> Frame:
        """The preview of these words, which the page has to show."""
        line = self.visitor.line
        ply = line.position["ply"]

        def found() -> Frame | None:
            latest = line.latest("preview")
            told = (ply, words)
            return latest if latest and (latest["ply"], latest["words"]) == told else None

        self.visitor.until(lambda: found() is not None, f"a preview of {words}")
        preview = found()
        assert preview is not None
        page, seen = self.visitor.page, preview["scene"]["seen"]
        if preview["notes"]:
            expect(page.get_by_text(" ".join(preview["notes"]), exact=True)).to_be_visible()
        if isinstance(self.hand, Keys):
            return preview  # the focus is on what may come next, and the page shows what that does
        split = self.visitor.say("web-split-seen-would", suspects=seen, count=len(seen))
        expect(page.get_by_role("img", name=split, exact=True)).to_be_visible()
        return preview

    def confirm(self) -> None:
        """Play what was chosen, by the button that says what that does."""
        self.hand.press(self.playing())

    def playing(self) -> Locator:
        """The button that plays what was chosen: where that decides the game, it says how."""
        preview = self.visitor.line.latest("preview")
        assert preview is not None
        kind, _, thing = preview["words"][-1].partition("-")
        if kind == "escape":
            return self.visitor.button("web-play-escape", exit=thing)
        if kind == "accuse":
            scene = preview["scene"]
            here = [one["name"] for one in scene["people"] if one["place"] == thing]
            accused = next(name for name in here if name != scene["hand"])
            return self.visitor.button("web-play-accuse", accused=accused)
        return self.visitor.button("web-play")

    def watch_calls(self) -> None:
        """Watch the calls for witnesses that are on stage, and have not been watched."""
        for call in self.visitor.line.calls[self.watched :]:
            self.watched += 1
            self.watch(call)

    def watch(self, call: Frame) -> None:
        """Watch one call to its end: question, answer, why each suspect is cleared; then go on."""
        told, page = call["witnesses"], self.visitor.page
        stage = page.get_by_role("dialog", name=told["question"][0])
        expect(stage).to_be_visible()
        skip = stage.get_by_role("button", name=self.visitor.say("web-verdict-skip"), exact=True)
        if skip.is_visible():
            self.hand.press(skip)
        expect(stage.get_by_role("status")).to_have_text(told["answer"])
        for cleared in told["cleared"]:
            reason = stage.get_by_role("listitem").filter(has_text=cleared["why"])
            expect(reason.first).to_be_visible()
        onwards = stage.get_by_role("button")
        self.hand.press(onwards)
        expect(stage).to_have_count(0)
