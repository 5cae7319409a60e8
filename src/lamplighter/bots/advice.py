"""What the strongest bot would do in somebody's place: where a hint comes from.

Like a bot it is given a view and nothing else, so a hint tells nobody what he may not know. The
same view is always given the same hint: asking again brings nothing new.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from lamplighter.bots.levels import LEVELS
from lamplighter.bots.registry import make_bot
from lamplighter.games.base import View

__all__ = ["Advice", "advise", "strongest"]


@dataclass(frozen=True)
class Advice:
    """The rest of a turn.

    Attributes:
        actions: the decisions that the turn still takes, at least one.
        chance: how likely whoever is to move wins after the first of them, 0 to 1, as the bot
            reckons; ``None`` where it cannot say.
    """

    actions: tuple[int, ...]
    chance: float | None


def strongest(game: str) -> str:
    """The bot that plays a game best, as `make_bot` takes it: that of the highest level."""
    return list(LEVELS.values())[-1][game]


def advise(view: View) -> Advice:
    """What to do with the turn that ``view``'s player is in, to its end."""
    bot: Any = make_bot(strongest(view.game.name))
    rng = random.Random(view.plies())
    actions: list[int] = []
    chance: float | None = None
    while True:
        action, worth = _decided(bot, view, rng)
        chance = worth if not actions else chance
        actions.append(action)
        view = view.preview(action)
        if view.is_terminal() or not view.game.state.goes_on(view.array):
            return Advice(tuple(actions), chance)


def _decided(bot: Any, view: View, rng: random.Random) -> tuple[int, float | None]:
    """One decision, and what it is worth where the bot can weigh.

    Of a bot that mixes, what it plays most often: a hint need not be unpredictable.
    """
    if not hasattr(bot, "weigh"):
        return bot.act(view, rng), None
    action, _, chance = max(bot.weigh(view, rng), key=lambda weighed: weighed[1:])
    return action, chance
