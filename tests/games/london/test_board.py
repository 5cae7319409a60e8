"""The two text maps of the package against the printed boards as facts, and plain searches."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from lamplighter.games.london import board as town
from tests.games.london.scenes import deal, everybody
from tests.oracles import london_town as facts

BOARDS = list(facts.BOARDS)


def streets(mask: int) -> set[str]:
    """The streets of a bit mask, by name."""
    return {name for bit, name in enumerate(town.STREETS) if int(mask) >> bit & 1}


def beside(hex_: str) -> set[str]:
    return set(facts.NEIGHBOURS[hex_].values())


# --- the maps -----------------------------------------------------------------------------


def test_the_facts_are_of_one_piece() -> None:
    back = dict(zip(facts.DIRECTIONS, ["s", "sw", "nw", "n", "ne", "se"], strict=True))
    assert len(facts.NEIGHBOURS) == 86
    assert (len(facts.STREETS), len(facts.LAMP_HEXES)) == (60, 8)
    for hex_, around in facts.NEIGHBOURS.items():
        for direction, other in around.items():
            assert facts.NEIGHBOURS[other][back[direction]] == hex_


def test_the_two_boards_are_those_of_the_facts() -> None:
    assert list(town.BOARDS) == BOARDS == list(town.PRINTED)


@pytest.mark.parametrize("board", BOARDS)
def test_every_hexagon_and_what_is_beside_it(board: str) -> None:
    printed = town.PRINTED[board]
    assert set(printed.neighbours) == set(facts.NEIGHBOURS) == set(town.HEXES)
    for hex_, around in facts.NEIGHBOURS.items():
        expected = tuple(around.get(direction) for direction in facts.DIRECTIONS)
        assert printed.neighbours[hex_] == expected


@pytest.mark.parametrize("board", BOARDS)
def test_terrain(board: str) -> None:
    printed = town.PRINTED[board]
    assert printed.streets == facts.STREETS == set(town.STREETS)
    signs = {"plain": "*", "unlit": "-"}
    laid = {hex_: signs.get(str(tile), str(tile)) for hex_, tile in facts.LAMP_HEXES.items()}
    assert printed.lamps == laid
    buildings = set(printed.neighbours) - printed.streets - set(printed.lamps)
    assert len(buildings) == 18


@pytest.mark.parametrize("board", BOARDS)
def test_manholes_exits_and_starting_places(board: str) -> None:
    printed, edition = town.PRINTED[board], facts.BOARDS[board]
    assert printed.manholes == set(edition["manholes"])
    assert printed.covered == set(edition["covered"])
    assert printed.gates == {name: exit_["gate"] for name, exit_ in facts.EXITS.items()}
    assert printed.cordons == {name for name, exit_ in facts.EXITS.items() if exit_["cordon"]}
    places = dict(zip(town.CHARACTERS, town.START_PLACES[board], strict=True))
    assert {who: town.STREETS[place] for who, place in places.items()} == edition["start"]
    assert town.DIRECTIONS[town.FIRST_FACING] == edition["facing"]


def test_what_both_boards_have_in_common() -> None:
    assert set(town.LAMPS) == set(facts.LAMP_HEXES)
    tiles = {"plain": town.PLAIN, "unlit": 0}
    expected = [tiles.get(str(facts.LAMP_HEXES[h]), facts.LAMP_HEXES[h]) for h in town.LAMPS]
    assert list(town.START_TILES) == expected
    cordons = {name for bit, name in enumerate(town.EXITS) if town.START_CORDONS >> bit & 1}
    assert cordons == {"ne", "sw"}
    gates = {name: town.STREETS[gate] for name, gate in zip(town.EXITS, town.GATES, strict=True)}
    assert gates == {"nw": "b7", "ne": "l12", "sw": "b1", "se": "l6"}


def test_streets_stand_in_the_order_of_columns_and_numbers() -> None:
    assert town.STREETS[:7] == ("a1", "a2", "a3", "a4", "a5", "b1", "b3")
    assert list(town.STREETS) == sorted(town.STREETS, key=lambda name: (name[0], int(name[1:])))
    assert town.LAMPS == ("b2", "c7", "f5", "f9", "h4", "h8", "k6", "l11")
    assert len(town.MANHOLES) == 14
    assert list(town.MANHOLES) == sorted(
        {hex_ for board in BOARDS for hex_ in facts.BOARDS[board]["manholes"]},
        key=lambda name: (name[0], int(name[1:])),
    )


@pytest.mark.parametrize("board", BOARDS)
def test_exactly_holmes_smith_lestrade_and_bert_are_visible_at_the_start(board: str) -> None:
    four = "cards-holmes-watson-smith-lestrade"
    for state in (deal(board=board), deal(board=board, then=four)):
        assert everybody(state) == {"holmes", "smith", "lestrade", "bert"}


# --- tables against plain searches ------------------------------------------------------------


def test_neighbours_and_lamplight() -> None:
    for street, hex_ in enumerate(town.STREETS):
        assert streets(town.NEIGHBOURS[street]) == beside(hex_) & facts.STREETS
    for lamp, hex_ in enumerate(town.LAMPS):
        assert streets(town.LAMPLIGHT[lamp]) == beside(hex_) & facts.STREETS


def test_the_beam_against_a_walk_along_it() -> None:
    for street, hex_ in enumerate(town.STREETS):
        for number, direction in enumerate(facts.DIRECTIONS):
            lit = streets(town.BEAM[street, number])
            assert lit == set(facts.line_from(hex_, direction)), (hex_, direction)


def test_distances_along_streets_against_a_plain_search() -> None:
    for street, hex_ in enumerate(town.STREETS):
        by_foot = facts.on_foot(hex_)
        assert [by_foot[other] for other in town.STREETS] == town.DISTANCE[street].tolist()
        for steps in range(4):
            there = {other for other, far in by_foot.items() if far == steps}
            assert streets(town.RING[street, steps]) == there
        for steps in range(town.CLOSER.shape[1]):
            closer = {other for other, far in by_foot.items() if far < steps}
            assert streets(town.CLOSER[street, steps]) == closer
        assert town.CLOSER.shape[1] > max(by_foot.values())


@pytest.mark.parametrize("board", BOARDS)
def test_reach_against_a_plain_search_with_every_pair_of_covers(board: str) -> None:
    names = facts.BOARDS[board]["manholes"]
    for covered in combinations(sorted(town.MANHOLES.index(name) for name in names), 2):
        covers = town.COVERS.index((BOARDS.index(board), *covered))
        opened = set(names) - {town.MANHOLES[manhole] for manhole in covered}
        for street, hex_ in enumerate(town.STREETS):
            for walker, most in enumerate((3, 4)):
                far = facts.distances(hex_, most, opened, anywhere=walker == 1)
                free = set(far) & facts.STREETS - {hex_}
                assert streets(town.REACH[walker, covers, street]) == free
                near = {e for e, exit_ in facts.EXITS.items() if far.get(exit_["gate"], 9) < most}
                mask = int(town.EXITS_NEAR[walker, covers, street])
                assert {name for bit, name in enumerate(town.EXITS) if mask >> bit & 1} == near


def test_covers_number_every_pair_of_each_board_and_stay_on_it() -> None:
    assert [sum(covers[0] == board for covers in town.COVERS) for board in (0, 1)] == [36, 28]
    for number, (board, *covered) in enumerate(town.COVERS):
        there = town.MANHOLES_OF[town.BOARDS[board]]
        for one, other in np.ndindex(14, 14):
            after = int(town.COVERS_AFTER[number, one, other])
            possible = one in covered and other in there and other not in covered
            assert (after >= 0) == possible
            if possible:
                moved = {*covered, other} - {one}
                assert (town.COVERS[after][0], set(town.COVERS[after][1:])) == (board, moved)


@pytest.mark.parametrize("board", BOARDS)
def test_the_covers_at_the_start(board: str) -> None:
    number, *covered = town.COVERS[town.START_COVERS[board]]
    assert town.BOARDS[number] == board
    assert {town.MANHOLES[manhole] for manhole in covered} == set(facts.BOARDS[board]["covered"])
