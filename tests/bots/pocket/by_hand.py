"""What actions are worth shortly before a call, by the public functions alone and slowly."""

from __future__ import annotations

from collections.abc import Mapping

from lamplighter import DETECTIVE, JACK, State, View
from lamplighter.bots.pocket.outlook import after_call, chase
from lamplighter.games.pocket import knowledge
from lamplighter.games.pocket.board import SUSPECTS

__all__ = ["hourglasses_of", "prospects", "shown", "spent", "with_reply", "worth"]


def spent(state: State) -> int:
    """How many tokens of this round are spent."""
    return int(state.record.spent).bit_count()


def worth(ended: View, before: View, suspect: str, hourglasses: Mapping[int, float]) -> float:
    """The investigator's chances if ``suspect`` is Jack and the round ends as in ``ended``."""
    sight = set(knowledge.visible(ended))
    seen = suspect in sight
    left = len(sight) if seen else len(ended.suspects()) - len(sight)
    number = before.round_number()
    if before.record.chase:
        return 1.0 if seen else chase(number)
    # In the even round after an odd one the other faces come up.
    alibi = number % 2 == 1 and "alibi" not in shown(before)
    return sum(
        chance * after_call(number, alibi, left, total + (not seen), seen)
        for total, chance in hourglasses.items()
    )


def shown(view: View) -> set[str]:
    """The faces that the first token shows."""
    return {"holmes"} if int(view.record.faces) & 1 else {"alibi"}


def hourglasses_of(view: View, suspect: str) -> dict[int, float]:
    """How likely each number of hourglasses is, if that suspect is Jack."""
    if view.viewer == JACK:
        return {knowledge.jack_hourglasses(view): 1.0}
    tokens = knowledge.hourglasses(view)
    found = {
        tokens + cards: float(chance)
        for (slug, cards), chance in knowledge.posterior(view).items()
        if slug == suspect
    }
    return {total: chance / sum(found.values()) for total, chance in found.items()}


def prospects(view: View, action: int) -> float:
    """What the mover makes of the last action of a round, by the public functions alone."""
    ended = view.preview(action)
    if view.viewer == JACK:
        jack = SUSPECTS[int(view.record.jack)]
        return -worth(ended, view, jack, hourglasses_of(view, jack))
    return sum(
        float(chance) * worth(ended, view, slug, hourglasses_of(view, slug))
        for slug, chance in knowledge.identity_posterior(view).items()
    )


def with_reply(state: State, role: int) -> dict[int, tuple[float, float]]:
    """Each action's prospects for ``role`` after the best reply of who moves last.

    Replies that are equally good for the one who makes them may differ for the other: the worst
    and the best of them.
    """
    view = state.view(role)
    beliefs = {slug: float(p) for slug, p in knowledge.identity_posterior(view).items()}
    hourglasses = {slug: hourglasses_of(view, slug) for slug in beliefs}
    found = {}
    for action in view.legal_actions():
        after = state.clone()
        after.apply_action(action)
        last = after.view(after.current_player())
        rows = [
            {slug: worth(last.preview(reply), view, slug, hourglasses[slug]) for slug in beliefs}
            for reply in last.legal_actions()
        ]
        if role == DETECTIVE:
            value = sum(beliefs[slug] * min(row[slug] for row in rows) for slug in beliefs)
            found[action] = value, value
            continue
        jack = SUSPECTS[int(view.record.jack)]
        means = [sum(beliefs[slug] * row[slug] for slug in beliefs) for row in rows]
        replies = [
            -row[jack] for row, mean in zip(rows, means, strict=True) if mean > max(means) - 1e-9
        ]
        found[action] = min(replies), max(replies)
    return found
