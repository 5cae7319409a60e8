"""The commands that play a game and look at one: play, replay, verify, show."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lamplighter.cli.answers import print_json
from lamplighter.cli.arguments import (
    SPECTATOR,
    AsJson,
    Viewer,
    seat_of,
    takes_game,
)
from lamplighter.cli.lines import tell
from lamplighter.cli.meant import Meant
from lamplighter.cli.texts import quoted, say
from lamplighter.cli.trouble import NO, bad_value
from lamplighter.games.base import HiddenInformationError, PositionError

if TYPE_CHECKING:
    from lamplighter.games.base import View
    from lamplighter.records import Verification
    from lamplighter.text.terminal import Colour

__all__ = ["play", "replay", "show", "verify"]


Plain = Annotated[bool, typer.Option("--plain", help=say("cli-option-plain"))]
InColour = Annotated[
    bool | None, typer.Option("--colour/--no-colour", help=say("cli-option-colour"))
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-argument-file"))]


@takes_game()
def play(
    game: Meant,
    role: Annotated[str | None, typer.Option(metavar="ROLE", help=say("cli-option-role"))] = None,
    opponent: Annotated[str | None, typer.Option(help=say("cli-option-opponent"))] = None,
    seed: Annotated[int | None, typer.Option(help=say("cli-option-seed-of-play"))] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help=say("cli-option-resume"))
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-option-save"))] = None,
    plain: Plain = False,
    colour: InColour = None,
) -> None:
    """A game at the terminal."""
    from lamplighter.bots import BOTS, LEVELS
    from lamplighter.text.play import play as play_at_terminal
    from lamplighter.text.settings import ANY_ROLE, HUMAN, PlaySettings

    if role is None or resume is not None:  # a game that goes on knows what it is
        decided = game.game()
    else:
        decided = game.game_with(role, [ANY_ROLE])
    names = [*LEVELS, *BOTS, HUMAN]
    if opponent is not None and opponent not in names:
        raise bad_value("--opponent", say("cli-no-opponent", name=quoted(opponent), names=names))
    settings = PlaySettings(
        game=decided,
        role=role,
        opponent=opponent,
        seed=seed,
        resume=resume,
        save=save,
        plain=plain,
        colour=_colour(colour),
    )
    raise typer.Exit(play_at_terminal(settings))


def replay(
    file: RecordFile,
    ply: Annotated[int | None, typer.Option(metavar="N", min=0, help=say("cli-option-ply"))] = None,
    viewer: Viewer = SPECTATOR,
    plain: Plain = False,
    colour: InColour = None,
    as_json: AsJson = False,
) -> None:
    """A recorded game, word by word, without telling what comes later."""
    from lamplighter.cli.stepping import Replay
    from lamplighter.records import game_of, is_told_all, load
    from lamplighter.text.terminal import Terminal

    record = load(file)
    seat = seat_of(viewer, game_of(record))
    if not is_told_all(record, seat):
        raise bad_value("--viewer", say("cli-still-secret", role=viewer))
    if ply is not None and ply > record.plies:
        raise bad_value("--ply", say("cli-no-ply", ply=quoted(str(ply)), plies=record.plies))
    game = Replay(record, seat)
    at = game.first_decision() if ply is None else ply
    if as_json:
        print_json({"ply": at, "plies": record.plies, **_described(game.view(at), viewer)})
        return
    terminal = Terminal.of_process(colour=_colour(colour), plain=plain)
    if ply is None and terminal.is_live:
        game.step_through(at, terminal, say)
    else:
        game.show(at, terminal, say)
        terminal.require_reader()


def verify(file: RecordFile, as_json: AsJson = False) -> None:
    """Whether a record is right from the first line to the last."""
    found = _verification(file)
    if as_json:
        print_json({"file": str(file), **found.as_dict()})
    else:
        values = {name: getattr(found, name) for name in ("moves", "chance", "verdicts")}
        path = quoted(str(file))
        tell(say(f"cli-verify-{found.status}", file=path, **values), whole=path)
        for finding in found.findings:
            tell(say("cli-verify-finding", finding=str(finding)))
        if found.status == "fair" and not found.client_seeds:
            tell(say("cli-verify-no-client-seed"))
        if not found.dealt:
            tell(say("cli-verify-not-dealt"))
    if not found.ok:
        raise typer.Exit(NO)


@takes_game("--game")
def show(
    position: Annotated[str, typer.Argument(metavar="POSITION", help=say("cli-argument-position"))],
    game: Meant,
    viewer: Viewer = SPECTATOR,
    plain: Plain = False,
    colour: InColour = None,
    as_json: AsJson = False,
) -> None:
    """One position, drawn or described."""
    one = game.game_of(position)
    seat = seat_of(viewer, one)
    try:
        state = one.parse_state(position)
    except PositionError as error:
        raise game.no_position(one, error) from None
    try:
        view = state.view(seat)
    except HiddenInformationError:
        raise bad_value("--viewer", say("cli-no-private-part", role=viewer)) from None
    if as_json:
        print_json(_described(view, viewer))
        return
    from lamplighter.text.show import show as show_at_terminal

    show_at_terminal(view, plain=plain, colour=_colour(colour))


def _colour(wanted: bool | None) -> Colour:
    if wanted is None:
        return "auto"
    return "always" if wanted else "never"


def _described(view: View, viewer: str) -> dict[str, Any]:
    """What a viewer may know of a position, as JSON."""
    knowledge = view.game.knowledge
    player = view.current_player()
    over = view.is_terminal()
    return {
        "game": view.game.name,
        "options": view.game.options,
        "viewer": viewer,
        "position": view.observation_string(),
        "round": view.round_number(),
        "to_move": None if over else [*view.game.roles, "chance"][player],
        "suspects": list(view.suspects()),
        "visible": list(knowledge.visible(view)),
        "jack_may_be": {
            slug: round(float(chance), 6)
            for slug, chance in knowledge.identity_posterior(view).items()
        },
        "returns": view.returns(),
    }


def _verification(path: Path) -> Verification:
    """What `records.verify` finds in a file, or why the file is no record at all."""
    from lamplighter.records import MAX_BYTES, RecordError, Verification, load, verify

    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) <= MAX_BYTES:
        try:
            return verify(data.decode())
        except UnicodeDecodeError:
            pass
    try:
        load(path)
    except RecordError as error:
        return Verification("wrong", (error.finding,))
    raise AssertionError("unreachable: a text that is no text was loaded")
