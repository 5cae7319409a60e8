"""What a table makes of a wish: the entries that carry it out, or a refusal.

Nothing here changes the table. Refusals depend only on what both sides may know, or on the
asker's own words.
"""

from __future__ import annotations

from lamplighter.games.errors import IllegalActionError
from lamplighter.games.view import View
from lamplighter.records.seeds import seed_to_text
from lamplighter.server.entries import Draft
from lamplighter.server.openings import chance_words
from lamplighter.server.orders import check_seed
from lamplighter.server.refusals import Refusal
from lamplighter.server.seals import new_secret
from lamplighter.server.table import RULES, Table
from lamplighter.server.wishes import (
    Answer,
    Cancel,
    Claim,
    Matter,
    Offer,
    Play,
    Resign,
    Wish,
    Withdraw,
)

__all__ = [
    "abandoned",
    "can",
    "carried_out",
    "decided",
    "flag_fall",
    "view_to_move",
    "was_played",
]


def carried_out(table: Table, player: int, wish: Wish) -> list[Draft]:
    """The entries that carry out what ``player`` wishes. Raises `Refusal`.

    Whether a `Claim` is justified must have been looked up before: absence is not in the log.
    """
    match wish:
        case Play():
            view_to_move(table, player, wish.ply, wish.undos)
            return decided(table, wish.words)
        case Offer():
            return _offered(table, player, wish)
        case Answer():
            return _answered(table, player, wish)
        case Withdraw():
            if table.offers[wish.what] != player:
                raise _no_offer()
            return [("withdrawn", {"what": wish.what, "role": table.roles[player]})]
        case Cancel():
            return _cancelled(table, player)
        case Resign():
            _require_playing(table)
            return [_ended(table, "resignation", 1 - player)]
        case Claim():
            _require_playing(table)
            return [_ended(table, "absence", player if wish.how == "win" else None)]


def can(table: Table, player: int | None) -> list[str]:
    """What a viewer may ask for now; claims apart, which depend on who is present."""
    if player is None:
        return []
    if table.status == "waiting":
        return ["cancel"] if player == table.owner else []
    if table.status == "over":
        again = table.rematch is None and table.next is not None
        return ["rematch"] if again and _is_open(table, player, "rematch") else []
    possible = ["resign"]
    if not table.has_moved:
        possible.append("cancel")
    ply = table.last_turn_of(player)
    if ply is not None and ply >= table.revealed and _is_open(table, player, "undo"):
        possible.append("undo")
    if _is_open(table, player, "stop"):
        possible.append("stop")
    return possible


def was_played(table: Table, player: int, wish: Play) -> bool:
    """Whether a wish repeats the latest words of its seat, which have been played already.

    Only words that a player of this seat decided on are looked at: an answer about any other, an
    outcome of chance above all, would confirm a guess at what is hidden.
    """
    end = wish.ply + len(wish.words)
    if not wish.words or wish.undos != table.undos or not 0 <= wish.ply < end <= table.ply:
        return False
    turn = max((turn for turn in table.turns if turn[0] <= wish.ply), default=None)
    if turn is None or turn != (table.last_turn_of(player), player):
        return False
    is_own = table.decided_by(player, wish.ply, end)
    return is_own and tuple(table.state.words()[wish.ply : end]) == wish.words


def view_to_move(table: Table, player: int, ply: int, undos: int | None = None) -> View:
    """What the player to move knows, for a wish that was made at ``ply``. Raises `Refusal`."""
    _require_playing(table)
    if ply != table.ply or undos not in (None, table.undos):
        raise Refusal(
            "stale",
            "The game has gone on since. Nothing was played.",
            ply=table.ply,
            undos=table.undos,
        )
    if table.player_to_move() != player:
        raise Refusal("not_your_turn", "It is the other side's turn.", ply=table.ply)
    return table.state.view(player)


def decided(table: Table, words: tuple[str, ...]) -> list[Draft]:
    """The entries for words of the player to move, what chance adds, and the end if it is one."""
    state = table.state.clone()
    if not words:
        raise Refusal("not_possible", "There is no word to play.", words=[])
    for number, word in enumerate(words):
        try:
            if number and not state.goes_on():
                raise IllegalActionError
            state.apply_action(state.string_to_action(word))
        except IllegalActionError:
            raise Refusal(
                "not_possible",
                "That is not possible here. Nothing was played.",
                words=list(words[: number + 1]),
                ply=table.ply,
            ) from None
    brought: list[str] = []
    if state.is_chance_node():
        brought = chance_words(table, words, table.stream)
        for word in brought:
            state.apply_action(state.string_to_action(word))
    drafts: list[Draft] = [("word", {"word": word}) for word in (*words, *brought)]
    if state.is_terminal():
        drafts.append(_ended(table, RULES, 0 if state.returns()[0] > 0 else 1))
    return drafts


def flag_fall(table: Table, now: int) -> tuple[int, Draft] | None:
    """When time was up, and the entry that says so; nothing while there is time."""
    deadline, running = table.clock.deadline(), table.clock.running
    if deadline is None or running is None or deadline > now:
        return None
    return max(deadline, table.at), _ended(table, "time", 1 - running)


def abandoned(table: Table) -> Draft:
    """The end of a game that nobody has come back to."""
    return _ended(table, "absence", None)


# --- consent ------------------------------------------------------------------------------------


def _offered(table: Table, player: int, wish: Offer) -> list[Draft]:
    what, role = wish.what, table.roles[player]
    _require_offerable(table, player, what)
    if table.offers[what] == 1 - player:
        return _answered(table, player, Answer(what, accept=True, client_seed=wish.client_seed))
    if table.offers[what] == player:
        return []  # it stands already
    if not table.may_propose(player, what):
        raise Refusal("too_often", "That was proposed often enough; now it is up to the others.")
    added = _added(role, check_seed(wish.client_seed))
    body = {"what": what, "role": role, **({"client_seed": added[role]} if added else {})}
    drafts: list[Draft] = [("offered", body)]
    if table.consents(1 - player):
        drafts += _accepted(table, player, what, added)
    return drafts


def _is_open(table: Table, player: int, what: Matter) -> bool:
    """Whether nobody proposes something just now and this side still may."""
    return table.offers[what] is None and table.may_propose(player, what)


def _added(role: str, client_seed: str | None) -> dict[str, str]:
    return {} if client_seed is None else {role: client_seed}


def _require_offerable(table: Table, player: int, what: Matter) -> None:
    """Refuse what cannot be done even if both sides want it."""
    if what == "rematch":
        if table.status != "over":
            raise Refusal("still_running", "The game is not over yet.")
        if table.rematch is not None or table.next is None:
            raise Refusal("too_late", "There is no rematch of this game to agree on any more.")
        return
    _require_playing(table)
    if what == "undo":
        ply = table.last_turn_of(player)
        if ply is None:
            raise Refusal("nothing_to_undo", "You have not played a turn yet.")
        if ply < table.revealed:
            raise Refusal("revealed", "Something was revealed after that turn, so it stays.")


def _answered(table: Table, player: int, wish: Answer) -> list[Draft]:
    other = 1 - player
    if table.offers[wish.what] != other:
        raise _no_offer()
    if not wish.accept:
        role = table.roles[player]
        return [("answered", {"what": wish.what, "role": role, "accept": False})]
    _require_offerable(table, other, wish.what)
    added = _added(table.roles[other], table.offered_seed)
    added |= _added(table.roles[player], check_seed(wish.client_seed))
    return _accepted(table, other, wish.what, added)


def _accepted(table: Table, offerer: int, what: Matter, added: dict[str, str]) -> list[Draft]:
    """The answer of the side that was asked, and what follows from it.

    The table of a rematch is named by whoever opens it; ``added`` are the client seeds for it.
    """
    role = table.roles[1 - offerer]
    drafts: list[Draft] = [("answered", {"what": what, "role": role, "accept": True})]
    if what == "undo":
        ply = table.last_turn_of(offerer)
        drafts.append(("undone", {"ply": ply, "role": table.roles[offerer]}))
    elif what == "stop":
        drafts.append(_ended(table, "agreement", None))
    else:
        drafts.append(("rematched", {"client_seeds": added}))
    return drafts


# --- ends -----------------------------------------------------------------------------------------


def _cancelled(table: Table, player: int) -> list[Draft]:
    if table.status == "over":
        raise _over()
    if table.has_moved:
        raise Refusal("too_late", "The first move has been played; you can still resign.")
    if table.status == "waiting" and player != table.owner:
        raise Refusal("not_your_seat", "Only who opened the table can close it.")
    return [_ended(table, "cancelled", None)]


def _ended(table: Table, how: str, winner: int | None) -> Draft:
    """The end. A rematch's seed is made with it: committed to before its client seeds are known."""
    body = {"how": how, "winner": None if winner is None else table.roles[winner]}
    if how != "cancelled":
        body["next_seed"] = seed_to_text(new_secret().seed)
    return "ended", body


def _require_playing(table: Table) -> None:
    if table.status == "waiting":
        raise Refusal("waiting", "The other seat is still free.")
    if table.status == "over":
        raise _over()


def _over() -> Refusal:
    return Refusal("over", "The game is over.")


def _no_offer() -> Refusal:
    return Refusal("no_offer", "There is no such proposal any more.")
