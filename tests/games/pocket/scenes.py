"""What the tests of the rules play from: words, position strings, and a few short questions.

The tests play words and read position strings, as anybody may. Where a game would have to be long
to get there, it starts from the position string of one; `docs/notation.md` explains them.
"""

from __future__ import annotations

from collections import Counter

import lamplighter
from lamplighter import State
from lamplighter.games.pocket import knowledge

__all__ = [
    "ANY_WORD",
    "DEAL",
    "FIELDS",
    "GAME",
    "INVESTIGATOR",
    "JACK",
    "LETTERS",
    "PLACES",
    "SUSPECTS",
    "TOKENS",
    "at",
    "deal",
    "faces_on_offer",
    "field",
    "hourglasses",
    "legal",
    "play",
    "play_faces",
    "row_2_from_the_east",
    "tile",
    "visible",
    "winner",
]


GAME = lamplighter.load_game("pocket")
INVESTIGATOR, JACK = 0, 1

SUSPECTS = ["lestrade", "goodley", "bert", "pizer", "smith", "lane", "stealthy", "gull", "madame"]
PLACES = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"]
LETTERS = dict(zip("LGBPSNTUM", SUSPECTS, strict=True))
TOKENS = [("alibi", "holmes"), ("toby", "watson"), ("rotation", "exchange"), ("rotation", "joker")]
FIELDS = ["board", "detectives", "round", "tokens", "rotated", "verdicts", "cards", "chase"]

# Nobody is visible, and no tile but a3, c3 and b1 lies as it has to.
DEAL = "lestrade-w goodley-n bert-e pizer-n smith-n lane-n stealthy-n gull-s madame-n"

# A word for each face where it does not matter which.
ANY_WORD = {
    "holmes": "holmes-1",
    "watson": "watson-1",
    "toby": "toby-1",
    "exchange": "exchange-b2-c2",
    "joker": "joker-holmes",
}


def play(state: State, words: str) -> State:
    for word in words.split():
        state.apply_action(state.string_to_action(word))
    return state


def deal(tiles: str = DEAL, jack: str = "madame", then: str = "") -> State:
    """A game with these tiles in the order of the deal, and what was played `then`."""
    setup = [f"tile-{place}-{tile}" for place, tile in zip(PLACES, tiles.split(), strict=True)]
    return play(GAME.new_initial_state(), f"{' '.join(setup)} jack-{jack} {then}")


def at(position: str, then: str = "") -> State:
    """The game at a position, and what was played `then`."""
    return play(GAME.parse_state(position), then)


def legal(state: State, start: str = "") -> set[str]:
    """The legal words, or those of them that start so."""
    words = {state.action_to_string(action) for action in state.legal_actions()}
    return {word for word in words if word.startswith(start)}


def field(state: State, name: str) -> str:
    """One public field of the position string."""
    return str(state).split(" ")[FIELDS.index(name)]


def tile(state: State, place: str) -> str:
    """How the position string writes the tile there: letter, small if cleared, and wall."""
    return field(state, "board").replace("/", ",").split(",")[PLACES.index(place)]


def visible(state: State) -> set[str]:
    """Who would be seen, cleared suspects left out."""
    return set(knowledge.visible(state.view(None)))


def hourglasses(state: State) -> int:
    """All that count for Jack: round tokens and hidden cards."""
    return knowledge.jack_hourglasses(state.view(JACK))


def winner(state: State) -> int | None:
    if not state.is_terminal():
        return None
    return state.returns().index(1)


def faces_on_offer(state: State) -> Counter[str]:
    """How many words each kind of action offers now."""
    return Counter(word.split("-")[0] for word in legal(state))


def play_faces(state: State, faces: list[str]) -> list[int]:
    """Choose one face after the other, and answer who chose."""
    choosers = []
    for face in faces:
        choosers.append(state.current_player())
        if face == "alibi":
            play(state, "alibi")
            play(state, min(legal(state)))
        elif face == "rotation":
            play(state, "rotate-b3-90" if "rotate-b3-90" in legal(state) else "rotate-b2-180")
        else:
            play(state, ANY_WORD[face])
    return choosers


def row_2_from_the_east(first: str, cleared: str = "nobody") -> tuple[str, ...]:
    """What Watson sees from 4 past this tile on c2; Smith and Pizer behind it do not block."""
    tiles = DEAL.replace("gull-s", "lane-s") if "gull" in first else DEAL
    tiles = tiles.replace("lane-n", first)
    alibi = "holmes-1" if cleared == "nobody" else f"alibi draw-{cleared}"
    toss = "toss-holmes" if cleared == "nobody" else "toss-alibi"
    state = deal(tiles, then=f"{toss}-watson-exchange-joker {alibi} watson-1")
    return knowledge.lines_of_sight(state.view(None))[1]
