"""How the coming round of Mr. Jack Pocket might go: played by lot a few times; compiled.

What a network guesses better than anything else from is who will be seen if everybody plays
anyhow: all the geometry of tiles, walls, detectives and faces is in that. So before it is asked,
the coming round is played by lot `WALKS` times, with the same chance wherever it begins, and it is
told of each type how he fared (see `features`).

Of Jack's cards only the investigator's clear a tile here; what Jack would draw is left out.
"""

from __future__ import annotations

from typing import Any

from lamplighter.bots.ending_of_round import random_below
from lamplighter.bots.pocket.playout import CHASE, kind_of_future
from lamplighter.games.bits import popcount
from lamplighter.games.compiled import compiled
from lamplighter.games.pocket.board import ALL_SUSPECTS
from lamplighter.games.pocket.choices import count, nth
from lamplighter.games.pocket.rules import act, clear, visible
from lamplighter.games.pocket.state import ACTION, DRAW, TOSS

__all__ = ["FATES", "WALKS", "tell_fate", "walk"]

WALKS = 16
"""How often the round is played."""

FATES = 4
"""Numbers that `tell_fate` writes."""

SEED = 0x9E3779B9
"""The generator begins with this for each position: the same position has the same walks."""

MOST_HOURS = 11
"""Hourglasses beyond those that the table of values knows are not told apart."""

Array = Any
Record = Any


@compiled
def let_chance(state: Record, bits: Array) -> None:
    """Toss, or show the investigator a card; where its tile is turned already, nothing changes."""
    if int(state.phase) == TOSS:
        state.faces = random_below(bits, 16)
    elif int(state.phase) == DRAW and int(state.taker[int(state.round_number) - 1]) == 0:
        clear(state, 1 << random_below(bits, 9))
    state.phase = ACTION


@compiled
def walk(states: Array, bits: Array, walks: Array) -> None:
    """Play the round by lot, again and again.

    Fills ``walks``, whole numbers of shape (`WALKS`, 3): who is left before the call, who of all is
    seen, and the kind of the round that follows, see `playout.kind_of_future`. ``states[0]`` is the
    position at the start of the round, ``states[1]`` scratch.
    """
    bits[0] = SEED
    for number in range(len(walks)):
        states[1] = states[0]
        state = states[1]
        let_chance(state, bits)
        while popcount(int(state.spent)) < 4:
            act(state, nth(state, random_below(bits, count(state))))
            let_chance(state, bits)
        walks[number, 0] = ALL_SUSPECTS & ~int(state.blank)
        walks[number, 1] = visible(state)
        walks[number, 2] = kind_of_future(state)


@compiled
def tell_fate(
    walks: Array, values: Array, number: int, in_chase: int, identity: int, hours: int, out: Array
) -> None:
    """Write how one type fared on the average of the walks in which he can be Jack.

    That is what the call was worth to the investigator, by the table ``values`` (see
    `lamplighter.bots.pocket.playout.values_after_calls`); how often Jack was seen; which share of
    all suspects was left; how often it was he alone. ``number`` is the round that was walked.
    """
    fared = 0
    for value in range(FATES):
        out[value] = 0.0
    for walked in range(len(walks)):
        alive, sight = int(walks[walked, 0]), int(walks[walked, 1])
        if alive >> identity & 1:
            seen = sight >> identity & 1
            left = popcount(alive & sight if seen else alive & ~sight)
            glasses = min(hours + 1 - seen, MOST_HOURS)
            future = CHASE if in_chase else int(walks[walked, 2])
            fared += 1
            out[0] += values[number - 1, future, left, glasses, seen]
            out[1] += seen
            out[2] += left / 9
            out[3] += 1.0 if left == 1 else 0.0
    if fared:
        for value in range(FATES):
            out[value] /= fared
