"""Which well-formed positions of Mr. Jack Pocket no game can reach, and why.

`check` runs one test after another; each raises `UnreachableError` that names the field. The
tests together are necessary conditions taken from the rules: what the dice of the tokens, the
order of the turns, the calls and the end of the game leave behind on the table.
"""

from __future__ import annotations

from lamplighter.games.base import JACK
from lamplighter.games.grammar import write_letters
from lamplighter.games.pocket import doors
from lamplighter.games.pocket.board import (
    ALL_SUSPECTS,
    FIXED_SIDE,
    HOURGLASSES,
    LANE,
    LETTERS,
    NO_WALL,
    PLACES,
    ROTATION,
    ROUNDS,
    START_SPACES,
    TOKENS,
)
from lamplighter.games.pocket.board import FACES as FACES_OF_TOKENS
from lamplighter.games.pocket.knowledge import could_have_gone_on, worlds
from lamplighter.games.pocket.state import (
    ACTION,
    ALIBI_CARDS,
    DEAL,
    DRAW,
    JACK_CARD,
    OVER,
    SEEN,
    TOSS,
    UNKNOWN,
    UNSEEN,
    Position,
    from_plain,
)
from lamplighter.games.pocket.travels import check_detectives, check_walls
from lamplighter.games.reachability import (
    UnreachableError,
    check_calls,
    check_last_call,
    check_one_in_two,
    check_secrets,
    count_calls,
)

__all__ = ["check"]


def check(record: Position) -> None:
    """Raise `UnreachableError` if no game gets here; fill in the winner of a finished one."""
    if record.phase in (DEAL, JACK_CARD):
        _check_deal(record)
        return
    _check_all_dealt(record)
    _check_calls(record)
    _check_tokens(record)
    _check_cards(record)
    check_detectives(record)
    check_walls(record)
    _check_cleared(record)
    _check_verdict(record)
    if record.jack != UNKNOWN:
        _check_private(record)
    elif not any(True for _ in worlds(record)):
        raise UnreachableError(
            "cards", "hidden cards", "cards with which the game would have gone on"
        )
    if record.phase == OVER:
        _decide(record)


def _count(mask: int) -> int:
    return int(mask).bit_count()


# --- the deal -----------------------------------------------------------------------------


def _check_deal(record: Position) -> None:
    """Tiles in the order of the deal, everything else as before the first round."""
    dealt = [suspect != UNKNOWN for suspect in record.suspect]
    number = sum(dealt)
    if dealt != [True] * number + [False] * (len(PLACES) - number):
        raise UnreachableError("board", "a gap", f"tiles dealt in the order {' '.join(PLACES)}")
    if (record.phase == JACK_CARD) != (number == len(PLACES)):
        expected = "jack" if number == len(PLACES) else "deal"
        raise UnreachableError("tokens", f"{number} tiles dealt", f"the word {expected}")
    for place in range(number):
        if FIXED_SIDE[place] >= 0 and record.wall[place] != FIXED_SIDE[place]:
            raise UnreachableError(
                "board", f"the wall of {PLACES[place]}", "it to face the detective there"
            )
    if record.blank or record.round_number != 1 or tuple(record.detective) != START_SPACES:
        raise UnreachableError(
            "detectives", "a game under way", "11,3,7, round 1, nobody cleared in the deal"
        )
    if record.rotated or count_calls(record) or set(record.taker) != {UNKNOWN}:
        raise UnreachableError(
            "verdicts", "a game under way", "- for rotated, verdicts and cards in the deal"
        )
    if record.chase or record.jack != UNKNOWN:
        raise UnreachableError("private part", "Jack's identity", "none before he has drawn it")


def _check_all_dealt(record: Position) -> None:
    if UNKNOWN in record.suspect:
        raise UnreachableError(
            "board", "a place without a tile", "nine tiles once the deal is done"
        )


# --- rounds, calls, tokens ----------------------------------------------------------------


def _check_calls(record: Position) -> None:
    """One call after each round; the last one's round is still written when it ended the game."""
    over = record.phase == OVER
    if not over and record.phase == ACTION and record.spent == 15:
        raise UnreachableError(
            "tokens",
            "all four spent",
            "the next round, or for a finished game its last verdict and the private part",
        )
    check_calls(record, over)
    if record.phase == TOSS and record.round_number % 2 == 0:
        raise UnreachableError(
            "tokens", "no faces", "faces in an even round: tokens are tossed in odd ones"
        )


def _check_tokens(record: Position) -> None:
    """As many tiles are marked as rotations have been spent."""
    if record.phase == TOSS:
        spent = 0
    else:
        spent = sum(
            int(FACES_OF_TOKENS[token, record.faces >> token & 1]) == ROTATION
            for token in range(len(TOKENS))
            if record.spent >> token & 1
        )
    marked = _count(record.rotated)
    if marked != spent:
        raise UnreachableError(
            "rotated", f"{marked} tiles", f"{spent}, as many as rotations were spent"
        )


# --- alibi cards --------------------------------------------------------------------------


def _alibi_rounds(record: Position) -> tuple[set[int], set[int]]:
    """Rounds in which a card must have been taken, and rounds in which one can have been."""
    number = record.round_number
    must = set()
    can = set(range(1, number))
    if record.phase != TOSS:
        shows_alibi = not record.faces & 1
        if shows_alibi and record.spent & 1:
            must.add(number)
        if number % 2 == 0:
            (can if shows_alibi else must).discard(number - 1)
            if not shows_alibi:
                must.add(number - 1)
    return must, can | must


def _check_cards(record: Position) -> None:
    """Each pair of rounds offers the alibi once, and it is taken; cards shown are all different."""
    number = record.round_number
    taken = {past + 1 for past in range(ROUNDS) if record.taker[past] != UNKNOWN}
    must, can = _alibi_rounds(record)
    complete = (number if record.phase == OVER and number % 2 == 0 else number - 1) // 2
    check_one_in_two("cards", taken, complete)
    if not must <= taken or not taken <= can:
        shown = ",".join(map(str, sorted(taken))) or "none"
        raise UnreachableError(
            "cards", f"rounds {shown}", "a card in each round whose alibi is spent, no other"
        )
    _check_taker(record)
    shown_cards = [c for c, t in zip(record.card, record.taker, strict=True) if t == 0 and c >= 0]
    if len(set(shown_cards)) != len(shown_cards):
        raise UnreachableError("cards", "one card twice", "every card once")


def _check_taker(record: Position) -> None:
    """A card of this round was taken in a turn already had; one that is due, in the latest."""
    number = record.round_number
    spent = _count(record.spent)
    order = (0, 1, 1, 0) if number % 2 else (1, 0, 0, 1)
    taker = record.taker[number - 1]
    due = record.phase == DRAW
    if taker != UNKNOWN and taker not in order[spent - 1 if due else 0 : spent]:
        who = "Jack" if taker == 1 else "the investigator"
        raise UnreachableError(
            "cards", f"round {number} by {who}", "a player who has had that turn"
        )
    for past in range(ROUNDS):
        missing = record.taker[past] == 0 and record.card[past] == UNKNOWN
        if missing != (due and past == number - 1 and taker == 0):
            raise UnreachableError(
                "cards", f"round {past + 1}", "! just where the investigator's card is due"
            )


# --- who is cleared -----------------------------------------------------------------------


def _check_cleared(record: Position) -> None:
    """Cards shown clear their suspects; before the first call nothing else does."""
    blank = record.blank
    shown = _shown(record)
    if shown & ~blank:
        raise UnreachableError(
            "board",
            f"{write_letters(shown & ~blank, LETTERS)} under suspicion",
            "shown cards to be cleared",
        )
    if not count_calls(record) and blank != shown:
        raise UnreachableError(
            "board",
            f"{write_letters(blank & ~shown, LETTERS)} cleared",
            "nobody but cards shown before the first call",
        )
    left = _count(ALL_SUSPECTS & ~blank)
    if left == 0:
        raise UnreachableError("board", "everybody cleared", "Jack among the suspects")
    if record.phase != OVER:
        _check_suspects_left(record, left)
    if record.chase and record.verdict[record.chase - 1] != UNSEEN:
        raise UnreachableError("chase", record.chase, "a past round in which Jack was not seen")
    if record.chase and left > 1:
        raise UnreachableError("chase", f"{left} suspects left", "one: the chase begins with it")


def _check_suspects_left(record: Position, left: int) -> None:
    """One suspect left after a call ends the game or begins the chase."""
    chase = record.chase
    shown_now = record.taker[record.round_number - 1] == 0 and record.phase != DRAW
    if not chase and left == 1 and not shown_now:
        raise UnreachableError("board", "one suspect left", "the game over, or a chase")
    if chase and SEEN in record.verdict[chase:]:
        raise UnreachableError("verdicts", "Jack seen in the chase", "the game over")


def _check_verdict(record: Position) -> None:
    """Right after a call the board still shows whom it cleared."""
    if record.phase != OVER and (record.spent or record.round_number == 1):
        return
    check_last_call(record, ALL_SUSPECTS, _sights(record), record.blank, _shown(record))


def _shown(record: Position) -> int:
    """The suspects on cards that the investigator drew, as a bit mask."""
    mask = 0
    for card, taker in zip(record.card, record.taker, strict=True):
        if taker == 0 and card != UNKNOWN:
            mask |= 1 << card
    return mask


def _sights(record: Position) -> list[int]:
    """What may have been visible at the latest call: Lane's wall may have gone only then."""
    array = from_plain(record)
    sights = [doors.visible(array, 0)]
    for place in range(len(PLACES)):
        if record.suspect[place] == LANE and record.wall[place] == NO_WALL:
            for side in range(4):
                array[0].wall[place] = side
                sights.append(doors.visible(array, 0))
    return sights


# --- Jack's secrets and the end -----------------------------------------------------------


def _check_private(record: Position) -> None:
    """Jack is not cleared, holds real cards, and the game went on with his hourglasses."""
    check_secrets(record.jack, record.card, record.blank, LETTERS)
    values = [HOURGLASSES[record.card[number]] for number in ALIBI_CARDS.drawn(record, JACK)]
    if not could_have_gone_on(record, values):
        raise UnreachableError(
            "private part", "Jack's hourglasses", "a sum with which the game would have gone on"
        )


def _decide(record: Position) -> None:
    """Fill in the winner of a finished game, by the rules' own table."""
    array = from_plain(record)
    doors.decide(array, 0, record.verdict[count_calls(record) - 1] == SEEN)
    if array[0].winner == UNKNOWN:
        raise UnreachableError(
            "verdicts", "a finished round", "the next one: this game is not over yet"
        )
    record.winner = int(array[0].winner)
