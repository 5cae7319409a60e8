"""A slow, plain reading of the rule book of Mr. Jack Pocket, to check the engine against.

It is written from the rules and from the words of the contract alone. It imports nothing of
Lamplighter, shares no table with it and keeps no numbers for actions: a game is a `Pocket`, moved
on by words. Every function names the section of the rules it reads. Where a sentence of the rules
can be copied into code, it is, and speed is given up for it everywhere.

The second half answers, by trying every one of them, which hidden worlds fit what the
investigator has been told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, product

__all__ = [
    "CHANCE",
    "HOURGLASSES",
    "INVESTIGATOR",
    "JACK",
    "LINES",
    "OVER",
    "PLACES",
    "SUSPECTS",
    "TOKENS",
    "Pocket",
    "Tile",
    "World",
    "follow",
    "identity_posterior",
    "posterior",
    "world_of",
    "worlds",
    "worlds_of",
]

INVESTIGATOR, JACK, CHANCE, OVER = 0, 1, -1, -4

# Material: the suspects, and the hourglasses on each one's alibi card.
HOURGLASSES = {
    "lestrade": 0,
    "goodley": 0,
    "bert": 1,
    "pizer": 1,
    "smith": 1,
    "lane": 1,
    "stealthy": 1,
    "gull": 1,
    "madame": 2,
}
SUSPECTS = list(HOURGLASSES)

# Material, Action tokens: the two faces of each.
TOKENS = [("alibi", "holmes"), ("toby", "watson"), ("rotation", "exchange"), ("rotation", "joker")]

# Contract, Words: columns a b c from the left, rows 1 2 3 from the bottom.
PLACES = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"]
SIDES = ["n", "e", "s", "w"]

# Set-up 2: the three tiles whose wall faces a detective.
FIXED_WALLS = {"a3": "w", "c3": "e", "b1": "s"}

# Set-up 2 and Line of sight: from each space, the side of a tile that faces it, and the places
# along its row or column, nearest first.
LINES = {
    0: ("n", ["a3", "a2", "a1"]),
    1: ("n", ["b3", "b2", "b1"]),
    2: ("n", ["c3", "c2", "c1"]),
    3: ("e", ["c3", "b3", "a3"]),
    4: ("e", ["c2", "b2", "a2"]),
    5: ("e", ["c1", "b1", "a1"]),
    6: ("s", ["c1", "c2", "c3"]),
    7: ("s", ["b1", "b2", "b3"]),
    8: ("s", ["a1", "a2", "a3"]),
    9: ("w", ["a1", "b1", "c1"]),
    10: ("w", ["a2", "b2", "c2"]),
    11: ("w", ["a3", "b3", "c3"]),
}
FAR_SIDE = {"n": "s", "e": "w", "s": "n", "w": "e"}


@dataclass
class Tile:
    """A street tile as it lies: whose it is, where its wall points, and which side is up."""

    suspect: str
    wall: str | None
    blank: bool = False

    def turn_over(self) -> None:
        """Material, Tiles: the wall stays where it points; Lane's blank side has none."""
        self.blank = True
        if self.suspect == "lane":
            self.wall = None

    def rotate(self, degrees: int) -> None:
        """A round, Rotation: clockwise by quarters. A tile without a wall looks the same."""
        if self.wall is not None:
            self.wall = SIDES[(SIDES.index(self.wall) + degrees // 90) % 4]


@dataclass
class Pocket:
    """One game, from the first tile on. `legal_words` says what may happen, `apply` does it."""

    board: dict[str, Tile] = field(default_factory=dict)
    detectives: dict[str, int] = field(
        default_factory=lambda: {"holmes": 11, "watson": 3, "toby": 7}  # Set-up 2
    )
    jack: str | None = None
    round: int = 1
    shown: list[str] = field(default_factory=list)  # the faces of the round, in token order
    left: list[str] = field(default_factory=list)  # those of them not yet chosen
    drawing: bool = False
    rotated: list[str] = field(default_factory=list)  # whose tiles were rotated this round
    cards: dict[int, tuple[int, str]] = field(default_factory=dict)  # round: who drew, which card
    seen: list[bool] = field(default_factory=list)  # the verdict of each round so far
    chase: int = 0  # the round whose call began the chase
    winner: int | None = None
    ending: str = ""  # the row of the end-of-game table that decided
    words: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)  # the same as the investigator hears it

    # Whose turn it is

    def current_player(self) -> int:
        """A round: in odd rounds I J J I, in even rounds J I I J. Chance deals, tosses, draws."""
        if self.winner is not None:
            return OVER
        if len(self.board) < 9 or self.jack is None or not self.shown or self.drawing:
            return CHANCE
        return self.chooser()

    def chooser(self) -> int:
        """A round: who chooses now, or chose the alibi whose card is being drawn."""
        order = "IJJI" if self.round % 2 == 1 else "JIIJ"
        chosen_before = 4 - len(self.left) - (1 if self.drawing else 0)
        return INVESTIGATOR if order[chosen_before] == "I" else JACK

    # What may happen

    def legal_words(self) -> set[str]:
        """Contract, Words: every word possible now, whoever has to say it."""
        if self.winner is not None:
            return set()
        if len(self.board) < 9:
            return self.tile_words()
        if self.jack is None:
            return {f"jack-{suspect}" for suspect in SUSPECTS}
        if not self.shown:
            return {"toss-" + "-".join(faces) for faces in product(*TOKENS)}
        if self.drawing:
            return {f"draw-{card}" for card in self.deck()}
        return {word for face in self.left for word in self.action_words(face)}

    def tile_words(self) -> set[str]:
        """Set-up 1 and 2: any tile left, any way round, but at a3, c3 and b1."""
        place = PLACES[len(self.board)]
        dealt = [tile.suspect for tile in self.board.values()]
        undealt = [suspect for suspect in SUSPECTS if suspect not in dealt]
        sides = [FIXED_WALLS[place]] if place in FIXED_WALLS else SIDES
        return {f"tile-{place}-{suspect}-{side}" for suspect in undealt for side in sides}

    def action_words(self, face: str) -> set[str]:
        """A round, the table of actions: the choices one face offers whoever chooses it."""
        if face == "alibi":
            return {"alibi"}
        if face == "joker":
            nobody = ["none"] if self.chooser() == JACK else []
            return {f"joker-{who}" for who in [*self.detectives, *nobody]}
        if face == "rotation":
            places = [p for p in PLACES if self.board[p].suspect not in self.rotated]
            return {f"rotate-{place}-{degrees}" for place in places for degrees in (90, 180, 270)}
        if face == "exchange":
            return {f"exchange-{one}-{two}" for one, two in combinations(sorted(PLACES), 2)}
        return {f"{face}-1", f"{face}-2"}

    def deck(self) -> list[str]:
        """Set-up 3: the alibi cards but Jack's own, and but those drawn since."""
        drawn = [card for _, card in self.cards.values()]
        return [card for card in SUSPECTS if card != self.jack and card not in drawn]

    # What happens

    def apply(self, word: str) -> None:
        """Carry one word out, and with the last of a round the call for witnesses and the end."""
        if word not in self.legal_words():
            raise ValueError(f"{word!r} is not possible after {self.words}")
        kind, *parts = word.split("-")
        self.words.append(word)
        self.heard.append(kind if self.is_hidden(kind) else word)
        if kind == "tile":
            place, suspect, side = parts
            self.board[place] = Tile(suspect, side)
        elif kind == "jack":
            self.jack = parts[0]
        elif kind == "toss":
            self.show(parts)
        elif kind == "draw":
            self.draw(parts[0])
        else:
            self.act(kind, parts)
        if self.shown and not self.left and not self.drawing:
            self.call_for_witnesses()

    def is_hidden(self, kind: str) -> bool:
        """What each player knows: Jack's identity and the cards he draws are hidden, no more.

        The investigator hears them as `jack` and `draw`, and after the word that ended a round
        `seen` or `unseen`. (At the end of the game everything is laid open.)
        """
        return kind == "jack" or (kind == "draw" and self.chooser() == JACK)

    def show(self, faces: list[str]) -> None:
        """A round: four faces lie open, and nothing has been chosen or rotated yet."""
        self.shown = list(faces)
        self.left = list(faces)
        self.rotated = []

    def act(self, kind: str, parts: list[str]) -> None:
        """A round, the table of actions: what each of them does."""
        if kind == "rotate":
            place, degrees = parts
            self.left.remove("rotation")
            self.board[place].rotate(int(degrees))
            self.rotated.append(self.board[place].suspect)
            return
        self.left.remove(kind)
        if kind == "alibi":
            self.drawing = True
        elif kind == "exchange":
            one, two = parts
            self.board[one], self.board[two] = self.board[two], self.board[one]
        elif kind == "joker":
            if parts[0] != "none":
                self.walk(parts[0], 1)
        else:
            self.walk(kind, int(parts[0]))

    def walk(self, detective: str, steps: int) -> None:
        """Set-up 2: clockwise throughout, and 11 is followed by 0."""
        self.detectives[detective] = (self.detectives[detective] + steps) % 12

    def draw(self, card: str) -> None:
        """A round, Alibi: the investigator shows and clears the suspect, Jack hides the card."""
        self.cards[self.round] = (self.chooser(), card)
        if self.chooser() == INVESTIGATOR and card in self.suspects():
            self.tile_of(card).turn_over()
        self.drawing = False

    def tile_of(self, suspect: str) -> Tile:
        """The tile of a suspect, wherever it lies."""
        return next(tile for tile in self.board.values() if tile.suspect == suspect)

    # What can be counted and seen

    def suspects(self) -> list[str]:
        """Contract, State: those not yet publicly cleared; all of them during the deal."""
        cleared = [tile.suspect for tile in self.board.values() if tile.blank]
        return [suspect for suspect in SUSPECTS if suspect not in cleared]

    def round_tokens(self) -> int:
        """Call for witnesses 2: Jack takes the round token of each round he was not seen in."""
        return self.seen.count(False)

    def hidden_cards(self) -> list[str]:
        """What each player knows: the cards Jack drew by Alibi actions, in the order he did."""
        return [card for who, card in self.cards.values() if who == JACK]

    def hourglasses(self) -> int:
        """End of the game: Jack's tokens and the cards he drew; his identity never counts."""
        return self.round_tokens() + sum(HOURGLASSES[card] for card in self.hidden_cards())

    def sight(self, space: int) -> list[str]:
        """Line of sight: whose tiles are in sight from a space, nearest first."""
        near, places = LINES[space]
        in_sight = []
        for place in places:
            tile = self.board[place]
            if tile.wall == near:
                break
            in_sight.append(tile.suspect)
            if tile.wall == FAR_SIDE[near]:
                break
        return in_sight

    def visible(self) -> list[str]:
        """Line of sight: the union over the three detectives, cleared suspects included."""
        in_sight = [who for space in self.detectives.values() for who in self.sight(space)]
        return [suspect for suspect in SUSPECTS if suspect in in_sight]

    # The end of a round

    def call_for_witnesses(self) -> None:
        """Call for witnesses: look once, turn tiles over, give the token, test for the end."""
        visible = self.visible()
        jack_seen = self.jack in visible
        for suspect in self.suspects():
            if (suspect in visible) != jack_seen:
                self.tile_of(suspect).turn_over()
        self.seen.append(jack_seen)
        self.heard.append("seen" if jack_seen else "unseen")
        self.test_for_the_end(jack_seen)
        if self.winner is None:
            self.next_round()

    def test_for_the_end(self, jack_seen: bool) -> None:
        """End of the game: the table, row by row."""
        one_suspect_left = len(self.suspects()) == 1
        six_hourglasses = self.hourglasses() >= 6
        sight = "seen" if jack_seen else "unseen"
        if self.chase:
            if jack_seen:
                self.end(INVESTIGATOR, "chase, seen")
            elif self.round == 8:
                self.end(JACK, "chase, unseen through 8")
        elif self.round < 8:
            if one_suspect_left and not six_hourglasses:
                self.end(INVESTIGATOR, f"before 8, one suspect, {sight}")
            elif six_hourglasses and not one_suspect_left:
                self.end(JACK, f"before 8, six hourglasses, {sight}")
            elif one_suspect_left and six_hourglasses and jack_seen:
                self.end(INVESTIGATOR, "before 8, both, seen")
            elif one_suspect_left and six_hourglasses:
                self.chase = self.round
        elif one_suspect_left and not six_hourglasses:
            self.end(INVESTIGATOR, f"in 8, one suspect, {sight}")
        elif six_hourglasses and not one_suspect_left:
            self.end(JACK, f"in 8, six hourglasses, {sight}")
        elif one_suspect_left and six_hourglasses:
            self.end(INVESTIGATOR if jack_seen else JACK, f"in 8, both, {sight}")
        else:
            self.end(JACK, f"in 8, neither, {sight}")

    def end(self, winner: int, ending: str) -> None:
        """End of the game: who won, and by which row of the table."""
        self.winner = winner
        self.ending = ending

    def next_round(self) -> None:
        """A round: before an odd one the tokens are tossed, before an even one turned over."""
        self.round += 1
        if self.round % 2 == 1:
            self.show([])
        else:
            self.show([other_face(t, self.shown[t]) for t in range(4)])

    def returns(self) -> list[int]:
        """Contract, State: detective and Jack, +1 and -1 at the end, 0 before."""
        if self.winner is None:
            return [0, 0]
        return [1, -1] if self.winner == INVESTIGATOR else [-1, 1]

    def clone(self) -> Pocket:
        """A copy that shares nothing with this game."""
        return Pocket(
            board={p: Tile(t.suspect, t.wall, t.blank) for p, t in self.board.items()},
            detectives=dict(self.detectives),
            jack=self.jack,
            round=self.round,
            shown=list(self.shown),
            left=list(self.left),
            drawing=self.drawing,
            rotated=list(self.rotated),
            cards=dict(self.cards),
            seen=list(self.seen),
            chase=self.chase,
            winner=self.winner,
            ending=self.ending,
            words=list(self.words),
            heard=list(self.heard),
        )


def other_face(token: int, face: str) -> str:
    """A round: the face a token shows once it has been turned over."""
    one, two = TOKENS[token]
    return two if face == one else one


# Every hidden world, tried


@dataclass(frozen=True, order=True)
class World:
    """All that is hidden from the investigator: who Jack is, and what he drew, in order."""

    jack: str
    cards: tuple[str, ...]

    def hourglasses(self) -> int:
        """Material: the hourglasses on the cards Jack drew."""
        return sum(HOURGLASSES[card] for card in self.cards)


def world_of(game: Pocket) -> World:
    """The hidden world of a game whose Jack has been drawn."""
    if game.jack is None:
        raise ValueError("Jack has not been drawn yet")
    return World(game.jack, tuple(game.hidden_cards()))


def follow(candidates: Iterable[Pocket], heard: str) -> list[Pocket]:
    """Play one thing the investigator heard in every candidate; keep those in which it can be.

    A hidden word is played in all the ways it can be. A verdict drops the candidates in which
    the call went the other way. A game that should have ended takes no further word.
    """
    if heard in ("seen", "unseen"):
        return [game for game in candidates if game.seen[-1] == (heard == "seen")]
    after = []
    for game in candidates:
        possible = game.legal_words()
        if heard in ("jack", "draw"):
            meant = {word for word in possible if word.startswith(f"{heard}-")}
        else:
            meant = {heard} & possible
        for word in sorted(meant):
            branch = game.clone()
            branch.apply(word)
            after.append(branch)
    return after


def worlds(heard: Sequence[str], winner: int | None = None) -> list[World]:
    """Every hidden world that fits all the investigator heard, each once, sorted.

    `winner` is part of what he knows: who has won, or that the game goes on.
    """
    candidates = [Pocket()]
    for word in heard:
        candidates = follow(candidates, word)
    return worlds_of(candidates, winner)


def worlds_of(candidates: Iterable[Pocket], winner: int | None = None) -> list[World]:
    """The worlds of those candidates that have been won, or not yet, as the true game has."""
    return sorted(world_of(game) for game in candidates if game.winner == winner)


def posterior(candidates: Iterable[World]) -> dict[tuple[str, int], Fraction]:
    """Jack and the hourglasses on his hidden cards, every world being equally likely.

    They are: each identity, each card drawn and each toss has the same chance in all of them,
    and how Jack plays is taken to tell nothing.
    """
    counts = Counter((world.jack, world.hourglasses()) for world in candidates)
    return {key: Fraction(count, counts.total()) for key, count in counts.items()}


def identity_posterior(candidates: Iterable[World]) -> dict[str, Fraction]:
    """The same for Jack's identity alone; suspects who cannot be Jack are left out."""
    counts = Counter(world.jack for world in candidates)
    return {jack: Fraction(count, counts.total()) for jack, count in counts.items()}
