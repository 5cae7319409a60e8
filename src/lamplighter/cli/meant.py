"""Which game a command line means: by its name, an option, a role or a position.

What decides is asked of the catalogue: whatever only one game has means that game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from lamplighter.cli.texts import quoted, say
from lamplighter.cli.trouble import Refusal, bad_value
from lamplighter.games.base import Game, PositionError
from lamplighter.games.catalogue import GAMES, OPTIONS, load_game

__all__ = ["Meant", "one_of"]


@dataclass(frozen=True)
class Meant:
    """What was typed about the game, checked as it is asked for.

    Attributes:
        name: the game's name, if it was given.
        options: those that were given.
        place: the argument or option in which the name is typed.
    """

    name: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    place: str = "GAME"

    def game(self) -> Game | None:
        """The game, where its name or its options decide; what no game is or has is bad usage."""
        name = self._name()
        return None if name is None else load_game(name, **self.options)

    def game_with(self, role: str, others: Sequence[str] = ()) -> Game | None:
        """The same, where a role that only one game has may decide as well.

        Args:
            role: what was typed; bad usage if neither the game, or any game, has it.
            others: what may stand in the place of a role.
        """
        game = self.game()
        games = [load_game(name) for name in GAMES] if game is None else [game]
        known = [*dict.fromkeys(name for each in games for name in each.roles), *others]
        if game is not None:
            one_of(known, role, "--role", game)
            return game
        if role not in known:
            raise bad_value("--role", say("cli-no-role-at-all", name=quoted(role), names=known))
        having = [each for each in games if role in (*each.roles, *others)]
        return having[0] if len(having) == 1 else None

    def game_of(self, position: str) -> Game:
        """The game of a position string; what was typed must not contradict it.

        A position of a game with options begins with theirs. Where neither that nor what was
        typed decides, a game without options is meant.
        """
        named = self._name()
        for name in GAMES:
            if options := _options_in(position, name):
                self._must_agree(name, options)
                return load_game(name, **options)
        if named is not None:
            return load_game(named, **self.options)
        return load_game(next(name for name in GAMES if not OPTIONS[name]))

    def no_position(self, game: Game, why: PositionError) -> Refusal:
        """What to tell about a text that is no position of `game_of`, whose fault is ``why``."""
        told = [say("cli-no-position", game=game.name, why=str(why))]
        if self._name() is None and not OPTIONS[game.name]:
            first = {name: next(iter(OPTIONS[name].values())) for name in GAMES if OPTIONS[name]}
            told += [
                say("cli-position-of-another", game=name, names=list(values))
                for name, values in first.items()
            ]
        return Refusal(" ".join(told))

    def _name(self) -> str | None:
        """The name given, or that of the only game with the options given."""
        if self.name is not None and self.name not in GAMES:
            names = list(GAMES)
            raise bad_value(self.place, say("cli-no-game", name=quoted(self.name), names=names))
        name = self.name
        if name is None and self.options:
            having = [each for each in GAMES if OPTIONS[each].keys() >= self.options.keys()]
            if len(having) != 1:
                raise bad_value(self.place, say("cli-which-game", names=having or list(GAMES)))
            (name,) = having
        if name is not None:
            for option, value in self.options.items():
                _check_option(name, option, value)
        return name

    def _must_agree(self, name: str, options: Mapping[str, str]) -> None:
        """Refuse a name or an option that is not the position's."""
        if self.name not in (None, name):
            raise bad_value(self.place, say("cli-other-game", option=self.place, game=name))
        for option, value in self.options.items():
            if options.get(option) != value:
                told = say("cli-other-value", option=f"--{option}", value=options[option])
                raise bad_value(f"--{option}", told)


def one_of(names: Sequence[str], name: str, option: str, game: Game) -> str:
    """``name``, if it is one of ``names`` of the game; bad usage of that option if not."""
    if name not in names:
        raise bad_value(option, say("cli-no-role", name=quoted(name), game=game.name, names=names))
    return name


def _check_option(name: str, option: str, value: str) -> None:
    choices = OPTIONS[name].get(option)
    if choices is None:
        raise bad_value(f"--{option}", say("cli-no-option", game=name, option=option))
    if value not in choices:
        refusal = say("cli-no-value", option=option, value=quoted(value), names=list(choices))
        raise bad_value(f"--{option}", refusal)


def _options_in(position: str, name: str) -> dict[str, str]:
    """The options with which a position of that game begins; empty if it is none, or has none."""
    choices = OPTIONS[name]
    options = dict(zip(choices, position.split(" "), strict=False))
    fits = len(options) == len(choices) and all(options[key] in choices[key] for key in choices)
    return options if fits else {}
