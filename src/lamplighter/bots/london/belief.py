"""Who Jack might be, from what his side has done so far in Mr. Jack (London).

The rules clear suspects; this asks besides, for each who is left, how well the turns of Jack's
side would have served him. A turn that suits one suspect and harms another makes the first more
likely: by how much, follows from a model of Jack who prefers turns that are good for him as
`foresight` judges them for Jack, but not without fail. The model is a soft-max over all turns that
he had.

It is trusted only a little, in two ways. Each turn counts for some part as if it had been chosen
blindly, so that nobody is ruled out but by the rules; and what is left is taken to a small power
(see `public_beliefs`). With full trust the detective names any Jack who simply takes what is best
for him within three rounds, and falls for every Jack who knows that and plays for somebody else:
against one such he won 3 games of 40. What is the right trust hangs on the trust of the other.

Only what is public goes into it, so Jack can work out as well what a detective would think.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np

from lamplighter.bots.london.foresight import SHARES, weights_for
from lamplighter.bots.london.lookahead import MANY, chances_after_call, widths_of
from lamplighter.bots.london.plans import SPOT, Desk, find_plans, look, new_desk
from lamplighter.games.base import JACK, View
from lamplighter.games.compiled import compiled, door
from lamplighter.games.london import doors, knowledge
from lamplighter.games.london.board import CHARACTERS
from lamplighter.games.london.state import DRAW, PLAY, STATE, UNKNOWN, copy_array, plain

__all__ = ["add_up", "likelihood", "likelihoods", "public_beliefs"]

SHARPNESS = 30.0
"""How firmly the model prefers the better turn: one worth 0.1 more is e**3 times as likely."""

BLIND = 0.1
"""The part of his turns that count as chosen blindly."""

WIDTHS = widths_of(*2 * [(MANY, MANY, MANY, 2)])
"""Nearly all turns that Jack's side had: what an ability does before the move is a sample."""

Array = Any


@compiled
def add_up(plans: Array, number: int, totals: Array) -> None:
    """How much all turns together weigh with the model, by suspect; per turn."""
    for suspect in range(8):
        total = 0.0
        for index in range(number):
            total += np.exp(-SHARPNESS * plans[index].glance[suspect])
        totals[suspect] = total / number


@compiled
def likelihood(worth: float, total: float) -> float:
    """How likely a turn is, 1 being as likely as any: its worth, and what `add_up` says."""
    return float((1 - BLIND) * np.exp(-SHARPNESS * worth) / total + BLIND)


@door
def judge_turn(spots: Array, records: Array, desk: Desk, widths: Array, out: Array) -> None:
    """Write how likely each character would have made a turn of Jack's side.

    ``spots`` and ``records`` hold what was before it, and after it.
    """
    totals = np.zeros(8)
    add_up(desk.plans, find_plans(records[0], spots[0], desk, widths), totals)
    look(records[1], spots[1], desk)
    for suspect in range(8):
        out[suspect] = likelihood(spots[1].glance[suspect], totals[suspect])


def public_beliefs(view: View, trust: float) -> np.ndarray:
    """How likely each character is Jack, shape (8,), given all that is public, whoever looks.

    ``trust`` is the power to which the likelihoods of Jack's turns are taken: 0 for none.
    """
    possible = knowledge.possible(view)
    beliefs = np.array([float(slug in possible) for slug in CHARACTERS])
    for before, after in past_turns(view):
        beliefs *= likelihoods(before.tobytes(), after.tobytes()) ** trust
    made: np.ndarray = beliefs / beliefs.sum()
    return made


@lru_cache(maxsize=4096)
def likelihoods(before: bytes, after: bytes) -> np.ndarray:
    """How likely each character would have made a turn, shape (8,), from the records round it.

    They are kept, since the same turns are asked about at each decision of a game.
    """
    records = [np.frombuffer(record, dtype=STATE) for record in (before, after)]
    suspects = knowledge.identities(plain(records[0]))
    spots = np.zeros(2, dtype=SPOT)
    spots["beliefs"][:, suspects] = 1 / len(suspects)
    spots["depth"] = 1
    bits = np.array([1], dtype=np.uint64)
    desk = new_desk(chances_after_call(records[0][0]), weights_for(SHARES[JACK]), bits)
    out = np.empty(len(CHARACTERS))
    judge_turn(spots, np.concatenate(records), desk, WIDTHS, out)
    return out


def past_turns(view: View) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """Each turn of Jack's side that is over: the public records before it and after it.

    The second is the one before any draw or call. Which world is told makes no difference here. A
    turn that had begun where the game's history
    begins is left out.
    """
    before: np.ndarray | None = None
    for state, action in view.replay(random.Random(0)):
        if state.current_player() == JACK and state.record.phase == PLAY:
            before = state.view(None).array
            after = copy_array(before)
        if state.current_player() == JACK and before is not None:
            doors.act(after, 0, action)
            if after["phase"][0] == DRAW:
                after["phase"] = PLAY
                after["hand"] = UNKNOWN
            if after["phase"][0] == PLAY:
                yield before, after
