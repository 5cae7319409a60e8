"""What the tests of the rules play from: words, tables laid by hand, a few short questions.

The tests play words, as anybody may. Where a game would have to be long to get there, the table is
laid for them: for the engine in its record, for the rule book in its dictionaries. Both are then
moved on together and have to agree at every step, whatever else the test asks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import lamplighter
from lamplighter import DETECTIVE, JACK, State
from lamplighter.games.london import board as town
from lamplighter.games.london import knowledge
from lamplighter.games.london.state import PLAY, new_array
from tests.games.london.side_by_side import TILES, agree
from tests.oracles.london import CHARACTERS, London
from tests.oracles.london_town import BOARDS, LAMP_HEXES

__all__ = [
    "A_TURN",
    "DETECTIVE",
    "FOUR",
    "JACK",
    "deal",
    "everybody",
    "lamps",
    "legal",
    "place",
    "play",
    "scene",
    "table",
    "take_turns",
    "turn",
    "visible",
    "winner",
]

OTHERS = ["watson", "stealthy", "gull", "lestrade", "smith", "bert", "goodley", "holmes"]
"""Whose cards lie beside that of the character a scene is about."""


A_TURN = {
    "holmes": "move-g4 draw-lestrade",
    "watson": "move-i5 face-n",
    "smith": "move-g9 lamp-h8-h4",
    "lestrade": "move-e4 cordon-ne-se",
    "stealthy": "move-b3",
    "goodley": "move-m9",
    "gull": "move-e8",
    "bert": "move-i9 cover-b1-g6",
}
"""A turn of each, possible at the start; Goodley has to whistle besides."""

FOUR = "cards-holmes-smith-lestrade-bert"


def play(state: State, words: str) -> State:
    for word in words.split():
        state.apply_action(state.string_to_action(word))
    return state


def deal(jack: str = "gull", then: str = "", board: str = "revised") -> State:
    """A game in which this is Jack, and what was played `then`."""
    game = lamplighter.load_game("london", board=board)
    return play(game.new_initial_state(), f"jack-{jack} {then}")


def table(**laid: Any) -> London:
    """The rule book's table, before the choice of a card; what is not said is as at the start.

    What may be said: `board`, `places` as ``"bert-b7 gull-b6"``, `facing`, `lamps` as ``"f5
    k6-4"``, `covered`, `cordons`, `cleared`, `jack`, `round_number`, `seen` as ``"su"``, `cards`
    and those `played` of them. `places` moves whom it names; the others replace what lies there.
    """
    board = laid.get("board", "revised")
    number = laid.get("round_number", 1)
    start = dict(BOARDS[board]["start"])
    start.update(_pair(word) for word in laid.get("places", "").split())
    assert len(set(start.values())) == len(CHARACTERS), "two characters on one hex"
    gone = {str(past) for past in range(1, number)}
    tiles = {hex_: str(tile) for hex_, tile in LAMP_HEXES.items() if tile != "unlit"}
    kept = {hex_: tile for hex_, tile in tiles.items() if tile not in gone}
    if "lamps" in laid:
        kept = {hex_: tile or "plain" for hex_, tile in map(_pair, laid["lamps"].split())}
    cards = laid.get("cards", "holmes watson smith lestrade").split()
    played = laid.get("played", "").split()
    seen = [verdict == "s" for verdict in laid.get("seen", "u" * (number - 1))]
    game = London(board, places=start, lamps=kept, jack=laid.get("jack", "gull"), round=number)
    game.facing = laid.get("facing", game.facing)
    game.covered = set(laid.get("covered", " ".join(game.covered)).split())
    game.cordons = set(laid.get("cordons", " ".join(game.cordons)).split())
    game.cleared = set(laid.get("cleared", "").split())
    game.shown = [who for who in CHARACTERS if who in cards]
    game.left = [who for who in game.shown if who not in played]
    game.seen = seen
    game.in_sight = [[] for _ in seen]
    return game


def scene(game: London) -> State:
    """The engine's state of a table laid by hand."""
    array = new_array(board=game.board)
    record = array[0]
    record.place = [town.STREETS.index(game.places[who]) for who in CHARACTERS]
    record.facing = town.DIRECTIONS.index(game.facing)
    record.tile = [TILES[game.lamps.get(hex_)] for hex_ in town.LAMPS]
    covered = sorted(town.MANHOLES.index(hex_) for hex_ in game.covered)
    record.covers = town.COVERS.index((town.BOARDS.index(game.board), covered[0], covered[1]))
    record.cordons = _mask(game.cordons, town.EXITS)
    record.cleared = _mask(game.cleared, CHARACTERS)
    record.cards = _mask(game.shown, CHARACTERS)
    record.played = _mask(set(game.shown) - set(game.left), CHARACTERS)
    record.verdict[: len(game.seen)] = game.seen
    record.phase = PLAY
    record.round_number = game.round
    assert game.jack is not None
    record.jack = CHARACTERS.index(game.jack)
    return State(lamplighter.load_game("london", board=game.board), array)


def turn(who: str, player: int, then: str = "", /, **laid: Any) -> State:
    """`player` has taken up `who`'s card, and played on `then`; the rest is said as to `table`.

    It is his first turn of the round, or the `last` turn of all.
    """
    last = laid.pop("last", False)
    order = [DETECTIVE, JACK, JACK, DETECTIVE]
    if laid.get("round_number", 1) % 2 == 0:
        order = [1 - player for player in order]
    number = 3 if last else order.index(player)
    assert order[number] == player, "the other player has the last turn of this round"
    beside = [other for other in OTHERS if other != who][:3]
    game = table(cards=" ".join([who, *beside]), played=" ".join(beside[:number]), **laid)
    state = scene(game)
    agree(state, game)
    for word in f"play-{who} {then}".split():
        play(state, word)
        game.apply(word)
        agree(state, game)
    return state


def take_turns(state: State, *people: str) -> State:
    """Play the turns of these, one after the other."""
    for who in people:
        play(state, f"play-{who} {A_TURN[who]}")
        while whistles := legal(state, "whistle-") | legal(state, "face-"):
            play(state, min(whistles))
    return state


def legal(state: State, start: str = "") -> set[str]:
    """The legal words, or those of them that start so."""
    words = {state.action_to_string(action) for action in state.legal_actions()}
    return {word for word in words if word.startswith(start)}


def place(state: State, who: str) -> str:
    """Where somebody stands."""
    return town.STREETS[int(state.record.place[CHARACTERS.index(who)])]


def lamps(state: State) -> dict[str, int]:
    """The lit lamps, and the tile on each (5: without a number)."""
    tiles = zip(town.LAMPS, state.record.tile, strict=True)
    return {hex_: int(tile) for hex_, tile in tiles if tile}


def visible(state: State) -> set[str]:
    """Who would be seen, cleared characters left out."""
    return set(knowledge.visible(state.view(None)))


def everybody(state: State) -> set[str]:
    """Who would be seen, cleared or not."""
    return set(knowledge.everybody_visible(state.view(None)))


def winner(state: State) -> int | None:
    if not state.is_terminal():
        return None
    return state.returns().index(1)


def _pair(word: str) -> tuple[str, str]:
    name, _, value = word.partition("-")
    return name, value


def _mask(members: Iterable[str], names: Iterable[str]) -> int:
    members = set(members)
    return sum(1 << bit for bit, name in enumerate(names) if name in members)
