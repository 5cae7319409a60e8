"""Which well-formed positions of Mr. Jack (London) no game can reach, and why.

`check` runs one test after another; each raises `UnreachableError` that names the field. The
tests together are necessary conditions taken from the rules: what the cards, the order of the
turns, the calls and the end of the game leave behind on the table.
"""

from __future__ import annotations

from dataclasses import fields

from lamplighter.games.base import DETECTIVE, JACK
from lamplighter.games.london import doors
from lamplighter.games.london.board import (
    ALL_CHARACTERS,
    BOARDS,
    CHARACTERS,
    COVERS,
    EXITS,
    GULL,
    HOLMES,
    LETTERS,
    OUT,
    PLAIN,
    ROUNDS,
    STEALTHY,
)
from lamplighter.games.london.knowledge import identities
from lamplighter.games.london.state import (
    ALIBI_CARDS,
    CARDS,
    JACK_CARD,
    MOVE,
    OVER,
    PLAY,
    UNKNOWN,
    UNSEEN,
    Position,
    from_plain,
    new_array,
    plain,
)
from lamplighter.games.london.travels import (
    check_carried,
    check_lamps,
    check_lantern,
    check_places,
)
from lamplighter.games.london.turns import check_hearing, check_turn
from lamplighter.games.reachability import (
    UnreachableError,
    check_calls,
    check_last_call,
    check_one_in_two,
    check_secrets,
    count_calls,
)
from lamplighter.games.turn_order import TURNS

__all__ = ["check"]

_SHOWN_IN = {
    "place": "places",
    "facing": "lantern",
    "tile": "lamps",
    "round_number": "round",
    "played": "cards",
    "hand": "turn",
    "owed": "turn",
    "points": "turn",
    "whistled": "turn",
    "verdict": "verdicts",
    "taker": "draws",
    "card": "private part",
    "jack": "private part",
}
"""The field of a position string that shows a field of the record, where the names differ."""


def check(record: Position) -> None:
    """Raise `UnreachableError` if no game gets here; fill in the end of a finished one."""
    if _is_over(record):
        record.phase = OVER
    if record.round_number == 1 and record.phase in (JACK_CARD, CARDS):
        _check_untouched(record)
    _check_cards(record)
    check_turn(record)
    _check_calls(record)
    _check_standing(record)
    check_lamps(record)
    check_carried(record)
    check_lantern(record)
    check_places(record)
    _check_draws(record)
    _check_cleared(record)
    _check_stayed(record)
    _check_private(record)
    if record.phase == OVER:
        _check_end(record)
    else:
        check_hearing(record)
    _check_verdict(record)


def _players_of(record: Position, character: int) -> list[int]:
    """Who may have chosen a character, or has him in hand, in this round."""
    order = list(TURNS[record.round_number % 2])
    turns = record.played.bit_count() - (record.hand != UNKNOWN)
    return order[turns : turns + 1] if record.hand == character else order[:turns]


def _has_moved(record: Position, character: int) -> bool:
    """Whether a character has made his move, or stayed, in this round."""
    busy = record.hand == character and record.owed & MOVE
    return bool(record.played >> character & 1) and not busy


# --- the set-up and the end -----------------------------------------------------------------


def _is_over(record: Position) -> bool:
    """Whether the board shows an end: an escape, an accusation, or the last of the calls."""
    if record.hand == UNKNOWN:
        return count_calls(record) == ROUNDS
    return max(record.place) >= OUT or len(set(record.place)) < len(record.place)


def _check_untouched(record: Position) -> None:
    """Before the first cards are turned up everything is as in the set-up."""
    fresh = plain(new_array(board=BOARDS[COVERS[record.covers][0]]))
    for field in fields(record):
        known = ("phase", "jack") if record.phase == CARDS else ("phase",)
        if field.name not in known and getattr(record, field.name) != getattr(fresh, field.name):
            shown = _SHOWN_IN.get(field.name, field.name)
            raise UnreachableError(shown, "a game under way", "the set-up, before the first cards")


def _check_end(record: Position) -> None:
    """Fill in the winner of a finished game."""
    record.winner = JACK
    hand = record.hand
    if hand == UNKNOWN:
        return
    if record.place[hand] >= OUT:
        _check_escape(record)
        return
    if _players_of(record, hand) != [DETECTIVE]:
        raise UnreachableError("places", "two on one street", "Jack's side never to accuse")
    accused = [c for c in range(len(CHARACTERS)) if record.place[c] == record.place[hand]]
    record.winner = DETECTIVE if record.jack in accused and record.jack != hand else JACK


def _check_escape(record: Position) -> None:
    """Jack leaves in his own turn, with his own character, unseen before, by a free exit."""
    exit_ = record.place[record.hand] - OUT
    if record.jack != record.hand or _players_of(record, record.hand) != [JACK]:
        raise UnreachableError("places", "an escape", "nobody but Jack to leave, in his own turn")
    if record.round_number == 1 or record.verdict[record.round_number - 2] != UNSEEN:
        raise UnreachableError("verdicts", "Jack seen", "an escape after a call that missed him")
    if record.cordons >> exit_ & 1:
        raise UnreachableError("cordons", f"{EXITS[exit_]} closed", "Jack to leave by a free exit")


# --- cards, turns, calls --------------------------------------------------------------------


def _check_cards(record: Position) -> None:
    """Four cards, turned up in odd rounds; all played only when the game is over."""
    number = record.round_number
    if record.phase == JACK_CARD and number > 1:
        raise UnreachableError("cards", "no identity yet", "it drawn before round 1")
    if record.phase in (JACK_CARD, CARDS):
        if number % 2 == 0:
            raise UnreachableError(
                "cards", "none", f"those of round {number}: they are turned up in odd rounds"
            )
        return
    if record.cards.bit_count() != 4:
        raise UnreachableError("cards", f"{record.cards.bit_count()} cards", "four in a round")
    if record.phase == PLAY and record.played == record.cards:
        raise UnreachableError(
            "cards",
            "all four played",
            "the next round, or for a finished game its last verdict and the private part",
        )


def _check_calls(record: Position) -> None:
    """One call after each round; the last one's round is still written when time is up."""
    by_time = record.phase == OVER and record.hand == UNKNOWN
    if by_time and (record.round_number != ROUNDS or record.played != record.cards):
        raise UnreachableError("verdicts", "eight verdicts", "round 8 played to its end")
    check_calls(record, by_time)


def _check_standing(record: Position) -> None:
    """Everybody on a street of his own, but for who accused and who escaped."""
    places = list(record.place)
    if record.phase == OVER and record.hand != UNKNOWN:
        places.pop(record.hand)
    if max(places) >= OUT:
        raise UnreachableError("places", "somebody gone", "all on streets until Jack escapes")
    if len(set(places)) < len(places):
        raise UnreachableError("places", "two on one street", "one only, but for an accusation")


# --- alibi cards ----------------------------------------------------------------------------


def _check_draws(record: Position) -> None:
    """Whoever plays Holmes draws a card after his move, once in each two rounds."""
    number = record.round_number
    taken = {past + 1 for past in range(ROUNDS) if record.taker[past] != UNKNOWN}
    check_one_in_two("draws", taken, (number - 1) // 2)
    expected = {number} if _has_moved(record, HOLMES) else set()
    if number % 2 == 0 and not record.cards >> HOLMES & 1:
        expected.add(number - 1)
    if (found := {past for past in taken if past > (number - 1) // 2 * 2}) != expected:
        shown = ",".join(map(str, sorted(found))) or "none"
        raise UnreachableError(
            "draws", f"rounds {shown}", "a card in each round in which Holmes has moved, no other"
        )
    if number in taken and record.taker[number - 1] not in _players_of(record, HOLMES):
        raise UnreachableError("draws", f"round {number}", "it by a player who had that turn")


# --- who is cleared -------------------------------------------------------------------------


def _check_cleared(record: Position) -> None:
    """Nobody before the first call, never everybody."""
    if record.cleared and not count_calls(record):
        raise UnreachableError("cleared", "somebody", "- before the first call")
    if record.cleared == ALL_CHARACTERS:
        raise UnreachableError("cleared", "everybody", "Jack among the suspects")


def _check_stayed(record: Position) -> None:
    """Jack's side let him stay in a round in which Jack might have escaped."""
    for character, slug in enumerate(CHARACTERS):
        if not record.stayed >> character & 1:
            continue
        rounds = range(2, record.round_number + 1)
        if character in (GULL, STEALTHY) or not any(
            _may_have_stayed(record, character, number) for number in rounds
        ):
            raise UnreachableError("stayed", slug, "one whom Jack played after being missed")


def _may_have_stayed(record: Position, character: int, number: int) -> bool:
    """Whether Jack can have played the character in this round, and had no move for him."""
    if record.verdict[number - 2] != UNSEEN:
        return False
    now = record.round_number
    if number == now:
        return _has_moved(record, character) and JACK in _players_of(record, character)
    # In the first of two rounds the other four cards were on the table.
    return number != now - 1 or now % 2 == 1 or not record.cards >> character & 1


def _check_verdict(record: Position) -> None:
    """Right after a call the board still shows whom it cleared."""
    if (
        not count_calls(record)
        or (record.played and record.phase != OVER)
        or record.hand != UNKNOWN
    ):
        return
    check_last_call(record, ALL_CHARACTERS, _sights(record), record.cleared)


def _sights(record: Position) -> list[int]:
    """Who may have been visible at the latest call: its lamp went out only then."""
    array = from_plain(record)
    number = count_calls(record)
    if number >= PLAIN:
        return [doors.visible(array, 0)]
    sights = []
    for lamp, tile in enumerate(record.tile):
        if tile == 0:
            array[0].tile[lamp] = number
            sights.append(doors.visible(array, 0))
            array[0].tile[lamp] = 0
    return sights


# --- secrets --------------------------------------------------------------------------------


def _check_private(record: Position) -> None:
    """Jack can be Jack, all cards are different, and a finished game has no secrets."""
    check_secrets(record.jack, record.card, record.cleared | record.stayed, LETTERS)
    if record.phase != JACK_CARD and not identities(record):
        raise UnreachableError("private part", "nobody left to be Jack", "somebody")
    drawn = ALIBI_CARDS.drawn(record, DETECTIVE, JACK)
    if record.phase == OVER and UNKNOWN in (record.jack, *(record.card[n] for n in drawn)):
        raise UnreachableError("private part", "secrets", "none when the game is over")
