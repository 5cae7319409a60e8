"""The rules of Mr. Jack (London): what an action or an outcome of chance does, compiled.

Every function takes one `STATE` record ``state`` and changes it in place; numbers given to
them are legal ones (see `choices`). Section names are those of the rule book.
"""

from __future__ import annotations

import numpy as np

from lamplighter.games.compiled import compiled
from lamplighter.games.london.board import (
    ALL_CHARACTERS,
    BEAM,
    CHARACTERS,
    COVERS_AFTER,
    GOODLEY,
    GULL,
    HOLMES,
    LAMPLIGHT,
    LAMPS_TO_GO_OUT,
    NEIGHBOURS,
    OUT,
    ROUNDS,
    WATSON,
)
from lamplighter.games.london.choices import Record, exits_near, player
from lamplighter.games.london.movement import occupied
from lamplighter.games.london.numbers import (
    ACCUSE_GROUP,
    CARDS_ACTIONS,
    CORDON_GROUP,
    COVER_GROUP,
    DRAW_ACTIONS,
    ESCAPE_GROUP,
    FACE_GROUP,
    FIRST,
    FOURS,
    GROUP_OF,
    LAMP_GROUP,
    MOVE_GROUP,
    PLAY_GROUP,
    STAY_GROUP,
    SWAP_GROUP,
    WHISTLE_GROUP,
    skipping,
)
from lamplighter.games.london.state import (
    ABILITY,
    CARDS,
    DRAW,
    FACE,
    JACK_CARD,
    MOVE,
    OVER,
    PLAY,
    SEEN,
    TURN,
    UNKNOWN,
    UNSEEN,
)
from lamplighter.games.london.whistle import cost_of, points_to_spend

__all__ = ["act", "apply", "light", "owner", "visible"]

FOUR_CARDS = np.array([sum(1 << character for character in four) for four in FOURS], dtype=np.int64)
"""The sets of cards that chance may turn up, by outcome."""

OWED = np.array(
    [
        MOVE | ABILITY if name in ("smith", "lestrade", "goodley", "bert") else MOVE
        for name in CHARACTERS
    ],
    dtype=np.int64,
)
"""What each character owes when he is chosen. What Holmes and Watson do follows from their move."""


# --- light ----------------------------------------------------------------------------------


@compiled
def light(state: Record) -> int:
    """The streets beside a lit lamp."""
    mask = 0
    for lamp in range(8):
        if int(state.tile[lamp]):
            mask |= int(LAMPLIGHT[lamp])
    return mask


@compiled
def visible(state: Record) -> int:
    """The characters who are visible, cleared ones too, as a bit mask (rule book, "Light")."""
    lit = light(state)
    watson = int(state.place[WATSON])
    if watson < OUT:
        lit |= int(BEAM[watson, int(state.facing)])
    others = occupied(state)
    mask = 0
    for character in range(8):
        place = int(state.place[character])
        if place < OUT and (lit >> place & 1 or int(NEIGHBOURS[place]) & others):
            mask |= 1 << character
    return mask


# --- what an action does --------------------------------------------------------------------


@compiled
def step_out(state: Record) -> None:
    """The turn is over once nothing is owed: the card is laid aside."""
    if int(state.owed) == 0:
        state.hand = UNKNOWN
        state.whistled = 0
        state.phase = PLAY


@compiled
def displace(state: Record, character: int, street: int) -> None:
    """Put a character on a street; whoever displaces Watson has to set his lantern at once."""
    state.place[character] = street
    if character == WATSON:
        state.phase = FACE


@compiled
def move_made(state: Record, mover: int) -> None:
    """After the move, or without one: Holmes takes an alibi card; a hopeless whistle lapses."""
    hand = int(state.hand)
    state.owed = int(state.owed) & ~MOVE
    if hand == HOLMES:
        state.taker[int(state.round_number) - 1] = mover
        state.phase = DRAW
    elif hand == GOODLEY and int(state.owed) and points_to_spend(state) == 0:
        state.owed = 0


@compiled
def accuse(state: Record, street: int) -> None:
    """The detective ends his move on somebody; he has won if that is Jack.

    Where Jack's identity is hidden, as in a preview, nobody can tell who has won.
    """
    jack = int(state.jack)
    if jack != UNKNOWN:
        state.winner = 0 if int(state.place[jack]) == street else 1
    state.place[int(state.hand)] = street
    state.phase = OVER


@compiled
def leave(state: Record, exit_: int) -> None:
    """Jack escapes and has won."""
    state.place[int(state.hand)] = OUT + exit_
    state.winner = 1
    state.phase = OVER


@compiled
def swap(state: Record, other: int) -> None:
    """Gull changes places with another character instead of moving."""
    street = int(state.place[GULL])
    state.place[GULL] = int(state.place[other])
    state.owed = 0
    displace(state, other, street)


@compiled
def carry_lamp(state: Record, from_: int, to: int) -> None:
    """Smith puts a lit tile where it was dark; a number goes with its tile."""
    state.tile[to] = int(state.tile[from_])
    state.tile[from_] = 0
    state.owed = int(state.owed) & ~ABILITY


@compiled
def carry_cordon(state: Record, from_: int, to: int) -> None:
    """Lestrade frees one exit and closes another."""
    state.cordons = int(state.cordons) & ~(1 << from_) | 1 << to
    state.owed = int(state.owed) & ~ABILITY


@compiled
def carry_cover(state: Record, from_: int, to: int) -> None:
    """Bert opens one manhole and covers another."""
    state.covers = int(COVERS_AFTER[int(state.covers), from_, to])
    state.owed = int(state.owed) & ~ABILITY


@compiled
def whistle(state: Record, character: int, street: int) -> None:
    """Goodley brings one character nearer; the whistle ends with its points."""
    left = points_to_spend(state) - cost_of(state, character, street)
    state.points = left
    state.whistled = int(state.whistled) | 1 << character
    if left == 0:
        state.owed = int(state.owed) & ~ABILITY
    displace(state, character, street)


@compiled
def use_ability(state: Record, group: int, choice: int) -> None:
    """What Smith, Lestrade, Bert and Goodley do before or after their move."""
    if group == LAMP_GROUP:
        carry_lamp(state, choice // 7, skipping(choice % 7, choice // 7))
    elif group == CORDON_GROUP:
        carry_cordon(state, choice // 3, skipping(choice % 3, choice // 3))
    elif group < WHISTLE_GROUP:
        manhole = group - COVER_GROUP
        carry_cover(state, manhole, skipping(choice, manhole))
    else:
        whistle(state, skipping(group - WHISTLE_GROUP, GOODLEY), choice)


@compiled
def stay(state: Record, mover: int) -> None:
    """The character has nowhere to go. Had Jack stood there, he would have had to escape."""
    if exits_near(state):
        state.stayed = int(state.stayed) | 1 << int(state.hand)
    move_made(state, mover)


@compiled
def act(state: Record, action: int) -> None:
    """Carry out a player's decision, as far as it needs no chance and no call."""
    group = int(GROUP_OF[action])
    choice = action - int(FIRST[group])
    if group == PLAY_GROUP:
        state.hand = choice
        state.played = int(state.played) | 1 << choice
        state.owed = int(OWED[choice])
        state.phase = TURN
        return
    if group == ACCUSE_GROUP:
        accuse(state, choice)
        return
    if group == ESCAPE_GROUP:
        leave(state, choice)
        return
    mover = player(state)
    if group == MOVE_GROUP:
        displace(state, int(state.hand), choice)
        move_made(state, mover)
    elif group == STAY_GROUP:
        stay(state, mover)
    elif group == SWAP_GROUP:
        swap(state, skipping(choice, GULL))
    elif group == FACE_GROUP:
        state.facing = choice
        state.phase = TURN
    else:
        use_ability(state, group, choice)
    if int(state.phase) == TURN:
        step_out(state)


# --- the call for witnesses and the end -----------------------------------------------------


@compiled
def put_out_lamp(state: Record) -> None:
    """The tile with the round's number goes out for good, wherever it lies."""
    number = int(state.round_number)
    for lamp in range(8):
        if number <= LAMPS_TO_GO_OUT and int(state.tile[lamp]) == number:
            state.tile[lamp] = 0


@compiled
def next_round(state: Record) -> None:
    """All four cards of an odd round are shuffled anew; an even one has the other four."""
    state.round_number = int(state.round_number) + 1
    state.played = 0
    if int(state.round_number) & 1:
        state.cards = 0
        state.phase = CARDS
    else:
        state.cards = ALL_CHARACTERS & ~int(state.cards)


@compiled
def call(state: Record) -> int:
    """The call for witnesses, the lamp, and the passage to the next round. Returns the verdict."""
    sight = visible(state)
    seen = bool(sight >> int(state.jack) & 1)
    verdict = SEEN if seen else UNSEEN
    state.verdict[int(state.round_number) - 1] = verdict
    state.cleared = int(state.cleared) | (ALL_CHARACTERS & ~sight if seen else sight)
    put_out_lamp(state)
    if int(state.round_number) == ROUNDS:
        state.winner = 1
        state.phase = OVER
    else:
        next_round(state)
    return verdict


@compiled
def end_turn(state: Record) -> int:
    """After a completed decision: the call if the round is over. The verdict, or UNKNOWN."""
    if int(state.phase) == PLAY and int(state.played) == int(state.cards):
        return call(state)
    return UNKNOWN


@compiled
def apply(state: Record, action: int) -> int:
    """Carry out a legal action or chance outcome.

    Returns the verdict if the witnesses were called, else UNKNOWN.
    """
    phase = int(state.phase)
    if PLAY <= phase <= FACE:
        act(state, action)
        return end_turn(state)
    if phase == DRAW:
        state.card[int(state.round_number) - 1] = action - DRAW_ACTIONS
        step_out(state)
        return end_turn(state)
    if phase == JACK_CARD:
        state.jack = action
        state.phase = CARDS
    else:
        state.cards = int(FOUR_CARDS[action - CARDS_ACTIONS])
        state.phase = PLAY
    return UNKNOWN


@compiled
def owner(state: Record) -> int:
    """To whom alone the chance outcome due now is told, UNKNOWN if everybody sees it.

    Jack's identity is his; an alibi card is told to whoever takes it.
    """
    if int(state.phase) == JACK_CARD:
        return 1
    if int(state.phase) == DRAW:
        return int(state.taker[int(state.round_number) - 1])
    return UNKNOWN
