"""A slow, plain reading of the rules of Mr. Jack (London), to check the engine against.

It is written from the rules and from the words of the contract alone. It imports nothing of
Lamplighter, shares no table with it and keeps no numbers for actions: a game is a `London`, moved
on by words. Every function names the section of the rules it reads. Where a sentence of the rules
can be copied into code, it is, and speed is given up for it everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from tests.oracles.london_town import (
    BOARDS,
    DIRECTIONS,
    EXITS,
    LAMP_HEXES,
    STREETS,
    distances,
    line_from,
    next_to,
    on_foot,
)

__all__ = ["CHANCE", "CHARACTERS", "DETECTIVE", "JACK", "OVER", "London"]

DETECTIVE, JACK, CHANCE, OVER = 0, 1, -1, -4

CHARACTERS = ["holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert"]

# Movement, the table: who has an ability to use before or after the move, once and always.
BEFORE_OR_AFTER = ["smith", "lestrade", "goodley", "bert"]


def _lit_at_the_start() -> dict[str, str]:
    return {hex_: str(tile) for hex_, tile in LAMP_HEXES.items() if tile != "unlit"}


def _cordons_at_the_start() -> set[str]:
    return {name for name, exit_ in EXITS.items() if exit_["cordon"]}


@dataclass
class London:
    """One game, from Jack's card on. `legal_words` says what may happen, `apply` does it."""

    board: str = "revised"
    places: dict[str, str] = field(default_factory=dict)
    facing: str = ""
    lamps: dict[str, str] = field(default_factory=_lit_at_the_start)  # lit: number, or "plain"
    covered: set[str] = field(default_factory=set)
    cordons: set[str] = field(default_factory=_cordons_at_the_start)
    cleared: set[str] = field(default_factory=set)
    stayed: set[str] = field(default_factory=set)  # who stayed where Jack would have had to leave
    jack: str | None = None
    round: int = 1
    shown: list[str] = field(default_factory=list)  # the four cards of the round
    left: list[str] = field(default_factory=list)  # those of them not yet chosen
    hand: str | None = None  # the character being played
    owed: set[str] = field(default_factory=set)  # what it still has to do: "move", "ability"
    to_whistle: int = 0  # points of a begun whistle that are still to be spent
    whistled: set[str] = field(default_factory=set)
    turning: bool = False  # the lantern has to be set
    drawing: bool = False
    cards: dict[int, tuple[int, str]] = field(default_factory=dict)  # round: who drew, which card
    seen: list[bool] = field(default_factory=list)  # the verdict of each round so far
    in_sight: list[list[str]] = field(default_factory=list)  # who was visible at each call
    winner: int | None = None
    ending: str = ""
    words: list[str] = field(default_factory=list)
    heard: dict[int | None, list[str]] = field(
        default_factory=lambda: {DETECTIVE: [], JACK: [], None: []}
    )  # the same as each player and a spectator hear it

    def __post_init__(self) -> None:
        """The board: what differs between the editions."""
        edition = BOARDS[self.board]
        self.places = self.places or dict(edition["start"])
        self.facing = self.facing or edition["facing"]
        self.covered = self.covered or set(edition["covered"])

    # Whose turn it is

    def current_player(self) -> int:
        """A round: in odd rounds D J J D, in even rounds J D D J. Chance deals and draws."""
        if self.winner is not None:
            return OVER
        if self.jack is None or not self.shown or self.drawing:
            return CHANCE
        return self.chooser()

    def chooser(self) -> int:
        """A round: who plays the present turn, or is about to choose its card."""
        order = "DJJD" if self.round % 2 == 1 else "JDDJ"
        turn = 4 - len(self.left) - (1 if self.hand else 0)
        return DETECTIVE if order[turn] == "D" else JACK

    # What may happen

    def legal_words(self) -> set[str]:
        """Contract, Words: every word possible now, whoever has to say it."""
        if self.winner is not None:
            return set()
        if self.jack is None:
            return {f"jack-{who}" for who in CHARACTERS}
        if not self.shown:
            return {"cards-" + "-".join(four) for four in combinations(CHARACTERS, 4)}
        if self.drawing:
            return {f"draw-{card}" for card in self.deck()}
        if self.turning:
            return {f"face-{direction}" for direction in DIRECTIONS}
        if self.hand is None:
            return {f"play-{who}" for who in self.left}
        if self.to_whistle:
            return self.whistle_words()
        words = set()
        if "move" in self.owed:
            words |= self.move_words()
        if "ability" in self.owed:
            words |= self.ability_words()
        return words

    def deck(self) -> list[str]:
        """Set-up: seven cards without Jack's own, and without those drawn since."""
        drawn = [card for _, card in self.cards.values()]
        return [card for card in CHARACTERS if card != self.jack and card not in drawn]

    def reach(self) -> dict[str, int]:
        """Movement: how far everything is from the character in hand, as far as it gets."""
        assert self.hand is not None
        stealthy = self.hand == "stealthy"
        most = 4 if stealthy else 3
        return distances(self.places[self.hand], most, self.open_manholes(), anywhere=stealthy)

    def open_manholes(self) -> set[str]:
        """Movement: those that lead to one another."""
        return set(BOARDS[self.board]["manholes"]) - self.covered

    def move_words(self) -> set[str]:
        """Movement and Endings: to a free hex, onto somebody to accuse him, or off the board."""
        streets = {hex_ for hex_, steps in self.reach().items() if steps > 0 and hex_ in STREETS}
        occupied = set(self.places.values())
        words = {f"move-{hex_}" for hex_ in streets - occupied}
        if self.chooser() == JACK and self.hand == self.jack:
            words |= {f"escape-{exit_}" for exit_ in self.ways_out()}
        if self.hand == "gull":
            words |= {f"swap-{other}" for other in CHARACTERS if other != "gull"}
        if not words:
            words.add("stay")
        if self.chooser() == DETECTIVE:
            words |= {f"accuse-{hex_}" for hex_ in streets & occupied}
        return words

    def ways_out(self) -> list[str]:
        """Endings, Escape: the exits by which the character in hand could leave were it Jack."""
        if self.witness_card_shows_visible():
            return []
        reach = self.reach()
        most = 4 if self.hand == "stealthy" else 3
        free = [exit_ for exit_ in EXITS if exit_ not in self.cordons]
        return [exit_ for exit_ in free if reach.get(EXITS[exit_]["gate"], most) + 1 <= most]

    def witness_card_shows_visible(self) -> bool:
        """A round 2: it starts on visible, then shows each verdict through the next round."""
        return self.seen[-1] if self.seen else True

    def ability_words(self) -> set[str]:
        """Movement, the table: the choices of an ability used before or after the move."""
        if self.hand == "smith":
            unlit = [hex_ for hex_ in LAMP_HEXES if hex_ not in self.lamps]
            return {f"lamp-{lit}-{dark}" for lit in self.lamps for dark in unlit}
        if self.hand == "lestrade":
            free = [exit_ for exit_ in EXITS if exit_ not in self.cordons]
            return {f"cordon-{one}-{other}" for one in self.cordons for other in free}
        if self.hand == "bert":
            return {f"cover-{c}-{o}" for c in self.covered for o in self.open_manholes()}
        return self.whistle_words()

    # The whistle

    def whistle_words(self) -> set[str]:
        """The whistle: all that still let the total be spent that could be spent at its start."""
        total = self.to_whistle or self.largest_total(self.places, self.whistled, 3)
        words = set()
        for who, hex_, cost in self.whistles(self.places, self.whistled, total):
            places, whistled = {**self.places, who: hex_}, {*self.whistled, who}
            if cost + self.largest_total(places, whistled, total - cost) == total:
                words.add(f"whistle-{who}-{hex_}")
        return words

    def whistles(
        self, places: dict[str, str], whistled: set[str], most: int
    ) -> Iterator[tuple[str, str, int]]:
        """The whistle: who can be brought where, and for how much, one character at a time."""
        goodley = on_foot(places["goodley"])
        occupied = set(places.values())
        for who in CHARACTERS:
            if who == "goodley" or who in whistled:
                continue
            start = places[who]
            for hex_, cost in on_foot(start, most).items():
                if goodley[hex_] < goodley[start] and hex_ not in occupied:
                    yield who, hex_, cost

    def largest_total(self, places: dict[str, str], whistled: set[str], most: int) -> int:
        """The whistle: the most, up to `most`, that any sequence from here on can spend."""
        best = 0
        for who, hex_, cost in self.whistles(places, whistled, most):
            after = {**places, who: hex_}
            best = max(best, cost + self.largest_total(after, {*whistled, who}, most - cost))
            if best == most:
                break
        return best

    # What happens

    def apply(self, word: str) -> None:
        """Carry one word out, and with the last of a round the call for witnesses and the end."""
        if word not in self.legal_words():
            raise ValueError(f"{word!r} is not possible after {self.words}")
        self.note(word)
        kind, *parts = word.split("-")
        if kind == "jack":
            self.jack = parts[0]
        elif kind == "cards":
            self.show(parts)
        elif kind == "play":
            self.take_up(parts[0])
        elif kind == "draw":
            self.cards[self.round] = (self.chooser(), parts[0])
            self.drawing = False
            self.go_on()
        else:
            self.act(kind, parts)
            if self.winner is None:
                self.go_on()

    def note(self, word: str) -> None:
        """What each player knows: Jack's card is told to Jack, a drawn one to who drew it."""
        self.words.append(word)
        kind = word.split("-")[0]
        for listener, heard in self.heard.items():
            secret = (kind == "jack" and listener != JACK) or (
                kind == "draw" and listener != self.chooser()
            )
            heard.append(kind if secret else word)

    def show(self, cards: list[str]) -> None:
        """A round 1: four cards lie open, and nobody has been played."""
        self.shown = list(cards)
        self.left = list(cards)

    def take_up(self, who: str) -> None:
        """A round 1 and Movement: choosing a card, its character has to move and use its power."""
        self.left.remove(who)
        self.hand = who
        self.whistled = set()
        self.owed = {"move", "ability"} if who in BEFORE_OR_AFTER else {"move"}

    def act(self, kind: str, parts: list[str]) -> None:
        """Movement, the table, and Endings: what a decision in a turn does."""
        assert self.hand is not None
        if kind == "face":
            self.facing = parts[0]
            self.turning = False
        elif kind == "move":
            self.owed.remove("move")
            self.put(self.hand, parts[0])
            self.drawing = self.hand == "holmes"
        elif kind == "stay":
            self.owed.remove("move")
            self.drawing = self.hand == "holmes"
            if self.chooser() == JACK and self.ways_out():
                self.stayed.add(self.hand)
        elif kind == "swap":
            self.owed.remove("move")
            there = self.places[parts[0]]
            self.put(parts[0], self.places["gull"])
            self.put("gull", there)
        elif kind == "accuse":
            (accused,) = [who for who, hex_ in self.places.items() if hex_ == parts[0]]
            self.put(self.hand, parts[0])
            self.turning = False
            right = accused == self.jack
            self.end(DETECTIVE if right else JACK, "accusation" if right else "wrong-accusation")
        elif kind == "escape":
            del self.places[self.hand]
            self.end(JACK, "escape")
        else:
            self.use_ability(kind, parts)

    def put(self, who: str, hex_: str) -> None:
        """Movement, Watson: whoever displaces him by any means chooses the way he faces."""
        self.places[who] = hex_
        self.turning = self.turning or who == "watson"

    def use_ability(self, kind: str, parts: list[str]) -> None:
        """Movement, the table: lamps, cordons, covers, and one character of a whistle."""
        one, other = parts
        if kind == "whistle":
            total = self.to_whistle or self.largest_total(self.places, self.whistled, 3)
            self.to_whistle = total - on_foot(self.places[one])[other]
            self.whistled.add(one)
            self.put(one, other)
            if self.to_whistle:
                return
        elif kind == "lamp":
            self.lamps[other] = self.lamps.pop(one)
        elif kind == "cordon":
            self.cordons = self.cordons - {one} | {other}
        elif kind == "cover":
            self.covered = self.covered - {one} | {other}
        self.owed.remove("ability")

    def go_on(self) -> None:
        """Contract, Order of one game: what follows a decision of the turn, or ends the turn."""
        if self.turning or self.drawing or self.to_whistle:
            return
        if self.hand == "goodley" and self.owed == {"ability"} and not self.whistle_words():
            self.owed.remove("ability")  # total 0 after the move: the turn ends
        if self.owed:
            return
        self.hand = None
        if not self.left:
            self.call_for_witnesses()

    # Light

    def is_visible(self, who: str) -> bool:
        """Light: beside a lit lamp, in Watson's beam, or beside any other character."""
        here = self.places[who]
        beside_a_lamp = any(next_to(here, lamp) for lamp in self.lamps)
        beside_somebody = any(
            next_to(here, there) for other, there in self.places.items() if other != who
        )
        return beside_a_lamp or beside_somebody or (who != "watson" and here in self.beam())

    def beam(self) -> list[str]:
        """Light: what Watson's lantern falls on, nearest first; nothing once he has left."""
        return line_from(self.places["watson"], self.facing) if "watson" in self.places else []

    def visible(self) -> list[str]:
        """Light: everybody on the board who is visible, cleared characters included."""
        return [who for who in CHARACTERS if who in self.places and self.is_visible(who)]

    def suspects(self) -> list[str]:
        """Contract, State: those not yet publicly cleared."""
        return [who for who in CHARACTERS if who not in self.cleared]

    # The end of a round

    def call_for_witnesses(self) -> None:
        """A round 2 and 3: the truth about Jack, who is cleared by it, then the lamp, the end."""
        visible = self.visible()
        jack_seen = self.jack in visible
        self.cleared |= {who for who in CHARACTERS if (who in visible) != jack_seen}
        self.seen.append(jack_seen)
        self.in_sight.append(visible)
        for heard in self.heard.values():
            heard.append("seen" if jack_seen else "unseen")
        self.lamps = {hex_: tile for hex_, tile in self.lamps.items() if tile != str(self.round)}
        if self.round == 8:
            self.end(JACK, "time")
        else:
            self.next_round()

    def next_round(self) -> None:
        """A round 1: before an odd one four cards are turned up, an even one has the others."""
        shown_before = self.shown
        self.round += 1
        self.show([])
        if self.round % 2 == 0:
            self.show([who for who in CHARACTERS if who not in shown_before])

    def end(self, winner: int, ending: str) -> None:
        """Endings: who won, and how."""
        self.winner = winner
        self.ending = ending

    def told(self, listener: int | None) -> list[str]:
        """What each player knows: what he heard, and at the end all that was kept from him."""
        if self.winner is None:
            return list(self.heard[listener])
        said = [word for word in self.heard[listener] if word not in ("seen", "unseen")]
        kept = [word for word, heard in zip(self.words, said, strict=True) if word != heard]
        return [*self.heard[listener], "reveal", *kept]

    def returns(self) -> list[int]:
        """Contract, State: detective and Jack, +1 and -1 at the end, 0 before."""
        if self.winner is None:
            return [0, 0]
        return [1, -1] if self.winner == DETECTIVE else [-1, 1]

    def clone(self) -> London:
        """A copy that shares nothing with this game."""
        return London(
            board=self.board,
            places=dict(self.places),
            facing=self.facing,
            lamps=dict(self.lamps),
            covered=set(self.covered),
            cordons=set(self.cordons),
            cleared=set(self.cleared),
            stayed=set(self.stayed),
            jack=self.jack,
            round=self.round,
            shown=list(self.shown),
            left=list(self.left),
            hand=self.hand,
            owed=set(self.owed),
            to_whistle=self.to_whistle,
            whistled=set(self.whistled),
            turning=self.turning,
            drawing=self.drawing,
            cards=dict(self.cards),
            seen=list(self.seen),
            in_sight=list(self.in_sight),
            winner=self.winner,
            ending=self.ending,
            words=list(self.words),
            heard={listener: list(heard) for listener, heard in self.heard.items()},
        )
