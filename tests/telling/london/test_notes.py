"""What has to be known of a turn before it is played: the alibi card is Holmes' alone."""

from __future__ import annotations

import random

from lamplighter import load_game
from lamplighter.games.chance import ChanceStream
from lamplighter.games.view import View
from lamplighter.sentences import catalogue
from lamplighter.telling.london.scene import Scene
from lamplighter.telling.london.tell import notes_before
from tests.playing import play_on

SAY = catalogue("en")


def turn(view: View, *words: str) -> list[str]:
    """The notes on a turn of these words."""
    ahead = view
    for word in words:
        ahead = ahead.preview(ahead.string_to_action(word))
    return notes_before(words, Scene.of(view), Scene.of(ahead), SAY, drawn=True)


def test_only_holmes_brings_an_alibi_card() -> None:
    note = SAY("london-note-alibi")
    told = {"gull": 0, "holmes": 0}
    for seed in range(30):
        state = load_game("london").new_initial_state()
        play_on(state, ChanceStream(seed), random.Random(seed), 0)
        view = state.view(0)
        legal = [view.action_to_string(action) for action in view.legal_actions()]
        if "play-gull" in legal:
            played = state.clone()
            played.apply_action(played.string_to_action("play-gull"))
            # His card lies on the table already, as a person may leave it; then he swaps.
            assert note not in turn(played.view(0), "swap-holmes")
            assert note not in turn(view, "play-gull", "swap-holmes")
            told["gull"] += 1
        if "play-holmes" in legal:
            after = view.preview(view.string_to_action("play-holmes"))
            move = after.action_to_string(after.legal_actions()[0])
            assert note in turn(view, "play-holmes", move)
            told["holmes"] += 1
    assert all(told.values())
