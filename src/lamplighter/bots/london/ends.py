"""What the end of the search is worth in Mr. Jack (London); compiled.

Where the round is over, what counts is who is visible. Earlier the rest of the round is guessed:
a character who has been played stays as visible as he is, more or less, and one whose card still
waits may come to stand anywhere.
"""

from __future__ import annotations

from typing import Any

from lamplighter.games.compiled import compiled
from lamplighter.games.london.board import LESTRADE
from lamplighter.games.london.choices import player, turn_number
from lamplighter.games.london.movement import exits_of, reach_of
from lamplighter.games.london.rules import visible
from lamplighter.games.london.state import UNKNOWN, UNSEEN
from lamplighter.games.turn_order import mover

__all__ = [
    "CARD",
    "CHANCES",
    "FLIGHT",
    "KEEP",
    "LATER",
    "LEAVES",
    "PARTS",
    "PULL",
    "SHOWS",
    "read_end",
]

CHANCES, LEAVES, LATER = range(3)
"""The rows of the table that `read_end` goes by: the detective's chances after the call by
number of suspects left; by character, how likely one who stands unseen near a free exit leaves
in the next round; what is said of the rest of the round, see `KEEP` and its fellows."""

PARTS = 3

KEEP = 0
"""Columns 0 to 3 of `LATER`, by turns to come: how firmly a character who was played keeps
being visible or not, 1 at the call."""
SHOWS, CARD, PULL, FLIGHT = range(4, 8)
"""Of `LATER`: how often Jack is seen in the end if his own card still waits and a turn of his is
to come; how likely an alibi card shows any one of the suspects; which share of his chances it
costs the detective to have nobody near the only suspect; how likely Jack, whose turn comes, but
not at once, will still escape."""

FAINT = 0.005
"""Whom the detective thinks less likely than that is taken to be so likely, if he is Jack."""

LATE = 0.001
"""What a winning decision loses for each decision it comes later."""

SOME_TURN = 0.02
"""What it loses where it comes in a turn that is not searched, or with the end of time."""

Array = Any
Record = Any


@compiled
def after_call(table: Array, left: float) -> float:
    """The chances after a call that leaves so many suspects, a number that may be broken."""
    left = min(left, 8.0)
    number = min(int(left), 7)
    share = left - number
    return float((1 - share) * table[CHANCES, number] + share * table[CHANCES, number + 1])


@compiled
def near_exit(state: Record, character: int) -> bool:
    """Whether a character could leave by a move; Lestrade first takes a cordon away if need be."""
    near = exits_of(state, character)
    return bool(near if character == LESTRADE else near & ~int(state.cordons))


@compiled
def hunters(state: Record, suspect: int) -> int:
    """How many others could get to where a suspect stands."""
    total = 0
    for character in range(8):
        if character != suspect:
            total += reach_of(state, character) >> int(state.place[suspect]) & 1
    return total


@compiled
def jack_to_come(state: Record, turn: int) -> bool:
    """Whether Jack has a turn later in this round than the one that comes next."""
    turns = 0
    for later in range(turn + 1, 4):
        turns += mover(int(state.round_number), later)
    return turns > 0


@compiled
def guess_sight(state: Record, table: Array, node: Record) -> None:
    """Give a node for its worth how likely each character is visible at the call."""
    sight = visible(state)
    waiting = int(state.cards) & ~int(state.played)
    half = 0.5 * table[LATER, KEEP + 4 - turn_number(state)]
    for character in range(8):
        if waiting >> character & 1:
            node.worth[character] = 0.5
        else:
            node.worth[character] = 0.5 + half if sight >> character & 1 else 0.5 - half


@compiled
def read_call(state: Record, table: Array, beliefs: Array, node: Record) -> None:
    """What the call is worth, by suspect; `guess_sight` has been asked before.

    If a suspect is Jack, each of the others counts for as many as he is more likely than Jack is.
    """
    turn = turn_number(state)
    jack_moves = turn < 4 and (player(state) == 1 or jack_to_come(state, turn))
    hidden_if_jack = int(state.cards) & ~int(state.played) if jack_moves else 0
    seen = 0.0
    unseen = 0.0
    for character in range(8):
        seen += beliefs[character] * node.worth[character]
        unseen += beliefs[character] * (1 - node.worth[character])
    # The detective's own draw clears one more of those who are left, if it is one of them.
    kept = 1 - table[LATER, CARD] if node.taker == 1 else 1.0
    for suspect in range(8):
        own = max(beliefs[suspect], FAINT)
        others_seen = (seen - beliefs[suspect] * node.worth[suspect]) / own
        others_unseen = (unseen - beliefs[suspect] * (1 - node.worth[suspect])) / own
        shows = table[LATER, SHOWS] if hidden_if_jack >> suspect & 1 else node.worth[suspect]
        left = 1 + shows * others_seen + (1 - shows) * others_unseen
        worth = 0.0
        for verdict in range(2):
            others = others_seen if verdict else others_unseen
            share = shows if verdict else 1 - shows
            if verdict == 0 and near_exit(state, suspect):
                share *= 1 - table[LEAVES, suspect]
            worth += share * after_call(table, 1 + kept * others)
        far = 1 / (1 + hunters(state, suspect))
        node.worth[suspect] = worth * (1 - table[LATER, PULL] * far / left)


@compiled
def read_escapes(state: Record, table: Array, node: Record) -> None:
    """Take off what Jack's escape in this round costs, where his turn comes in time."""
    number = int(state.round_number)
    if number == 1 or int(state.verdict[number - 2]) != UNSEEN:
        return
    left = 1.0
    if player(state) == 1:
        left = 0.0
    elif jack_to_come(state, turn_number(state)):
        left = 1 - table[LATER, FLIGHT]
    waiting = int(state.cards) & ~int(state.played)
    for suspect in range(8):
        if waiting >> suspect & 1 and near_exit(state, suspect):
            node.worth[suspect] *= left


@compiled
def read_accusation(state: Record, beliefs: Array, node: Record) -> None:
    """Let the detective, whose turn comes, accuse whom he can reach, where that is better."""
    waiting = int(state.cards) & ~int(state.played)
    accused = UNKNOWN
    prospects = 0.0
    for suspect in range(8):
        prospects += beliefs[suspect] * node.worth[suspect]
    for suspect in range(8):
        if beliefs[suspect] > prospects:
            for character in range(8):
                near = reach_of(state, character) >> int(state.place[suspect]) & 1
                if near and character != suspect and waiting >> character & 1:
                    accused = suspect
                    prospects = beliefs[suspect]
    if accused != UNKNOWN:
        for suspect in range(8):
            node.worth[suspect] = 1 - SOME_TURN if suspect == accused else 0.0


@compiled
def read_settled(node: Record) -> None:
    """What an accusation or an escape is worth, by suspect: the sooner, the better.

    Where all is lost anyhow, nobody who is innocent is accused.
    """
    for suspect in range(8):
        node.worth[suspect] = -LATE if node.settled < 9 else 1.0
    if node.settled < 9:
        node.worth[node.settled - 1] = 1 - LATE * node.depth
    else:
        node.worth[node.settled - 9] = LATE * node.depth - SOME_TURN


@compiled
def read_end(state: Record, table: Array, beliefs: Array, node: Record) -> None:
    """The detective's chances where the search ends, by suspect who may be Jack."""
    if node.settled:
        read_settled(node)
        return
    guess_sight(state, table, node)
    read_call(state, table, beliefs, node)
    if int(state.played) != int(state.cards):
        read_escapes(state, table, node)
        if player(state) == 0:
            read_accusation(state, beliefs, node)
