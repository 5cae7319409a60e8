"""Goodley's whistle: streets, exact totals, and what the order of the characters does."""

from __future__ import annotations

from tests.games.london.scenes import DETECTIVE, JACK, legal, place, play, turn

IN_THE_CORNER = "goodley-b7 holmes-b6 watson-a5 smith-c6 lestrade-a4"
"""Round b7, where every hex nearer to Goodley is taken but d7."""


def test_a_whistle_brings_one_character_by_up_to_three_hexes_and_nearer() -> None:
    # Bert on i8 is four streets from Goodley on m10; these are three, two and one.
    state = turn("goodley", DETECTIVE)
    nearer = legal(state, "whistle-bert")
    assert nearer == {f"whistle-bert-{hex_}" for hex_ in "j8 k9 k10 l10 k11 j10".split()}
    play(state, "whistle-bert-l10")
    assert place(state, "bert") == "l10"
    assert legal(state, "whistle-") == set()  # three points are spent
    assert legal(state) == legal(state, "move-") | legal(state, "accuse-")


def test_three_points_are_spent_over_one_to_three_characters() -> None:
    for then in (
        "whistle-bert-l10",
        "whistle-bert-k9 whistle-gull-f10",
        "whistle-bert-j8 whistle-gull-f10 whistle-smith-g9",
    ):
        state = turn("goodley", DETECTIVE, then)
        assert legal(state, "whistle-") == set()
        assert legal(state, "move-")


def test_ruling_the_cost_of_one_character_is_the_shortest_way_along_streets() -> None:
    for word, left in [("whistle-bert-l10", 0), ("whistle-bert-k9", 1), ("whistle-bert-j8", 2)]:
        state = turn("goodley", DETECTIVE, word)
        assert int(state.record.points) == left
        assert bool(legal(state, "whistle-")) == (left > 0)


def test_each_character_is_whistled_once() -> None:
    state = turn("goodley", DETECTIVE, "whistle-bert-j8")
    assert legal(state, "whistle-bert") == set()


def test_goodley_does_not_whistle_for_himself() -> None:
    assert legal(turn("goodley", DETECTIVE), "whistle-goodley") == set()


def test_trap_the_whistle_does_not_lead_through_manholes() -> None:
    # Through k9 and b6 Bert would be next to Goodley in two steps.
    state = turn("goodley", DETECTIVE, places="goodley-b7 bert-j8")
    whistled = {word.rsplit("-", 1)[1] for word in legal(state, "whistle-bert")}
    assert whistled == {"i7", "i6", "h6", "g6", "i10"}
    assert not {"k9", "b6", "c4", "f10"} & whistled


def test_the_whistle_gives_stealthy_no_special_powers() -> None:
    # Over the building d6 it would be two steps from d7 to d5.
    state = turn("goodley", DETECTIVE, places="goodley-d5 stealthy-d7")
    assert legal(state, "whistle-stealthy") <= {
        f"whistle-stealthy-{hex_}" for hex_ in ("e7", "e6", "f7")
    }
    assert "whistle-stealthy-e7" in legal(state)


def test_nobody_whistled_ends_on_an_occupied_hex_and_nobody_is_accused() -> None:
    state = turn("goodley", DETECTIVE, places="goodley-m10 bert-k10 smith-l10 holmes-m11")
    assert not {"whistle-bert-l10", "whistle-bert-m11", "whistle-bert-m10"} & legal(state)
    assert legal(state, "accuse-") == {"accuse-l10", "accuse-m11", "accuse-k10"}
    play(state, min(legal(state, "whistle-")))
    assert not state.is_terminal()


def test_characters_do_not_block_the_whistle() -> None:
    # Bert comes from a4 past Smith on a5, over the only hex between.
    places = "goodley-b7 smith-a5 bert-a4"
    state = turn("goodley", DETECTIVE, places=places)
    assert "whistle-bert-b6" in legal(state)


def test_a_hex_vacated_by_an_earlier_whistle_may_be_used_by_a_later_one() -> None:
    state = turn("goodley", DETECTIVE, places="goodley-b7 smith-a5 bert-a4 stealthy-a3")
    assert not {"whistle-bert-a5", "whistle-stealthy-a4"} & legal(state)
    play(state, "whistle-smith-b6")
    assert "whistle-bert-a5" in legal(state)
    play(state, "whistle-bert-a5")
    assert "whistle-stealthy-a4" in legal(state)


def test_ruling_exactly_three_points_are_spent_where_any_sequence_allows_it() -> None:
    # Bert can come to d7 for one point; then Stealthy's two to e7 make three. Stealthy's one to e8
    # would leave Bert's one and nothing more, his two to d7 nothing for anybody.
    places = f"{IN_THE_CORNER} bert-e7 stealthy-e9 gull-a3"
    state = turn("goodley", DETECTIVE, places=places)
    assert legal(state, "whistle-") == {"whistle-bert-d7"}
    play(state, "whistle-bert-d7")
    assert legal(state) == {"whistle-stealthy-e7"}


def test_ruling_otherwise_the_largest_total_that_any_sequence_allows() -> None:
    # Only d7 is free to come nearer to, and only for one point.
    places = f"{IN_THE_CORNER} bert-e7 stealthy-e8 gull-a3"
    for word in ("whistle-bert-d7", "whistle-stealthy-d7"):
        state = turn("goodley", DETECTIVE, places=places)
        assert legal(state, "whistle-") == {"whistle-bert-d7", "whistle-stealthy-d7"}
        play(state, word)
        assert legal(state, "whistle-") == set()
        assert legal(state, "move-")


def test_ruling_a_total_of_nothing_leaves_the_move_alone_and_ends_the_turn_if_it_stays_so() -> None:
    laid = {"places": f"{IN_THE_CORNER} stealthy-d7 bert-e7 gull-a3", "covered": "b6 l12"}
    state = turn("goodley", JACK, **laid)
    assert legal(state) == {"stay"}
    play(state, "stay")
    assert legal(state) == legal(state, "play-")


def test_the_whistle_still_owed_is_worked_out_anew_after_the_move() -> None:
    # Nobody can come nearer to b7, but all can to f10, where Goodley gets through the manholes.
    laid = {"places": f"{IN_THE_CORNER} stealthy-d7 bert-e7 gull-a3"}
    state = turn("goodley", JACK, **laid)
    assert legal(state, "whistle-") == set()
    play(state, "move-f10")
    assert legal(state) == legal(state, "whistle-") != set()


def test_nearer_means_nearer_to_goodleys_present_hex() -> None:
    state = turn("goodley", DETECTIVE, "move-j8")
    assert legal(state, "whistle-bert") == set()  # he stands beside already
    state = turn("goodley", DETECTIVE)
    assert "whistle-bert-j8" in legal(state)


def test_a_whistle_begun_is_finished_before_anything_else() -> None:
    state = turn("goodley", DETECTIVE, "whistle-bert-j8")
    assert legal(state) == legal(state, "whistle-")


def test_watsons_lantern_is_set_in_the_midst_of_a_whistle_which_then_goes_on() -> None:
    state = turn("goodley", DETECTIVE, "whistle-watson-i5")
    assert legal(state) == {f"face-{way}" for way in ("n", "ne", "se", "s", "sw", "nw")}
    play(state, "face-s whistle-bert-j8")
    assert legal(state) == legal(state, "whistle-") != set()
