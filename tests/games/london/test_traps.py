"""The traps that public implementations fell into, one by one, as the rules list them.

More about each stands in the module that the rest of its section is tested in; so do the rulings.
"""

from __future__ import annotations

from tests.games.london.scenes import (
    DETECTIVE,
    FOUR,
    JACK,
    deal,
    everybody,
    lamps,
    legal,
    play,
    scene,
    table,
    take_turns,
    turn,
    winner,
)

FACES = {f"face-{way}" for way in ("n", "ne", "se", "s", "sw", "nw")}

ROUND_2_UNSEEN = {"round_number": 2, "seen": "u"}


def test_trap_lamp_removal_tied_to_the_hex_instead_of_the_tile() -> None:
    # Smith carries tile 1 from b2 to h4, and in the next round a plain tile to b2.
    state = play(deal("gull", then=FOUR), "play-smith lamp-b2-h4 move-g9")
    take_turns(state, "holmes", "lestrade", "bert")
    assert lamps(state) == {"c7": 3, "f5": 5, "h8": 5, "k6": 4, "l11": 2}
    swapped = {"lamps": "b2 h4-1 c7-3 k6-4 l11-2 h8"}
    state = turn("stealthy", DETECTIVE, "move-a4", last=True, **swapped)
    assert lamps(state) == {"b2": 5, "c7": 3, "h8": 5, "k6": 4, "l11": 2}


def test_trap_manholes_entered_while_covered() -> None:
    state = turn("holmes", DETECTIVE, places="holmes-b1 stealthy-m8")
    assert not {"move-f10", "move-g6", "move-k9", "move-b6"} & legal(state)
    state = turn("holmes", DETECTIVE, places="holmes-g6")
    assert not {"move-b1", "move-l12", "move-a1", "move-m12"} & legal(state)


def test_trap_the_beam_passing_walls() -> None:
    # South of b3 the lamp b2 hides Bert on b1; north of d3 the building d4 hides Gull on d5.
    for facing, watson, hidden in [("s", "b3", "bert-b1"), ("n", "d3", "gull-d5")]:
        places = f"watson-{watson} {hidden} lestrade-m8"
        state = scene(table(places=places, facing=facing, lamps="l11"))
        assert hidden.split("-")[0] not in everybody(state)


def test_trap_whistling_as_the_crow_flies() -> None:
    # From e8 to c6 Bert would come from three to two hexes as the crow flies, not on foot.
    state = turn("goodley", JACK, places="goodley-d5 bert-e8")
    assert "whistle-bert-c6" not in legal(state)
    assert {"whistle-bert-e7", "whistle-bert-e6"} <= legal(state)


def test_trap_gull_moving_and_swapping() -> None:
    for word in ("move-e8", "swap-goodley"):
        state = turn("gull", JACK, word)
        assert legal(state) == legal(state, "play-")


def test_trap_jack_accusing() -> None:
    state = turn("holmes", JACK, places="holmes-e6")
    assert legal(state, "accuse-") == set()
    assert "move-e5" not in legal(state)


def test_trap_escaping_while_the_card_shows_visible() -> None:
    for laid in ({"round_number": 1}, {"round_number": 2, "seen": "s"}):
        state = turn("smith", JACK, places="smith-b7", jack="smith", **laid)
        assert legal(state, "escape-") == set()
    state = turn("smith", JACK, places="smith-b7", jack="smith", **ROUND_2_UNSEEN)
    assert winner(play(state, "escape-nw")) == JACK


def test_trap_escaping_from_the_gate_without_the_extra_step() -> None:
    for hex_, possible in [("a4", False), ("a5", True)]:  # three steps to the gate, and two
        state = turn("smith", JACK, places=f"smith-{hex_}", jack="smith", **ROUND_2_UNSEEN)
        assert ("move-b7" in legal(state), "escape-nw" in legal(state)) == (True, possible)


def test_trap_a_power_used_twice() -> None:
    for who, power in [
        ("smith", "lamp-h8-h4"),
        ("lestrade", "cordon-ne-se"),
        ("bert", "cover-b1-g6"),
        ("goodley", "whistle-bert-l10"),
    ]:
        state = turn(who, DETECTIVE, power)
        assert legal(state, power.split("-")[0]) == set()
        play(state, min(legal(state, "move-")))
        assert legal(state) == legal(state, "play-")


def test_trap_whoever_displaces_watson_not_choosing_his_facing() -> None:
    for who, word in [
        ("watson", "move-i5"),
        ("gull", "swap-watson"),
        ("goodley", "whistle-watson-i7"),
    ]:
        for player in (DETECTIVE, JACK):
            state = turn(who, player, word)
            assert (state.current_player(), legal(state)) == (player, FACES)


def test_trap_witnesses_called_only_after_eight_characters() -> None:
    state = take_turns(deal("gull", then=FOUR), "holmes", "smith", "lestrade", "bert")
    assert state.round_number() == 2
    assert state.view(None).words()[-1] == "unseen"
    take_turns(state, "gull", "watson", "stealthy", "goodley")
    assert state.round_number() == 3
    verdicts = [word for word in state.view(None).words() if word in ("seen", "unseen")]
    assert len(verdicts) == 2
