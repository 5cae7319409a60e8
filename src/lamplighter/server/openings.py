"""How a table begins: the entries that open it, that seat somebody, and that deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from lamplighter.games.base import Game
from lamplighter.games.chance import ChanceStream, play_chance
from lamplighter.records import ClientSeed, Secret
from lamplighter.records.seeds import seed_to_text
from lamplighter.server.entries import Draft, numbered
from lamplighter.server.orders import RANDOM, Order, check_name, check_seed
from lamplighter.server.refusals import Refusal
from lamplighter.server.seals import Seals, new_secret
from lamplighter.server.seats import is_same, new_token
from lamplighter.server.table import Table

__all__ = ["chance_words", "opening", "rematch", "seating", "taking"]

ROLE_DOMAIN = "role"
"""What decides who plays whom, where an owner leaves it open, is called in the seed."""


def opening(table_id: str, order: Order, seals: Seals, guest: str, now: int) -> list[Draft]:
    """The entries of a new table with its owner seated; the deal too, where nobody is waited for.

    Raises `Refusal` for an order that makes no sense, and for a seal that there is not; a seal is
    used up only by an order that makes sense.
    """
    game = order.check()
    secret = new_secret() if order.seal is None else seals.use(order.seal)
    invited = order.opponent == "friend"
    body = {
        "game": game.name,
        "options": game.options,
        "opponent": order.opponent,
        "bot": order.bot,
        "clock": asdict(order.clock),
        "seed": _seed(secret),
        "owner": _role(game, order.role, secret),
        "keys": _new_keys(game),
        "invitation": new_token() if invited else None,
    }
    table, drafts = _opened(table_id, body, now)
    owner = table.roles[table.owner]
    other = table.roles[1 - table.owner]
    drafts += _played(table, seating(table, owner, guest, order.name, order.client_seed), now)
    if order.bot is not None:
        drafts += _played(table, seating(table, other, None, order.bot, None, order.bot), now)
    elif order.opponent == "here":
        drafts += _played(table, seating(table, other, guest, order.name, None), now)
    return drafts


def rematch(table: Table, table_id: str, client_seeds: Mapping[str, str], now: int) -> list[Draft]:
    """The entries of a table where the same two play again, with their roles swapped.

    The seed is the one that was committed to when the game ended. Client seeds are those that came
    with offer and answer, by the role that who sent it had until now.
    """
    assert table.next is not None
    roles = table.roles
    body = {
        "game": table.game.name,
        "options": table.game.options,
        "opponent": table.opponent,
        "bot": table.bot,
        "clock": asdict(table.terms),
        "seed": _seed(table.next),
        "owner": roles[1 - table.owner],
        "keys": _new_keys(table.game),
        "invitation": None,
        "before": table.id,
    }
    made, drafts = _opened(table_id, body, now)
    for player, seat in enumerate(table.seats):
        assert seat is not None
        role, seed = roles[1 - player], client_seeds.get(roles[player])
        first, *others = seat.guests or (None,)
        drafts += _played(made, seating(made, role, first, seat.name, seed, seat.bot), now)
        drafts += _played(
            made, [("joined", {"role": role, "guest": guest}) for guest in others], now
        )
    return drafts


def seating(
    table: Table,
    role: str,
    guest: str | None,
    name: str,
    client_seed: str | None,
    bot: str | None = None,
) -> list[Draft]:
    """The entries that seat a guest or a bot, and deal if that was the free seat."""
    body: dict[str, Any] = {"role": role, "name": check_name(name)}
    body |= {"bot": bot} if bot is not None else {"guest": guest}
    seeds = list(table.client_seeds)
    if check_seed(client_seed) is not None and client_seed is not None:
        body["client_seed"] = client_seed
        added = ClientSeed(role, bytes.fromhex(client_seed))
        seeds.insert(0 if role == table.roles[0] else len(seeds), added)
    drafts: list[Draft] = [("seated", body)]
    if sum(seat is None for seat in table.seats) == 1:
        words = chance_words(table, (), table.secret.stream(seeds))
        drafts += [("word", {"word": word}) for word in words]
    return drafts


def taking(
    table: Table, guest: str, token: str | None, name: str, client_seed: str | None
) -> list[Draft]:
    """The entries that give a guest a seat; none where he has it. Raises `Refusal`."""
    for role, key in table.keys.items():
        if is_same(token, key):
            return _joining(table, role, guest)
    invited = is_same(token, table.invitation)
    if token is not None and not invited:
        raise Refusal("no_such_key", "This link does not belong to any seat of this table.")
    if table.players_of(guest):
        return []
    if table.status == "over":
        raise Refusal("over", "The game is over.")
    free = table.free_player()
    if free is None:
        raise Refusal("seat_taken", "Somebody has taken that seat already.")
    if not invited and table.opponent != "anyone":
        raise Refusal("no_such_key", "This seat is kept for who has the invitation.")
    return seating(table, table.roles[free], guest, name, client_seed)


def _joining(table: Table, role: str, guest: str) -> list[Draft]:
    player = table.roles.index(role)
    if player in table.players_of(guest):
        return []
    seat = table.seats[player]
    if seat is None or seat.bot is not None:
        raise Refusal("no_such_key", "This link does not belong to any seat of this table.")
    return [("joined", {"role": role, "guest": guest})]


def chance_words(table: Table, words: Sequence[str], stream: ChanceStream) -> list[str]:
    """What chance brings after ``words``, which are played first; the table stays as it is."""
    state = table.state.clone()
    for word in words:
        state.apply_action(state.string_to_action(word))
    before = len(state.history())
    play_chance(state, stream)
    return state.words()[before:]


def _role(game: Game, wanted: str, secret: Secret) -> str:
    """The owner's role: decided by the seed alone where he takes either."""
    if wanted != RANDOM:
        return wanted
    return game.roles[secret.stream().below(ROLE_DOMAIN, 0, len(game.roles))]


def _seed(secret: Secret) -> str:
    return seed_to_text(secret.seed)


def _new_keys(game: Game) -> dict[str, str]:
    return {role: new_token() for role in game.roles}


def _opened(table_id: str, body: dict[str, Any], now: int) -> tuple[Table, list[Draft]]:
    draft: Draft = ("opened", body)
    (entry,) = numbered([draft], 0, now)
    return Table(table_id, entry), [draft]


def _played(table: Table, drafts: list[Draft], now: int) -> list[Draft]:
    """The drafts, after they have happened to ``table``."""
    for entry in numbered(drafts, table.number, now):
        table.apply(entry)
    return drafts
