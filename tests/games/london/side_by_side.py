"""Engine and rule book at one node: everything that both answer has to be the same."""

from __future__ import annotations

from collections.abc import Sequence

from lamplighter import DETECTIVE, JACK, State
from lamplighter.games.london import board as town
from lamplighter.games.london import doors, knowledge
from lamplighter.games.london.state import plain
from tests.games.side_by_side import agree_on_the_node
from tests.oracles.london import CHARACTERS, London
from tests.oracles.london_town import DIRECTIONS, EXITS, NEIGHBOURS, STREETS

__all__ = ["agree"]

VIEWERS = (DETECTIVE, JACK, None)

TILES = {None: 0, "1": 1, "2": 2, "3": 3, "4": 4, "plain": town.PLAIN}


def agree(state: State, game: London) -> list[str]:
    """Check everything the contract says about this node; returns the legal words."""
    words = agree_on_the_node(state, game)
    _agree_on_the_table(state, game)
    _agree_on_what_is_seen(state, game, words)
    if game.hand is None or state.current_player() < 0:  # between turns; at chance; over
        _agree_on_what_is_told(state, game)
    return words


def _agree_on_the_table(state: State, game: London) -> None:
    """What lies on the table for all to see, as the view of a spectator gives it."""
    view = state.view(None)
    record = plain(view.array)
    assert [_place(place) for place in record.place] == _places(game)
    assert DIRECTIONS[record.facing] == game.facing
    assert record.tile == [TILES[game.lamps.get(h)] for h in town.LAMPS]
    board, *covered = town.COVERS[record.covers]
    assert town.BOARDS[board] == game.board
    assert {town.MANHOLES[manhole] for manhole in covered} == game.covered
    assert _named(record.cordons, town.EXITS) == game.cordons
    assert _named(record.cleared, CHARACTERS) == game.cleared
    assert _named(record.stayed, CHARACTERS) == game.stayed
    to_come = 8 - len(game.seen)
    assert record.verdict == [int(seen) for seen in game.seen] + [-1] * to_come
    assert record.winner == (-1 if game.winner is None else game.winner)
    if game.jack is not None:
        assert view.round_number() == game.round
        _agree_on_the_turn(state, game)


def _agree_on_what_is_seen(state: State, game: London, words: list[str]) -> None:
    """Light, and where the character in hand gets, as everybody can work it out."""
    view = state.view(None)
    lit = {hex_ for lamp in game.lamps for hex_ in NEIGHBOURS[lamp].values()}
    assert set(knowledge.lit(view)) == lit & STREETS
    moves = {word.removeprefix("move-") for word in words if word.startswith("move-")}
    assert set(knowledge.reachable(view)) == moves
    if len(set(game.places.values())) < len(game.places):
        return  # somebody has been accused, and two stand on one hex
    seen = game.visible()
    assert _named(doors.visible(view.array, 0), CHARACTERS) == set(seen)
    assert list(knowledge.everybody_visible(view)) == seen
    assert list(knowledge.visible(view)) == [who for who in seen if who in game.suspects()]
    assert list(knowledge.beam(view)) == game.beam()


def _agree_on_the_turn(state: State, game: London) -> None:
    """Whose turn of the four it is, and what the character in hand still has to do."""
    record = state.record
    assert _named(record.cards, CHARACTERS) == set(game.shown)
    assert _named(record.played, CHARACTERS) == set(game.shown) - set(game.left)
    if game.winner is None:
        assert int(record.hand) == (CHARACTERS.index(game.hand) if game.hand else -1)
        assert int(record.points) == game.to_whistle


def _agree_on_what_is_told(state: State, game: London) -> None:
    """Every word and every alibi card, as far as each viewer was told of it."""
    takers = {number: who for number, (who, _) in game.cards.items()}
    if game.drawing:
        takers[game.round] = game.chooser()
    for viewer in VIEWERS:
        view = state.view(viewer)
        assert view.words() == game.told(viewer)
        known = {
            number: CHARACTERS.index(card)
            for number, (who, card) in game.cards.items()
            if who == viewer or game.winner is not None
        }
        record = plain(view.array)
        assert record.taker == [takers.get(r, -1) for r in range(1, 9)]
        assert record.card == [known.get(r, -1) for r in range(1, 9)]
        told = game.jack if viewer == JACK or game.winner is not None else None
        assert record.jack == (CHARACTERS.index(told) if told else -1)


def _place(place: int) -> str:
    return town.STREETS[place] if place < town.OUT else town.EXITS[place - town.OUT]


def _places(game: London) -> list[str]:
    """Where the rule book has everybody; Jack, once he has left, at his exit."""
    left_by = game.words[-1].partition("-")[2] if game.ending == "escape" else ""
    assert game.ending != "escape" or left_by in EXITS
    return [game.places.get(who, left_by) for who in CHARACTERS]


def _named(mask: int, names: Sequence[str]) -> set[str]:
    return {name for bit, name in enumerate(names) if int(mask) >> bit & 1}
