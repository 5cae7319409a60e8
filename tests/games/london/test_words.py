"""Action numbers and words: all of them, the same on both boards, and where each range begins."""

from __future__ import annotations

from itertools import combinations, permutations

from lamplighter import load_game
from tests.oracles.london import CHARACTERS
from tests.oracles.london_town import BOARDS, DIRECTIONS, EXITS, LAMP_HEXES, STREETS


def in_order(hexes: set[str]) -> list[str]:
    return sorted(hexes, key=lambda name: (name[0], int(name[1:])))


def without(one: str) -> list[str]:
    return [who for who in CHARACTERS if who != one]


def player_words() -> list[str]:
    """All words of the players by number: those of the contract, kind by kind."""
    streets = in_order(STREETS)
    manholes = in_order({hex_ for board in BOARDS.values() for hex_ in board["manholes"]})
    return [
        *(f"play-{who}" for who in CHARACTERS),
        *(f"move-{hex_}" for hex_ in streets),
        *(f"accuse-{hex_}" for hex_ in streets),
        *(f"escape-{exit_}" for exit_ in EXITS),
        *(f"swap-{who}" for who in without("gull")),
        *(f"lamp-{one}-{other}" for one, other in permutations(in_order(set(LAMP_HEXES)), 2)),
        *(f"cordon-{one}-{other}" for one, other in permutations(EXITS, 2)),
        *(f"cover-{one}-{other}" for one, other in permutations(manholes, 2)),
        *(f"whistle-{who}-{hex_}" for who in without("goodley") for hex_ in streets),
        *(f"face-{direction}" for direction in DIRECTIONS),
        "stay",
    ]


def chance_words() -> list[str]:
    """All words of chance by number."""
    return [
        *(f"jack-{who}" for who in CHARACTERS),
        *("cards-" + "-".join(four) for four in combinations(CHARACTERS, 4)),
        *(f"draw-{who}" for who in CHARACTERS),
    ]


def test_every_number_has_its_word() -> None:
    for board in BOARDS:
        game = load_game("london", board=board)
        state = game.new_initial_state()
        assert game.max_chance_outcomes() == 86
        assert [state.action_to_string(number) for number in range(86)] == chance_words()
        for word in ("jack-gull", "cards-holmes-watson-smith-lestrade"):
            state.apply_action(state.string_to_action(word))
        assert game.num_distinct_actions() == 816
        assert [state.action_to_string(number) for number in range(816)] == player_words()


def test_where_each_range_begins() -> None:
    words = player_words()
    kinds = list(dict.fromkeys(word.partition("-")[0] for word in words))
    firsts = [next(n for n, word in enumerate(words) if word.startswith(kind)) for kind in kinds]
    assert dict(zip(kinds, firsts, strict=True)) == {
        "play": 0,
        "move": 8,
        "accuse": 68,
        "escape": 128,
        "swap": 132,
        "lamp": 139,
        "cordon": 195,
        "cover": 207,
        "whistle": 389,
        "face": 809,
        "stay": 815,
    }
    assert [chance_words().index(word) for word in ("jack-holmes", "draw-holmes")] == [0, 78]
