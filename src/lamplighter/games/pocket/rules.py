"""The rules of Mr. Jack Pocket: what an action or an outcome of chance does, compiled.

Every function takes one `STATE` record ``state`` and changes it in place; numbers given to
them are legal ones (see `choices`). Section names are those of the rule book.
"""

from __future__ import annotations

from lamplighter.games.bits import popcount
from lamplighter.games.compiled import compiled
from lamplighter.games.pocket.board import (
    ALL_SUSPECTS,
    EXCHANGE,
    FACES,
    FACING,
    GOAL,
    HOURGLASSES_OF,
    JOKER,
    LANE,
    LINES,
    NO_WALL,
    PAIRS,
    ROTATION,
    ROUNDS,
    SPACES,
)
from lamplighter.games.pocket.choices import (
    DRAW_ACTIONS,
    EXCHANGE_ACTIONS,
    JACK_ACTIONS,
    JOKER_ACTIONS,
    JOKER_NONE,
    ROTATE_ACTIONS,
    TOSS_ACTIONS,
    Record,
    first_undealt,
    kind_of,
    player,
)
from lamplighter.games.pocket.state import (
    ACTION,
    DRAW,
    JACK_CARD,
    OVER,
    SEEN,
    TOSS,
    UNKNOWN,
    UNSEEN,
)

__all__ = ["act", "apply", "decide", "draw", "hourglasses", "line_of_sight", "owner", "visible"]


# --- sight ----------------------------------------------------------------------------------


@compiled
def line_of_sight(state: Record, space: int) -> int:
    """How many tiles a detective on ``space`` has in sight (rule book, "Line of sight"): 0 to 3."""
    near = FACING[space]
    far = (near + 2) & 3
    for distance in range(3):
        wall = int(state.wall[LINES[space, distance]])
        if wall == near:
            return distance
        if wall == far:
            return distance + 1
    return 3


@compiled
def visible(state: Record) -> int:
    """The suspects whose tiles some detective has in sight, cleared ones too, as a bit mask."""
    mask = 0
    for detective in range(3):
        space = int(state.detective[detective])
        for distance in range(line_of_sight(state, space)):
            mask |= 1 << int(state.suspect[LINES[space, distance]])
    return mask


# --- what an action does --------------------------------------------------------------------


@compiled
def clear(state: Record, suspects: int) -> None:
    """Turn over the tiles of these suspects; Lane's wall vanishes with his portrait."""
    turned = suspects & ~int(state.blank)
    state.blank = int(state.blank) | turned
    if turned >> LANE & 1:
        for place in range(9):
            if int(state.suspect[place]) == LANE:
                state.wall[place] = NO_WALL


@compiled
def step(state: Record, detective: int, spaces: int) -> None:
    """Move a detective clockwise; space 11 is followed by 0."""
    state.detective[detective] = (int(state.detective[detective]) + spaces) % SPACES


@compiled
def rotate(state: Record, place: int, quarters: int) -> None:
    """Turn a tile clockwise and mark it; Lane's blank crossroads stays as it is."""
    wall = int(state.wall[place])
    if wall != NO_WALL:
        state.wall[place] = (wall + quarters) & 3
    state.rotated = int(state.rotated) | 1 << int(state.suspect[place])


@compiled
def exchange(state: Record, one: int, other: int) -> None:
    """Two tiles change places and keep their compass orientation."""
    suspect, wall = int(state.suspect[one]), int(state.wall[one])
    state.suspect[one], state.wall[one] = int(state.suspect[other]), int(state.wall[other])
    state.suspect[other], state.wall[other] = suspect, wall


@compiled
def act(state: Record, action: int) -> None:
    """Spend the token and carry out a player's action, as far as it needs no chance and no call."""
    kind = kind_of(action)
    mover = player(state)
    token = 0
    while int(state.spent) >> token & 1 or FACES[token, int(state.faces) >> token & 1] != kind:
        token += 1
    state.spent = int(state.spent) | 1 << token
    if kind < JOKER:
        step(state, kind, 1 + (action & 1))
    elif kind == JOKER:
        step(state, (action - JOKER_ACTIONS) % 3, 0 if action == JOKER_NONE else 1)
    elif kind == ROTATION:
        turn = action - ROTATE_ACTIONS
        rotate(state, turn // 3, turn % 3 + 1)
    elif kind == EXCHANGE:
        pair = action - EXCHANGE_ACTIONS
        exchange(state, PAIRS[pair, 0], PAIRS[pair, 1])
    else:
        state.taker[int(state.round_number) - 1] = mover
        state.phase = DRAW


# --- the call for witnesses and the end -----------------------------------------------------


@compiled
def hourglasses(state: Record) -> int:
    """Jack's hourglasses: round tokens before him and cards he drew; never his identity card."""
    total = 0
    for number in range(ROUNDS):
        if int(state.verdict[number]) == UNSEEN:
            total += 1
        if int(state.taker[number]) == 1 and int(state.card[number]) != UNKNOWN:
            total += HOURGLASSES_OF[int(state.card[number])]
    return total


@compiled
def decide(state: Record, seen: bool) -> None:
    """The table "End of the game" after a call for witnesses; begins the chase where due."""
    last = int(state.round_number) == ROUNDS
    if int(state.chase):
        if seen:
            state.winner = 0
        elif last:
            state.winner = 1
        return
    blank = int(state.blank)
    one_left = popcount(ALL_SUSPECTS & ~blank) == 1
    six = hourglasses(state) >= GOAL
    if one_left and six:
        if seen:
            state.winner = 0
        elif last:
            state.winner = 1
        else:
            state.chase = int(state.round_number)
    elif one_left:
        state.winner = 0
    elif six or last:
        state.winner = 1


@compiled
def call(state: Record) -> bool:
    """The call for witnesses, the end-of-round test and the passage to the next round.

    What is visible is worked out once, before any tile is turned. Returns whether Jack was seen.
    """
    sight = visible(state)
    seen = bool(sight >> int(state.jack) & 1)
    state.verdict[int(state.round_number) - 1] = SEEN if seen else UNSEEN
    clear(state, ALL_SUSPECTS & ~sight if seen else sight)
    decide(state, seen)
    if int(state.winner) != UNKNOWN:
        state.phase = OVER
        return seen
    state.round_number = int(state.round_number) + 1
    state.spent = 0
    state.rotated = 0
    if int(state.round_number) & 1:
        state.faces = 0
        state.phase = TOSS
    else:
        state.faces = 15 - int(state.faces)
        state.phase = ACTION
    return seen


@compiled
def end_action(state: Record) -> int:
    """After a completed action: the call if it was the fourth. The verdict, or UNKNOWN."""
    state.phase = ACTION
    if int(state.spent) != 15:
        return UNKNOWN
    return SEEN if call(state) else UNSEEN


@compiled
def draw(state: Record, card: int) -> None:
    """The alibi card goes to who took it; one shown to the investigator clears its suspect."""
    number = int(state.round_number) - 1
    state.card[number] = card
    if int(state.taker[number]) == 0:
        clear(state, 1 << card)


@compiled
def apply(state: Record, action: int) -> int:
    """Carry out a legal action or chance outcome.

    Returns the verdict if the witnesses were called, else UNKNOWN.
    """
    phase = int(state.phase)
    if phase == ACTION:
        act(state, action)
        if int(state.phase) == DRAW:
            return UNKNOWN
        return end_action(state)
    if phase == DRAW:
        draw(state, action - DRAW_ACTIONS)
        return end_action(state)
    if phase == TOSS:
        state.faces = action - TOSS_ACTIONS
        state.phase = ACTION
    elif phase == JACK_CARD:
        state.jack = action - JACK_ACTIONS
        state.phase = TOSS
    else:
        place = first_undealt(state)
        state.suspect[place] = (action - 36 * place) >> 2
        state.wall[place] = action & 3
        if place == 8:
            state.phase = JACK_CARD
    return UNKNOWN


@compiled
def owner(state: Record) -> int:
    """To whom alone the chance outcome due now is told: 1 Jack, UNKNOWN if everybody sees it.

    Jack's identity and the cards he draws are his; a card the investigator takes is shown.
    """
    phase = int(state.phase)
    hidden = phase == JACK_CARD or (
        phase == DRAW and int(state.taker[int(state.round_number) - 1]) == 1
    )
    return 1 if hidden else UNKNOWN
